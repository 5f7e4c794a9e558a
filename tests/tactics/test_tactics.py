"""The positions are what they claim to be, and an opponent that searches finds what is to be done."""

from __future__ import annotations

from collections import Counter

import pytest

from ludobug.agents import agent
from ludobug.core import compiled
from tests.tactics.proofs import proved
from tests.tactics.suite import FAMILIES, PROOFS, Tactic, tactics

ALL = [tactic for family in FAMILIES for tactic in tactics(family)]
LEAST = 40
FOUND = 0.9
SEED = 1


@pytest.mark.parametrize("tactic", ALL, ids=repr)
def test_what_a_position_claims_is_so(tactic: Tactic) -> None:
    assert proved(tactic) == ""


@pytest.mark.parametrize("family", FAMILIES)
def test_every_family_has_many_different_positions(family: str) -> None:
    found = tactics(family)
    assert len(found) >= LEAST
    assert len({tactic.name for tactic in found}) == len(found)
    assert len({repr((tactic.position, tactic.moves)) for tactic in found}) == len(found)
    assert all(len(tactic.why) > 20 for tactic in found)
    themes = Counter(tactic.theme for tactic in found)
    assert len(themes) >= 7
    assert max(themes.values()) <= len(found) / 3
    proofs = Counter(tactic.proof for tactic in found)
    assert set(proofs) <= set(PROOFS)
    assert proofs["plays"] <= len(found) / 4


@pytest.mark.skipif(not compiled, reason="interpreted, a search of this size takes minutes")
@pytest.mark.parametrize("family", FAMILIES)
def test_hard_finds_nine_in_ten(family: str) -> None:
    hard = agent("hard")
    missed = []
    for tactic in tactics(family):
        state = tactic.state()
        chosen = state.action_text(hard.decide(state.game, state.information(state.actor), SEED))
        if chosen not in tactic.best:
            missed.append(f"{tactic.name}: {chosen}")
    assert len(missed) <= (1 - FOUND) * len(tactics(family)), "; ".join(missed)


def test_a_false_claim_is_found_out() -> None:
    sniper = next(tactic for tactic in tactics("mindbug") if tactic.best == ("attack Chameleon Sniper",))
    false = Tactic(**{**vars(sniper), "best": ("attack Gorillion",)})
    assert proved(false) == "does not force the win: attack Gorillion"
    assert proved(Tactic(**{**vars(sniper), "best": ("attack Bee Bear",)})).startswith("no attack Bee Bear among ")
    assert proved(Tactic(**{**vars(sniper), "seat": "B"})) == "not B decides"
    block = next(tactic for tactic in tactics("mindbug") if tactic.proof == "saves")
    others = [text for text in block.state().action_texts() if text not in block.best]
    assert proved(Tactic(**{**vars(block), "best": tuple(others)})).startswith("loses: ")
    counted = next(tactic for tactic in tactics("millebugs") if tactic.proof == "counts")
    worse = next(text for text in counted.state().action_texts() if text not in counted.best)
    assert "not clearly the best" in proved(Tactic(**{**vars(counted), "best": (worse,)}))
    guessed = next(tactic for tactic in tactics("millebugs") if tactic.proof == "plays")
    worse = next(text for text in guessed.state().action_texts() if text not in guessed.best)
    assert "not clearly the best" in proved(Tactic(**{**vars(guessed), "best": (worse,)}))
