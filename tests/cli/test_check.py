"""The shipped cards are compared with the facts of the printed ones."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ludobug.cli.guide import guide_of
from ludobug.games import GAMES
from ludobug.games.mindbug.cards import SETS
from ludobug.rulebook.facts import compare, facts
from tests.cli.tables import Run, one_line

BOXES = {"first-contact": 48, "new-servants": 24}


@pytest.mark.parametrize("game", GAMES)
def test_the_cards_of_every_game_have_the_facts_of_their_prints(run: Run, game: str) -> None:
    assert compare(game, guide_of(game).facts()).differences == ()
    said = run("cards", game, "--check")
    assert said.code == 0
    assert said.out.startswith(f"{game}: no difference; ")


def test_all_games_are_compared_where_none_is_named(run: Run) -> None:
    said = run("cards", "--check")
    assert said.code == 0
    assert [f"\n{game}: no difference; " in f"\n{said.out}" for game in GAMES] == [True] * len(GAMES)


def test_every_shipped_set_is_compared_and_the_others_are_named(run: Run) -> None:
    found = compare("mindbug", guide_of("mindbug").facts())
    assert set(SETS) <= set(found.compared)
    assert set(found.compared) | set(found.missing) == {fact["set"] for fact in facts("mindbug")}
    assert not set(found.missing) & set(SETS)
    said = one_line(run("cards", "mindbug", "--check").out)
    assert all(f"{set_id} ({size})" in said for set_id, size in {**found.compared, **found.missing}.items())


def test_the_facts_hold_every_card_of_every_box() -> None:
    counts = {set_id: sum(fact["copies"] for fact in facts("mindbug") if fact["set"] == set_id) for set_id in BOXES}
    assert counts == BOXES
    assert sum("power" in fact for fact in facts("mindbug")) == 269
    assert sum(fact["set"] == "energy" for fact in facts("mindbug")) == 16
    assert sum(fact["copies"] for fact in facts("millebugs")) == 86
    sizes = [sum(fact["set"] == group for fact in facts("moogle")) for group in ("heroes", "monsters", "yiazmat")]
    assert sizes == [6, 10, 4]
    assert sum("power" in fact and fact["set"] != "heroes" for fact in facts("moogle")) == 60


@pytest.mark.parametrize(
    ("change", "difference"),
    [
        ({"power": 9}, "first-contact: Bee Bear: power is 9, in the facts 8"),
        ({"copies": 2}, "first-contact: Bee Bear: copies is 2, in the facts 1"),
        ({"octonite": 1}, "first-contact: Bee Bear: octonite is 1, in the facts None"),
        ({"number": ""}, "first-contact: Bee Bear: number is '', in the facts '02/32'"),
        (
            {"keywords": SETS["first-contact"][0].keywords},
            "first-contact: Bee Bear: keywords is ['POISONOUS'], in the ",
        ),
    ],
)
def test_a_card_that_differs_is_named_with_what_differs(
    run: Run, monkeypatch: pytest.MonkeyPatch, change: dict[str, object], difference: str
) -> None:
    cards = [replace(card, **change) if card.name == "Bee Bear" else card for card in SETS["first-contact"]]
    monkeypatch.setitem(SETS, "first-contact", tuple(cards))
    said = run("cards", "mindbug", "--check")
    assert said.code == 1
    assert difference in one_line(said.out)
    assert "mindbug: 1 difference; " in said.out


def test_cards_that_are_missing_or_unknown_are_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    first, *others = SETS["new-servants"]
    monkeypatch.setitem(SETS, "new-servants", (*others, replace(first, name="Paper Tiger")))
    said = run("cards", "mindbug", "--check")
    assert said.code == 1
    assert f"new-servants: {first.name} is missing" in said.out
    assert "new-servants: Paper Tiger is not in the facts" in said.out
    assert "mindbug: 2 differences; " in said.out


def test_what_is_not_known_is_not_compared() -> None:
    [unknown, *_] = [fact for fact in facts("mindbug") if fact["set"] == "promo" and fact["copies"] is None]
    found = compare("mindbug", [{**unknown, "copies": 4}])
    assert [line for line in found.differences if "copies" in line] == []


def test_a_card_that_is_there_twice_is_named() -> None:
    card = facts("mindbug")[0]
    assert "first-contact: Axolotl Healer is there 2 times" in compare("mindbug", [card, card]).differences


def test_single_cards_are_not_compared(run: Run) -> None:
    assert run("cards", "gorillion", "--check").code == 2
    assert run("cards", "--set", "first-contact", "--check").code == 2
