"""Translates the kernel files of a game into one Cython file.

Kernel files are plain Python over two flat buffers, with every parameter and local annotated. They run as they are.
For speed the same functions are written out here as C functions of one translation unit: constants become literals,
buffers become pointers, nothing touches a Python object or the interpreter lock. What the compiled module offers to
Python is what the kernel's last module exports, and the ``Handle`` of ``core.handle`` with the same behaviour.
"""

from __future__ import annotations

import ast
import hashlib
import importlib
import inspect
from pathlib import Path
from types import ModuleType

from ludobug.core.units import Unit

C_TYPES = {
    "Cells": "cells_type",
    "Codes": "int*",
    "int": "Py_ssize_t",
    "bool": "bint",
    "Word": "unsigned long long",
    "Real": "double",
    "Reals": "double*",
    "Choose": "choose_type",
    "Begin": "begin_type",
    "Deal": "deal_type",
    "Write": "write_type",
    "Lean": "lean_type",
    "Settled": "settled_type",
    "Worth": "worth_type",
    "None": "void",
}
PYTHON_TYPES = {"Cells": "array.array", "Codes": "array.array", "Reals": "array.array"}
POINTERS = {"Cells": "{}.data.as_shorts", "Codes": "{}.data.as_ints", "Reals": "{}.data.as_doubles"}
LARGEST_INT = 2**31 - 1
PRIMITIVES = {
    "copy_cells": """
cdef void k_copy_cells(cells_type target, cells_type source, int count) noexcept nogil:
    memcpy(target, source, count * sizeof(short))
""",
    "square_root": """
cdef double k_square_root(double number) noexcept nogil:
    return sqrt(number)
""",
    "exponential": """
cdef double k_exponential(double number) noexcept nogil:
    return exp(number)
""",
}
"""Functions of ``core.cells`` that are written in C by hand."""
FORBIDDEN = (
    ast.Attribute,
    ast.comprehension,
    ast.Dict,
    ast.JoinedStr,
    ast.Lambda,
    ast.List,
    ast.Raise,
    ast.Set,
    ast.Starred,
    ast.Try,
    ast.Tuple,
    ast.With,
    ast.Yield,
)
"""What a kernel function may not use."""
WITHOUT_LOCK = ("random_games", "resampled_games", "search")
"""The functions that let other threads run meanwhile."""


class KernelError(Exception):
    """A kernel file uses something the translation does not know."""


def source_digest(unit: Unit) -> str:
    """A fingerprint of all files a unit is made from, this one and the handle included."""
    digest = hashlib.sha256()
    for name in (
        *unit.sources,
        *(f"ludobug.core.{name}" for name in ("compiler", "folding", "handle_template", "header", "units")),
    ):
        digest.update(inspect.getsource(importlib.import_module(name)).encode())
    layouts = sorted({name.rsplit(".", 2)[0] + ".layout" for name in unit.sources if ".games." in name})
    for name in layouts:
        digest.update(inspect.getsource(importlib.import_module(name)).encode())
    return digest.hexdigest()


def write_unit(unit: Unit, folder: Path) -> Path:
    """Write the Cython file of a unit into a folder; returns its path."""
    path = folder.joinpath(*unit.module.split(".")).with_suffix(".pyx")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(translate(unit), encoding="utf-8")
    return path


def translate(unit: Unit) -> str:
    """The Cython text of a unit."""
    modules = [importlib.import_module(name) for name in unit.sources]
    functions = [(module, node) for module in modules for node in functions_of(module)]
    names = [node.name for _, node in functions]
    doubled = {name for name in names if names.count(name) > 1}
    if doubled:
        raise KernelError(f"{unit.module}: functions defined twice: {', '.join(sorted(doubled))}")
    words: dict[int, str] = {}
    bodies = [Translation(module, node, frozenset([*names, *PRIMITIVES]), words).text() for module, node in functions]
    by_name = {node.name: node for _, node in functions}
    from ludobug.core.handle_template import HANDLE

    return "\n\n".join(
        [
            _prelude(words),
            f'SOURCE_DIGEST = "{source_digest(unit)}"',
            *PRIMITIVES.values(),
            *bodies,
            *(_entry(by_name[name]) for name in unit.entries),
            HANDLE,
        ]
    )


def functions_of(module: ModuleType) -> list[ast.FunctionDef]:
    """The functions of a kernel file."""
    tree = ast.parse(inspect.getsource(module))
    return [node for node in tree.body if isinstance(node, ast.FunctionDef)]


def _prelude(words: dict[int, str]) -> str:
    lines = [
        "# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True",
        "# cython: initializedcheck=False, annotation_typing=False, binding=False, always_allow_keywords=False",
        "from cpython cimport array",
        "from cpython.list cimport PyList_New, PyList_SET_ITEM",
        "from cpython.object cimport PyObject",
        "from cpython.ref cimport Py_INCREF",
        'cdef extern from "Python.h":',
        "    PyObject* PyList_GET_ITEM(object, Py_ssize_t)",
        "from cpython.long cimport PyLong_AsLongAndOverflow",
        "from libc.math cimport exp, sqrt",
        "from libc.stdlib cimport free, malloc, realloc",
        "from libc.string cimport memcpy",
        "",
        "cdef extern from *:",
        '    """',
        "    #if defined(_MSC_VER)",
        "    #define LUDOBUG_RESTRICT __restrict",
        "    #else",
        "    #define LUDOBUG_RESTRICT restrict",
        "    #endif",
        "    typedef short *LUDOBUG_RESTRICT cells_type;",
        '    """',
        "    ctypedef short* cells_type",
        "",
        "ctypedef void (*choose_type)(cells_type, cells_type, Py_ssize_t) noexcept nogil",
        "ctypedef void (*begin_type)(cells_type, cells_type) noexcept nogil",
        "ctypedef cells_type cells",
        "ctypedef unsigned long long word",
        "ctypedef word (*deal_type)(cells, cells, cells, cells, Py_ssize_t, word) noexcept nogil",
        "ctypedef Py_ssize_t (*lean_type)(cells, cells, word) noexcept nogil",
        "ctypedef bint (*settled_type)(cells, cells) noexcept nogil",
        "ctypedef Py_ssize_t (*worth_type)(cells, cells, Py_ssize_t) noexcept nogil",
        "ctypedef Py_ssize_t (*write_type)(cells_type, cells_type, int*) noexcept nogil",
    ]
    if words:
        lines += ["cdef extern from *:", '    """']
        lines += [f"    #define {name} {value}ULL" for value, name in words.items()]
        lines += ['    """']
        lines += [f"    unsigned long long {name}" for name in words.values()]
    return "\n".join(lines)


def _annotation(node: ast.expr | None, where: str) -> str:
    name = ast.unparse(node) if node is not None else "nothing"
    if name not in C_TYPES:
        raise KernelError(f"{where}: no C type for {name}")
    return name


def _entry(node: ast.FunctionDef) -> str:
    """A Python function that calls a kernel function."""
    parameters, arguments = [], []
    for argument in node.args.args:
        kind = _annotation(argument.annotation, node.name)
        if kind in POINTERS:
            parameters.append(f"{PYTHON_TYPES[kind]} {argument.arg} not None")
        else:
            parameters.append(f"{C_TYPES[kind]} {argument.arg}")
        arguments.append(POINTERS.get(kind, "{}").format(argument.arg))
    head = f"def {node.name}({', '.join(parameters)}):"
    call = f"k_{node.name}({', '.join(arguments)})"
    if node.name not in WITHOUT_LOCK:
        return f"{head}\n    return {call}"
    return _without_lock(node, head, parameters, call)


def _without_lock(node: ast.FunctionDef, head: str, parameters: list[str], call: str) -> str:
    """The same for a function during which other threads may run."""
    lines = [head]
    for argument in node.args.args:
        kind = _annotation(argument.annotation, node.name)
        if kind in POINTERS:
            lines.append(f"    cdef {C_TYPES[kind]} {argument.arg}_cells = {POINTERS[kind].format(argument.arg)}")
            call = call.replace(POINTERS[kind].format(argument.arg), f"{argument.arg}_cells")
    returns = C_TYPES[_annotation(node.returns, node.name)]
    if returns == "void":
        return "\n".join([*lines, "    with nogil:", f"        {call}"])
    return "\n".join(
        [*lines, f"    cdef {returns} result", "    with nogil:", f"        result = {call}", "    return result"]
    )


class Translation(ast.NodeTransformer):
    """One kernel function on its way to Cython."""

    def __init__(
        self, module: ModuleType, node: ast.FunctionDef, functions: frozenset[str], words: dict[int, str]
    ) -> None:
        self.module = module
        self.node = node
        self.functions = functions
        self.words = words
        self.where = f"{module.__name__}.{node.name}"
        self.parameters = {a.arg: _annotation(a.annotation, self.where) for a in node.args.args}
        self.locals: dict[str, str] = {}
        for child in ast.walk(node):
            if isinstance(child, ast.AnnAssign) and isinstance(child.target, ast.Name):
                self._declare(child.target.id, _annotation(child.annotation, self.where))
            if isinstance(child, ast.For):
                self._declare(self._counter(child), "int")

    def _counter(self, loop: ast.For) -> str:
        """The name that a loop counts with; there are no other loops over things."""
        counts = isinstance(loop.iter, ast.Call) and ast.unparse(loop.iter.func) == "range"
        if not isinstance(loop.target, ast.Name) or not counts or loop.orelse:
            raise KernelError(f"{self.where}: a loop may only count with range")
        return loop.target.id

    def visit_For(self, node: ast.For) -> ast.AST:
        """The word range stays as it is."""
        assert isinstance(node.iter, ast.Call)
        node.iter.args = [self.visit(argument) for argument in node.iter.args]
        node.body = [self.visit(statement) for statement in node.body]
        return node

    def _declare(self, name: str, kind: str) -> None:
        if self.locals.setdefault(name, kind) != kind or name in self.parameters:
            raise KernelError(f"{self.where}: {name} is declared twice")

    def text(self) -> str:
        """The function as Cython text."""
        returns = C_TYPES[_annotation(self.node.returns, self.where)]
        parameters = ", ".join(f"{C_TYPES[kind]} {name}" for name, kind in self.parameters.items())
        lines = [f"cdef {returns} k_{self.node.name}({parameters}) noexcept nogil:"]
        lines += [f"    cdef {C_TYPES[kind]} {name}" for name, kind in self.locals.items()]
        for statement in self.node.body[1:] if ast.get_docstring(self.node) else self.node.body:
            changed = self.visit(statement)
            lines += ["    " + line for line in ast.unparse(ast.fix_missing_locations(changed)).split("\n")]
        return "\n".join(lines)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        """A declaration becomes a plain assignment; the type stands at the top."""
        if node.value is None:
            raise KernelError(f"{self.where}: a local is declared without a value")
        return ast.Assign([node.target], self.visit(node.value))

    def visit_Name(self, node: ast.Name) -> ast.AST:
        """Constants become literals; functions get their C names."""
        if node.id in self.locals or node.id in self.parameters:
            return node
        if isinstance(node.ctx, ast.Store):
            raise KernelError(f"{self.where}: {node.id} is assigned without a declared type")
        if node.id in self.functions:
            return ast.Name(f"k_{node.id}", node.ctx)
        value = getattr(self.module, node.id, None)
        if type(value) is not int:
            raise KernelError(f"{self.where}: {node.id} is no constant, local or kernel function")
        if value > LARGEST_INT:
            name = self.words.setdefault(value, f"WORD_{node.id}")
            return ast.Name(name, node.ctx)
        return ast.Constant(value)

    def generic_visit(self, node: ast.AST) -> ast.AST:
        """Anything that is not known to mean the same in C is refused."""
        if isinstance(node, FORBIDDEN):
            raise KernelError(f"{self.where}: {type(node).__name__} has no place in a kernel")
        return super().generic_visit(node)
