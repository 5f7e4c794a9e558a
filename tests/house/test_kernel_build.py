"""Where a C compiler works, the kernels that the tests run are the compiled ones."""

import os
import shlex
import subprocess
import sysconfig
from pathlib import Path

import pytest

import ludobug.core


def c_compiler_works(folder: Path) -> bool:
    """Whether the compiler that builds extensions can compile against this Python."""
    source = folder / "try.c"
    source.write_text("#include <Python.h>\n", encoding="utf-8")
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    include = ["-I", sysconfig.get_path("include")]
    try:
        command = [*compiler, *include, "-c", str(source), "-o", str(folder / "try.o")]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def test_the_kernels_are_compiled_where_they_can_be(tmp_path: Path) -> None:
    if os.environ.get("LUDOBUG_PURE", "0") not in ("", "0"):
        pytest.skip("LUDOBUG_PURE asks for the interpreted kernels")
    if not c_compiler_works(tmp_path):
        pytest.skip("no C compiler is usable here")
    assert ludobug.core.compiled, "make build compiles the kernels"
