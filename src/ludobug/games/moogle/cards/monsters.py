"""The ten monsters and the four faces of the Yiazmat tiles."""

from __future__ import annotations

from ludobug.games.moogle.language.words import (
    Always,
    AtTheEnd,
    CancelsAbilities,
    Cards,
    ChangesPower,
    Every,
    FixesPower,
    ForbidsFaceDown,
    ForcesFaceDown,
    Monster,
    PaysSoleFirst,
    RaisesLimit,
    Tire,
)

MADE_UP = "reconstruction"
WEB = "web+reconstruction"
TWO_RANKS = (3, 1)
THREE_RANKS = (4, 2, 1)

MONSTERS = (
    Monster("Antlion", 3, TWO_RANKS, Always((RaisesLimit(),))),
    Monster("Behemoth King", 2, TWO_RANKS, AtTheEnd((ChangesPower(Every(Cards(max_power=3)), 4),)), provenance=MADE_UP),
    Monster("Diabolos", 2, TWO_RANKS, AtTheEnd((Tire(Every(Cards(special=True))),))),
    Monster("Ixion", 2, TWO_RANKS, AtTheEnd((PaysSoleFirst(1),)), provenance=MADE_UP),
    Monster("Malboro", 2, TWO_RANKS, AtTheEnd((Tire(Every(Cards(min_power=7))),)), provenance=WEB),
    Monster("Marilith", 2, TWO_RANKS, AtTheEnd((FixesPower(Every(Cards()), 4),)), provenance=MADE_UP),
    Monster(
        "Orthros", 2, TWO_RANKS, AtTheEnd((ChangesPower(Every(Cards(were_face_down=True)), -2),)), provenance=MADE_UP
    ),
    Monster("Pylraster", 2, TWO_RANKS, AtTheEnd((CancelsAbilities(),)), provenance=WEB),
    Monster("Trickster", 2, TWO_RANKS, Always((ForbidsFaceDown(),)), provenance=MADE_UP),
    Monster("Vorpal Bunny", 2, TWO_RANKS, AtTheEnd((CancelsAbilities(),))),
)

TILE_FACES = (
    Monster("Yiazmat", 3, THREE_RANKS, Always((ForcesFaceDown(),)), face="1A"),
    Monster("Yiazmat", 3, THREE_RANKS, provenance=MADE_UP, face="1B"),
    Monster("Yiazmat", 3, THREE_RANKS, AtTheEnd((Tire(Every(Cards(strongest=True))),)), MADE_UP, face="2A"),
    Monster("Yiazmat", 3, THREE_RANKS, AtTheEnd((PaysSoleFirst(1),)), MADE_UP, face="2B"),
)
