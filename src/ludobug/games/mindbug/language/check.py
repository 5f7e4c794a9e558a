"""Whether a card makes sense: names, numbers, and words that can go together.

The codec already refuses what is no word at all; this refuses words that say nothing, or nothing that the rules
could carry out. It works on cards from JSON and on cards written in Python alike.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Any, NoReturn

from ludobug.games.mindbug.language.check_effects import check_abilities, check_energy_effect
from ludobug.games.mindbug.language.codec import shown
from ludobug.games.mindbug.language.limits import (
    ACTION_WORDS,
    FORBIDDEN_IN_NAMES,
    LONGEST_NAME,
    LONGEST_TEXT,
    MOST_ABILITIES,
    MOST_CHOICES,
    MOST_PROFILES,
    CardSetError,
    number_range,
    number_rule,
)
from ludobug.games.mindbug.language.lines import check_evolution
from ludobug.games.mindbug.language.shape import inside, parts
from ludobug.games.mindbug.language.words import (
    AlliesThisTurn,
    AttackNow,
    Boost,
    CannotBlock,
    CannotLoseLife,
    CannotPlay,
    CannotTakeCards,
    Cards,
    ChooseOne,
    Compare,
    Constant,
    CopyPlay,
    Creature,
    CreatureCount,
    Creatures,
    Defeat,
    Discard,
    DiscardSize,
    EnergyCard,
    Every,
    ForEach,
    Gains,
    Give,
    HandSize,
    InOrder,
    ItHasPower,
    Keyword,
    LifeOf,
    LoseLife,
    LoseMindbugs,
    NoBlocks,
    Number,
    PassLeft,
    Pick,
    RefreshMindbugs,
    Relation,
    SavesTeamMate,
    SharesKeywords,
    Side,
    SpreadsOctonite,
    TheyMay,
    This,
    ThisTurn,
    ToTeamMatesHand,
    ToYourHand,
    TriggerPlay,
    TurnsWhenSaved,
    UnusedMindbugs,
    Who,
    Zone,
)


def check_card(card: Creature) -> None:
    """Refuse a card that is malformed or says something the rules cannot carry out.

    Raises:
        CardSetError: the message names the card, the place in it, and what is allowed there.
    """
    try:
        check_names(card)
        check_evolution(card)
        if len(card.abilities) > MOST_ABILITIES:
            refuse("abilities", f"must be at most {MOST_ABILITIES}, not {len(card.abilities)}")
        for value, path in inside(card, ""):
            check_word(value, path)
            check_team_mates(card, value, path)
            check_as_strong(value, path)
        check_octonite(card)
        check_boosts(card)
        check_abilities(card)
    except CardSetError as error:
        raise CardSetError(f"card {shown(card.name)}: {error}") from None


def check_energy_card(card: EnergyCard) -> None:
    """Refuse an Energy card that is malformed or says something the rules cannot carry out.

    Raises:
        CardSetError: the message names the card, the place in it, and what is allowed there.
    """
    try:
        check_name(card.name)
        check_text(card.provenance, "provenance", LONGEST_TEXT)
        for value, path in inside(card, ""):
            check_word(value, path)
        check_energy_effect(card)
    except CardSetError as error:
        raise CardSetError(f"Energy card {shown(card.name)}: {error}") from None


def check_word(value: Any, path: str) -> None:
    """A single word, or a record, makes sense by itself."""
    check_numbers(value, path)
    check = _CHECKS.get(type(value))
    if check is not None:
        check(value, path)


def refuse(path: str, problem: str) -> NoReturn:
    """Refuse what stands at a path."""
    raise CardSetError(f"{path}: {problem}" if path else problem)


# ---------------------------------------------------------------- names and numbers


def check_names(card: Creature) -> None:
    """The name is one, and other texts are texts."""
    check_name(card.name)
    for field, text in (("number", card.number), ("provenance", card.provenance)):
        if text:
            check_text(text, field, LONGEST_TEXT)


def check_name(name: str) -> None:
    """A name can be told from everything else in a line like ``choose B:Shield Bugs #2``."""
    check_text(name, "name", LONGEST_NAME)
    if not any(sign.isalpha() for sign in name):
        refuse("name", "must have at least one letter")
    for sign in FORBIDDEN_IN_NAMES:
        if sign in name:
            refuse("name", f'must not have "{sign}" in it')
    if name.casefold() in ACTION_WORDS:
        refuse("name", f'must not be "{name}", which is the name of an action')


def check_text(text: str, field: str, longest: int) -> None:
    """A text is short and printable, in one line, without blanks that nobody sees."""
    if not text.strip():
        refuse(field, "must not be empty")
    if len(text) > longest:
        refuse(field, f"must have at most {longest} signs, not {len(text)}")
    if not text.isprintable():
        refuse(field, "must be printable: no line breaks, tabs or invisible signs")
    if text != text.strip() or "  " in text:
        refuse(field, "must not begin or end with a blank, nor have two in a row")
    if not unicodedata.is_normalized("NFC", text):
        refuse(field, "must be in the composed form of Unicode (NFC): one sign for a letter with its accent")


def check_numbers(value: Any, path: str) -> None:
    """Every number is in its range, and no list of keywords names one twice."""
    for content, field, place in parts(value, path):
        if isinstance(content, int) and not isinstance(content, bool):
            lowest, highest = number_range(type(value), field.name)
            if not lowest <= content <= highest:
                refuse(place, f"{number_rule(type(value), field.name)}, not {content}")
        if isinstance(content, tuple):
            repeated = [word for word in content if isinstance(word, Keyword) and content.count(word) > 1]
            if repeated:
                refuse(place, f"names {repeated[0].value} twice")


FOR_TEAM_MATES = (CannotPlay, Give, LoseMindbugs, NoBlocks, RefreshMindbugs, TheyMay)
"""Words that may be about a team mate."""

SPEAKING_OF_TEAM_MATES = (Who.TEAM_MATE, Side.TEAM_MATE, Zone.TEAM_MATES_HAND, Zone.TEAM_MATES_DISCARD)
"""Names that speak of a team mate."""


def check_team_mates(card: Creature, value: Any, path: str) -> None:
    """Only cards of games with team mates speak of them, in words that know what to do then."""
    if isinstance(value, SavesTeamMate | ToTeamMatesHand) and not card.team:
        refuse(path, 'speaks of a team mate: the card needs "team": true')
    for content, _, place in parts(value, path):
        if content is Who.TEAM_MATE and not isinstance(value, FOR_TEAM_MATES):
            allowed = ", ".join(f'"{who.value}"' for who in Who if who is not Who.TEAM_MATE)
            refuse(place, f'must be one of {allowed}, not "{Who.TEAM_MATE.value}"')
        if content in SPEAKING_OF_TEAM_MATES and not card.team:
            refuse(place, 'speaks of a team mate: the card needs "team": true')


def check_as_strong(value: Any, path: str) -> None:
    """Only where an effect chooses among creatures there is a card before that they can be as strong as."""
    if isinstance(value, Pick | Every):
        return
    for content, _, place in parts(value, path):
        if isinstance(content, Creatures) and content.as_strong_as_it:
            refuse(f"{place}.as_strong_as_it", "is only for creatures that an effect does something to")


def check_boosts(card: Creature) -> None:
    """Whose boosts are meant is clear: there is one creature of that name."""
    speaks = any(isinstance(value, Cards) and value.lay_under_this for value, _ in inside(card, ""))
    if speaks and card.copies > 1:
        refuse("copies", "must be 1 for a card that speaks of the boosts which lay under it")


def check_octonite(card: Creature) -> None:
    """Only octonite that a creature comes into play with can be spread, and always can."""
    for index, ability in enumerate(card.abilities):
        if isinstance(ability, Constant) and isinstance(ability.rule, SpreadsOctonite):
            if not card.octonite:
                refuse("octonite", "must be at least 1 for spreads_octonite")
            if ability.condition is not None:
                refuse(f"abilities[{index}].condition", "must be left out: octonite is spread whatever holds")


# ---------------------------------------------------------------- single words


def check_range(group: Creatures | Cards, path: str) -> None:
    """A range of power is not empty, and cards that a text chooses from do not lie in play."""
    if group.min_power is not None and group.max_power is not None and group.min_power > group.max_power:
        refuse(f"{path}.max_power", f"must be at least min_power, {group.min_power}, not {group.max_power}")
    if isinstance(group, Creatures) and group.as_strong_as_it and (group.min_power, group.max_power) != (None, None):
        refuse(f"{path}.as_strong_as_it", "excludes min_power and max_power")
    if isinstance(group, Cards) and group.lay_under_this and group.zone is not Zone.YOUR_DISCARD:
        refuse(f"{path}.lay_under_this", 'is for "your discard pile", where the boosts of a defeated creature go')
    if isinstance(group, Cards) and group.zone is Zone.PLAY:
        refuse(f"{path}.zone", 'cards in play are "creatures", not "cards"')
    if isinstance(group, Creatures) and group.sharing_power and group.extreme is not None:
        refuse(f"{path}.sharing_power", "goes with no extreme")


def check_pick(pick: Pick, path: str) -> None:
    """Chance takes all it is told to, nobody chooses among cards he cannot see, and any number is no certain number."""
    if pick.any_number and (pick.up_to or pick.at_random or pick.count != 1):
        refuse(path, "any_number excludes count, up_to and at_random")
    if pick.up_to and pick.at_random:
        refuse(path, "at_random and up_to exclude each other")
    if pick.same_power and (pick.up_to or pick.at_random or pick.any_number or pick.count < 2):
        refuse(f"{path}.same_power", "is for a fixed number of cards, 2 or more, that a player chooses")
    if pick.same_power and isinstance(pick.group, Cards):
        refuse(f"{path}.same_power", 'is for "creatures" in play, not for "cards"')
    hidden = isinstance(pick.group, Cards) and pick.group.zone is Zone.AN_OPPONENTS_HAND
    if hidden and not pick.at_random:
        refuse(path, "cards in an opponent's hand are hidden: at_random must be true")


def check_discard(discard: Discard, path: str) -> None:
    """Chance takes all it is told to, and what is counted is no plain number."""
    if discard.up_to and discard.at_random:
        refuse(path, "at_random and up_to exclude each other")
    if isinstance(discard.each, Number):
        refuse(f"{path}.each", "must be something to count; write a plain number as count")


def check_boost(effect: Boost, path: str) -> None:
    """One creature is boosted, or each card goes under one that is chosen for it."""
    target = effect.target
    if isinstance(target, This) and effect.spread:
        refuse(f"{path}.spread", 'must be left out for "this", which is one creature')
    if isinstance(target, Pick) and (target.count > 1 or target.up_to or target.at_random):
        refuse(f"{path}.pick", "must be of one creature: a count of 1, without up_to and at_random")


def check_one_creature(effect: AttackNow | CopyPlay | TriggerPlay, path: str) -> None:
    """An attack is made with one creature, a Play effect is that of one other creature."""
    target = effect.target
    if isinstance(target, Pick) and (target.count > 1 or target.up_to or target.any_number):
        refuse(f"{path}.pick", "must be of one creature: a count of 1, without up_to or any_number")


def check_this_turn(effect: ThisTurn, path: str) -> None:
    """Something lasts until the end of the turn."""
    if not (effect.keywords or effect.cannot_block or effect.power or effect.cannot_be_defeated):
        refuse(path, "must have power, keywords, cannot_block, or cannot_be_defeated")


def check_allies_this_turn(effect: AlliesThisTurn, path: str) -> None:
    """Something lasts until the end of the turn."""
    if not (effect.keywords or effect.dice):
        refuse(path, "must have keywords or dice")


def check_choose_one(effect: ChooseOne, path: str) -> None:
    """There is something to choose from."""
    if not 2 <= len(effect.effects) <= MOST_CHOICES:
        refuse(path, f"must have from 2 to {MOST_CHOICES} effects")


def check_for_each(effect: ForEach, path: str) -> None:
    """It is plain how many cards there are at most, and whose they are."""
    if effect.effect.who is not Who.YOU or effect.effect.each is not None:
        refuse(f"{path}.effect.discard", 'must be of "you", without "each"')


def check_in_order(effect: InOrder, path: str) -> None:
    """There is something to do."""
    if not effect.effects:
        refuse(path, "must have at least one effect")


def check_compare(condition: Compare, path: str) -> None:
    """Two quantities that may differ are compared."""
    if condition.more and isinstance(condition.right, Number):
        refuse(f"{path}.more", "must be left out; add it to the number")
    if condition.more and condition.relation not in (Relation.AT_LEAST, Relation.EQUAL):
        refuse(f"{path}.more", f'needs the relation ">=" or "==", not "{condition.relation.value}"')
    if condition.left == condition.right:
        refuse(path, "compares a quantity with itself")
    if isinstance(condition.left, Number) and isinstance(condition.right, Number):
        refuse(path, "compares two plain numbers")


def check_it_has_power(condition: ItHasPower, path: str) -> None:
    """A power is asked for."""
    if condition.min_power is None and condition.max_power is None:
        refuse(path, "must have min_power or max_power")
    if condition.min_power is not None and condition.max_power is not None:
        check_range(Creatures(min_power=condition.min_power, max_power=condition.max_power), path)


def check_quantity(quantity: CreatureCount | LifeOf | HandSize | DiscardSize | UnusedMindbugs, path: str) -> None:
    """A quantity is that of one player."""
    who = quantity.of if isinstance(quantity, CreatureCount) else quantity.who
    if who in (Who.EACH_OPPONENT, Who.EACH_PLAYER):
        refuse(path, f'must be of one player: "you", "the opponent" or "an opponent", not "{who.value}"')


def check_shares(rule: SharesKeywords, path: str) -> None:
    """The group is one that this does not belong to; otherwise it would have a keyword because it has it."""
    if not rule.keywords:
        refuse(f"{path}.keywords", "must have at least one keyword")
    if rule.group.side is not Side.ENEMY and not rule.group.other:
        refuse(f"{path}.group.creatures", 'must be "enemy" or "other", so that this creature is not in it')


# ---------------------------------------------------------------- power and keywords that would go in circles


def check_constant(constant: Constant, path: str) -> None:
    """Power depends on no power or keyword in play, keywords depend on no keywords (MB-CONST-08)."""
    rule = constant.rule
    if not isinstance(rule, Gains):
        return
    check_gains(rule, f"{path}.rule.gains")
    for value, place in inside(constant, path):
        if not isinstance(value, Creatures):
            continue
        if value.as_strong_as_it:
            refuse(f"{place}.as_strong_as_it", "is only for creatures that an effect does something to")
        if rule.power and asks_for_values(value):
            refuse(place, "power that a card gives must not depend on the power or keywords of creatures")
        if rule.keywords and value.keywords:
            refuse(place, "keywords that a card gives must not depend on the keywords of creatures")


def asks_for_values(group: Creatures) -> bool:
    """Whether a group asks for the power or the keywords of its creatures."""
    plain = Creatures(
        group.side, group.other, min_octonite=group.min_octonite, boosted=group.boosted, blocked=group.blocked
    )
    return group != plain


def check_gains(rule: Gains, path: str) -> None:
    """Something is gained."""
    if rule.power == 0 and not rule.keywords and not rule.dice:
        refuse(path, "must give power, keywords or dice")
    if rule.each is not None and rule.power == 0:
        refuse(f"{path}.power", "is missing; each says how often it counts")
    if isinstance(rule.each, Number):
        refuse(f"{path}.each", "must be something to count; write a plain number as power")


def check_cannot_block(rule: CannotBlock, path: str) -> None:
    """A ban on this creature itself holds against every attacker."""
    if isinstance(rule.group, This) and rule.only_this:
        refuse(f"{path}.only_this", 'must be left out for "this", which never blocks itself')


def check_cannot_play(rule: CannotPlay, path: str) -> None:
    """Whose plays are limited, and which of them, is said."""
    if rule.who in (Who.THE_OPPONENT, Who.AN_OPPONENT):
        refuse(f"{path}.who", f'must be "each opponent": the rule binds every opponent, not "{rule.who.value}"')
    if rule.min_power is not None and rule.max_power is not None and rule.min_power > rule.max_power:
        refuse(f"{path}.max_power", f"must be at least min_power, {rule.min_power}, not {rule.max_power}")


def check_turns(rule: TurnsWhenSaved, path: str) -> None:
    """There are profiles to choose from, and they differ."""
    if not 1 <= len(rule.profiles) <= MOST_PROFILES:
        refuse(f"{path}.profiles", f"must be 1 to {MOST_PROFILES} profiles, not {len(rule.profiles)}")
    sides = [(profile.power, frozenset(profile.keywords)) for profile in rule.profiles]
    if len(set(sides)) < len(sides):
        refuse(f"{path}.profiles", "must differ from one another")


def check_player_rule(rule: CannotLoseLife | CannotTakeCards, path: str) -> None:
    """A rule binds every opponent, not one that somebody would have to name."""
    if rule.who in (Who.THE_OPPONENT, Who.AN_OPPONENT):
        refuse(f"{path}.who", f'must be "each opponent": the rule binds every opponent, not "{rule.who.value}"')


def check_no_blocks(effect: NoBlocks, path: str) -> None:
    """Who cannot block is an opponent, or several players."""
    if effect.who is Who.YOU:
        refuse(path, 'must be of somebody else: "an opponent", "each opponent" or "each player", not "you"')


def check_they_may(effect: TheyMay, path: str) -> None:
    """One other player decides, about what that player does to things of his own."""
    if effect.who not in (Who.AN_OPPONENT, Who.TEAM_MATE):
        refuse(f"{path}.who", f'must be "an opponent" or "your team mate", not "{effect.who.value}"')
    for name, part in (("effect", effect.effect), ("otherwise", effect.otherwise)):
        if part is None or (isinstance(part, Discard | LoseLife) and part.who is Who.YOU):
            continue
        target = getattr(part, "target", None)
        mates = (_MATES_CARDS,) if effect.who is Who.TEAM_MATE else ()
        own = isinstance(target, Pick) and target.group in (_OWN_CREATURES, _OWN_CARDS, *mates)
        if not isinstance(part, Defeat | ToYourHand) or not own:
            refuse(
                f"{path}.{name}",
                "must be what that player does to things of his own: lose_life or discard of you, "
                "defeat or to_your_hand with a pick of allied creatures or of a discard pile of the own team",
            )


_OWN_CREATURES = Creatures(Side.ALLIED)
_OWN_CARDS = Cards(Zone.YOUR_DISCARD)
_MATES_CARDS = Cards(Zone.TEAM_MATES_DISCARD)


def check_give(effect: Give, path: str) -> None:
    """A card comes from the hand of one other player."""
    if effect.who in (Who.YOU, Who.EACH_OPPONENT, Who.EACH_PLAYER):
        refuse(f"{path}.who", f'must be one other player, not "{effect.who.value}"')


def check_pass_left(effect: PassLeft, path: str) -> None:
    """Who passes cards on are several players."""
    if effect.who not in (Who.EACH_OPPONENT, Who.EACH_PLAYER):
        refuse(f"{path}.who", f'must be "each opponent" or "each player", not "{effect.who.value}"')


_CHECKS: dict[type, Callable[[Any, str], None]] = {
    CannotBlock: check_cannot_block,
    CannotLoseLife: check_player_rule,
    CannotPlay: check_cannot_play,
    AlliesThisTurn: check_allies_this_turn,
    CannotTakeCards: check_player_rule,
    TurnsWhenSaved: check_turns,
    AttackNow: check_one_creature,
    Boost: check_boost,
    Cards: check_range,
    ChooseOne: check_choose_one,
    ForEach: check_for_each,
    Compare: check_compare,
    Constant: check_constant,
    CopyPlay: check_one_creature,
    CreatureCount: check_quantity,
    Creatures: check_range,
    Discard: check_discard,
    DiscardSize: check_quantity,
    HandSize: check_quantity,
    Give: check_give,
    InOrder: check_in_order,
    ItHasPower: check_it_has_power,
    LifeOf: check_quantity,
    NoBlocks: check_no_blocks,
    PassLeft: check_pass_left,
    Pick: check_pick,
    SharesKeywords: check_shares,
    ThisTurn: check_this_turn,
    TriggerPlay: check_one_creature,
    TheyMay: check_they_may,
    UnusedMindbugs: check_quantity,
}
