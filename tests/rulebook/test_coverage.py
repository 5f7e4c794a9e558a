"""The report of proved and unproved rules."""

from pathlib import Path

import pytest

from ludobug.rulebook import coverage as module
from ludobug.rulebook.coverage import CoverageReport, NoTests, coverage, main_report
from ludobug.rulebook.entries import load
from ludobug.rulebook.reach import needs

FIRST = ("first-contact", "new-servants")


@pytest.fixture
def tests(tmp_path: Path) -> Path:
    folder = tmp_path / "tests"
    folder.mkdir()
    text = '@rule("MB-TOUGH-01", "MB-SETUP-09", "FF-COMP-01")\ndef test_saved(): ...\n'
    (folder / "test_tough.py").write_text(text, encoding="utf-8")
    return folder


def ids(report: CoverageReport) -> set[str]:
    return {rule.id for rule in report.missing}


def test_a_proved_rule_is_listed_with_its_tests_and_the_others_are_missing(tests: Path) -> None:
    report = coverage("mindbug", FIRST, 2, tests)
    assert report.proved == {"MB-TOUGH-01": ("tests/test_tough.py::test_saved",)}
    assert "MB-TOUGH-02" in ids(report)
    assert "MB-TOUGH-01" not in ids(report)
    assert report.exit_code == 1


def test_rules_of_other_sets_are_neither_asked_for_nor_counted(tests: Path) -> None:
    report = coverage("mindbug", FIRST, 2, tests)
    assert "MB-SETUP-09" not in ids(report) | set(report.proved)
    assert "MB-SETUP-09" in coverage("mindbug", ["king-of-tokyo"], 2, tests).proved


def test_rules_that_need_another_table_are_set_apart_with_the_reason(tests: Path) -> None:
    report = coverage("mindbug", FIRST, 2, tests)
    apart = {rule.id for rule, _ in report.apart}
    assert "MB-TEAM-04" in apart
    assert apart <= set(needs())
    assert not apart & ids(report)
    assert "Tag Team, 2 vs 2, is played by four seats." in report.render()


def test_without_sets_and_seats_the_whole_ledger_is_asked_for(tests: Path) -> None:
    report = coverage("mindbug", tests=tests)
    assert len(report.proved) + len(report.missing) == len(load("mindbug"))
    assert report.apart == ()


def test_the_text_gives_the_count_and_each_missing_rule(tests: Path) -> None:
    report = coverage("mindbug", FIRST, 2, tests)
    asked = 1 + len(report.missing)
    text = report.render()
    assert text.startswith(f"mindbug, first-contact, new-servants, 2 seats: 1 of {asked} rules are proved by tests.\n")
    assert all(f"\n  {rule.id}  {rule.text[:20]}" in text for rule in report.missing)
    assert max(len(line) for line in text.splitlines()) <= 100


def test_a_full_report_has_nothing_to_list() -> None:
    report = CoverageReport("mindbug", (), None, {"MB-TOUGH-01": ("a",)}, (), ())
    assert report.render() == "mindbug: 1 of 1 rules are proved by tests."
    assert report.exit_code == 0


def test_the_command_writes_the_report_and_gives_its_exit_code(tests: Path) -> None:
    written: list[str] = []
    assert main_report("moogle", tests=tests, write=written.append) == 1
    assert written[0].startswith("moogle: 1 of 202 rules are proved by tests.")


def test_an_installation_without_tests_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(module, "__file__", str(tmp_path / "site" / "ludobug" / "rulebook" / "coverage.py"))
    with pytest.raises(NoTests):
        coverage("mindbug")
    assert main_report("mindbug") == 2
    assert "this installation of ludobug has none" in capsys.readouterr().err


def test_a_wrong_question_is_answered_with_what_there_is(tests: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main_report("mindbug", ["third-contact"], tests=tests) == 2
    assert main_report("chess", tests=tests) == 2
    assert "no set 'third-contact'" in capsys.readouterr().err


def test_the_tests_of_this_checkout_are_found_and_cite_known_rules() -> None:
    report = coverage("mindbug", FIRST, 2)
    assert report.game == "mindbug"
    assert report.apart
