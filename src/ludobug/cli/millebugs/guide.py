"""Mille Bugs at a terminal."""

from __future__ import annotations

from ludobug.cli.millebugs import en, fr
from ludobug.cli.millebugs.facts import shipped_facts
from ludobug.cli.plain.guide import PlainGuide
from ludobug.rulebook.facts import Fact


class MilleBugsGuide(PlainGuide):
    """Shows Mille Bugs."""

    def __init__(self) -> None:
        super().__init__("millebugs", {"en": en.TEXTS, "fr": fr.TEXTS})

    def facts(self) -> list[Fact]:
        """Everything in the box."""
        return shipped_facts()


GUIDE = MilleBugsGuide()
