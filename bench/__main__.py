"""``python -m bench``: measure, print one table, write the same as JSON, check the requirements."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import asdict, replace
from pathlib import Path

from bench import machine, rows, run, table


def arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer, shorter repeats and 20,000 games")
    parser.add_argument(
        "--only",
        action="append",
        default=[],
        metavar="NAME",
        help="only games whose name contains NAME; may be repeated",
    )
    parser.add_argument("--json", type=Path, default=Path("build/bench.json"), metavar="PATH")
    return parser.parse_args(argv)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the benchmark: 1 if a requirement is not met, 2 if one could not be measured in a whole run."""
    options = arguments(argv)
    plan = replace(run.QUICK if options.quick else run.FULL, only=tuple(options.only))
    core = machine.pin()
    facts, versions = machine.facts(core), machine.versions()
    result = run.run(plan)
    if not result:
        print(f"nothing is called {' or '.join(plan.only)}", file=sys.stderr)
        return 2
    met, missed, unmeasured = rows.verdict(result)
    table.write(options.json, result, {"machine": facts, "versions": versions, "plan": asdict(plan)})
    print(table.text(result))
    print()
    for title, values in (("machine", facts), ("versions", versions)):
        print(f"{title}: " + ", ".join(f"{key} {value}" for key, value in values.items()))
    print(f"seed {plan.seed}, median of {plan.repeats} repeats of about {plan.seconds:g} s of CPU time")
    print(f"requirements: {met} met, {missed} not met, {unmeasured} not measured; written to {options.json}")
    if missed:
        return 1
    return 2 if unmeasured and not plan.only else 0


if __name__ == "__main__":
    sys.exit(main())
