"""The entries of the rule ledgers, as values."""

from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import Any

import yaml

GAMES = ("mindbug", "moogle", "millebugs")

SETS = {
    "First Contact": "first-contact",
    "New Servants": "new-servants",
    "Beyond Evolution": "beyond-evolution",
    "Beyond Eternity": "beyond-eternity",
    "Battlefruit Kingdom": "battlefruit-kingdom",
    "Battlefruit Galaxy": "battlefruit-galaxy",
    "Battlefruit Extra": "battlefruit-extra",
    "King of Tokyo": "king-of-tokyo",
    "Tag Team": "tag-team",
    "promo": "promo",
}


class UnknownRule(KeyError):
    """No ledger has an entry with this id; the message names the closest ones."""

    def __init__(self, rule_id: str, known: Mapping[str, object]) -> None:
        close = get_close_matches(rule_id, known, n=3)
        hint = f"; did you mean {' or '.join(close)}?" if close else ""
        self.message = f"no ledger has a rule {rule_id!r}{hint}"
        super().__init__(self.message)

    def __str__(self) -> str:
        return self.message


@dataclass(frozen=True, slots=True)
class Scenario:
    """One situation that shows a rule at work, in words."""

    given: str
    when: str
    then: str


@dataclass(frozen=True, slots=True)
class Conflict:
    """Where the printed books differ: both readings, what hangs on them, and the one that is binding here."""

    older: str
    newer: str
    consequence: str
    recommend: str


@dataclass(frozen=True, slots=True)
class Rule:
    """One entry of a ledger.

    `status` tells how sure the rule is: "stated", "implied", "web" or "ruling" for Mindbug, the ledger's own words
    for the basis of an entry in the other games. `sets` are the ids of the sets whose cards can show the rule; none
    means every set.
    """

    id: str
    game: str
    text: str
    status: str
    source: tuple[str, ...]
    sets: tuple[str, ...]
    scenario: Scenario | None
    notes: str
    conflict: Conflict | None


@cache
def load(game: str) -> tuple[Rule, ...]:
    """Every entry of a game's ledger, in the order of the ledger.

    >>> load("mindbug")[0].id
    'MB-SETUP-01'
    """
    if game not in GAMES:
        raise ValueError(f"no ledger for {game!r}; there are {', '.join(GAMES)}")
    content = read_yaml(f"{game}.yaml")
    entries = content if isinstance(content, list) else content["rules"]
    return tuple(_rule(game, entry) for entry in entries)


def find(rule_id: str) -> Rule:
    """The entry with this id, whichever game it belongs to.

    >>> find("MB-TOUGH-06").status
    'implied'
    """
    index = _index()
    if rule_id not in index:
        raise UnknownRule(rule_id, index)
    return index[rule_id]


def read_yaml(name: str) -> Any:
    """The content of one of the package's YAML files."""
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    return yaml.load(files(__package__).joinpath(name).read_text(encoding="utf-8"), loader)


@cache
def _index() -> dict[str, Rule]:
    return {rule.id: rule for game in GAMES for rule in load(game)}


def _rule(game: str, entry: Mapping[str, Any]) -> Rule:
    return Rule(
        id=entry["id"],
        game=game,
        text=entry["rule"],
        status=entry["status"] if "status" in entry else entry["basis"],
        source=_texts(entry.get("source")),
        sets=_set_ids(entry.get("sets", "all")),
        scenario=_scenario(entry.get("scenario")),
        notes=entry.get("notes") or "",
        conflict=_conflict(entry.get("conflict")),
    )


def _texts(value: Any) -> tuple[str, ...]:
    if not value:
        return ()
    return tuple(str(text) for text in value) if isinstance(value, list) else (str(value),)


def _set_ids(value: Any) -> tuple[str, ...]:
    return () if value == "all" else tuple(SETS[name] for name in value)


def _scenario(value: Mapping[str, Any] | None) -> Scenario | None:
    if not value:
        return None
    return Scenario(*(str(value.get(part, "")) for part in ("given", "when", "then")))


def _conflict(value: Mapping[str, Any] | None) -> Conflict | None:
    if not value:
        return None
    return Conflict(*(str(value.get(part, "")) for part in ("older", "newer", "consequence", "recommend")))
