"""A game at the table, driven through standard input."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from tests.cli.tables import BOTH_SETS, Run, one_line

ENDS = {"en": ("You win!", "The opponent wins."), "fr": ("Vous gagnez", "L'adversaire gagne.")}
FIRST = ("play", "mindbug", "--opponent", "random", "--lang", "en")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_whole_game_can_be_played_by_numbers(run: Run, lang: str, seed: int) -> None:
    luck = random.Random(seed)
    lines = [str(luck.randint(1, 6)) for _ in range(600)]
    said = run(
        "play", "mindbug", "--sets", BOTH_SETS, "--opponent", "random", "--seed", str(seed), "--lang", lang, lines=lines
    )
    assert (said.code, said.err) == (0, "")
    assert any(end in said.out for end in ENDS[lang])


def test_every_text_is_plain_where_nobody_looks_at_a_screen(run: Run) -> None:
    said = run(*FIRST, "--seed", "7", lines=["1"] * 300)
    assert "\x1b" not in said.out
    assert "\r" not in said.out


def test_equal_seeds_and_input_print_the_same(run: Run) -> None:
    first, second = (run("play", "mindbug", "--seed", "9", lines=["1", "hint", "2", "1", "1"]) for _ in range(2))
    assert first == second


def test_the_beginning_says_who_starts_and_why(run: Run) -> None:
    said = one_line(run(*FIRST, "--seed", "7").out)
    assert "Mindbug with First Contact." in said
    assert "the higher power begins" in said
    assert "starts." in said or "You start." in said


@pytest.mark.parametrize("typed", ["play Gorillion", "PLAY  gorillion", "gorillion", "jouer gorillion"])
def test_a_choice_can_be_typed_in_words(run: Run, typed: str) -> None:
    lang = "fr" if typed.startswith("jouer") else "en"
    said = run(
        "play", "mindbug", "--seed", str(_seed_with("Gorillion")), "--opponent", "random", "--lang", lang, lines=[typed]
    )
    assert "Vous jouez Gorillion (10)." in said.out or "You play Gorillion (10)." in said.out


def _seed_with(name: str) -> int:
    """A seed by which seat A starts with a card in the opening hand."""
    import ludobug

    game = ludobug.load("mindbug")
    for seed in range(1000):
        state = game.new_state(seed=seed)
        if state.actor == 0 and name in state.view(0)["A"]["hand"]:
            return seed
    raise AssertionError(name)


@pytest.mark.parametrize(
    ("lang", "typed", "answer"),
    [
        ("en", "99", "Type a number from 1 to"),
        ("fr", "99", "Tapez un numéro de 1 à"),
        ("en", "0", "Type a number from 1 to"),
        ("en", "dance", "dance is not possible: a turn action is due: play a card, attack or use an Action"),
        ("fr", "danser", "danser n'est pas possible : une action est due : jouez une carte, attaquez ou utilisez une"),
        ("en", "pass", "passing is not allowed while a turn action is possible [MB-TURN-03]"),
        ("fr", "pass", "on ne passe pas son tour tant qu'une action est possible [MB-TURN-03]"),
        ("en", "undo", "There is no decision of yours to take back."),
        ("fr", "annuler", "Aucune décision de votre part à reprendre."),
    ],
)
def test_what_is_not_possible_is_refused_with_the_reason(run: Run, lang: str, typed: str, answer: str) -> None:
    seed = str(_seed_with("Gorillion"))
    said = run("play", "mindbug", "--seed", seed, "--lang", lang, lines=[typed])
    plain = one_line(said.out).replace("\u00a0", " ").replace("\u202f", " ")
    assert answer in plain
    assert said.code == 0


def test_control_signs_in_the_input_do_no_harm(run: Run) -> None:
    said = run(*FIRST, "--seed", "7", lines=["\x00", "\x1b[2J", "?\x07", "１", "²", "1" * 5000, "é" * 300])
    assert said.code == 0
    assert "\x1b" not in said.out
    assert "\x07" not in said.out


@pytest.mark.parametrize(
    ("lang", "typed", "answers"),
    [
        ("en", "?", ["To choose, type the number", "hint", "undo", "save FILE"]),
        ("fr", "aide", ["Pour choisir, tapez le numéro", "conseil", "annuler", "sauver FICHIER"]),
        ("en", "? tiger squirrel", ["Tiger Squirrel  power 3", "SNEAKY  When", "First Contact", "known from print"]),
        ("en", "?hyenix", ["Hyenix  power 7", "New Servants"]),
        ("fr", "? plated", ["Plated Scorpion  puissance 2", "CORIACE", "2 exemplaires"]),
        ("en", "? plted scorpon", ["There is no card plted scorpon. Do you mean Plated Scorpion?"]),
        ("fr", "? plted scorpon", ["Il n'y a pas de carte plted scorpon. Est-ce Plated Scorpion ?"]),
        ("en", "rules MB-TOUGH-06", ["MB-TOUGH-06", "Exhaustion lasts", "Given: ", "Then: "]),
        ("fr", "règle mb-tough-06", ["qu'en anglais", "MB-TOUGH-06"]),
        ("en", "rules MB-TUFF-06", ["There is no rule MB-TUFF-06. Do you mean MB-"]),
        ("en", "rules", ["Which rule?"]),
        ("en", "table", ["Hand:", "no creatures in play"]),
        ("en", "log", ["the higher power begins"]),
        ("fr", "journal", ["la plus haute puissance"]),
        ("en", "hint", ["Best is ", "Your chance to win is about "]),
        ("fr", "conseil", ["Le mieux est ", "Vos chances de gagner"]),
        ("en", "save", ["Which file?"]),
    ],
)
def test_orders_answer(run: Run, lang: str, typed: str, answers: list[str]) -> None:
    said = run("play", "mindbug", "--seed", str(_seed_with("Gorillion")), "--lang", lang, lines=[typed])
    after = one_line(said.out.split(f"> {typed}")[1]).replace("\u202f", " ")
    for answer in answers:
        assert answer in after


def test_the_hint_is_one_of_the_choices(run: Run) -> None:
    said = run("play", "mindbug", "--seed", "12", "--lang", "en", lines=["hint"])
    number, label = one_line(said.out).split("Best is ")[1].split(". Your")[0].split(": ")
    assert f"{number}  {label}" in said.out


def test_the_end_of_the_input_leaves_the_game_and_says_how_to_go_on(run: Run) -> None:
    said = run(*FIRST, "--seed", "7", lines=["1"])
    assert said.code == 0
    assert said.out.endswith("The game is kept. To go on: ludobug play --resume\n")


def test_an_interruption_leaves_the_game_and_says_how_to_go_on(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("ludobug.cli.play.keyboard.Keyboard.ask", interrupt)
    said = run(*FIRST, "--seed", "7")
    assert said.code == 130
    assert "ludobug play --resume" in said.out


def test_two_at_one_keyboard_each_see_only_their_own_hand(run: Run) -> None:
    said = run("play", "mindbug", "--seat", "both", "--seed", "7", "--lang", "en", lines=["1"] * 400)
    assert said.code == 0
    assert "Player A decides now. Pass the keyboard." in said.out
    assert "Player B decides now. Pass the keyboard." in said.out
    screens = said.out.split("Pass the keyboard.")[1:]
    assert all(screen.count("Hand:") <= 1 for screen in screens[:-1] if screen.count("── You") == 1)
    assert "wins." in screens[-1]


def test_watching_asks_nothing_and_ends_with_the_winner(run: Run) -> None:
    said = run("play", "mindbug", "--seat", "none", "--opponent", "random", "--seed", "4", "--lang", "fr")
    assert said.code == 0
    assert "> " not in said.out
    assert said.out.rstrip().endswith("n'a plus de point de vie.") or "ne peut ni jouer" in said.out


def test_seat_b_plays_from_the_other_side(run: Run) -> None:
    said = run(
        "play", "mindbug", "--seat", "B", "--opponent", "random", "--seed", "2", "--lang", "en", lines=["1"] * 400
    )
    assert any(end in said.out for end in ENDS["en"])


def test_the_same_table_is_not_printed_twice_in_a_row(run: Run) -> None:
    said = run(*FIRST, "--seed", "7", lines=["1"] * 300)
    tables = [part for part in said.out.split("\n\n") if part.startswith("Turn ")]
    assert all(first != second for first, second in pairwise(tables))
