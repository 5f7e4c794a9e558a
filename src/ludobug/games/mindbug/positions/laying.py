"""From a position to a buffer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ludobug.core.cells import Cells
from ludobug.core.errors import PositionError
from ludobug.core.frames import OP
from ludobug.core.header import FRAME_CELLS, FRAMES, TOP
from ludobug.core.knowledge import EVERYONE
from ludobug.games.mindbug import layout as at
from ludobug.games.mindbug.kernel.life import finish, judge_life
from ludobug.games.mindbug.kernel.table import discard_of, draw_of, hand_of, team_of
from ludobug.games.mindbug.kernel.turn import begin_turn, owe_action
from ludobug.games.mindbug.positions.cards import Assembly
from ludobug.games.mindbug.positions.fields import (
    ENERGY_PILES,
    FIELDS,
    MOST_ENERGY,
    MOST_LIFE,
    SEAT_FIELDS,
    listed,
    only_fields,
    truth,
    whole_number,
)

if TYPE_CHECKING:
    from ludobug.games.mindbug.game import Mindbug


def set_counters(cells: Cells, seats: int, life: int, mindbugs: int) -> None:
    """Life of the teams and Mindbugs of the seats at the start of a game."""
    cells[TOP] = FRAMES - FRAME_CELLS
    cells[at.STALE] = 1
    for seat in range(seats):
        cells[at.LIFE + team_of(seat)] = life
        cells[at.UNUSED_MINDBUGS + seat] = mindbugs


def assemble(game: Mindbug, position: Mapping[str, Any]) -> Cells:
    """The buffer of a position, before the turn action is asked for."""
    if not isinstance(position, Mapping):
        raise PositionError("", f"a position is a mapping, not {type(position).__name__}")
    only_fields("", position, (*FIELDS, *ENERGY_PILES, *game.letters))
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
    cells[at.TURN] = whole_number("turn", position.get("turn", 1), at.TURN_LIMIT, least=1)
    begins = truth("start", position.get("start", False))
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
    cells[at.MINDBUGS_BANNED] = truth("no_mindbugs", position.get("no_mindbugs", False))
    if cells[at.MINDBUGS_BANNED] and not game.rules[at.BANNING_MINDBUGS]:
        raise PositionError("no_mindbugs", "no card of this game's sets keeps Mindbugs from being used")
    for seat, letter in enumerate(game.letters):
        told = position.get(letter, {}).get("cannot_block", False)
        cells[at.NO_BLOCKS_OF] |= truth(f"{letter}.cannot_block", told) << seat
    if cells[at.MINDBUGS_BANNED] or cells[at.NO_BLOCKS_OF]:
        cells[at.TURN_MARKED] = 1


def _read_seat(assembly: Assembly, seat: int, letter: str, fields: object) -> None:
    if not isinstance(fields, Mapping):
        raise PositionError(letter, f"must be a mapping, not {type(fields).__name__}")
    only_fields(letter, fields, SEAT_FIELDS)
    cells = assembly.cells
    most = assembly.game.mindbugs
    unused = whole_number(f"{letter}.mindbugs", fields.get("mindbugs", most), most)
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
        life = whole_number(f"{letter}.life", fields["life"], MOST_LIFE)
        team = team_of(seat)
        if team in said and cells[at.LIFE + team] != life:
            raise PositionError(f"{letter}.life", f"team mates share their life: {said[team]} has another [MB-TEAM-04]")
        said[team] = letter
        cells[at.LIFE + team] = life


def _read_next(game: Mindbug, cells: Cells, letters: object) -> None:
    """The turns to come: extra ones, then the regular one."""
    seats = [game.letters.index(letter) for letter in listed("next", letters) if letter in list(game.letters)]
    if not seats or len(seats) < len(listed("next", letters)):
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
    energy = whole_number(path, value, MOST_ENERGY)
    if energy and not game.pool.with_energy:
        raise PositionError(path, "there is no Energy in this game's sets")
    return energy
