"""The words of the effect language: frozen values that say what a card does.

Every word is a small frozen dataclass. A card is built from them (see ``cards``), and from the same value come
the kernel's programs (``compile``), the text in English and French (``text``) and the JSON form (``json_form``).
A word says one thing; distinct rulebook phrases ("an opponent", "the opponent", "you may", "up to", "other",
"this turn", "if you do") are distinct words.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias


class Keyword(Enum):
    """The six keywords; the value is the word on the card."""

    FAST = "FAST"
    FRENZY = "FRENZY"
    HUNTER = "HUNTER"
    POISONOUS = "POISONOUS"
    SNEAKY = "SNEAKY"
    TOUGH = "TOUGH"


class Trigger(Enum):
    """When an ability happens."""

    PLAY = "play"
    ATTACK = "attack"
    DEFEATED = "defeated"
    ACTION = "action"
    END_OF_TURN = "end of your turn"
    END_OF_ANY_TURN = "end of each turn"
    LOSING_LIFE = "when you lose life"
    HARVEST = "harvest"
    MINDBUG_USED = "when an opponent uses a Mindbug"
    REACHING_DISCARD = "when this reaches your discard pile"
    OPPONENT_LOSING_LIFE = "when an opponent loses life"


class Place(Enum):
    """Where a card must lie for its ability to work."""

    IN_PLAY = "in play"
    DISCARD = "in discard pile"


class Who(Enum):
    """The players a text speaks of, seen from the player who resolves it."""

    YOU = "you"
    THE_OPPONENT = "the opponent"
    AN_OPPONENT = "an opponent"
    EACH_OPPONENT = "each opponent"
    EACH_PLAYER = "each player"
    TEAM_MATE = "your team mate"


class Side(Enum):
    """Whose creatures a text means."""

    ANY = "any"
    ALLIED = "allied"
    ENEMY = "enemy"
    TEAM_MATE = "team mate"
    LEFT = "left"
    """Of the player on your left: with two players, the opponent."""


class Zone(Enum):
    """Where the cards lie that a text chooses from."""

    PLAY = "play"
    YOUR_HAND = "your hand"
    YOUR_DISCARD = "your discard pile"
    AN_OPPONENTS_HAND = "an opponent's hand"
    AN_OPPONENTS_DISCARD = "an opponent's discard pile"
    THE_OPPONENTS_DISCARD = "the opponent's discard pile"
    ANY_DISCARD = "any discard pile"
    UNDER_CREATURES = "under creatures"
    TEAM_MATES_HAND = "your team mate's hand"
    TEAM_MATES_DISCARD = "your team mate's discard pile"
    LOOKED_AT = "cards looked at"


class Piles(Enum):
    """Hidden cards of a player that a text speaks of as a whole."""

    HAND = "hand"
    DRAW = "draw pile"
    BOTH = "hand and draw pile"


class Extreme(Enum):
    """The creatures that share the highest or the lowest current power of their group."""

    HIGHEST = "highest"
    LOWEST = "lowest"


class Relation(Enum):
    """How two quantities are compared."""

    LESS = "<"
    AT_MOST = "<="
    EQUAL = "=="
    AT_LEAST = ">="
    MORE = ">"


# ---------------------------------------------------------------- groups of cards


@dataclass(frozen=True, slots=True)
class Creatures:
    """Creatures in play: of a side, possibly "other" than this, within a power range, with keywords, at an extreme,
    with so much octonite on each at least. With ``than_this`` they are those whose power stands in that relation to
    the power of this creature, with ``further_from_this`` those whose power differs from it by more than that;
    ``blocked`` are those that blocked this turn, hunted or not.

    They may have to be ``boosted``, or to share their power with another creature of the group, or a keyword with the
    card that the sentence before was about.
    """

    side: Side = Side.ANY
    other: bool = False
    min_power: int | None = None
    max_power: int | None = None
    keywords: tuple[Keyword, ...] = ()
    extreme: Extreme | None = None
    min_octonite: int | None = None
    than_this: Relation | None = None
    blocked: bool = False
    boosted: bool = False
    sharing_power: bool = False
    named_keyword: bool = False
    further_from_this: int | None = None
    shares_keyword_with_it: bool = False
    as_strong_as_it: bool = False
    """Whether their power must be that of the card that the sentence before was about."""


@dataclass(frozen=True, slots=True)
class Cards:
    """Cards in a hand, a discard pile or under creatures, within a printed power range, with an ability of a sort.

    With ``lay_under_this`` they are the boosts that this creature had when it was defeated.
    """

    zone: Zone
    min_power: int | None = None
    max_power: int | None = None
    ability: Trigger | None = None
    lay_under_this: bool = False


# ---------------------------------------------------------------- which of a group


@dataclass(frozen=True, slots=True)
class Pick:
    """A choice of ``count`` cards of a group ("up to" when ``up_to``), or at random, or of ``any_number`` of them.

    With ``same_power`` all of them have one power, and without enough such cards nothing is chosen.
    """

    group: Creatures | Cards
    count: int = 1
    up_to: bool = False
    at_random: bool = False
    any_number: bool = False
    same_power: bool = False


@dataclass(frozen=True, slots=True)
class Every:
    """All cards of a group."""

    group: Creatures | Cards


@dataclass(frozen=True, slots=True)
class This:
    """The card that carries the text."""


@dataclass(frozen=True, slots=True)
class It:
    """The card or cards that the sentence before was about."""


@dataclass(frozen=True, slots=True)
class Slayer:
    """The creature that this fought and that defeated it; nothing if this was not defeated in combat."""


Target: TypeAlias = Pick | Every | This | It | Slayer


# ---------------------------------------------------------------- quantities and conditions


@dataclass(frozen=True, slots=True)
class Number:
    """A plain number."""

    value: int


@dataclass(frozen=True, slots=True)
class CreatureCount:
    """How many creatures: yours, "an opponent's" (one opponent alone), or of a whole group."""

    of: Who | Creatures


@dataclass(frozen=True, slots=True)
class LifeOf:
    """The life of a player."""

    who: Who


@dataclass(frozen=True, slots=True)
class HandSize:
    """The number of cards in a player's hand."""

    who: Who


@dataclass(frozen=True, slots=True)
class DiscardSize:
    """The number of cards in a player's discard pile."""

    who: Who


@dataclass(frozen=True, slots=True)
class UnusedMindbugs:
    """The number of unused Mindbugs of a player."""

    who: Who


@dataclass(frozen=True, slots=True)
class OctoniteOnThis:
    """The octonite on this card (on a defeated creature: what lay on it when it was defeated)."""


@dataclass(frozen=True, slots=True)
class OctoniteOn:
    """The octonite on all creatures of a group together."""

    group: Creatures


Quantity: TypeAlias = (
    Number | CreatureCount | LifeOf | HandSize | DiscardSize | UnusedMindbugs | OctoniteOnThis | OctoniteOn
)


@dataclass(frozen=True, slots=True)
class Compare:
    """Two quantities in a relation, the second one increased by ``more``."""

    left: Quantity
    relation: Relation
    right: Quantity
    more: int = 0


@dataclass(frozen=True, slots=True)
class YourTurn:
    """It is your turn."""


@dataclass(frozen=True, slots=True)
class NotYourTurn:
    """It is not your turn."""


@dataclass(frozen=True, slots=True)
class OnlyAllied:
    """This is your only creature."""


@dataclass(frozen=True, slots=True)
class ThisDefeatedAnEnemy:
    """This creature has defeated an enemy creature this turn, in a fight or by its own effect."""


@dataclass(frozen=True, slots=True)
class ItHasPower:
    """The card that the sentence before was about, or one of several, has a power in a range."""

    min_power: int | None = None
    max_power: int | None = None


@dataclass(frozen=True, slots=True)
class ItHasOctonite:
    """So much octonite at least lies on the creature that the sentence before was about, or on one of several."""

    count: int


Condition: TypeAlias = Compare | YourTurn | NotYourTurn | OnlyAllied | ThisDefeatedAnEnemy | ItHasPower | ItHasOctonite


# ---------------------------------------------------------------- effects


@dataclass(frozen=True, slots=True)
class GainLife:
    """Players gain life."""

    who: Who
    amount: Quantity


@dataclass(frozen=True, slots=True)
class LoseLife:
    """Players lose life, in one event each."""

    who: Who
    amount: Quantity


@dataclass(frozen=True, slots=True)
class LoseLifeDownTo:
    """A player loses all life but ``remaining``."""

    who: Who
    remaining: int


@dataclass(frozen=True, slots=True)
class MatchLife:
    """Your life becomes equal to the opponent's; the difference counts as gained or lost."""


@dataclass(frozen=True, slots=True)
class StealLife:
    """The opponent loses life; you gain as much as was really lost."""

    amount: Quantity


@dataclass(frozen=True, slots=True)
class RefreshMindbugs:
    """Used Mindbugs of players become unused again, as many as there are."""

    who: Who
    count: int = 1


@dataclass(frozen=True, slots=True)
class LoseMindbugs:
    """Unused Mindbugs of players become used, without being used for anything."""

    who: Who
    count: int = 1


@dataclass(frozen=True, slots=True)
class NoMindbugsThisTurn:
    """Nobody can use a Mindbug until the turn ends."""


@dataclass(frozen=True, slots=True)
class WinGame:
    """You win the game at once, whatever the life totals."""


@dataclass(frozen=True, slots=True)
class LoseGame:
    """You lose the game at once, whatever the life totals."""


@dataclass(frozen=True, slots=True)
class ExtraTurn:
    """You take one more turn right after this one, a turn like any other."""


@dataclass(frozen=True, slots=True)
class GainEnergy:
    """Players gain Energy."""

    who: Who
    amount: Quantity


@dataclass(frozen=True, slots=True)
class Defeat:
    """Creatures are defeated, all of them together; ``also`` are further ones, chosen before anything happens."""

    target: Target
    also: Pick | None = None


@dataclass(frozen=True, slots=True)
class TakeControl:
    """You take control of creatures."""

    target: Target


@dataclass(frozen=True, slots=True)
class HandOver:
    """An opponent takes control of creatures."""

    target: Target


@dataclass(frozen=True, slots=True)
class PlayCard:
    """You play cards, under your control, perhaps without their Play effects; no Mindbug can answer."""

    target: Target
    silent: bool = False


@dataclass(frozen=True, slots=True)
class ToYourHand:
    """Cards move into your hand: drawn, returned or stolen, as the place they come from says."""

    target: Target


@dataclass(frozen=True, slots=True)
class ToControllersHand:
    """Creatures go back to the hand of their controller."""

    target: Target


@dataclass(frozen=True, slots=True)
class SetAside:
    """Creatures are set aside: they leave play without being defeated, and lie open beside the table."""

    target: Target


@dataclass(frozen=True, slots=True)
class ToTeamMatesHand:
    """Cards move into the hand of your team mate."""

    target: Target


@dataclass(frozen=True, slots=True)
class ReturnSetAside:
    """What cards of this name have set aside comes back into play, without Play effects, for who controlled it."""


@dataclass(frozen=True, slots=True)
class DrawUnused:
    """You draw cards from the unused pile."""

    count: int


@dataclass(frozen=True, slots=True)
class UnusedUnderDrawPile:
    """The top cards of the unused pile go under your draw pile; nobody looks at them."""

    count: int


@dataclass(frozen=True, slots=True)
class LookAtUnused:
    """You alone look at the top cards of the unused pile; something is done with them; the rest is shuffled back."""

    count: int
    effect: ToYourHand | ToTeamMatesHand | PlayCard


@dataclass(frozen=True, slots=True)
class Discard:
    """A player chooses and discards cards from the own hand, together; ``up_to`` allows fewer.

    With ``each`` it is ``count`` cards for each thing counted.
    """

    who: Who
    count: int
    up_to: bool = False
    at_random: bool = False
    each: Quantity | None = None


@dataclass(frozen=True, slots=True)
class DiscardPiles:
    """A player puts the whole hand, the whole draw pile, or both at once, into the own discard pile."""

    who: Who
    piles: Piles


@dataclass(frozen=True, slots=True)
class SwapHands:
    """You and the opponent exchange your whole hands, both at the same time."""


@dataclass(frozen=True, slots=True)
class Give:
    """Another player chooses a card of the own hand and gives it to you."""

    who: Who = Who.AN_OPPONENT


@dataclass(frozen=True, slots=True)
class PassLeft:
    """Players choose a card of their hand each; all these go to the player on the left of each at the same time."""

    who: Who


@dataclass(frozen=True, slots=True)
class ThisTurn:
    """Creatures get power or keywords, may not block, or cannot be defeated, until the turn ends."""

    target: Target
    keywords: tuple[Keyword, ...] = ()
    cannot_block: bool = False
    power: int = 0
    cannot_be_defeated: bool = False


@dataclass(frozen=True, slots=True)
class AlliesThisTurn:
    """All your creatures, whenever they came, have keywords and more dice (two at most) until the turn ends."""

    keywords: tuple[Keyword, ...] = ()
    dice: int = 0


@dataclass(frozen=True, slots=True)
class Evolve:
    """This creature evolves to the next stage of its line, whatever its state; nothing happens at the last stage."""


@dataclass(frozen=True, slots=True)
class AttackNow:
    """The controller of a creature attacks with it at once, if it is able to attack."""

    target: Pick | This


@dataclass(frozen=True, slots=True)
class CopyPlay:
    """The Play effect of a creature, or of a card that was revealed, is carried out as if it were this card's."""

    target: Pick | It


@dataclass(frozen=True, slots=True)
class TriggerPlay:
    """The Play effect of a creature happens once more, for its controller; the creature does not come into play."""

    target: Pick


@dataclass(frozen=True, slots=True)
class BuyEnergyCard:
    """You buy an Energy card without paying: a face-up one that you choose, or the top card of the deck."""

    top_of_deck: bool = False


@dataclass(frozen=True, slots=True)
class NoBlocks:
    """Players cannot block with any creature, whenever it came, until the turn ends; HUNTER still forces them to."""

    who: Who


@dataclass(frozen=True, slots=True)
class PutOctonite:
    """Octonite is put on creatures, on each as much."""

    target: Target
    count: int = 1


@dataclass(frozen=True, slots=True)
class Boost:
    """You put up to ``count`` cards of any discard piles face down under a creature, where each gives it +1 power.

    With ``spread`` each of the cards goes under any creature of the group, all of them under one or not.
    """

    target: Pick | This
    count: int = 1
    spread: bool = False


@dataclass(frozen=True, slots=True)
class Reveal:
    """Hand cards are shown to everybody; they stay in their hands."""

    target: Target


@dataclass(frozen=True, slots=True)
class ToAnyDiscard:
    """Hand cards are put on the discard pile of a player whom you choose; that is no discarding."""

    target: Target


@dataclass(frozen=True, slots=True)
class NameKeyword:
    """You name a keyword, which later sentences may speak of."""


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


# ---------------------------------------------------------------- constant rules


@dataclass(frozen=True, slots=True)
class Gains:
    """Creatures have more power (times ``each``, where given), keywords, and more dice (two at most)."""

    target: This | Every
    power: int = 0
    each: Quantity | None = None
    keywords: tuple[Keyword, ...] = ()
    dice: int = 0


@dataclass(frozen=True, slots=True)
class SharesKeywords:
    """This has each of the keywords while some creature of the group has it."""

    group: Creatures
    keywords: tuple[Keyword, ...]


@dataclass(frozen=True, slots=True)
class CannotBlock:
    """Creatures of the group, or this, cannot block; ``only_this`` limits the ban to attacks by this creature."""

    group: Creatures | This
    only_this: bool = False


@dataclass(frozen=True, slots=True)
class CannotAttack:
    """Creatures of the group, or this creature, cannot attack."""

    group: Creatures | This


@dataclass(frozen=True, slots=True)
class CannotBeDefeated:
    """Creatures of the group cannot be defeated."""

    group: Creatures


@dataclass(frozen=True, slots=True)
class CannotLoseLife:
    """Players lose no life; team mates share theirs, and so are protected together."""

    who: Who


@dataclass(frozen=True, slots=True)
class CannotTakeCards:
    """No card moves into the hand of players, by whatever text and from wherever; it stays where it is."""

    who: Who


@dataclass(frozen=True, slots=True)
class EvolvesInstead:
    """When this creature would be defeated it evolves instead, if it is able to."""


@dataclass(frozen=True, slots=True)
class Profile:
    """The power and the keywords that a creature has instead of the printed ones."""

    power: int
    keywords: tuple[Keyword, ...] = ()


@dataclass(frozen=True, slots=True)
class TurnsWhenSaved:
    """When TOUGH saves this creature, its controller chooses the profile that it has until it leaves play."""

    profiles: tuple[Profile, ...]


@dataclass(frozen=True, slots=True)
class NoPlayEffects:
    """Play effects of opponents do not happen."""


@dataclass(frozen=True, slots=True)
class NoDefeatedEffects:
    """Defeated effects of opponents do not happen."""


@dataclass(frozen=True, slots=True)
class KeywordsWithoutEffect:
    """The keywords of creatures of the group do nothing for them; they have them all the same."""

    group: Creatures


@dataclass(frozen=True, slots=True)
class NoMindbugs:
    """Nobody can use a Mindbug."""


@dataclass(frozen=True, slots=True)
class CannotPlay:
    """Players cannot play cards with a printed power in a range from their hand, by no turn action and no effect."""

    who: Who
    min_power: int | None = None
    max_power: int | None = None


@dataclass(frozen=True, slots=True)
class SavesTeamMate:
    """When your team mate owes a turn action and has none, your team wins instead of losing."""


@dataclass(frozen=True, slots=True)
class SpreadsOctonite:
    """As this comes into play, before its Play effect, its controller may put its octonite on other creatures."""


@dataclass(frozen=True, slots=True)
class Grants:
    """Creatures of the group have one more ability, which works for their own controller as a printed one does.

    With ``cost_octonite`` so much octonite must be taken off the creature for it.
    """

    group: Creatures
    trigger: Trigger
    effect: Effect
    cost_octonite: int = 0


@dataclass(frozen=True, slots=True)
class ExtraReroll:
    """Whenever you roll one or more dice, you may roll again once more than usual."""


@dataclass(frozen=True, slots=True)
class MustBeHunted:
    """In their turns opponents must attack with a HUNTER creature if they are able to, and it must hunt this one."""


@dataclass(frozen=True, slots=True)
class HuntsOnly:
    """This may hunt creatures of the group and no others, however it got HUNTER."""

    group: Creatures


@dataclass(frozen=True, slots=True)
class ReversesFights:
    """When this creature fights, the stronger creature is defeated instead of the weaker one."""


Rule: TypeAlias = (
    Gains
    | SharesKeywords
    | CannotBlock
    | CannotAttack
    | CannotBeDefeated
    | CannotLoseLife
    | CannotTakeCards
    | EvolvesInstead
    | TurnsWhenSaved
    | NoPlayEffects
    | NoDefeatedEffects
    | KeywordsWithoutEffect
    | NoMindbugs
    | CannotPlay
    | SavesTeamMate
    | SpreadsOctonite
    | Grants
    | ExtraReroll
    | MustBeHunted
    | HuntsOnly
    | ReversesFights
)


# ---------------------------------------------------------------- abilities and cards


@dataclass(frozen=True, slots=True)
class Triggered:
    """An ability that happens at its trigger, while the card lies in ``place``.

    With ``cost_octonite`` it happens only if so much octonite is taken off this creature for it, with
    ``cost_mindbugs`` only if so many unused Mindbugs are used for it.
    """

    trigger: Trigger
    effect: Effect
    place: Place = Place.IN_PLAY
    cost_octonite: int = 0
    cost_mindbugs: int = 0


@dataclass(frozen=True, slots=True)
class Constant:
    """A rule that holds while the card lies in ``place`` and the condition, if any, holds.

    From a discard pile it works for the player whose pile it is.
    """

    rule: Rule
    condition: Condition | None = None
    place: Place = Place.IN_PLAY


Ability: TypeAlias = Triggered | Constant


@dataclass(frozen=True, slots=True)
class Evolution:
    """The place of a card in its evolution line: its level, and the name of the card that it evolves to.

    Level I is a card of the deck; II and III are the two sides of one card that lies aside.
    """

    level: int
    evolves_to: str | None = None


@dataclass(frozen=True, slots=True)
class Creature:
    """One creature card: what is printed on it, and what it does."""

    name: str
    power: int
    copies: int = 1
    keywords: tuple[Keyword, ...] = ()
    abilities: tuple[Ability, ...] = ()
    number: str = ""
    octonite: int = 0
    dice: int = 0
    team: bool = False
    """Whether it speaks of a team mate, and so needs four seats."""
    provenance: str = "print"
    evolution: Evolution | None = None

    @property
    def in_deck(self) -> bool:
        """Whether it is a card of the deck, and no side of an evolution card."""
        return self.evolution is None or self.evolution.level == 1


@dataclass(frozen=True, slots=True)
class EnergyCard:
    """One Energy card: its price in Energy, and what happens at once when it is bought."""

    name: str
    price: int
    effect: Effect
    provenance: str = "print"
