"""Whole effects as programs: sentences and what joins them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludobug.games.mindbug import layout as at
from ludobug.games.mindbug.language import words as w
from ludobug.games.mindbug.language.compile.codes import WHO
from ludobug.games.mindbug.language.compile.program import Program, speaks_of_one_opponent
from ludobug.games.mindbug.language.compile.sentences import able_to_boost, plain
from ludobug.games.mindbug.language.compile.tables import Tables
from ludobug.games.mindbug.language.compile.targets import act_on_chosen, choose_target, looks_at_it, target_or_none
from ludobug.games.mindbug.language.shape import inside


def program_of(tables: Tables, effect: w.Effect, cost: int = 0, further: bool = False, mindbugs: int = 0) -> int:
    """The address of the program of an effect, which octonite or Mindbugs may have to be paid for.

    Of a ``further`` loss no other follows.
    """
    program = Program(tables)
    if further:
        program.step(at.FURTHER_LOSSES)
    costs = [(at.PAY_OCTONITE, cost), (at.PAY_MINDBUG, mindbugs)]
    unpaid = [program.jump(op, price) for op, price in costs if price]
    translate(program, effect)
    for jump in unpaid:
        program.land(jump)
    if any(isinstance(word, w.Slayer) for word, _ in inside(effect, "")):
        program.step(at.FORGET_FALL)
    return program.finish()


def translate(program: Program, effect: w.Effect) -> None:
    """Translate one effect."""
    translation = JOINED.get(type(effect))
    if translation is not None:
        translation(program, effect)
    else:
        program.name_opponent(effect)
        plain(program, effect)


def in_order(program: Program, effect: w.InOrder) -> None:
    """One sentence after the other."""
    for part in effect.effects:
        translate(program, part)


def if_(program: Program, effect: w.If) -> None:
    """Something happens only under a condition."""
    condition, inner = effect.condition, effect.effect
    skip = program.jump(at.SKIP_UNLESS, program.tables.condition(condition))
    named = program.named
    if speaks_of_one_opponent(condition):
        program.name_opponent(inner, program.tables.condition(condition))
    translate(program, inner)
    program.named = named
    program.land(skip)


def if_you_do(program: Program, effect: w.IfYouDo) -> None:
    """Something happens only if something else was really done."""
    translate(program, effect.effect)
    undone = program.jump(at.SKIP_UNLESS_DONE, least_of(effect.effect))
    translate(program, effect.then)
    program.land(undone)


def lose_mindbugs(program: Program, effect: w.LoseMindbugs) -> None:
    """Mindbugs become used: of two opponents, of one who has any left."""
    unused = w.Compare(w.UnusedMindbugs(w.Who.AN_OPPONENT), w.Relation.AT_LEAST, w.Number(1))
    program.name_opponent(effect, program.tables.condition(unused))
    plain(program, effect)


def roll_and_repeat(program: Program, effect: w.RollAndRepeat) -> None:
    """Roll a die; do something, and roll again, if it shows enough."""
    program.name_opponent(effect.effect)
    nothing = program.jump(at.ROLL_PIPS)
    too_few = program.jump(at.SKIP_UNLESS_ROLLED, effect.least)
    translate(program, effect.effect)
    program.steps[program.jump(at.REPEAT)][at.FIRST_OPERAND] = nothing
    program.land(too_few)
    program.land(nothing)


def choose_one(program: Program, effect: w.ChooseOne) -> None:
    """One of several effects; which of them can be carried out is told by the cards of its first sentence."""
    effects, named, ends = effect.effects, program.named, []
    for index, part in enumerate(effects):
        target = target_or_none(first_sentence(part))
        chosen = isinstance(target, w.Pick) and not isinstance(first_sentence(part), w.Boost)
        group = program.tables.group(target.group) if chosen and isinstance(target, w.Pick) else 0
        following = program.jump(at.CHOOSE_ONE, group, len(effects) - index)
        program.named = named
        translate(program, part)
        ends.append(program.jump(at.GO_TO))
        program.land(following)
    for end in ends:
        program.land(end)
    program.named = named


def for_each(program: Program, effect: w.ForEach) -> None:
    """Cards are discarded; what follows stands there as often as cards may be discarded."""
    program.name_opponent(w.InOrder((effect.effect, effect.then)))
    translate(program, effect.effect)
    begun: int | None = None
    for count in range(effect.effect.count, 0, -1):
        fewer = program.jump(at.SKIP_UNLESS_DONE, count)
        if begun is not None:
            program.land(begun)
        translate(program, effect.then)
        begun = program.jump(at.GO_TO)
        program.land(fewer)
    if begun is not None:
        program.land(begun)


def may(program: Program, effect: w.May) -> None:
    """Ask; then do it; then, if it was really done, what follows from it."""
    inner = effect.effect
    program.name_opponent(inner)
    named = program.named
    skips = offer(program, inner)
    if effect.then is not None:
        undone = program.jump(at.SKIP_UNLESS_DONE, least_of(inner))
        translate(program, effect.then)
        program.land(undone)
    for skip in skips:
        program.land(skip)
    program.named = named


def they_may(program: Program, effect: w.TheyMay) -> None:
    """Another player carries it out: may do it, and does something else if not."""
    program.name_opponent(effect)
    who = WHO[effect.who]
    program.step(at.TURN_TO, 0, who)
    skips = offer(program, effect.effect)
    done = []
    if effect.otherwise is not None:
        skips.append(program.jump(at.SKIP_UNLESS_DONE, least_of(effect.effect)))
        done.append(program.jump(at.TURN_BACK, who))
    for skip in skips:
        program.land(skip)
    if effect.otherwise is not None:
        translate(program, effect.otherwise)
    done.append(program.jump(at.TURN_BACK, who, 1))
    for jump in done:
        program.land(jump)


def offer(program: Program, inner: w.Effect) -> list[int]:
    """Ask, and do it; the jumps to land for what comes after it, or instead of it."""
    impossible = possible(program, inner)
    match inner:
        case w.Discard(w.Who.YOU):
            no = program.jump(at.ASK_MAY, program.tables.anywhere(at.IN_YOUR_HAND), least_of(inner))
            translate(program, inner)
        case w.Boost():
            no = program.jump(at.ASK_MAY, program.tables.anywhere(at.IN_ANY_DISCARD), 1)
            translate(program, inner)
        case w.BuyEnergyCard(top_of_deck):
            zone = at.IN_ENERGY_DECK if top_of_deck else at.IN_MARKET
            no = program.jump(at.ASK_MAY, program.tables.anywhere(zone), 1)
            translate(program, inner)
        case _ if isinstance(target_or_none(inner), w.This | w.It | w.Slayer):
            choose_target(program, inner)
            no = program.jump(at.ASK_WITH_CHOSEN)
            act_on_chosen(program, inner)
        case _:
            target = target_or_none(inner)
            group = program.tables.group(target.group) if isinstance(target, w.Pick) else 0
            if target is not None and looks_at_it(target):
                program.step(at.NOTE_POWER)
            no = program.jump(at.ASK_MAY, group, least_of(inner) if group else 1)
            translate(program, inner)
    return [no] if impossible is None else [no, impossible]


def possible(program: Program, inner: w.Effect) -> int | None:
    """Skip what cannot be done completely and is told by no group of cards; the jump to land, if there is one."""
    match inner:
        case w.LoseLife(w.Who.YOU, w.Number(amount)) if amount > 1:
            enough = w.Compare(w.LifeOf(w.Who.YOU), w.Relation.AT_LEAST, w.Number(amount))
            return program.jump(at.SKIP_UNLESS, program.tables.condition(enough))
        case w.RefreshMindbugs(w.Who.YOU, count) | w.LoseMindbugs(w.Who.YOU, count):
            lost = isinstance(inner, w.LoseMindbugs)
            have = program.tables.row(at.MINDBUGS_OF_YOU if lost else at.USED_MINDBUGS_OF_YOU, 0)
            needed = program.tables.quantity(w.Number(count))
            return program.jump(at.SKIP_UNLESS, program.tables.row(at.COMPARE, have, at.AT_LEAST, needed, 0))
        case w.Evolve():
            return program.jump(at.SKIP_UNLESS, program.tables.row(at.ABLE_TO_EVOLVE, 0, 0, 0))
        case w.Boost(target):
            return program.jump(at.SKIP_UNLESS, able_to_boost(program, target))
        case _:
            return None


def least_of(effect: w.Effect) -> int:
    """How much of an effect must be done for it to be really done."""
    match effect:
        case w.RefreshMindbugs(_, count) | w.LoseMindbugs(_, count) | w.DrawUnused(count):
            return count
        case w.LoseLife(w.Who.YOU, w.Number(amount)):
            return max(1, amount)
        case w.Discard(w.Who.YOU, count, up_to):
            return 1 if up_to else count
        case w.Defeat(first, w.Pick() as also):
            return least_of(w.Defeat(first)) + least_of(w.Defeat(also))
        case _:
            target = target_or_none(effect)
            if isinstance(target, w.Pick) and not (target.up_to or target.any_number):
                return target.count
            return 1


def first_sentence(effect: w.Effect) -> w.Effect:
    """The first sentence of an effect."""
    while isinstance(effect, w.InOrder) and effect.effects:
        effect = effect.effects[0]
    return effect


JOINED: dict[type, Callable[[Program, Any], None]] = {
    w.ChooseOne: choose_one,
    w.ForEach: for_each,
    w.If: if_,
    w.IfYouDo: if_you_do,
    w.InOrder: in_order,
    w.LoseMindbugs: lose_mindbugs,
    w.May: may,
    w.RollAndRepeat: roll_and_repeat,
    w.TheyMay: they_may,
}
"""Effects that are more than a sentence, or need more than their sentence, with what translates each."""
