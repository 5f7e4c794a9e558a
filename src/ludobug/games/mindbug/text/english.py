"""Card texts in English, from the words alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from ludobug.games.mindbug.language.words import (
    Ability,
    AlliesThisTurn,
    AttackNow,
    Boost,
    BuyEnergyCard,
    CannotAttack,
    CannotBeDefeated,
    CannotBlock,
    CannotLoseLife,
    CannotPlay,
    CannotTakeCards,
    Cards,
    Condition,
    Constant,
    CopyPlay,
    Creature,
    Defeat,
    Discard,
    DiscardPiles,
    DrawUnused,
    Effect,
    EnergyCard,
    Every,
    EvolvesInstead,
    ExtraReroll,
    ExtraTurn,
    GainEnergy,
    GainLife,
    Gains,
    Give,
    Grants,
    HandOver,
    HuntsOnly,
    It,
    Keyword,
    KeywordsWithoutEffect,
    LookAtUnused,
    LoseGame,
    LoseLife,
    LoseLifeDownTo,
    LoseMindbugs,
    MatchLife,
    MustBeHunted,
    NameKeyword,
    NoBlocks,
    NoDefeatedEffects,
    NoMindbugs,
    NoMindbugsThisTurn,
    NoPlayEffects,
    Number,
    OnlyAllied,
    PassLeft,
    Pick,
    Place,
    PlayCard,
    Profile,
    PutOctonite,
    RefreshMindbugs,
    ReturnSetAside,
    Reveal,
    ReversesFights,
    Rule,
    SavesTeamMate,
    SetAside,
    SharesKeywords,
    Slayer,
    SpreadsOctonite,
    StealLife,
    SwapHands,
    TakeControl,
    Target,
    TheyMay,
    This,
    ThisTurn,
    ToControllersHand,
    ToTeamMatesHand,
    ToYourHand,
    Trigger,
    Triggered,
    TriggerPlay,
    TurnsWhenSaved,
    UnusedUnderDrawPile,
    Who,
    WinGame,
    YourTurn,
    Zone,
)
from ludobug.games.mindbug.text.english_phrases import (
    KEYWORD_NAMES,
    PLAYERS,
    TOGETHER,
    condition_text,
    described,
    dice,
    energy,
    keyword_list,
    life,
    named,
    power_filter,
    shares,
    subject,
    this_card,
    unit,
)
from ludobug.games.mindbug.text.outline import (
    Do,
    OnHand,
    OnHandCards,
    OnHidden,
    OnLife,
    OnPlayers,
    OnTarget,
    OnThis,
    PutBack,
    Scene,
    is_many,
    is_team_mates,
    outline,
)
from ludobug.games.mindbug.text.sentences import Clause, Connectives, Sentences, capital

__all__ = ["KEYWORD_NAMES", "card_text", "energy_text", "keyword_help"]

_TRIGGERS = {
    Trigger.PLAY: "Play: ",
    Trigger.ATTACK: "Attack: ",
    Trigger.DEFEATED: "Defeated: ",
    Trigger.ACTION: "Action: ",
    Trigger.END_OF_TURN: "At the end of your turn, ",
    Trigger.END_OF_ANY_TURN: "At the end of each turn, ",
    Trigger.LOSING_LIFE: "Whenever you lose life, ",
    Trigger.HARVEST: "Harvest: ",
    Trigger.MINDBUG_USED: "Whenever an opponent uses a Mindbug, before it takes effect, ",
    Trigger.OPPONENT_LOSING_LIFE: "Whenever an opponent loses life, but not by an ability like this one, ",
    Trigger.REACHING_DISCARD: "Whenever this card reaches your discard pile, ",
}

_IN_DISCARD = "In discard pile: "

_HELP = {
    Keyword.FAST: "When this creature has come into play and its Play effects are done, its controller may at once "
    "attack with it or use its Action, on top of the turn action. Not used then, the chance is gone; taking control "
    "of the creature gives no such chance.",
    Keyword.FRENZY: "After attacking with this creature you may attack with it once more in the same turn, if you "
    "still control it and it still has FRENZY. Both are full attacks, with Attack effects and a new choice of blocker.",
    Keyword.HUNTER: "When this creature attacks, you may choose an enemy creature after the Attack effects; that "
    "creature must block, even if it otherwise could not. No other creature can block instead, and the attack costs "
    "the opponent no life.",
    Keyword.POISONOUS: "A creature that fights this one, whether this attacks or blocks, is defeated whatever the "
    "powers, though TOUGH can still save it. This creature is defeated as usual if its power is not the higher one.",
    Keyword.SNEAKY: "When this creature attacks, only creatures that have SNEAKY may block it. It may itself block "
    "any attacker, and HUNTER and effects reach it like any other creature.",
    Keyword.TOUGH: "If this creature would be defeated, in combat or by an effect, and is not exhausted, it is "
    "exhausted instead and stays in play. Exhausted it attacks, blocks and works as before, but it has no second save "
    "for as long as it stays in play.",
}


def card_text(card: Creature) -> str:
    """The abilities of a card in English, one line each; empty for a card without any."""
    return "\n".join(ability_text(ability) for ability in card.abilities)


def energy_text(card: EnergyCard) -> str:
    """The effect of an Energy card in English."""
    return capital(ENGLISH.paragraph(outline(card.effect), Scene(in_play=False)))


def keyword_help(keyword: Keyword) -> str:
    """What a keyword does, for somebody who meets it for the first time."""
    return _HELP[keyword]


def ability_text(ability: Ability) -> str:
    """One ability."""
    if isinstance(ability, Constant):
        return constant_text(ability)
    return triggered_text(ability)


def triggered_text(ability: Triggered) -> str:
    """An ability that happens at its trigger."""
    in_play = ability.place is Place.IN_PLAY and ability.trigger is not Trigger.DEFEATED
    text = ENGLISH.paragraph(outline(ability.effect), Scene(in_play=in_play))
    trigger = _TRIGGERS[ability.trigger]
    if ability.cost_mindbugs:
        price = "one of your Mindbugs" if ability.cost_mindbugs == 1 else f"{ability.cost_mindbugs} of your Mindbugs"
        trigger = trigger.replace(":", f" (uses {price}):")
    if ability.cost_octonite:
        trigger = trigger.replace(":", f" (costs {ability.cost_octonite} octonite):")
    needs_no_place = ability.place is Place.IN_PLAY or ability.trigger is Trigger.REACHING_DISCARD
    place = "" if needs_no_place else _IN_DISCARD
    return f"{place}{trigger}{capital(text) if trigger.endswith(': ') else text}"


# ---------------------------------------------------------------- effects


MAY = "you may "


def you(base: str) -> Clause:
    """Something that you do."""
    return Clause(base, base, f"{MAY}{base}")


def they(who: str, finite: str, base: str) -> Clause:
    """Something that somebody else does, or that happens to cards."""
    return Clause(f"{who} {finite}", f"{who} {finite}", f"you may have {who} {base}")


def player(who: Who, verb: str, rest: str) -> Clause:
    """Something that a player does; the verb is a regular one."""
    return you(f"{verb} {rest}") if who is Who.YOU else they(PLAYERS[who], f"{verb}s {rest}", f"{verb} {rest}")


def life_clause(effect: OnLife, scene: Scene) -> Clause:
    """Life gained or lost, or Energy gained."""
    match effect:
        case GainLife(who, amount):
            return player(who, "gain", life(amount, scene))
        case LoseLife(who, amount):
            return player(who, "lose", life(amount, scene))
        case LoseLifeDownTo(who, remaining):
            return player(who, "lose", f"all life but {remaining}")
        case MatchLife():
            return you("gain or lose life until you have as much as the opponent")
        case StealLife(amount):
            stolen = life(amount, scene)
            counted = isinstance(amount, Number)
            return you(f"steal {stolen} from the opponent" if counted else f"steal from the opponent {stolen}")
        case WinGame():
            return Clause("you win the game", "you win the game", "you may win the game")
        case LoseGame():
            return Clause("you lose the game", "you lose the game", "you may lose the game")
        case GainEnergy(who, amount):
            return player(who, "gain", energy(amount, scene))
        case _:
            assert_never(effect)


def hand_clause(effect: OnHand, scene: Scene) -> Clause:
    """Cards drawn, discarded, given or bought, and what players have for this turn."""
    if isinstance(effect, OnHidden):
        return hidden_clause(effect)
    match effect:
        case NoBlocks(who):
            if who is Who.AN_OPPONENT:
                return you("choose an opponent, who cannot block this turn")
            return they(TOGETHER.get(who, PLAYERS[who]), "cannot block this turn", "be unable to block this turn")
        case AlliesThisTurn():
            got = [part for part in (keyword_list(effect.keywords), dice(effect.dice)) if part]
            get = f"get {' and '.join(got) or 'nothing'} this turn"
            return they("allied creatures, later ones included,", get, get)
        case BuyEnergyCard(True):
            return you("reveal the top card of the Energy deck and buy it for free")
        case BuyEnergyCard():
            return you("buy a face-up Energy card for free")
        case DiscardPiles(who, piles):
            whole = f"{'your' if who is Who.YOU else 'their'} whole "
            return player(who, "discard", whole + piles.value.replace(" and ", f" and {whole}"))
        case Discard(who, count, up_to, at_random, each):
            random = "random " if at_random else ""
            cards = f"{random}{'card' if count == 1 else 'cards'}"
            number = f"up to {count}" if up_to else "a" if count == 1 else str(count)
            own_choice = "" if at_random or who is Who.YOU else " of their choice"
            per = "" if each is None else f" for each {unit(each, scene)}"
            return player(who, "discard", f"{number} {cards}{own_choice}{per}")
        case _:
            assert_never(effect)


def hidden_clause(effect: OnHidden) -> Clause:
    """Cards of hands and of the unused pile that are drawn, looked at, given or shown."""
    match effect:
        case DrawUnused(count):
            return you(f"draw {'a card' if count == 1 else f'{count} cards'} from the unused pile")
        case UnusedUnderDrawPile(count):
            top, it = ("card", "it") if count == 1 else (f"{count} cards", "them")
            return you(f"put the top {top} of the unused pile under your draw pile without looking at {it}")
        case SwapHands():
            return you("exchange hands with the opponent")
        case PassLeft(who):
            return player(who, "give", "a card of their choice from their hand to the player on their left")
        case LookAtUnused(count):
            return you(f"look at the top {'card' if count == 1 else f'{count} cards'} of the unused pile")
        case PutBack():
            return you("shuffle the others back into the unused pile")
        case Give(who):
            return they(
                PLAYERS[who],
                "chooses a card from their hand and puts it into your hand",
                "choose a card from their hand and put it into your hand",
            )
        case _:
            assert_never(effect)


def players_clause(effect: OnPlayers) -> Clause:
    """Mindbugs refreshed, lost or banned, and turns."""
    match effect:
        case ExtraTurn():
            return you("take another turn after this one")
        case NoMindbugsThisTurn():
            said = "nobody can use a Mindbug this turn"
            return Clause(said, said, f"you may decide that {said}")
        case RefreshMindbugs(who, count):
            number = "one" if count == 1 else count
            if who is Who.YOU:
                return you(f"refresh {number} of your Mindbugs")
            rest = f"{number} of their Mindbugs"
            return they(PLAYERS[who], f"refreshes {rest}", f"refresh {rest}")
        case LoseMindbugs(who, count):
            return player(who, "lose", "an unused Mindbug" if count == 1 else f"{count} unused Mindbugs")
        case _:
            assert_never(effect)


_ON_CARDS: dict[type, str] = {
    TakeControl: "take control of {cards}",
    HandOver: "give control of {cards} to an opponent",
    ToYourHand: "take {cards} into {your} hand",
    ToTeamMatesHand: "put {cards} into your team mate's hand",
    SetAside: "set {cards} aside",
}


def target_clause(effect: OnTarget, many: bool, scene: Scene) -> Clause:
    """Something done to cards."""
    if isinstance(effect, ThisTurn):
        return this_turn_clause(effect, many, scene)
    if isinstance(effect, AttackNow):
        return attack_clause(effect, scene)
    cards = named(effect.target, many, scene)
    match effect:
        case Defeat(_, also):
            return you(f"defeat {cards}{f' and {named(also, False, scene)}' if also is not None else ''}")
        case TakeControl() | HandOver() | ToYourHand() | SetAside() | ToTeamMatesHand():
            return you(_ON_CARDS[type(effect)].format(cards=cards, your="their" if scene.theirs else "your"))
        case PlayCard(target, silent):
            effects = "their Play effects" if is_plural(target, many) else "its Play effect"
            return you(f"play {cards}{f' without {effects}' if silent else ''}")
        case ToControllersHand(target):
            hand = "their controllers' hands" if is_plural(target, many) else "its controller's hand"
            return you(f"return {cards} to {hand}")
        case PutOctonite(Every(group), count):
            return you(f"put {count} octonite on each {described(group, False, scene)}")
        case PutOctonite(target, count):
            each = "each of " if is_plural(target, many) else ""
            return you(f"put {count} octonite on {each}{cards}")
        case CopyPlay() | TriggerPlay():
            copied = isinstance(effect, CopyPlay)
            verb, after = ("carry out", f" as if {this_card(scene)} had it") if copied else ("trigger", "")
            whose = "its Play effect" if isinstance(effect.target, It) else f"the Play effect of {cards}"
            return you(f"{verb} {whose}{after}")
        case _:
            assert_never(effect)


def this_clause(effect: OnThis, scene: Scene) -> Clause:
    """Something done to this creature, boosts, and what it has set aside."""
    if isinstance(effect, ReturnSetAside):
        which = f"all creatures that {this_card(scene)} has set aside"
        return you(f"put {which} back into play without their Play effects, each for whoever controlled it")
    if not isinstance(effect, Boost):
        return you("name a keyword" if isinstance(effect, NameKeyword) else f"evolve {this_card(scene)}")
    count = effect.count
    cards = "1 card from any discard pile" if count == 1 else f"{count} cards from any discard piles"
    if isinstance(effect.target, This) or not effect.spread:
        return you(f"boost {named(effect.target, False, scene)} with up to {cards}")
    spread = f"one or more {described(effect.target.group, True, scene)}"
    return you(f"boost {spread} with up to {cards.replace(' from', ' in all from')}")


def hand_card_clause(effect: OnHandCards, many: bool, scene: Scene) -> Clause:
    """Hand cards shown, or put somewhere."""
    cards = named(effect.target, many, scene)
    if isinstance(effect, Reveal) and is_team_mates(effect.target):
        return they(PLAYERS[Who.TEAM_MATE], f"reveals {cards}", f"reveal {cards}")
    if isinstance(effect, Reveal):
        return you(f"reveal {cards}")
    return you(f"put {cards} into any player's discard pile")


def attack_clause(effect: AttackNow, scene: Scene) -> Clause:
    """An attack that is made at once."""
    if isinstance(effect.target, This):
        return you(f"attack with {this_card(scene)} at once")
    chosen = f"choose {named(effect.target, False, scene)} that is able to attack"
    follows = "its controller attacks with it at once"
    return Clause(f"{chosen}. {capital(follows)}", f"{chosen}, and {follows}", f"you may {chosen}, and {follows}")


def is_plural(target: Target, many: bool) -> bool:
    """Whether a target is named in the plural."""
    one_by_one = isinstance(target, Every) and shares(target.group)
    return is_many(target, many) and not one_by_one


def this_turn_clause(effect: ThisTurn, many: bool, scene: Scene) -> Clause:
    """Something that lasts until the turn ends."""
    target = effect.target
    plural = is_plural(target, many)
    gets, get = lasting(effect, "get" if plural else "gets"), lasting(effect, "get", "be unable to")
    match target:
        case This() | Slayer():
            return they(named(target, False, scene), gets, get)
        case It():
            return they("they" if plural else "it", gets, get)
        case Every(group):
            return they(subject(group, scene), gets, get)
        case Pick():
            chosen = f"choose {named(target, many, scene)}"
            follows = f"{chosen}, which {gets}"
            return Clause(f"{chosen}. {'They' if plural else 'It'} {gets}", follows, f"you may {follows}")
        case _:
            assert_never(target)


def lasting(effect: ThisTurn, gets: str, cannot: str = "cannot") -> str:
    """What creatures get, or what cannot be done with them, until the turn ends."""
    gained = [f"{effect.power:+} power"] if effect.power else []
    gained += [keyword_list(effect.keywords)] if effect.keywords else []
    parts = [f"{gets} {' and '.join(gained)} this turn"] if gained else []
    parts += [f"{cannot} block this turn"] if effect.cannot_block else []
    parts += [f"{cannot} be defeated this turn"] if effect.cannot_be_defeated else []
    return " and ".join(parts) or f"{gets} nothing this turn"


class English(Sentences):
    """English sentences."""

    words = Connectives(
        then="then ",
        then_anyway="then, in any case, ",
        and_then=", then ",
        and_="and",
        if_you_do="if you do",
        if_you_did="if you did",
        and_if_you_do=", and if you do",
        steps="follow these steps in order:",
        may_steps="you may follow all of these steps in order:",
        between_steps="; ",
        roll="roll a six-sided die",
        with_enough="with {least} or more",
        and_repeat=", then repeat this",
        choose_one="choose one:",
        or_=", or ",
        for_each="for each card discarded this way",
        nothing="nothing happens",
    )

    def clause(self, step: Do, scene: Scene) -> Clause:
        """One thing done."""
        action = step.action
        if isinstance(action, OnLife):
            return life_clause(action, scene)
        if isinstance(action, OnHand):
            return hand_clause(action, scene)
        if isinstance(action, OnPlayers):
            return players_clause(action)
        if isinstance(action, TheyMay):
            return self.they_may(action, scene)
        if isinstance(action, OnThis):
            return this_clause(action, scene)
        if isinstance(action, OnHandCards):
            return hand_card_clause(action, step.many, scene)
        return target_clause(action, step.many, scene)

    def they_may(self, action: TheyMay, scene: Scene) -> Clause:
        """Something that another player may do, and must not be asked for what follows if not."""
        said = f"{PLAYERS[action.who]} may {self.theirs(action.effect, scene)}"
        if action.otherwise is None:
            return Clause(said, said, f"you may decide that {said}")
        must = f"if they do not, they must {self.theirs(action.otherwise, scene)}"
        together = f"{said} and, {must}"
        return Clause(f"{said}. {capital(must)}", together, f"you may decide that {together}")

    def theirs(self, effect: Effect, scene: Scene) -> str:
        """What another player does, as "defeat a creature they control"."""
        steps, scene = outline(effect), replace(scene, theirs=True)
        if len(steps) == 1 and isinstance(steps[0], Do):
            return self.clause(steps[0], scene).may.removeprefix(MAY)
        return self.within(steps, scene, "") if steps else self.words.nothing

    def if_(self, conditions: Sequence[Condition], scene: Scene) -> str:
        """The conditions as an if-clause."""
        return " and ".join(f"if {condition_text(condition, scene)}" for condition in conditions)


ENGLISH = English()


# ---------------------------------------------------------------- constant abilities


def constant_text(ability: Constant) -> str:
    """A rule that holds while the card lies where it works."""
    scene = Scene(constant=True, in_play=ability.place is Place.IN_PLAY)
    place = "" if scene.in_play else _IN_DISCARD
    this = "it" if isinstance(ability.condition, OnlyAllied) else this_card(scene)
    rule = rule_text(ability.rule, this, scene)
    end = "" if isinstance(ability.rule, Grants) else "."
    match ability.condition:
        case None:
            return f"{place}{capital(rule)}{end}"
        case YourTurn():
            return f"{place}During your turn, {rule}{end}"
        case condition:
            return f"{place}While {condition_text(condition, scene)}, {rule}{end}"


def rule_text(rule: Rule, this: str, scene: Scene) -> str:
    """A rule as a clause; ``this`` is what the card is called."""
    match rule:
        case Gains():
            return gains_text(rule, this, scene)
        case SharesKeywords(group, keywords):
            while_ = f"while at least one {described(group, False, scene)} has"
            if len(keywords) < 2:
                return f"{this} has {keyword_list(keywords) or 'no bonus'} {while_} it"
            return (
                f"{this} has each of these keywords {while_} it: {', '.join(KEYWORD_NAMES[word] for word in keywords)}"
            )
        case CannotBlock(group, only_this):
            who = this if isinstance(group, This) else subject(group, scene)
            return f"{who} cannot block{f' {this_card(scene)}' if only_this else ''}"
        case CannotAttack(group):
            return f"{this if isinstance(group, This) else subject(group, scene)} cannot attack"
        case KeywordsWithoutEffect(group):
            return f"the keywords of {subject(group, scene)} have no effect"
        case CannotBeDefeated(group):
            return f"{subject(group, scene)} cannot be defeated"
        case TurnsWhenSaved(profiles):
            sides = ", or ".join(profile_text(profile) for profile in profiles)
            return f"when TOUGH saves {this}, turn it: until it leaves play it has {sides}"
        case CannotLoseLife() | CannotTakeCards() | CannotPlay():
            return player_text(rule)
        case Grants(group, trigger, effect, cost):
            verb = "has" if shares(group) else "have"
            return f'{subject(group, scene)} {verb} "{triggered_text(Triggered(trigger, effect, cost_octonite=cost))}"'
        case HuntsOnly(group):
            return f"{this} may hunt only {described(group, True, scene)}"
        case _:
            return _PLAIN_RULES[type(rule)].format(this=this)


_PLAIN_RULES: dict[type, str] = {
    NoMindbugs: "nobody can use a Mindbug",
    NoDefeatedEffects: "opponents' Defeated effects do not happen",
    NoPlayEffects: "opponents' Play effects do not happen",
    EvolvesInstead: "if {this} would be defeated, it evolves instead",
    SavesTeamMate: "if your team mate cannot take a turn action that is due, you win the game",
    SpreadsOctonite: "as {this} comes into play, you may put any of its octonite on other creatures",
    MustBeHunted: "in their turns opponents must attack with a HUNTER creature if able, and it must hunt {this}",
    ExtraReroll: "whenever you roll one or more dice, you may reroll once more than usual",
    ReversesFights: "when {this} fights, the stronger creature is defeated instead of the weaker one",
}


def profile_text(profile: Profile) -> str:
    """Another power and other keywords: "power 5 and HUNTER"."""
    if not profile.keywords:
        return f"power {profile.power} and no keyword"
    return f"power {profile.power} and {keyword_list(profile.keywords)}"


def player_text(rule: CannotLoseLife | CannotTakeCards | CannotPlay) -> str:
    """What players cannot do."""
    who = f"{TOGETHER.get(rule.who, PLAYERS[rule.who])} cannot"
    if isinstance(rule, CannotLoseLife):
        return f"{who} lose life"
    if isinstance(rule, CannotTakeCards):
        return f"{who} put cards into {'your' if rule.who is Who.YOU else 'their'} hand"
    return f"{who} play {barred_cards(rule)}"


def barred_cards(rule: CannotPlay) -> str:
    """The hand cards that cannot be played."""
    whose = "your" if rule.who is Who.YOU else "their"
    filters = power_filter(Cards(Zone.YOUR_HAND, rule.min_power, rule.max_power))
    return " ".join(part for part in ("cards", filters, f"from {whose} hand") if part)


def gains_text(rule: Gains, this: str, scene: Scene) -> str:
    """More power, keywords and dice."""
    target, each = rule.target, rule.each
    singular = isinstance(target, This) or shares(target.group)
    who = this if isinstance(target, This) else subject(target.group, scene)
    times = each.value if isinstance(each, Number) else 1
    power = f"{rule.power * times:+} power" if rule.power else ""
    keywords = " and ".join(part for part in (keyword_list(rule.keywords), dice(rule.dice)) if part)
    per = "" if each is None or isinstance(each, Number) else f"for each {unit(each, scene)}"
    if per and power and keywords:
        what = f"{keywords} and, {per}, {power}"
    elif per and power:
        what = f"{power} {per}"
    else:
        what = " and ".join(part for part in (power, keywords) if part) or "no bonus"
    return f"{who} {'has' if singular else 'have'} {what}"
