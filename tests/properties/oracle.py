"""Current power, keywords and bans worked out a second time: from the words of the cards and the ledger alone.

Printed values; all changes of power, then the floor of 1; keywords, with conditions on that power; copied keywords,
which are not copied on; bans (MB-CONST-03, -04, -08, -09).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, TypeVar

from ludobug.core.state import State
from ludobug.games.mindbug.language import words as w

RELATIONS = {
    w.Relation.LESS: lambda left, right: left < right,
    w.Relation.AT_MOST: lambda left, right: left <= right,
    w.Relation.EQUAL: lambda left, right: left == right,
    w.Relation.AT_LEAST: lambda left, right: left >= right,
    w.Relation.MORE: lambda left, right: left > right,
}
RuleType = TypeVar("RuleType", bound=w.Rule)


@dataclass(eq=False)
class Piece:
    """A creature in play, with what is being worked out for it."""

    card: w.Creature
    seat: str
    boosts: int
    octonite: int
    turned: w.Profile | None
    """What counts instead of the print, for a creature that is turned."""
    deeds: set[str]
    """What it has done this turn."""
    given: set[w.Keyword]
    """Keywords for this turn."""
    gained: int
    """Power for this turn."""
    power: int = 0
    keywords: set[w.Keyword] = field(default_factory=set)
    copied: set[w.Keyword] = field(default_factory=set)
    bans: set[str] = field(default_factory=set)
    off: bool = False
    """Whether its keywords have no effect."""

    @property
    def effective(self) -> set[w.Keyword]:
        """The keywords that do something."""
        return set() if self.off else self.keywords

    dice: int = 0


class Board:
    """All creatures in play of a view, and their current values."""

    def __init__(self, view: dict[str, Any], cards: dict[str, w.Creature], letters: str) -> None:
        self.view = view
        self.letters = letters
        self.pieces = [
            Piece(
                cards[seen["card"]],
                letter,
                len(seen["boosts"]),
                seen["octonite"],
                profile_of(cards[seen["card"]], seen["profile"]),
                set(seen["deeds"]),
                given_this_turn(seen) | {w.Keyword(word) for word in view[letter]["keywords_this_turn"]},
                gained_this_turn(seen),
            )
            for letter in letters
            for seen in view[letter]["board"]
        ]
        self.buried = [
            Piece(cards[name], letter, 0, 0, None, set(), set(), 0)
            for letter in letters
            for name in view[letter]["discard"]
        ]
        """The cards of the discard piles, which may work from there."""
        self.work_out()

    def of(self, letter: str) -> list[Piece]:
        """The creatures of a seat, in order."""
        return [piece for piece in self.pieces if piece.seat == letter]

    # ------------------------------------------------------------ the layers

    def work_out(self) -> None:
        """All layers, one after the other."""
        for piece in self.pieces:
            piece.power = (piece.turned or piece.card).power + piece.boosts + piece.gained
        changes = [(piece, self.change(source, rule)) for source, rule in self.rules(w.Gains) if rule.power
                   for piece in self.targets(source, rule.target)]  # fmt: skip
        for piece, change in changes:
            piece.power += change
        for piece in self.pieces:
            piece.power = max(1, piece.power)
            piece.keywords = set((piece.turned or piece.card).keywords) | piece.given
        granted = [(piece, rule.keywords) for source, rule in self.rules(w.Gains) if rule.keywords
                   for piece in self.targets(source, rule.target)]  # fmt: skip
        for piece, keywords in granted:
            piece.keywords |= set(keywords)
        for source, rule in self.rules(w.SharesKeywords):
            found = [piece.keywords for piece in self.group(source, rule.group)]
            source.copied |= set(rule.keywords) & set().union(*found)
        for piece in self.pieces:
            piece.keywords |= piece.copied
        self.ban()
        self.give_dice()

    def ban(self) -> None:
        """The last layer."""
        for source, rule in self.rules(w.KeywordsWithoutEffect):
            for piece in self.group(source, rule.group):
                piece.off = True
        for kind, ban in ((w.CannotBlock, "block"), (w.CannotAttack, "attack"), (w.CannotBeDefeated, "defeat")):
            for source, rule in self.rules(kind):
                if not getattr(rule, "only_this", False):
                    for piece in self.group(source, rule.group):
                        piece.bans.add(ban)

    def give_dice(self) -> None:
        """Dice, printed and given, two at most (MB-DICE-16)."""
        for piece in self.pieces:
            piece.dice = piece.card.dice + self.view[piece.seat]["dice_this_turn"]
        for source, rule in self.rules(w.Gains):
            for piece in self.targets(source, rule.target) if rule.dice else ():
                piece.dice += rule.dice
        for piece in self.pieces:
            piece.dice = min(2, piece.dice)

    def rules(self, kind: type[RuleType]) -> Iterator[tuple[Piece, RuleType]]:
        """The constant rules of a sort that hold now, with their cards."""
        for sources, place in ((self.pieces, w.Place.IN_PLAY), (self.buried, w.Place.DISCARD)):
            for source in sources:
                for ability in source.card.abilities:
                    if not isinstance(ability, w.Constant) or not isinstance(ability.rule, kind):
                        continue
                    holds = ability.condition is None or self.holds(source, ability.condition)
                    if ability.place is place and holds:
                        yield source, ability.rule

    def change(self, source: Piece, rule: w.Gains) -> int:
        """How much power a rule gives."""
        return rule.power * (1 if rule.each is None else self.amount(source, rule.each))

    # ------------------------------------------------------------ who is meant

    def targets(self, source: Piece, target: w.This | w.Every) -> Iterable[Piece]:
        """The creatures that a rule speaks of."""
        if isinstance(target, w.This):
            return [source]
        assert isinstance(target.group, w.Creatures)
        return self.group(source, target.group)

    def group(self, source: Piece, group: w.Creatures | w.This) -> list[Piece]:
        """The creatures of a group, or this one alone."""
        if isinstance(group, w.This):
            return [source]
        found = [piece for piece in self.pieces if self.fits(source, group, piece)]
        if group.sharing_power:
            powers = [piece.power for piece in found]
            found = [piece for piece in found if powers.count(piece.power) > 1]
        if group.extreme is None or not found:
            return found
        best = (max if group.extreme is w.Extreme.HIGHEST else min)(piece.power for piece in found)
        return [piece for piece in found if piece.power == best]

    def fits(self, source: Piece, group: w.Creatures, piece: Piece) -> bool:
        """Whether a creature fits a group, extremes apart."""
        return (
            self.is_on_side(source, group.side, piece)
            and not (group.other and piece is source)
            and (group.min_power is None or piece.power >= group.min_power)
            and (group.max_power is None or piece.power <= group.max_power)
            and (not group.keywords or bool(set(group.keywords) & piece.keywords))
            and piece.octonite >= (group.min_octonite or 0)
            and (not group.boosted or piece.boosts > 0)
            and (not group.blocked or "blocked" in piece.deeds)
            and (group.than_this is None or RELATIONS[group.than_this](piece.power, source.power))
            and (group.further_from_this is None or abs(piece.power - source.power) > group.further_from_this)
        )

    def is_on_side(self, source: Piece, side: w.Side, piece: Piece) -> bool:
        """Whether a creature is allied, or an enemy; a team mate's creatures are neither."""
        if side is w.Side.ALLIED:
            return piece.seat == source.seat
        if side is w.Side.LEFT:
            return piece.seat == self.letters[(self.letters.index(source.seat) + 1) % len(self.letters)]
        if side is w.Side.TEAM_MATE:
            return piece.seat != source.seat and piece.seat not in self.opponents(source)
        return side is w.Side.ANY or piece.seat in self.opponents(source)

    def opponents(self, source: Piece) -> list[str]:
        """The seats of the other team."""
        own = self.letters.index(source.seat) % 2
        return [letter for seat, letter in enumerate(self.letters) if seat % 2 != own]

    # ------------------------------------------------------------ quantities and conditions

    def holds(self, source: Piece, condition: w.Condition) -> bool:
        """Whether a condition holds for a creature."""
        if isinstance(condition, w.YourTurn):
            return bool(self.view["active"] == source.seat)
        if isinstance(condition, w.NotYourTurn):
            return bool(self.view["active"] != source.seat)
        if isinstance(condition, w.ThisDefeatedAnEnemy):
            return "defeated an enemy" in source.deeds
        if isinstance(condition, w.OnlyAllied):
            return len(self.of(source.seat)) == 1
        for opponent in self.opponents(source):
            left = self.amount(source, condition.left, opponent)
            right = self.amount(source, condition.right, opponent) + condition.more
            if RELATIONS[condition.relation](left, right):
                return True
        return False

    def amount(self, source: Piece, quantity: w.Quantity, opponent: str = "") -> int:
        """A quantity, as the controller of a creature counts it when dealing with one opponent."""
        opponent = opponent or self.opponents(source)[0]
        match quantity:
            case w.Number(value):
                return value
            case w.CreatureCount(w.Creatures() as group):
                return len(self.group(source, group))
            case w.CreatureCount(who):
                return len(self.of(self.seat(source, who, opponent)))
            case w.LifeOf(who):
                return int(self.view[self.seat(source, who, opponent)]["life"])
            case w.HandSize(who):
                return len(self.view[self.seat(source, who, opponent)]["hand"])
            case w.DiscardSize(who):
                return len(self.view[self.seat(source, who, opponent)]["discard"])
            case w.UnusedMindbugs(who):
                return int(self.view[self.seat(source, who, opponent)]["mindbugs"])
            case w.OctoniteOnThis():
                return source.octonite
            case w.OctoniteOn(group):
                return sum(piece.octonite for piece in self.group(source, group))
        raise AssertionError(f"no such quantity: {quantity}")

    def seat(self, source: Piece, who: w.Who, opponent: str) -> str:
        """The one player that a quantity means."""
        return source.seat if who is w.Who.YOU else opponent

    def may_play(self, letter: str, card: w.Creature) -> bool:
        """Whether no creature in play keeps a player from playing a hand card."""
        for source, rule in self.rules(w.CannotPlay):
            low, high = rule.min_power or 0, rule.max_power or card.power
            meant = self.opponents(source) if rule.who is w.Who.EACH_OPPONENT else list(self.letters)
            if rule.who is w.Who.TEAM_MATE:
                meant = [seat for seat in self.letters if seat not in (source.seat, *self.opponents(source))]
            if letter in meant and low <= card.power <= high:
                return False
        return True

    # ------------------------------------------------------------ hunting and blocking

    def to_be_hunted_by(self, letter: str) -> list[Piece]:
        """The creatures that HUNTER creatures of a seat must hunt in its turn."""
        own = self.letters.index(letter) % 2
        sources = [source for source, _ in self.rules(w.MustBeHunted)]
        return [source for source in sources if self.letters.index(source.seat) % 2 != own]

    def prey_of(self, hunter: Piece) -> list[Piece]:
        """The enemy creatures that a HUNTER creature may hunt (MB-HUNTER-11)."""
        limits = [rule.group for source, rule in self.rules(w.HuntsOnly) if source is hunter]
        enemies = [piece for piece in self.pieces if self.is_on_side(hunter, w.Side.ENEMY, piece)]
        return [piece for piece in enemies if all(piece in self.group(hunter, group) for group in limits)]

    def must_hunt(self, hunter: Piece) -> list[Piece]:
        """The creatures of which a HUNTER creature must hunt one in its controller's turn."""
        prey = self.prey_of(hunter)
        return [piece for piece in self.to_be_hunted_by(hunter.seat) if piece in prey]

    def may_block(self, blocker: Piece, attacker: Piece) -> bool:
        """Whether the rules and all constant abilities let a creature block (marks of this turn apart)."""
        if "block" in blocker.bans:
            return False
        if w.Keyword.SNEAKY in attacker.effective and w.Keyword.SNEAKY not in blocker.effective:
            return False
        own = [rule for source, rule in self.rules(w.CannotBlock) if source is attacker and rule.only_this]
        return not any(blocker in self.group(attacker, rule.group) for rule in own)


def given_this_turn(seen: dict[str, Any]) -> set[w.Keyword]:
    """The keywords that a creature has for this turn; printed ones may be left out."""
    return {w.Keyword(why["keyword"]) for why in seen["reasons"] if why["source"] == "this turn" and "keyword" in why}


def profile_of(card: w.Creature, number: int) -> w.Profile | None:
    """The profile that a turned creature shows; none of a creature that stands upright."""
    rules = (able.rule for able in card.abilities if isinstance(able, w.Constant))
    sides = [profile for rule in rules if isinstance(rule, w.TurnsWhenSaved) for profile in rule.profiles]
    return sides[number - 1] if number else None


def gained_this_turn(seen: dict[str, Any]) -> int:
    """The power that a creature has for this turn."""
    return sum(why["power"] for why in seen["reasons"] if why["source"] == "this turn" and "power" in why)


def board_of(state: State, view: dict[str, Any] | None = None) -> Board:
    """The board of a state, worked out from what a spectator sees."""
    cards = {kind.card.name: kind.card for kind in state.game.kinds}
    return Board(view or state.view(None), cards, state.game.letters)
