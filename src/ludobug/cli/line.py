"""A sentence of what happened."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence of the story, how it is set, and the type of the decision whose question says the same."""

    text: str
    style: str = ""
    asked: str = ""
