"""The names that words are built from: keywords, triggers, players, sides, zones, and how numbers compare."""

from __future__ import annotations

from enum import Enum


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
