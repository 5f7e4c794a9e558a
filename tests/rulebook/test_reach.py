"""Which rules a choice of sets and seats can show."""

import pytest

from ludobug.rulebook import applies, find, load
from ludobug.rulebook.reach import check_sets, needs

FIRST = ["first-contact", "new-servants"]


@pytest.mark.parametrize("rule_id", ["MB-SETUP-01", "MB-CONST-10", "MB-UNUSED-02", "MB-TEAM-01", "MB-INDISCARD-10"])
def test_a_rule_of_every_set_or_of_one_of_the_sets_applies(rule_id: str) -> None:
    assert applies(find(rule_id), FIRST, seats=2)


def test_a_rule_of_other_sets_does_not_apply() -> None:
    assert not applies(find("MB-SETUP-09"), FIRST, seats=2)
    assert applies(find("MB-SETUP-09"), [*FIRST, "king-of-tokyo"], seats=2)


def test_without_a_choice_every_rule_applies() -> None:
    assert all(applies(rule) for rule in load("mindbug"))


def test_two_against_two_needs_four_seats() -> None:
    rule = find("MB-TEAM-04")
    assert not applies(rule, FIRST, seats=2)
    assert applies(rule, FIRST, seats=4)
    assert applies(rule, FIRST)


def test_an_order_of_two_windows_needs_a_set_for_each() -> None:
    rule = find("MB-MIX-04")
    assert not applies(rule, ["king-of-tokyo"])
    assert not applies(rule, ["battlefruit-kingdom"])
    assert applies(rule, ["king-of-tokyo", "battlefruit-extra"])


def test_every_need_belongs_to_an_entry_has_a_reason_and_can_be_met() -> None:
    for rule_id, need in needs().items():
        rule = find(rule_id)
        assert need.reason
        for group in need.sets:
            check_sets("mindbug", group)
        everything = {name for group in need.sets for name in group} | set(rule.sets)
        assert need.met(everything, seats=4)
        assert not need.met(["first-contact"], seats=2)


def test_unknown_sets_are_refused() -> None:
    with pytest.raises(ValueError, match="mindbug has no set 'third-contact'; there are first-contact, "):
        check_sets("mindbug", ["third-contact"])
    with pytest.raises(ValueError, match="moogle has no set 'first-contact'; its ledger has no sets"):
        check_sets("moogle", ["first-contact"])
