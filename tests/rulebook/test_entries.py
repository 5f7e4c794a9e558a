"""The ledgers as values."""

import dataclasses
import doctest

import pytest

from ludobug import rulebook
from ludobug.rulebook import GAMES, SETS, entries, find, load, reach

COUNTS = {"mindbug": 500, "moogle": 202, "millebugs": 92}


@pytest.mark.parametrize("game", GAMES)
def test_a_ledger_is_complete_and_its_ids_are_its_own(game: str) -> None:
    rules = load(game)
    assert len(rules) == len({rule.id for rule in rules}) == COUNTS[game]
    assert all(rule.game == game and rule.text and rule.status and rule.source for rule in rules)
    assert all(rule.scenario and rule.scenario.given and rule.scenario.then for rule in rules)


def test_mindbug_rules_say_how_sure_they_are() -> None:
    assert {rule.status for rule in load("mindbug")} == {"stated", "implied", "web", "ruling"}


def test_the_other_ledgers_give_their_basis_as_status() -> None:
    assert find("FF-COMP-06").status == "seed+ruling"


def test_sets_are_ids_and_none_means_every_set() -> None:
    assert find("MB-SETUP-01").sets == ()
    assert find("MB-SETUP-02").sets == ("beyond-evolution", "battlefruit-extra", "promo")
    assert {name for rule in load("mindbug") for name in rule.sets} == set(SETS.values())


def test_a_conflict_of_the_books_keeps_both_readings_and_the_binding_one() -> None:
    conflict = find("MB-SETUP-08").conflict
    assert conflict is not None
    assert conflict.recommend == "use a counter and never take cards from the unused pile"
    assert all(dataclasses.astuple(conflict))
    assert find("MB-SETUP-01").conflict is None


def test_a_rule_is_found_by_its_id_in_any_ledger() -> None:
    assert find("MB-TOUGH-06").game == "mindbug"
    assert find("FF-COMP-01").game == "moogle"
    assert find("MM-COMP-01").game == "millebugs"


def test_an_unknown_rule_is_named_with_the_closest_ones() -> None:
    with pytest.raises(KeyError) as caught:
        find("MB-TOUGHT-01")
    assert str(caught.value).startswith("no ledger has a rule 'MB-TOUGHT-01'; did you mean MB-TOUGH-01")


def test_an_id_like_no_other_gets_no_suggestion() -> None:
    with pytest.raises(rulebook.UnknownRule, match=r"^no ledger has a rule '%%%'$"):
        find("%%%")


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="no ledger for 'chess'; there are mindbug, moogle, millebugs"):
        load("chess")


@pytest.mark.parametrize("module", [rulebook, entries, reach])
def test_the_examples_in_the_docstrings_are_true(module: object) -> None:
    result = doctest.testmod(module)  # type: ignore[arg-type]
    assert result.attempted > 0
    assert result.failed == 0
