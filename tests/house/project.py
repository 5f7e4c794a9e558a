"""The files of this project, as the tests of the house look at them."""

import shutil
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]

_NOT_OURS = {
    ".git",
    ".hypothesis",
    ".import_linter_cache",
    ".mypy_cache",
    ".pytest_cache",
    ".ruff_cache",
    ".venv",
    "__pycache__",
    "build",
    "dist",
}


def files() -> Iterator[Path]:
    """The project's files, by their path from its root; those that git ignores are left out."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if listed.returncode == 0 and listed.stdout:
        names = (Path(name) for name in listed.stdout.split("\0") if name)
    else:
        names = (path.relative_to(ROOT) for path in sorted(ROOT.rglob("*")) if not _ignored(path))
    yield from (name for name in names if (ROOT / name).is_file())


def copy_to(folder: Path) -> Path:
    """A copy of the project without anything built, to build in."""
    for name in files():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, target)
    return folder


def pyproject() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def _ignored(path: Path) -> bool:
    parts = path.relative_to(ROOT).parts
    return any(part in _NOT_OURS or part.endswith(".egg-info") for part in parts) or path.suffix in {".so", ".pyd"}
