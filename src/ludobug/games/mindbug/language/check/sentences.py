"""Effects, each word by itself, wherever it stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludobug.games.mindbug.language.limits import MOST_CHOICES, refuse
from ludobug.games.mindbug.language.words import (
    AlliesThisTurn,
    AttackNow,
    Boost,
    Cards,
    ChooseOne,
    CopyPlay,
    Creatures,
    Defeat,
    Discard,
    ForEach,
    Give,
    InOrder,
    LoseLife,
    NoBlocks,
    Number,
    PassLeft,
    Pick,
    Side,
    TheyMay,
    This,
    ThisTurn,
    ToYourHand,
    TriggerPlay,
    Who,
    Zone,
)


def check_discard(discard: Discard, path: str) -> None:
    """Chance takes all it is told to, and what is counted is no plain number."""
    if discard.up_to and discard.at_random:
        refuse(path, "at_random and up_to exclude each other")
    if isinstance(discard.each, Number):
        refuse(f"{path}.each", "must be something to count; write a plain number as count")


def check_boost(effect: Boost, path: str) -> None:
    """One creature is boosted, or each card goes under one that is chosen for it."""
    target = effect.target
    if isinstance(target, This) and effect.spread:
        refuse(f"{path}.spread", 'must be left out for "this", which is one creature')
    if isinstance(target, Pick) and (target.count > 1 or target.up_to or target.at_random or target.any_number):
        refuse(f"{path}.pick", "must be of one creature: a count of 1, without up_to, at_random and any_number")


def check_one_creature(effect: AttackNow | CopyPlay | TriggerPlay, path: str) -> None:
    """An attack is made with one creature, a Play effect is that of one other creature."""
    target = effect.target
    if isinstance(target, Pick) and (target.count > 1 or target.up_to or target.any_number):
        refuse(f"{path}.pick", "must be of one creature: a count of 1, without up_to or any_number")


def check_this_turn(effect: ThisTurn, path: str) -> None:
    """Something lasts until the end of the turn."""
    if not (effect.keywords or effect.cannot_block or effect.power or effect.cannot_be_defeated):
        refuse(path, "must have power, keywords, cannot_block, or cannot_be_defeated")


def check_allies_this_turn(effect: AlliesThisTurn, path: str) -> None:
    """Something lasts until the end of the turn."""
    if not (effect.keywords or effect.dice):
        refuse(path, "must have keywords or dice")


def check_choose_one(effect: ChooseOne, path: str) -> None:
    """There is something to choose from."""
    if not 2 <= len(effect.effects) <= MOST_CHOICES:
        refuse(path, f"must have from 2 to {MOST_CHOICES} effects")


def check_for_each(effect: ForEach, path: str) -> None:
    """It is plain how many cards there are at most, and whose they are."""
    if effect.effect.who is not Who.YOU or effect.effect.each is not None:
        refuse(f"{path}.effect.discard", 'must be of "you", without "each"')


def check_in_order(effect: InOrder, path: str) -> None:
    """There is something to do."""
    if not effect.effects:
        refuse(path, "must have at least one effect")


def check_no_blocks(effect: NoBlocks, path: str) -> None:
    """Who cannot block is an opponent, or several players."""
    if effect.who is Who.YOU:
        refuse(path, 'must be of somebody else: "an opponent", "each opponent" or "each player", not "you"')


def check_they_may(effect: TheyMay, path: str) -> None:
    """One other player decides, about what that player does to things of his own."""
    if effect.who not in (Who.AN_OPPONENT, Who.TEAM_MATE):
        refuse(f"{path}.who", f'must be "an opponent" or "your team mate", not "{effect.who.value}"')
    for name, part in (("effect", effect.effect), ("otherwise", effect.otherwise)):
        if part is None or (isinstance(part, Discard | LoseLife) and part.who is Who.YOU):
            continue
        target = getattr(part, "target", None)
        mates = (_MATES_CARDS,) if effect.who is Who.TEAM_MATE else ()
        own = isinstance(target, Pick) and target.group in (_OWN_CREATURES, _OWN_CARDS, *mates)
        if not isinstance(part, Defeat | ToYourHand) or not own:
            refuse(
                f"{path}.{name}",
                "must be what that player does to things of his own: lose_life or discard of you, "
                "defeat or to_your_hand with a pick of allied creatures or of a discard pile of the own team",
            )


_OWN_CREATURES = Creatures(Side.ALLIED)
_OWN_CARDS = Cards(Zone.YOUR_DISCARD)
_MATES_CARDS = Cards(Zone.TEAM_MATES_DISCARD)


def check_give(effect: Give, path: str) -> None:
    """A card comes from the hand of one other player."""
    if effect.who in (Who.YOU, Who.EACH_OPPONENT, Who.EACH_PLAYER):
        refuse(f"{path}.who", f'must be one other player, not "{effect.who.value}"')


def check_pass_left(effect: PassLeft, path: str) -> None:
    """Who passes cards on are several players."""
    if effect.who not in (Who.EACH_OPPONENT, Who.EACH_PLAYER):
        refuse(f"{path}.who", f'must be "each opponent" or "each player", not "{effect.who.value}"')


SENTENCES: dict[type, Callable[[Any, str], None]] = {
    AlliesThisTurn: check_allies_this_turn,
    AttackNow: check_one_creature,
    Boost: check_boost,
    ChooseOne: check_choose_one,
    CopyPlay: check_one_creature,
    Discard: check_discard,
    ForEach: check_for_each,
    Give: check_give,
    InOrder: check_in_order,
    NoBlocks: check_no_blocks,
    PassLeft: check_pass_left,
    TheyMay: check_they_may,
    ThisTurn: check_this_turn,
    TriggerPlay: check_one_creature,
}
"""What is asked of effects."""
