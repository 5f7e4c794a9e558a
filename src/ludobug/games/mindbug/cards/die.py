"""The special die of King of Tokyo: its six faces, each as likely as the others, and what they do."""

from __future__ import annotations

from ludobug.games.mindbug.language.phrases import AN_OPPONENT, THIS, YOU, number, this_turn
from ludobug.games.mindbug.language.words import Discard, Effect, GainEnergy

DIE: dict[str, Effect] = {
    "+1": this_turn(THIS, power=1),
    "+2": this_turn(THIS, power=2),
    "+3": this_turn(THIS, power=3),
    "energy 1": GainEnergy(YOU, number(1)),
    "energy 2": GainEnergy(YOU, number(2)),
    "discard": Discard(AN_OPPONENT, 1),
}
"""What each face does, by its name in action texts; "this" is the attacking creature."""
FACE_NAMES = tuple(DIE)
