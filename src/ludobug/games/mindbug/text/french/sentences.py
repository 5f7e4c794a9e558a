"""Whole effects in French: clauses, and what joins them to sentences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ludobug.games.mindbug.language.words import Condition, Effect, TheyMay
from ludobug.games.mindbug.text.french.clauses import MAY
from ludobug.games.mindbug.text.french.grammar import COLON, PLAYERS, SEMICOLON, elided
from ludobug.games.mindbug.text.french.on_cards import hand_card_clause, target_clause, this_clause
from ludobug.games.mindbug.text.french.on_players import hand_clause, life_clause, players_clause
from ludobug.games.mindbug.text.french.quantities import condition_text
from ludobug.games.mindbug.text.outline import Do, OnHand, OnHandCards, OnLife, OnPlayers, OnThis, Scene, outline
from ludobug.games.mindbug.text.sentences import Clause, Connectives, Sentences


class French(Sentences):
    """French sentences."""

    words = Connectives(
        then="ensuite, ",
        then_anyway="ensuite, dans tous les cas, ",
        and_then=", puis ",
        and_="et",
        if_you_do="si vous le faites",
        if_you_did="si vous l'avez fait",
        and_if_you_do=", et si vous le faites",
        steps=f"suivez ces étapes dans l'ordre{COLON}",
        may_steps=f"vous pouvez suivre toutes ces étapes dans l'ordre{COLON}",
        between_steps=f"{SEMICOLON} ",
        roll="lancez un dé à six faces",
        with_enough="avec {least} ou plus",
        and_repeat=", puis recommencez",
        choose_one=f"choisissez un de ces effets{COLON}",
        or_=", ou ",
        for_each="pour chaque carte ainsi défaussée",
        nothing="rien ne se passe",
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
        """Something that another player may do, and what he must do if not."""
        said = f"{PLAYERS[action.who]} peut {self.theirs(action.effect, scene)}"
        if action.otherwise is None:
            return Clause(said, said, f"vous pouvez décider {elided('que', said)}")
        otherwise = self.theirs(action.otherwise, scene)
        together = f"{said} et doit, s'il ne le fait pas, {otherwise}"
        alone = f"{said}. S'il ne le fait pas, il doit {otherwise}"
        return Clause(alone, together, f"vous pouvez décider {elided('que', together)}")

    def theirs(self, effect: Effect, scene: Scene) -> str:
        """What another player does, as "détruire une créature qu'il contrôle"."""
        steps, scene = outline(effect), replace(scene, theirs=True)
        if len(steps) == 1 and isinstance(steps[0], Do):
            return self.clause(steps[0], scene).may.removeprefix(MAY)
        return self.within(steps, scene, "") if steps else self.words.nothing

    def if_(self, conditions: Sequence[Condition], scene: Scene) -> str:
        """The conditions as an if-clause."""
        return " et ".join(elided("si", condition_text(condition, scene)) for condition in conditions)


FRENCH = French()
