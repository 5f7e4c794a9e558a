"""First Contact: 32 creatures, 48 cards."""

from __future__ import annotations

from ludobug.games.mindbug.language.phrases import (
    AN_OPPONENT,
    FRENZY,
    HUNTER,
    POISONOUS,
    SNEAKY,
    THE_OPPONENT,
    THIS,
    TOUGH,
    YOU,
    an_opponents_discard,
    an_opponents_hand,
    at_random,
    cannot_block,
    creature,
    creatures,
    defeat,
    enemy,
    gains,
    if_,
    number,
    number_of,
    one,
    other_allied,
    play,
    take_control,
    up_to,
    when,
    your_discard,
)
from ludobug.games.mindbug.language.words import (
    Discard,
    Every,
    GainLife,
    LoseLife,
    LoseLifeDownTo,
    MatchLife,
    NoPlayEffects,
    OnlyAllied,
    SharesKeywords,
    ToYourHand,
    YourTurn,
)

FIRST_CONTACT = (
    creature(
        "Axolotl Healer", 4, number="01/32", copies=2, keywords=[POISONOUS], play=GainLife(YOU, number(2))
    ),
    creature("Bee Bear", 8, number="02/32", constant=cannot_block(creatures(power_to=6), only_this=True)),
    creature("Brain Fly", 4, number="03/32", play=take_control(one(creatures(power_from=6)))),
    creature(
        "Chameleon Sniper", 1, number="04/32", keywords=[SNEAKY], attack=LoseLife(THE_OPPONENT, number(1))
    ),
    creature(
        "Compost Dragon", 3, number="05/32", copies=2, keywords=[HUNTER], play=play(one(your_discard()))
    ),
    creature("Deathweaver", 2, number="06/32", keywords=[POISONOUS], constant=NoPlayEffects()),
    creature("Elephantopus", 7, number="07/32", keywords=[TOUGH], constant=cannot_block(enemy(power_to=4))),
    creature(
        "Explosive Toad", 5, number="08/32", copies=2, keywords=[FRENZY], defeated=defeat(one(creatures()))
    ),
    creature("Ferret Bomber", 2, number="09/32", copies=2, keywords=[SNEAKY], play=Discard(AN_OPPONENT, 2)),
    creature("Giraffodile", 7, number="10/32", play=ToYourHand(Every(your_discard()))),
    creature(
        "Goblin Werewolf",
        2,
        number="11/32",
        copies=2,
        keywords=[HUNTER],
        constant=gains(THIS, power=6),
        condition=YourTurn(),
    ),
    creature("Gorillion", 10, number="12/32"),
    creature(
        "Grave Robber", 7, number="13/32", copies=2, keywords=[TOUGH], play=play(one(an_opponents_discard()))
    ),
    creature("Harpy Mother", 5, number="14/32", defeated=take_control(up_to(2, creatures(power_to=5)))),
    creature("Kangasaurus Rex", 7, number="15/32", copies=2, play=defeat(Every(enemy(power_to=4)))),
    creature(
        "Killer Bee", 5, number="16/32", copies=2, keywords=[HUNTER], play=LoseLife(THE_OPPONENT, number(1))
    ),
    creature(
        "Lone Yeti",
        5,
        number="17/32",
        keywords=[TOUGH],
        constant=gains(THIS, FRENZY, power=5),
        condition=OnlyAllied(),
    ),
    creature("Luchataur", 9, number="18/32", copies=2, keywords=[FRENZY]),
    creature("Mysterious Mermaid", 7, number="19/32", play=MatchLife()),
    creature("Plated Scorpion", 2, number="20/32", copies=2, keywords=[TOUGH, POISONOUS]),
    creature("Rhino Turtle", 8, number="21/32", copies=2, keywords=[FRENZY, TOUGH]),
    creature("Shark Dog", 4, number="22/32", keywords=[HUNTER], attack=defeat(one(enemy(power_from=6)))),
    creature(
        "Sharky Crab-Dog-Mummypus",
        5,
        number="23/32",
        constant=SharesKeywords(enemy(), (HUNTER, SNEAKY, FRENZY, POISONOUS)),
    ),
    creature(
        "Shield Bugs", 4, number="24/32", copies=2, keywords=[TOUGH], constant=gains(other_allied(), power=1)
    ),
    creature(
        "Snail Hydra",
        9,
        number="25/32",
        copies=2,
        attack=if_(when(number_of(YOU), "<", number_of(AN_OPPONENT)), defeat(one(creatures()))),
    ),
    creature(
        "Snail Thrower",
        1,
        number="26/32",
        keywords=[POISONOUS],
        constant=gains(other_allied(power_to=4), HUNTER, POISONOUS),
    ),
    creature("Spider Owl", 3, number="27/32", copies=2, keywords=[SNEAKY, POISONOUS]),
    creature("Strange Barrel", 6, number="28/32", defeated=ToYourHand(at_random(2, an_opponents_hand()))),
    creature(
        "Tiger Squirrel",
        3,
        number="29/32",
        copies=2,
        keywords=[SNEAKY],
        play=defeat(one(enemy(power_from=7))),
    ),
    creature("Turbo Bug", 4, number="30/32", attack=LoseLifeDownTo(THE_OPPONENT, 1)),
    creature("Tusked Extorter", 8, number="31/32", copies=2, attack=Discard(THE_OPPONENT, 1)),
    creature(
        "Urchin Hurler",
        5,
        number="32/32",
        keywords=[HUNTER],
        constant=gains(other_allied(), power=2),
        condition=YourTurn(),
    ),
)
