"""What the seats are called by whoever reads."""

from __future__ import annotations

from ludobug.cli.messages import Messages


class Cast:
    """Names for the seats, as one of them reads it (or nobody of them: None)."""

    def __init__(self, messages: Messages, letters: str, me: str | None = None, mates: str = "") -> None:
        self.messages = messages
        self.letters = letters
        self.me = me
        self.mate = mates if len(mates) == 1 else ""
        """The one other seat that plays on the reader's side, if there is just one."""
        self.two = len(letters) == 2 and me is not None

    def _key(self, letter: str) -> str:
        if letter == self.me:
            return "who.you"
        if letter == self.mate:
            return "who.mate"
        return "who.opponent" if self.two else "who.player"

    def name(self, letter: str) -> str:
        """At the start of a sentence: "You", "The opponent", "Player B"."""
        return self.messages(f"{self._key(letter)}.start", seat=letter)

    def inside(self, letter: str) -> str:
        """Inside a sentence: "you", "the opponent", "player B"."""
        return self.messages(f"{self._key(letter)}.inside", seat=letter)

    def short(self, letter: str) -> str:
        """On a label, whose it is: "yours", "the opponent's", "player B's"."""
        return self.messages(f"{self._key(letter)}.short", seat=letter)

    def creatures(self, letter: str, cards: list[str]) -> str:
        """Creatures with their owner, at the start of a sentence: "Your Spider Owl", "The opponent's Bee Bear"."""
        count = self.messages.count
        return count(f"{self._key(letter)}.creature", len(cards), seat=letter, cards=self.messages.list(cards))

    def pile(self, letter: str, pile: str) -> str:
        """What a seat has, inside a sentence: "your hand", "the opponent's discard pile", "your turn"."""
        key = f"{self._key(letter)}.{pile}"
        return self.messages(key, seat=letter) if key in self.messages else f"{pile} {letter}"

    def team(self, letters: str) -> str:
        """Several seats at the start of a sentence: "Your team", "Players B and D"."""
        if self.me is not None and self.me in letters:
            return self.messages("who.your_team")
        return self.messages("who.team", seats=self.messages.list(list(letters)))

    def says(self, key: str, letter: str, **values: object) -> str:
        """A sentence about a seat; its key has a form for "you" and one for "they"."""
        if letter == self.me:
            return self.messages(f"{key}.you", **values)
        return self.messages(f"{key}.they", who=self.name(letter), **values)

    def counts(self, key: str, letter: str, number: int, **values: object) -> str:
        """A sentence about a seat and a number of things."""
        if letter == self.me:
            return self.messages.count(f"{key}.you", number, **values)
        return self.messages.count(f"{key}.they", number, who=self.name(letter), **values)
