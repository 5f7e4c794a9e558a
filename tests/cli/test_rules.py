"""Rules are found by their ids."""

from __future__ import annotations

import pytest

from ludobug.rulebook import load
from tests.cli.tables import Run, one_line


def test_a_rule_is_shown_with_its_example(run: Run) -> None:
    said = one_line(run("rules", "MB-TOUGH-06").out)
    assert said.startswith("MB-TOUGH-06  Exhaustion lasts")
    assert "Given: " in said
    assert "Status: " in said


def test_all_rules_that_begin_so_are_listed(run: Run) -> None:
    said = run("rules", "mb-tough")
    assert "\nMB-TOUGH-02  " in said.out
    assert "MB-HUNTER" not in said.out


def test_without_an_id_the_whole_rulebook_is_listed(run: Run) -> None:
    said = run("rules")
    assert all(f"{rule.id}  " in said.out for rule in load("mindbug"))


def test_sets_and_seats_leave_out_what_they_cannot_show(run: Run) -> None:
    said = run("rules", "--sets", "first-contact", "--seats", "2")
    assert "MB-TEAM-04" not in said.out
    assert "MB-TOUGH-01" in said.out


def test_other_games_have_rules_too(run: Run) -> None:
    assert load("moogle")[0].id in run("rules", "--game", "moogle").out


def test_the_coverage_report_counts_what_tests_prove(run: Run) -> None:
    said = run("rules", "--coverage", "--game", "mindbug", "--sets", "first-contact", "--seats", "2")
    assert "rules are proved by tests." in said.out
    assert said.code == (1 if "No test proves" in said.out else 0)


def test_coverage_fails_if_a_rule_is_unproved(run: Run) -> None:
    said = run("rules", "--coverage", "--game", "millebugs")
    assert said.code == (1 if "No test proves" in said.out else 0)


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (("MB-TUFF-01",), "no rule 'MB-TUFF-01'; did you mean "),
        (("",), "no rule ''"),
        (("--game", "chess"), "no rules for 'chess'; there are mindbug, moogle, millebugs"),
        (("--sets", "second-contact"), "--sets: mindbug has no set 'second-contact'"),
        (("--coverage", "MB-TOUGH-01"), "--coverage reports on a whole game, not on MB-TOUGH-01"),
        (("--seats", "two"), "argument --seats: invalid int value: 'two'"),
    ],
)
def test_what_is_not_there_is_refused_in_one_line(run: Run, arguments: tuple[str, ...], error: str) -> None:
    said = run("rules", *arguments)
    assert said.code == 2
    assert said.err.startswith(f"ludobug: {error}")
    assert said.err.count("\n") == 1
