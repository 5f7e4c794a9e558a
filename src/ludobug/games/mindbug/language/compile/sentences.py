"""Effects that are one sentence, as instructions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludobug.games.mindbug import layout as at
from ludobug.games.mindbug.language import words as w
from ludobug.games.mindbug.language.compile.codes import WHO, keyword_bits
from ludobug.games.mindbug.language.compile.program import Program
from ludobug.games.mindbug.language.compile.targets import act_on_chosen, choose_target

HANDS = {
    w.Who.YOU: (at.IN_YOUR_HAND, 0),
    w.Who.TEAM_MATE: (at.IN_MATES_HAND, at.BY_TEAM_MATE),
}
"""Whose hand a player chooses a card of, and how the choice is made; of anybody else it is the opponent dealt with."""

PLAIN_EFFECTS: dict[type, tuple[int, int]] = {
    w.NameKeyword: (at.NAME_KEYWORD, 0),
    w.MatchLife: (at.MATCH_LIFE, 0),
    w.WinGame: (at.END_GAME, 0),
    w.LoseGame: (at.END_GAME, 1),
    w.Evolve: (at.EVOLVE, 0),
    w.SwapHands: (at.SWAP_HANDS, 0),
    w.ReturnSetAside: (at.RETURN_ASIDE, 0),
    w.NoMindbugsThisTurn: (at.BAN_MINDBUGS, 0),
    w.ExtraTurn: (at.EXTRA_TURN, 0),
}
"""Effects that say nothing but themselves, as instructions; the end of the game and how many teams on its winner is."""


def plain(program: Program, effect: w.Effect) -> None:
    """Translate an effect that is one sentence."""
    translation = SENTENCES.get(type(effect))
    if translation is not None:
        translation(program, effect)
    else:
        choose_target(program, effect)
        act_on_chosen(program, effect)


def by_itself(program: Program, effect: w.Effect) -> None:
    """A sentence that says nothing but itself."""
    program.step(*PLAIN_EFFECTS[type(effect)])


def gain_life(program: Program, effect: w.GainLife) -> None:
    """Players gain life."""
    program.step(at.GAIN_LIFE, WHO[effect.who], program.tables.quantity(effect.amount))


def lose_life(program: Program, effect: w.LoseLife) -> None:
    """Players lose life."""
    program.step(at.LOSE_LIFE, WHO[effect.who], program.tables.quantity(effect.amount))


def lose_life_down_to(program: Program, effect: w.LoseLifeDownTo) -> None:
    """A player keeps only some life."""
    program.step(at.LOSE_LIFE_DOWN_TO, WHO[effect.who], effect.remaining)


def steal_life(program: Program, effect: w.StealLife) -> None:
    """The life that an opponent loses is gained."""
    program.step(at.STEAL_LIFE, at.AN_OPPONENT, program.tables.quantity(effect.amount))


def gain_energy(program: Program, effect: w.GainEnergy) -> None:
    """Players gain Energy."""
    program.step(at.GAIN_ENERGY, WHO[effect.who], program.tables.quantity(effect.amount))


def refresh_mindbugs(program: Program, effect: w.RefreshMindbugs) -> None:
    """Mindbugs become unused again."""
    program.step(at.REFRESH_MINDBUGS, WHO[effect.who], effect.count)


def lose_mindbugs(program: Program, effect: w.LoseMindbugs) -> None:
    """Mindbugs become used."""
    program.step(at.LOSE_MINDBUGS, WHO[effect.who], effect.count)


def no_blocks(program: Program, effect: w.NoBlocks) -> None:
    """Players cannot block this turn."""
    program.step(at.NO_BLOCKS, WHO[effect.who])


def allies_this_turn(program: Program, effect: w.AlliesThisTurn) -> None:
    """All creatures of a player get something until the turn ends."""
    program.step(at.ALLIES_GAIN, keyword_bits(effect.keywords), effect.dice)


def buy_energy_card(program: Program, effect: w.BuyEnergyCard) -> None:
    """The top card of the Energy deck is bought, or one that lies face up."""
    if effect.top_of_deck:
        program.step(at.BUY_TOP)
    else:
        program.step(at.PICK, program.tables.anywhere(at.IN_MARKET), 1)
        program.step(at.BUY_FREE)


def draw_unused(program: Program, effect: w.DrawUnused) -> None:
    """Cards are drawn from the unused pile."""
    program.step(at.DRAW_UNUSED, effect.count)


def unused_under_draw_pile(program: Program, effect: w.UnusedUnderDrawPile) -> None:
    """Cards of the unused pile go under a draw pile."""
    program.step(at.UNUSED_UNDER_DRAW, effect.count)


def discard_piles(program: Program, effect: w.DiscardPiles) -> None:
    """A whole hand, a whole draw pile, or both are discarded."""
    hand, draw = effect.piles is not w.Piles.DRAW, effect.piles is not w.Piles.HAND
    program.step(at.DISCARD_PILES, WHO[effect.who], hand, draw)


def discard(program: Program, effect: w.Discard) -> None:
    """Players choose cards of their hands; all are discarded together."""
    who, count = effect.who, effect.count
    mode = (at.UP_TO if effect.up_to else 0) | (at.AT_RANDOM if effect.at_random else 0)
    if effect.each is not None:
        count = program.tables.row(program.tables.quantity(effect.each), count)
        mode |= at.COUNTED
    if program.tables.seats > at.TEAMS and WHO[who] in (at.EACH_OPPONENT, at.EACH_PLAYER):
        in_turn(program, who, count, mode)
        program.step(at.DISCARD_CARDS)
        return
    if WHO[who] in (at.YOU, at.EACH_PLAYER):
        program.step(at.PICK, program.tables.anywhere(at.IN_YOUR_HAND), count, mode)
    if WHO[who] != at.YOU:
        also = at.AND_ALSO if WHO[who] == at.EACH_PLAYER else 0
        program.step(at.PICK, program.tables.anywhere(at.IN_THEIR_HAND), count, mode | at.BY_OPPONENT | also)
    program.step(at.DISCARD_CARDS)


def boost(program: Program, effect: w.Boost) -> None:
    """Cards of any discard piles are chosen, then a creature, unless it is this one; each in its turn if spread."""
    nobody = program.jump(at.SKIP_UNLESS, able_to_boost(program, effect.target))
    stops = []
    for round_ in range(effect.count if effect.spread else 1):
        pile = program.tables.anywhere(at.IN_ANY_DISCARD)
        program.step(at.PICK, pile, 1 if effect.spread else effect.count, at.UP_TO)
        stops.append(program.jump(at.SKIP_UNLESS_CHOSEN, int(round_ == 0)))
        if isinstance(effect.target, w.Pick):
            program.step(at.PICK, program.tables.group(effect.target.group), 1, at.AND_ALSO)
        program.step(at.BOOST, int(isinstance(effect.target, w.This)))
    for jump in (nobody, *stops):
        program.land(jump)


def able_to_boost(program: Program, target: w.Pick | w.This) -> int:
    """The condition that there is a creature to boost."""
    if isinstance(target, w.This):
        return program.tables.row(at.THIS_IN_PLAY, 0, 0, 0)
    assert isinstance(target.group, w.Creatures)
    some = w.Compare(w.CreatureCount(target.group), w.Relation.AT_LEAST, w.Number(1))
    return program.tables.condition(some)


def give(program: Program, effect: w.Give) -> None:
    """Another player gives a hand card."""
    hand_card(program, effect.who, at.FOR_HAND)
    program.step(at.TO_YOUR_HAND)


def pass_left(program: Program, effect: w.PassLeft) -> None:
    """Players give a hand card each to the player on their left."""
    in_turn(program, effect.who, 1, 0)
    program.step(at.PASS_LEFT)


def look_at_unused(program: Program, effect: w.LookAtUnused) -> None:
    """Cards of the unused pile are looked at, and something is done with them."""
    program.step(at.LOOK_UNUSED, effect.count)
    choose_target(program, effect.effect)
    act_on_chosen(program, effect.effect)
    program.step(at.PUT_BACK)


def hand_card(program: Program, who: w.Who, mode: int) -> None:
    """A player chooses a card of the own hand, or chance does."""
    zones, chooser = HANDS.get(who, (at.IN_THEIR_HAND, at.BY_OPPONENT))
    program.step(at.PICK, program.tables.anywhere(zones), 1, chooser | mode)


def in_turn(program: Program, who: w.Who, count: int, mode: int) -> None:
    """All players meant choose cards of their hands, in the order of their turns."""
    for place in range(program.tables.seats):
        skip = program.jump(at.FOR_SEAT_IN_TURN, place, WHO[who])
        program.step(at.PICK, program.tables.anywhere(at.IN_THEIR_HAND), count, mode | at.BY_OPPONENT | at.AND_ALSO)
        program.land(skip)
    program.named = False


SENTENCES: dict[type, Callable[[Program, Any], None]] = {
    **dict.fromkeys(PLAIN_EFFECTS, by_itself),
    w.AlliesThisTurn: allies_this_turn,
    w.Boost: boost,
    w.BuyEnergyCard: buy_energy_card,
    w.Discard: discard,
    w.DiscardPiles: discard_piles,
    w.DrawUnused: draw_unused,
    w.GainEnergy: gain_energy,
    w.GainLife: gain_life,
    w.Give: give,
    w.LookAtUnused: look_at_unused,
    w.LoseLife: lose_life,
    w.LoseLifeDownTo: lose_life_down_to,
    w.LoseMindbugs: lose_mindbugs,
    w.NoBlocks: no_blocks,
    w.PassLeft: pass_left,
    w.RefreshMindbugs: refresh_mindbugs,
    w.StealLife: steal_life,
    w.UnusedUnderDrawPile: unused_under_draw_pile,
}
"""Sentences that do not choose cards and then do something to them, with what translates each."""
