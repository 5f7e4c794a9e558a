"""The rules buffer of a pool: what never changes in a game, and what this pool can need at all.

Everything that only some pools need has a flag or a size here, so that games without it pay nothing for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import pairwise
from typing import Any

from ludobug.core import header
from ludobug.core.errors import OptionError
from ludobug.games.mindbug import layout as at
from ludobug.games.mindbug.cards.die import DIE
from ludobug.games.mindbug.language.compile import TRIGGER_BITS, Tables, energy_cells, kind_cells, program_of
from ludobug.games.mindbug.language.words import (
    Ability,
    AlliesThisTurn,
    CannotAttack,
    CannotLoseLife,
    CannotPlay,
    CannotTakeCards,
    Cards,
    Constant,
    CopyPlay,
    Creature,
    Creatures,
    EvolvesInstead,
    ExtraTurn,
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
from ludobug.games.mindbug.pool import Pool, words_of

FLAGS: tuple[tuple[int, tuple[type, ...]], ...] = (
    (at.BANNING, (CannotAttack,)),
    (at.BANNING_MINDBUGS, (NoMindbugs, NoMindbugsThisTurn)),
    (at.GRANTING_TURNS, (ExtraTurn,)),
    (at.BARRING, (CannotPlay,)),
    (at.SILENCING, (NoPlayEffects, NoDefeatedEffects)),
    (at.PROVOKING, (MustBeHunted,)),
    (at.GUARDING, (CannotLoseLife,)),
    (at.CLOSING, (CannotTakeCards,)),
    (at.TURNING, (TurnsWhenSaved,)),
    (at.REPLACING, (EvolvesInstead,)),
    (at.AVENGING, (Slayer,)),
    (at.LOOKING, (LookAtUnused,)),
    (at.REVERSING, (ReversesFights,)),
    (at.COPYING, (CopyPlay,)),
)
"""Places that hold 1 if some card of the pool says one of these words."""
WATCHED = {
    at.LOOKS_AT_CARDS: ("HandSize", "DiscardSize"),
    at.LOOKS_AT_LIFE: ("LifeOf", "UnusedMindbugs"),
    at.LOOKS_AT_TURN: ("YourTurn",),
}
"""Words of constant abilities that make current values depend on more than the creatures in play."""
MOST_GIVEN = 20
"""How often a text that one card gives to others may wait at once."""
LARGEST_ADDRESS = 32000


class Needs:
    """What the cards of a pool can need."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.cards = [kind.card for kind in pool.kinds]

    @cached_property
    def words(self) -> list[Any]:
        """Every word of every card."""
        return [word for card in self.cards for word in words_of(card)]

    @cached_property
    def sorts(self) -> set[type]:
        """The sorts of these words."""
        return {type(word) for word in self.words}

    @property
    def lowering(self) -> bool:
        """Whether power is ever lowered."""
        return any(isinstance(word, Gains | ThisTurn) and word.power < 0 for word in self.words)

    @property
    def fast(self) -> bool:
        """Whether any creature is FAST or can become so."""
        return any(Keyword.FAST in card.keywords or "Keyword.FAST" in repr(card.abilities) for card in self.cards)

    @property
    def old_boosts(self) -> bool:
        """Whether a text speaks of the boosts that a creature had."""
        return any(isinstance(word, Cards) and word.lay_under_this for word in self.words)

    @property
    def long_cards(self) -> bool:
        """Whether creatures have power for this turn or further profiles, or a text asks for their deeds this turn."""
        given = any(isinstance(word, ThisTurn) and word.power for word in self.words)
        asked = any(isinstance(word, Creatures) and word.blocked for word in self.words)
        return (
            given or asked or not self.sorts.isdisjoint({ThisDefeatedAnEnemy, TurnsWhenSaved}) or self.pool.with_energy
        )

    @property
    def spread(self) -> int:
        """How many octonite counters may be put on a creature at once; 0 if they are never spread."""
        return min(max((card.octonite for card in self.cards if _spreads(card)), default=0), at.MOST_AT_ONCE)

    @property
    def actions(self) -> int:
        """How many cards have an Action, whatever their stage."""
        return sum(
            card.copies
            for card in self.cards
            for ability in card.abilities
            if isinstance(ability, Triggered) and ability.trigger is Trigger.ACTION
        )

    @property
    def most_copied(self) -> int:
        """How many printed Play effects a card copies at most."""
        if CopyPlay not in self.sorts:
            return 0
        plays = [[text for text in card.abilities if _is_play(text)] for card in self.cards]
        return max(len(texts) for texts in plays)

    @property
    def waiting_room(self) -> int:
        """How many effects may wait at once: every triggered text of the pool, and a FAST window for each card.

        A text that a card gives to others can wait for many of them; an Energy card triggers one text once more; what
        a card copies is listed there before it begins.
        """
        texts = sum(card.copies * sum(isinstance(text, Triggered) for text in card.abilities) for card in self.cards)
        given = sum(card.copies for card in self.cards for word in words_of(card) if isinstance(word, Grants))
        again = 1 if self.pool.with_energy else 0
        return texts + again + self.most_copied + given * MOST_GIVEN + (self.pool.size if self.fast else 0)


def make_rules(pool: Pool, seats: int) -> list[int]:
    """The rules buffer of a pool."""
    tables, needs = Tables(seats), Needs(pool)
    rows = [kind_cells(tables, kind.card) for kind in pool.kinds]
    for kind, row in zip(pool.kinds, rows, strict=True):
        row[at.LAYERS] |= _looks_at(kind.card, Place.IN_PLAY)
        row[at.DISCARD_LAYERS] |= _looks_at(kind.card, Place.DISCARD)
    energy = [energy_cells(tables, card) for card in pool.energy_cards]
    cells = tables.cells
    cells[header.KINDS] = tables.block([cell for row in (*rows, *energy) for cell in row])
    cells[header.KIND_COUNT] = len(rows) + len(energy)
    cells[header.CARD_COUNT] = pool.size + len(energy)
    cells[header.SEATS] = seats
    cells[at.ENERGY_CARDS] = len(energy)
    _write_sizes(cells, needs)
    _write_flags(cells, needs, rows)
    if pool.with_energy:
        programs = [program_of(tables, effect) for effect in DIE.values()]
        cells[at.FACE_PROGRAMS : at.FACE_PROGRAMS + at.FACES] = programs
    _link_rows(cells, pool)
    if max(len(cells), cells[header.STATE_CELLS]) > LARGEST_ADDRESS:
        raise OptionError(f"sets: {pool.size} cards of {len(rows)} kinds are more than a game can hold")
    return cells


def _write_sizes(cells: list[int], needs: Needs) -> None:
    """Where in a state the cards, the list of waiting effects and the options lie."""
    cells[at.CARD_SIZE] = at.LONG_CARD_CELLS if needs.long_cards else at.SHORT_CARD_CELLS
    cells[at.WAITING_ROOM] = needs.waiting_room
    cells[header.CARDS] = at.FIRST_CARD
    cells[at.WAITING_LIST] = at.FIRST_CARD + cells[header.CARD_COUNT] * cells[at.CARD_SIZE]
    cells[header.OPTIONS] = cells[at.WAITING_LIST] + cells[at.WAITING_ROOM] * at.WAITING_CELLS
    size, spread, actions = needs.pool.size, needs.spread, needs.actions
    most = max(size * spread, size + actions, needs.waiting_room)
    cells[header.STATE_CELLS] = cells[header.OPTIONS] + most + at.SPARE_OPTIONS
    cells[at.WITH_VARIANTS] = int(spread > 0 or actions > 0)


def _write_flags(cells: list[int], needs: Needs, rows: Sequence[Sequence[int]]) -> None:
    """What this pool can need at all."""
    for place, words in FLAGS:
        cells[place] = int(not needs.sorts.isdisjoint(words))
    for row in rows:
        cells[at.POOL_TRIGGERS] |= row[at.TRIGGERS]
    for word in needs.words:
        if isinstance(word, Grants):
            cells[at.GRANTING] |= TRIGGER_BITS[word.trigger, Place.IN_PLAY]
    cells[at.LOWERING] = int(needs.lowering)
    cells[at.REMEMBERING] = int(needs.old_boosts)
    cells[at.DISCARD_RULES] = int(any(row[at.DISCARD_COUNT] for row in rows))
    cells[at.WATCHING_DISCARDS] = cells[at.DISCARD_RULES] | int(cells[at.POOL_TRIGGERS] & at.ON_REACHING_DISCARD > 0)
    cells[at.WITH_FAST] = int(needs.fast)
    cells[at.WITH_ENERGY] = int(needs.pool.with_energy)
    cells[at.GIVING_TO_ALLIES] = int(needs.pool.with_energy or AlliesThisTurn in needs.sorts)
    cells[at.WITH_LINES] = int(any(card.evolution is not None for card in needs.cards))


def _link_rows(cells: list[int], pool: Pool) -> None:
    """Tell each row its number, the level I of its line (itself, for cards without one) and the next stage."""
    kinds = cells[header.KINDS]
    for number in range(cells[header.KIND_COUNT]):
        row = kinds + number * at.KIND_CELLS
        cells[row + at.KIND_NUMBER] = number
        cells[row + at.FIRST_STAGE] = row
    rows = {kind.card.name: kinds + index * at.KIND_CELLS for index, kind in enumerate(pool.kinds)}
    for line in pool.lines:
        for card, following in pairwise(line):
            cells[rows[card.name] + at.NEXT_STAGE] = rows[following.name]
            cells[rows[following.name] + at.FIRST_STAGE] = rows[line[0].name]


def _is_play(text: Ability) -> bool:
    return isinstance(text, Triggered) and text.trigger is Trigger.PLAY


def _spreads(card: Creature) -> bool:
    return any(isinstance(text, Constant) and isinstance(text.rule, SpreadsOctonite) for text in card.abilities)


def _looks_at(card: Creature, place: Place) -> int:
    """What the current values that a card's constant abilities give depend on, beside the creatures in play."""
    constants = repr([word for word in card.abilities if isinstance(word, Constant) and word.place is place])
    return sum(bit for bit, words in WATCHED.items() if any(word in constants for word in words))
