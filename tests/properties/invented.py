"""A set of cards made up for the tests: words of the effect language that few printed cards use."""

from __future__ import annotations

from ludobug.games.mindbug.language.json_form import set_to_json
from ludobug.games.mindbug.language.words import (
    CannotAttack,
    CannotBeDefeated,
    CannotBlock,
    CannotPlay,
    Cards,
    Compare,
    Constant,
    Creature,
    CreatureCount,
    Creatures,
    Defeat,
    Discard,
    DrawUnused,
    Every,
    Extreme,
    GainLife,
    Gains,
    HandOver,
    HandSize,
    InOrder,
    It,
    Keyword,
    LoseLife,
    May,
    NoBlocks,
    Number,
    OctoniteOnThis,
    Pick,
    Place,
    PlayCard,
    Relation,
    SharesKeywords,
    Side,
    This,
    ThisTurn,
    ToControllersHand,
    ToYourHand,
    Trigger,
    Triggered,
    UnusedMindbugs,
    Who,
    YourTurn,
    Zone,
)

ENEMIES = Creatures(Side.ENEMY)
OTHERS = Creatures(Side.ALLIED, other=True)
NO_MINDBUGS = Compare(UnusedMindbugs(Who.YOU), Relation.EQUAL, Number(0))
SMALLER_HAND = Compare(HandSize(Who.YOU), Relation.LESS, HandSize(Who.THE_OPPONENT))
SMALL_HAND_CARD = Cards(Zone.YOUR_HAND, max_power=4)

CARDS = (
    Creature("Quick Fox", 4, 2, (Keyword.FAST,)),
    Creature(
        "Double Dasher",
        3,
        2,
        (Keyword.FAST, Keyword.FRENZY),
        (Triggered(Trigger.ATTACK, ThisTurn(Every(OTHERS), (Keyword.SNEAKY, Keyword.FRENZY))),),
    ),
    Creature("Sudden Sprout", 1, 2, (Keyword.FRENZY,), (Triggered(Trigger.ATTACK, ThisTurn(This(), power=8)),)),
    Creature("Wilting Rose", 5, 1, (), (Triggered(Trigger.PLAY, ThisTurn(Pick(ENEMIES), power=-4)),)),
    Creature("Strict Doorman", 6, 1, (), (Constant(CannotPlay(Who.EACH_OPPONENT, max_power=3)),)),
    Creature("Bright Lantern", 3, 1, (), (Triggered(Trigger.ATTACK, NoBlocks(Who.AN_OPPONENT)),)),
    Creature("Dawn Piper", 5, 1, (), (Triggered(Trigger.END_OF_TURN, GainLife(Who.YOU, Number(1))),)),
    Creature(
        "Dusk Raven",
        2,
        2,
        (Keyword.SNEAKY,),
        (Triggered(Trigger.END_OF_TURN, May(ToYourHand(This())), Place.DISCARD),),
    ),
    Creature("Pain Drummer", 6, 1, (), (Triggered(Trigger.LOSING_LIFE, Defeat(Pick(ENEMIES, 2, up_to=True))),)),
    Creature("Fair Judge", 5, 2, (), (Triggered(Trigger.PLAY, Discard(Who.EACH_PLAYER, 1)),)),
    Creature("Blind Thief", 3, 2, (), (Triggered(Trigger.PLAY, Discard(Who.THE_OPPONENT, 2, at_random=True)),)),
    Creature(
        "Tidy Badger",
        6,
        1,
        (Keyword.TOUGH,),
        (Triggered(Trigger.ATTACK, May(Discard(Who.YOU, 2, up_to=True), GainLife(Who.YOU, Number(1)))),),
    ),
    Creature("Mole Digger", 2, 1, (), (Triggered(Trigger.PLAY, DrawUnused(2)),)),
    Creature(
        "Iron Guard",
        7,
        1,
        (),
        (Constant(CannotBeDefeated(Creatures(Side.ALLIED, other=True, max_power=3)), SMALLER_HAND),),
    ),
    Creature(
        "Loud Recruiter",
        6,
        2,
        (),
        (Triggered(Trigger.PLAY, May(PlayCard(Pick(SMALL_HAND_CARD)), LoseLife(Who.YOU, Number(1)))),),
    ),
    Creature("Tide Turner", 4, 1, (), (Triggered(Trigger.PLAY, ToControllersHand(Pick(Creatures(), 2, up_to=True))),)),
    Creature("Vain Turncoat", 8, 2, (), (Triggered(Trigger.ATTACK, HandOver(This())),)),
    Creature(
        "Sour Mirror",
        5,
        1,
        (),
        (Triggered(Trigger.DEFEATED, InOrder((Defeat(Pick(Creatures())), May(PlayCard(It()))))),),
    ),
    Creature(
        "Little Tyrant",
        3,
        1,
        (),
        (
            Constant(Gains(Every(ENEMIES), power=-3)),
            Constant(Gains(Every(Creatures(max_power=2)), keywords=(Keyword.HUNTER,))),
        ),
    ),
    Creature(
        "Keen Scholar",
        4,
        1,
        (),
        (Constant(SharesKeywords(OTHERS, (Keyword.FAST, Keyword.TOUGH, Keyword.POISONOUS))),),
    ),
    Creature("Stern Warden", 5, 1, (), (Constant(CannotAttack(Creatures(max_power=2)), YourTurn()),)),
    Creature(
        "Proud Herald",
        1,
        1,
        (),
        (
            Constant(Gains(This(), power=3, each=CreatureCount(ENEMIES))),
            Constant(Gains(This(), keywords=(Keyword.FRENZY, Keyword.TOUGH)), NO_MINDBUGS),
            Constant(CannotBlock(Creatures(Side.ENEMY, extreme=Extreme.LOWEST), only_this=True)),
        ),
    ),
    Creature(
        "Ripe Melon",
        2,
        1,
        (),
        (Triggered(Trigger.DEFEATED, LoseLife(Who.EACH_PLAYER, OctoniteOnThis())),),
        octonite=2,
    ),
    Creature(
        "Sly Snatcher",
        3,
        1,
        (),
        (Triggered(Trigger.PLAY, ToYourHand(Pick(Cards(Zone.AN_OPPONENTS_HAND, max_power=5), at_random=True))),),
    ),
)

INVENTED = set_to_json("invented", "Invented", CARDS)
"""The set as data, as a game takes it."""
