"""Builds the game kernels: one C extension per game, and none where that is not possible.

Each kernel is ordinary Python that also compiles; for where it is not compiled it is folded into one file of Python.
Without Cython, without a working C compiler, or with LUDOBUG_PURE=1 the installation succeeds all the same and the
games run interpreted, more slowly.
"""

import os
import sys
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "src"))


def say_interpreted(reason: object) -> None:
    """Tell whoever installs that the games will run without a compiled kernel, and why."""
    print(f"ludobug runs interpreted: {reason}", file=sys.stderr, flush=True)


def forget_earlier_kernels() -> None:
    """Before an editable install, remove the extensions of the last one: no kernel outlives its source."""
    if "editable_wheel" in sys.argv:
        for suffix in ("so", "pyd"):
            for extension in (ROOT / "src" / "ludobug").rglob(f"*.{suffix}"):
                extension.unlink()


def kernel_units() -> dict[str, Any]:
    """The kernels to compile, by the name of the extension module that each becomes."""
    if os.environ.get("LUDOBUG_PURE", "0") not in ("", "0"):
        say_interpreted("LUDOBUG_PURE is set")
        return {}
    try:
        import Cython  # noqa: F401

        from ludobug.core.units import UNITS
    except Exception as error:
        say_interpreted(f"{type(error).__name__}: {error}")
        return {}
    return {unit.module: unit for unit in UNITS}


class BuildKernels(build_ext):
    """Translates, then compiles each kernel; a kernel that fails is left out and named."""

    def build_extension(self, ext: Extension) -> None:
        """Build one kernel anew; what an earlier build left in its place goes first."""
        Path(self.get_ext_fullpath(ext.name)).unlink(missing_ok=True)
        try:
            ext.sources = [str(self.translate(ext.name))]
            if self.compiler.compiler_type in ("unix", "mingw32", "cygwin"):
                ext.extra_compile_args = ["-O3", "-g0", "-ffp-contract=off"]
            super().build_extension(ext)
        except Exception as error:
            say_interpreted(f"{ext.name} was not compiled ({type(error).__name__}: {error})")

    def translate(self, module: str) -> Path:
        """Write the kernel as one .pyx file and turn that into C; gives the C file."""
        from Cython.Build import cythonize

        from ludobug.core.compiler import write_unit

        folder = Path(self.build_temp).resolve() / "kernels" / module
        folder.mkdir(parents=True, exist_ok=True)
        source = write_unit(UNITS[module], folder)
        [extension] = cythonize(
            [Extension(module, [str(source)])], language_level=3, force=True, quiet=True, build_dir=None
        )
        return Path(extension.sources[0])


class FoldKernels(build_py):
    """Writes each kernel as one Python file too, which runs faster than its many where nothing is compiled."""

    def run(self) -> None:
        """Copy the package, or leave it in place, and add the folded kernels to it."""
        super().run()
        from ludobug.core.folding import write_folded

        write_folded(ROOT / "src" if self.editable_mode else Path(self.build_lib))


forget_earlier_kernels()
UNITS = kernel_units()

setup(
    ext_modules=[Extension(module, [], optional=True) for module in UNITS],
    cmdclass={"build_ext": BuildKernels, "build_py": FoldKernels},
)
