"""The card pool of a game: which kinds of cards, how many of each, and the rules buffer made from them."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from itertools import pairwise
from pathlib import Path
from typing import Any

from ludobug.core import header
from ludobug.core.errors import OptionError
from ludobug.games.mindbug import layout as at
from ludobug.games.mindbug.cards import SETS
from ludobug.games.mindbug.cards.die import DIE
from ludobug.games.mindbug.cards.energy import ENERGY
from ludobug.games.mindbug.language.compile import TRIGGER_BITS, Tables
from ludobug.games.mindbug.language.lines import lines_of
from ludobug.games.mindbug.language.shape import inside
from ludobug.games.mindbug.language.words import (
    AlliesThisTurn,
    BuyEnergyCard,
    CannotAttack,
    CannotLoseLife,
    CannotPlay,
    CannotTakeCards,
    Cards,
    Constant,
    CopyPlay,
    Creature,
    Creatures,
    EnergyCard,
    EvolvesInstead,
    ExtraReroll,
    ExtraTurn,
    GainEnergy,
    Gains,
    Grants,
    Keyword,
    LookAtUnused,
    MustBeHunted,
    NoDefeatedEffects,
    NoMindbugs,
    NoMindbugsThisTurn,
    NoPlayEffects,
    Place,
    ReversesFights,
    Slayer,
    SpreadsOctonite,
    ThisDefeatedAnEnemy,
    ThisTurn,
    Trigger,
    Triggered,
    TurnsWhenSaved,
)

WATCHED = {
    at.LOOKS_AT_CARDS: ("HandSize", "DiscardSize"),
    at.LOOKS_AT_LIFE: ("LifeOf", "UnusedMindbugs"),
    at.LOOKS_AT_TURN: ("YourTurn",),
}
"""Words of constant abilities that make current values depend on more than the creatures in play."""
KING_OF_TOKYO = "king-of-tokyo"
"""The set that brings dice and Energy."""
ALL_SETS = "all"
"""The name that stands for every printed set."""
MOST_GIVEN = 20
"""How often a text that one card gives to others may wait at once."""
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
    if isinstance(sets, str) or not isinstance(sets, Sequence) or ALL_SETS not in sets:
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


def make_rules(pool: Pool, seats: int) -> list[int]:
    """The rules buffer of a pool."""
    tables = Tables(seats)
    rows = [tables.kind_cells(kind.card) for kind in pool.kinds]
    for kind, row in zip(pool.kinds, rows, strict=True):
        row[at.LAYERS] |= _looks_at(kind.card, Place.IN_PLAY)
        row[at.DISCARD_LAYERS] |= _looks_at(kind.card, Place.DISCARD)
    energy = [tables.energy_cells(card) for card in pool.energy_cards]
    kinds = tables.block([cell for row in (*rows, *energy) for cell in row])
    cells = tables.cells
    card_size = at.LONG_CARD_CELLS if _remembers_more(pool) else at.SHORT_CARD_CELLS
    cards = pool.size + len(energy)
    cards_end = at.FIRST_CARD + cards * card_size
    room = waiting_room(pool)
    waiting_end = cards_end + room * at.WAITING_CELLS
    spread = most_spread(pool)
    options = max(pool.size * spread, pool.size + _actions(pool)) + at.SPARE_OPTIONS
    cells[header.STATE_CELLS] = waiting_end + options
    cells[header.OPTIONS] = waiting_end
    cells[header.CARDS] = at.FIRST_CARD
    cells[header.CARD_COUNT] = cards
    cells[header.KINDS] = kinds
    cells[header.KIND_COUNT] = len(rows) + len(energy)
    cells[header.SEATS] = seats
    cells[at.CARD_SIZE] = card_size
    cells[at.WITH_VARIANTS] = int(spread > 0 or _actions(pool) > 0)
    cells[at.WAITING_LIST] = cards_end
    cells[at.WAITING_ROOM] = room
    cells[at.LOWERING] = int(any(_lowers_power(kind.card) for kind in pool.kinds))
    cells[at.BANNING] = int(any(_has_rule(kind.card, CannotAttack) for kind in pool.kinds))
    cells[at.BANNING_MINDBUGS] = _says(pool, NoMindbugs, NoMindbugsThisTurn)
    cells[at.GRANTING_TURNS] = _says(pool, ExtraTurn)
    cells[at.BARRING] = int(any(_has_rule(kind.card, CannotPlay) for kind in pool.kinds))
    cells[at.SILENCING] = int(any(_has_rule(kind.card, (NoPlayEffects, NoDefeatedEffects)) for kind in pool.kinds))
    for row in rows:
        cells[at.POOL_TRIGGERS] |= row[at.TRIGGERS]
    cells[at.REMEMBERING] = int(any(asks_for_boosts(word) for kind in pool.kinds for word in _words(kind.card)))
    cells[at.DISCARD_RULES] = int(any(row[at.DISCARD_COUNT] for row in rows))
    cells[at.WATCHING_DISCARDS] = cells[at.DISCARD_RULES] | int(cells[at.POOL_TRIGGERS] & at.ON_REACHING_DISCARD > 0)
    cells[at.WITH_FAST] = int(_with_fast(pool))
    cells[at.WITH_ENERGY] = int(pool.with_energy)
    cells[at.ENERGY_CARDS] = len(energy)
    if pool.with_energy:
        programs = [tables.program(effect) for effect in DIE.values()]
        cells[at.FACE_PROGRAMS : at.FACE_PROGRAMS + at.FACES] = programs
    for rule in (word for kind in pool.kinds for word in _words(kind.card) if isinstance(word, Grants)):
        cells[at.GRANTING] |= TRIGGER_BITS[rule.trigger, Place.IN_PLAY]
    cells[at.WITH_LINES] = int(any(kind.card.evolution is not None for kind in pool.kinds))
    cells[at.PROVOKING] = int(any(_has_rule(kind.card, MustBeHunted) for kind in pool.kinds))
    cells[at.GUARDING] = int(any(_has_rule(kind.card, CannotLoseLife) for kind in pool.kinds))
    cells[at.CLOSING] = int(any(_has_rule(kind.card, CannotTakeCards) for kind in pool.kinds))
    cells[at.TURNING] = int(any(_has_rule(kind.card, TurnsWhenSaved) for kind in pool.kinds))
    cells[at.REPLACING] = int(any(_has_rule(kind.card, EvolvesInstead) for kind in pool.kinds))
    cells[at.AVENGING] = int(any(isinstance(word, Slayer) for kind in pool.kinds for word in _words(kind.card)))
    cells[at.LOOKING] = int(any(isinstance(word, LookAtUnused) for kind in pool.kinds for word in _words(kind.card)))
    cells[at.REVERSING] = int(any(_has_rule(kind.card, ReversesFights) for kind in pool.kinds))
    cells[at.COPYING] = _says(pool, CopyPlay)
    link_stages(cells, pool, kinds)
    if len(cells) > 32000 or cells[header.STATE_CELLS] > 32000:
        raise OptionError(f"sets: {pool.size} cards of {len(rows)} kinds are more than a game can hold")
    return cells


def link_stages(cells: list[int], pool: Pool, kinds: int) -> None:
    """Tell the row of each card the level I and the next stage of its line; others are all there is of them."""
    for row in range(kinds, kinds + cells[header.KIND_COUNT] * at.KIND_CELLS, at.KIND_CELLS):
        cells[row + at.FIRST_STAGE] = row
    rows = {kind.card.name: kinds + index * at.KIND_CELLS for index, kind in enumerate(pool.kinds)}
    for line in pool.lines:
        for card, following in pairwise(line):
            cells[rows[card.name] + at.NEXT_STAGE] = rows[following.name]
            cells[rows[following.name] + at.FIRST_STAGE] = rows[line[0].name]


def waiting_room(pool: Pool) -> int:
    """How many effects may wait at once: every triggered text of the pool, and a FAST window for each card.

    A text that a card gives to others can wait for many of them; an Energy card triggers one text once more.
    """
    texts = sum(
        kind.card.copies * sum(isinstance(ability, Triggered) for ability in kind.card.abilities) for kind in pool.kinds
    )
    given = sum(kind.card.copies for kind in pool.kinds for word in _words(kind.card) if isinstance(word, Grants))
    again = 1 if pool.with_energy else 0
    return texts + again + given * MOST_GIVEN + (pool.size if _with_fast(pool) else 0)


def most_spread(pool: Pool) -> int:
    """How many octonite counters may be put on a creature at once; 0 if they are never spread."""
    spread = (kind.card.octonite for kind in pool.kinds if _has_rule(kind.card, SpreadsOctonite))
    return min(max(spread, default=0), at.MOST_AT_ONCE)


def _actions(pool: Pool) -> int:
    """How many cards have an Action, whatever their stage."""
    return sum(
        kind.card.copies
        for kind in pool.kinds
        for ability in kind.card.abilities
        if isinstance(ability, Triggered) and ability.trigger is Trigger.ACTION
    )


def _remembers_more(pool: Pool) -> bool:
    """Whether creatures have power for this turn or further profiles, or a text asks what they have done this turn."""
    words = [word for kind in pool.kinds for word in _words(kind.card)]
    given = any(isinstance(word, ThisTurn) and word.power for word in words)
    asked = any(
        isinstance(word, ThisDefeatedAnEnemy) or (isinstance(word, Creatures) and word.blocked) for word in words
    )
    turned = any(isinstance(word, TurnsWhenSaved) for word in words)
    return given or asked or turned or pool.with_energy


def _says(pool: Pool, *words: type) -> int:
    """1 if some card says one of these words."""
    return int(any(isinstance(word, words) for kind in pool.kinds for word in _words(kind.card)))


def asks_for_boosts(word: object) -> bool:
    """Whether a word speaks of the boosts that a creature had."""
    return isinstance(word, Cards) and word.lay_under_this


def _words(card: Creature) -> Iterator[Any]:
    """Every word of a card's text."""
    return (word for word, _ in inside(card, ""))


def _speaks_of_energy(card: Creature) -> bool:
    """Whether a card has dice, or a text about dice, Energy or Energy cards."""
    about = (GainEnergy, BuyEnergyCard, ExtraReroll)
    return bool(card.dice) or any(
        isinstance(word, about) or (isinstance(word, Gains | AlliesThisTurn) and word.dice) for word in _words(card)
    )


def _with_fast(pool: Pool) -> bool:
    return any(_speaks_of_fast(kind.card) for kind in pool.kinds)


def _has_rule(card: Creature, sort: type | tuple[type, ...]) -> bool:
    return any(isinstance(ability, Constant) and isinstance(ability.rule, sort) for ability in card.abilities)


def _looks_at(card: Creature, place: Place) -> int:
    """What the current values that a card's constant abilities give depend on, beside the creatures in play."""
    constants = repr([word for word in card.abilities if isinstance(word, Constant) and word.place is place])
    return sum(bit for bit, words in WATCHED.items() if any(word in constants for word in words))


def _lowers_power(card: Creature) -> bool:
    return any(isinstance(word, Gains | ThisTurn) and word.power < 0 for word in _words(card))


def _speaks_of_fast(card: Creature) -> bool:
    return Keyword.FAST in card.keywords or "Keyword.FAST" in repr(card.abilities)
