"""After a run of all tests, a rule that is cited only by tests that did not run fails the run."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.project import ROOT

SETTINGS = """
[tool.pytest.ini_options]
testpaths = ["tests"]
addopts = ["--import-mode=importlib", "--strict-markers"]
markers = ["rule(*ids): what a test proves"]
"""

TESTS = """
import pytest
from ludobug.rulebook.proof import rule

@rule("MB-TOUGH-01")
def test_runs(): pass

@rule("MB-TOUGH-02")
def test_gives_up(): pytest.skip("not today")
"""


def run(folder: Path, text: str, *words: str) -> "subprocess.CompletedProcess[str]":
    """Run a small suite under the same conftest as this one."""
    (folder / "tests").mkdir()
    (folder / "pyproject.toml").write_text(SETTINGS, encoding="utf-8")
    (folder / "tests" / "test_tough.py").write_text(text, encoding="utf-8")
    shutil.copy(ROOT / "tests" / "conftest.py", folder / "tests")
    return subprocess.run(
        [sys.executable, "-m", "pytest", *words],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("workers", ["0", "2"])
def test_a_skipped_proof_fails_the_whole_run_and_is_named(tmp_path: Path, workers: str) -> None:
    result = run(tmp_path, TESTS, "-n", workers)
    assert result.returncode == 1, result.stdout
    assert "rules cited only by tests that did not run" in result.stdout
    assert "\nMB-TOUGH-02\n" in result.stdout
    assert result.stdout.splitlines()[-1].startswith("=")


def test_a_rule_that_another_test_proves_is_proved(tmp_path: Path) -> None:
    assert run(tmp_path, TESTS.replace("TOUGH-02", "TOUGH-01")).returncode == 0


def test_a_run_of_some_tests_is_not_judged(tmp_path: Path) -> None:
    assert run(tmp_path, TESTS, "-k", "tough").returncode == 0
