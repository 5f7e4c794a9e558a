"""The lock: one exact version for everything that the Makefile installs."""

import re

from tests.house.project import ROOT, pyproject

PIN = re.compile(r"(?P<name>[A-Za-z0-9._-]+)==(?P<version>[A-Za-z0-9.+!_]+)")


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def pins() -> list[str]:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if not line.startswith("#")]


def test_every_line_pins_one_version_and_names_no_place() -> None:
    assert pins()
    assert [line for line in pins() if not PIN.fullmatch(line)] == []


def test_everything_that_the_project_asks_for_is_pinned() -> None:
    content = pyproject()
    extras = content["project"]["optional-dependencies"].values()
    lists = [content["build-system"]["requires"], content["project"]["dependencies"], *extras]
    asked = {normal(re.split(r"[<>=!~;\[ ]", line)[0]) for lines in lists for line in lines}
    pinned = {normal(line.split("==")[0]) for line in pins()}
    assert asked - pinned == set()
