"""The places of a Mille Bugs state and of its rules."""

from __future__ import annotations

from ludobug.core.header import RULES, STATE
from ludobug.core.layout import Layout
from ludobug.core.zones import CARD_FIELDS, ZONE_CELLS

MOST_SEATS = 8
MOST_AREAS = 4
KINDS_OF_CARDS = 17

MILLEBUGS = STATE.extend("millebugs state")
TURN = MILLEBUGS.place("TURN", 1, "number of the turn, from 1")
ACTIVE = MILLEBUGS.place("ACTIVE", 1, "the seat whose turn it is")
RESHUFFLES = MILLEBUGS.place("RESHUFFLES", 1, "how often the discard pile has become the draw pile")
ADVANCED = MILLEBUGS.place("ADVANCED", 1, "1 if an Advance card was placed since the last reshuffle")
TOTAL = MILLEBUGS.place("TOTAL", MOST_AREAS, "Debugs of each area")
SHIELDS = MILLEBUGS.place("SHIELDS", MOST_AREAS, "the threats each area is immune to, as bits")
PILE_HELD = MILLEBUGS.place("PILE_HELD", KINDS_OF_CARDS, "how many of each kind the last shuffled pile held at most")

HAND = MILLEBUGS.place("HAND", MOST_SEATS * ZONE_CELLS, "hand of each seat")
ADVANCE = MILLEBUGS.place("ADVANCE", MOST_AREAS * ZONE_CELLS, "Advance cards of each area")
BATTLE = MILLEBUGS.place("BATTLE", MOST_AREAS * ZONE_CELLS, "Battle pile of each area, its top card last")
SAFE = MILLEBUGS.place("SAFE", MOST_AREAS * ZONE_CELLS, "Immunity cards of each area")
DISCARD = MILLEBUGS.place("DISCARD", ZONE_CELLS, "the discard pile")
BOX = MILLEBUGS.place("BOX", ZONE_CELLS, "cards that a position leaves out of the game")
DRAW = MILLEBUGS.place("DRAW", ZONE_CELLS, "the draw pile")
FIRST_CARD = MILLEBUGS.size
"""Address of the first card: the fixed places end here."""

DRAWN_BY = CARD_FIELDS
CARD_CELLS = CARD_FIELDS + 1
"""A card: shared fields, the seat (plus 1) that has drawn it since the last reshuffle."""

MILLEBUGS_RULES: Layout = RULES.extend("millebugs rules")
AREAS = MILLEBUGS_RULES.place("AREAS", 1, "number of play areas")
STARTER = MILLEBUGS_RULES.place("STARTER", 1, "the seat that begins, or ANY_SEAT")
OUT_OF_TURN = MILLEBUGS_RULES.place("OUT_OF_TURN", 1, "1 if an attack may be answered with the Immunity at once")
FREE_DISCARD = MILLEBUGS_RULES.place("FREE_DISCARD", 1, "1 if a card may be discarded instead of played")
MOST_200S = MILLEBUGS_RULES.place("MOST_200S", 1, "how many 200 an area may hold")
MOVING_TARGETS = MILLEBUGS_RULES.place("MOVING_TARGETS", 1, "1 if an area without Advance cards can't be attacked")
FIRST_RULE = MILLEBUGS_RULES.size
"""Address of the first kind: the fixed places of the rules end here."""

ANY_SEAT = 8
"""A starting seat that chance picks."""
NO_LIMIT = 99

# A kind of card: KIND_CELLS cells.
NUMBER = 0
FAMILY = 1
VALUE = 2
THREAT = 3
KIND_CELLS = 4

# Families.
ADVANCES = 1
MALUS = 2
BONUS = 3
IMMUNITY = 4

# Threats, as bits.
PASSWORD = 1
BLACKMAIL = 2
SPYWARE = 4
PUBLIC_NETWORK = 8

# Frames: the things still to do.
START_TURN = 1
DRAW_CARD = 2
TURN_ACTION = 3
ANSWER_ATTACK = 4
PLACE_STARTER = 5

# Options: a card's address, plus PLACE_STEP times the area it is played on, or DISCARDED.
DECLINE = 0
PLACE_STEP = 4096
DISCARDED = 4

# Action numbers: DECLINE, the starting seats, then a verb and a kind.
STARTER_CODE = 1
FIRST_VERB_CODE = 16
VERB_PLAY = 0
VERB_DISCARD = 1
VERB_RANDOM = 2
VERB_ATTACK = 3
"""Verbs from here on: the area that is attacked."""
VERBS = VERB_ATTACK + MOST_AREAS

SPARE_OPTIONS = 40
"""A decision has at most this many options beside one for each card."""

# Events on the tape.
MOVED = 1
TURN_BEGINS = 2
TOTAL_CHANGED = 3
ATTACKED = 4
FREED = 5
MADE_IMMUNE = 6
RESHUFFLED = 7
ANSWERED = 8
GAME_ENDS = 9
STARTER_CHOSEN = 10

GOAL = 1000
DEBUGS_PER_SPACE = 25
HAND_SIZE = 6

REACHED = 16
"""Outcomes from here on: the area that has exactly 1000. Below, the areas that came closest, as bits."""
