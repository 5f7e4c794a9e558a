"""Effects on players, their hands and piles, as French clauses."""

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
    Piles,
    RefreshMindbugs,
    StealLife,
    SwapHands,
    UnusedUnderDrawPile,
    Who,
    WinGame,
)
from ludobug.games.mindbug.text.french.clauses import (
    BUY,
    CHOOSE,
    DISCARD,
    DRAW,
    EXCHANGE,
    GAIN,
    GIVE,
    LOOK,
    LOSE,
    PLAY,
    PUT,
    REFRESH,
    REVEAL,
    SHUFFLE,
    STEAL,
    player,
    they,
    you,
)
from ludobug.games.mindbug.text.french.grammar import PLAYERS, TOGETHER, UP_TO, counted, keyword_list
from ludobug.games.mindbug.text.french.groups import cards
from ludobug.games.mindbug.text.french.quantities import dice, energy, life, unit
from ludobug.games.mindbug.text.outline import OnHand, OnHidden, OnLife, OnPlayers, PutBack, Scene, about
from ludobug.games.mindbug.text.sentences import Clause

_PILES = {Piles.HAND: ("main",), Piles.DRAW: ("pioche",), Piles.BOTH: ("main", "pioche")}


def life_clause(effect: OnLife, scene: Scene) -> Clause:
    """Life gained or lost, or Energy gained."""
    match effect:
        case GainLife(who, amount):
            return player(who, GAIN, life(amount, about(who, scene)))
        case LoseLife(who, amount):
            return player(who, LOSE, life(amount, about(who, scene)))
        case LoseLifeDownTo(who, remaining):
            whose = "vos" if who is Who.YOU else "ses"
            return player(who, LOSE, f"tous {whose} points de vie sauf {remaining}")
        case MatchLife():
            until = "jusqu'à en avoir autant que l'adversaire"
            said = f"gagnez ou perdez des points de vie {until}"
            return Clause(said, said, f"vous pouvez gagner ou perdre des points de vie {until}")
        case StealLife(amount):
            stolen = life(amount, scene)
            return you(STEAL, f"{stolen} à l'adversaire" if isinstance(amount, Number) else f"à l'adversaire {stolen}")
        case WinGame():
            return Clause("vous gagnez la partie", "vous gagnez la partie", "vous pouvez gagner la partie")
        case LoseGame():
            return Clause("vous perdez la partie", "vous perdez la partie", "vous pouvez perdre la partie")
        case GainEnergy(who, amount):
            return player(who, GAIN, energy(amount, about(who, scene)))
        case _:
            assert_never(effect)


def hand_clause(effect: OnHand, scene: Scene) -> Clause:
    """Cards drawn, discarded, given or bought, and what players have for this turn."""
    if isinstance(effect, OnHidden):
        return hidden_clause(effect)
    match effect:
        case NoBlocks(who):
            if who is Who.AN_OPPONENT:
                return you(CHOOSE, "un adversaire, qui ne peut pas bloquer ce tour-ci")
            can = "peuvent" if who in TOGETHER else "peut"
            return they(TOGETHER.get(who, PLAYERS[who]), f"ne {can} pas bloquer ce tour-ci")
        case AlliesThisTurn():
            got = [part for part in (keyword_list(effect.keywords), dice(effect.dice)) if part]
            gain = f"gagnent {' et '.join(got)}" if got else "ne gagnent rien"
            return they("les créatures alliées, y compris celles à venir,", f"{gain} ce tour-ci")
        case BuyEnergyCard(True):
            shown = you(REVEAL, "la carte du dessus de la pioche Énergie")
            inside = f"{shown.inside} et achetez-la gratuitement"
            return Clause(inside, inside, f"{shown.may} et l'acheter gratuitement")
        case BuyEnergyCard():
            return you(BUY, "gratuitement une carte Énergie visible")
        case DiscardPiles(who, piles):
            whole = f"toute {'votre' if who is Who.YOU else 'sa'} "
            return player(who, DISCARD, " et ".join(whole + pile for pile in _PILES[piles]))
        case Discard(who, count, up_to, at_random, each):
            number = "une carte" if count == 1 and not up_to else cards(count)
            own_choice = "" if at_random or who is Who.YOU else " de son choix"
            random = " au hasard" if at_random else ""
            per = "" if each is None else f" pour chaque {unit(each, about(who, scene))}"
            return player(who, DISCARD, f"{UP_TO if up_to else ''}{number}{own_choice}{random}{per}")
        case _:
            assert_never(effect)


def hidden_clause(effect: OnHidden) -> Clause:
    """Cards of hands and of the unused pile that are drawn, looked at, given or shown."""
    match effect:
        case DrawUnused(count):
            return you(DRAW, f"{'une carte' if count == 1 else cards(count)} de la pile inutilisée")
        case UnusedUnderDrawPile(count):
            it, top = ("la", "la carte") if count == 1 else ("les", f"les {cards(count)}")
            return you(PUT, f"sous votre pioche, sans {it} regarder, {top} du dessus de la pile inutilisée")
        case Give(who):
            return they(PLAYERS[who], "choisit une carte de sa main et la met dans votre main")
        case SwapHands():
            return you(EXCHANGE, "votre main contre celle de l'adversaire")
        case PassLeft(who):
            return player(who, GIVE, "une carte de sa main, de son choix, au joueur à sa gauche")
        case LookAtUnused(count):
            top = "la première carte" if count == 1 else f"les {count} premières cartes"
            return you(LOOK, f"{top} de la pile inutilisée")
        case PutBack():
            return you(SHUFFLE, "les autres dans la pile inutilisée")
        case _:
            assert_never(effect)


def players_clause(effect: OnPlayers) -> Clause:
    """Mindbugs refreshed, lost or banned, and turns."""
    match effect:
        case ExtraTurn():
            return you(PLAY, "un tour supplémentaire juste après celui-ci")
        case NoMindbugsThisTurn():
            return they("personne", "ne peut utiliser de Mindbug ce tour-ci")
        case RefreshMindbugs(who, count):
            whose = "vos" if who is Who.YOU else "ses"
            return player(who, REFRESH, f"{'un' if count == 1 else count} de {whose} Mindbugs")
        case LoseMindbugs(who, count):
            one = "un Mindbug inutilisé"
            return player(who, LOSE, one if count == 1 else f"{count} {counted('Mindbug inutilisé', count)}")
        case _:
            assert_never(effect)
