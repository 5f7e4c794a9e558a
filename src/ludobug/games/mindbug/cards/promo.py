"""Promotional cards: 32 creatures, most of them once; of some the number of copies is not known."""

from __future__ import annotations

from ludobug.games.mindbug.language.phrases import (
    FRENZY,
    THE_OPPONENT,
    THIS,
    TOUGH,
    YOU,
    cannot_block,
    creature,
    defeat,
    discard,
    enemy,
    gains,
    if_,
    may,
    number,
    one,
    other_allied,
    when,
    your_discard,
)
from ludobug.games.mindbug.language.words import (
    CannotPlay,
    Creature,
    Creatures,
    Every,
    Grants,
    HandOver,
    Keyword,
    LoseLife,
    Pick,
    ToYourHand,
    Trigger,
    Triggered,
    UnusedMindbugs,
    Who,
)

PROMO = (
    creature(
        "Battle Beetle",
        8,
        number="P1/2024",
        attack=if_(
            when(UnusedMindbugs(YOU), "==", UnusedMindbugs(THE_OPPONENT)),
            LoseLife(THE_OPPONENT, number(2)),
        ),
    ),
    creature("Boar-Zooka", 6, number="P5/2022", constant=cannot_block(THIS), defeated=defeat(Every(enemy()))),
    creature(
        "Jean-Claw Pandamme",
        5,
        number="P9/2023",
        constant=Grants(enemy(), Trigger.ATTACK, discard(YOU, 1)),
    ),
    Creature(
        "Mindbug Bug",
        7,
        keywords=(TOUGH,),
        abilities=(Triggered(Trigger.MINDBUG_USED, LoseLife(THE_OPPONENT, number(1))),),
        number="P2/2022",
    ),
    creature("Ram Hopper", 7, number="P4/2022", keywords=[FRENZY], constant=gains(other_allied(), FRENZY)),
    creature("Short-Neck Giraffodile", 7, number="", attack=ToYourHand(Pick(your_discard(), 2))),
    creature(
        "Slugapult",
        5,
        number="P1/2022",
        keywords=[TOUGH, FRENZY],
        attack=may(defeat(one(other_allied())), defeat(one(enemy()))),
    ),
    creature("Suspicious Gift", 1, number="P1/2023", play=HandOver(THIS), defeated=LoseLife(YOU, number(2))),
    creature(
        "Watts Dog",
        5,
        number="P4/2023",
        keywords=[FRENZY],
        constant=cannot_block(Creatures(keywords=tuple(Keyword)), only_this=True),
    ),
    creature("Wolfman Steve", 8, number="P5/2024", constant=CannotPlay(Who.EACH_OPPONENT, max_power=4)),
)
