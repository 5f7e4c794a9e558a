"""What is measured: Ludobug's games and their peers.

A new game of Ludobug is one more line in `LUDOBUG`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

COMPILED = "compiled"
INTERPRETED = "interpreted"
OPENSPIEL = "C++"
RLCARD = "Python"


@dataclass(frozen=True)
class Subject:
    """A game as one library loads it."""

    name: str
    library: str
    game: str
    options: Mapping[str, Any] = field(default_factory=dict, hash=False)


@dataclass(frozen=True)
class Line:
    """One task of one subject, run in the worker of one runtime."""

    subject: Subject
    runtime: str
    task: str


@dataclass(frozen=True)
class Crowd:
    """A great many random games of one subject; `share` is their part of what the plan says."""

    subject: Subject
    share: float


def millebugs(seats: int, teams: bool = False) -> Subject:
    """Mille Bugs at a table."""
    name = f"millebugs {seats} seats" + (" in teams" if teams else "")
    return Subject(name, "ludobug", "millebugs", {"seats": seats, "teams": teams})


def moogle(seats: int, draft: bool = False) -> Subject:
    """Moogle Bounty Mayhem at a table."""
    name = f"moogle {seats} seats" + (" with the draft" if draft else "")
    return Subject(name, "ludobug", "moogle", {"seats": seats, "draft": draft})


def mindbug(name: str, sets: Sequence[str], seats: int = 2) -> Subject:
    """Mindbug with some sets."""
    return Subject(f"mindbug {name}", "ludobug", "mindbug", {"sets": list(sets), "seats": seats})


def random_mixes() -> Iterator[Subject]:
    """Mixes of some sets as chance has them, every other one for two teams."""
    luck = Random(7)
    for number in range(MIXES):
        seats = 2 + number % 2 * 2
        sets = luck.sample([*ALONE_ENOUGH, "battlefruit-extra", *(["tag-team"] if seats == 4 else [])], 3)
        yield mindbug(f"{seats} seats, {' + '.join(sets)}", sets, seats)


MORE_SETS = (
    *("new-servants", "beyond-evolution", "beyond-eternity", "battlefruit-kingdom", "battlefruit-galaxy"),
    *("king-of-tokyo", "promo"),
)
"""The other sets that make a pool of their own."""
ALONE_ENOUGH = ("first-contact", *MORE_SETS)
MIXES = 8
BASE_SET = "mindbug first-contact"
LUDOBUG = (
    mindbug("first-contact", ["first-contact"]),
    *(mindbug(name, [name]) for name in MORE_SETS),
    mindbug("battlefruit-extra in Kingdom", ["battlefruit-kingdom", "battlefruit-extra"]),
    mindbug("all sets", ["all"]),
    mindbug("2 vs 2 with tag-team", ["first-contact", "tag-team"], seats=4),
    moogle(2),
    moogle(3),
    moogle(4),
    millebugs(2),
    millebugs(4),
    millebugs(8, teams=True),
)
ALONE = (2, 3, 4)
IN_TEAMS = (4, 6, 8)
CROWDS = (
    Crowd(mindbug("first-contact and new-servants", ["first-contact", "new-servants"]), 1.0),
    Crowd(mindbug("all sets", ["all"]), 0.1),
    Crowd(mindbug("all sets, 2 vs 2", ["all"], seats=4), 0.1),
    *(Crowd(mix, 0.025) for mix in random_mixes()),
    *(Crowd(moogle(seats, draft), 0.05) for seats in ALONE for draft in (False, True)),
    *(Crowd(millebugs(seats), 0.05) for seats in ALONE),
    *(Crowd(millebugs(seats, teams=True), 0.05) for seats in IN_TEAMS),
)

GIN_RUMMY = Subject("OpenSpiel gin_rummy", "pyspiel", "gin_rummy")
HEARTS = Subject("OpenSpiel hearts", "pyspiel", "hearts")
UNO = Subject("RLCard uno", "rlcard", "uno")
OPENSPIEL_GAMES = (
    HEARTS,
    GIN_RUMMY,
    Subject("OpenSpiel leduc_poker", "pyspiel", "leduc_poker"),
)
RLCARD_GAMES = (UNO, Subject("RLCard gin-rummy", "rlcard", "gin-rummy"))

PLAN = (
    (LUDOBUG, COMPILED, ("kernel", "api", "clone", "search", "think", "memory")),
    ((LUDOBUG[0], moogle(2), millebugs(2)), INTERPRETED, ("kernel", "api", "clone", "search", "memory")),
    (OPENSPIEL_GAMES, OPENSPIEL, ("api", "clone")),
    ((GIN_RUMMY,), OPENSPIEL, ("think",)),
    (RLCARD_GAMES, RLCARD, ("api",)),
)


def lines(only: Sequence[str] = ()) -> Iterator[Line]:
    """Every line of the table, or those whose subject's name contains one of `only`."""
    for subjects, runtime, tasks in PLAN:
        for subject in subjects:
            if wanted(subject, only):
                yield from (Line(subject, runtime, task) for task in tasks)


def wanted(subject: Subject, only: Sequence[str]) -> bool:
    """Whether a run restricted to the names in `only` measures this subject."""
    return not only or any(part.lower() in subject.name.lower() for part in only)
