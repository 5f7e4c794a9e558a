"""Moogle Bounty Mayhem at a terminal."""

from __future__ import annotations

from ludobug.cli.moogle import en, fr
from ludobug.cli.moogle.facts import shipped_facts
from ludobug.cli.plain.guide import PlainGuide
from ludobug.rulebook.facts import Fact


class MoogleGuide(PlainGuide):
    """Shows Moogle Bounty Mayhem."""

    def __init__(self) -> None:
        super().__init__("moogle", {"en": en.TEXTS, "fr": fr.TEXTS})

    def facts(self) -> list[Fact]:
        """Everything in the box."""
        return shipped_facts()


GUIDE = MoogleGuide()
