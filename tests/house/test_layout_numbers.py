"""Numbers that mean something in a buffer mean one thing only: no two names of a family share one."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludobug.games.mindbug import layout as at
from tests.house.project import ROOT

GAME = ROOT / "src" / "ludobug" / "games" / "mindbug"
COMPILER = sorted((GAME / "language" / "compile").glob("*.py"))
BITS = {
    "triggers": "ON_",
    "layers": "LAYER_",
    "zones of groups": ("OF_", "IN_", "UNDER_CREATURES"),
}
COMPOSED = {"IN_PLAY"}
SHIFTS = {"THIS_TURN_BITS"}
"""How far bits are shifted, which is no bit."""
MARKS = ("EXHAUSTED", "CHOSEN", "ATTACKED", "ATTACKED_TWICE", "MAY_NOT_BLOCK", "ATTACKING")


def calls(path: Path, *names: str) -> Iterator[ast.Call]:
    """The calls of some functions or methods in a file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in names:
                yield node


def constants(node: ast.expr) -> Iterator[str]:
    """The names of the layout in an expression."""
    for part in ast.walk(node):
        name = part.attr if isinstance(part, ast.Attribute) else getattr(part, "id", "")
        if name.isupper() and hasattr(at, name):
            yield name


def assert_distinct(names: set[str]) -> None:
    by_value: dict[int, set[str]] = {}
    for name in names:
        by_value.setdefault(getattr(at, name), set()).add(name)
    assert [shared for shared in by_value.values() if len(shared) > 1] == []


@pytest.mark.parametrize("family", BITS)
def test_bits_of_a_family_are_distinct_single_bits(family: str) -> None:
    names = {name for name in vars(at) if name.startswith(BITS[family]) and name not in COMPOSED}
    assert len(names) > 3
    assert_distinct(names)
    assert all(getattr(at, name).bit_count() == 1 for name in names)


def test_marks_of_a_card_are_distinct_bits_below_those_of_keywords() -> None:
    source = (GAME / "layout.py").read_text(encoding="utf-8")
    section = source.split("# Bits of a card's MARKS.")[1].split("THIS_TURN = ")[0]
    names = {line.split(" = ")[0] for line in section.splitlines() if " = " in line and line[0].isupper()} - SHIFTS
    assert names >= set(MARKS)
    assert_distinct(names)
    assert all(getattr(at, name).bit_count() == 1 for name in names)


def test_instructions_are_distinct() -> None:
    found = [call for path in COMPILER for call in calls(path, "step", "jump")]
    names = {name for call in found for name in list(constants(call.args[0]))}
    assert len(names) > 15
    assert_distinct(names | {"END"})


def test_frames_are_distinct() -> None:
    names: set[str] = set()
    for path in sorted((GAME / "kernel").glob("*.py")):
        names.update(name for call in calls(path, "push") for name in constants(call.args[1]))
    assert len(names) > 5
    assert_distinct(names | {"HUNT", "BLOCK", "END_TURN", "NEXT_TURN"})


def test_events_are_distinct() -> None:
    names: set[str] = set()
    for path in sorted((GAME / "kernel").glob("*.py")):
        names.update(name for call in calls(path, "note") for name in constants(call.args[1]))
        names.update(name for call in calls(path, "note_card") for name in constants(call.args[2]))
    assert len(names) > 10
    assert_distinct(names)


def test_kinds_of_constant_rules_are_distinct() -> None:
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in COMPILER]
    rows = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Return)]
    first = [node.value.elts[0] for node in rows if isinstance(node.value, ast.List) and len(node.value.elts) > 6]
    names = {name for node in first for name in constants(node)}
    assert len(names) > 4
    assert_distinct(names)
