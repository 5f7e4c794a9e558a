"""The front door, and what it says to those who cannot come in."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.project import ROOT


def make(*words: str) -> "subprocess.CompletedProcess[str]":
    if shutil.which("make") is None:
        pytest.skip("there is no make here")
    return subprocess.run(["make", *words], cwd=ROOT, capture_output=True, text=True, check=False)


def python_where(change: str, folder: Path) -> str:
    """A Python whose modules are changed before it runs what it is given."""
    script = folder / "python3"
    prelude = f"import sys; {change}; exec(sys.argv[1])"
    script.write_text(f"""#!/bin/sh\n[ "$1" = "-c" ] || exit 0\nexec {sys.executable} -c '{prelude}' "$2"\n""")
    script.chmod(0o755)
    return f"PYTHON={script}"


def test_make_alone_lists_the_targets() -> None:
    listed = make().stdout
    for target in ("play", "test", "check", "bench", "golden", "build", "lock", "clean"):
        assert f"make {target} " in listed


def test_a_python_that_is_too_old_is_refused(tmp_path: Path) -> None:
    old = python_where('sys.version_info = (3, 10, 4); sys.version = "3.10.4 (main)"', tmp_path)
    result = make("test", old, f"VENV={tmp_path / 'venv'}")
    assert result.returncode != 0
    assert "Ludobug needs Python 3.11 or newer" in result.stderr
    assert "is 3.10.4" in result.stderr
    assert not (tmp_path / "venv").exists()


def test_a_python_without_venv_says_what_to_install(tmp_path: Path) -> None:
    bare = python_where('sys.modules["ensurepip"] = None', tmp_path)
    result = make("test", bare, f"VENV={tmp_path / 'venv'}")
    assert result.returncode != 0
    assert "apt-get install python3-venv" in result.stderr


def test_no_python_at_all_is_said_too(tmp_path: Path) -> None:
    result = make("test", f"PYTHON={tmp_path / 'nothing'}", f"VENV={tmp_path / 'venv'}")
    assert result.returncode != 0
    assert "Ludobug needs Python 3.11 or newer" in result.stdout + result.stderr
