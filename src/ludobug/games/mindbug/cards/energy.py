"""The 16 Energy cards of King of Tokyo, one copy each."""

from __future__ import annotations

from ludobug.games.mindbug.language.phrases import (
    AN_OPPONENT,
    FRENZY,
    HUNTER,
    SNEAKY,
    THE_OPPONENT,
    YOU,
    allied,
    an_opponents_discard,
    creatures,
    defeat,
    discard,
    enemy,
    number,
    one,
    your_discard,
)
from ludobug.games.mindbug.language.words import (
    AlliesThisTurn,
    BuyEnergyCard,
    DrawUnused,
    EnergyCard,
    GainLife,
    LoseLife,
    ToYourHand,
    TriggerPlay,
)

ENERGY = (
    EnergyCard("Ambush", 2, defeat(one(enemy()))),
    EnergyCard("Extra Head", 1, AlliesThisTurn(dice=1)),
    EnergyCard("Healing Bots", 1, GainLife(YOU, number(1))),
    EnergyCard("Monster Buddies", 2, TriggerPlay(one(allied()))),
    EnergyCard("Mysterious Ally", 2, DrawUnused(1)),
    EnergyCard("Portal Malfunction", 1, ToYourHand(one(allied()))),
    EnergyCard("Pounce", 1, AlliesThisTurn((HUNTER,))),
    EnergyCard("Rage", 1, AlliesThisTurn((FRENZY,))),
    EnergyCard("Railgun", 2, LoseLife(THE_OPPONENT, number(1))),
    EnergyCard("Random Mutation", 1, BuyEnergyCard(top_of_deck=True)),
    EnergyCard("Reanimation", 3, ToYourHand(one(an_opponents_discard()))),
    EnergyCard("Resurrection", 3, ToYourHand(one(your_discard()))),
    EnergyCard("Revenge", 1, defeat(one(creatures(power_from=7)))),
    EnergyCard("Stomp", 1, defeat(one(creatures(power_to=3)))),
    EnergyCard("Subterranean Strike", 2, discard(AN_OPPONENT, 2)),
    EnergyCard("Suburban Camouflage", 3, AlliesThisTurn((SNEAKY,))),
)
