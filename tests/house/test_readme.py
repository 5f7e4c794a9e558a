"""The README keeps its promises."""

import re
import shlex
import subprocess
import sys

import pytest

from ludobug import core
from tests.house.project import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^\.venv/bin/ludobug (.+)$", README, re.MULTILINE)
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")


def test_its_python_examples_run(capsys: pytest.CaptureFixture[str]) -> None:
    examples = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    assert examples
    names: dict[str, object] = {}
    for example in examples:
        exec(compile(example, "README.md", "exec"), names)
    assert capsys.readouterr().out


def test_the_files_it_links_to_exist() -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]+)\)", README)
    assert [link for link in links if not (ROOT / link).is_file()] == []


def test_the_make_targets_it_names_exist() -> None:
    named = set(re.findall(r"\bmake ([a-z]+) ", README))
    assert {"play", "test"} <= named
    assert [target for target in named if not re.search(rf"^{target}:.*## ", MAKEFILE, re.MULTILINE)] == []


@pytest.mark.parametrize("command", [command for command in COMMANDS if not command.startswith("play")])
def test_the_commands_it_shows_run(command: str) -> None:
    if command.startswith("arena") and not core.compiled:
        pytest.skip("opponents think too long without compiled kernels")
    program = [sys.executable, "-c", "import sys; from ludobug.cli import main; sys.exit(main())"]
    result = subprocess.run(
        [*program, *shlex.split(command, comments=True)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    reports = "--coverage" in command and "rules are proved by tests" in result.stdout
    assert result.returncode == 0 or reports, result.stderr
    assert result.stdout
