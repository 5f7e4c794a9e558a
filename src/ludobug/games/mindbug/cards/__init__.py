"""The printed sets, one file each, alphabetical."""

from __future__ import annotations

from ludobug.games.mindbug.cards.battlefruit_extra import BATTLEFRUIT_EXTRA
from ludobug.games.mindbug.cards.battlefruit_galaxy import BATTLEFRUIT_GALAXY
from ludobug.games.mindbug.cards.battlefruit_kingdom import BATTLEFRUIT_KINGDOM
from ludobug.games.mindbug.cards.beyond_eternity import BEYOND_ETERNITY
from ludobug.games.mindbug.cards.beyond_evolution import BEYOND_EVOLUTION
from ludobug.games.mindbug.cards.first_contact import FIRST_CONTACT
from ludobug.games.mindbug.cards.king_of_tokyo import KING_OF_TOKYO
from ludobug.games.mindbug.cards.new_servants import NEW_SERVANTS
from ludobug.games.mindbug.cards.promo import PROMO
from ludobug.games.mindbug.cards.tag_team import TAG_TEAM
from ludobug.games.mindbug.language.words import Creature

SETS: dict[str, tuple[Creature, ...]] = {
    "first-contact": FIRST_CONTACT,
    "new-servants": NEW_SERVANTS,
    "beyond-evolution": BEYOND_EVOLUTION,
    "battlefruit-kingdom": BATTLEFRUIT_KINGDOM,
    "battlefruit-galaxy": BATTLEFRUIT_GALAXY,
    "battlefruit-extra": BATTLEFRUIT_EXTRA,
    "beyond-eternity": BEYOND_ETERNITY,
    "king-of-tokyo": KING_OF_TOKYO,
    "promo": PROMO,
    "tag-team": TAG_TEAM,
}
"""Every set that ships with the game, by its id."""
