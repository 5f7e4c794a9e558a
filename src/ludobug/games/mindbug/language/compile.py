"""From card values to the tables and programs that the kernel reads."""

from __future__ import annotations

import functools
import operator
from collections.abc import Sequence
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from typing import Any

from ludobug.games.mindbug import layout as at
from ludobug.games.mindbug.language import words as w
from ludobug.games.mindbug.language.shape import inside

KEYWORD_BITS = {
    w.Keyword.FAST: at.FAST,
    w.Keyword.FRENZY: at.FRENZY,
    w.Keyword.HUNTER: at.HUNTER,
    w.Keyword.POISONOUS: at.POISONOUS,
    w.Keyword.SNEAKY: at.SNEAKY,
    w.Keyword.TOUGH: at.TOUGH,
}
TRIGGER_BITS = {
    (w.Trigger.PLAY, w.Place.IN_PLAY): at.ON_PLAY,
    (w.Trigger.ATTACK, w.Place.IN_PLAY): at.ON_ATTACK,
    (w.Trigger.DEFEATED, w.Place.IN_PLAY): at.ON_DEFEATED,
    (w.Trigger.ACTION, w.Place.IN_PLAY): at.ON_ACTION,
    (w.Trigger.END_OF_TURN, w.Place.IN_PLAY): at.ON_END_OF_TURN,
    (w.Trigger.END_OF_ANY_TURN, w.Place.IN_PLAY): at.ON_END_OF_ANY_TURN,
    (w.Trigger.LOSING_LIFE, w.Place.IN_PLAY): at.ON_LIFE_LOST,
    (w.Trigger.HARVEST, w.Place.IN_PLAY): at.ON_HARVEST,
    (w.Trigger.MINDBUG_USED, w.Place.IN_PLAY): at.ON_MINDBUG_USED,
    (w.Trigger.END_OF_TURN, w.Place.DISCARD): at.ON_END_OF_TURN_IN_DISCARD,
    (w.Trigger.LOSING_LIFE, w.Place.DISCARD): at.ON_LIFE_LOST_IN_DISCARD,
    (w.Trigger.REACHING_DISCARD, w.Place.DISCARD): at.ON_REACHING_DISCARD,
    (w.Trigger.OPPONENT_LOSING_LIFE, w.Place.DISCARD): at.ON_ENEMY_LIFE_LOST_IN_DISCARD,
}
SIDES = {
    w.Side.ANY: at.IN_PLAY,
    w.Side.ALLIED: at.OF_YOU,
    w.Side.ENEMY: at.OF_OPPONENTS,
    w.Side.TEAM_MATE: at.OF_TEAM_MATE,
    w.Side.LEFT: at.OF_LEFT,
}
ZONES = {
    w.Zone.PLAY: at.IN_PLAY,
    w.Zone.YOUR_HAND: at.IN_YOUR_HAND,
    w.Zone.YOUR_DISCARD: at.IN_YOUR_DISCARD,
    w.Zone.AN_OPPONENTS_HAND: at.IN_THEIR_HAND,
    w.Zone.AN_OPPONENTS_DISCARD: at.IN_THEIR_DISCARD,
    w.Zone.THE_OPPONENTS_DISCARD: at.IN_THEIR_DISCARD,
    w.Zone.ANY_DISCARD: at.IN_ANY_DISCARD,
    w.Zone.UNDER_CREATURES: at.UNDER_CREATURES,
    w.Zone.TEAM_MATES_HAND: at.IN_MATES_HAND,
    w.Zone.TEAM_MATES_DISCARD: at.IN_MATES_DISCARD,
    w.Zone.LOOKED_AT: at.IN_LOOKED,
}
EXTREMES = {None: 0, w.Extreme.LOWEST: at.LOWEST, w.Extreme.HIGHEST: at.HIGHEST}
RELATIONS = {
    w.Relation.LESS: at.LESS,
    w.Relation.AT_MOST: at.AT_MOST,
    w.Relation.EQUAL: at.EQUAL,
    w.Relation.AT_LEAST: at.AT_LEAST,
    w.Relation.MORE: at.MORE,
}
WHO = {
    w.Who.YOU: at.YOU,
    w.Who.THE_OPPONENT: at.AN_OPPONENT,
    w.Who.AN_OPPONENT: at.AN_OPPONENT,
    w.Who.EACH_OPPONENT: at.EACH_OPPONENT,
    w.Who.EACH_PLAYER: at.EACH_PLAYER,
    w.Who.TEAM_MATE: at.TEAM_MATE,
}


def keyword_bits(keywords: Sequence[w.Keyword]) -> int:
    """The keywords as a set of bits."""
    bits = 0
    for keyword in keywords:
        bits |= KEYWORD_BITS[keyword]
    return bits


HANDS = {
    w.Who.YOU: (at.IN_YOUR_HAND, 0),
    w.Who.TEAM_MATE: (at.IN_MATES_HAND, at.BY_TEAM_MATE),
}
"""Whose hand a player chooses a card of, and how the choice is made; of anybody else it is the opponent dealt with."""


PURPOSES = {
    w.PlayCard: at.FOR_PLAY,
    w.AttackNow: at.FOR_ATTACK,
    w.CopyPlay: at.FOR_COPY,
    w.TriggerPlay: at.FOR_COPY,
    w.ToYourHand: at.FOR_HAND,
}
"""What cards are chosen for, where that limits the choice."""


PLAIN_RULES: dict[type, tuple[int, int]] = {
    w.NoPlayEffects: (at.SILENCES_PLAY, at.LAYER_SILENCE),
    w.NoDefeatedEffects: (at.SILENCES_DEFEATED, at.LAYER_SILENCE),
    w.NoMindbugs: (at.BANS_MINDBUGS, at.LAYER_MINDBUGS),
    w.SavesTeamMate: (at.SAVES_TEAM_MATE, 0),
    w.ExtraReroll: (at.GIVES_REROLL, at.LAYER_REROLLS),
    w.EvolvesInstead: (at.EVOLVES_INSTEAD, at.LAYER_EVENTS),
    w.MustBeHunted: (at.MUST_BE_HUNTED, at.LAYER_FIGHTS),
    w.ReversesFights: (at.REVERSES_FIGHTS, at.LAYER_FIGHTS),
}
"""Rules that say nothing but themselves, and the layer in which they are looked up."""

GROUP_RULES: dict[type, tuple[int, int]] = {
    w.CannotBeDefeated: (at.BANS_DEFEAT, at.LAYER_BANS),
    w.KeywordsWithoutEffect: (at.SWITCHES_OFF, at.LAYER_BANS),
    w.HuntsOnly: (at.HUNTS_ONLY, at.LAYER_FIGHTS),
}
"""Rules that say nothing but which creatures they are about, and their layer."""

PLAYER_RULES: dict[type, int] = {w.CannotLoseLife: at.GUARDS_LIFE, w.CannotTakeCards: at.CLOSES_HANDS}
"""Rules about players that say nothing but whom they mean."""

PLAIN_EFFECTS: dict[type, tuple[int, int]] = {
    w.NameKeyword: (at.NAME_KEYWORD, 0),
    w.MatchLife: (at.MATCH_LIFE, 0),
    w.WinGame: (at.END_GAME, 0),
    w.LoseGame: (at.END_GAME, 1),
    w.Evolve: (at.EVOLVE, 0),
    w.SwapHands: (at.SWAP_HANDS, 0),
    w.ReturnSetAside: (at.RETURN_ASIDE, 0),
    w.NoMindbugsThisTurn: (at.BAN_MINDBUGS, 0),
    w.ExtraTurn: (at.EXTRA_TURN, 0),
}
"""Effects that say nothing but themselves, as instructions; the end of the game and how many teams on its winner is."""


PLAIN_ACTS: dict[type, int] = {
    w.Defeat: at.DEFEAT,
    w.TakeControl: at.TAKE_CONTROL,
    w.HandOver: at.HAND_OVER,
    w.ToYourHand: at.TO_YOUR_HAND,
    w.ToControllersHand: at.TO_CONTROLLERS_HAND,
    w.SetAside: at.SET_ASIDE,
    w.ToTeamMatesHand: at.TO_TEAM_MATES_HAND,
    w.AttackNow: at.ATTACK_NOW,
    w.CopyPlay: at.COPY_PLAY,
    w.TriggerPlay: at.TRIGGER_PLAY,
    w.Reveal: at.REVEAL,
}
"""What is done to cards without any further particulars, and the instruction for it."""


class Tables:
    """The rules buffer under construction: rows are appended, equal rows are shared."""

    def __init__(self, seats: int = 2) -> None:
        self.seats = seats
        self.cells: list[int] = [0] * at.FIRST_RULE
        self._rows: dict[tuple[int, ...], int] = {}

    def row(self, *cells: int) -> int:
        """The address of a row with this content."""
        if cells not in self._rows:
            self._rows[cells] = len(self.cells)
            self.cells.extend(cells)
        return self._rows[cells]

    def block(self, cells: Sequence[int]) -> int:
        """The address of a new run of cells."""
        address = len(self.cells)
        self.cells.extend(cells)
        return address

    # ------------------------------------------------------------ groups, quantities, conditions

    def group(self, group: w.Creatures | w.Cards) -> int:
        """A group of cards."""
        if isinstance(group, w.Cards):
            ability = sum(bit for (trigger, _), bit in TRIGGER_BITS.items() if trigger is group.ability)
            return self.group_row(
                ZONES[group.zone],
                group.min_power,
                group.max_power,
                filters=(at.WITH_ABILITY if ability else 0) | (at.LAY_UNDER_THIS if group.lay_under_this else 0),
                ability=ability,
            )
        relation, far = group.than_this, group.further_from_this
        filters = (at.OTHER if group.other else 0) | (at.BOOSTED if group.boosted else 0)
        filters |= at.RELATED_TO_THIS if relation is not None else 0
        filters |= at.FAR_FROM_THIS if far is not None else 0
        filters |= at.WITH_OCTONITE if group.min_octonite else 0
        filters |= at.WITH_DEEDS if group.blocked else 0
        filters |= at.WITH_NAMED if group.named_keyword or group.shares_keyword_with_it else 0
        measured = replace(group, side=w.Side.ANY, other=False, min_octonite=None, blocked=False, boosted=False)
        return self.group_row(
            SIDES[group.side],
            group.min_power,
            at.AS_NOTED if group.as_strong_as_it else group.max_power,
            filters=filters,
            keywords=keyword_bits(group.keywords),
            extreme=at.SHARED if group.sharing_power else EXTREMES[group.extreme],
            measures=measured != w.Creatures(),
            relation=RELATIONS[relation] if relation is not None else 0,
            octonite=group.min_octonite or 0,
            distance=far or 0,
            deeds=at.HAS_BLOCKED if group.blocked else 0,
        )

    def group_row(
        self,
        zones: int,
        low: int | None = None,
        high: int | None = None,
        *,
        filters: int = 0,
        keywords: int = 0,
        extreme: int = 0,
        measures: bool = False,
        relation: int = 0,
        octonite: int = 0,
        ability: int = 0,
        distance: int = 0,
        deeds: int = 0,
    ) -> int:
        """The row of a group."""
        asked = keywords, extreme, int(measures), relation, octonite, ability, distance, deeds
        return self.row(zones, filters, low or 0, _most(high), *asked)

    def anywhere(self, zones: int) -> int:
        """All cards of some zones."""
        return self.group_row(zones)

    def quantity(self, quantity: w.Quantity) -> int:
        """A quantity."""
        match quantity:
            case w.Number(value):
                return self.row(at.NUMBER, value)
            case w.CreatureCount(w.Creatures() as group):
                return self.row(at.CREATURES_OF_GROUP, self.group(group))
            case w.CreatureCount(who):
                return self.row(at.CREATURES_OF_YOU + (who is not w.Who.YOU), 0)
            case w.LifeOf(who):
                return self.row(at.LIFE_OF_YOU + (who is not w.Who.YOU), 0)
            case w.HandSize(who):
                return self.row(at.HAND_OF_YOU + (who is not w.Who.YOU), 0)
            case w.DiscardSize(who):
                return self.row(at.DISCARD_OF_YOU + (who is not w.Who.YOU), 0)
            case w.UnusedMindbugs(who):
                return self.row(at.MINDBUGS_OF_YOU + (who is not w.Who.YOU), 0)
            case w.OctoniteOnThis():
                return self.row(at.OCTONITE_ON_THIS, 0)
            case w.OctoniteOn(group):
                return self.row(at.OCTONITE_ON_GROUP, self.group(group))

    def size_of(self, group: w.Creatures | w.Cards) -> int:
        """The number of cards of a group, as a quantity."""
        return self.row(at.CREATURES_OF_GROUP, self.group(group))

    def condition(self, condition: w.Condition | None) -> int:
        """A condition; 0 for none."""
        match condition:
            case None:
                return 0
            case w.YourTurn():
                return self.row(at.YOUR_TURN, 0, 0, 0)
            case w.ItHasPower(min_power, max_power):
                group = self.group(w.Creatures(min_power=min_power, max_power=max_power))
                return self.row(at.IT_HAS_POWER, group, 0, 0, 0)
            case w.ItHasOctonite(count):
                return self.row(at.IT_HAS_POWER, self.group(w.Creatures(min_octonite=count)), 0, 0, 0)
            case w.NotYourTurn():
                return self.row(at.NOT_YOUR_TURN, 0, 0, 0)
            case w.OnlyAllied():
                return self.row(at.ONLY_ALLIED, 0, 0, 0)
            case w.ThisDefeatedAnEnemy():
                return self.row(at.THIS_DEFEATED_AN_ENEMY, 0, 0, 0)
            case w.Compare(left, relation, right, more):
                return self.row(at.COMPARE, self.quantity(left), RELATIONS[relation], self.quantity(right), more)

    # ------------------------------------------------------------ abilities

    def constant(self, ability: w.Constant) -> list[int]:
        """A constant ability as a row."""
        row = self.rule(ability.rule, self.condition(ability.condition))
        return row + [0] * (at.CONSTANT_CELLS - len(row))

    def rule(self, rule: w.Rule, condition: int) -> list[int]:
        """The cells of a constant rule under a condition; what is missing at the end is 0."""
        match rule:
            case w.Gains(target, power, each, keywords, dice):
                group = self.group(target.group) if isinstance(target, w.Every) else 0
                times = self.quantity(each) if each is not None else 0
                layers = (at.LAYER_POWER if power else 0) | (at.LAYER_KEYWORDS if keywords else 0)
                layers |= at.LAYER_DICE if dice else 0
                return [at.GAINS, group, condition, power, times, keyword_bits(keywords), 0, layers, dice]
            case w.SharesKeywords(creatures, keywords):
                bits = keyword_bits(keywords)
                return [at.SHARES_KEYWORDS, self.group(creatures), condition, 0, 0, bits, 0, at.LAYER_COPIES]
            case w.CannotBlock(those, only_this):
                group = 0 if isinstance(those, w.This) else self.group(those)
                layer = 0 if only_this else at.LAYER_BANS
                return [at.BANS_BLOCK, group, condition, 0, 0, 0, int(only_this), layer]
            case w.CannotAttack(creatures):
                whose = 0 if isinstance(creatures, w.This) else self.group(creatures)
                return [at.BANS_ATTACK, whose, condition, 0, 0, 0, 0, at.LAYER_BANS]
            case w.CannotBeDefeated(creatures) | w.KeywordsWithoutEffect(creatures) | w.HuntsOnly(creatures):
                sort, layer = GROUP_RULES[type(rule)]
                return [sort, self.group(creatures), condition, 0, 0, 0, 0, layer]
            case w.CannotPlay(who, min_power, max_power):
                group = self.group(w.Cards(w.Zone.YOUR_HAND, min_power, max_power))
                return [at.BARS_PLAY, group, condition, 0, 0, 0, WHO[who], 0]
            case w.CannotLoseLife(who) | w.CannotTakeCards(who):
                return [PLAYER_RULES[type(rule)], 0, condition, 0, 0, 0, WHO[who], at.LAYER_EVENTS]
            case w.TurnsWhenSaved(profiles):
                sides = self.block([cell for one in profiles for cell in (one.power, keyword_bits(one.keywords))])
                return [at.TURNS_WHEN_SAVED, 0, condition, len(profiles), 0, 0, 0, at.LAYER_EVENTS, 0, 0, sides]
            case w.Grants(creatures, trigger, effect, cost):
                bit, program = TRIGGER_BITS[trigger, w.Place.IN_PLAY], self.program(effect, cost)
                return [at.GRANTS, self.group(creatures), condition, 0, 0, 0, 0, at.LAYER_EVENTS, 0, bit, program]
            case w.SpreadsOctonite():
                raise TypeError("spreading octonite is no rule that holds in play")
            case _:
                sort, layer = PLAIN_RULES[type(rule)]
                return [sort, 0, condition, 0, 0, 0, 0, layer]

    def program(self, effect: w.Effect, cost: int = 0, further: bool = False, mindbugs: int = 0) -> int:
        """The program of an effect, which octonite or Mindbugs may have to be paid for.

        Of a ``further`` loss no other follows.
        """
        program = Program(self)
        if further:
            program.step(at.FURTHER_LOSSES)
        return program.finish(effect, cost, mindbugs)

    def kind_cells(self, card: w.Creature) -> list[int]:
        """The row of a kind of card; what it refers to is added to the tables."""
        triggered = [a for a in card.abilities if isinstance(a, w.Triggered)]
        constants = [a for a in card.abilities if isinstance(a, w.Constant)]
        there = [self.constant(ability) for ability in constants if ability.place is w.Place.DISCARD]
        triggers = at.SPREADS_OCTONITE if w.Constant(w.SpreadsOctonite()) in constants else 0
        abilities: list[int] = []
        for ability in triggered:
            bit = TRIGGER_BITS[ability.trigger, ability.place]
            triggers |= bit
            further = ability.trigger is w.Trigger.OPPONENT_LOSING_LIFE
            abilities += [bit, self.program(ability.effect, ability.cost_octonite, further, ability.cost_mindbugs)]
        rows = [
            self.constant(ability)
            for ability in constants
            if ability.place is w.Place.IN_PLAY and not isinstance(ability.rule, w.SpreadsOctonite)
        ]
        return [
            card.power,
            keyword_bits(card.keywords),
            card.octonite,
            triggers,
            self.block(abilities),
            len(triggered),
            self.block([cell for row in rows for cell in row]),
            len(rows),
            _layers(rows),
            card.dice,
            0,
            0,
            self.block([cell for row in there for cell in row]),
            len(there),
            _layers(there),
        ]

    def energy_cells(self, card: w.EnergyCard) -> list[int]:
        """The row of an Energy card; its program is added to the tables."""
        cells = [card.price, self.program(card.effect)]
        return cells + [0] * (at.KIND_CELLS - len(cells))


def _layers(rows: Sequence[Sequence[int]]) -> int:
    """All layers that some constant abilities need."""
    return functools.reduce(operator.or_, (row[at.CONSTANT_LAYERS] for row in rows), 0)


def _most(power: int | None) -> int:
    return at.MOST_POWER if power is None else power


class Program:
    """One program under construction. Jumps are kept as indices until the address is known."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.steps: list[list[int]] = []
        self.jumps: list[int] = []
        self.named = tables.seats == at.TEAMS
        """Whether it is clear by now which opponent is meant."""

    def step(self, op: int, a: int = 0, b: int = 0, c: int = 0) -> int:
        """Add an instruction; returns its index."""
        self.steps.append([op, a, b, c])
        return len(self.steps) - 1

    def jump(self, op: int, b: int = 0, c: int = 0) -> int:
        """Add an instruction that may skip ahead to a place said later by ``land``."""
        index = self.step(op, 0, b, c)
        self.jumps.append(index)
        return index

    def land(self, index: int) -> None:
        """The instruction skips to here."""
        self.steps[index][at.FIRST_OPERAND] = len(self.steps)

    def finish(self, effect: w.Effect, cost: int, mindbugs: int) -> int:
        """Translate a whole effect and what it costs; returns the address of its program."""
        costs = [(at.PAY_OCTONITE, cost), (at.PAY_MINDBUG, mindbugs)]
        unpaid = [self.jump(op, price) for op, price in costs if price]
        self.effect(effect)
        for jump in unpaid:
            self.land(jump)
        if any(isinstance(word, w.Slayer) for word, _ in inside(effect, "")):
            self.step(at.FORGET_FALL)
        self.step(at.END)
        start = len(self.tables.cells)
        for index in self.jumps:
            step = self.steps[index]
            step[at.FIRST_OPERAND] = start + step[at.FIRST_OPERAND] * at.INSTRUCTION_CELLS
        return self.tables.block([cell for step in self.steps for cell in step])

    def effect(self, effect: w.Effect) -> None:
        """Translate one effect."""
        match effect:
            case w.InOrder(effects):
                for part in effects:
                    self.effect(part)
            case w.If(condition, inner):
                skip = self.jump(at.SKIP_UNLESS, self.tables.condition(condition))
                named = self.named
                if speaks_of_one_opponent(condition):
                    self.name_opponent(inner, self.tables.condition(condition))
                self.effect(inner)
                self.named = named
                self.land(skip)
            case w.ChooseOne(effects):
                self.choose_one(effects)
            case w.ForEach(inner, then):
                self.for_each(inner, then)
            case w.LoseMindbugs():
                unused = w.Compare(w.UnusedMindbugs(w.Who.AN_OPPONENT), w.Relation.AT_LEAST, w.Number(1))
                self.name_opponent(effect, self.tables.condition(unused))
                self.plain(effect)
            case w.RollAndRepeat(least, inner):
                self.name_opponent(inner)
                self.roll(least, inner)
            case w.May(inner, then):
                self.name_opponent(inner)
                named = self.named
                self.may(inner, then)
                self.named = named
            case w.IfYouDo(inner, then):
                self.effect(inner)
                undone = self.jump(at.SKIP_UNLESS_DONE, least_of(inner))
                self.effect(then)
                self.land(undone)
            case w.TheyMay():
                self.name_opponent(effect)
                self.they_may(effect)
            case _:
                self.name_opponent(effect)
                self.plain(effect)

    def roll(self, least: int, inner: w.Effect) -> None:
        """Roll a die; do something, and roll again, if it shows enough."""
        nothing = self.jump(at.ROLL_PIPS)
        too_few = self.jump(at.SKIP_UNLESS_ROLLED, least)
        self.effect(inner)
        self.steps[self.jump(at.REPEAT)][at.FIRST_OPERAND] = nothing
        self.land(too_few)
        self.land(nothing)

    def choose_one(self, effects: Sequence[w.Effect]) -> None:
        """One of several effects; which of them can be carried out is told by the cards of its first sentence."""
        named, ends = self.named, []
        for index, effect in enumerate(effects):
            target = _target_or_none(_first_sentence(effect))
            chosen = isinstance(target, w.Pick) and not isinstance(_first_sentence(effect), w.Boost)
            group = self.tables.group(target.group) if chosen and isinstance(target, w.Pick) else 0
            following = self.jump(at.CHOOSE_ONE, group, len(effects) - index)
            self.named = named
            self.effect(effect)
            ends.append(self.jump(at.GO_TO))
            self.land(following)
        for end in ends:
            self.land(end)
        self.named = named

    def for_each(self, effect: w.Discard, then: w.Effect) -> None:
        """Cards are discarded; what follows stands there as often as cards may be discarded."""
        self.name_opponent(w.InOrder((effect, then)))
        self.effect(effect)
        begun: int | None = None
        for count in range(effect.count, 0, -1):
            fewer = self.jump(at.SKIP_UNLESS_DONE, count)
            if begun is not None:
                self.land(begun)
            self.effect(then)
            begun = self.jump(at.GO_TO)
            self.land(fewer)
        if begun is not None:
            self.land(begun)

    def name_opponent(self, effect: w.Effect, condition: int = 0) -> None:
        """Where there are two, an opponent is named before the first sentence that deals with one."""
        if not self.named and speaks_of_one_opponent(effect):
            self.step(at.NAME_OPPONENT, condition)
            self.named = True

    def plain(self, effect: w.Effect) -> None:
        """Translate an effect that is one sentence."""
        match effect:
            case w.GainLife(who, quantity):
                self.step(at.GAIN_LIFE, WHO[who], self.tables.quantity(quantity))
            case w.LoseLife(who, quantity):
                self.step(at.LOSE_LIFE, WHO[who], self.tables.quantity(quantity))
            case w.LoseLifeDownTo(who, remaining):
                self.step(at.LOSE_LIFE_DOWN_TO, WHO[who], remaining)
            case w.GainEnergy() | w.StealLife() | w.RefreshMindbugs() | w.LoseMindbugs():
                self.about_players(effect)
            case (
                w.MatchLife()
                | w.WinGame()
                | w.LoseGame()
                | w.Evolve()
                | w.NoMindbugsThisTurn()
                | w.ExtraTurn()
                | w.SwapHands()
                | w.NameKeyword()
                | w.ReturnSetAside()
            ):
                self.step(*PLAIN_EFFECTS[type(effect)])
            case w.DrawUnused() | w.UnusedUnderDrawPile() | w.DiscardPiles():
                self.about_piles(effect)
            case w.Discard():
                self.discard(effect)
            case w.BuyEnergyCard() | w.AlliesThisTurn():
                self.about_energy(effect)
            case w.NoBlocks(who):
                self.step(at.NO_BLOCKS, WHO[who])
            case w.Boost():
                self.boost(effect)
            case w.Give() | w.PassLeft() | w.LookAtUnused():
                self.hidden_cards(effect)
            case _:
                self.target(effect)
                self.act(effect)

    def about_players(self, effect: w.GainEnergy | w.StealLife | w.RefreshMindbugs | w.LoseMindbugs) -> None:
        """Translate a sentence about players and no cards."""
        match effect:
            case w.GainEnergy(who, quantity):
                self.step(at.GAIN_ENERGY, WHO[who], self.tables.quantity(quantity))
            case w.StealLife(quantity):
                self.step(at.STEAL_LIFE, at.AN_OPPONENT, self.tables.quantity(quantity))
            case w.RefreshMindbugs(who, count):
                self.step(at.REFRESH_MINDBUGS, WHO[who], count)
            case w.LoseMindbugs(who, count):
                self.step(at.LOSE_MINDBUGS, WHO[who], count)

    def about_piles(self, effect: w.DrawUnused | w.UnusedUnderDrawPile | w.DiscardPiles) -> None:
        """Translate a sentence about cards that nobody chooses."""
        match effect:
            case w.DrawUnused(count):
                self.step(at.DRAW_UNUSED, count)
            case w.UnusedUnderDrawPile(count):
                self.step(at.UNUSED_UNDER_DRAW, count)
            case w.DiscardPiles(who, piles):
                self.step(at.DISCARD_PILES, WHO[who], piles is not w.Piles.DRAW, piles is not w.Piles.HAND)

    def about_energy(self, effect: w.BuyEnergyCard | w.AlliesThisTurn) -> None:
        """Translate the purchase of an Energy card, or what it gives all creatures of a player."""
        match effect:
            case w.BuyEnergyCard(True):
                self.step(at.BUY_TOP)
            case w.BuyEnergyCard():
                self.step(at.PICK, self.tables.anywhere(at.IN_MARKET), 1)
                self.step(at.BUY_FREE)
            case w.AlliesThisTurn(keywords, dice):
                self.step(at.ALLIES_GAIN, keyword_bits(keywords), dice)

    def discard(self, effect: w.Discard) -> None:
        """Players choose cards of their hands; all are discarded together."""
        who, count = effect.who, effect.count
        mode = (at.UP_TO if effect.up_to else 0) | (at.AT_RANDOM if effect.at_random else 0)
        if effect.each is not None:
            count = self.tables.row(self.tables.quantity(effect.each), count)
            mode |= at.COUNTED
        if self.tables.seats > at.TEAMS and WHO[who] in (at.EACH_OPPONENT, at.EACH_PLAYER):
            self.in_turn(who, count, mode)
            self.step(at.DISCARD_CARDS)
            return
        if WHO[who] in (at.YOU, at.EACH_PLAYER):
            self.step(at.PICK, self.tables.anywhere(at.IN_YOUR_HAND), count, mode)
        if WHO[who] != at.YOU:
            also = at.AND_ALSO if WHO[who] == at.EACH_PLAYER else 0
            self.step(at.PICK, self.tables.anywhere(at.IN_THEIR_HAND), count, mode | at.BY_OPPONENT | also)
        self.step(at.DISCARD_CARDS)

    def boost(self, effect: w.Boost) -> None:
        """Cards of any discard piles are chosen, then a creature, unless it is this one; each in its turn if spread."""
        nobody = self.jump(at.SKIP_UNLESS, self.able_to_boost(effect.target))
        stops = []
        for round_ in range(effect.count if effect.spread else 1):
            pile = self.tables.anywhere(at.IN_ANY_DISCARD)
            self.step(at.PICK, pile, 1 if effect.spread else effect.count, at.UP_TO)
            stops.append(self.jump(at.SKIP_UNLESS_CHOSEN, int(round_ == 0)))
            if isinstance(effect.target, w.Pick):
                self.step(at.PICK, self.tables.group(effect.target.group), 1, at.AND_ALSO)
            self.step(at.BOOST, int(isinstance(effect.target, w.This)))
        for jump in (nobody, *stops):
            self.land(jump)

    def able_to_boost(self, target: w.Pick | w.This) -> int:
        """The condition that there is a creature to boost."""
        if isinstance(target, w.This):
            return self.tables.row(at.THIS_IN_PLAY, 0, 0, 0)
        assert isinstance(target.group, w.Creatures)
        some = w.Compare(w.CreatureCount(target.group), w.Relation.AT_LEAST, w.Number(1))
        return self.tables.condition(some)

    def hidden_cards(self, effect: w.Give | w.PassLeft | w.LookAtUnused) -> None:
        """Translate a sentence about cards that others do not see."""
        match effect:
            case w.Give(who):
                self.hand_card(who, at.FOR_HAND)
                self.step(at.TO_YOUR_HAND)
            case w.PassLeft(who):
                self.in_turn(who, 1, 0)
                self.step(at.PASS_LEFT)
            case w.LookAtUnused(count, inner):
                self.step(at.LOOK_UNUSED, count)
                self.target(inner)
                self.act(inner)
                self.step(at.PUT_BACK)

    def hand_card(self, who: w.Who, mode: int) -> None:
        """A player chooses a card of the own hand, or chance does."""
        zones, chooser = HANDS.get(who, (at.IN_THEIR_HAND, at.BY_OPPONENT))
        self.step(at.PICK, self.tables.anywhere(zones), 1, chooser | mode)

    def in_turn(self, who: w.Who, count: int, mode: int) -> None:
        """All players meant choose cards of their hands, in the order of their turns."""
        for place in range(self.tables.seats):
            skip = self.jump(at.FOR_SEAT_IN_TURN, place, WHO[who])
            self.step(at.PICK, self.tables.anywhere(at.IN_THEIR_HAND), count, mode | at.BY_OPPONENT | at.AND_ALSO)
            self.land(skip)
        self.named = False

    def target(self, effect: w.Effect) -> None:
        """Choose what the effect is about."""
        purpose = PURPOSES.get(type(effect), 0)
        if _looks_at_it(_target_of(effect)):
            self.step(at.NOTE_POWER)
        if _looks_at_its_keywords(_target_of(effect)):
            self.step(at.NOTE_KEYWORDS)
        match _target_of(effect):
            case w.Pick(group, any_number=True):
                count = self.tables.row(self.tables.size_of(group), 1)
                self.step(at.PICK, self.tables.group(group), count, at.UP_TO | at.COUNTED | purpose)
            case w.Pick(group, count, up_to, at_random, same_power=same_power):
                mode = (at.UP_TO if up_to else 0) | (at.AT_RANDOM if at_random else 0) | purpose
                mode |= at.SAME_POWER if same_power else 0
                mode |= at.BY_TEAM_MATE if is_of_team_mate(group) else 0
                self.step(at.PICK, self.tables.group(group), count, mode)
            case w.Every(group):
                self.step(at.PICK, self.tables.group(group), 1, at.ALL_OF_THEM | purpose)
            case w.This():
                self.step(at.PICK_THIS, self.tables.anywhere(_zones_for_this(effect)), 0, purpose)
            case w.It():
                self.step(at.PICK_AGAIN, 0, 0, purpose)
            case w.Slayer():
                self.step(at.PICK_SLAYER)
        if isinstance(effect, w.Defeat) and effect.also is not None:
            also = effect.also
            mode = (at.UP_TO if also.up_to else 0) | (at.AT_RANDOM if also.at_random else 0) | at.AND_ALSO
            self.step(at.PICK, self.tables.group(also.group), also.count, mode)

    def act(self, effect: w.Effect) -> None:
        """Do it to what was chosen."""
        if type(effect) in PLAIN_ACTS:
            self.step(PLAIN_ACTS[type(effect)])
        match effect:
            case w.PlayCard(_, silent):
                self.step(at.PLAY_CARD, int(silent))
            case w.PutOctonite(_, count):
                self.step(at.PUT_OCTONITE, count)
            case w.ToAnyDiscard():
                self.step(at.NAME_PLAYER)
                self.step(at.TO_NAMED_DISCARD)
            case w.ThisTurn():
                marks = keyword_bits(effect.keywords) * at.THIS_TURN
                marks |= at.MAY_NOT_BLOCK if effect.cannot_block else 0
                marks |= at.SAFE_THIS_TURN if effect.cannot_be_defeated else 0
                self.step(at.THIS_TURN_GAINS, marks, effect.power)

    def possible(self, inner: w.Effect) -> int | None:
        """Skip what cannot be done completely and is told by no group of cards; the jump to land, if there is one."""
        match inner:
            case w.LoseLife(w.Who.YOU, w.Number(amount)) if amount > 1:
                enough = w.Compare(w.LifeOf(w.Who.YOU), w.Relation.AT_LEAST, w.Number(amount))
                return self.jump(at.SKIP_UNLESS, self.tables.condition(enough))
            case w.RefreshMindbugs(w.Who.YOU, count) | w.LoseMindbugs(w.Who.YOU, count):
                lost = isinstance(inner, w.LoseMindbugs)
                have = self.tables.row(at.MINDBUGS_OF_YOU if lost else at.USED_MINDBUGS_OF_YOU, 0)
                needed = self.tables.quantity(w.Number(count))
                return self.jump(at.SKIP_UNLESS, self.tables.row(at.COMPARE, have, at.AT_LEAST, needed, 0))
            case w.Evolve():
                return self.jump(at.SKIP_UNLESS, self.tables.row(at.ABLE_TO_EVOLVE, 0, 0, 0))
            case w.Boost(target):
                return self.jump(at.SKIP_UNLESS, self.able_to_boost(target))
            case _:
                return None

    def they_may(self, effect: w.TheyMay) -> None:
        """Another player carries it out: may do it, and does something else if not."""
        who = WHO[effect.who]
        self.step(at.TURN_TO, 0, who)
        skips = self.offer(effect.effect)
        done = []
        if effect.otherwise is not None:
            skips.append(self.jump(at.SKIP_UNLESS_DONE, least_of(effect.effect)))
            done.append(self.jump(at.TURN_BACK, who))
        for skip in skips:
            self.land(skip)
        if effect.otherwise is not None:
            self.effect(effect.otherwise)
        done.append(self.jump(at.TURN_BACK, who, 1))
        for jump in done:
            self.land(jump)

    def may(self, inner: w.Effect, then: w.Effect | None) -> None:
        """Ask; then do it; then, if it was really done, what follows from it."""
        skips = self.offer(inner)
        if then is not None:
            undone = self.jump(at.SKIP_UNLESS_DONE, least_of(inner))
            self.effect(then)
            self.land(undone)
        for skip in skips:
            self.land(skip)

    def offer(self, inner: w.Effect) -> list[int]:
        """Ask, and do it; the jumps to land for what comes after it, or instead of it."""
        impossible = self.possible(inner)
        match inner:
            case w.Discard(w.Who.YOU):
                no = self.jump(at.ASK_MAY, self.tables.anywhere(at.IN_YOUR_HAND), least_of(inner))
                self.effect(inner)
            case w.Boost():
                no = self.jump(at.ASK_MAY, self.tables.anywhere(at.IN_ANY_DISCARD), 1)
                self.effect(inner)
            case w.BuyEnergyCard(top_of_deck):
                zone = at.IN_ENERGY_DECK if top_of_deck else at.IN_MARKET
                no = self.jump(at.ASK_MAY, self.tables.anywhere(zone), 1)
                self.effect(inner)
            case _ if isinstance(_target_or_none(inner), w.This | w.It | w.Slayer):
                self.target(inner)
                no = self.jump(at.ASK_WITH_CHOSEN)
                self.act(inner)
            case _:
                target = _target_or_none(inner)
                group = self.tables.group(target.group) if isinstance(target, w.Pick) else 0
                if target is not None and _looks_at_it(target):
                    self.step(at.NOTE_POWER)
                no = self.jump(at.ASK_MAY, group, least_of(inner) if group else 1)
                self.effect(inner)
        return [no] if impossible is None else [no, impossible]


def least_of(effect: w.Effect) -> int:
    """How much of an effect must be done for it to be really done."""
    match effect:
        case w.RefreshMindbugs(_, count) | w.LoseMindbugs(_, count) | w.DrawUnused(count):
            return count
        case w.LoseLife(w.Who.YOU, w.Number(amount)):
            return max(1, amount)
        case w.Discard(w.Who.YOU, count, up_to):
            return 1 if up_to else count
        case w.Defeat(first, w.Pick() as also):
            return least_of(w.Defeat(first)) + least_of(w.Defeat(also))
        case _:
            target = _target_or_none(effect)
            if isinstance(target, w.Pick) and not (target.up_to or target.any_number):
                return target.count
            return 1


def _first_sentence(effect: w.Effect) -> w.Effect:
    """The first sentence of an effect."""
    while isinstance(effect, w.InOrder) and effect.effects:
        effect = effect.effects[0]
    return effect


ONE_OPPONENT = {
    w.Who.THE_OPPONENT,
    w.Who.AN_OPPONENT,
    w.Zone.AN_OPPONENTS_HAND,
    w.Zone.AN_OPPONENTS_DISCARD,
    w.Zone.THE_OPPONENTS_DISCARD,
}
ABOUT_LIFE = (w.GainLife, w.LoseLife, w.LoseLifeDownTo, w.LifeOf)
"""Words about a team's life: it does not matter which of two opponents they mean."""


def speaks_of_one_opponent(word: Any) -> bool:
    """Whether a text deals with one opponent in a way that makes a difference between two."""
    if isinstance(word, w.HandOver | w.SwapHands):
        return True
    if isinstance(word, Enum):
        return word in ONE_OPPONENT
    if isinstance(word, tuple):
        return any(speaks_of_one_opponent(part) for part in word)
    if not is_dataclass(word):
        return False
    return any(
        speaks_of_one_opponent(getattr(word, field.name))
        for field in fields(word)
        if not (isinstance(word, ABOUT_LIFE) and field.name == "who")
    )


def is_of_team_mate(group: w.Creatures | w.Cards) -> bool:
    """Whether the cards of a group lie in the hand of a team mate, who then chooses among them."""
    return isinstance(group, w.Cards) and group.zone is w.Zone.TEAM_MATES_HAND


def _looks_at_it(target: w.Target) -> bool:
    """Whether the group of a target is told by what the sentence before was about."""
    group = getattr(target, "group", None)
    return isinstance(group, w.Creatures) and group.as_strong_as_it


def _looks_at_its_keywords(target: w.Target) -> bool:
    """Whether the group of a target is told by the keywords of what the sentence before was about."""
    group = getattr(target, "group", None)
    return isinstance(group, w.Creatures) and group.shares_keyword_with_it


def _target_or_none(effect: w.Effect) -> w.Target | None:
    return getattr(effect, "target", None)


def _target_of(effect: w.Effect) -> w.Target:
    target = _target_or_none(effect)
    if target is None:
        raise TypeError(f"{type(effect).__name__} has no target")
    return target


def _zones_for_this(effect: w.Effect) -> int:
    if isinstance(effect, w.PlayCard):
        return at.IN_YOUR_DISCARD | at.IN_YOUR_HAND
    if isinstance(effect, w.ToYourHand):
        return at.IN_PLAY | at.IN_YOUR_DISCARD
    return at.IN_PLAY
