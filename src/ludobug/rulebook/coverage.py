"""Which rules the tests prove, and which no test proves."""

import sys
from collections.abc import Callable, Collection
from dataclasses import dataclass
from pathlib import Path
from textwrap import wrap

from ludobug.rulebook.entries import Rule, load
from ludobug.rulebook.proof import ProofError, scan
from ludobug.rulebook.reach import Need, check_sets, in_sets, need_unmet

_WIDTH = 100


class NoTests(FileNotFoundError):
    """There are no test files here to read: the package was installed without them."""


@dataclass(frozen=True, slots=True)
class CoverageReport:
    """The rules that a game with these sets and seats can show, split by whether a test proves them.

    `apart` holds the entries of these sets that only another table can show, each with what it needs.
    """

    game: str
    sets: tuple[str, ...]
    seats: int | None
    proved: dict[str, tuple[str, ...]]
    missing: tuple[Rule, ...]
    apart: tuple[tuple[Rule, Need], ...]

    @property
    def exit_code(self) -> int:
        """0 if every rule is proved, 1 if one is not."""
        return 1 if self.missing else 0

    def render(self) -> str:
        """The report as text: the count, then the rules without proof, then those set apart."""
        asked = len(self.proved) + len(self.missing)
        table = ", ".join([self.game, *self.sets, *([f"{self.seats} seats"] if self.seats else [])])
        lines = [f"{table}: {len(self.proved)} of {asked} rules are proved by tests."]
        if self.missing:
            lines += ["", "No test proves"]
            for rule in self.missing:
                lines += _entry(rule)
        if self.apart:
            lines += ["", "Set apart, another table shows them"]
            lines += _by_need(self.apart)
        return "\n".join(lines)


def coverage(
    game: str, sets: Collection[str] = (), seats: int | None = None, tests: Path | None = None
) -> CoverageReport:
    """Compare a game's ledger with the tests, without running them.

    No sets means all of them, no seats any number. `tests` is the folder to read, by default that of the checkout.
    """
    check_sets(game, sets)
    proofs = scan(tests or tests_of_checkout())
    proved: dict[str, tuple[str, ...]] = {}
    missing: list[Rule] = []
    apart: list[tuple[Rule, Need]] = []
    for rule in load(game):
        if not in_sets(rule, sets):
            continue
        need = need_unmet(rule, sets, seats)
        if need is not None:
            apart.append((rule, need))
        elif rule.id in proofs:
            proved[rule.id] = proofs[rule.id]
        else:
            missing.append(rule)
    return CoverageReport(game, tuple(sets), seats, proved, tuple(missing), tuple(apart))


def main_report(
    game: str,
    sets: Collection[str] = (),
    seats: int | None = None,
    tests: Path | None = None,
    write: Callable[[str], object] = print,
) -> int:
    """Write the report of `ludobug rules --coverage`; gives the exit code.

    0: every rule is proved; 1: some are not; 2: there are no tests to read, or they or the question are wrong.
    """
    try:
        report = coverage(game, sets, seats, tests)
    except (NoTests, ProofError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    write(report.render())
    return report.exit_code


def tests_of_checkout() -> Path:
    """The tests beside the source of this package; `NoTests` where it was installed without them."""
    checkout = Path(__file__).resolve().parents[3]
    tests = checkout / "tests"
    if (checkout / "pyproject.toml").is_file() and (tests / "conftest.py").is_file():
        return tests
    raise NoTests("the coverage is read from the tests of a checkout, and this installation of ludobug has none")


def _entry(rule: Rule) -> list[str]:
    return wrap(f"{rule.id}  {rule.text}", _WIDTH, initial_indent="  ", subsequent_indent="      ")


def _by_need(apart: Collection[tuple[Rule, Need]]) -> list[str]:
    groups: dict[str, list[str]] = {}
    for rule, need in apart:
        groups.setdefault(need.reason, []).append(rule.id)
    return [
        line
        for reason, ids in groups.items()
        for line in (f"  {reason}", *wrap(", ".join(ids), _WIDTH, initial_indent="      ", subsequent_indent="      "))
    ]
