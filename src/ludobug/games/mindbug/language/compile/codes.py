"""The names of the language as the kernel's numbers."""

from __future__ import annotations

from collections.abc import Sequence

from ludobug.games.mindbug import layout as at
from ludobug.games.mindbug.language import words as w

KEYWORD_BITS = {
    w.Keyword.FAST: at.FAST,
    w.Keyword.FRENZY: at.FRENZY,
    w.Keyword.HUNTER: at.HUNTER,
    w.Keyword.POISONOUS: at.POISONOUS,
    w.Keyword.SNEAKY: at.SNEAKY,
    w.Keyword.TOUGH: at.TOUGH,
}
TRIGGER_BITS = {
    (w.Trigger.PLAY, w.Place.IN_PLAY): at.ON_PLAY,
    (w.Trigger.ATTACK, w.Place.IN_PLAY): at.ON_ATTACK,
    (w.Trigger.DEFEATED, w.Place.IN_PLAY): at.ON_DEFEATED,
    (w.Trigger.ACTION, w.Place.IN_PLAY): at.ON_ACTION,
    (w.Trigger.END_OF_TURN, w.Place.IN_PLAY): at.ON_END_OF_TURN,
    (w.Trigger.END_OF_ANY_TURN, w.Place.IN_PLAY): at.ON_END_OF_ANY_TURN,
    (w.Trigger.LOSING_LIFE, w.Place.IN_PLAY): at.ON_LIFE_LOST,
    (w.Trigger.HARVEST, w.Place.IN_PLAY): at.ON_HARVEST,
    (w.Trigger.MINDBUG_USED, w.Place.IN_PLAY): at.ON_MINDBUG_USED,
    (w.Trigger.END_OF_TURN, w.Place.DISCARD): at.ON_END_OF_TURN_IN_DISCARD,
    (w.Trigger.LOSING_LIFE, w.Place.DISCARD): at.ON_LIFE_LOST_IN_DISCARD,
    (w.Trigger.REACHING_DISCARD, w.Place.DISCARD): at.ON_REACHING_DISCARD,
    (w.Trigger.OPPONENT_LOSING_LIFE, w.Place.DISCARD): at.ON_ENEMY_LIFE_LOST_IN_DISCARD,
}
SIDES = {
    w.Side.ANY: at.IN_PLAY,
    w.Side.ALLIED: at.OF_YOU,
    w.Side.ENEMY: at.OF_OPPONENTS,
    w.Side.TEAM_MATE: at.OF_TEAM_MATE,
    w.Side.LEFT: at.OF_LEFT,
}
ZONES = {
    w.Zone.PLAY: at.IN_PLAY,
    w.Zone.YOUR_HAND: at.IN_YOUR_HAND,
    w.Zone.YOUR_DISCARD: at.IN_YOUR_DISCARD,
    w.Zone.AN_OPPONENTS_HAND: at.IN_THEIR_HAND,
    w.Zone.AN_OPPONENTS_DISCARD: at.IN_THEIR_DISCARD,
    w.Zone.THE_OPPONENTS_DISCARD: at.IN_THEIR_DISCARD,
    w.Zone.ANY_DISCARD: at.IN_ANY_DISCARD,
    w.Zone.UNDER_CREATURES: at.UNDER_CREATURES,
    w.Zone.TEAM_MATES_HAND: at.IN_MATES_HAND,
    w.Zone.TEAM_MATES_DISCARD: at.IN_MATES_DISCARD,
    w.Zone.LOOKED_AT: at.IN_LOOKED,
}
EXTREMES = {None: 0, w.Extreme.LOWEST: at.LOWEST, w.Extreme.HIGHEST: at.HIGHEST}
RELATIONS = {
    w.Relation.LESS: at.LESS,
    w.Relation.AT_MOST: at.AT_MOST,
    w.Relation.EQUAL: at.EQUAL,
    w.Relation.AT_LEAST: at.AT_LEAST,
    w.Relation.MORE: at.MORE,
}
WHO = {
    w.Who.YOU: at.YOU,
    w.Who.THE_OPPONENT: at.AN_OPPONENT,
    w.Who.AN_OPPONENT: at.AN_OPPONENT,
    w.Who.EACH_OPPONENT: at.EACH_OPPONENT,
    w.Who.EACH_PLAYER: at.EACH_PLAYER,
    w.Who.TEAM_MATE: at.TEAM_MATE,
}


def keyword_bits(keywords: Sequence[w.Keyword]) -> int:
    """The keywords as a set of bits."""
    bits = 0
    for keyword in keywords:
        bits |= KEYWORD_BITS[keyword]
    return bits
