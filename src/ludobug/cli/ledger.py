"""Rules as they are shown: found by their ids, written out in full or in a line."""

from __future__ import annotations

from difflib import get_close_matches

from rich.text import Text

from ludobug.cli.terminal import wrap
from ludobug.rulebook import GAMES, Rule, load


class NoSuchRule(Exception):
    """No rule has this id, nor one that begins so; ``close`` holds similar ones."""

    def __init__(self, rule_id: str, close: list[str]) -> None:
        self.close = close
        hint = f"; did you mean {' or '.join(close)}?" if close else ""
        super().__init__(f"no rule {rule_id!r}{hint}")


def matching(rule_id: str, games: tuple[str, ...] = GAMES) -> list[Rule]:
    """The rule with this id, or all rules whose ids begin so."""
    wanted = rule_id.strip().upper()
    rules = {rule.id: rule for game in games for rule in load(game)}
    if wanted in rules:
        return [rules[wanted]]
    found = [rule for name, rule in rules.items() if name.startswith(wanted)]
    if not wanted or not found:
        raise NoSuchRule(rule_id, get_close_matches(wanted, rules, n=3))
    return found


def entry(rule: Rule, width: int, whole: bool) -> list[Text]:
    """A rule: the sentence alone, or with all that the ledger says of it."""
    lines = wrap(Text.assemble((rule.id, "name"), f"  {rule.text}"), width, 4)
    if not whole:
        return lines
    if rule.scenario is not None:
        for label, text in (
            ("Given", rule.scenario.given),
            ("When", rule.scenario.when),
            ("Then", rule.scenario.then),
        ):
            lines += _part(label, text, width)
    if rule.conflict is not None:
        lines += _part("The printed books differ; older", rule.conflict.older, width)
        lines += _part("Newer", rule.conflict.newer, width)
        lines += _part("Binding here", rule.conflict.recommend, width)
    lines += _part("Notes", rule.notes, width)
    return [*lines, *_part("Status", rule.status, width)]


def _part(label: str, text: str, width: int) -> list[Text]:
    if not text:
        return []
    return wrap(Text.assemble((f"  {label}: ", "faint"), " ".join(text.split())), width, 6)
