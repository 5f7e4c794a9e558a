"""The places of a Mindbug state and of its rules."""

from __future__ import annotations

from ludobug.core.header import RULES, STATE
from ludobug.core.layout import Layout
from ludobug.core.zones import CARD_FIELDS, ZONE_CELLS

MOST_SEATS = 4
TEAMS = 2

MINDBUG = STATE.extend("mindbug state")
TURN = MINDBUG.place("TURN", 1, "number of the turn, from 1")
ACTIVE = MINDBUG.place("ACTIVE", 1, "the seat whose turn it is")
STALE = MINDBUG.place("STALE", 1, "not 0 while current power and keywords must be worked out again")
LAYERS_IN_PLAY = MINDBUG.place("LAYERS_IN_PLAY", 1, "LAYERS of all creatures in play when values were last worked out")
EFFECT_PLAYS = MINDBUG.place("EFFECT_PLAYS", 1, "cards that effects have put into play this turn")
EFFECTS_BEGUN = MINDBUG.place("EFFECTS_BEGUN", 1, "triggered effects that have begun this turn")
DONE = MINDBUG.place("DONE", 1, "how much the last instruction really did")
WAITING = MINDBUG.place("WAITING", 1, "number of waiting effects")
IDLE = MINDBUG.place("IDLE", 1, "1 while an Action has begun and has changed nothing yet")
NAMED = MINDBUG.place("NAMED", 1, "what the effect under way has named: a keyword as its bit, or a seat")
FURTHER_LOSS = MINDBUG.place("FURTHER_LOSS", 1, "1 while what an effect does sets off no further loss of life")
CHOICE = MINDBUG.place("CHOICE", 1, "the first card of the choice that an effect has made")
TURN_MARKED = MINDBUG.place("TURN_MARKED", 1, "1 while some creature may bear marks of this turn")
NOTED_POWER = MINDBUG.place("NOTED_POWER", 1, "the power that the effect going on looks for, 0 for none")
NO_BLOCKS_OF = MINDBUG.place("NO_BLOCKS_OF", 1, "the seats that cannot block this turn, as bits")
EXTRA_TURNS = MINDBUG.place("EXTRA_TURNS", MOST_SEATS, "turns that each seat will take before the next regular turn")
REGULAR_SEAT = MINDBUG.place("REGULAR_SEAT", 1, "the seat of the next regular turn and 1; 0 if the next clockwise")
MINDBUGS_BANNED = MINDBUG.place("MINDBUGS_BANNED", 1, "1 while nobody can use a Mindbug this turn")
COPIES_MARKED = MINDBUG.place("COPIES_MARKED", 1, "1 while some card may bear the mark of a copy under way")
LIFE = MINDBUG.place("LIFE", TEAMS, "life of each team")
UNUSED_MINDBUGS = MINDBUG.place("UNUSED_MINDBUGS", MOST_SEATS, "unused Mindbugs of each seat")
USED_MINDBUGS = MINDBUG.place("USED_MINDBUGS", MOST_SEATS, "used Mindbugs of each seat")

ENERGY = MINDBUG.place("ENERGY", MOST_SEATS, "Energy of each seat")
KEYWORDS_THIS_TURN = MINDBUG.place("KEYWORDS_THIS_TURN", MOST_SEATS, "keywords of a seat's creatures, for this turn")
DICE_THIS_TURN = MINDBUG.place("DICE_THIS_TURN", MOST_SEATS, "further dice of a seat's creatures, for this turn")

HAND = MINDBUG.place("HAND", MOST_SEATS * ZONE_CELLS, "hand of each seat")
BOARD = MINDBUG.place("BOARD", MOST_SEATS * ZONE_CELLS, "creatures in play of each seat")
DISCARD = MINDBUG.place("DISCARD", MOST_SEATS * ZONE_CELLS, "discard pile of each seat")
DRAW = MINDBUG.place("DRAW", MOST_SEATS * ZONE_CELLS, "draw pile of each seat")
UNUSED = MINDBUG.place("UNUSED", ZONE_CELLS, "the unused pile")
REVEALED = MINDBUG.place("REVEALED", ZONE_CELLS, "cards revealed for the starting player")
ASIDE = MINDBUG.place("ASIDE", ZONE_CELLS, "cards that texts have set aside")
SHOWN = MINDBUG.place("SHOWN", ZONE_CELLS, "the card that is being played")
LOOKED = MINDBUG.place("LOOKED", ZONE_CELLS, "cards of the unused pile that a seat looks at")
BOX = MINDBUG.place("BOX", ZONE_CELLS, "cards of the pool that are not in this game")
ENERGY_DECK = MINDBUG.place("ENERGY_DECK", ZONE_CELLS, "the face-down Energy cards")
MARKET = MINDBUG.place("MARKET", ZONE_CELLS, "the face-up Energy cards")
BOUGHT = MINDBUG.place("BOUGHT", ZONE_CELLS, "Energy cards that are being carried out")
ENERGY_DISCARD = MINDBUG.place("ENERGY_DISCARD", ZONE_CELLS, "Energy cards that are done with")
ENERGY_BOX = MINDBUG.place("ENERGY_BOX", ZONE_CELLS, "Energy cards that are not in this game")
FIRST_CARD = MINDBUG.size
"""Address of the first card: the fixed places end here."""

POWER = CARD_FIELDS
KEYWORDS = CARD_FIELDS + 1
OCTONITE = CARD_FIELDS + 2
UNDER = CARD_FIELDS + 3
LINK = CARD_FIELDS + 4
POWER_THIS_TURN = CARD_FIELDS + 5
SHORT_CARD_CELLS = CARD_FIELDS + 5
DEEDS = CARD_FIELDS + 6
PROFILE = CARD_FIELDS + 7
LONG_CARD_CELLS = CARD_FIELDS + 8
"""A card: shared fields, current power, current keywords and bans, octonite, the first boost under it, the next card
of the choice; in pools that need them, power that it has for this turn, what it has done this turn, and the address of
the profile that it has instead of its printed power and keywords."""
LAY_UNDER = POWER
"""Of a card in a discard pile, while that counts: the stage I of the kind of the defeated creature it lay under."""
ASIDE_BY = POWER
ASIDE_FOR = KEYWORDS
"""Of a card set aside, which has no current values: the stage I of the kind that did it, and its controller then."""

# Bits of a creature's DEEDS.
HAS_BLOCKED = 1
HAS_DEFEATED = 2
"""It has defeated an enemy creature."""

# Bits of a card's MARKS.
EXHAUSTED = 1
CHOSEN = 2
ATTACKED = 4
ATTACKED_TWICE = 8
MAY_NOT_BLOCK = 16
ATTACKING = 32
COPIED_NOW = 64
"""The Play effect of this card is being carried out by another one."""
SAFE_THIS_TURN = 128
"""The creature cannot be defeated this turn."""
SHOWN_IN_HAND = 16384
"""The card, chosen in a hand, is shown to everybody; the bit lies above those of keywords."""
THIS_TURN_BITS = 8
THIS_TURN = 1 << THIS_TURN_BITS
"""The keywords given for this turn are the bits from here on: keyword bit times THIS_TURN."""

# Bits of KEYWORDS, printed and current.
FAST = 1
FRENZY = 2
HUNTER = 4
POISONOUS = 8
SNEAKY = 16
TOUGH = 32
ALL_KEYWORDS = 63
KEYWORD_COUNT = 6
COPIED = 64
"""Keywords copied from others stand above the others while the board is read: keyword bit times COPIED.

Afterwards keywords without effect stand there.
"""
CANNOT_BLOCK = 4096
CANNOT_ATTACK = 8192
CANNOT_BE_DEFEATED = 16384

# A waiting effect: WAITING_CELLS cells.
ENTRY_PROGRAM = 0
ENTRY_CARD = 1
ENTRY_SEAT = 2
ENTRY_TRIGGER = 3
WAITING_CELLS = 4

MINDBUG_RULES: Layout = RULES.extend("mindbug rules")
WAITING_LIST = MINDBUG_RULES.place("WAITING_LIST", 1, "address in the state of the first waiting effect")
WAITING_ROOM = MINDBUG_RULES.place("WAITING_ROOM", 1, "how many effects may wait at once")
CARD_SIZE = MINDBUG_RULES.place("CARD_SIZE", 1, "cells of a card: LONG_CARD_CELLS if the pool needs them all")
WITH_VARIANTS = MINDBUG_RULES.place("WITH_VARIANTS", 1, "1 if a decision may offer several things to do with one card")
WITH_FAST = MINDBUG_RULES.place("WITH_FAST", 1, "1 if some card of the pool knows FAST")
LOWERING = MINDBUG_RULES.place("LOWERING", 1, "1 if some text lowers power")
POOL_TRIGGERS = MINDBUG_RULES.place("POOL_TRIGGERS", 1, "all triggers of the pool, as bits")
BANNING = MINDBUG_RULES.place("BANNING", 1, "1 if some constant ability bans attacks")
SILENCING = MINDBUG_RULES.place("SILENCING", 1, "1 if some constant ability stops Play or Defeated effects")
BANNING_MINDBUGS = MINDBUG_RULES.place("BANNING_MINDBUGS", 1, "1 if some text keeps Mindbugs from being used")
GRANTING_TURNS = MINDBUG_RULES.place("GRANTING_TURNS", 1, "1 if some text grants extra turns")
BARRING = MINDBUG_RULES.place("BARRING", 1, "1 if some constant ability keeps hand cards from being played")
WITH_ENERGY = MINDBUG_RULES.place("WITH_ENERGY", 1, "1 if dice and Energy are in the game")
GIVING_TO_ALLIES = MINDBUG_RULES.place("GIVING_TO_ALLIES", 1, "1 if some text gives all creatures of a seat something")
ENERGY_CARDS = MINDBUG_RULES.place("ENERGY_CARDS", 1, "number of Energy cards, the last of all cards")
FACES = 6
FACE_PROGRAMS = MINDBUG_RULES.place("FACE_PROGRAMS", FACES, "the program of each face of the die")
WITH_LINES = MINDBUG_RULES.place("WITH_LINES", 1, "1 if the pool has evolution lines")
PROVOKING = MINDBUG_RULES.place("PROVOKING", 1, "1 if some creature must be hunted")
COPYING = MINDBUG_RULES.place("COPYING", 1, "1 if some text copies Play effects")
GUARDING = MINDBUG_RULES.place("GUARDING", 1, "1 if some constant ability keeps players from losing life")
CLOSING = MINDBUG_RULES.place("CLOSING", 1, "1 if some constant ability keeps cards out of hands")
TURNING = MINDBUG_RULES.place("TURNING", 1, "1 if some creature has further profiles")
REPLACING = MINDBUG_RULES.place("REPLACING", 1, "1 if some creature evolves instead of being defeated")
AVENGING = MINDBUG_RULES.place("AVENGING", 1, "1 if some text speaks of the creature that defeated its own")
LOOKING = MINDBUG_RULES.place("LOOKING", 1, "1 if some text lets a player look at cards of the unused pile")
REVERSING = MINDBUG_RULES.place("REVERSING", 1, "1 if some creature reverses its fights")
GRANTING = MINDBUG_RULES.place("GRANTING", 1, "the triggers of abilities that texts give to other creatures, as bits")
REMEMBERING = MINDBUG_RULES.place("REMEMBERING", 1, "1 if some text speaks of the boosts that a creature had")
DISCARD_RULES = MINDBUG_RULES.place("DISCARD_RULES", 1, "1 if some constant ability works from discard piles")
WATCHING_DISCARDS = MINDBUG_RULES.place(
    "WATCHING_DISCARDS", 1, "1 if some card works from a discard pile, or answers to reaching one"
)
FIRST_RULE = MINDBUG_RULES.size
"""Address of the first row: the fixed places of the rules end here."""

# A kind of card: KIND_CELLS cells.
PRINTED_POWER = 0
PRINTED_KEYWORDS = 1
PRINTED_OCTONITE = 2
TRIGGERS = 3
ABILITIES = 4
ABILITY_COUNT = 5
CONSTANTS = 6
CONSTANT_COUNT = 7
LAYERS = 8
PRINTED_DICE = 9
FIRST_STAGE = 10
NEXT_STAGE = 11
DISCARD_CONSTANTS = 12
DISCARD_COUNT = 13
DISCARD_LAYERS = 14
KIND_NUMBER = 15
"""The place of the kind among all kinds."""
KIND_CELLS = 16
"""FIRST_STAGE is the row of a line's level I, of every other card its own; NEXT_STAGE is 0 where there is none.
CONSTANTS are the constant abilities that work in play, DISCARD_CONSTANTS those that work from a discard pile."""

# The row of an Energy card is as long as that of any kind; its triggers and constant abilities are none.
PRICE = 0
ENERGY_PROGRAM = 1

# An ability: ABILITY_CELLS cells; the trigger is one bit.
ABILITY_TRIGGER = 0
ABILITY_PROGRAM = 1
ABILITY_CELLS = 2
ON_PLAY = 1
ON_ATTACK = 2
ON_DEFEATED = 4
ON_END_OF_TURN = 8
ON_LIFE_LOST = 16
ON_END_OF_TURN_IN_DISCARD = 32
ON_LIFE_LOST_IN_DISCARD = 64
ON_HARVEST = 256
SPREADS_OCTONITE = 512
"""Stands among the triggers of a kind: its octonite may be put on other creatures as it comes into play."""
ON_ACTION = 128
ON_MINDBUG_USED = 2048
ON_END_OF_ANY_TURN = 4096
ON_REACHING_DISCARD = 1024
ON_ENEMY_LIFE_LOST_IN_DISCARD = 8192
TRIGGERS_IN_DISCARD = ON_END_OF_TURN_IN_DISCARD | ON_LIFE_LOST_IN_DISCARD | ON_ENEMY_LIFE_LOST_IN_DISCARD
"""What a card answers to as long as it lies in a discard pile."""

# A group of cards: GROUP_CELLS cells; the zones are bits.
GROUP_ZONES = 0
GROUP_FILTERS = 1
GROUP_MIN = 2
GROUP_MAX = 3
GROUP_KEYWORDS = 4
GROUP_EXTREME = 5
GROUP_MEASURES = 6
"""1 if the group asks for power or keywords."""
GROUP_RELATION = 7
"""How the power of its creatures is to be related to that of this creature, if that is asked."""
GROUP_OCTONITE = 8
GROUP_ABILITY = 9
GROUP_DISTANCE = 10
"""By how much more than this their power is to differ from that of this creature, if that is asked."""
GROUP_DEEDS = 11
"""What its creatures have done this turn, as bits."""
GROUP_CELLS = 12
OTHER = 1
BOOSTED = 2
RELATED_TO_THIS = 4
FAR_FROM_THIS = 8
WITH_OCTONITE = 16
WITH_ABILITY = 32
WITH_DEEDS = 64
WITH_NAMED = 128
LAY_UNDER_THIS = 256
WITH_POWER = 512
"""The power of its cards is to be within bounds."""
WITH_KEYWORDS = 1024
"""The filters of a group, as bits."""
OF_YOU = 1
OF_OPPONENTS = 2
OF_TEAM_MATE = 4
IN_PLAY = 7
OF_LEFT = 8
"""Creatures of the player on the left."""
FIRST_BESIDE = 4
"""From here on the number of a bit is the place of its zone in the order in which a group is looked through."""
IN_YOUR_HAND = 16
IN_YOUR_DISCARD = 32
IN_THEIR_HAND = 64
IN_THEIR_DISCARD = 128
IN_MATES_HAND = 256
IN_MATES_DISCARD = 512
IN_LOOKED = 1024
ANY_DISCARDS = 11
"""The zones of the further bits stand at several places from here on."""
IN_ANY_DISCARD = 2048
UNDER_CREATURES = 4096
IN_MARKET = 8192
IN_ENERGY_DECK = 16384
LOWEST = 1
HIGHEST = 2
SHARED = 3
"""A power that another creature of the group has too."""
AS_NOTED = 0
"""Stands for the highest power of a group whose cards must have the power that was noted."""
MOST_POWER = 9999

# A quantity: QUANTITY_CELLS cells.
QUANTITY_TYPE = 0
QUANTITY_VALUE = 1
QUANTITY_CELLS = 2
NUMBER = 0
CREATURES_OF_YOU = 1
CREATURES_OF_AN_OPPONENT = 2
CREATURES_OF_GROUP = 3
LIFE_OF_YOU = 4
LIFE_OF_OPPONENT = 5
HAND_OF_YOU = 6
HAND_OF_OPPONENT = 7
MINDBUGS_OF_YOU = 8
MINDBUGS_OF_OPPONENT = 9
OCTONITE_ON_THIS = 10
USED_MINDBUGS_OF_YOU = 20
OCTONITE_ON_GROUP = 21
DISCARD_OF_YOU = 11
DISCARD_OF_OPPONENT = 12

# A condition: CONDITION_CELLS cells.
CONDITION_TYPE = 0
CONDITION_LEFT = 1
CONDITION_RELATION = 2
CONDITION_RIGHT = 3
CONDITION_MORE = 4
"""How much is added to the right side of a comparison."""
CONDITION_CELLS = 5
COMPARE = 1
YOUR_TURN = 2
ONLY_ALLIED = 3
ABLE_TO_EVOLVE = 4
NOT_YOUR_TURN = 20
THIS_DEFEATED_AN_ENEMY = 30
THIS_IN_PLAY = 5
IT_HAS_POWER = 31
LESS = 1
AT_MOST = 2
EQUAL = 3
AT_LEAST = 4
MORE = 5

# A constant rule: CONSTANT_CELLS cells.
CONSTANT_TYPE = 0
CONSTANT_GROUP = 1
CONSTANT_CONDITION = 2
CONSTANT_POWER = 3
CONSTANT_EACH = 4
CONSTANT_KEYWORDS = 5
CONSTANT_ONLY_THIS = 6
CONSTANT_LAYERS = 7
CONSTANT_DICE = 8
CONSTANT_TRIGGER = 9
CONSTANT_PROGRAM = 10
"""The trigger and the program of an ability that is given to other creatures."""
CONSTANT_CELLS = 11
GAINS = 1
SHARES_KEYWORDS = 2
BANS_BLOCK = 3
BANS_ATTACK = 4
BANS_DEFEAT = 5
SILENCES_PLAY = 6
BARS_PLAY = 30
SAVES_TEAM_MATE = 31
GIVES_REROLL = 40
MUST_BE_HUNTED = 7
REVERSES_FIGHTS = 8
BANS_MINDBUGS = 50
SILENCES_DEFEATED = 51
SWITCHES_OFF = 52
GRANTS = 60
EVOLVES_INSTEAD = 61
HUNTS_ONLY = 9
GUARDS_LIFE = 62
CLOSES_HANDS = 63
TURNS_WHEN_SAVED = 64
# A profile: PROFILE_CELLS cells. A rule that gives some has their address as its program, their number as its power.
PROFILE_POWER = 0
PROFILE_KEYWORDS = 1
PROFILE_CELLS = 2
# The layers in which constant abilities are worked out, as bits.
LAYER_POWER = 1
LAYER_KEYWORDS = 2
LAYER_COPIES = 4
LAYER_BANS = 8
LAYER_SILENCE = 16
"""Stopping Play effects is no layer of current values; it is looked up when a Play effect is due."""
LAYER_FIGHTS = 256
"""Nor are rules about hunting and fighting: they are looked up when an attack is made."""
LAYER_MINDBUGS = 8192
"""Bans on Mindbugs are looked up when one might be used."""
LAYER_EVENTS = 512
"""Nor are rules about single events: they are looked up when one happens."""
# What else a kind's constant abilities look at, as further bits of its LAYERS.
LOOKS_AT_CARDS = 32
"""Cards outside play."""
LOOKS_AT_LIFE = 64
"""Life or Mindbugs."""
LOOKS_AT_TURN = 128
"""Whose turn it is."""
LAYER_ALLIES = 16384
"""All creatures of a seat have keywords for this turn."""
LAYER_DICE = 2048
LAYER_REROLLS = 4096
"""Dice and re-rolls are looked up when somebody rolls."""

# An instruction: INSTRUCTION_CELLS cells.
INSTRUCTION = 0
FIRST_OPERAND = 1
SECOND_OPERAND = 2
THIRD_OPERAND = 3
INSTRUCTION_CELLS = 4

# Who an instruction means.
YOU = 0
AN_OPPONENT = 1
EACH_OPPONENT = 2
EACH_PLAYER = 3
TEAM_MATE = 4

# How a choice is made.
UP_TO = 1
AT_RANDOM = 2
BY_OPPONENT = 4
ALL_OF_THEM = 8
FOR_PLAY = 16
AND_ALSO = 32
FOR_ATTACK = 64
FOR_COPY = 128
SAME_POWER = 4096
BY_TEAM_MATE = 2048
COUNTED = 256
"""The number of cards is a quantity times a number; the operand is the address of the two."""
FOR_HAND = 512

# Instructions that may need a decision, and the end; there are more from FIRST_QUESTION on.
END = 0
PICK = 1
ASK_MAY = 2
ASK_WITH_CHOSEN = 3
NAME_OPPONENT = 4
PUT_BACK = 5
ROLL_PIPS = 6
# Instructions about the effect itself, which ``kernel/steering.py`` carries out.
PICK_THIS = 10
PICK_AGAIN = 11
PICK_SLAYER = 12
NOTE_KEYWORDS = 13
NOTE_POWER = 14
PAY_MINDBUG = 15
FOR_SEAT_IN_TURN = 16
TURN_TO = 17
TURN_BACK = 18
FURTHER_LOSSES = 19
SKIP_UNLESS_CHOSEN = 20
SKIP_UNLESS = 21
SKIP_UNLESS_DONE = 22
SKIP_UNLESS_ROLLED = 23
PAY_OCTONITE = 24
GO_TO = 25
REPEAT = 26
ABOUT_PLAYERS = 40
"""Instructions from here on are carried out in ``kernel/effects_on_players.py``; those up to MATCH_LIFE change life."""
GAIN_LIFE = 40
LOSE_LIFE = 41
STEAL_LIFE = 42
LOSE_LIFE_DOWN_TO = 43
MATCH_LIFE = 44
GAIN_ENERGY = 45
ALLIES_GAIN = 46
REFRESH_MINDBUGS = 47
LOSE_MINDBUGS = 48
BAN_MINDBUGS = 49
NO_BLOCKS = 50
EXTRA_TURN = 51
END_GAME = 52
ABOUT_PILES = 60
"""Instructions from here on are carried out in ``kernel/effects_on_piles.py``."""
DRAW_UNUSED = 60
UNUSED_UNDER_DRAW = 61
LOOK_UNUSED = 62
DISCARD_PILES = 63
SWAP_HANDS = 64
BUY_TOP = 65
ABOUT_CARDS = 80
"""Instructions from here on are carried out in ``kernel/effects_on_cards.py``."""
DEFEAT = 80
EVOLVE = 81
FORGET_FALL = 82
RETURN_ASIDE = 83
BOOST = 84
DISCARD_CARDS = 85
TO_YOUR_HAND = 86
TO_TEAM_MATES_HAND = 87
TO_CONTROLLERS_HAND = 88
PASS_LEFT = 89
PLAY_CARD = 90
BUY_FREE = 91
REVEAL = 92
TO_NAMED_DISCARD = 93
COPY_PLAY = 94
TRIGGER_PLAY = 95
TAKE_CONTROL = 96
HAND_OVER = 97
ATTACK_NOW = 98
SET_ASIDE = 99
PUT_OCTONITE = 100
THIS_TURN_GAINS = 101
FIRST_QUESTION = 240
"""Instructions from here on ask something that is no card."""
CHOOSE_ONE = 240
NAME_KEYWORD = 241
NAME_PLAYER = 242

# Frames: the things still to do. Decisions are marked in the kernel where they are asked.
RUN_EFFECT = 1
ORDER_EFFECTS = 2
"""Which effect comes first: 1 for FAST windows; or, if a card copies effects, how many, the card, and the seat."""
SPREAD_OCTONITE = 3
CHOOSE_PROFILE = 4
FIRST_STEP = 8
"""Frames from here on are steps of the turn: they wait for effects that wait. Those before are inside an effect."""
TURN_ACTION = 8
OFFER_MINDBUG = 9
HUNT_OR_BLOCK = 10
HUNT = 11
BLOCK = 12
ATTACK_AGAIN = 13
FAST_WINDOW = 14
END_TURN = 15
NEXT_TURN = 16
PLACE_STARTER = 17
HARVEST = 18
TAKE_OVER = 19
ROLL = 20
ATTACK_EFFECTS = 21
PURCHASE = 22
AFTER_FIGHT = 23
"""The creature that is left of a fight, and the one that it has defeated, while what that has triggered waits."""

# Options that are no card.
NO = 0
YES = 1
STARTER = 2
"""Options from here on: the seat that begins."""
SEAT_OPTION = 8
"""Options from here on: a seat that is named."""
KEYWORD_OPTION = 16
"""Options from here on: a keyword that is named."""
MODE_OPTION = 24
"""Options from here on: one of several effects, by its place among them."""
MOST_MODES = 8
FACE = 32
"""Options from here on: what chance rolls, by the face of the die."""
KEEP = 38
REROLL = 39
REROLL_FIRST = 40
REROLL_SECOND = 41
FACE_FIRST = 42
"""Options from here on: the face that counts first."""
PIPS = 48
"""Options from here on: what chance rolls with an ordinary die, from 1 on."""
MOST_PIPS = 6
PROFILES = 54
"""Options from here on: the profiles of a creature."""
FIRST_CARD_OPTION = 64
"""Options from here on are addresses: of a waiting effect, or of a card. Where several things may be done with a card,
the option is the address of the card plus the number of its variant: a cell of the card."""
USE_ACTION = 1
"""The variant of a creature in the menu of a turn action that uses its Action instead of attacking."""

# Verbs of action numbers.
VERB_PLAY = 0
VERB_ATTACK = 1
VERB_BLOCK = 2
VERB_HUNT = 3
VERB_CHOOSE = 4
VERB_FIRST = 5
VERB_RANDOM = 6
VERB_ACTION = 7
VERB_PUT = 8
"""Puts octonite on a creature; the variant says how much. The verbs after it put more."""
MOST_AT_ONCE = 8
VERB_BUY = VERB_PUT + MOST_AT_ONCE
VERBS = VERB_BUY + 1

SPARE_OPTIONS = 4
"""A decision has at most this many options beside those for each card: one, or several where octonite is put on it."""

# Events on the tape.
MOVED = 1
LIFE_CHANGED = 2
SAVED_BY_TOUGH = 3
CONTROL_TAKEN = 4
MINDBUG_USED = 5
MINDBUG_DECLINED = 6
ATTACKS = 7
BLOCKS = 8
HUNTS = 9
EFFECT_STARTS = 10
TURN_BEGINS = 11
GAME_ENDS = 12
GAINS_THIS_TURN = 13
STARTER_CHOSEN = 14
STAGE_CHANGED = 15
OPPONENT_NAMED = 40
BLOCKS_BANNED = 41
OCTONITE_CHANGED = 50
DIE_ROLLED = 80
DICE_REROLLED = 81
ENERGY_CHANGED = 82
BOOSTED_BY = 110
ENERGY_BOUGHT = 83
ALLIES_GAINED = 84
PIPS_ROLLED = 90
KEYWORD_NAMED = 111
PLAY_COPIED = 113
CARD_SHOWN = 112
PROFILE_TAKEN = 91

MINDBUG_REFRESHED = 100
MINDBUG_LOST = 101
MINDBUG_BAN = 102
MINDBUG_SPENT = 105
EXTRA_TURN_GRANTED = 103

DRAW_PILE_SIZE = 10
HAND_SIZE = 5
MARKET_SIZE = 3
MOST_OCTONITE = 999
TURN_LIMIT = 500
EFFECT_PLAY_LIMIT = 50
EFFECT_LIMIT = 1000
NESTED_ATTACKS = 10
"""How many things may be under way before FAST windows wait, and no effect makes an attack or copies another."""

# A die: not rolled yet, one of its faces from 1 on, or none (any more).
TO_ROLL = 0
NO_DIE = 7
MOST_DICE = 2
FIRST_DIE = 1
SECOND_DIE = 2
BOTH_DICE = 3

# Outcomes: the number of the winning team, or this.
DRAWN_GAME = 2
