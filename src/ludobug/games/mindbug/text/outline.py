"""What a text has to say, in order, before any language says it: things done, conditions, and options."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

from ludobug.games.mindbug.language.words import (
    AlliesThisTurn,
    AttackNow,
    Boost,
    BuyEnergyCard,
    Cards,
    ChooseOne,
    Compare,
    Condition,
    Constant,
    CopyPlay,
    CreatureCount,
    Defeat,
    Discard,
    DiscardPiles,
    DiscardSize,
    DrawUnused,
    Effect,
    Every,
    Evolve,
    ExtraTurn,
    ForEach,
    GainEnergy,
    GainLife,
    Gains,
    Give,
    HandOver,
    HandSize,
    If,
    IfYouDo,
    InOrder,
    LifeOf,
    LookAtUnused,
    LoseGame,
    LoseLife,
    LoseLifeDownTo,
    LoseMindbugs,
    MatchLife,
    May,
    NameKeyword,
    NoBlocks,
    NoMindbugsThisTurn,
    Number,
    PassLeft,
    Pick,
    PlayCard,
    PutOctonite,
    Quantity,
    RefreshMindbugs,
    Relation,
    ReturnSetAside,
    Reveal,
    RollAndRepeat,
    SetAside,
    StealLife,
    SwapHands,
    TakeControl,
    Target,
    TheyMay,
    This,
    ThisTurn,
    ToAnyDiscard,
    ToControllersHand,
    ToTeamMatesHand,
    ToYourHand,
    TriggerPlay,
    UnusedMindbugs,
    UnusedUnderDrawPile,
    Who,
    WinGame,
    Zone,
)


@dataclass(frozen=True, slots=True)
class PutBack:
    """The cards that are left of those looked at are shuffled back; the end of looking at them."""


OnLife: TypeAlias = GainLife | LoseLife | LoseLifeDownTo | MatchLife | StealLife | WinGame | LoseGame | GainEnergy
OnPlayers: TypeAlias = RefreshMindbugs | LoseMindbugs | NoMindbugsThisTurn | ExtraTurn
OnEnergy: TypeAlias = AlliesThisTurn | BuyEnergyCard
OnHidden: TypeAlias = Give | SwapHands | PassLeft | DrawUnused | UnusedUnderDrawPile | LookAtUnused | PutBack
OnHand: TypeAlias = Discard | DiscardPiles | NoBlocks | OnHidden | OnEnergy
OnThis: TypeAlias = Evolve | Boost | NameKeyword | ReturnSetAside
OnCreatures: TypeAlias = (
    TakeControl | HandOver | ToControllersHand | SetAside | ThisTurn | PutOctonite | AttackNow | CopyPlay | TriggerPlay
)
OnTarget: TypeAlias = Defeat | PlayCard | ToYourHand | ToTeamMatesHand | OnCreatures
OnHandCards: TypeAlias = Reveal | ToAnyDiscard
Action: TypeAlias = OnLife | OnPlayers | OnHand | OnThis | OnHandCards | OnTarget | TheyMay
"""An effect that is one sentence by itself."""


@dataclass(frozen=True, slots=True)
class Scene:
    """Where a text is read: in a constant ability or an effect, whether its card is in play then, and whether what is
    told is done by another player, with things of his own. ``subject`` is the one player that the clause is about.
    """

    constant: bool = False
    in_play: bool = True
    theirs: bool = False
    subject: Who | None = None


@dataclass(frozen=True, slots=True)
class Do:
    """One thing is done; ``many`` says whether "it" stands for several cards."""

    action: Action
    many: bool


@dataclass(frozen=True, slots=True)
class When:
    """Steps that are taken only if all conditions hold."""

    conditions: tuple[Condition, ...]
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Option:
    """Steps that are taken if the player likes, or anyway unless ``free``, and what follows if they really were."""

    steps: tuple[Step, ...]
    then: tuple[Step, ...]
    free: bool = True


@dataclass(frozen=True, slots=True)
class Roll:
    """A die is rolled; with enough on it steps are taken, and all of it is repeated."""

    least: int
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Either:
    """One of several rows of steps is chosen."""

    rows: tuple[tuple[Step, ...], ...]


@dataclass(frozen=True, slots=True)
class Each:
    """Steps that are taken for each card that the step before has discarded."""

    steps: tuple[Step, ...]


Step: TypeAlias = Do | When | Option | Roll | Either | Each


def outline(effect: Effect) -> tuple[Step, ...]:
    """The steps of an effect, without needless nesting."""
    return _outline(effect, False)[0]


def _outline(effect: Effect, many: bool) -> tuple[tuple[Step, ...], bool]:
    if isinstance(effect, InOrder):
        steps: tuple[Step, ...] = ()
        for part in effect.effects:
            more, many = _outline(part, many)
            steps += more
        return steps, many
    if isinstance(effect, If):
        inner, many = _outline(effect.effect, many)
        return when((effect.condition,), inner), many
    if isinstance(effect, IfYouDo):
        inner, many = _outline(effect.effect, many)
        then, many = _outline(effect.then, many)
        return (Option(inner, then, free=False),), many
    if isinstance(effect, May):
        inner, many = _outline(effect.effect, many)
        then, many = _outline(effect.then, many) if effect.then is not None else ((), many)
        return option(inner, then), many
    if isinstance(effect, RollAndRepeat):
        inner, many = _outline(effect.effect, many)
        return ((Roll(effect.least, inner),) if inner else ()), many
    if isinstance(effect, ChooseOne):
        return (Either(tuple(_outline(part, many)[0] for part in effect.effects)),), many
    if isinstance(effect, ForEach):
        then, _ = _outline(effect.then, many)
        return (Do(effect.effect, many), Each(then)), many
    if isinstance(effect, LookAtUnused):
        return (Do(effect, many), Do(effect.effect, True), Do(PutBack(), True)), many
    return (Do(effect, many),), several(effect, many)


def when(conditions: tuple[Condition, ...], steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """Steps under conditions; a condition directly inside another is one more condition."""
    match steps:
        case ():
            return ()
        case (When(more, inner),):
            return (When(conditions + more, inner),)
        case _:
            return (When(conditions, steps),)


def option(steps: tuple[Step, ...], then: tuple[Step, ...]) -> tuple[Step, ...]:
    """Steps that are optional; a condition directly inside comes before the choice."""
    match steps:
        case ():
            return ()
        case (When(conditions, inner),):
            return when(conditions, option(inner, then))
        case (Option(inner, already, True),):
            return (Option(inner, already + then),)
        case _:
            return (Option(steps, then),)


def several(action: Action, many: bool) -> bool:
    """Whether "it" stands for several cards after an action."""
    if isinstance(action, Discard):
        return action.count > 1 or action.each is not None or action.who in (Who.EACH_OPPONENT, Who.EACH_PLAYER)
    if isinstance(action, Give):
        return False
    if isinstance(action, Defeat) and action.also is not None:
        return True
    if isinstance(action, OnTarget | OnHandCards):
        return is_many(action.target, many)
    return many


def about(who: Who, scene: Scene) -> Scene:
    """The same place with one player as the subject; several players, and "you", are named again each time."""
    one = who not in (Who.YOU, Who.EACH_OPPONENT, Who.EACH_PLAYER)
    return replace(scene, subject=who) if one else scene


def is_of_subject(quantity: Quantity, scene: Scene) -> bool:
    """Whether a quantity is one of the player whom the clause is about."""
    match quantity:
        case CreatureCount(Who() as who) | LifeOf(who) | HandSize(who) | DiscardSize(who) | UnusedMindbugs(who):
            return who is scene.subject
        case _:
            return False


def counted_before(ability: Constant) -> int:
    """How many creatures the condition has just counted, if the bonus is theirs; 0 if it is not."""
    match ability:
        case Constant(Gains(Every(group)), Compare(CreatureCount(counted), Relation.EQUAL, Number(number), 0)):
            return number if group == counted else 0
        case _:
            return 0


def is_team_mates(target: Target) -> bool:
    """Whether a target is a card of the hand of a team mate, who chooses it then."""
    group = getattr(target, "group", None)
    return isinstance(group, Cards) and group.zone is Zone.TEAM_MATES_HAND


def is_many(target: Target, many: bool) -> bool:
    """Whether a target may be several cards."""
    if isinstance(target, Pick):
        return target.count > 1 or target.any_number
    return isinstance(target, Every) or (many and not isinstance(target, This))


def simplest(relation: Relation, number: int) -> tuple[Relation, int]:
    """The plainest way to compare with a number: "at least 1" for "more than 0", "none" for "fewer than 1"."""
    if (relation, number) == (Relation.MORE, 0):
        return Relation.AT_LEAST, 1
    if (relation, number) in ((Relation.LESS, 1), (Relation.AT_MOST, 0)):
        return Relation.EQUAL, 0
    return relation, number
