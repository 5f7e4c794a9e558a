"""Which tests prove which rules, read from the test files."""

from pathlib import Path

import pytest

from ludobug.rulebook import UnknownRule
from ludobug.rulebook.proof import ProofError, rule, scan


def scanned(folder: Path, text: str) -> dict[str, tuple[str, ...]]:
    tests = folder / "tests"
    (tests / "rules").mkdir(parents=True)
    (tests / "rules" / "test_tough.py").write_text(text, encoding="utf-8")
    return scan(tests)


def test_a_decorated_test_proves_each_rule_it_cites(tmp_path: Path) -> None:
    text = '@rule("MB-TOUGH-01", "MB-TOUGH-05")\n@proof.rule("MB-TOUGH-02")\ndef test_saved(): ...\n'
    name = "tests/rules/test_tough.py::test_saved"
    assert scanned(tmp_path, text) == dict.fromkeys(["MB-TOUGH-01", "MB-TOUGH-02", "MB-TOUGH-05"], (name,))


def test_a_class_cites_for_each_of_its_tests(tmp_path: Path) -> None:
    text = '@rule("MB-TOUGH-01")\nclass TestTough:\n    def test_a(self): ...\n    async def test_b(self): ...\n'
    names = ("tests/rules/test_tough.py::TestTough::test_a", "tests/rules/test_tough.py::TestTough::test_b")
    assert scanned(tmp_path, text) == {"MB-TOUGH-01": names}


def test_a_parameter_set_may_cite_its_own_rule(tmp_path: Path) -> None:
    text = """
@pytest.mark.parametrize("power", [
    pytest.param(1, marks=rule("MB-TOUGH-01")),
    pytest.param(2, marks=[rule("MB-TOUGH-02"), pytest.mark.slow]),
    pytest.param(3, marks=[rule("MB-TOUGH-03"), pytest.mark.skip]),
])
def test_power(power): ...
"""
    assert sorted(scanned(tmp_path, text)) == ["MB-TOUGH-01", "MB-TOUGH-02"]


@pytest.mark.parametrize(
    "text",
    [
        '@rule("MB-TOUGH-01")\n@pytest.mark.skip\ndef test_a(): ...\n',
        '@pytest.mark.skipif(True, reason="no")\n@rule("MB-TOUGH-01")\ndef test_a(): ...\n',
        '@pytest.mark.xfail(reason="no")\n@rule("MB-TOUGH-01")\ndef test_a(): ...\n',
        '@pytest.mark.skip\nclass TestA:\n    @rule("MB-TOUGH-01")\n    def test_a(self): ...\n',
        'pytestmark = [pytest.mark.skip]\n@rule("MB-TOUGH-01")\ndef test_a(): ...\n',
        'later = pytest.mark.xfail(reason="no")\n@later\n@rule("MB-TOUGH-01")\ndef test_a(): ...\n',
        '@rule("MB-TOUGH-01")\ndef helper(): ...\n',
        'class Helper:\n    @rule("MB-TOUGH-01")\n    def test_a(self): ...\n',
    ],
)
def test_what_pytest_does_not_run_or_lets_fail_proves_nothing(tmp_path: Path, text: str) -> None:
    assert scanned(tmp_path, text) == {}


def test_a_rule_that_no_ledger_has_is_an_error_with_its_place(tmp_path: Path) -> None:
    with pytest.raises(ProofError, match=r"test_tough\.py:2: no ledger has a rule 'MB-TOUGH-99'; did you mean"):
        scanned(tmp_path, '@rule(\n    "MB-TOUGH-99")\ndef test_a(): ...\n')


def test_a_rule_that_is_not_written_out_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(ProofError, match="written out as a string"):
        scanned(tmp_path, "@rule(*TOUGH)\ndef test_a(): ...\n")


def test_the_mark_carries_the_ids() -> None:
    mark = rule("MB-TOUGH-01", "FF-COMP-01").mark
    assert (mark.name, mark.args) == ("rule", ("MB-TOUGH-01", "FF-COMP-01"))


def test_citing_an_unknown_rule_fails_at_import() -> None:
    with pytest.raises(UnknownRule):
        rule("MB-TOUGH-99")


def test_citing_no_rule_fails_at_import() -> None:
    with pytest.raises(TypeError):
        rule()
