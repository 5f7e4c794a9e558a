"""Effects on players, their hands and piles, as English clauses."""

from __future__ import annotations

from typing import assert_never

from ludobug.games.mindbug.language.words import (
    AlliesThisTurn,
    BuyEnergyCard,
    Discard,
    DiscardPiles,
    DrawUnused,
    ExtraTurn,
    GainEnergy,
    GainLife,
    Give,
    LookAtUnused,
    LoseGame,
    LoseLife,
    LoseLifeDownTo,
    LoseMindbugs,
    MatchLife,
    NoBlocks,
    NoMindbugsThisTurn,
    Number,
    PassLeft,
    RefreshMindbugs,
    StealLife,
    SwapHands,
    UnusedUnderDrawPile,
    Who,
    WinGame,
)
from ludobug.games.mindbug.text.english.clauses import player, they, you
from ludobug.games.mindbug.text.english.grammar import PLAYERS, TOGETHER, keyword_list
from ludobug.games.mindbug.text.english.quantities import dice, energy, life, unit
from ludobug.games.mindbug.text.outline import OnHand, OnHidden, OnLife, OnPlayers, PutBack, Scene, about
from ludobug.games.mindbug.text.sentences import Clause


def life_clause(effect: OnLife, scene: Scene) -> Clause:
    """Life gained or lost, or Energy gained."""
    match effect:
        case GainLife(who, amount):
            return player(who, "gain", life(amount, about(who, scene)))
        case LoseLife(who, amount):
            return player(who, "lose", life(amount, about(who, scene)))
        case LoseLifeDownTo(who, remaining):
            return player(who, "lose", f"all life but {remaining}")
        case MatchLife():
            return you("gain or lose life until you have as much as the opponent")
        case StealLife(amount):
            stolen = life(amount, scene)
            counted = isinstance(amount, Number)
            return you(f"steal {stolen} from the opponent" if counted else f"steal from the opponent {stolen}")
        case WinGame():
            return Clause("you win the game", "you win the game", "you may win the game")
        case LoseGame():
            return Clause("you lose the game", "you lose the game", "you may lose the game")
        case GainEnergy(who, amount):
            return player(who, "gain", energy(amount, about(who, scene)))
        case _:
            assert_never(effect)


def hand_clause(effect: OnHand, scene: Scene) -> Clause:
    """Cards drawn, discarded, given or bought, and what players have for this turn."""
    if isinstance(effect, OnHidden):
        return hidden_clause(effect)
    match effect:
        case NoBlocks(who):
            if who is Who.AN_OPPONENT:
                return you("choose an opponent, who cannot block this turn")
            return they(TOGETHER.get(who, PLAYERS[who]), "cannot block this turn", "be unable to block this turn")
        case AlliesThisTurn():
            got = [part for part in (keyword_list(effect.keywords), dice(effect.dice)) if part]
            get = f"get {' and '.join(got) or 'nothing'} this turn"
            return they("allied creatures, later ones included,", get, get)
        case BuyEnergyCard(True):
            return you("reveal the top card of the Energy deck and buy it for free")
        case BuyEnergyCard():
            return you("buy a face-up Energy card for free")
        case DiscardPiles(who, piles):
            whole = f"{'your' if who is Who.YOU else 'their'} whole "
            return player(who, "discard", whole + piles.value.replace(" and ", f" and {whole}"))
        case Discard(who, count, up_to, at_random, each):
            random = "random " if at_random else ""
            cards = f"{random}{'card' if count == 1 else 'cards'}"
            number = f"up to {count}" if up_to else "a" if count == 1 else str(count)
            own_choice = "" if at_random or who is Who.YOU else " of their choice"
            per = "" if each is None else f" for each {unit(each, about(who, scene))}"
            return player(who, "discard", f"{number} {cards}{own_choice}{per}")
        case _:
            assert_never(effect)


def hidden_clause(effect: OnHidden) -> Clause:
    """Cards of hands and of the unused pile that are drawn, looked at, given or shown."""
    match effect:
        case DrawUnused(count):
            return you(f"draw {'a card' if count == 1 else f'{count} cards'} from the unused pile")
        case UnusedUnderDrawPile(count):
            top, it = ("card", "it") if count == 1 else (f"{count} cards", "them")
            return you(f"put the top {top} of the unused pile under your draw pile without looking at {it}")
        case SwapHands():
            return you("exchange hands with the opponent")
        case PassLeft(who):
            return player(who, "give", "a card of their choice from their hand to the player on their left")
        case LookAtUnused(count):
            return you(f"look at the top {'card' if count == 1 else f'{count} cards'} of the unused pile")
        case PutBack():
            return you("shuffle the others back into the unused pile")
        case Give(who):
            return they(
                PLAYERS[who],
                "chooses a card from their hand and puts it into your hand",
                "choose a card from their hand and put it into your hand",
            )
        case _:
            assert_never(effect)


def players_clause(effect: OnPlayers) -> Clause:
    """Mindbugs refreshed, lost or banned, and turns."""
    match effect:
        case ExtraTurn():
            return you("take another turn after this one")
        case NoMindbugsThisTurn():
            said = "nobody can use a Mindbug this turn"
            return Clause(said, said, f"you may decide that {said}")
        case RefreshMindbugs(who, count):
            number = "one" if count == 1 else count
            if who is Who.YOU:
                return you(f"refresh {number} of your Mindbugs")
            rest = f"{number} of their Mindbugs"
            return they(PLAYERS[who], f"refreshes {rest}", f"refresh {rest}")
        case LoseMindbugs(who, count):
            return player(who, "lose", "an unused Mindbug" if count == 1 else f"{count} unused Mindbugs")
        case _:
            assert_never(effect)
