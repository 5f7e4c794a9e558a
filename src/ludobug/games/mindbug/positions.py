"""Positions: the table as a mapping, in and out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ludobug.core.cells import Cells
from ludobug.core.errors import PositionError
from ludobug.core.frames import OP
from ludobug.core.header import ACTOR, FRAME_CELLS, FRAMES, OUTCOME, OVER, TOP
from ludobug.core.information import zone_cards
from ludobug.core.knowledge import EVERYONE
from ludobug.core.zones import KIND, KNOWN, MARKS, append
from ludobug.games.mindbug import layout as at
from ludobug.games.mindbug.kernel.life import finish, judge_life
from ludobug.games.mindbug.kernel.table import board_of, discard_of, draw_of, hand_of, put_under, team_of
from ludobug.games.mindbug.kernel.turn import begin_turn, owe_action
from ludobug.games.mindbug.reasons import profile_number, profiles_of
from ludobug.games.mindbug.views import aside, ending_of, next_turns

if TYPE_CHECKING:
    from ludobug.games.mindbug.game import Mindbug

ENERGY_PILES = {"market": at.MARKET, "energy_deck": at.ENERGY_DECK, "energy_discard": at.ENERGY_DISCARD}
"""The Energy cards of a position; only the deck is hidden."""
STARTING = (at.PURCHASE, at.HARVEST)
"""What is due when a turn is only beginning."""
FIELDS = ("active", "turn", "start", "next", "no_mindbugs", "winner", "unused", "revealed", "aside")
SEAT_FIELDS = ("life", "mindbugs", "cannot_block", "energy", "hand", "board", "discard", "draw")
ASIDE_FIELDS = ("card", "owner", "by")
BOARD_FIELDS = ("card", "exhausted", "octonite", "boosts", "profile")
MOST_LIFE = 9999
MOST_ENERGY = 9999


class Position(dict[str, Any]):
    """A position as plain data; two are equal when they lay the same table, whatever they leave unsaid."""

    __hash__ = None

    def __init__(self, game: Mindbug, active: int) -> None:
        super().__init__(active=game.letters[active])
        self.unsaid = {"life": game.life, "mindbugs": game.mindbugs, "cannot_block": False, "energy": 0}
        self.next = [game.letters[(active + 1) % game.seats]]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Mapping):
            return False
        return _complete(self, self.unsaid, self.next) == _complete(other, self.unsaid, self.next)

    def __ne__(self, other: object) -> bool:
        return not self == other


def _complete(position: Mapping[str, Any], unsaid: Mapping[str, int], following: list[str]) -> dict[str, Any]:
    """A position with everything said that goes without saying."""
    full: dict[str, Any] = {"turn": 1, "start": False, "next": following, "unused": [], "revealed": [], "aside": []}
    full |= {pile: [] for pile in ENERGY_PILES} | {"no_mindbugs": False, "winner": None}
    for field, value in position.items():
        if isinstance(value, Mapping):
            seat = {**unsaid, **{zone: [] for zone in ("hand", "board", "discard", "draw")}, **value}
            seat["board"] = [_complete_entry(entry) for entry in seat["board"]]
            full[field] = seat
        else:
            full[field] = value
    return full


def _complete_entry(entry: object) -> dict[str, Any]:
    plain = {"exhausted": False, "octonite": 0, "boosts": [], "profile": 0}
    return {**plain, **(entry if isinstance(entry, Mapping) else {"card": entry})}


def set_counters(cells: Cells, seats: int, life: int, mindbugs: int) -> None:
    """Life of the teams and Mindbugs of the seats at the start of a game."""
    cells[TOP] = FRAMES - FRAME_CELLS
    cells[at.STALE] = 1
    for seat in range(seats):
        cells[at.LIFE + team_of(seat)] = life
        cells[at.UNUSED_MINDBUGS + seat] = mindbugs


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
        for index, name in enumerate(_listed(path, names)):
            append(self.cells, zone, self.card(f"{path}[{index}]", name, known))

    def board(self, path: str, entries: object, seat: int) -> None:
        """A play area: names, or mappings with a creature's state."""
        for index, entry in enumerate(_listed(path, entries)):
            where = f"{path}[{index}]"
            if not isinstance(entry, Mapping):
                append(self.cells, board_of(seat), self.creature(where, entry))
                continue
            _only_fields(where, entry, BOARD_FIELDS)
            card = self.creature(f"{where}.card", entry.get("card"))
            append(self.cells, board_of(seat), card)
            exhausted = _truth(f"{where}.exhausted", entry.get("exhausted", False))
            self.cells[card + MARKS] = at.EXHAUSTED if exhausted else 0
            self.profile(f"{where}.profile", card, entry.get("profile", 0))
            self.cells[card + at.OCTONITE] = _number(f"{where}.octonite", entry.get("octonite", 0), at.MOST_OCTONITE)
            for place, name in reversed(list(enumerate(_listed(f"{where}.boosts", entry.get("boosts", []))))):
                put_under(self.cells, card, self.card(f"{where}.boosts[{place}]", name, EVERYONE))

    def profile(self, path: str, card: int, number: object) -> None:
        """Which of its further profiles a creature in play has; then it counts as exhausted."""
        profiles = profiles_of(self.game, self.cells[card + KIND])
        chosen = _number(path, number, len(profiles))
        if chosen:
            self.cells[card + at.PROFILE] = profiles[chosen - 1]
            self.cells[card + MARKS] |= at.EXHAUSTED

    def aside(self, entries: object) -> None:
        """The cards that texts have set aside."""
        for index, entry in enumerate(_listed("aside", entries)):
            where = f"aside[{index}]"
            if not isinstance(entry, Mapping):
                raise PositionError(where, f"must be a mapping, not {type(entry).__name__}")
            _only_fields(where, entry, ASIDE_FIELDS)
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
        for index, name in enumerate(_listed(path, names)):
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


def assemble(game: Mindbug, position: Mapping[str, Any]) -> Cells:
    """The buffer of a position, before the turn action is asked for."""
    if not isinstance(position, Mapping):
        raise PositionError("", f"a position is a mapping, not {type(position).__name__}")
    _only_fields("", position, (*FIELDS, *ENERGY_PILES, *game.letters))
    assembly = Assembly(game)
    cells = assembly.cells
    set_counters(cells, game.seats, game.life, game.mindbugs)
    active = position.get("active")
    if not isinstance(active, str) or active not in tuple(game.letters):
        raise PositionError("active", f"must be one of {', '.join(game.letters)}, not {active!r}")
    for seat, letter in enumerate(game.letters):
        _read_seat(assembly, seat, letter, position.get(letter, {}))
    _share_life(game, cells, position)
    assembly.pile("unused", position.get("unused", []), at.UNUSED, 0)
    assembly.pile("revealed", position.get("revealed", []), at.REVEALED, EVERYONE)
    for field, zone in ENERGY_PILES.items():
        assembly.energy_pile(field, position.get(field, []), zone, 0 if zone == at.ENERGY_DECK else EVERYONE)
    assembly.aside(position.get("aside", []))
    assembly.rest_into_box()
    cells[at.TURN] = _number("turn", position.get("turn", 1), at.TURN_LIMIT, least=1)
    begins = _truth("start", position.get("start", False))
    (begin_turn if begins else owe_action)(cells, game.rules, game.letters.index(active))
    _read_bans(game, cells, position)
    if "next" in position:
        _read_next(game, cells, position["next"])
    judge_life(cells, game.rules)
    if "winner" in position:
        _read_winner(game, cells, position["winner"])
    return cells


def _read_winner(game: Mindbug, cells: Cells, letters: object) -> None:
    """The team that has won by a text."""
    teams = [game.letters[team :: at.TEAMS] for team in range(at.TEAMS)]
    if letters not in teams:
        raise PositionError("winner", f"must be one of {', '.join(teams)}, not {letters!r}")
    cells[cells[TOP] + OP] = at.RUN_EFFECT
    finish(cells, game.rules, teams.index(letters))


def _read_bans(game: Mindbug, cells: Cells, position: Mapping[str, Any]) -> None:
    """What nobody can do this turn: use Mindbugs, or block with creatures of a seat."""
    cells[at.MINDBUGS_BANNED] = _truth("no_mindbugs", position.get("no_mindbugs", False))
    if cells[at.MINDBUGS_BANNED] and not game.rules[at.BANNING_MINDBUGS]:
        raise PositionError("no_mindbugs", "no card of this game's sets keeps Mindbugs from being used")
    for seat, letter in enumerate(game.letters):
        told = position.get(letter, {}).get("cannot_block", False)
        cells[at.NO_BLOCKS_OF] |= _truth(f"{letter}.cannot_block", told) << seat
    if cells[at.MINDBUGS_BANNED] or cells[at.NO_BLOCKS_OF]:
        cells[at.TURN_MARKED] = 1


def _read_seat(assembly: Assembly, seat: int, letter: str, fields: object) -> None:
    if not isinstance(fields, Mapping):
        raise PositionError(letter, f"must be a mapping, not {type(fields).__name__}")
    _only_fields(letter, fields, SEAT_FIELDS)
    cells = assembly.cells
    most = assembly.game.mindbugs
    unused = _number(f"{letter}.mindbugs", fields.get("mindbugs", most), most)
    cells[at.UNUSED_MINDBUGS + seat] = unused
    cells[at.USED_MINDBUGS + seat] = most - unused
    cells[at.ENERGY + seat] = _energy(assembly.game, f"{letter}.energy", fields.get("energy", 0))
    assembly.pile(f"{letter}.hand", fields.get("hand", []), hand_of(seat), 1 << seat)
    assembly.board(f"{letter}.board", fields.get("board", []), seat)
    assembly.pile(f"{letter}.discard", fields.get("discard", []), discard_of(seat), EVERYONE)
    assembly.pile(f"{letter}.draw", fields.get("draw", []), draw_of(seat), 0)


def _share_life(game: Mindbug, cells: Cells, position: Mapping[str, Any]) -> None:
    """Life of the teams: team mates share it, so saying it for one of them is enough."""
    said: dict[int, str] = {}
    for seat, letter in enumerate(game.letters):
        fields = position.get(letter, {})
        if "life" not in fields:
            continue
        life = _number(f"{letter}.life", fields["life"], MOST_LIFE)
        team = team_of(seat)
        if team in said and cells[at.LIFE + team] != life:
            raise PositionError(f"{letter}.life", f"team mates share their life: {said[team]} has another [MB-TEAM-04]")
        said[team] = letter
        cells[at.LIFE + team] = life


def _read_next(game: Mindbug, cells: Cells, letters: object) -> None:
    """The turns to come: extra ones, then the regular one."""
    seats = [game.letters.index(letter) for letter in _listed("next", letters) if letter in list(game.letters)]
    if not seats or len(seats) < len(_listed("next", letters)):
        raise PositionError("next", f"must be a list of one or more of {', '.join(game.letters)}, not {letters!r}")
    *extra, regular = seats
    if extra and not game.rules[at.GRANTING_TURNS]:
        raise PositionError("next", "no card of this game's sets grants extra turns")
    active = cells[at.ACTIVE]
    if extra != sorted(extra, key=lambda seat: (seat - active) % game.seats):
        raise PositionError("next", "extra turns are taken in the order of turns, from the active seat on [MB-TURN-16]")
    for seat in extra:
        cells[at.EXTRA_TURNS + seat] += 1
    if regular != (active + 1) % game.seats:
        cells[at.REGULAR_SEAT] = regular + 1


def _energy(game: Mindbug, path: str, value: object) -> int:
    energy = _number(path, value, MOST_ENERGY)
    if energy and not game.pool.with_energy:
        raise PositionError(path, "there is no Energy in this game's sets")
    return energy


def read(game: Mindbug, cells: Cells) -> dict[str, Any]:
    """The position of a buffer; refused in the middle of something."""
    op = cells[cells[TOP] + OP]
    if cells[ACTOR] != OVER and (op not in (at.TURN_ACTION, *STARTING) or _mid_turn(game, cells)):
        raise PositionError("", "a position is taken at the start of a turn, before its action")
    position = Position(game, cells[at.ACTIVE])
    if cells[at.TURN] != 1:
        position["turn"] = cells[at.TURN]
    if next_turns(game, cells) != position.next:
        position["next"] = next_turns(game, cells)
    if cells[ACTOR] != OVER and op in STARTING:
        position["start"] = True
    ending = ending_of(game, cells)
    if ending is not None and ending["by"] == "effect":
        position["winner"] = game.letters[cells[OUTCOME] :: at.TEAMS]
    if cells[at.MINDBUGS_BANNED]:
        position["no_mindbugs"] = True
    for seat, letter in enumerate(game.letters):
        position[letter] = _seat(game, cells, seat)
    position |= {field: content for field, content in _shared(game, cells).items() if content}
    return position


def _shared(game: Mindbug, cells: Cells) -> dict[str, list[Any]]:
    """What belongs to nobody: the unused pile, revealed cards, cards set aside, Energy cards."""
    piles = {field: game.names(cells, zone) for field, zone in ENERGY_PILES.items()}
    piles["energy_discard"] = piles["energy_discard"] + game.names(cells, at.BOUGHT)
    names = {"unused": game.names(cells, at.UNUSED), "revealed": game.names(cells, at.REVEALED)}
    return {**names, "aside": aside(game, cells), **piles}


def _mid_turn(game: Mindbug, cells: Cells) -> bool:
    """Whether this turn has left traces that a position can't tell: a further turn action, a bonus for the turn."""
    if cells[at.EFFECT_PLAYS]:
        return True
    if any(cells[at.KEYWORDS_THIS_TURN + seat] or cells[at.DICE_THIS_TURN + seat] for seat in range(game.seats)):
        return True
    cards = [card for seat in range(game.seats) for card in zone_cards(cells, board_of(seat))]
    if game.rules[at.CARD_SIZE] == at.LONG_CARD_CELLS:
        marked = any(cells[card + at.POWER_THIS_TURN] or cells[card + at.DEEDS] for card in cards)
        if marked:
            return True
    return any(cells[card + MARKS] & ~at.EXHAUSTED for card in cards)


def _seat(game: Mindbug, cells: Cells, seat: int) -> dict[str, Any]:
    return {
        "life": cells[at.LIFE + team_of(seat)],
        "mindbugs": cells[at.UNUSED_MINDBUGS + seat],
        **({"cannot_block": True} if cells[at.NO_BLOCKS_OF] >> seat & 1 else {}),
        **({"energy": cells[at.ENERGY + seat]} if cells[at.ENERGY + seat] else {}),
        "hand": game.names(cells, hand_of(seat)),
        "board": [_board_entry(game, cells, card) for card in zone_cards(cells, board_of(seat))],
        "discard": game.names(cells, discard_of(seat)),
        "draw": game.names(cells, draw_of(seat)),
    }


def _board_entry(game: Mindbug, cells: Cells, card: int) -> str | dict[str, Any]:
    entry: dict[str, Any] = {"card": game.name_of(cells[card + KIND])}
    if cells[card + MARKS] & at.EXHAUSTED:
        entry["exhausted"] = True
    if profile_number(game, cells, card):
        entry["profile"] = profile_number(game, cells, card)
    if cells[card + at.OCTONITE]:
        entry["octonite"] = cells[card + at.OCTONITE]
    if cells[card + at.UNDER]:
        entry["boosts"] = game.names(cells, card + at.UNDER)
    return entry if len(entry) > 1 else str(entry["card"])


def _listed(path: str, value: object) -> list[Any]:
    if not isinstance(value, (list, tuple)):
        raise PositionError(path, f"must be a list, not {value!r}")
    return list(value)


def _number(path: str, value: object, most: int, least: int = 0) -> int:
    if type(value) is not int or not least <= value <= most:
        raise PositionError(path, f"must be a whole number from {least} to {most}, not {value!r}")
    return value


def _truth(path: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise PositionError(path, f"must be true or false, not {value!r}")
    return value


def _only_fields(path: str, value: Mapping[str, Any], allowed: tuple[str, ...]) -> None:
    for field in value:
        if field not in allowed:
            where = f"{path}.{field}" if path else str(field)
            raise PositionError(where, f"no such field; there are {', '.join(allowed)}")
