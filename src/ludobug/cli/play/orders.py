"""What a player may type besides a choice: help, cards, rules, log, undo, save, hint, quit."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from rich.text import Text

from ludobug.cli.book import UnknownCard, fold
from ludobug.cli.choices import Choice
from ludobug.cli.failure import Failure, write_text
from ludobug.cli.guide import Reader
from ludobug.cli.play.keyboard import Keyboard
from ludobug.cli.play.saves import Autosave
from ludobug.cli.play.screen import Screen
from ludobug.cli.play.session import Session, UndoRefused
from ludobug.cli.terminal import Terminal

YES = {"y", "yes", "o", "oui"}
WORDS = {
    "help": {"?", "help", "aide", "h"},
    "log": {"log", "journal"},
    "undo": {"undo", "annuler", "u"},
    "save": {"save", "sauver", "enregistrer"},
    "hint": {"hint", "conseil"},
    "rules": {"rules", "rule", "regle", "regles"},
    "table": {"table"},
    "quit": {"quit", "quitter", "exit", "q"},
}
ORDERS_INDENT = 13
"""Where the explanations of the orders begin."""

ALONE = {"undo", "table", "quit", "hint"}
"""Orders that take no further words."""


class Outcome(Enum):
    """What an order came to."""

    UNKNOWN = "no order"
    DONE = "carried out"
    REDRAW = "carried out, and the table is to be drawn again"


class Leave(Exception):
    """The player leaves the table."""


class Orders:
    """Carries out what a player types besides choices."""

    def __init__(
        self, session: Session, screen: Screen, terminal: Terminal, keyboard: Keyboard, autosave: Autosave
    ) -> None:
        self.session = session
        self.screen = screen
        self.terminal = terminal
        self.keyboard = keyboard
        self.autosave = autosave

    def carry_out(self, typed: str, reader: Reader, offered: list[Choice]) -> Outcome:
        """Do what was typed, if it is an order."""
        word, _, rest = typed.partition(" ")
        if word.startswith("?") and len(word) > 1:
            word, rest = "?", typed[1:]
        replaces = word.endswith("!")
        order = next((name for name, words in WORDS.items() if fold(word.removesuffix("!")) in words), None)
        if order is None:
            return Outcome.UNKNOWN
        if order in ALONE and rest:
            return Outcome.UNKNOWN
        if order == "save":
            self.save(rest.strip(), reader, replaces)
            return Outcome.DONE
        outcome: Outcome | None = getattr(self, f"_{order}")(rest.strip(), reader, offered)
        return outcome or Outcome.DONE

    # ------------------------------------------------------------ looking things up

    def _help(self, name: str, reader: Reader, offered: list[Choice]) -> None:
        if not name:
            self._show(self._help_lines(reader), reader)
            return
        messages = reader.messages
        try:
            self._show([Text(), *reader.find(name).face(messages, self.terminal.width)], reader)
        except UnknownCard as unknown:
            key = "help.close" if unknown.close else "help.unknown"
            self.terminal.say(messages(key, name=name, close=messages.list(unknown.close, "or")))

    def _help_lines(self, reader: Reader) -> list[Text]:
        """What can be typed, and what a player of this game has to know."""
        lines = [Text()]
        for key, indent in (("orders", ORDERS_INDENT), ("help", 2)):
            for line in reader.messages(key).split("\n"):
                lines += self.terminal.wrapped(line, indent=indent)
            lines.append(Text())
        return lines

    def _show(self, lines: Sequence[Text], reader: Reader) -> None:
        """Show lines, page by page where they do not fit the screen."""
        for number, page in enumerate(self.terminal.pages(lines)):
            if number and fold(self.keyboard.ask(reader.messages("page.more"))) in WORDS["quit"]:
                return
            self.terminal.show(page)

    def _rules(self, rule_id: str, reader: Reader, offered: list[Choice]) -> None:
        from ludobug.cli.ledger import NoSuchRule, entry, matching

        messages = reader.messages
        if not rule_id:
            self.terminal.say(messages("rules.which"))
            return
        try:
            found = matching(rule_id)
        except NoSuchRule as error:
            key = "rules.close" if error.close else "rules.unknown"
            self.terminal.say(messages(key, rule=rule_id, close=messages.list(error.close, "or")))
            return
        note = messages("rules.language")
        lines = self.terminal.wrapped(note, "faint") if note else []
        for rule in found:
            lines += entry(rule, self.terminal.width, whole=len(found) == 1)
        self._show(lines, reader)

    def _log(self, rest: str, reader: Reader, offered: list[Choice]) -> None:
        self._show(self.screen.log(reader, whole=bool(rest)), reader)

    def _table(self, rest: str, reader: Reader, offered: list[Choice]) -> None:
        self._show(self.screen.whole(reader), reader)

    def _hint(self, rest: str, reader: Reader, offered: list[Choice]) -> None:
        found = self.session.hint()
        text = found.actions[0].text
        choice = next((choice for choice in offered if choice.text == text), None)
        if choice is None:
            choice = next(choice for choice in offered if choice.text == text.rpartition(" #")[0])
        percent = round(100 * found.win_chance)
        self.terminal.say(reader.messages("hint", number=choice.number, choice=choice.label, percent=percent))

    # ------------------------------------------------------------ doing things

    def _undo(self, rest: str, reader: Reader, offered: list[Choice]) -> Outcome:
        try:
            step = self.session.undo()
        except UndoRefused as refused:
            self.terminal.say(reader.messages(refused.reason, card=refused.card))
            return Outcome.DONE
        self.screen.forget()
        self.autosave.write(self.session.to_data())
        self.terminal.say(reader.messages("undo.done", action=step.action))
        return Outcome.REDRAW

    def last(self, typed: str, reader: Reader) -> bool:
        """After the game: save it if that was typed; tells whether there is nothing more to ask."""
        word, _, path = typed.partition(" ")
        if fold(word.removesuffix("!")) in WORDS["save"]:
            return self.save(path.strip(), reader, word.endswith("!"))
        return not typed or fold(typed) in WORDS["quit"]

    def save(self, path: str, reader: Reader, replace: bool = False) -> bool:
        """Write the record of the game into a file; tells whether that was possible."""
        messages = reader.messages
        if not path:
            self.terminal.say(messages("save.which"))
            return False
        record = self.session.state.record()
        try:
            write_text(path, record.to_json() + "\n" if path.endswith(".json") else record.to_text(), replace)
        except FileExistsError:
            self.terminal.say(messages("save.exists", file=path))
            return False
        except Failure:
            self.terminal.say(messages("save.failed", file=path))
            return False
        self.terminal.say(messages("save.done", file=path))
        return True

    def _quit(self, rest: str, reader: Reader, offered: list[Choice]) -> None:
        messages = reader.messages
        try:
            answer = self.keyboard.ask(messages("quit.ask"))
        except EOFError:
            answer = ""
        if fold(answer) in YES:
            self.autosave.write(self.session.to_data())
            key = "leave.not_kept" if self.autosave.failed else "leave.kept"
            self.terminal.say(messages(key, file=self.autosave.path))
        else:
            self.autosave.remove()
        raise Leave
