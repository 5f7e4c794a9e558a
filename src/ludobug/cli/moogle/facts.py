"""What is in the box of Moogle Bounty Mayhem in the form of the facts of the rulebook."""

from __future__ import annotations

from ludobug.games.moogle.cards import HEROES, MOGS, MONSTERS, TILE_FACES, deck
from ludobug.games.moogle.language.words import Always, AtOnce, AtTheEnd, Card, Mog, Monster, WhileFaceUp
from ludobug.rulebook.facts import Fact

PRINT = "print"
TIMINGS = {
    AtOnce: "face_up_immediate",
    WhileFaceUp: "face_up",
    AtTheEnd: "end_of_game",
    Always: "continuous",
    type(None): None,
}


def shipped_facts() -> list[Fact]:
    """The Mogs, their decks, the Heroes, the monsters and the faces of the tiles."""
    return [
        *(mog_fact(mog) for mog in MOGS),
        *(card_fact(card, mog.name.lower()) for mog in MOGS for card in deck(mog)),
        *(card_fact(hero, "heroes") for hero in HEROES),
        *(monster_fact(monster, "monsters", monster.name) for monster in MONSTERS),
        *(monster_fact(face, "yiazmat", face.face) for face in TILE_FACES),
    ]


def mog_fact(mog: Mog) -> Fact:
    """A Mog: its ability, and how often it may be used if Gil does not say it."""
    uses = 0 if mog.gil else 1
    return _fact("mogs", mog.name, mog.provenance, ability=mog.ability_name, uses=uses)


def card_fact(card: Card, group: str) -> Fact:
    """A Combat card or a Hero."""
    return _fact(group, card.name, card.provenance, power=card.power, timing=TIMINGS[type(card.ability)])


def monster_fact(monster: Monster, group: str, name: str) -> Fact:
    """A monster, or a face of a tile."""
    timing = TIMINGS[type(monster.ability)]
    prizes = list(monster.prizes)
    return _fact(group, name, monster.provenance, limit=monster.limit, points=prizes, timing=timing)


def _fact(group: str, name: str, provenance: str, **more: object) -> Fact:
    return {"set": group, "name": name, "reconstructed": provenance != PRINT, **more}
