"""Which rules a choice of sets and seats can show."""

from collections.abc import Collection
from dataclasses import dataclass
from functools import cache

from ludobug.rulebook.entries import SETS, Rule, read_yaml


@dataclass(frozen=True, slots=True)
class Need:
    """What has to be at the table before an entry can be shown, and why.

    Of every group in `sets` one set has to be in the pool; `seats` is the smallest number of seats.
    """

    reason: str
    sets: tuple[frozenset[str], ...] = ()
    seats: int = 0

    def met(self, sets: Collection[str], seats: int | None) -> bool:
        """Whether these sets and seats are enough; no sets means all of them, no seats any number."""
        enough_sets = not sets or all(group.intersection(sets) for group in self.sets)
        return enough_sets and (seats is None or seats >= self.seats)


@cache
def needs() -> dict[str, Need]:
    """The entries that need more than one of their sets, or more than two seats, by id."""
    return {
        rule_id: Need(
            reason=group["reason"],
            sets=tuple(frozenset(names) for names in group.get("needs_sets", ())),
            seats=group.get("needs_seats", 0),
        )
        for group in read_yaml("shown_by.yaml")
        for rule_id in group["rules"]
    }


def in_sets(rule: Rule, sets: Collection[str] = ()) -> bool:
    """Whether the ledger says that one of these sets shows the rule; no sets means all of them."""
    return not sets or not rule.sets or bool(set(rule.sets).intersection(sets))


def need_unmet(rule: Rule, sets: Collection[str] = (), seats: int | None = None) -> Need | None:
    """What is missing at this table to show a rule of its sets, or None."""
    need = needs().get(rule.id)
    return None if need is None or need.met(sets, seats) else need


def applies(rule: Rule, sets: Collection[str] = (), seats: int | None = None) -> bool:
    """Whether a game with these sets and seats can show the rule.

    >>> from ludobug.rulebook import find
    >>> applies(find("MB-TEAM-04"), ["first-contact"], seats=2)
    False
    """
    return in_sets(rule, sets) and need_unmet(rule, sets, seats) is None


def check_sets(game: str, sets: Collection[str]) -> None:
    """Refuse set ids that the game's ledger does not know."""
    known = tuple(SETS.values()) if game == "mindbug" else ()
    unknown = [name for name in sets if name not in known]
    if unknown:
        there_are = f"there are {', '.join(known)}" if known else "its ledger has no sets"
        raise ValueError(f"{game} has no set {unknown[0]!r}; {there_are}")
