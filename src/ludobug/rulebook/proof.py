"""Which tests prove which rules.

A test names the rules it proves; the ids are checked when the test is imported:

    from ludobug.rulebook.proof import rule

    @rule("MB-TOUGH-01", "MB-TOUGH-05")
    def test_a_tough_creature_is_exhausted_instead_of_defeated() -> None: ...

`scan` reads these decorators from the test files without running them. A test that is skipped or expected to fail
proves nothing.
"""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from ludobug.rulebook.entries import UnknownRule, find

if TYPE_CHECKING:
    import pytest

_NOT_RUN = {"skip", "skipif", "skipIf", "skipUnless", "xfail", "expectedFailure"}

_Test = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


class ProofError(ValueError):
    """A test cites rules in a way that cannot be read or cites one that no ledger has."""


def rule(*ids: str) -> "pytest.MarkDecorator":
    """Mark a test, a class of tests or one parameter set as proof of these rules."""
    import pytest

    if not ids:
        raise TypeError("rule() needs at least one rule id")
    for rule_id in ids:
        find(rule_id)
    return pytest.mark.rule(*ids)


def scan(tests: Path) -> dict[str, tuple[str, ...]]:
    """For each rule that a test under this folder proves: the tests, as pytest names them."""
    found: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        for name, cited in _proofs(path):
            for rule_id in cited:
                found.setdefault(rule_id, []).append(f"{path.relative_to(tests.parent).as_posix()}::{name}")
    return {rule_id: tuple(dict.fromkeys(names)) for rule_id, names in sorted(found.items())}


def _proofs(path: Path) -> Iterator[tuple[str, list[str]]]:
    """The tests of one file that run, each with the rules it proves."""
    tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    assigned = dict(_assignments(tree))
    if _stops(assigned.get("pytestmark"), _NOT_RUN):
        return
    not_run = _NOT_RUN | {name for name, value in assigned.items() if _stops(value, _NOT_RUN)}
    for names, cited in _tests(tree.body, not_run):
        yield "::".join(names), [_checked(path, node) for node in cited]


def _assignments(tree: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    """The names that a test file gives to expressions, such as a skip condition."""
    for node in tree.body:
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    yield target.id, node.value


def _tests(
    body: Iterable[ast.stmt], not_run: set[str], names: tuple[str, ...] = (), cited: tuple[ast.expr, ...] = ()
) -> Iterator[tuple[tuple[str, ...], tuple[ast.expr, ...]]]:
    """The tests in a body of statements, with the ids that they and their classes cite."""
    for node in body:
        if not isinstance(node, _Test) or any(_stops(decorator, not_run) for decorator in node.decorator_list):
            continue
        own = (*cited, *(part for decorator in node.decorator_list for part in _ids(decorator, not_run)))
        if isinstance(node, ast.ClassDef):
            if node.name.startswith("Test"):
                yield from _tests(node.body, not_run, (*names, node.name), own)
        elif node.name.startswith("test"):
            yield (*names, node.name), own


def _ids(node: ast.expr, not_run: set[str]) -> Iterator[ast.expr]:
    """The ids cited in a decorator, those of parameter sets included unless a set is not run."""
    if isinstance(node, ast.Call):
        name = _last_name(node.func)
        if name == "rule":
            yield from node.args
            return
        if name == "param" and any(_stops(word.value, not_run) for word in node.keywords if word.arg == "marks"):
            return
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.expr):
            yield from _ids(child, not_run)
        elif isinstance(child, ast.keyword):
            yield from _ids(child.value, not_run)


def _stops(node: ast.expr | None, not_run: set[str]) -> bool:
    """Whether this mark, or one of these marks, keeps a test from running or lets it fail."""
    if isinstance(node, ast.List | ast.Tuple):
        return any(_stops(element, not_run) for element in node.elts)
    return node is not None and _last_name(node) in not_run


def _last_name(node: ast.expr) -> str | None:
    """The last word of a dotted name, called or not: "skip" of `pytest.mark.skip(reason=...)`."""
    if isinstance(node, ast.Call):
        return _last_name(node.func)
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else None


def _checked(path: Path, node: ast.expr) -> str:
    """The id that a test cites, if it is written out and some ledger has it."""
    where = f"{path}:{node.lineno}"
    if not (isinstance(node, ast.Constant) and isinstance(node.value, str)):
        raise ProofError(f"{where}: a rule is cited by its id, written out as a string")
    try:
        return find(node.value).id
    except UnknownRule as error:
        raise ProofError(f"{where}: {error}") from None
