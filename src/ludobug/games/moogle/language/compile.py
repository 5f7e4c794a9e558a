"""From the words of the cards to the tables that the kernel reads."""

from __future__ import annotations

from collections.abc import Sequence

from ludobug.games.moogle import layout as at
from ludobug.games.moogle.language import words as w

WHOSE = {w.Whose.ANYBODYS: at.ANYBODYS, w.Whose.YOURS: at.YOURS, w.Whose.OPPOSING: at.OPPOSING}
WHERE = {w.Where.HERE: at.HERE, w.Where.IN_REACH: at.IN_REACH, w.Where.ELSEWHERE: at.ELSEWHERE}
FACING = {None: at.EITHER_WAY, w.Facing.UP: at.FACE_UP_ONLY, w.Facing.DOWN: at.FACE_DOWN_ONLY}
WHEN = {
    None: at.ALWAYS,
    w.When.THIS_IS_TIRED: at.THIS_IS_TIRED,
    w.When.THIS_WAS_FACE_DOWN: at.THIS_WAS_FACE_DOWN,
}
TRAITS: dict[type, int] = {
    w.MovesItself: at.MOVES_ITSELF,
    w.IgnoresLimit: at.IGNORES_LIMIT,
    w.ForcesFaceDown: at.FORCES_FACE_DOWN,
    w.ForbidsFaceDown: at.FORBIDS_FACE_DOWN,
    w.RaisesLimit: 0,
}
PLAIN_RULES: dict[type, int] = {
    w.CancelsAbilities: at.CANCELS_ABILITIES,
    w.DisablesMonster: at.DISABLES_MONSTER,
    w.ClearsFatigue: at.CLEARS_FATIGUE,
    w.BlocksFatigue: at.BLOCKS_FATIGUE,
    w.CopiesStrongest: at.COPIES_POWER,
}
PLAIN_DEEDS: dict[type, int] = {
    w.TakeSpareHero: at.TAKE_HERO,
    w.PutUnderDeck: at.UNDER_DECK,
    w.ReplaceMonster: at.REPLACE_MONSTER,
    w.PlayFaceDown: at.PLAY_EXTRA,
}
DEEDS: dict[type, int] = {
    w.Tire: at.TIRE,
    w.Refresh: at.REFRESH,
    w.Look: at.LOOK,
    w.MoveHere: at.MOVE_CARD,
    w.MoveAway: at.MOVE_CARD,
    w.PlaceGil: at.PLACE_GIL,
}


class Tables:
    """A rules buffer in the making: rows are appended after the fixed places."""

    def __init__(self) -> None:
        self.cells: list[int] = [0] * at.FIRST_RULE

    def block(self, cells: Sequence[int]) -> int:
        """Append cells; returns their address."""
        address = len(self.cells)
        self.cells += cells
        return address

    # ------------------------------------------------------------ kinds

    def card(self, card: w.Card, sort: int, label: int, mog: int) -> list[int]:
        """The row of a Combat card or a Hero."""
        row = self._row(sort, label, mog, card.ability)
        row[at.PRINTED_POWER] = card.power
        row[at.FACE_UP_MARK] = int(card.must_lie_face_up)
        row[at.SPECIAL] = int(card.ability is not None)
        if isinstance(card.ability, w.AtOnce):
            row[at.PROGRAM] = self.program(card.ability.effects)
        return row

    def monster(self, monster: w.Monster) -> list[int]:
        """The row of a monster or of a tile face."""
        row = self._row(at.TILE_FACE if monster.face else at.MONSTER_CARD, 0, at.NO_MOG, monster.ability)
        row[at.LIMIT] = monster.limit
        row[at.PRIZE : at.PRIZE + len(monster.prizes)] = monster.prizes
        return row

    def mog(self, mog: w.Mog, label: int, number: int) -> list[int]:
        """The row of a Mog card."""
        row = self._row(at.MOG_SORT, label, number, None)
        row[at.PROGRAM] = self.program(mog.effects)
        row[at.TOKENS] = mog.gil
        return row

    def _row(self, sort: int, label: int, mog: int, ability: w.Ability | None) -> list[int]:
        row = [0] * at.KIND_CELLS
        row[at.SORT], row[at.LABEL], row[at.OWN_MOG] = sort, label, mog
        if ability is None or isinstance(ability, w.AtOnce):
            return row
        rules = [rule for rule in ability.rules if type(rule) not in TRAITS]
        for rule in ability.rules:
            row[at.TRAITS] |= TRAITS.get(type(rule), 0)
        rows = [self.rule(rule, isinstance(ability, w.WhileFaceUp)) for rule in rules]
        if len({cells[at.RULE] for cells in rows}) < len(rows):
            raise ValueError("a card has two rules of one sort")
        row[at.RULE_COUNT] = len(rows)
        row[at.RULE_SORTS] = sum(1 << cells[at.RULE] for cells in rows)
        row[at.RULES_AT] = self.block([cell for cells in rows for cell in cells])
        return row

    # ------------------------------------------------------------ rules of the final scoring

    def rule(self, rule: w.Rule, lasting: bool) -> list[int]:
        """The row of a rule."""
        row = [0] * at.RULE_CELLS
        row[at.RULE_LASTING] = int(lasting)
        match rule:
            case w.Tire(w.Every(group)):
                row[at.RULE], row[at.RULE_GROUP] = at.TIRES, self.group(group)
            case w.ChangesPower(target, amount, each, when):
                row[at.RULE], row[at.RULE_GROUP] = at.CHANGES_POWER, self.target(target)
                row[at.RULE_AMOUNT], row[at.RULE_EACH], row[at.RULE_WHEN] = amount, self.measure(each), WHEN[when]
            case w.FixesPower(target, value):
                row[at.RULE], row[at.RULE_GROUP], row[at.RULE_AMOUNT] = at.FIXES_POWER, self.target(target), value
            case w.AddsToTotal(amount, when):
                row[at.RULE], row[at.RULE_AMOUNT], row[at.RULE_WHEN] = at.ADDS_TO_TOTAL, amount, WHEN[when]
            case w.PaysSoleFirst(points):
                row[at.RULE], row[at.RULE_AMOUNT] = at.PAYS_SOLE_FIRST, points
            case _:
                row[at.RULE] = PLAIN_RULES[type(rule)]
        return row

    def target(self, target: w.This | w.Every) -> int:
        """The group of a target; 0 for the card itself."""
        return 0 if isinstance(target, w.This) else self.group(target.group)

    def measure(self, each: w.CardCount | w.GilCount | None) -> int:
        """The address of a measure; 0 for none."""
        if each is None:
            return 0
        count = at.COUNT_GIL if isinstance(each, w.GilCount) else at.COUNT_CARDS
        return self.block([count, self.group(each.group)])

    def group(self, group: w.Cards) -> int:
        """The address of a group."""
        row = [0] * at.GROUP_CELLS
        row[at.GROUP_WHERE], row[at.GROUP_WHOSE] = WHERE[group.where], WHOSE[group.whose]
        row[at.GROUP_OTHER], row[at.GROUP_FACING] = int(group.other), FACING[group.facing]
        row[at.GROUP_MIN] = group.min_power or 0
        row[at.GROUP_MAX] = at.MOST_POWER if group.max_power is None else group.max_power
        row[at.GROUP_SPECIAL], row[at.GROUP_STRONGEST] = int(group.special), int(group.strongest)
        row[at.GROUP_WAS_DOWN], row[at.GROUP_TIRED] = int(group.were_face_down), int(group.tired)
        return self.block(row)

    # ------------------------------------------------------------ programs

    def program(self, effects: Sequence[w.Effect]) -> int:
        """The address of the instructions of some effects."""
        rows = [self.instruction(effect) for effect in effects]
        return self.block([cell for row in [*rows, [at.END, 0, 0]] for cell in row])

    def instruction(self, effect: w.Effect) -> list[int]:
        """One instruction."""
        mode = 0
        if isinstance(effect, w.May):
            effect, mode = effect.deed, at.MAY
        match effect:
            case w.Draw(count):
                return [at.DRAW_CARDS, count, mode]
            case w.GainPoints(points):
                return [at.GAIN_POINTS, points, mode]
            case w.TakeSpareHero() | w.PutUnderDeck() | w.ReplaceMonster() | w.PlayFaceDown():
                return [PLAIN_DEEDS[type(effect)], 0, mode]
        target = effect.target
        mode |= at.ALL_OF_THEM if isinstance(target, w.Every) else 0
        mode |= at.INTO_THIS_PLACE if isinstance(effect, w.MoveHere) else 0
        return [DEEDS[type(effect)], self.group(target.group), mode]
