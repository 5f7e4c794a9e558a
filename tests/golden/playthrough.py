"""A whole game as text: the deal, every decision with its alternatives, what came of it, the table at every turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from random import Random
from textwrap import wrap
from typing import Any

import ludobug
from ludobug.cli.guide import Reader, guide_of
from ludobug.cli.messages import Messages
from ludobug.cli.plain.view import empty, said, words
from ludobug.cli.step import Step, take
from ludobug.core.header import CHANCE
from ludobug.core.state import State
from tests.golden.table import Golden

WIDTH = 110
TO_THE_END = 5000
UNBROKEN = "\x00"
"""Stands for a blank at which no line is broken."""


def playthrough(golden: Golden) -> str:
    """The text of a playthrough; every seat and chance decide at random, from the seed."""
    game = ludobug.load(golden.game, **golden.options)
    state = game.new_state(seed=golden.seed)
    reader = guide_of(golden.game).reader(game, Messages("en"), None, all_cards=True)
    lines = [_title(golden, game.options), "", *_deal(state), "", *(line.text for line in reader.opening(state))]
    lines += ["", *_table(reader, state)]
    luck = Random(golden.seed)
    number = 0
    while not state.is_over:
        number += 1
        assert number < TO_THE_END, f"{golden.name} does not end"
        alternatives = list(_alternatives(state))
        step = take(state, luck.choice(state.legal_actions()), number)
        lines += ["", *_decision(step, alternatives, reader)]
        if any(event["event"] == "turn" for event in step.events) and not state.is_over:
            table = _table(reader, state)
            lines = lines[:-1] if lines[-1] == table[0] else lines
            lines += ["", *table]
    payoffs = zip(game.letters, state.returns(), strict=True)
    lines += ["", *_table(reader, state), "", reader.ending(state)]
    lines.append("Returns: " + ", ".join(f"{letter} {value:g}" for letter, value in payoffs))
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _title(golden: Golden, options: Mapping[str, Any]) -> str:
    shown = ", ".join(f"{words(name)} {said(value)}" for name, value in options.items() if not empty(value))
    return f"{golden.game}: {shown}. Seed {golden.seed}. Written by 'make golden'."


def _deal(state: State) -> Iterator[str]:
    """Everything that was dealt, from the top."""
    deal = state.record().deal
    assert deal is not None
    yield "The deal, top cards first:"
    for name, part in deal.items():
        yield from wrap(f"  {words(name)}: {said(part)}", WIDTH, subsequent_indent="    ")


def _table(reader: Reader, state: State) -> list[str]:
    return [f"    {line.plain}" for line in reader.table(reader.view(state), WIDTH - 4, None)]


def _alternatives(state: State) -> Iterator[str]:
    """The texts of all legal actions; those of chance with their probabilities."""
    if state.actor != CHANCE:
        yield from state.action_texts()
        return
    for action, probability in state.chance():
        yield f"{state.action_text(action)} ({Fraction(probability).limit_denominator(10**6)})"


def _decision(step: Step, alternatives: list[str], reader: Reader) -> Iterator[str]:
    """Who decided what, out of what, and what came of it."""
    who = reader.cast.name(step.actor) if step.actor in reader.cast.letters else reader.messages("replay.chance")
    about = {name: value for name, value in step.decision.items() if name not in ("type", "place")}
    detail = f" ({said(about)})" if said(about) else ""
    yield f"{step.number}. {who}, {step.decision['type']}{detail}"
    offered = " | ".join(text.replace(" ", UNBROKEN) for text in alternatives)
    for text in wrap(offered, WIDTH, initial_indent="   of: ", subsequent_indent="       "):
        yield text.replace(UNBROKEN, " ")
    yield f" -> {step.action}"
    for line in reader.tell(step):
        yield from wrap(line.text, WIDTH, initial_indent="    ", subsequent_indent="        ")
