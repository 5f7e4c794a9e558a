"""The command as a whole: version, languages, errors, pipes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import ludobug
from tests.cli.tables import Run

PROGRAM = [sys.executable, "-m", "ludobug"]
ENVIRONMENT = {
    **os.environ,
    "PYTHONPATH": str(Path(ludobug.__file__).parents[1]),
    "PYTHONWARNINGS": "default",
}


def test_it_tells_its_version(run: Run) -> None:
    assert run("--version").out == f"ludobug {ludobug.__version__}\n"


def test_help_lists_the_commands(run: Run) -> None:
    said = run("--help")
    assert said.code == 0
    assert all(f"    {command} " in said.out for command in ("play", "cards", "rules", "replay", "simulate"))


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ((), "the following arguments are required: COMMAND (see ludobug --help)"),
        (("dance",), "argument COMMAND: invalid choice: 'dance'"),
        (("play", "chess"), "argument game: invalid choice: 'chess'"),
        (("play", "mindbug", "--seat", "Q"), "argument --seat: must be a seat such as A or B"),
        (("play", "mindbug", "--seat", "C"), "--seat: there is no seat C; there are A, B, all, none"),
        (("play", "mindbug", "--lang", "de"), "argument --lang: invalid choice: 'de'"),
        (("play", "mindbug", "--seed", "seven"), "argument --seed: invalid int value: 'seven'"),
        (("play", "mindbug", "--sets", "second-contact"), "sets: no set 'second-contact'"),
        (("play", "mindbug", "--sets", "none.json"), "none.json: cannot be read"),
        (("play", "mindbug", "--seat", "AC"), "--seat: there is no seat C; there are A, B, all, none"),
        (("play", "mindbug", "--teams"), "unrecognized arguments: --teams"),
        (("play", "millebugs", "--seats", "5"), "seats: 5 people cannot be seated"),
        (("play", "millebugs", "--house-rules", "none"), "house_rules: no 'none'; there are "),
        (("play", "--sets", "first-contact", "--teams"), "no game has --sets and --teams together"),
        (("simulate", "millebugs", "--sets", "a"), "unrecognized arguments: --sets a"),
        (("play", "--load", "none.txt"), "none.txt: cannot be read"),
        (("play", "--load", "a", "--resume"), "argument --resume: not allowed with argument --load"),
    ],
)
def test_errors_are_one_line_that_names_the_thing(run: Run, arguments: tuple[str, ...], error: str) -> None:
    said = run(*arguments)
    assert said.code == 2
    assert said.out == ""
    assert said.err.startswith(f"ludobug: {error}")
    assert said.err.count("\n") == 1


@pytest.mark.parametrize(
    ("variables", "start"),
    [
        ({}, "Turn"),
        ({"LANG": "fr_CH.UTF-8"}, "Tour"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "Turn"),
        ({"LANG": "de_DE.UTF-8"}, "Turn"),
    ],
)
def test_the_environment_says_which_language(
    run: Run, monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], start: str
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert f"\n{start} 1" in run("play", "mindbug", "--seed", "7").out


def test_it_runs_as_a_module() -> None:
    done = subprocess.run([*PROGRAM, "--version"], capture_output=True, text=True, env=ENVIRONMENT, check=False)
    assert (done.returncode, done.stdout) == (0, f"ludobug {ludobug.__version__}\n")


@pytest.mark.parametrize(
    "arguments", [["rules"], ["cards", "--json"], ["play", "mindbug", "--seat", "none", "--opponent", "random"]]
)
def test_a_reader_that_leaves_early_is_no_error(arguments: list[str], tmp_path: Path) -> None:
    environment = {**ENVIRONMENT, "XDG_STATE_HOME": str(tmp_path)}
    program = subprocess.Popen(
        [*PROGRAM, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    )
    assert program.stdout is not None
    assert program.stderr is not None
    program.stdout.readline()
    program.stdout.close()
    errors = [line for line in program.stderr.read().splitlines() if "Traceback" in line or "Error" in line]
    program.stderr.close()
    program.wait()
    assert errors == []


def test_input_that_is_no_text_is_refused_as_a_choice(tmp_path: Path) -> None:
    environment = {**ENVIRONMENT, "XDG_STATE_HOME": str(tmp_path)}
    done = subprocess.run(
        [*PROGRAM, "play", "mindbug", "--seed", "7", "--lang", "en"],
        input=b"\xff\xfe\n1\n",
        capture_output=True,
        env=environment,
        check=False,
    )
    assert done.returncode == 0
    assert b"is not possible" in done.stdout
