"""Positions: the table at the start of a turn as a mapping, in and out.

Round 7 stands for six rounds played: such a position is scored at once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ludobug.core.cells import Cells
from ludobug.core.errors import PositionError
from ludobug.core.frames import OP
from ludobug.core.header import ACTOR, FRAME_CELLS, FRAMES, OVER, TOP
from ludobug.core.information import zone_cards
from ludobug.core.knowledge import EVERYONE
from ludobug.core.zones import COUNT, FIRST, KIND, KNOWN, MARKS, ZONE, ZONE_CELLS, append
from ludobug.games.moogle import layout as at
from ludobug.games.moogle.cards import MOGS
from ludobug.games.moogle.kernel.table import deck_of, hand_of, reaches, side_of
from ludobug.games.moogle.kernel.turn import begin_turn
from ludobug.games.moogle.pool import KINDS, Kind

if TYPE_CHECKING:
    from ludobug.games.moogle.game import Moogle

FIELDS = ("active", "first", "round", "tile", "monsters", "monster_deck", "replaced", "spare_heroes")
SEAT_FIELDS = ("mog", "ability_used", "gil", "points", "hand", "deck", "under_deck", "cards")
CARD_FIELDS = ("card", "face_down", "by_choice", "checked_by", "fatigue", "gil")
PLAIN_FACE = "1B"
MOST_POINTS = 999
MOST_TOKENS = 99
SCORING_ROUND = at.LAST_ROUND + 1


class Assembly:
    """A position on its way into a buffer; every card is in one place."""

    def __init__(self, game: Moogle, position: Mapping[str, Any]) -> None:
        self.game = game
        self.position = position
        self.cells = game.blank()
        self.cells[TOP] = FRAMES - FRAME_CELLS
        for card, kind in zip(game.all_cards, KINDS, strict=True):
            self.cells[card + KIND] = game.address_of(kind)

    def lay(self, path: str, kind: Kind, zone: int, known: int) -> int:
        """Put a card that lies nowhere yet at the end of a zone; returns it."""
        card = self.game.all_cards[kind.number]
        if self.cells[card + ZONE]:
            raise PositionError(path, f"{kind.name!r} lies somewhere else already")
        self.cells[card + KNOWN] = known
        append(self.cells, zone, card)
        return card

    def find(self, path: str, name: object, kinds: list[Kind], what: str) -> Kind:
        """The kind of a name among some."""
        for kind in kinds:
            if kind.name == name:
                return kind
        raise PositionError(path, f"no {what} {name!r}")

    def left(self, sort: int, mog: str | None = None) -> list[Kind]:
        """The kinds of a sort that lie nowhere yet."""
        rules, cells = self.game.rules, self.cells
        return [
            kind
            for card, kind in zip(self.game.all_cards, KINDS, strict=True)
            if not cells[card + ZONE]
            and rules[cells[card + KIND] + at.SORT] == sort
            and (mog is None or kind.mog == mog)
        ]


def of_sort(game: Moogle, sort: int) -> list[Kind]:
    """All kinds of a sort."""
    return [kind for kind in KINDS if game.rules[game.address_of(kind) + at.SORT] == sort]


def assemble(game: Moogle, position: Mapping[str, Any]) -> Cells:
    """The buffer of a position, before anybody is asked."""
    if not isinstance(position, Mapping):
        raise PositionError("", f"a position is a mapping, not {type(position).__name__}")
    _only_fields("", position, (*FIELDS, *game.letters))
    assembly = Assembly(game, position)
    cells = assembly.cells
    active = _letter(game, "active", position.get("active"))
    cells[at.FIRST_SEAT] = _letter(game, "first", position.get("first", game.letters[0]))
    cells[at.ROUND] = _number("round", position.get("round", 1), SCORING_ROUND, least=1)
    _monsters(assembly)
    seats = [_seat_fields(letter, position.get(letter, {})) for letter in game.letters]
    _mogs(assembly, seats)
    for seat, fields in enumerate(seats):
        _seat(assembly, seat, fields)
    for seat, fields in enumerate(seats):
        _deck(assembly, seat, fields)
    _spare(assembly)
    begin_turn(cells, game.rules, active)
    if cells[at.ROUND] == SCORING_ROUND and active != cells[at.FIRST_SEAT]:
        raise PositionError(
            "active", f"six rounds are over before the first player's turn, {position.get('first', 'A')}'s"
        )
    return cells


def score_if_due(game: Moogle, cells: Cells) -> None:
    """Score a table on which six rounds have been played."""
    if cells[at.ROUND] == SCORING_ROUND:
        game.kernel.finish(cells, game.rules)


def _monsters(assembly: Assembly) -> None:
    """The tile face, the monsters at their places, and the monster deck."""
    game, cells, position = assembly.game, assembly.cells, assembly.position
    tile = position.get("tile", game.table.tile or PLAIN_FACE)
    face = assembly.find("tile", tile, of_sort(game, at.TILE_FACE), "tile face")
    assembly.lay("tile", face, at.MONSTER + at.YIAZMAT * ZONE_CELLS, EVERYONE)
    for kind in assembly.left(at.TILE_FACE):
        assembly.lay("tile", kind, at.BOX, EVERYONE)
    places = {game.place_name(place): place for place in game.places if place != at.YIAZMAT}
    named = position.get("monsters", dict(zip(places, game.table.monsters or ())))
    if not isinstance(named, Mapping):
        raise PositionError("monsters", f"must be a mapping from places to monsters, not {named!r}")
    _only_fields("monsters", named, tuple(places))
    all_monsters = of_sort(game, at.MONSTER_CARD)
    for label, name in named.items():
        kind = assembly.find(f"monsters.{label}", name, all_monsters, "monster")
        assembly.lay(f"monsters.{label}", kind, at.MONSTER + places[label] * ZONE_CELLS, EVERYONE)
    for label, place in places.items():
        if label not in named:
            assembly.lay(
                f"monsters.{label}", assembly.left(at.MONSTER_CARD)[0], at.MONSTER + place * ZONE_CELLS, EVERYONE
            )
    rest = position.get("monster_deck", [kind.name for kind in assembly.left(at.MONSTER_CARD)])
    for index, name in enumerate(_listed("monster_deck", rest)):
        kind = assembly.find(f"monster_deck[{index}]", name, all_monsters, "monster")
        assembly.lay(f"monster_deck[{index}]", kind, at.MONSTER_DECK, 0)
    replaced = _number("replaced", position.get("replaced", 0), cells[at.MONSTER_DECK + COUNT])
    for card in zone_cards(cells, at.MONSTER_DECK)[cells[at.MONSTER_DECK + COUNT] - replaced :]:
        cells[card + KNOWN] = EVERYONE
    for kind in assembly.left(at.MONSTER_CARD):
        assembly.lay("monster_deck", kind, at.BOX, EVERYONE)


def _mogs(assembly: Assembly, seats: list[Mapping[str, Any]]) -> None:
    """Everybody's Mog; those that nobody has lie aside with their decks."""
    game, cells = assembly.game, assembly.cells
    for seat in range(at.MOST_SEATS):
        cells[at.MOG_OF + seat] = at.NO_MOG
    given: Sequence[str | None] = game.table.mogs or [None] * game.seats
    kinds = of_sort(game, at.MOG_SORT)
    order = sorted(range(game.seats), key=lambda seat: "mog" not in seats[seat])
    for seat in order:
        path = f"{game.letters[seat]}.mog"
        name = seats[seat].get("mog", given[seat] or assembly.left(at.MOG_SORT)[0].name)
        kind = assembly.find(path, name, kinds, "Mog")
        if given[seat] not in (None, kind.name):
            raise PositionError(path, f"must be {given[seat]}, as the options say")
        assembly.lay(path, kind, at.MOG_CARD + seat * ZONE_CELLS, EVERYONE)
        cells[at.MOG_OF + seat] = game.rules[game.address_of(kind) + at.OWN_MOG]
    seers = (1 << game.seats) - 1 if game.table.draft else EVERYONE
    for kind in assembly.left(at.MOG_SORT):
        assembly.lay("mogs", kind, at.MOG_BOX, seers)
        number = game.rules[game.address_of(kind) + at.OWN_MOG]
        for card in assembly.left(at.COMBAT_CARD, MOGS[number].name):
            assembly.lay("mogs", card, at.DECK + number * ZONE_CELLS, EVERYONE)


def _own(assembly: Assembly, seat: int) -> list[Kind]:
    """The cards that a seat may have: its Mog's, and Heroes."""
    mog = assembly.game.mog_of(assembly.cells, seat).name
    return [kind for kind in of_sort(assembly.game, at.COMBAT_CARD) if kind.mog == mog] + of_sort(
        assembly.game, at.HERO_CARD
    )


def _seat(assembly: Assembly, seat: int, fields: Mapping[str, Any]) -> None:
    """Numbers, hand and cards on the table of a seat."""
    game, cells = assembly.game, assembly.cells
    letter = game.letters[seat]
    tokens = game.mog_of(cells, seat).gil
    used = fields.get("ability_used", False)
    cells[at.USED + seat] = int(_truth(f"{letter}.ability_used", used))
    cells[at.GIL + seat] = _number(f"{letter}.gil", fields.get("gil", tokens), tokens)
    cells[at.POINTS + seat] = _number(f"{letter}.points", fields.get("points", 0), MOST_POINTS)
    own = _own(assembly, seat)
    for index, name in enumerate(_listed(f"{letter}.hand", fields.get("hand", []))):
        path = f"{letter}.hand[{index}]"
        kind = assembly.find(path, name, own, f"card of {game.mog_of(cells, seat).name} or Hero")
        assembly.lay(path, kind, hand_of(seat), 1 << seat)
    places = {game.place_name(place): place for place in game.places if reaches(game.rules, seat, place)}
    laid = fields.get("cards", {})
    if not isinstance(laid, Mapping):
        raise PositionError(f"{letter}.cards", f"must be a mapping from places to cards, not {laid!r}")
    _only_fields(f"{letter}.cards", laid, tuple(places))
    for label, entries in laid.items():
        for index, entry in enumerate(_listed(f"{letter}.cards.{label}", entries)):
            _card(assembly, f"{letter}.cards.{label}[{index}]", entry, seat, places[label])


def _card(assembly: Assembly, path: str, entry: object, seat: int, place: int) -> None:
    """A card on the table: its name, or a mapping with its facing and tokens."""
    game, cells = assembly.game, assembly.cells
    fields = entry if isinstance(entry, Mapping) else {"card": entry}
    _only_fields(path, fields, CARD_FIELDS)
    kind = assembly.find(f"{path}.card", fields.get("card"), _own(assembly, seat), "own card or Hero")
    card = assembly.lay(path, kind, side_of(place, seat), EVERYONE)
    marked = bool(game.rules[game.address_of(kind) + at.FACE_UP_MARK])
    if _truth(f"{path}.face_down", fields.get("face_down", False)):
        usual = _usually_by_choice(game, cells, place, marked)
        by_choice = _truth(f"{path}.by_choice", fields.get("by_choice", usual))
        if by_choice and marked:
            raise PositionError(f"{path}.by_choice", f"{kind.name} must be played face up [FF-FACE-05]")
        cells[card + MARKS] = at.FACE_DOWN | (at.BY_CHOICE if by_choice else 0)
        cells[card + KNOWN] = 1 << seat
        for index, letter in enumerate(_listed(f"{path}.checked_by", fields.get("checked_by", []))):
            cells[card + KNOWN] |= 1 << _letter(game, f"{path}.checked_by[{index}]", letter)
    elif "by_choice" in fields or "checked_by" in fields:
        raise PositionError(path, "by_choice and checked_by are about face-down cards")
    elif game.rules[game.address_of(kind) + at.TRAITS] & at.MOVES_ITSELF:
        cells[at.MOVERS + seat] += 1
    cells[card + at.FATIGUE] = _number(f"{path}.fatigue", fields.get("fatigue", 0), MOST_TOKENS)
    cells[card + at.GIL_ON] = _number(f"{path}.gil", fields.get("gil", 0), MOST_TOKENS)


def _usually_by_choice(game: Moogle, cells: Cells, place: int, marked: bool) -> bool:
    """Whether a face-down card is taken to have been laid so by choice, when nothing is said."""
    monster = cells[cells[at.MONSTER + place * ZONE_CELLS + FIRST] + KIND]
    return not marked and not game.rules[monster + at.TRAITS] & at.FORCES_FACE_DOWN


def _deck(assembly: Assembly, seat: int, fields: Mapping[str, Any]) -> None:
    """The deck of a seat: as told, or what is left of its Mog's cards. Cards not mentioned are out of the game."""
    game, cells = assembly.game, assembly.cells
    letter, mog = game.letters[seat], game.mog_of(cells, seat).name
    left = [kind.name for kind in assembly.left(at.COMBAT_CARD, mog)]
    deck = deck_of(cells, seat)
    own = _own(assembly, seat)
    for index, name in enumerate(_listed(f"{letter}.deck", fields.get("deck", left))):
        path = f"{letter}.deck[{index}]"
        assembly.lay(path, assembly.find(path, name, own, "own card or Hero"), deck, 0)
    under = _number(f"{letter}.under_deck", fields.get("under_deck", 0), cells[deck + COUNT])
    for place, card in enumerate(reversed(zone_cards(cells, deck))):
        if place < under:
            cells[card + KNOWN] = 1 << seat
            cells[card + MARKS] = at.RETURNED
        elif game.rules[cells[card + KIND] + at.SORT] == at.HERO_CARD:
            raise PositionError(f"{letter}.deck", "a Hero can only be among the cards put back under the deck")
    for kind in assembly.left(at.COMBAT_CARD, mog):
        assembly.lay(f"{letter}.deck", kind, at.BOX, EVERYONE)


def _spare(assembly: Assembly) -> None:
    """The spare Heroes: as told, or all that are left."""
    left = [kind.name for kind in assembly.left(at.HERO_CARD)]
    heroes = of_sort(assembly.game, at.HERO_CARD)
    for index, name in enumerate(_listed("spare_heroes", assembly.position.get("spare_heroes", left))):
        path = f"spare_heroes[{index}]"
        assembly.lay(path, assembly.find(path, name, heroes, "Hero"), at.SPARE, 0)
    for kind in assembly.left(at.HERO_CARD):
        assembly.lay("spare_heroes", kind, at.BOX, EVERYONE)


def read(game: Moogle, cells: Cells) -> dict[str, Any]:
    """The position of a buffer; refused in the middle of something."""
    if cells[ACTOR] == OVER or cells[cells[TOP] + OP] != at.TAKE_TURN or cells[at.PLAYED] or _has_moved(game, cells):
        raise PositionError("", "a position is taken at the start of a turn, before a card is played or moved")
    monsters = [place for place in game.places if place != at.YIAZMAT]
    deck = zone_cards(cells, at.MONSTER_DECK)
    position: dict[str, Any] = {
        "active": game.letters[cells[at.ACTIVE]],
        "first": game.letters[cells[at.FIRST_SEAT]],
        "round": cells[at.ROUND],
        "tile": game.names(cells, at.MONSTER + at.YIAZMAT * ZONE_CELLS)[0],
        "monsters": {game.place_name(place): game.monster_name(cells, place) for place in monsters},
        "monster_deck": game.names(cells, at.MONSTER_DECK),
        "replaced": sum(cells[card + KNOWN] == EVERYONE for card in deck),
        "spare_heroes": game.names(cells, at.SPARE),
    }
    for seat, letter in enumerate(game.letters):
        position[letter] = _read_seat(game, cells, seat)
    return position


def _has_moved(game: Moogle, cells: Cells) -> bool:
    return any(cells[card + MARKS] & at.MOVED_ITSELF for card in game.all_cards)


def _read_seat(game: Moogle, cells: Cells, seat: int) -> dict[str, Any]:
    deck = deck_of(cells, seat)
    sides = {game.place_name(place): zone_cards(cells, side_of(place, seat)) for place in game.places}
    return {
        "mog": game.mog_of(cells, seat).name,
        "ability_used": bool(cells[at.USED + seat]),
        "gil": cells[at.GIL + seat],
        "points": cells[at.POINTS + seat],
        "hand": game.names(cells, hand_of(seat)),
        "deck": game.names(cells, deck),
        "under_deck": sum(bool(cells[card + MARKS] & at.RETURNED) for card in zone_cards(cells, deck)),
        "cards": {
            label: [_read_card(game, cells, card, seat) for card in cards] for label, cards in sides.items() if cards
        },
    }


def _read_card(game: Moogle, cells: Cells, card: int, seat: int) -> str | dict[str, Any]:
    entry: dict[str, Any] = {"card": game.name_of(cells[card + KIND])}
    if cells[card + MARKS] & at.FACE_DOWN:
        entry["face_down"] = True
        entry["by_choice"] = bool(cells[card + MARKS] & at.BY_CHOICE)
        checked = [
            letter for other, letter in enumerate(game.letters) if other != seat and cells[card + KNOWN] >> other & 1
        ]
        if checked:
            entry["checked_by"] = checked
    for name, place in (("fatigue", at.FATIGUE), ("gil", at.GIL_ON)):
        if cells[card + place]:
            entry[name] = cells[card + place]
    return entry if len(entry) > 1 else str(entry["card"])


def _seat_fields(letter: str, fields: object) -> Mapping[str, Any]:
    if not isinstance(fields, Mapping):
        raise PositionError(letter, f"must be a mapping, not {type(fields).__name__}")
    _only_fields(letter, fields, SEAT_FIELDS)
    return fields


def _letter(game: Moogle, path: str, letter: object) -> int:
    if not isinstance(letter, str) or letter not in tuple(game.letters):
        raise PositionError(path, f"must be one of {', '.join(game.letters)}, not {letter!r}")
    return game.letters.index(letter)


def _listed(path: str, value: object) -> list[Any]:
    if not isinstance(value, (list, tuple)):
        raise PositionError(path, f"must be a list, not {value!r}")
    return list(value)


def _truth(path: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise PositionError(path, f"must be true or false, not {value!r}")
    return value


def _number(path: str, value: object, most: int, least: int = 0) -> int:
    if type(value) is not int or not least <= value <= most:
        raise PositionError(path, f"must be a whole number from {least} to {most}, not {value!r}")
    return value


def _only_fields(path: str, value: Mapping[str, Any], allowed: tuple[str, ...]) -> None:
    for field in value:
        if field not in allowed:
            where = f"{path}.{field}" if path else str(field)
            raise PositionError(where, f"no such field; there are {', '.join(allowed)}")
