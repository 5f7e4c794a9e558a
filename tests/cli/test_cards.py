"""Cards are listed, found by name, and given as JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludobug.games import GAMES
from ludobug.games.mindbug.cards import SETS
from ludobug.games.mindbug.cards.energy import ENERGY
from ludobug.games.mindbug.language.json_form import card_to_json
from ludobug.games.mindbug.language.words import Keyword
from tests.cli.tables import Run, one_line

KEYS = {"name", "set", "copies", "power", "keywords", "octonite", "dice", "evolution", "text", "provenance"}
ALL = [card for cards in SETS.values() for card in cards]


@pytest.mark.parametrize("arguments", [(), ("mindbug",)])
def test_every_card_is_listed_under_its_set(run: Run, arguments: tuple[str, ...]) -> None:
    said = run("cards", *arguments, "--lang", "en")
    assert said.code == 0
    for card in ALL:
        assert f"\n  {card.name}" in said.out
    for set_id in SETS:
        assert f"({set_id}, " in said.out


def test_a_set_can_be_listed_alone(run: Run) -> None:
    said = run("cards", "--set", "new-servants")
    assert "Hyenix" in said.out
    assert "Gorillion" not in said.out


def test_json_describes_every_shipped_card(run: Run) -> None:
    listed = json.loads(run("cards", "--json").out)
    assert [entry["name"] for entry in listed] == [card.name for card in (*ALL, *ENERGY)]
    for entry in listed[: len(ALL)]:
        assert set(entry) == KEYS
        assert set(entry["text"]) == {"en", "fr"}
        assert entry["set"] in SETS
        assert set(entry["keywords"]) <= {keyword.value for keyword in Keyword}
        assert all(type(entry[name]) is int for name in ("copies", "power", "octonite", "dice"))
        assert entry["provenance"] in ("print", "reconstruction")


def test_json_describes_every_energy_card(run: Run) -> None:
    listed = json.loads(run("cards", "--json", "--set", "energy").out)
    assert [(entry["name"], entry["price"]) for entry in listed] == [(card.name, card.price) for card in ENERGY]
    assert all(set(entry) == {"name", "set", "copies", "price", "text", "provenance"} for entry in listed)
    assert all(set(entry["text"]) == {"en", "fr"} and entry["set"] == "energy" for entry in listed)


def test_an_energy_card_is_shown_with_its_price_and_its_text_in_both_languages(run: Run) -> None:
    shown = run("cards", "ambush").out
    assert "price 2 Energy" in shown
    assert "Defeat an enemy creature." in shown
    said = run("cards", "ambush", "--lang", "fr").out
    assert "prix 2 énergie" in said
    assert "Détruisez une créature ennemie." in said


def test_json_of_a_card_without_evolution_says_null(run: Run) -> None:
    [entry] = json.loads(run("cards", "gorillion", "--json").out)
    assert entry == {
        "name": "Gorillion",
        "set": "first-contact",
        "copies": 1,
        "power": 10,
        "keywords": [],
        "octonite": 0,
        "dice": 0,
        "evolution": None,
        "text": {"en": "", "fr": ""},
        "provenance": "print",
    }


@pytest.mark.parametrize("name", ["Sharky Crab-Dog-Mummypus", "sharky crab dog mummypus", "SHARKY", "mummypus"])
def test_a_card_is_found_as_people_type_it(run: Run, name: str) -> None:
    assert run("cards", name, "--lang", "en").out.startswith("Sharky Crab-Dog-Mummypus  power 5")


def test_a_card_is_explained_in_both_languages(run: Run) -> None:
    english = one_line(run("cards", "shark dog", "--lang", "en").out)
    french = one_line(run("cards", "shark dog", "--lang", "fr").out)
    assert "Attack: Defeat an enemy creature" in english
    assert "HUNTER  When this creature attacks" in english
    assert "Attaque\u00a0: Détruisez une créature ennemie" in french
    assert "CHASSEUR  Quand cette créature attaque" in french


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (("gorilion",), "ludobug: no card 'gorilion'; did you mean Gorillion"),
        (("bug",), "ludobug: no card 'bug'; did you mean "),
        (("xyzzy",), "ludobug: no card 'xyzzy'\n"),
        (("",), "ludobug: no card ''"),
        (("--set", "second-contact"), "ludobug: no set 'second-contact'; there are first-contact, "),
        (("--set", "none.json"), "ludobug: none.json: cannot be read"),
        (("--set", "new-servants", "gorillion"), "ludobug: no card 'gorillion'"),
    ],
)
def test_what_is_not_there_is_refused_in_one_line(run: Run, arguments: tuple[str, ...], error: str) -> None:
    said = run("cards", *arguments)
    assert said.code == 2
    assert said.out == ""
    assert said.err.startswith(error)
    assert said.err.count("\n") == 1


def test_cards_of_a_custom_set_are_shown_with_the_mark_of_reconstructions(run: Run, tmp_path: Path) -> None:
    card = {**card_to_json(ALL[0]), "name": "Paper Tiger", "provenance": "reconstruction"}
    path = tmp_path / "mine.json"
    path.write_text(json.dumps({"id": "my-set", "name": "My Set", "cards": [card]}), encoding="utf-8")
    said = run("cards", "--set", str(path), "--lang", "en")
    assert said.code == 0
    assert "  Paper Tiger *" in said.out
    assert "* a reconstruction of ours" in said.out
    assert "a reconstruction of ours" in run("cards", "--set", str(path), "paper tiger", "--lang", "en").out


def test_the_mark_of_reconstructions_is_never_cut_off(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    listed = run("cards", "millebugs", "--lang", "fr").out
    names = [line for line in listed.splitlines() if line.startswith("  ") and not line.startswith("   ")]
    assert len(names) == 17
    assert all(" *" in line for line in names)


def test_the_cards_of_every_game_are_listed_found_and_given_as_json(run: Run) -> None:
    for game in GAMES:
        assert run("cards", game, "--lang", "fr").code == 0
        listed = json.loads(run("cards", game, "--json").out)
        assert len(listed) > 10
        name = listed[-1]["name"]
        assert run("cards", game, name).out.startswith(name)
        assert json.loads(run("cards", name, "--json").out)[0]["name"] == name


def test_games_and_cards_are_told_apart(run: Run) -> None:
    assert run("cards", "chess", "queen").err == "ludobug: no game 'chess'; there are " + ", ".join(GAMES) + "\n"
    assert "put a name of several words in quotes" in run("cards", "mindbug", "tiger", "squirrel").err
