"""Positions: the table as a mapping, in and out.

    {"active": "A", "draw": ["25"], "discard": [], "areas": {"B": {"battle": ["PASSWORD"]}}, "A": {"hand": ["100"]}}

``due`` says what comes next for the active seat: its "action" (as a rule), or its "draw" at the start of the turn.
``reshuffles`` and ``advanced`` are what the ends of the game ask for, ``pile_held`` is what the draw pile was made of
when it was last shuffled. Cards that are not mentioned are out of the game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ludobug.core.cells import Cells
from ludobug.core.errors import PositionError
from ludobug.core.frames import OP, A, push
from ludobug.core.header import ACTOR, FRAME_CELLS, FRAMES, OVER, TOP
from ludobug.core.knowledge import EVERYONE
from ludobug.core.zones import COUNT, KIND, KNOWN, append
from ludobug.games.millebugs import layout as at
from ludobug.games.millebugs.cards import CARDS, Card, Family
from ludobug.games.millebugs.kernel.setup import expect_any_card
from ludobug.games.millebugs.kernel.table import advance_of, battle_of, finish, hand_of, left_neighbour, safe_of
from ludobug.games.millebugs.options import THREATS
from ludobug.games.millebugs.views import pile_held

if TYPE_CHECKING:
    from ludobug.games.millebugs.game import MilleBugs

AREA_FIELDS = ("advance", "battle", "immunities")
SEAT_FIELDS = ("hand",)
PLAIN = {"turn": 1, "due": "action", "reshuffles": 0, "advanced": False, "draw": [], "discard": []}
MOST_TURNS = 30000
MOST_RESHUFFLES = 1000
DECK = {card.name: card for card in CARDS}


class Position(dict[str, Any]):
    """A position as plain data; two are equal when they lay the same table, whatever they leave unsaid."""

    __hash__ = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Mapping) and _complete(self) == _complete(other)

    def __ne__(self, other: object) -> bool:
        return not self == other


def _complete(position: Mapping[str, Any]) -> dict[str, Any]:
    """A position with everything said that goes without saying."""
    full: dict[str, Any] = {**PLAIN, **position}
    full["areas"] = {
        name: {field: area.get(field, []) for field in AREA_FIELDS}
        for name, area in position.get("areas", {}).items()
        if any(area.values())
    }
    full.setdefault("pile_held", sorted(full["draw"]) if full["reshuffles"] else None)
    return {field: value for field, value in full.items() if value != {"hand": []}}


class Assembly:
    """A position on its way into a buffer; every card is taken from the deck."""

    def __init__(self, game: MilleBugs) -> None:
        self.game = game
        self.cells = game.blank()
        self.left = Counter({card.name: card.copies for card in CARDS})
        self.free = list(reversed(game.all_cards))

    def pile(self, path: str, names: object, zone: int, known: int) -> None:
        """A zone given as a list of names."""
        for index, name in enumerate(_listed(path, names)):
            where = f"{path}[{index}]"
            if not isinstance(name, str) or name not in DECK:
                raise PositionError(where, f"no card {name!r}; there are {', '.join(DECK)}")
            if self.left[name] == 0:
                raise PositionError(where, f"more than {DECK[name].copies} {name}: the deck has no further copy")
            self._put(name, zone, known)

    def _put(self, name: str, zone: int, known: int) -> None:
        self.left[name] -= 1
        card = self.free.pop()
        self.cells[card + KIND] = self.game.kind_by_name[name]
        self.cells[card + KNOWN] = known
        append(self.cells, zone, card)

    def rest_into_box(self) -> None:
        """The cards that the position does not mention are out of reach."""
        for name in list(self.left.elements()):
            self._put(name, at.BOX, 0)


def assemble(game: MilleBugs, position: Mapping[str, Any]) -> Cells:
    """The buffer of a position, before the machine goes on."""
    if not isinstance(position, Mapping):
        raise PositionError("", f"a position is a mapping, not {type(position).__name__}")
    _only_fields("", position, ("active", "areas", "pile_held", *PLAIN, *game.letters))
    said = {**PLAIN, **position}
    active = said.get("active")
    if not isinstance(active, str) or active not in tuple(game.letters):
        raise PositionError("active", f"must be one of {', '.join(game.letters)}, not {active!r}")
    assembly = Assembly(game)
    for seat, letter in enumerate(game.letters):
        fields = _fields(letter, position.get(letter, {}), SEAT_FIELDS)
        assembly.pile(f"{letter}.hand", fields.get("hand", []), hand_of(seat), 1 << seat)
    _read_areas(assembly, position.get("areas", {}))
    assembly.pile("discard", said["discard"], at.DISCARD, EVERYONE)
    assembly.pile("draw", said["draw"], at.DRAW, 0)
    assembly.rest_into_box()
    _read_pile(game, assembly.cells, said)
    _set_turn(game, assembly.cells, said, game.letters.index(active))
    return assembly.cells


def _read_areas(assembly: Assembly, areas: object) -> None:
    game, cells = assembly.game, assembly.cells
    for name, fields in _fields("areas", areas, tuple(game.area_names)).items():
        area, path = game.area_names.index(name), f"areas.{name}"
        fields = _fields(path, fields, AREA_FIELDS)
        battle = _families(f"{path}.battle", fields.get("battle", []), Family.MALUS, Family.BONUS)
        advances = _families(f"{path}.advance", fields.get("advance", []), Family.ADVANCE)
        shields = _families(f"{path}.immunities", fields.get("immunities", []), Family.IMMUNITY)
        _check_battle(f"{path}.battle", battle, shields)
        assembly.pile(f"{path}.advance", [card.name for card in advances], advance_of(area), EVERYONE)
        assembly.pile(f"{path}.battle", [card.name for card in battle], battle_of(area), EVERYONE)
        assembly.pile(f"{path}.immunities", [card.name for card in shields], safe_of(area), EVERYONE)
        total = sum(card.value for card in advances)
        if total > at.GOAL:
            raise PositionError(f"{path}.advance", f"{total} is more than {at.GOAL} [MM-ADV-05]")
        cells[at.TOTAL + area] = total
        cells[at.SHIELDS + area] = sum(THREATS[card.icon] for card in shields if card.icon)
    if [cells[at.TOTAL + area] for area in range(game.areas)].count(at.GOAL) > 1:
        raise PositionError("areas", "only one area can have 1000: the first one ends the game [MM-END-01]")


def _check_battle(path: str, battle: list[Card], shields: list[Card]) -> None:
    """A Battle pile: Malus and Bonus in turn, each Bonus on its Malus, none uncovered that an Immunity forbids."""
    below: Card | None = None
    for index, card in enumerate(battle):
        covered = below is not None and below.family is Family.MALUS
        if (card.family is Family.BONUS) != covered:
            raise PositionError(f"{path}[{index}]", "a Bonus lies on a Malus, and a Malus never on another [MM-MAL-02]")
        if covered and below is not None and below.icon is not card.icon:
            raise PositionError(f"{path}[{index}]", f"{card.name} does not match {below.name} [MM-BON-01]")
        below = card
    if below is not None and below.family is Family.MALUS and below.icon in [card.icon for card in shields]:
        raise PositionError(path, f"the area is immune to {below.name} [MM-MAL-07]")


def _read_pile(game: MilleBugs, cells: Cells, said: Mapping[str, Any]) -> None:
    """How often the pile was shuffled, and what it held."""
    if not isinstance(said["advanced"], bool):
        raise PositionError("advanced", f"must be true or false, not {said['advanced']!r}")
    cells[at.RESHUFFLES] = _number("reshuffles", said["reshuffles"], 0, MOST_RESHUFFLES)
    cells[at.ADVANCED] = int(said["advanced"])
    held = said.get("pile_held")
    if not cells[at.RESHUFFLES]:
        if held is not None:
            raise PositionError("pile_held", "a pile that was never reshuffled held any cards")
        expect_any_card(cells, game.rules)
        return
    names = Counter(said["draw"] if held is None else map(str, _listed("pile_held", held)))
    if not names <= Counter({card.name: card.copies for card in CARDS}):
        raise PositionError("pile_held", "must be names of the deck, not more often than there are copies")
    if not Counter(said["draw"]) <= names:
        raise PositionError("pile_held", "must hold all that lies in the draw pile")
    for number, card in enumerate(CARDS):
        cells[at.PILE_HELD + number] = names[card.name]


def _set_turn(game: MilleBugs, cells: Cells, said: Mapping[str, Any], active: int) -> None:
    """Whose turn it is, and what is due."""
    turn = _number("turn", said["turn"], 1, MOST_TURNS)
    if said["due"] not in ("action", "draw"):
        raise PositionError("due", f"must be action or draw, not {said['due']!r}")
    cells[TOP] = FRAMES - FRAME_CELLS
    cells[at.ACTIVE] = active
    cells[at.TURN] = turn
    for area in range(game.areas):
        if cells[at.TOTAL + area] == at.GOAL:
            push(cells, at.START_TURN, active, 0, 0)
            finish(cells, game.rules, at.REACHED + area)
            return
    if said["due"] == "draw":
        cells[at.TURN] = turn - 1
        push(cells, at.START_TURN, active, 0, 0)
        return
    if not cells[hand_of(active) + COUNT]:
        raise PositionError(f"{game.letters[active]}.hand", "the active seat needs a card to play")
    push(cells, at.START_TURN, left_neighbour(game.rules, active), 0, 0)
    push(cells, at.TURN_ACTION, active, 0, 0)


def read(game: MilleBugs, cells: Cells) -> dict[str, Any]:
    """The position of a buffer; refused in the middle of something."""
    due, turn = _due(cells)
    position = Position(active=game.letters[_whose(cells, due)])
    for field, value in (("turn", turn), ("due", due), ("reshuffles", cells[at.RESHUFFLES])):
        if value != PLAIN[field]:
            position[field] = value
    if cells[at.ADVANCED]:
        position["advanced"] = True
    if cells[at.RESHUFFLES]:
        position["pile_held"] = pile_held(cells)
    for field, zone in (("draw", at.DRAW), ("discard", at.DISCARD)):
        position[field] = game.names(cells, zone)
    position["areas"] = {
        name: {
            "advance": game.names(cells, advance_of(area)),
            "battle": game.names(cells, battle_of(area)),
            "immunities": game.names(cells, safe_of(area)),
        }
        for area, name in enumerate(game.area_names)
    }
    for seat, letter in enumerate(game.letters):
        position[letter] = {"hand": game.names(cells, hand_of(seat))}
    return position


def _due(cells: Cells) -> tuple[str, int]:
    """What the position waits for, and the number of that turn."""
    frame = cells[TOP]
    op = cells[frame + OP]
    if cells[ACTOR] == OVER:
        return "draw", cells[at.TURN]
    if op == at.TURN_ACTION:
        return "action", cells[at.TURN]
    if op == at.START_TURN:
        return "draw", cells[at.TURN] + 1
    if op == at.DRAW_CARD and cells[frame - FRAME_CELLS + OP] == at.TURN_ACTION:
        return "draw", cells[at.TURN]
    raise PositionError("", "a position is taken when the draw or the action of a turn is due")


def _whose(cells: Cells, due: str) -> int:
    """The seat that draws or acts next; in a finished game the one that was active."""
    if cells[ACTOR] != OVER and cells[cells[TOP] + OP] == at.START_TURN and due == "draw":
        return cells[cells[TOP] + A]
    return cells[at.ACTIVE]


def _families(path: str, names: object, *families: Family) -> list[Card]:
    """Cards of some families, by name."""
    cards = []
    for index, name in enumerate(_listed(path, names)):
        card = DECK.get(name) if isinstance(name, str) else None
        if card is None or card.family not in families:
            wanted = " or ".join(family.value for family in families)
            raise PositionError(f"{path}[{index}]", f"must be the name of a card: {wanted}; not {name!r}")
        cards.append(card)
    return cards


def _listed(path: str, value: object) -> list[Any]:
    if not isinstance(value, (list, tuple)):
        raise PositionError(path, f"must be a list, not {value!r}")
    return list(value)


def _number(path: str, value: object, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise PositionError(path, f"must be a whole number from {least} to {most}, not {value!r}")
    return value


def _fields(path: str, value: object, allowed: tuple[str, ...]) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise PositionError(path, f"must be a mapping, not {type(value).__name__}")
    _only_fields(path, value, allowed)
    return value


def _only_fields(path: str, value: Mapping[str, Any], allowed: tuple[str, ...]) -> None:
    for field in value:
        if field not in allowed:
            where = f"{path}.{field}" if path else str(field)
            raise PositionError(where, f"no such field; there are {', '.join(allowed)}")
