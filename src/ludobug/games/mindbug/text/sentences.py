"""How steps become sentences, in any language: what comes after what, under which condition, and how far it reaches.

A condition or an option reaches to the end of its sentence and no further. Where one sentence cannot say it, the
steps are numbered.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from ludobug.games.mindbug.language.words import Condition
from ludobug.games.mindbug.text.outline import Do, Each, Either, Option, Roll, Scene, Step, When

LONGEST_CHAIN = 3
"""How many steps are said in a row, without numbers."""


@dataclass(frozen=True, slots=True)
class Clause:
    """One thing done: as a sentence of its own, inside a sentence, and as something that you may do."""

    alone: str
    inside: str
    may: str


@dataclass(frozen=True, slots=True)
class Connectives:
    """The words between the steps."""

    then: str
    then_anyway: str
    and_then: str
    and_: str
    if_you_do: str
    if_you_did: str
    and_if_you_do: str
    steps: str
    may_steps: str
    between_steps: str
    roll: str
    with_enough: str
    and_repeat: str
    choose_one: str
    or_: str
    for_each: str
    nothing: str


class Sentences(ABC):
    """The sentences of one language."""

    words: Connectives

    @abstractmethod
    def clause(self, step: Do, scene: Scene) -> Clause:
        """One thing done."""

    @abstractmethod
    def if_(self, conditions: Sequence[Condition], scene: Scene) -> str:
        """The conditions as an if-clause, without the comma."""

    def paragraph(self, steps: Sequence[Step], scene: Scene) -> str:
        """All steps as sentences, the first one beginning with a small letter."""
        if not steps:
            return f"{self.words.nothing}."
        sentences: list[str] = []
        perhaps = False
        for step in steps:
            first, *others = self.sentences(step, scene)
            if sentences:
                first = capital(f"{self.words.then_anyway if perhaps else self.words.then}{first}")
            sentences += [first, *others]
            perhaps = not isinstance(step, Do)
        return " ".join(f"{sentence}." for sentence in sentences)

    def sentences(self, step: Step, scene: Scene) -> list[str]:
        """One step as one or more sentences; the first one begins with a small letter."""
        if isinstance(step, Do):
            return [self.clause(step, scene).alone]
        if isinstance(step, Roll):
            return [self.words.roll, capital(self.rolled(step, scene, ""))]
        if not isinstance(step, Option):
            return [self.piece(step, scene, "")]
        follows = [capital(self.follow_up(self.words.if_you_do, step.then, scene, ""))] if step.then else []
        return [self.option(step, scene, ""), *follows]

    def conditional(self, step: When, scene: Scene, label: str) -> str:
        """Steps under a condition, inside a sentence."""
        return f"{self.if_(step.conditions, scene)}, {self.within(step.steps, scene, label)}"

    def rolled(self, step: Roll, scene: Scene, label: str) -> str:
        """What is done with enough on the die, inside a sentence."""
        done = self.within(step.steps, scene, label)
        return f"{self.words.with_enough.format(least=step.least)}, {done}{self.words.and_repeat}"

    def option(self, step: Option, scene: Scene, label: str) -> str:
        """Optional steps, inside a sentence, without what follows from them."""
        if len(step.steps) == 1 and isinstance(step.steps[0], Do):
            clause = self.clause(step.steps[0], scene)
            return clause.may if step.free else clause.inside
        return f"{self.words.may_steps} {self.numbered(step.steps, scene, label)}"

    def follow_up(self, opening: str, then: Sequence[Step], scene: Scene, label: str) -> str:
        """What follows if something was done, inside a sentence."""
        if len(then) == 1 and isinstance(then[0], When):
            return f"{opening} {self.words.and_} {self.conditional(then[0], scene, label)}"
        return f"{opening}, {self.within(then, scene, label)}"

    def within(self, steps: Sequence[Step], scene: Scene, label: str) -> str:
        """Steps inside a sentence: in a row if that is clear, numbered otherwise."""
        if self.in_a_row(steps):
            return self.words.and_then.join(self.piece(step, scene, label) for step in steps)
        return f"{self.words.steps} {self.numbered(steps, scene, label)}"

    def in_a_row(self, steps: Sequence[Step]) -> bool:
        """Whether steps can follow one another without numbers: nothing comes after a condition or an option."""
        *before, last = steps
        plain = all(isinstance(step, Do) for step in before)
        return plain and len(steps) <= LONGEST_CHAIN and not is_long_option(last)

    def piece(self, step: Step, scene: Scene, label: str) -> str:
        """One step inside a sentence."""
        if isinstance(step, Do):
            return self.clause(step, scene).inside
        if isinstance(step, When):
            return self.conditional(step, scene, label)
        if isinstance(step, Roll):
            return f"{self.words.roll} {self.words.and_}, {self.rolled(step, scene, label)}"
        if isinstance(step, Either):
            rows = self.words.or_.join(self.within(row, scene, label) for row in step.rows)
            return f"{self.words.choose_one} {rows}"
        if isinstance(step, Each):
            return f"{self.words.for_each}, {self.within(step.steps, scene, label)}"
        said = self.option(step, scene, label)
        return f"{said}{self.follow_up(self.words.and_if_you_do, step.then, scene, label)}" if step.then else said

    def numbered(self, steps: Sequence[Step], scene: Scene, label: str) -> str:
        """Steps with numbers; those inside a step are numbered 1.1, 1.2 and so on."""
        items: list[str] = []
        for step in steps:
            place = f"{label}{len(items) + 1}"
            if isinstance(step, Option) and is_long_option(step):
                items.append(f"({place}) {self.option(step, scene, f'{place}.')}")
                place = f"{label}{len(items) + 1}"
                items.append(f"({place}) {self.follow_up(self.words.if_you_did, step.then, scene, f'{place}.')}")
            else:
                items.append(f"({place}) {self.piece(step, scene, f'{place}.')}")
        return self.words.between_steps.join(items)


def is_long_option(step: Step) -> bool:
    """Whether an option needs numbers, so that what follows from it cannot be said in the same breath."""
    return isinstance(step, Option) and bool(step.then) and not (len(step.steps) == 1 and isinstance(step.steps[0], Do))


def capital(text: str) -> str:
    """A text with its first letter large."""
    return text[:1].upper() + text[1:]
