"""What every game's two buffers begin with: the shared places of a state and of its rules."""

from __future__ import annotations

from ludobug.core.layout import Layout

CHANCE = -1
OVER = -2

MOST_OUTCOMES = 32

FRAME_CELLS = 6
SHORT_FRAME_CELLS = 4
FRAME_LIMIT = 16

STATE = Layout("state")
ACTOR = STATE.place("ACTOR", 1, "the seat that must decide, CHANCE or OVER")
TOP = STATE.place("TOP", 1, "address of the top frame")
OPTION_COUNT = STATE.place("OPTION_COUNT", 1, "number of options of the pending decision")
OUTCOME = STATE.place("OUTCOME", 1, "what a finished game came to, a number below MOST_OUTCOMES")
FRAMES = STATE.place("FRAMES", FRAME_CELLS * FRAME_LIMIT, "the stack of things still to do")

RULES = Layout("rules")
STATE_CELLS = RULES.place("STATE_CELLS", 1, "size of a state")
OPTIONS = RULES.place("OPTIONS", 1, "address in the state of the first option")
CARDS = RULES.place("CARDS", 1, "address in the state of the first card")
CARD_COUNT = RULES.place("CARD_COUNT", 1, "number of cards")
KINDS = RULES.place("KINDS", 1, "address in the rules of the first kind of card")
KIND_COUNT = RULES.place("KIND_COUNT", 1, "number of kinds")
SEATS = RULES.place("SEATS", 1, "number of seats")
TAPE_LIMIT = RULES.place("TAPE_LIMIT", 1, "cells the tape of events may use; 0 when nobody listens")
TAPE_LENGTH = RULES.place("TAPE_LENGTH", 1, "cells of the tape in use")
TAPE_CELLS = 4096
TAPE = RULES.place("TAPE", TAPE_CELLS, "the events since listening began")
