"""The places of a Moogle Bounty Mayhem state and of its rules."""

from __future__ import annotations

from ludobug.core.header import RULES, STATE
from ludobug.core.layout import Layout
from ludobug.core.zones import CARD_FIELDS, ZONE_CELLS

MOST_SEATS = 4
MOGS = 6
NO_MOG = 6
DECK_CARDS = 10
COMBAT_CARDS = 60
HEROES = 6
MONSTERS = 10
FACES = 4
YIAZMAT = 4
"""The places on the table: monsters from 0 on, Yiazmat last."""
PLACES = 5
MONSTERS_FOR_TWO = 3

MOOGLE = STATE.extend("moogle state")
ROUND = MOOGLE.place("ROUND", 1, "number of the round, from 1")
ACTIVE = MOOGLE.place("ACTIVE", 1, "the seat whose turn it is")
FIRST_SEAT = MOOGLE.place("FIRST_SEAT", 1, "the seat with the first-player marker")
PLAYED = MOOGLE.place("PLAYED", 1, "1 when the card of this turn has been played")
MOG_OF = MOOGLE.place("MOG_OF", MOST_SEATS, "the Mog of each seat, NO_MOG while it has none")
USED = MOOGLE.place("USED", MOST_SEATS, "1 for each seat that has used its Mog's ability")
GIL = MOOGLE.place("GIL", MOST_SEATS, "Gil tokens that each seat still holds")
POINTS = MOOGLE.place("POINTS", MOST_SEATS, "victory points of each seat: gained in play, and all of them at the end")
MOVERS = MOOGLE.place("MOVERS", MOST_SEATS, "how many face-up cards of each seat may move themselves")
TOTALS = MOOGLE.place("TOTALS", PLACES * MOST_SEATS, "at the end, each seat's total at each place")
PRIZES = MOOGLE.place("PRIZES", PLACES * MOST_SEATS, "at the end, the points each seat wins at each place")

HAND = MOOGLE.place("HAND", MOST_SEATS * ZONE_CELLS, "hand of each seat")
DECK = MOOGLE.place("DECK", MOGS * ZONE_CELLS, "deck of each Mog")
SIDE = MOOGLE.place("SIDE", PLACES * MOST_SEATS * ZONE_CELLS, "cards of each seat at each place")
MONSTER = MOOGLE.place("MONSTER", PLACES * ZONE_CELLS, "the monster of each place; the last one is the tile")
MONSTER_DECK = MOOGLE.place("MONSTER_DECK", ZONE_CELLS, "the monster deck")
SPARE = MOOGLE.place("SPARE", ZONE_CELLS, "the spare Heroes")
MOG_CARD = MOOGLE.place("MOG_CARD", MOST_SEATS * ZONE_CELLS, "the Mog card of each seat")
DRAFT = MOOGLE.place("DRAFT", ZONE_CELLS, "the Mog cards being passed round")
MOG_BOX = MOOGLE.place("MOG_BOX", ZONE_CELLS, "the Mog cards that nobody has")
BOX = MOOGLE.place("BOX", ZONE_CELLS, "what is out of the game")
FIRST_CARD = MOOGLE.size
"""Address of the first card: the fixed places end here."""

FATIGUE = CARD_FIELDS
GIL_ON = CARD_FIELDS + 1
POWER = CARD_FIELDS + 2
CARD_CELLS = CARD_FIELDS + 3
"""A card: shared fields, fatigue tokens, Gil tokens, and its power in the final scoring."""
CARDS_IN_ALL = COMBAT_CARDS + HEROES + MONSTERS + FACES + MOGS
FIRST_HERO = FIRST_CARD + COMBAT_CARDS * CARD_CELLS
FIRST_MONSTER = FIRST_HERO + HEROES * CARD_CELLS
FIRST_FACE = FIRST_MONSTER + MONSTERS * CARD_CELLS
FIRST_MOG = FIRST_FACE + FACES * CARD_CELLS
END_OF_CARDS = FIRST_MOG + MOGS * CARD_CELLS

# Bits of a card's MARKS.
FACE_DOWN = 1
WAS_FACE_DOWN = 2
BY_CHOICE = 4
"""Laid face down where it could have been laid face up: everybody knows that it bears no face-up mark."""
MOVED_ITSELF = 8
RETURNED = 16
FIXED = 32

MOOGLE_RULES: Layout = RULES.extend("moogle rules")
WITH_DRAFT = MOOGLE_RULES.place("WITH_DRAFT", 1, "1 if the Mogs are drafted")
FIXED_MOGS = MOOGLE_RULES.place("FIXED_MOGS", 1, "1 if each seat's Mog is given")
FIXED_MONSTERS = MOOGLE_RULES.place("FIXED_MONSTERS", 1, "how many monsters are given, from the first place on")
FIXED_FACE = MOOGLE_RULES.place("FIXED_FACE", 1, "1 if the face of the Yiazmat tile is given")
MONSTER_COUNT = MOOGLE_RULES.place("MONSTER_COUNT", 1, "how many monsters are in play")
FIRST_RULE = MOOGLE_RULES.size
"""Address of the first row: the fixed places of the rules end here."""

# A kind of card: KIND_CELLS cells.
SORT = 0
LABEL = 1
OWN_MOG = 2
PRINTED_POWER = 3
FACE_UP_MARK = 4
SPECIAL = 5
PROGRAM = 6
RULES_AT = 7
RULE_COUNT = 8
RULE_SORTS = 9
"""The sorts of its rules, a bit each."""
TRAITS = 10
LIMIT = 11
PRIZE = 12
RANKS = 3
TOKENS = 15
KIND_CELLS = 16
COMBAT_CARD = 1
HERO_CARD = 2
MONSTER_CARD = 3
TILE_FACE = 4
MOG_SORT = 5
# Traits, as bits.
MOVES_ITSELF = 1
IGNORES_LIMIT = 2
FORCES_FACE_DOWN = 4
FORBIDS_FACE_DOWN = 8

# A rule about the final scoring: RULE_CELLS cells.
RULE = 0
RULE_GROUP = 1
"""The cards it is about; 0 is the card itself."""
RULE_AMOUNT = 2
RULE_EACH = 3
"""What the amount is multiplied by: a measure, or 0."""
RULE_WHEN = 4
RULE_LASTING = 5
"""1 if the rule lasts while its card lies face up, 0 if it is an end-of-game ability."""
RULE_CELLS = 6
CANCELS_ABILITIES = 1
DISABLES_MONSTER = 2
CLEARS_FATIGUE = 3
BLOCKS_FATIGUE = 4
TIRES = 5
FIXES_POWER = 6
CHANGES_POWER = 7
COPIES_POWER = 8
ADDS_TO_TOTAL = 9
PAYS_SOLE_FIRST = 10
# When a rule holds.
ALWAYS = 0
THIS_IS_TIRED = 1
THIS_WAS_FACE_DOWN = 2

# A measure: MEASURE_CELLS cells.
MEASURE = 0
MEASURE_GROUP = 1
MEASURE_CELLS = 2
COUNT_CARDS = 1
COUNT_GIL = 2

# A group of cards: GROUP_CELLS cells.
GROUP_WHERE = 0
GROUP_WHOSE = 1
GROUP_OTHER = 2
GROUP_FACING = 3
GROUP_MIN = 4
GROUP_MAX = 5
GROUP_SPECIAL = 6
GROUP_STRONGEST = 7
GROUP_WAS_DOWN = 8
GROUP_TIRED = 9
GROUP_CELLS = 10
HERE = 0
IN_REACH = 1
ELSEWHERE = 2
ANYBODYS = 0
YOURS = 1
OPPOSING = 2
EITHER_WAY = 0
FACE_UP_ONLY = 1
FACE_DOWN_ONLY = 2
MOST_POWER = 999

# An instruction: INSTRUCTION_CELLS cells.
INSTRUCTION = 0
OPERAND = 1
MODE = 2
INSTRUCTION_CELLS = 3
# Modes, as bits.
MAY = 1
ALL_OF_THEM = 2
INTO_THIS_PLACE = 4
END = 0
DRAW_CARDS = 1
GAIN_POINTS = 2
TAKE_HERO = 3
UNDER_DECK = 4
TIRE = 5
REFRESH = 6
LOOK = 7
MOVE_CARD = 8
REPLACE_MONSTER = 9
PLACE_GIL = 10
PLAY_EXTRA = 11

# Frames: the things still to do.
RUN_EFFECT = 1
TAKE_TURN = 2
PICK_MOG = 3

# Options that are no card.
NO = 0
YES = 1
USE = 2
FIRST_CARD_OPTION = 8
"""Options from here on are addresses of cards, or moves."""
MOVES = 4096
"""Options from here on are a card, a place and a facing."""
FACINGS = 2

# Verbs of action numbers.
VERB_PLACE = 0
VERB_MOVE = 1
VERB_CHOOSE = 2
VERBS = 3
NOWHERE = 5
SPOTS = 6
"""The places of the table, and nowhere."""
MOST_OPTIONS = 140
"""Sixteen hand cards, each both ways round at four places, and a few more."""

# Events on the tape.
MOVED = 1
TIRED = 2
GIL_PLACED = 3
POINTS_GAINED = 4
ABILITY_USED = 5
LOOKED_AT = 6
REVEALED = 7
TURN_BEGINS = 8
PLACE_SCORED = 9
GAME_ENDS = 10
MOGS_SHOWN = 11

OPENING_CARDS = 3
LAST_ROUND = 6
DOWN_LIMIT_FOR_TWO = 2
MARKER_POINTS = 1

LABELS = 43
"""What a card can be called: 0 for a card that is not known, then cards and Mogs by name."""
