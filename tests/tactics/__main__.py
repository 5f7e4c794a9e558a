"""``python -m tests.tactics [family] [words of a name]``: what is claimed, whether it is proved and found."""

from __future__ import annotations

import sys
import time

from ludobug.agents import search
from tests.tactics.proofs import proved
from tests.tactics.suite import FAMILIES, Tactic, tactics

ITERATIONS = 10_000


def shown(tactic: Tactic) -> str:
    """A line or more about a position."""
    start = time.process_time()
    try:
        wrong = proved(tactic)
    except Exception as error:
        return f"??? {tactic}: {type(error).__name__}: {error}"
    proof = time.process_time() - start
    state = tactic.state()
    start = time.process_time()
    found = search(state.game, state.information(state.actor), iterations=ITERATIONS, seed=1)
    spent = time.process_time() - start
    mark = "ok " if found.actions[0].text in tactic.best else "-- "
    line = f"{mark}{'' if not wrong else 'WRONG '}{tactic} ({tactic.proof}, {proof:.1f} s, hard {spent:.1f} s)"
    if wrong or mark == "-- ":
        considered = ", ".join(f"{one.text} {one.share:.0%} {one.win_chance:.0%}" for one in found.actions[:8])
        line += f"\n      {wrong}\n      {considered}"
    return line


def main() -> None:
    """Show a family, or all of them."""
    words = sys.argv[1:]
    families = [word for word in words if word in FAMILIES] or FAMILIES
    wanted = " ".join(word for word in words if word not in FAMILIES)
    for family in families:
        for tactic in tactics(family):
            if wanted in tactic.name:
                print(shown(tactic), flush=True)


if __name__ == "__main__":
    main()
