"""Tag Team: 16 creatures that speak of a team mate, for games of two against two."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from ludobug.games.mindbug.language.phrases import (
    AN_OPPONENT,
    FRENZY,
    HUNTER,
    IT,
    POISONOUS,
    SNEAKY,
    THE_OPPONENT,
    THIS,
    TOUGH,
    creature,
    creatures,
    defeat,
    discard,
    gains,
    in_order,
    may,
    number,
    one,
    play,
)
from ludobug.games.mindbug.language.words import (
    AttackNow,
    CannotPlay,
    Cards,
    Creature,
    Creatures,
    Give,
    Grants,
    HuntsOnly,
    LookAtUnused,
    LoseLife,
    NoBlocks,
    PassLeft,
    RefreshMindbugs,
    Reveal,
    SavesTeamMate,
    Side,
    ToTeamMatesHand,
    ToYourHand,
    Trigger,
    Who,
    Zone,
)

TEAM_MATE = Who.TEAM_MATE
TEAM_MATES = partial(creatures, Side.TEAM_MATE)

_CARDS = (
    creature("Bazoocarrot", 7, number="01/16", keywords=[TOUGH], attack=NoBlocks(AN_OPPONENT)),
    creature("Buddy Barrel", 6, number="02/16", keywords=[FRENZY], play=in_order(Give(TEAM_MATE), may(play(IT)))),
    creature("Chameleon Charmer", 6, number="03/16", attack=PassLeft(Who.EACH_OPPONENT)),
    creature(
        "Compost Dragon Robber", 3, number="04/16", keywords=[TOUGH], play=play(one(Cards(Zone.TEAM_MATES_DISCARD)))
    ),
    creature(
        "Elemantlers",
        5,
        number="05/16",
        action=in_order(LoseLife(THE_OPPONENT, number(1)), ToTeamMatesHand(THIS)),
    ),
    creature(
        "Going Bananas", 10, number="06/16", keywords=[FRENZY, TOUGH], constant=CannotPlay(TEAM_MATE, min_power=5)
    ),
    creature(
        "Kung-Fu Buddies",
        7,
        number="07/16",
        keywords=[FRENZY],
        attack=in_order(Reveal(one(Cards(Zone.TEAM_MATES_HAND))), defeat(one(Creatures(as_strong_as_it=True)))),
    ),
    creature("Lurker Island", 2, number="08/16", keywords=[POISONOUS], attack=RefreshMindbugs(TEAM_MATE)),
    creature("Radioactive Race", 6, number="09/16", keywords=[POISONOUS], constant=SavesTeamMate()),
    creature(
        "Release the Puffers",
        7,
        number="10/16",
        keywords=[POISONOUS],
        constant=Grants(TEAM_MATES(), Trigger.PLAY, discard(AN_OPPONENT, 1)),
    ),
    creature("Rocket Lovers", 8, number="11/16", action=AttackNow(one(TEAM_MATES()))),
    creature("Sharkdognadodragon", 8, number="12/16", keywords=[HUNTER], constant=HuntsOnly(creatures(Side.LEFT))),
    creature("Superhero Boot Camp", 3, number="13/16", keywords=[TOUGH], constant=gains(TEAM_MATES(), FRENZY, power=1)),
    creature(
        "Sweet Killers",
        5,
        number="14/16",
        constant=Grants(TEAM_MATES(power_to=5), Trigger.ATTACK, LoseLife(THE_OPPONENT, number(1))),
    ),
    creature(
        "Trick-Taking Hamster",
        2,
        number="15/16",
        keywords=[SNEAKY],
        play=in_order(ToYourHand(one(TEAM_MATES())), may(play(IT))),
    ),
    creature(
        "Undead Trio",
        6,
        number="16/16",
        keywords=[POISONOUS],
        play=LookAtUnused(3, ToTeamMatesHand(one(Cards(Zone.LOOKED_AT)))),
    ),
)

TAG_TEAM: tuple[Creature, ...] = tuple(replace(card, copies=2, team=True) for card in _CARDS)
