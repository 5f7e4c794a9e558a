"""The six Mogs: the cards that every deck has, each Mog's own cards and its ability."""

from __future__ import annotations

from ludobug.games.moogle.language.words import (
    AddsToTotal,
    AtOnce,
    AtTheEnd,
    Card,
    CardCount,
    Cards,
    ChangesPower,
    CopiesStrongest,
    DisablesMonster,
    Draw,
    Every,
    Facing,
    FixesPower,
    GilCount,
    Look,
    May,
    Mog,
    MoveAway,
    MoveHere,
    MovesItself,
    One,
    PaysSoleFirst,
    PlaceGil,
    PlayFaceDown,
    PutUnderDeck,
    Refresh,
    ReplaceMonster,
    TakeSpareHero,
    This,
    Tire,
    When,
    Where,
    WhileFaceUp,
    Whose,
)

MADE_UP = "reconstruction"
WEB = "web+reconstruction"
SEEN = "print+reconstruction"

HIDDEN_HERE = Cards(facing=Facing.DOWN)
YOURS_IN_PLAY = Cards(Whose.YOURS, Where.IN_REACH)

SHARED = (
    Card("Seeq", 7),
    Card("Bangaa", 6),
    Card("Garif", 5, AtTheEnd((FixesPower(This(), 5),)), MADE_UP),
    Card("Viera", 4, AtOnce((Look(One(HIDDEN_HERE)),)), MADE_UP),
    Card("Hume", 3, AtOnce((Draw(1),)), MADE_UP),
    Card("Nu Mou", 2, AtTheEnd((PaysSoleFirst(1),)), WEB),
)

MONTBLANC = Mog(
    "Montblanc",
    "Clan call",
    (TakeSpareHero(), PutUnderDeck()),
    (
        Card("Montblanc 8", 8),
        Card("Montblanc 4", 4, AtTheEnd((PaysSoleFirst(2),)), WEB),
        Card("Montblanc 3", 3, AtTheEnd((ChangesPower(Every(Cards(Whose.YOURS, other=True)), 2),)), MADE_UP),
        Card("Montblanc 2", 2, AtOnce((May(MoveHere(One(Cards(Whose.YOURS, Where.ELSEWHERE, other=True)))),)), MADE_UP),
    ),
)
SORBET = Mog(
    "Sorbet",
    "Gil",
    (PlaceGil(One(YOURS_IN_PLAY)),),
    (
        Card("Sorbet 0", 0, AtTheEnd((CopiesStrongest(),)), SEEN),
        Card("Sorbet 5", 5, None, MADE_UP),
        Card("Sorbet 4", 4, AtTheEnd((ChangesPower(This(), 1, GilCount(Cards(Whose.YOURS))),)), MADE_UP),
        Card("Sorbet 3", 3, AtOnce((Draw(1),)), MADE_UP),
    ),
    gil=3,
    provenance="print+web+reconstruction",
)
HORNE = Mog(
    "Horne",
    "Exhaust",
    (Tire(One(Cards(where=Where.IN_REACH, facing=Facing.UP))),),
    (
        Card("Horne 5", 5, AtTheEnd((AddsToTotal(10, When.THIS_IS_TIRED),))),
        Card("Horne 3", 3, AtOnce((May(Refresh(One(Cards(other=True, tired=True)))),)), MADE_UP),
        Card("Horne 2", 2, AtTheEnd((ChangesPower(This(), 2, CardCount(Cards(other=True, tired=True))),)), MADE_UP),
        Card("Horne 4", 4, AtOnce((Tire(One(Cards(other=True, facing=Facing.UP, max_power=3))),)), MADE_UP),
    ),
    provenance=WEB,
)
NONO = Mog(
    "Nono",
    "Refit",
    (MoveAway(One(YOURS_IN_PLAY)),),
    (
        Card("Nono 5", 5, AtTheEnd((DisablesMonster(),)), SEEN),
        Card("Nono 8", 8, None, MADE_UP),
        Card("Nono 7", 7, AtOnce((Look(One(Cards(where=Where.IN_REACH, facing=Facing.DOWN))),)), MADE_UP),
        Card("Nono 4", 4, AtOnce((May(ReplaceMonster()),)), MADE_UP),
    ),
)
HURDY = Mog(
    "Hurdy",
    "Encore",
    (Draw(2), PutUnderDeck()),
    (
        Card("Hurdy 6", 6, AtOnce((Draw(1), PutUnderDeck())), WEB),
        Card("Hurdy 8", 8, None, MADE_UP),
        Card("Hurdy 5", 5, WhileFaceUp((ChangesPower(Every(Cards(Whose.OPPOSING)), -1),)), MADE_UP),
        Card("Hurdy 3", 3, AtOnce((Draw(2),)), MADE_UP),
    ),
)
GURDY = Mog(
    "Gurdy",
    "Second helper",
    (PlayFaceDown(),),
    (
        Card("Gurdy 7", 7, None, MADE_UP),
        Card("Gurdy 5", 5, WhileFaceUp((MovesItself(),)), MADE_UP),
        Card("Gurdy 3", 3, AtTheEnd((ChangesPower(This(), 4, when=When.THIS_WAS_FACE_DOWN),)), MADE_UP),
        Card("Gurdy 4", 4, AtOnce((Look(Every(HIDDEN_HERE)), Draw(1))), MADE_UP),
    ),
    provenance=WEB,
)

MOGS = (MONTBLANC, SORBET, HORNE, NONO, HURDY, GURDY)
