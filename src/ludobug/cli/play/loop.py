"""The game goes round: opponents decide, the table is drawn, a person is asked."""

from __future__ import annotations

from ludobug.agents import aliases
from ludobug.cli.choices import Choice, chosen
from ludobug.cli.failure import INTERRUPTED
from ludobug.cli.guide import Reader
from ludobug.cli.messages import Messages
from ludobug.cli.play.keyboard import Keyboard
from ludobug.cli.play.orders import WORDS, Leave, Orders, Outcome
from ludobug.cli.play.saves import Autosave
from ludobug.cli.play.screen import Screen
from ludobug.cli.play.session import Session
from ludobug.cli.step import Step
from ludobug.cli.terminal import Terminal
from ludobug.core.errors import IllegalAction

PROMPT = "> "
TO_THE_END = {"end", "fin"}


class TableLoop:
    """One game at a terminal, from wherever it stands to its end."""

    def __init__(self, session: Session, messages: Messages, terminal: Terminal, autosave: Autosave) -> None:
        self.session = session
        self.messages = messages
        self.terminal = terminal
        self.autosave = autosave
        self.keyboard = Keyboard(terminal)
        self.screen = Screen(terminal, session)
        self.orders = Orders(session, self.screen, terminal, self.keyboard, autosave)
        self.readers: dict[tuple[str | None, bool], Reader] = {}
        self.sits: str | None = None
        """The seat of the person at the keyboard."""
        self.pauses = terminal.interactive

    def run(self) -> int:
        """Play until the game is over or everybody has left; gives the exit code."""
        try:
            self._play()
        except Leave:
            return 0
        except EOFError:
            return self._leave(0)
        except KeyboardInterrupt:
            return self._leave(INTERRUPTED)
        return 0

    def _play(self) -> None:
        self._greet()
        while self.session.to_decide is not None:
            if self.session.waits_for_human:
                self._ask()
            else:
                step = self.session.advance()
                if not self.session.humans:
                    self._watch(step)
        self._finish()

    def reader(self, seat: str | None, all_cards: bool = False) -> Reader:
        """Whoever reads at a seat."""
        key = (seat, all_cards)
        if key not in self.readers:
            self.readers[key] = self.session.guide.reader(self.session.game, self.messages, seat, all_cards)
        return self.readers[key]

    def _greet(self) -> None:
        """Say what a screen would say at its top."""
        if self.terminal.interactive:
            return
        self.terminal.say(self.messages("greet", seed=self.session.seed), "faint")
        other = aliases(self.session.game.id).get(self.session.opponent)
        if other is not None:
            self.terminal.say(self.messages("greet.alias", level=self.session.opponent, other=other), "faint")
        if self.session.humans:
            self.terminal.say(self.messages("greet.help"), "faint")

    # ------------------------------------------------------------ a person decides

    def _ask(self) -> None:
        """Ask the person whose decision it is until there is one."""
        seat = self.session.to_decide
        if self.sits != seat and len(self.session.humans) > 1:
            self._pass_keyboard(seat)
        self.sits = seat
        reader = self.reader(seat)
        offered = self.screen.draw(reader)
        words = [choice.label for choice in offered] + [f"? {name}" for name in reader.card_names()]
        while True:
            typed = self.keyboard.ask(PROMPT, [*words, *(next(iter(group)) for group in WORDS.values())])
            if not typed:
                if self.terminal.interactive:
                    return
                continue
            outcome = self.orders.carry_out(typed, reader, offered)
            if outcome is Outcome.REDRAW or (outcome is Outcome.UNKNOWN and self._decide(typed, reader, offered)):
                return

    def _decide(self, typed: str, reader: Reader, offered: list[Choice]) -> bool:
        """Carry out the choice that was typed; tells whether it is one."""
        choice = chosen(typed, offered)
        try:
            if choice is None and typed.isdecimal():
                self.terminal.say(self.messages("refused.number", n=len(offered)))
                return False
            self.session.decide(typed if choice is None else choice.action)
        except IllegalAction as error:
            self.terminal.say(reader.refusal(error))
            return False
        self.autosave.write(self.session.to_data())
        return True

    def _pass_keyboard(self, seat: str | None) -> None:
        """Hide one hand before the other is shown."""
        self.terminal.clear(forget=True)
        self.terminal.say(self.messages("pass_keyboard", seat=seat), "question")
        if self.terminal.interactive:
            self.keyboard.ask(self.messages("pass_keyboard.ready", seat=seat))

    # ------------------------------------------------------------ watching, ending, leaving

    def _watch(self, step: Step) -> None:
        """Show a step to somebody who only watches, and wait after each turn."""
        if not self.pauses:
            if not self.terminal.interactive:
                lines = self.screen.news(self.reader(None))
                self.terminal.show(self.screen.wrapped(lines))
            return
        if not any(event["event"] == "turn" for event in step.events):
            return
        self.screen.watch(self.reader(None))
        typed = self.keyboard.ask(self.messages("watch.next")).casefold()
        if typed in WORDS["quit"]:
            raise Leave
        self.pauses = typed not in TO_THE_END

    def _finish(self) -> None:
        """Show how it ended, and offer to keep the record."""
        self.autosave.remove()
        humans = self.session.humans
        reader = self.reader(humans) if len(humans) == 1 else self.reader(None, all_cards=True)
        self.screen.told.setdefault(reader.seat, max(self.screen.told.values(), default=0))
        self.screen.final(reader, reader.ending(self.session.state))
        if not humans and not self.terminal.interactive:
            return
        try:
            while not self.orders.last(self.keyboard.ask(self.messages("save.offer")), reader):
                self.terminal.say("")
        except EOFError:
            self.terminal.say("")

    def _leave(self, code: int) -> int:
        """Leave in the middle of the game: keep it, and say how to go on."""
        self.terminal.say("")
        if self.session.to_decide is None or not self.session.humans:
            return code
        self.autosave.write(self.session.to_data())
        key = "leave.not_kept" if self.autosave.failed else "leave.kept"
        self.terminal.say(self.messages(key, file=self.autosave.path))
        return code
