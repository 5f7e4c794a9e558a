"""Evolution lines: level I is a card of the deck, II and III are the two sides of one card that lies aside."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ludobug.games.mindbug.language.limits import CardSetError
from ludobug.games.mindbug.language.shape import inside, word_name
from ludobug.games.mindbug.language.words import Creature, Evolve, EvolvesInstead

LAST_LEVEL = 3


def lines_of(cards: Iterable[Creature]) -> Iterator[tuple[Creature, ...]]:
    """The evolution lines among some cards, each from level I on."""
    by_name = {card.name: card for card in cards}
    for first in by_name.values():
        if first.evolution is not None and first.in_deck:
            yield tuple(_stages(first, by_name))


def _stages(card: Creature, by_name: dict[str, Creature]) -> Iterator[Creature]:
    yield card
    while card.evolution is not None and card.evolution.evolves_to is not None:
        card = by_name[card.evolution.evolves_to]
        yield card


def check_evolution(card: Creature) -> None:
    """The place of one card in its line: levels I and II go on, III does not, and there is one card of II and III."""
    evolution = card.evolution
    if evolution is None:
        return
    if evolution.level == LAST_LEVEL and evolution.evolves_to is not None:
        raise CardSetError("evolution.evolves_to: must be left out at level 3, which is the last one")
    if evolution.level < LAST_LEVEL and evolution.evolves_to is None:
        raise CardSetError(f"evolution.evolves_to: is missing; level {evolution.level} evolves to another card")
    if not card.in_deck and card.copies != 1:
        raise CardSetError("copies: must be 1 at levels 2 and 3, which are the two sides of one card")


def check_lines(cards: Sequence[Creature]) -> None:
    """The lines of a set are complete: each stage leads to the next one, and each later stage belongs to one line.

    Raises:
        CardSetError: the message names the card and what is wrong with its line.
    """
    by_name = {card.name: card for card in cards}
    reached: dict[str, str] = {}
    for card in cards:
        _check_next(card, by_name, reached)
        spoken = [word_name(type(word)) for word, _ in inside(card, "") if isinstance(word, Evolve | EvolvesInstead)]
        if card.evolution is None and spoken:
            _refuse(card, f'has the word "{spoken[0]}" but no "evolution"')
    for card in cards:
        if not card.in_deck and card.name not in reached:
            _refuse(card, "evolution: no card of the set evolves to it")


def _check_next(card: Creature, by_name: dict[str, Creature], reached: dict[str, str]) -> None:
    """The card that one evolves to is there, is of the next level, and is not the next stage of another card too."""
    if card.evolution is None or card.evolution.evolves_to is None:
        return
    name = card.evolution.evolves_to
    if name not in by_name:
        _refuse(card, f'evolution.evolves_to: there is no card "{name}" in the set')
    following = by_name[name].evolution
    if following is None or following.level != card.evolution.level + 1:
        _refuse(card, f'evolution.evolves_to: "{name}" must be of level {card.evolution.level + 1}')
    if name in reached:
        _refuse(card, f'evolution.evolves_to: "{reached[name]}" evolves to "{name}" already')
    reached[name] = card.name


def _refuse(card: Creature, problem: str) -> None:
    raise CardSetError(f'card "{card.name}": {problem}')
