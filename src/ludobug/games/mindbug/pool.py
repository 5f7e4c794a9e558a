"""The card pool of a game: which kinds of cards, and how many of each."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from ludobug.core.errors import OptionError
from ludobug.games.mindbug import layout as at
from ludobug.games.mindbug.cards import SETS
from ludobug.games.mindbug.cards.energy import ENERGY
from ludobug.games.mindbug.language.lines import lines_of
from ludobug.games.mindbug.language.shape import inside
from ludobug.games.mindbug.language.words import (
    AlliesThisTurn,
    BuyEnergyCard,
    Creature,
    EnergyCard,
    ExtraReroll,
    GainEnergy,
    Gains,
)

KING_OF_TOKYO = "king-of-tokyo"
"""The set that brings dice and Energy."""
ALL_SETS = "all"
"""The name that stands for every printed set."""
SMALLEST_SHARE = 10
"""Cards that a pool needs for each seat."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A card of the pool and the set it is from."""

    card: Creature
    set_id: str

    @property
    def copies(self) -> int:
        """How many of it are shuffled: none of the evolved stages, which lie aside."""
        return self.card.copies if self.card.in_deck else 0


@dataclass(frozen=True, slots=True)
class Pool:
    """The kinds of a game in their order, and the custom sets among them as data."""

    kinds: tuple[Kind, ...]
    custom: tuple[Mapping[str, Any], ...]

    @property
    def lines(self) -> tuple[tuple[Creature, ...], ...]:
        """The evolution lines, each from level I on."""
        return tuple(lines_of(kind.card for kind in self.kinds))

    @property
    def size(self) -> int:
        """Number of cards."""
        return sum(kind.copies for kind in self.kinds)

    @property
    def with_energy(self) -> bool:
        """Whether dice and Energy are in the game: all of it, if any card has to do with it [MB-MIX-02]."""
        return any(kind.set_id == KING_OF_TOKYO or _speaks_of_energy(kind.card) for kind in self.kinds)

    @property
    def energy_cards(self) -> tuple[EnergyCard, ...]:
        """The Energy cards of the game: all of them, or none."""
        return ENERGY if self.with_energy else ()


def named_sets(sets: Any, seats: int) -> Any:
    """The sets that were asked for; ``all`` stands for every printed set of which this table may use a card."""
    if isinstance(sets, str) or not isinstance(sets, Sequence) or not any(chosen == ALL_SETS for chosen in sets):
        return sets
    usable = [name for name, cards in SETS.items() if seats > at.TEAMS or not all(card.team for card in cards)]
    place = list(sets).index(ALL_SETS)
    return [*sets[:place], *usable, *sets[place + 1 :]]


def make_pool(sets: object, seats: int, cards: Sequence[str] = (), without: Sequence[str] = ()) -> Pool:
    """The pool of some sets (ids of printed ones, files or data of custom ones), with single cards added or left out.

    Cards that speak of a team mate are left out where nobody has one.
    """
    kinds: list[Kind] = []
    custom: list[Mapping[str, Any]] = []
    left_out = 0
    for set_id, found in _chosen_sets(sets, custom):
        left_out += sum(card.copies for card in found if seats == at.TEAMS and card.team)
        kinds += [Kind(card, set_id) for card in found if seats > at.TEAMS or not card.team]
    kinds += _added("cards", cards, seats)
    seen: dict[str, str] = {}
    for kind in kinds:
        if kind.card.name in seen:
            raise OptionError(f"sets: {kind.card.name!r} is in {seen[kind.card.name]!r} and in {kind.set_id!r}")
        seen[kind.card.name] = kind.set_id
    banned = set(_names("without", without))
    for name in banned:
        if name not in seen:
            raise OptionError(f"without: no card {name!r} in this game's sets")
    for line in lines_of(kind.card for kind in kinds):
        _refuse_later("without", banned, line)
        banned |= {stage.name for stage in line[1:] if line[0].name in banned}
    pool = Pool(tuple(kind for kind in kinds if kind.card.name not in banned), tuple(custom))
    missing = SMALLEST_SHARE * seats - pool.size
    for energy_card in pool.energy_cards:
        if energy_card.name in seen:
            raise OptionError(f"sets: {energy_card.name!r} is in {seen[energy_card.name]!r}, and an Energy card")
    if missing > 0:
        few = f"sets: {pool.size} cards are too few for {seats} seats, {missing} missing [MB-SETUP-13]"
        team = f"; {left_out} more speak of a team mate and need four seats [MB-TEAM-20]" if left_out else ""
        raise OptionError(few + team)
    return pool


def _chosen_sets(sets: object, custom: list[Mapping[str, Any]]) -> Iterator[tuple[str, tuple[Creature, ...]]]:
    """The sets that were asked for, with their cards; custom ones are noted as data."""
    from ludobug.games.mindbug.language.json_form import load_set, set_to_json

    if isinstance(sets, str) or not isinstance(sets, Sequence) or not sets:
        raise OptionError(f"sets: must be a list of one or more sets, not {sets!r}")
    for place, chosen in enumerate(sets):
        if chosen in sets[:place]:
            raise OptionError(f"sets: {chosen!r} is named twice")
        if isinstance(chosen, str) and chosen in SETS:
            yield chosen, SETS[chosen]
        elif isinstance(chosen, (Mapping, Path)) or (isinstance(chosen, str) and chosen.endswith(".json")):
            loaded = load_set(Path(chosen) if isinstance(chosen, str) else chosen)
            custom.append(set_to_json(loaded.id, loaded.name, loaded.cards))
            yield loaded.id, loaded.cards
        else:
            known = ", ".join([*SETS, ALL_SETS])
            raise OptionError(f"sets: no set {chosen!r}; there are {known}, or name a .json file of your own")


def _added(option: str, names: object, seats: int) -> Iterator[Kind]:
    """Single cards of printed sets."""
    printed = {card.name: Kind(card, set_id) for set_id, cards in SETS.items() for card in cards}
    lines = {line[0].name: line for line in lines_of(kind.card for kind in printed.values())}
    for line in lines.values():
        _refuse_later(option, _names(option, names), line)
    for name in _names(option, names):
        if name not in printed:
            close = get_close_matches(name, printed, n=1)
            raise OptionError(f"{option}: no card {name!r}" + (f"; did you mean {close[0]!r}?" if close else ""))
        if printed[name].card.team and seats == at.TEAMS:
            raise OptionError(f"{option}: {name!r} speaks of a team mate: it needs four seats [MB-TEAM-20]")
        yield printed[name]
        yield from (printed[stage.name] for stage in lines.get(name, ())[1:])


def _refuse_later(option: str, names: Collection[str], line: Sequence[Creature]) -> None:
    """Later stages of a line come and go with its level I."""
    for stage in line[1:]:
        if stage.name in names:
            first = line[0].name
            raise OptionError(f"{option}: {stage.name!r} is a later stage of {first!r}, which brings it [MB-EVOLVE-01]")


def _names(option: str, names: object) -> Sequence[str]:
    """The names of cards that an option lists, each once."""
    if isinstance(names, str) or not isinstance(names, Sequence) or not all(isinstance(name, str) for name in names):
        raise OptionError(f"{option}: must be a list of card names, not {names!r}")
    for place, name in enumerate(names):
        if name in names[:place]:
            raise OptionError(f"{option}: {name!r} is named twice")
    return names


def words_of(card: Creature) -> Iterator[Any]:
    """Every word of a card's text."""
    return (word for word, _ in inside(card, ""))


def _speaks_of_energy(card: Creature) -> bool:
    """Whether a card has dice, or a text about dice, Energy or Energy cards."""
    about = (GainEnergy, BuyEnergyCard, ExtraReroll)
    return bool(card.dice) or any(
        isinstance(word, about) or (isinstance(word, Gains | AlliesThisTurn) and word.dice) for word in words_of(card)
    )
