"""The cards of a position on their way into a buffer: each is taken from the pool, and no more than there are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING

from ludobug.core.errors import PositionError
from ludobug.core.knowledge import EVERYONE
from ludobug.core.zones import KIND, KNOWN, MARKS, append
from ludobug.games.mindbug import layout as at
from ludobug.games.mindbug.kernel.table import board_of, put_under
from ludobug.games.mindbug.positions.fields import ASIDE_FIELDS, BOARD_FIELDS, listed, only_fields, truth, whole_number
from ludobug.games.mindbug.reasons import profiles_of

if TYPE_CHECKING:
    from ludobug.games.mindbug.game import Mindbug


class Assembly:
    """A position on its way into a buffer; every card is taken from the pool."""

    def __init__(self, game: Mindbug) -> None:
        self.game = game
        self.cells = game.blank()
        self.left = Counter({kind.card.name: kind.copies for kind in game.kinds})
        self.energy_left = dict(game.energy_by_name)
        self.lines = {stage.name: line[0].name for line in game.pool.lines for stage in line[1:]}
        self.evolved: set[str] = set()
        self.free = list(reversed(game.creature_cards))
        self.free_energy = list(reversed(game.energy_cards))

    def card(self, path: str, name: object, known: int) -> int:
        """A card of the pool that lies nowhere yet."""
        if not isinstance(name, str) or name not in self.left:
            raise PositionError(path, f"no card {name!r} in this game's sets")
        if name in self.lines:
            raise PositionError(path, f"{name} is a later stage of {self.lines[name]}, and only in play [MB-EVOLVE-05]")
        if self.left[name] == 0:
            copies = self.game.kinds[(self.game.kind_by_name[name] - self.game.first_kind) // at.KIND_CELLS].card.copies
            raise PositionError(path, f"more than {copies} {name}: the pool has no further copy")
        self.left[name] -= 1
        card = self.free.pop()
        self.cells[card + KIND] = self.game.kind_by_name[name]
        self.cells[card + KNOWN] = known
        return card

    def creature(self, path: str, name: object) -> int:
        """A creature in play, perhaps a later stage of its line, of which there is one."""
        if not isinstance(name, str) or name not in self.lines:
            return self.card(path, name, EVERYONE)
        first = self.lines[name]
        if first in self.evolved:
            raise PositionError(path, f"the evolution card of {first} is in use already [MB-EVOLVE-11]")
        self.evolved.add(first)
        card = self.card(path, first, EVERYONE)
        self.cells[card + KIND] = self.game.kind_by_name[name]
        return card

    def pile(self, path: str, names: object, zone: int, known: int) -> None:
        """A zone given as a list of names."""
        for index, name in enumerate(listed(path, names)):
            append(self.cells, zone, self.card(f"{path}[{index}]", name, known))

    def board(self, path: str, entries: object, seat: int) -> None:
        """A play area: names, or mappings with a creature's state."""
        for index, entry in enumerate(listed(path, entries)):
            where = f"{path}[{index}]"
            if not isinstance(entry, Mapping):
                append(self.cells, board_of(seat), self.creature(where, entry))
                continue
            only_fields(where, entry, BOARD_FIELDS)
            card = self.creature(f"{where}.card", entry.get("card"))
            append(self.cells, board_of(seat), card)
            exhausted = truth(f"{where}.exhausted", entry.get("exhausted", False))
            self.cells[card + MARKS] = at.EXHAUSTED if exhausted else 0
            self.profile(f"{where}.profile", card, entry.get("profile", 0))
            self.cells[card + at.OCTONITE] = whole_number(
                f"{where}.octonite", entry.get("octonite", 0), at.MOST_OCTONITE
            )
            for place, name in reversed(list(enumerate(listed(f"{where}.boosts", entry.get("boosts", []))))):
                put_under(self.cells, card, self.card(f"{where}.boosts[{place}]", name, EVERYONE))

    def profile(self, path: str, card: int, number: object) -> None:
        """Which of its further profiles a creature in play has; then it counts as exhausted."""
        profiles = profiles_of(self.game, self.cells[card + KIND])
        chosen = whole_number(path, number, len(profiles))
        if chosen:
            self.cells[card + at.PROFILE] = profiles[chosen - 1]
            self.cells[card + MARKS] |= at.EXHAUSTED

    def aside(self, entries: object) -> None:
        """The cards that texts have set aside."""
        for index, entry in enumerate(listed("aside", entries)):
            where = f"aside[{index}]"
            if not isinstance(entry, Mapping):
                raise PositionError(where, f"must be a mapping, not {type(entry).__name__}")
            only_fields(where, entry, ASIDE_FIELDS)
            card = self.card(f"{where}.card", entry.get("card"), EVERYONE)
            append(self.cells, at.ASIDE, card)
            if entry.get("owner") not in tuple(self.game.letters):
                letters = ", ".join(self.game.letters)
                raise PositionError(f"{where}.owner", f"must be one of {letters}, not {entry.get('owner')!r}")
            self.cells[card + at.ASIDE_FOR] = self.game.letters.index(entry["owner"])
            if entry.get("by") not in self.game.kind_by_name or entry["by"] in self.lines:
                raise PositionError(f"{where}.by", f"no card {entry.get('by')!r} in this game's sets")
            self.cells[card + at.ASIDE_BY] = self.game.kind_by_name[entry["by"]]

    def energy_pile(self, path: str, names: object, zone: int, known: int) -> None:
        """A pile of Energy cards; there is one of each."""
        for index, name in enumerate(listed(path, names)):
            where = f"{path}[{index}]"
            if not isinstance(name, str) or name not in self.game.energy_by_name:
                raise PositionError(where, f"no Energy card {name!r} in this game")
            if name not in self.energy_left:
                raise PositionError(where, f"there is only one {name}")
            self.energy_card(name, zone, known)

    def energy_card(self, name: str, zone: int, known: int) -> None:
        """An Energy card that lies nowhere yet."""
        card = self.free_energy.pop()
        self.cells[card + KIND] = self.energy_left.pop(name)
        self.cells[card + KNOWN] = known
        append(self.cells, zone, card)

    def rest_into_box(self) -> None:
        """The cards that the position does not mention are out of reach."""
        for name in list(self.energy_left):
            self.energy_card(name, at.ENERGY_BOX, 0)
        for name, count in self.left.items():
            for _ in range(count):
                card = self.free.pop()
                self.cells[card + KIND] = self.game.kind_by_name[name]
                append(self.cells, at.BOX, card)
