"""The machine and the versions behind the numbers, and the one core they are measured on."""

from __future__ import annotations

import os
import platform
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

PACKAGES = ("ludobug", "cython", "open-spiel", "rlcard", "numpy")


def pin() -> int | None:
    """Bind this process and its future children to one core; None where the system can't."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def processor() -> str:
    """The name of the processor."""
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def facts(core: int | None) -> dict[str, str | int | float | None]:
    """What a reader needs to judge the numbers."""
    return {
        "processor": processor(),
        "cores": os.cpu_count(),
        "pinned to core": core,
        "load before": round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None,
        "system": platform.platform(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "time": datetime.now(UTC).isoformat(timespec="seconds"),
    }


def versions() -> dict[str, str | None]:
    """Installed versions of the packages that take part."""
    return {name: installed(name) for name in PACKAGES}


def installed(name: str) -> str | None:
    """The version of a package, None if it is not installed."""
    try:
        return version(name)
    except PackageNotFoundError:
        return None
