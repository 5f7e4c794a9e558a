"""Sentences from the words of the effect language, whatever the language they are read in."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from ludobug.games.moogle.language import words as w

ONE, EACH, ALL = "one", "each", "all"
"""One card of a group; each of its cards; all of them together."""

DEED_KEYS: Mapping[type, str] = {
    w.Draw: "draw",
    w.PutUnderDeck: "under_deck",
    w.GainPoints: "points",
    w.TakeSpareHero: "hero",
    w.Tire: "tire",
    w.Refresh: "refresh",
    w.Look: "look",
    w.MoveHere: "move_here",
    w.MoveAway: "move_away",
    w.ReplaceMonster: "replace_monster",
    w.PlaceGil: "gil",
    w.PlayFaceDown: "play_face_down",
}
RULE_KEYS: Mapping[type, str] = {
    w.MovesItself: "moves_itself",
    w.IgnoresLimit: "ignores_limit",
    w.ForcesFaceDown: "forces_face_down",
    w.ForbidsFaceDown: "forbids_face_down",
    w.CopiesStrongest: "copies_strongest",
    w.ClearsFatigue: "clears_fatigue",
    w.BlocksFatigue: "blocks_fatigue",
    w.CancelsAbilities: "cancels_abilities",
    w.DisablesMonster: "disables_monster",
}
WHEN_KEYS = {w.When.THIS_IS_TIRED: "if_tired", w.When.THIS_WAS_FACE_DOWN: "if_was_face_down"}


@dataclass(frozen=True, slots=True)
class Sentences:
    """The sentences of one language."""

    texts: Mapping[str, str]
    deeds: Mapping[str, tuple[str, str]]
    """What is done: as an order, and after "you may"."""
    abilities: Mapping[str, str]
    """The names of the Mogs' abilities where they are not the English ones."""
    cards: Callable[[w.Cards, str], str]
    """A group of cards in words: one of them, each of them, or all of them together."""

    # ------------------------------------------------------------ cards

    def card(self, card: w.Card) -> str:
        """The text of a Combat card or a Hero; empty for a plain value."""
        match card.ability:
            case None:
                return ""
            case w.AtOnce(effects):
                return self.texts["at_once"].format(text=self.deeds_in_order(effects))
            case w.WhileFaceUp(rules):
                return self.texts["while_face_up"].format(text=self.rules(rules))
            case w.AtTheEnd(rules):
                return self.texts["at_the_end"].format(text=self.rules(rules))

    def monster(self, monster: w.Monster) -> str:
        """The text of a monster or a tile face."""
        match monster.ability:
            case None:
                return ""
            case w.Always(rules):
                return capital(self.rules(rules, monster.limit))
            case w.AtTheEnd(rules):
                return self.texts["at_the_end"].format(text=self.rules(rules, monster.limit))

    def mog(self, mog: w.Mog) -> str:
        """How often a Mog's ability may be used, and what it does."""
        often = self.texts["as_often_as_gil" if mog.gil else "once"]
        return often.format(n=mog.gil, text=self.deeds_in_order(mog.effects))

    # ------------------------------------------------------------ what is done

    def deeds_in_order(self, effects: Sequence[w.Effect]) -> str:
        """Things done one after the other, as one sentence."""
        return self.texts["then"].join(self.deed(effect) for effect in effects) + "."

    def deed(self, effect: w.Effect) -> str:
        """One thing done."""
        if isinstance(effect, w.May):
            return self.texts["may"].format(deed=self._deed(effect.deed)[1])
        return self._deed(effect)[0]

    def _deed(self, deed: w.Deed) -> tuple[str, str]:
        number, cards = 0, ""
        match deed:
            case w.Draw(count):
                number = count
            case w.GainPoints(points):
                number = points
            case w.Tire(target) | w.Refresh(target) | w.Look(target) | w.MoveHere(target):
                cards = self.target(target)
            case w.MoveAway(target) | w.PlaceGil(target):
                cards = self.target(target)
            case w.PutUnderDeck() | w.TakeSpareHero() | w.ReplaceMonster() | w.PlayFaceDown():
                pass
        order, after_may = self.deeds[DEED_KEYS[type(deed)]]
        values = {"n": number, "s": "s" if number > 1 else "", "cards": cards, "of": of(cards)}
        return order.format(**values), after_may.format(**values)

    def target(self, target: w.One | w.Every) -> str:
        """The cards that something is done to."""
        return self.cards(target.group, ONE if isinstance(target, w.One) else EACH)

    # ------------------------------------------------------------ rules

    def rules(self, rules: Sequence[w.Rule], limit: int = 0) -> str:
        """Rules one after the other; ``limit`` is that of the monster, whose rules they are."""
        parts = [self.rule(rule, limit) for rule in rules]
        return " ".join([parts[0], *(capital(part) for part in parts[1:])])

    def rule(self, rule: w.Rule, limit: int) -> str:
        """One rule."""
        match rule:
            case w.RaisesLimit():
                return self.texts["raises_limit"].format(n=limit)
            case w.PaysSoleFirst(points):
                return self.texts["pays_sole_first_here" if limit else "pays_sole_first"].format(n=points)
            case w.AddsToTotal(amount, when):
                return self.condition(when) + self.texts["adds_to_total"].format(n=f"{amount:+d}")
            case w.FixesPower(target, value):
                return self.texts["fixes_power"].format(who=self.whose_power(target), n=value)
            case w.ChangesPower(target, amount, each, when):
                who = self.texts["it"] if when else self.whose_power(target)
                said = self.texts["changes_power"].format(who=who, n=f"{amount:+d}", each=self.measure(each))
                return self.condition(when) + said
            case w.Tire():
                return self.deed(rule) + "."
        return self.texts[RULE_KEYS[type(rule)]]

    def whose_power(self, target: w.This | w.Every) -> str:
        """Whose power a rule is about."""
        return self.texts["this"] if isinstance(target, w.This) else self.cards(target.group, EACH)

    def measure(self, each: w.CardCount | w.GilCount | None) -> str:
        """What an amount is multiplied by."""
        match each:
            case None:
                return ""
            case w.CardCount(group):
                return self.texts["for_each"].format(cards=self.cards(group, EACH))
            case w.GilCount(group):
                return self.texts["for_each_gil"].format(cards=self.cards(group, ALL))

    def condition(self, when: w.When | None) -> str:
        """The condition of a rule, at the beginning of its sentence."""
        return self.texts[WHEN_KEYS[when]] if when else ""


def of(cards: str) -> str:
    """The French "of" some cards."""
    return f"d'{cards}" if cards.startswith("u") else f"de {cards}"


def capital(text: str) -> str:
    """A text that begins with a capital."""
    return text[:1].upper() + text[1:]
