"""The catalogues say the same in every language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from string import Formatter

import pytest

import ludobug
from ludobug.cli.guide import guide_of
from ludobug.cli.messages import CATALOGUES, Messages
from ludobug.cli.messages.fr import typeset
from ludobug.cli.plain.guide import PlainGuide
from ludobug.games import GAMES

SOURCES = Path(ludobug.__file__).parent
GUIDES = {game: guide for game in GAMES if isinstance(guide := guide_of(game), PlainGuide)}
ALL = {"": CATALOGUES, **{game: guide.texts for game, guide in GUIDES.items()}}
"""What every game says, and what each says for itself, by language."""
FRENCH = {(game, key): text for game, texts in ALL.items() for key, text in texts["fr"].items()} | {
    (game, rule): text for game, guide in GUIDES.items() for rule, text in guide.refusals.get("fr", {}).items()
}
Catalogues = Mapping[str, Mapping[str, str]]
each = pytest.mark.parametrize("catalogues", ALL.values(), ids=lambda catalogues: catalogues["en"].get("title", "all"))


def places(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


@each
def test_all_languages_have_the_same_messages(catalogues: Catalogues) -> None:
    assert set(catalogues["en"]) == set(catalogues["fr"])


@each
def test_a_message_takes_the_same_values_in_every_language(catalogues: Catalogues) -> None:
    for key, english in catalogues["en"].items():
        spoken = {"n"} if key.endswith(".one") else set()
        assert places(english) - spoken == places(catalogues["fr"][key]) - spoken, key


@each
def test_every_plural_has_its_singular(catalogues: Catalogues) -> None:
    for texts in catalogues.values():
        for key in texts:
            if key.endswith((".one", ".many")):
                stem = key.rpartition(".")[0]
                assert {f"{stem}.one", f"{stem}.many"} <= set(texts)


@each
def test_every_sentence_about_a_seat_has_both_persons(catalogues: Catalogues) -> None:
    for texts in catalogues.values():
        for key in texts:
            for person, other in (("you", "they"), ("they", "you")):
                if f".{person}" in key and not key.startswith("who."):
                    assert key.replace(f".{person}", f".{other}") in texts


def test_french_has_its_blanks_before_high_signs() -> None:
    for key, text in FRENCH.items():
        assert not re.search(r"[\w})] [:;!?»]|« ", text), key
        assert not re.search(r"[a-zà-ÿ](?=[;?])", text), key


def test_the_blanks_are_the_ones_that_never_break() -> None:
    assert typeset("Main : « un » ; deux ! trois ?") == ("Main\u00a0: «\u00a0un\u00a0»\u202f; deux\u202f! trois\u202f?")


@each
def test_no_french_message_was_left_in_english(catalogues: Catalogues) -> None:
    same = {key for key, english in catalogues["en"].items() if english == catalogues["fr"][key]}
    worded = {key for key in same if re.search(r"[a-z]{4}", re.sub(r"{\w+}", "", catalogues["en"][key]))}
    assert worded <= {
        "title",
        "family.bonus",
        "family.malus",
        "card.octonite",
        "note.octonite",
        "note.source.boost",
        "table.mindbugs",
        "table.mindbugs.short",
        "table.points",
    }


@pytest.mark.parametrize("game", [game for game, guide in GUIDES.items() if guide.refusals])
def test_every_refusal_that_cites_a_rule_has_its_reason_in_french(game: str) -> None:
    cited = set(re.findall(r"[A-Z]{2}-[A-Z]+-\d+", (SOURCES / f"games/{game}/refusal.py").read_text(encoding="utf-8")))
    assert cited
    assert cited - set(GUIDES[game].refusals["fr"]) == set()


def test_counts_choose_the_form_of_their_language() -> None:
    english, french = Messages("en"), Messages("fr")
    assert [english.count("cards.count", number) for number in (0, 1, 2)] == ["0 cards", "1 card", "2 cards"]
    assert [french.count("cards.count", number) for number in (0, 1, 2)] == ["1 carte", "1 carte", "2 cartes"]


def test_lists_are_joined_as_people_write_them() -> None:
    assert Messages("en").list(["a", "b", "c"]) == "a, b and c"
    assert Messages("fr").list(["a", "b"], "or") == "a ou b"
    assert Messages("fr").list(["a"]) == "a"


def test_keys_that_the_code_writes_out_exist() -> None:
    texts = {key: text for catalogues in ALL.values() for key, text in catalogues["en"].items()}
    stems = {key.removesuffix(f".{end}") for key in texts for end in ("one", "many", "you", "they")}
    stems |= {stem.removesuffix(f".{end}") for stem in stems for end in ("you", "they")}
    pattern = re.compile(r"(?:messages|says|counts|count)\(\s*\"([a-z_.]+)\"")
    used = {
        key for path in (SOURCES / "cli").rglob("*.py") for key in pattern.findall(path.read_text(encoding="utf-8"))
    }
    assert len(used) > 40
    assert used - set(texts) - stems == set()


@pytest.mark.parametrize("game", list(GAMES))
def test_no_message_of_a_game_takes_the_place_of_one_of_the_table(game: str) -> None:
    for lang, texts in guide_of(game).texts.items():
        assert set(texts).isdisjoint(CATALOGUES[lang])
