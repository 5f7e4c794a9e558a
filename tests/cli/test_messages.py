"""The catalogues say the same in every language."""

from __future__ import annotations

import re
from pathlib import Path
from string import Formatter

import ludobug
from ludobug.cli.messages import CATALOGUES, Messages
from ludobug.cli.messages.fr import REFUSALS, typeset

SOURCES = Path(ludobug.__file__).parent
FRENCH = {**CATALOGUES["fr"], **REFUSALS}


def places(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def test_all_languages_have_the_same_messages() -> None:
    assert set(CATALOGUES["en"]) == set(CATALOGUES["fr"])


def test_a_message_takes_the_same_values_in_every_language() -> None:
    for key, english in CATALOGUES["en"].items():
        spoken = {"n"} if key.endswith(".one") else set()
        assert places(english) - spoken == places(CATALOGUES["fr"][key]) - spoken, key


def test_every_plural_has_its_singular() -> None:
    for texts in CATALOGUES.values():
        for key in texts:
            if key.endswith((".one", ".many")):
                stem = key.rpartition(".")[0]
                assert {f"{stem}.one", f"{stem}.many"} <= set(texts)


def test_every_sentence_about_a_seat_has_both_persons() -> None:
    for texts in CATALOGUES.values():
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


def test_no_french_message_was_left_in_english() -> None:
    same = {key for key, english in CATALOGUES["en"].items() if english == CATALOGUES["fr"][key]}
    worded = {key for key in same if re.search(r"[a-z]{4}", re.sub(r"{\w+}", "", CATALOGUES["en"][key]))}
    assert worded == {"card.octonite", "note.octonite", "table.mindbugs"}


def test_every_refusal_that_cites_a_rule_has_its_reason_in_french() -> None:
    cited = set(re.findall(r"MB-[A-Z]+-\d+", (SOURCES / "games/mindbug/refusal.py").read_text(encoding="utf-8")))
    assert cited
    assert cited - set(REFUSALS) == set()


def test_counts_choose_the_form_of_their_language() -> None:
    english, french = Messages("en"), Messages("fr")
    assert [english.count("cards.count", number) for number in (0, 1, 2)] == ["0 cards", "1 card", "2 cards"]
    assert [french.count("cards.count", number) for number in (0, 1, 2)] == ["1 carte", "1 carte", "2 cartes"]


def test_lists_are_joined_as_people_write_them() -> None:
    assert Messages("en").list(["a", "b", "c"]) == "a, b and c"
    assert Messages("fr").list(["a", "b"], "or") == "a ou b"
    assert Messages("fr").list(["a"]) == "a"


def test_keys_that_the_code_writes_out_exist() -> None:
    texts = CATALOGUES["en"]
    stems = {key.removesuffix(f".{end}") for key in texts for end in ("one", "many", "you", "they")}
    stems |= {stem.removesuffix(f".{end}") for stem in stems for end in ("you", "they")}
    pattern = re.compile(r"(?:messages|says|counts|count)\(\s*\"([a-z_.]+)\"")
    used = {
        key for path in (SOURCES / "cli").rglob("*.py") for key in pattern.findall(path.read_text(encoding="utf-8"))
    }
    assert len(used) > 40
    assert used - set(texts) - stems == set()
