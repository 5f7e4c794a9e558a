"""What is built from the project holds all of it and works anywhere."""

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from tests.house.project import copy_to, files

pytest.importorskip("setuptools", minversion="77")


def build(kind: str, project: Path, **settings: str) -> tuple[Path, str]:
    """Build a wheel or an sdist as an installer does; gives the file and what was said."""
    code = f"from setuptools import build_meta; print(build_meta.build_{kind}('dist'))"
    environment = {**os.environ, **settings}
    result = subprocess.run(
        [sys.executable, "-c", code], cwd=project, env=environment, capture_output=True, text=True, check=False
    )
    said = result.stdout + result.stderr
    assert result.returncode == 0, said
    return project / "dist" / result.stdout.split()[-1], said


def package_files() -> set[str]:
    """The files of the package, as they lie in a wheel."""
    return {name.relative_to("src").as_posix() for name in files() if name.is_relative_to("src/ludobug")}


def test_a_wheel_holds_the_whole_package_and_works_from_anywhere(tmp_path: Path) -> None:
    wheel, said = build("wheel", copy_to(tmp_path / "project"), LUDOBUG_PURE="1")
    assert "ludobug runs interpreted: LUDOBUG_PURE is set" in said
    assert wheel.name.endswith("-py3-none-any.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    assert package_files() - names == set()
    assert {name for name in names if name.endswith(("/LICENSE", "/NOTICE"))}

    code = "import ludobug; from ludobug.rulebook import find; print(ludobug.__file__, find('MB-TOUGH-01').id)"
    result = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(wheel)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    assert str(wheel) in result.stdout
    assert "MB-TOUGH-01" in result.stdout


def test_an_sdist_holds_what_a_wheel_is_built_from(tmp_path: Path) -> None:
    sdist, _ = build("sdist", copy_to(tmp_path / "project"), LUDOBUG_PURE="1")
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path / "unpacked", filter="data")
    [project] = (tmp_path / "unpacked").iterdir()
    wheel, _ = build("wheel", project, LUDOBUG_PURE="1")
    assert package_files() - set(zipfile.ZipFile(wheel).namelist()) == set()


def test_without_a_c_compiler_the_build_succeeds_and_says_what_was_left_out(tmp_path: Path) -> None:
    pytest.importorskip("Cython")
    wheel, said = build("wheel", copy_to(tmp_path / "project"), CC="false")
    assert "ludobug runs interpreted: ludobug.games.mindbug._kernel was not compiled" in said
    assert [name for name in zipfile.ZipFile(wheel).namelist() if name.endswith((".so", ".pyd"))] == []
    assert package_files() - set(zipfile.ZipFile(wheel).namelist()) == set()
