"""The golden playthroughs: a line for each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).with_name("games")
MINDBUG = (
    *("FRENZY", "HUNTER", "POISONOUS", "SNEAKY", "TOUGH"),
    *("uses a Mindbug and takes", "uses no Mindbug", "blocks with", "does not block", "It hunts"),
    *("is defeated", "TOUGH: exhausted, not defeated", "loses 1 life", " -> attack again"),
    *("— Play: ", "— Attack: "),
)
BATTLEFRUIT = (
    *("FRENZY", "HUNTER", "POISONOUS", "TOUGH", "blocks with", "does not block", "is defeated", "loses 1 life"),
    *("uses a Mindbug and takes", "octonite 1", "octonite 2", "1 octonite leaves", "— Harvest: "),
)
KINGDOM = (
    *BATTLEFRUIT,
    "SNEAKY",
    "It hunts",
    "TOUGH: exhausted, not defeated",
    "— Play: ",
    "— Attack: ",
    "— Defeated: ",
)
EXTRA = (
    *(*BATTLEFRUIT, "gets 1 octonite", "evolves into", "uses a Mindbug for it"),
    *("put 1 on", " -> action ", "— Action (uses one of your Mindbugs): "),
)
KING_OF_TOKYO = (
    *("FRENZY", "HUNTER", "SNEAKY", "blocks with", "does not block", "uses a Mindbug and takes"),
    *("is defeated", "loses 1 life", "— Play: ", "— Defeated: "),
    *("For sale: ", " buys ", "Now for sale: ", " for free", " -> buy ", " -> roll ", " -> reroll", " -> keep"),
    *("rolls", "gains 2 Energy", "This turn the creatures of "),
)
EVOLUTION = (
    *("uses a Mindbug and takes", "blocks with", "It hunts", "is defeated", "TOUGH: exhausted, not defeated"),
    *("— Action: ", "— Play: ", "— Attack: ", "— Defeated: ", " -> action ", "evolve"),
)
TAG_TEAM = (
    *("uses a Mindbug and takes", "blocks with", "It hunts", "is defeated", " -> attack again"),
    *("— Play: ", "— Attack: ", "— Defeated: ", "to everybody", "team mate", "shuffled back", "names"),
)
GALAXY = (
    *("(costs 1 octonite)", "octonite leaves", " gets 1 octonite", "-> put 1 on", "-> action "),
    *("will take another turn after this one", "shows", "— Defeated: ", "— Play: ", "uses a Mindbug and takes"),
    *("FAST", "discards", "gains 1 life", "is defeated"),
)
ETERNITY = (
    *(words for words in MINDBUG if words != " -> attack again"),
    *("— Defeated: ", "is put under", "boosted by", "(discard pile)", "— In discard pile: "),
    *("-> choose boost", "From under a creature to", "Whenever this card reaches your discard pile"),
)
MIX = (
    *(
        "uses a Mindbug and takes",
        "uses no Mindbug",
        "blocks with",
        "is defeated",
        "loses 1 life",
        "— Play: ",
        "— Attack: ",
    ),
    *("For sale: ", " -> buy ", " -> roll "),
)
MILLEBUGS = (
    *("attacks", "covers", "is free", "lays", "plays once more", "is cancelled", "discards", "BLOCKED by", "immune to"),
    "Good to know",
)
MOOGLE = (
    *("places", ", face down", "draws", " uses ", "looks at", "gets a fatigue token", " moves ", "Revealed on "),
    *("(was face down)", "(fatigued): 0", "1 VP, player"),
)

SOME_OF_KINGDOM = (
    *("Bananapus", "Carrot Cleric", "Cherry Bug", "Duradillo", "Icecube Dragon", "Lychee King", "Mangonade"),
    "Raspberry Ranger",
)
"""The extra cards alone are too few for a deck."""


@dataclass(frozen=True)
class Golden:
    """A playthrough: its name, its game and options, its seed, and what it has to show, in the words of the text.

    ``python -m tests.golden --search NAME`` lists the seeds that show the most.
    """

    name: str
    game: str
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)
    shows: tuple[str, ...] = ()

    @property
    def path(self) -> Path:
        """The file of the playthrough."""
        return FOLDER / f"{self.name}.txt"


GOLDEN = (
    Golden("mindbug-battlefruit-galaxy", "mindbug", 222, {"sets": ["battlefruit-galaxy"]}, GALAXY),
    Golden("mindbug-beyond-eternity", "mindbug", 8, {"sets": ["beyond-eternity"]}, ETERNITY),
    Golden("mindbug-first-contact", "mindbug", 186, {"sets": ["first-contact"]}, (*MINDBUG, "— Defeated: ")),
    Golden("mindbug-new-servants", "mindbug", 200, {"sets": ["new-servants"]}, MINDBUG),
    Golden(
        "mindbug-first-contact-and-new-servants", "mindbug", 211, {"sets": ["first-contact", "new-servants"]}, MINDBUG
    ),
    Golden("mindbug-battlefruit-kingdom", "mindbug", 193, {"sets": ["battlefruit-kingdom"]}, KINGDOM),
    Golden(
        "mindbug-battlefruit-extra",
        "mindbug",
        88,
        {"sets": ["battlefruit-extra"], "cards": [*SOME_OF_KINGDOM]},
        EXTRA,
    ),
    Golden("mindbug-beyond-evolution", "mindbug", 6, {"sets": ["beyond-evolution"]}, EVOLUTION),
    Golden(
        "mindbug-first-contact-and-tag-team-in-two-teams",
        "mindbug",
        34,
        {"sets": ["first-contact", "tag-team"], "seats": 4},
        TAG_TEAM,
    ),
    Golden("mindbug-king-of-tokyo", "mindbug", 178, {"sets": ["king-of-tokyo"]}, KING_OF_TOKYO),
    Golden(
        "mindbug-promo-and-first-contact",
        "mindbug",
        61,
        {"sets": ["promo", "first-contact"]},
        (*MINDBUG, "— Defeated: "),
    ),
    Golden("mindbug-all-sets", "mindbug", 24, {"sets": ["all"]}, MIX),
    Golden("mindbug-all-sets-in-two-teams", "mindbug", 26, {"sets": ["all"], "seats": 4}, MIX),
    Golden("millebugs-2-seats", "millebugs", 286, {"seats": 2}, MILLEBUGS),
    Golden("millebugs-4-seats-in-teams", "millebugs", 65, {"seats": 4, "teams": True}, MILLEBUGS),
    Golden("millebugs-8-seats-in-teams", "millebugs", 203, {"seats": 8, "teams": True}, MILLEBUGS),
    Golden("moogle-2-seats", "moogle", 39, {"seats": 2}, MOOGLE),
    Golden("moogle-3-seats", "moogle", 249, {"seats": 3}, MOOGLE),
    Golden("moogle-4-seats-with-the-draft", "moogle", 103, {"seats": 4, "draft": True}, MOOGLE),
)
