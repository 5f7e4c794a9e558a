"""Whole effects: one sentence, or several with what joins them, such as "you may", "if you do", "choose one"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from ludobug.games.mindbug.language.words.names import Who
from ludobug.games.mindbug.language.words.on_cards import (
    Discard,
    DiscardPiles,
    DrawUnused,
    Give,
    LookAtUnused,
    PassLeft,
    PlayCard,
    Reveal,
    SwapHands,
    ToAnyDiscard,
    ToTeamMatesHand,
    ToYourHand,
    UnusedUnderDrawPile,
)
from ludobug.games.mindbug.language.words.on_creatures import (
    AlliesThisTurn,
    AttackNow,
    Boost,
    CopyPlay,
    Defeat,
    Evolve,
    HandOver,
    PutOctonite,
    ReturnSetAside,
    SetAside,
    TakeControl,
    ThisTurn,
    ToControllersHand,
    TriggerPlay,
)
from ludobug.games.mindbug.language.words.on_players import (
    BuyEnergyCard,
    ExtraTurn,
    GainEnergy,
    GainLife,
    LoseGame,
    LoseLife,
    LoseLifeDownTo,
    LoseMindbugs,
    MatchLife,
    NameKeyword,
    NoBlocks,
    NoMindbugsThisTurn,
    RefreshMindbugs,
    StealLife,
    WinGame,
)
from ludobug.games.mindbug.language.words.quantities import Condition


@dataclass(frozen=True, slots=True)
class ChooseOne:
    """You choose one of several effects that can be carried out."""

    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class ForEach:
    """You discard cards; then for each of them ``then`` happens, one time after the other."""

    effect: Discard
    then: Effect


@dataclass(frozen=True, slots=True)
class If:
    """The effect happens only if the condition holds when it is reached."""

    condition: Condition
    effect: Effect


@dataclass(frozen=True, slots=True)
class RollAndRepeat:
    """An ordinary die is rolled; with ``least`` or more one thing is done and all of it is repeated."""

    least: int
    effect: Effect


@dataclass(frozen=True, slots=True)
class May:
    """You decide whether to do it; ``then`` happens only if it was really done."""

    effect: Effect
    then: Effect | None = None


@dataclass(frozen=True, slots=True)
class IfYouDo:
    """It must be done; ``then`` happens only if it was really done."""

    effect: Effect
    then: Effect


@dataclass(frozen=True, slots=True)
class TheyMay:
    """Another player decides whether to do it, and does ``otherwise`` if not. Inside it, "you" is that player."""

    who: Who
    effect: Effect
    otherwise: Effect | None = None


@dataclass(frozen=True, slots=True)
class InOrder:
    """Sentences carried out one after the other."""

    effects: tuple[Effect, ...]


Effect: TypeAlias = (
    GainLife
    | LoseLife
    | LoseLifeDownTo
    | MatchLife
    | StealLife
    | RefreshMindbugs
    | LoseMindbugs
    | NoMindbugsThisTurn
    | WinGame
    | LoseGame
    | ExtraTurn
    | GainEnergy
    | Defeat
    | TakeControl
    | HandOver
    | PlayCard
    | ToYourHand
    | ToControllersHand
    | SetAside
    | ReturnSetAside
    | ToTeamMatesHand
    | DrawUnused
    | UnusedUnderDrawPile
    | LookAtUnused
    | Discard
    | DiscardPiles
    | SwapHands
    | Give
    | PassLeft
    | ThisTurn
    | AlliesThisTurn
    | NoBlocks
    | PutOctonite
    | Evolve
    | AttackNow
    | CopyPlay
    | Boost
    | TriggerPlay
    | BuyEnergyCard
    | Reveal
    | ToAnyDiscard
    | NameKeyword
    | ChooseOne
    | ForEach
    | If
    | RollAndRepeat
    | May
    | IfYouDo
    | TheyMay
    | InOrder
)
