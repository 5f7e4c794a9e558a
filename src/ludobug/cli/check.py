"""``ludobug cards --check``: the shipped cards beside the facts of the printed ones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ludobug.cli.guide import guide_of
from ludobug.cli.terminal import Terminal
from ludobug.rulebook.facts import Comparison, compare

DIFFERS = 1


def check(games: Sequence[str], terminal: Terminal) -> int:
    """Compare the cards of some games with their facts; the exit code tells whether any differs."""
    comparisons = {game: compare(game, guide_of(game).facts()) for game in games}
    for game, found in comparisons.items():
        for line in report(game, found):
            terminal.say(line, indent=2)
    return DIFFERS if any(found.differences for found in comparisons.values()) else 0


def report(game: str, found: Comparison) -> Iterator[str]:
    """What was compared, what differs, and what is not shipped."""
    yield from found.differences
    total = sum(found.compared.values())
    sets = ", ".join(f"{set_id} ({size})" for set_id, size in found.compared.items()) or "none"
    count = len(found.differences)
    said = "no difference" if not count else f"{count} difference{'s' if count > 1 else ''}"
    yield f"{game}: {said}; {total} different cards compared, {found.copies} with all copies: {sets}"
    if found.missing:
        yield f"{game}: not shipped: {', '.join(f'{set_id} ({size})' for set_id, size in found.missing.items())}"
