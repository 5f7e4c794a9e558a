"""Sentences about cards: first they are chosen, then something is done to them."""

from __future__ import annotations

from ludobug.games.mindbug import layout as at
from ludobug.games.mindbug.language import words as w
from ludobug.games.mindbug.language.compile.codes import keyword_bits
from ludobug.games.mindbug.language.compile.program import Program

PURPOSES = {
    w.PlayCard: at.FOR_PLAY,
    w.AttackNow: at.FOR_ATTACK,
    w.CopyPlay: at.FOR_COPY,
    w.TriggerPlay: at.FOR_COPY,
    w.ToYourHand: at.FOR_HAND,
}
"""What cards are chosen for, where that limits the choice."""

PLAIN_ACTS: dict[type, int] = {
    w.Defeat: at.DEFEAT,
    w.TakeControl: at.TAKE_CONTROL,
    w.HandOver: at.HAND_OVER,
    w.ToYourHand: at.TO_YOUR_HAND,
    w.ToControllersHand: at.TO_CONTROLLERS_HAND,
    w.SetAside: at.SET_ASIDE,
    w.ToTeamMatesHand: at.TO_TEAM_MATES_HAND,
    w.AttackNow: at.ATTACK_NOW,
    w.CopyPlay: at.COPY_PLAY,
    w.TriggerPlay: at.TRIGGER_PLAY,
    w.Reveal: at.REVEAL,
}
"""What is done to cards without any further particulars, and the instruction for it."""


def choose_target(program: Program, effect: w.Effect) -> None:
    """Choose what the effect is about."""
    purpose = PURPOSES.get(type(effect), 0)
    if looks_at_it(target_of(effect)):
        program.step(at.NOTE_POWER)
    if looks_at_its_keywords(target_of(effect)):
        program.step(at.NOTE_KEYWORDS)
    match target_of(effect):
        case w.Pick(group, any_number=True):
            count = program.tables.row(program.tables.size_of(group), 1)
            program.step(at.PICK, program.tables.group(group), count, at.UP_TO | at.COUNTED | purpose)
        case w.Pick(group, count, up_to, at_random, same_power=same_power):
            mode = (at.UP_TO if up_to else 0) | (at.AT_RANDOM if at_random else 0) | purpose
            mode |= at.SAME_POWER if same_power else 0
            mode |= at.BY_TEAM_MATE if is_of_team_mate(group) else 0
            program.step(at.PICK, program.tables.group(group), count, mode)
        case w.Every(group):
            program.step(at.PICK, program.tables.group(group), 1, at.ALL_OF_THEM | purpose)
        case w.This():
            program.step(at.PICK_THIS, program.tables.anywhere(_zones_for_this(effect)), 0, purpose)
        case w.It():
            program.step(at.PICK_AGAIN, 0, 0, purpose)
        case w.Slayer():
            program.step(at.PICK_SLAYER)
    if isinstance(effect, w.Defeat) and effect.also is not None:
        also = effect.also
        mode = (at.UP_TO if also.up_to else 0) | (at.AT_RANDOM if also.at_random else 0) | at.AND_ALSO
        program.step(at.PICK, program.tables.group(also.group), also.count, mode)


def act_on_chosen(program: Program, effect: w.Effect) -> None:
    """Do it to what was chosen."""
    if type(effect) in PLAIN_ACTS:
        program.step(PLAIN_ACTS[type(effect)])
    match effect:
        case w.PlayCard(_, silent):
            program.step(at.PLAY_CARD, int(silent))
        case w.PutOctonite(_, count):
            program.step(at.PUT_OCTONITE, count)
        case w.ToAnyDiscard():
            program.step(at.NAME_PLAYER)
            program.step(at.TO_NAMED_DISCARD)
        case w.ThisTurn():
            marks = keyword_bits(effect.keywords) * at.THIS_TURN
            marks |= at.MAY_NOT_BLOCK if effect.cannot_block else 0
            marks |= at.SAFE_THIS_TURN if effect.cannot_be_defeated else 0
            program.step(at.THIS_TURN_GAINS, marks, effect.power)


def is_of_team_mate(group: w.Creatures | w.Cards) -> bool:
    """Whether the cards of a group lie in the hand of a team mate, who then chooses among them."""
    return isinstance(group, w.Cards) and group.zone is w.Zone.TEAM_MATES_HAND


def looks_at_it(target: w.Target) -> bool:
    """Whether the group of a target is told by what the sentence before was about."""
    group = getattr(target, "group", None)
    return isinstance(group, w.Creatures) and group.as_strong_as_it


def looks_at_its_keywords(target: w.Target) -> bool:
    """Whether the group of a target is told by the keywords of what the sentence before was about."""
    group = getattr(target, "group", None)
    return isinstance(group, w.Creatures) and group.shares_keyword_with_it


def target_or_none(effect: w.Effect) -> w.Target | None:
    """The cards that an effect does something to; None if it does nothing to cards that it chooses."""
    return getattr(effect, "target", None)


def target_of(effect: w.Effect) -> w.Target:
    """The cards that an effect does something to."""
    target = target_or_none(effect)
    if target is None:
        raise TypeError(f"{type(effect).__name__} has no target")
    return target


def _zones_for_this(effect: w.Effect) -> int:
    if isinstance(effect, w.PlayCard):
        return at.IN_YOUR_DISCARD | at.IN_YOUR_HAND
    if isinstance(effect, w.ToYourHand):
        return at.IN_PLAY | at.IN_YOUR_DISCARD
    return at.IN_PLAY
