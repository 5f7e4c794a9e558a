"""Makes interpreted kernels faster: what a C compiler would do to small functions and constants, done to Python.

The kernel files of a game become one file. In it constants are literals, sums of literals are worked out, and a call
of a small function is replaced by what the function does. Nothing else changes: the functions come from the same files
as the compiled ones, and do the same to the byte. The build writes that file; without it the kernel files run as they
are.
"""

from __future__ import annotations

import ast
import copy
import importlib
import operator
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

from ludobug.core.compiler import functions_of, source_digest
from ludobug.core.units import UNITS, Unit, folded_module

HEAD = '''"""Written by the build from the kernel files: do not edit. See ``ludobug.core.folding``."""
# mypy: ignore-errors

from ludobug.core.cells import copy_cells, exponential, square_root
'''
MOST_NODES = 150
"""A function whose syntax tree is larger is not copied into its callers."""

FOLDED: Mapping[type[ast.operator], Callable[[int, int], int]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.LShift: operator.lshift,
    ast.BitOr: operator.or_,
    ast.BitAnd: operator.and_,
}


@dataclass(frozen=True, slots=True)
class Small:
    """A function that can stand in place of its calls: its statements, then the value that it gives, if any."""

    parameters: tuple[str, ...]
    statements: tuple[ast.stmt, ...]
    value: ast.expr | None
    assigned: frozenset[str]
    """Its locals, and the parameters that it changes."""


def folded_text(unit: Unit) -> str:
    """The kernel of a game as one Python file; a file of the unit comes after those whose functions it calls."""
    small: dict[str, Small] = {}
    functions: list[ast.stmt] = []
    for name in unit.sources:
        module = importlib.import_module(name)
        functions += [Folding(module, node, small).function() for node in functions_of(module)]
    text = ast.unparse(ast.fix_missing_locations(ast.Module(functions, [])))
    return f'{HEAD}\nSOURCE_DIGEST = "{source_digest(unit)}"\n\n{text}\n'


def write_folded(folder: Path) -> None:
    """Write the folded kernels of all games into a folder that holds the package."""
    for unit in UNITS:
        path = folder.joinpath(*folded_module(unit).split(".")).with_suffix(".py")
        path.write_text(folded_text(unit), encoding="utf-8")


class Folding(ast.NodeTransformer):
    """One kernel function on its way to a faster one. What turns out to be small is added to ``small``."""

    def __init__(self, module: ModuleType, node: ast.FunctionDef, small: dict[str, Small]) -> None:
        self.module = module
        self.node = node
        self.small = small
        self.parameters = tuple(argument.arg for argument in node.args.args)
        self.locals = frozenset(self.parameters) | assigned_in(node.body)
        self.copies = 0

    def function(self) -> ast.FunctionDef:
        """The function, without annotations and docstring."""
        body = self.node.body[1:] if ast.get_docstring(self.node) else self.node.body
        changed = without_early_returns(self.block(body))
        self._remember(changed)
        arguments = ast.arguments([], [ast.arg(name) for name in self.parameters], None, [], [], None, [])
        return ast.FunctionDef(self.node.name, arguments, changed or [ast.Pass()], [], None)

    def block(self, statements: Iterable[ast.stmt]) -> list[ast.stmt]:
        """Some statements, folded."""
        return [one for statement in statements for one in as_list(self.visit(statement))]

    def _remember(self, body: list[ast.stmt]) -> None:
        """Keep the function for its callers if it is small and has a single end."""
        value = body[-1].value if body and isinstance(body[-1], ast.Return) else None
        statements = body[:-1] if value is not None else body
        nodes = [node for statement in body for node in ast.walk(statement)]
        ends = sum(isinstance(node, ast.Return) for node in nodes)
        calls_itself = any(isinstance(node, ast.Name) and node.id == self.node.name for node in nodes)
        if len(nodes) <= MOST_NODES and ends == (value is not None) and not calls_itself:
            self.small[self.node.name] = Small(self.parameters, tuple(statements), value, assigned_in(body))

    # ------------------------------------------------------------ expressions

    def visit_Name(self, node: ast.Name) -> ast.expr:
        """Constants become literals."""
        value = None if node.id in self.locals else getattr(self.module, node.id, None)
        return ast.Constant(value) if type(value) is int else node

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        """What can be worked out beforehand is."""
        self.generic_visit(node)
        return folded_sum(node)

    def visit_Call(self, node: ast.Call) -> ast.expr:
        """A call of a function that is one expression becomes that expression."""
        self.generic_visit(node)
        found = self._small(node)
        if found is None or found.value is None or found.statements or not fits(found, node.args):
            return node
        value: ast.expr = Replacing(dict(zip(found.parameters, node.args))).visit(copy.deepcopy(found.value))
        return value

    # ------------------------------------------------------------ statements

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.stmt | list[ast.stmt]:
        """A declaration becomes an assignment."""
        assert node.value is not None
        return self.visit_Assign(ast.Assign([node.target], node.value))

    def visit_Assign(self, node: ast.Assign) -> ast.stmt | list[ast.stmt]:
        """The value may come from a small function."""
        self.generic_visit(node)
        return self._with_copy(node)

    def visit_Return(self, node: ast.Return) -> ast.stmt | list[ast.stmt]:
        """The value may come from a small function."""
        self.generic_visit(node)
        return self._with_copy(node)

    def visit_If(self, node: ast.If) -> ast.stmt | list[ast.stmt]:
        """The condition may come from a small function."""
        self.generic_visit(node)
        return self._with_copy(node, "test")

    def visit_Expr(self, node: ast.Expr) -> ast.stmt | list[ast.stmt]:
        """A small function may stand here in place of its call."""
        self.generic_visit(node)
        found = self._small(node.value)
        if found is None or not isinstance(node.value, ast.Call):
            return node
        return self._copied(found, node.value)[0] or ast.Pass()

    def _with_copy(self, node: Any, field: str = "value") -> ast.stmt | list[ast.stmt]:
        """A statement whose value is called for: the statements of that function come before it."""
        call = getattr(node, field)
        negated = isinstance(call, ast.UnaryOp) and isinstance(call.op, ast.Not)
        inner = call.operand if negated else call
        found = self._small(inner)
        if found is None or found.value is None:
            return node  # type: ignore[no-any-return]
        statements, value = self._copied(found, inner)
        setattr(node, field, ast.UnaryOp(ast.Not(), value) if negated else value)
        return [*statements, node]

    def _small(self, node: ast.AST | None) -> Small | None:
        """The small function that is called here."""
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or node.func.id in self.locals:
            return None
        return self.small.get(node.func.id)

    def _copied(self, found: Small, call: ast.Call) -> tuple[list[ast.stmt], Any]:
        """The statements of a small function with the arguments of a call, and its value."""
        self.copies += 1
        names = {name: ast.Name(f"{name}_{self.copies}", ast.Load()) for name in found.assigned}
        before: list[ast.stmt] = []
        given: dict[str, ast.expr] = dict(names)
        for name, argument in zip(found.parameters, call.args):
            if name in found.assigned or not isinstance(argument, ast.Name | ast.Constant):
                given[name] = ast.Name(f"{name}_{self.copies}", ast.Load())
                before.append(ast.Assign([stored(given[name])], argument))
            else:
                given[name] = argument
        self.locals |= {one.id for one in given.values() if isinstance(one, ast.Name)}
        replacing = Replacing(given)
        statements = [replacing.visit(copy.deepcopy(statement)) for statement in found.statements]
        value = None if found.value is None else replacing.visit(copy.deepcopy(found.value))
        return [*before, *statements], value


class Replacing(ast.NodeTransformer):
    """Puts the arguments of a call in place of the parameters of a function, and new names in place of its locals."""

    def __init__(self, given: Mapping[str, ast.expr]) -> None:
        self.given = given

    def visit_Name(self, node: ast.Name) -> ast.expr:
        """A parameter or a local."""
        if node.id not in self.given:
            return node
        found = self.given[node.id]
        return stored(found) if isinstance(node.ctx, ast.Store) else copy.deepcopy(found)

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        """Some arguments are literals."""
        self.generic_visit(node)
        return folded_sum(node)


def stored(node: ast.expr) -> ast.Name:
    """A name as the target of an assignment."""
    assert isinstance(node, ast.Name)
    return ast.Name(node.id, ast.Store())


def folded_sum(node: ast.BinOp) -> ast.expr:
    """A sum, product or the like of literals as one literal; adding nothing is left out."""
    left, right = node.left, node.right
    if isinstance(right, ast.Constant) and right.value == 0 and isinstance(node.op, ast.Add | ast.Sub):
        return left
    if isinstance(left, ast.Constant) and left.value == 0 and isinstance(node.op, ast.Add):
        return right
    if isinstance(left, ast.Constant) and isinstance(right, ast.Constant) and type(node.op) in FOLDED:
        assert isinstance(left.value, int)
        assert isinstance(right.value, int)
        return ast.Constant(FOLDED[type(node.op)](left.value, right.value))
    return node


def fits(found: Small, arguments: Sequence[ast.expr]) -> bool:
    """Whether arguments may stand where the parameters of an expression do: none is worked out twice, or too late."""
    assert found.value is not None
    used = [node.id for node in ast.walk(found.value) if isinstance(node, ast.Name)]
    calls = has_call(found.value)
    return all(
        isinstance(argument, ast.Name | ast.Constant)
        or (used.count(name) <= 1 and not calls and not has_call(argument))
        for name, argument in zip(found.parameters, arguments)
    )


def has_call(node: ast.expr) -> bool:
    """Whether something is called in an expression."""
    return any(isinstance(inner, ast.Call) for inner in ast.walk(node))


def assigned_in(statements: Iterable[ast.stmt]) -> frozenset[str]:
    """The names that some statements assign."""
    nodes = (node for statement in statements for node in ast.walk(statement))
    return frozenset(node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store))


def as_list(found: Any) -> list[ast.stmt]:
    """One statement or several, as a list."""
    return found if isinstance(found, list) else [found]


def without_early_returns(body: list[ast.stmt]) -> list[ast.stmt]:
    """The statements of a function that gives nothing: what follows an early end stands under the opposite test."""
    for index, statement in enumerate(body):
        if is_early_return(statement):
            rest = without_early_returns(body[index + 1 :])
            test = ast.UnaryOp(ast.Not(), statement.test)  # type: ignore[attr-defined]
            return [*body[:index], *([ast.If(test, rest, [])] if rest else [])]
    return body


def is_early_return(statement: ast.stmt) -> bool:
    """Whether a statement ends a function that gives nothing, under a condition."""
    if not isinstance(statement, ast.If) or statement.orelse or len(statement.body) != 1:
        return False
    end = statement.body[0]
    return isinstance(end, ast.Return) and end.value is None
