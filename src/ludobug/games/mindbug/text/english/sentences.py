"""Whole effects in English: clauses, and what joins them to sentences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ludobug.games.mindbug.language.words import Condition, Effect, TheyMay
from ludobug.games.mindbug.text.english.clauses import MAY
from ludobug.games.mindbug.text.english.grammar import PLAYERS
from ludobug.games.mindbug.text.english.on_cards import hand_card_clause, target_clause, this_clause
from ludobug.games.mindbug.text.english.on_players import hand_clause, life_clause, players_clause
from ludobug.games.mindbug.text.english.quantities import condition_text
from ludobug.games.mindbug.text.outline import Do, OnHand, OnHandCards, OnLife, OnPlayers, OnThis, Scene, outline
from ludobug.games.mindbug.text.sentences import Clause, Connectives, Sentences, capital


class English(Sentences):
    """English sentences."""

    words = Connectives(
        then="then ",
        then_anyway="then, in any case, ",
        and_then=", then ",
        and_="and",
        if_you_do="if you do",
        if_you_did="if you did",
        and_if_you_do=", and if you do",
        steps="follow these steps in order:",
        may_steps="you may follow all of these steps in order:",
        between_steps="; ",
        roll="roll a six-sided die",
        with_enough="with {least} or more",
        and_repeat=", then repeat this",
        choose_one="choose one:",
        or_=", or ",
        for_each="for each card discarded this way",
        nothing="nothing happens",
    )

    def clause(self, step: Do, scene: Scene) -> Clause:
        """One thing done."""
        action = step.action
        if isinstance(action, OnLife):
            return life_clause(action, scene)
        if isinstance(action, OnHand):
            return hand_clause(action, scene)
        if isinstance(action, OnPlayers):
            return players_clause(action)
        if isinstance(action, TheyMay):
            return self.they_may(action, scene)
        if isinstance(action, OnThis):
            return this_clause(action, scene)
        if isinstance(action, OnHandCards):
            return hand_card_clause(action, step.many, scene)
        return target_clause(action, step.many, scene)

    def they_may(self, action: TheyMay, scene: Scene) -> Clause:
        """Something that another player may do, and must not be asked for what follows if not."""
        said = f"{PLAYERS[action.who]} may {self.theirs(action.effect, scene)}"
        if action.otherwise is None:
            return Clause(said, said, f"you may decide that {said}")
        must = f"if they do not, they must {self.theirs(action.otherwise, scene)}"
        together = f"{said} and, {must}"
        return Clause(f"{said}. {capital(must)}", together, f"you may decide that {together}")

    def theirs(self, effect: Effect, scene: Scene) -> str:
        """What another player does, as "defeat a creature they control"."""
        steps, scene = outline(effect), replace(scene, theirs=True)
        if len(steps) == 1 and isinstance(steps[0], Do):
            return self.clause(steps[0], scene).may.removeprefix(MAY)
        return self.within(steps, scene, "") if steps else self.words.nothing

    def if_(self, conditions: Sequence[Condition], scene: Scene) -> str:
        """The conditions as an if-clause."""
        return " and ".join(f"if {condition_text(condition, scene)}" for condition in conditions)


ENGLISH = English()
