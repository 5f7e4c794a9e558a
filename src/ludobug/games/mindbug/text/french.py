"""Card texts in French, from the words alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
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
    Creatures,
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
    Piles,
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
from ludobug.games.mindbug.text.french_phrases import (
    COLON,
    KEYWORD_NAMES,
    PLAYERS,
    SEMICOLON,
    TOGETHER,
    UP_TO,
    condition_text,
    counted,
    described,
    dice,
    elided,
    energy,
    keyword_list,
    life,
    named,
    of,
    power_filter,
    quoted,
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
    Trigger.PLAY: f"Jouer{COLON} ",
    Trigger.ATTACK: f"Attaque{COLON} ",
    Trigger.DEFEATED: f"Détruit{COLON} ",
    Trigger.ACTION: f"Action{COLON} ",
    Trigger.END_OF_TURN: "À la fin de votre tour, ",
    Trigger.END_OF_ANY_TURN: "À la fin de chaque tour, ",
    Trigger.LOSING_LIFE: "Chaque fois que vous perdez un ou plusieurs points de vie, ",
    Trigger.HARVEST: f"Récolte{COLON} ",
    Trigger.MINDBUG_USED: "Chaque fois qu'un adversaire utilise un Mindbug, avant que celui-ci ne fasse effet, ",
    Trigger.OPPONENT_LOSING_LIFE: "Chaque fois qu'un adversaire perd un ou plusieurs points de vie, mais pas par une "
    "capacité comme celle-ci, ",
    Trigger.REACHING_DISCARD: "Chaque fois que cette carte arrive dans votre défausse, ",
}

_IN_DISCARD = f"Dans la défausse{COLON} "

_HELP = {
    Keyword.FAST: "Une fois cette créature entrée en jeu et ses effets Jouer terminés, son contrôleur peut aussitôt "
    "attaquer avec elle ou utiliser son Action, en plus de l'action du tour. S'il ne le fait pas à ce moment, "
    f"l'occasion est perdue{SEMICOLON} prendre le contrôle de la créature ne donne pas cette occasion.",
    Keyword.FRENZY: "Après avoir attaqué avec cette créature, vous pouvez attaquer une seconde fois avec elle pendant "
    "le même tour, si vous la contrôlez toujours et si elle a toujours FURIE. Les deux sont des attaques complètes, "
    "avec effets Attaque et nouveau choix du bloqueur.",
    Keyword.HUNTER: "Quand cette créature attaque, vous pouvez choisir une créature ennemie après les effets "
    f"Attaque{SEMICOLON} celle-ci doit bloquer, même si normalement elle ne le pourrait pas. Aucune autre créature ne "
    "peut bloquer à sa place, et l'attaque ne coûte aucun point de vie à l'adversaire.",
    Keyword.POISONOUS: "Une créature qui combat celle-ci, en attaque comme en défense, est détruite quelles que soient "
    "les puissances, mais CORIACE peut encore la sauver. Cette créature est détruite comme d'habitude si sa puissance "
    "n'est pas la plus haute.",
    Keyword.SNEAKY: "Quand cette créature attaque, seules les créatures qui ont FURTIF peuvent la bloquer. Elle peut "
    "elle-même bloquer n'importe quel attaquant, et CHASSEUR et les effets l'atteignent comme toute autre créature.",
    Keyword.TOUGH: "Si cette créature, non inclinée, devait être détruite, au combat ou par un effet, elle est "
    "inclinée à la place et reste en jeu. Inclinée, elle attaque, bloque et agit comme avant, mais elle n'est plus "
    "sauvée une seconde fois tant qu'elle reste en jeu.",
}


def card_text(card: Creature) -> str:
    """The abilities of a card in French, one line each; empty for a card without any."""
    return "\n".join(ability_text(ability) for ability in card.abilities)


def energy_text(card: EnergyCard) -> str:
    """The effect of an Energy card in French."""
    return capital(FRENCH.paragraph(outline(card.effect), Scene(in_play=False)))


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
    text = FRENCH.paragraph(outline(ability.effect), Scene(in_play=in_play))
    trigger = _TRIGGERS[ability.trigger]
    if ability.cost_mindbugs:
        price = "un de vos Mindbugs" if ability.cost_mindbugs == 1 else f"{ability.cost_mindbugs} de vos Mindbugs"
        trigger = trigger.replace(COLON, f" (utilise {price}){COLON}")
    if ability.cost_octonite:
        cost = counted("jeton octonite", ability.cost_octonite)
        trigger = trigger.replace(COLON, f" (coûte {ability.cost_octonite} {cost}){COLON}")
    needs_no_place = ability.place is Place.IN_PLAY or ability.trigger is Trigger.REACHING_DISCARD
    place = "" if needs_no_place else _IN_DISCARD
    return f"{place}{trigger}{capital(text) if trigger.endswith(': ') else text}"


# ---------------------------------------------------------------- effects


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb as a command, after "vous pouvez", and after "il"."""

    command: str
    infinitive: str
    he: str = ""


_PILES = {Piles.HAND: ("main",), Piles.DRAW: ("pioche",), Piles.BOTH: ("main", "pioche")}
_BOOST = Verb("boostez", "booster")
_ATTACK = Verb("attaquez", "attaquer")
_BUY = Verb("achetez", "acheter")
_CARRY_OUT = Verb("appliquez", "appliquer")
_CHOOSE = Verb("choisissez", "choisir")
_DEFEAT = Verb("détruisez", "détruire")
_DISCARD = Verb("défaussez", "défausser", "défausse")
_DRAW = Verb("piochez", "piocher")
_EXCHANGE = Verb("échangez", "échanger")
_GAIN = Verb("gagnez", "gagner", "gagne")
_GIVE = Verb("donnez", "donner", "donne")
_LOOK = Verb("regardez", "regarder")
_LOSE = Verb("perdez", "perdre", "perd")
_MAKE = Verb("faites", "faire")
_NAME = Verb("nommez", "nommer")
_PLAY = Verb("jouez", "jouer")
_PUT = Verb("mettez", "mettre")
_REFRESH = Verb("réactivez", "réactiver", "réactive")
_PUT_BACK = Verb("remettez", "remettre")
_REVEAL = Verb("révélez", "révéler", "révèle")
_RETURN = Verb("renvoyez", "renvoyer")
_SHUFFLE = Verb("remélangez", "remélanger")
_STEAL = Verb("volez", "voler")
_TAKE = Verb("prenez", "prendre")
_TRIGGER = Verb("déclenchez", "déclencher")


MAY = "vous pouvez "


def you(verb: Verb, rest: str) -> Clause:
    """Something that you do."""
    return Clause(f"{verb.command} {rest}", f"{verb.command} {rest}", f"{MAY}{verb.infinitive} {rest}")


def you_it(verb: Verb, pronoun: str, rest: str) -> Clause:
    """Something that you do to "it"."""
    after = f" {rest}" if rest else ""
    said = f"{verb.command}-{pronoun}{after}"
    return Clause(said, said, f"vous pouvez {pronoun} {verb.infinitive}{after}")


def they(who: str, does: str) -> Clause:
    """Something that somebody else does, or that happens to cards."""
    return Clause(f"{who} {does}", f"{who} {does}", f"vous pouvez décider {elided('que', who)} {does}")


def player(who: Who, verb: Verb, rest: str) -> Clause:
    """Something that a player does."""
    return you(verb, rest) if who is Who.YOU else they(PLAYERS[who], f"{verb.he} {rest}")


def life_clause(effect: OnLife, scene: Scene) -> Clause:
    """Life gained or lost, or Energy gained."""
    match effect:
        case GainLife(who, amount):
            return player(who, _GAIN, life(amount, scene))
        case LoseLife(who, amount):
            return player(who, _LOSE, life(amount, scene))
        case LoseLifeDownTo(who, remaining):
            whose = "vos" if who is Who.YOU else "ses"
            return player(who, _LOSE, f"tous {whose} points de vie sauf {remaining}")
        case MatchLife():
            until = "jusqu'à en avoir autant que l'adversaire"
            said = f"gagnez ou perdez des points de vie {until}"
            return Clause(said, said, f"vous pouvez gagner ou perdre des points de vie {until}")
        case StealLife(amount):
            stolen = life(amount, scene)
            return you(_STEAL, f"{stolen} à l'adversaire" if isinstance(amount, Number) else f"à l'adversaire {stolen}")
        case WinGame():
            return Clause("vous gagnez la partie", "vous gagnez la partie", "vous pouvez gagner la partie")
        case LoseGame():
            return Clause("vous perdez la partie", "vous perdez la partie", "vous pouvez perdre la partie")
        case GainEnergy(who, amount):
            return player(who, _GAIN, energy(amount, scene))
        case _:
            assert_never(effect)


def hand_clause(effect: OnHand, scene: Scene) -> Clause:
    """Cards drawn, discarded, given or bought, and what players have for this turn."""
    if isinstance(effect, OnHidden):
        return hidden_clause(effect)
    match effect:
        case NoBlocks(who):
            if who is Who.AN_OPPONENT:
                return you(_CHOOSE, "un adversaire, qui ne peut pas bloquer ce tour-ci")
            can = "peuvent" if who in TOGETHER else "peut"
            return they(TOGETHER.get(who, PLAYERS[who]), f"ne {can} pas bloquer ce tour-ci")
        case AlliesThisTurn():
            got = [part for part in (keyword_list(effect.keywords), dice(effect.dice)) if part]
            gain = f"gagnent {' et '.join(got)}" if got else "ne gagnent rien"
            return they("les créatures alliées, y compris celles à venir,", f"{gain} ce tour-ci")
        case BuyEnergyCard(True):
            shown = you(_REVEAL, "la carte du dessus de la pioche Énergie")
            inside = f"{shown.inside} et achetez-la gratuitement"
            return Clause(inside, inside, f"{shown.may} et l'acheter gratuitement")
        case BuyEnergyCard():
            return you(_BUY, "gratuitement une carte Énergie visible")
        case DiscardPiles(who, piles):
            whole = f"toute {'votre' if who is Who.YOU else 'sa'} "
            return player(who, _DISCARD, " et ".join(whole + pile for pile in _PILES[piles]))
        case Discard(who, count, up_to, at_random, each):
            number = "une carte" if count == 1 and not up_to else cards(count)
            own_choice = "" if at_random or who is Who.YOU else " de son choix"
            random = " au hasard" if at_random else ""
            per = "" if each is None else f" pour chaque {unit(each, scene)}"
            return player(who, _DISCARD, f"{UP_TO if up_to else ''}{number}{own_choice}{random}{per}")
        case _:
            assert_never(effect)


def hidden_clause(effect: OnHidden) -> Clause:
    """Cards of hands and of the unused pile that are drawn, looked at, given or shown."""
    match effect:
        case DrawUnused(count):
            return you(_DRAW, f"{'une carte' if count == 1 else cards(count)} de la pile inutilisée")
        case UnusedUnderDrawPile(count):
            it, top = ("la", "la carte") if count == 1 else ("les", f"les {cards(count)}")
            return you(_PUT, f"sous votre pioche, sans {it} regarder, {top} du dessus de la pile inutilisée")
        case Give(who):
            return they(PLAYERS[who], "choisit une carte de sa main et la met dans votre main")
        case SwapHands():
            return you(_EXCHANGE, "votre main contre celle de l'adversaire")
        case PassLeft(who):
            return player(who, _GIVE, "une carte de son choix de sa main au joueur à sa gauche")
        case LookAtUnused(count):
            top = "la première carte" if count == 1 else f"les {count} premières cartes"
            return you(_LOOK, f"{top} de la pile inutilisée")
        case PutBack():
            return you(_SHUFFLE, "les autres dans la pile inutilisée")
        case _:
            assert_never(effect)


def players_clause(effect: OnPlayers) -> Clause:
    """Mindbugs refreshed, lost or banned, and turns."""
    match effect:
        case ExtraTurn():
            return you(_MAKE, "un tour supplémentaire juste après celui-ci")
        case NoMindbugsThisTurn():
            return they("personne", "ne peut utiliser de Mindbug ce tour-ci")
        case RefreshMindbugs(who, count):
            whose = "vos" if who is Who.YOU else "ses"
            return player(who, _REFRESH, f"{'un' if count == 1 else count} de {whose} Mindbugs")
        case LoseMindbugs(who, count):
            one = "un Mindbug inutilisé"
            return player(who, _LOSE, one if count == 1 else f"{count} {counted('Mindbug inutilisé', count)}")
        case _:
            assert_never(effect)


def cards(count: int) -> str:
    """A number of cards."""
    return f"{count} {'cartes' if count > 1 else 'carte'}"


def target_clause(effect: OnTarget, many: bool, scene: Scene) -> Clause:
    """Something done to cards."""
    if isinstance(effect, ThisTurn):
        return this_turn_clause(effect, many, scene)
    if isinstance(effect, AttackNow):
        return attack_clause(effect, scene)
    target = effect.target
    match effect:
        case Defeat():
            further = named(effect.also, scene) if effect.also is not None else ""
            link = elided("ainsi que", further) if isinstance(target, It) else f"et {further}"
            return do(_DEFEAT, target, link if further else "", many, scene)
        case TakeControl():
            return control(_TAKE, target, "", scene)
        case HandOver():
            return control(_GIVE, target, " à un adversaire", scene)
        case PlayCard(_, silent):
            effects = "leurs effets Jouer" if is_plural(target, many) else "son effet Jouer"
            return do(_PLAY, target, f"sans {effects}" if silent else "", many, scene)
        case SetAside():
            if isinstance(target, It):
                return you_it(_PUT, pronoun(many), "de côté")
            return you(_PUT, f"de côté {named(target, scene)}")
        case ToYourHand() | ToControllersHand() | ToTeamMatesHand():
            return to_hand_clause(effect, many, scene)
        case PutOctonite(target, count):
            return put_clause(target, count, many, scene)
        case CopyPlay(creature) | TriggerPlay(creature):
            copied = isinstance(effect, CopyPlay)
            verb, after = (_CARRY_OUT, f" comme si {this_card(scene)} l'avait") if copied else (_TRIGGER, "")
            whose = "son effet Jouer" if isinstance(creature, It) else f"l'effet Jouer {of(named(creature, scene))}"
            return you(verb, f"{whose}{after}")
        case _:
            assert_never(effect)


def to_hand_clause(effect: ToYourHand | ToControllersHand | ToTeamMatesHand, many: bool, scene: Scene) -> Clause:
    """Cards that go to a hand."""
    match effect:
        case ToYourHand(target):
            if isinstance(target, It):
                return you_it(_TAKE, pronoun(many), "en main")
            return you(_TAKE, f"en main {named(target, scene)}")
        case ToControllersHand(target):
            whose = "la main de leur contrôleur" if is_plural(target, many) else "la main de son contrôleur"
            return do(_RETURN, target, f"dans {whose}", many, scene)
        case ToTeamMatesHand(target):
            return do(_PUT, target, "dans la main de votre partenaire", many, scene)
        case _:
            assert_never(effect)


def put_clause(target: Target, count: int, many: bool, scene: Scene) -> Clause:
    """Octonite put on creatures."""
    where = f"sur {pronoun_after(many) if isinstance(target, It) else named(target, scene)}"
    each = " (sur chacune)" if is_plural(target, many) else ""
    return you(_PUT, f"{count} {counted('jeton octonite', count)} {where}{each}")


def pronoun_after(many: bool) -> str:
    """What stands for cards after a preposition."""
    return "elles" if many else "elle"


def this_clause(effect: OnThis, scene: Scene) -> Clause:
    """Something done to this creature, boosts, and what it has set aside."""
    if isinstance(effect, NameKeyword):
        return you(_NAME, "un mot-clé")
    if isinstance(effect, ReturnSetAside):
        which = f"toutes les créatures que {this_card(scene)} a mises de côté"
        whose = "chacune pour le joueur qui la contrôlait"
        return you(_PUT_BACK, f"en jeu, sans leurs effets Jouer, {which}, {whose}")
    if not isinstance(effect, Boost):
        return you(_MAKE, f"évoluer {this_card(scene)}")
    piles = "n'importe quelle défausse" if effect.count == 1 else "n'importe quelles défausses"
    with_cards = f"avec {UP_TO}{cards(effect.count)}{' au total' if effect.spread else ''} {of(piles)}"
    if isinstance(effect.target, This) or not effect.spread:
        return you(_BOOST, f"{named(effect.target, scene)} {with_cards}")
    return you(_BOOST, f"une ou plusieurs {described(effect.target.group, True, scene)} {with_cards}")


def hand_card_clause(effect: OnHandCards, many: bool, scene: Scene) -> Clause:
    """Hand cards shown, or put somewhere."""
    if isinstance(effect, Reveal) and is_team_mates(effect.target) and not isinstance(effect.target, It | Slayer):
        return they(PLAYERS[Who.TEAM_MATE], f"révèle {named(effect.target, scene)}")
    if isinstance(effect, Reveal):
        return do(_REVEAL, effect.target, "", many, scene)
    return do(_PUT, effect.target, "dans la défausse de n'importe quel joueur", many, scene)


def attack_clause(effect: AttackNow, scene: Scene) -> Clause:
    """An attack that is made at once."""
    if isinstance(effect.target, This):
        return you(_ATTACK, f"aussitôt avec {this_card(scene)}")
    chosen = you(_CHOOSE, f"{named(effect.target, scene)} capable d'attaquer")
    follows = "son contrôleur attaque aussitôt avec elle"
    inside = [f"{said}, et {follows}" for said in (chosen.inside, chosen.may)]
    return Clause(f"{chosen.alone}. {capital(follows)}", *inside)


def do(verb: Verb, target: Target, rest: str, many: bool, scene: Scene) -> Clause:
    """A verb with its object."""
    if isinstance(target, It):
        return you_it(verb, pronoun(many), rest)
    return you(verb, f"{named(target, scene)} {rest}".strip())


def control(verb: Verb, target: Target, rest: str, scene: Scene) -> Clause:
    """Control taken or given."""
    if isinstance(target, It):
        return you_it(verb, "en", f"le contrôle{rest}")
    return you(verb, f"le contrôle {of(named(target, scene).replace(UP_TO, 'au plus '))}{rest}")


def pronoun(many: bool) -> str:
    """What stands for cards as the object of a verb."""
    return "les" if many else "la"


def is_plural(target: Target, many: bool) -> bool:
    """Whether a target is named in the plural."""
    one_by_one = isinstance(target, Every) and shares(target.group)
    return is_many(target, many) and not one_by_one


def this_turn_clause(effect: ThisTurn, many: bool, scene: Scene) -> Clause:
    """Something that lasts until the turn ends."""
    target = effect.target
    several = is_many(target, many)
    gets = lasting(effect, several)
    match target:
        case This() | Slayer():
            return they(named(target, scene), gets)
        case It():
            return they("elles" if several else "elle", gets)
        case Every(group):
            return they(subject(group, scene), gets)
        case Pick():
            chosen = you(_CHOOSE, named(target, scene))
            alone = f"{chosen.alone}. {'Elles' if several else 'Elle'} {gets}"
            return Clause(alone, f"{chosen.inside}, qui {gets}", f"{chosen.may}, qui {gets}")
        case _:
            assert_never(target)


def lasting(effect: ThisTurn, several: bool) -> str:
    """What creatures get, or cannot do, until the turn ends."""
    gets, cannot = ("gagnent", "ne peuvent pas") if several else ("gagne", "ne peut pas")
    gained = [f"{effect.power:+} de puissance"] if effect.power else []
    gained += [keyword_list(effect.keywords)] if effect.keywords else []
    parts = [f"{gets} {' et '.join(gained)} ce tour-ci"] if gained else []
    parts += [f"{cannot} bloquer ce tour-ci"] if effect.cannot_block else []
    defeated = "détruites" if several else "détruite"
    parts += [f"{cannot} être {defeated} ce tour-ci"] if effect.cannot_be_defeated else []
    return " et ".join(parts) or f"ne {gets} rien ce tour-ci"


class French(Sentences):
    """French sentences."""

    words = Connectives(
        then="ensuite, ",
        then_anyway="ensuite, dans tous les cas, ",
        and_then=", puis ",
        and_="et",
        if_you_do="si vous le faites",
        if_you_did="si vous l'avez fait",
        and_if_you_do=", et si vous le faites",
        steps=f"suivez ces étapes dans l'ordre{COLON}",
        may_steps=f"vous pouvez suivre toutes ces étapes dans l'ordre{COLON}",
        between_steps=f"{SEMICOLON} ",
        roll="lancez un dé à six faces",
        with_enough="avec {least} ou plus",
        and_repeat=", puis recommencez",
        choose_one=f"choisissez un de ces effets{COLON}",
        or_=", ou ",
        for_each="pour chaque carte ainsi défaussée",
        nothing="rien ne se passe",
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
        """Something that another player may do, and what he must do if not."""
        said = f"{PLAYERS[action.who]} peut {self.theirs(action.effect, scene)}"
        if action.otherwise is None:
            return Clause(said, said, f"vous pouvez décider {elided('que', said)}")
        otherwise = self.theirs(action.otherwise, scene)
        together = f"{said} et doit, s'il ne le fait pas, {otherwise}"
        alone = f"{said}. S'il ne le fait pas, il doit {otherwise}"
        return Clause(alone, together, f"vous pouvez décider {elided('que', together)}")

    def theirs(self, effect: Effect, scene: Scene) -> str:
        """What another player does, as "détruire une créature qu'il contrôle"."""
        steps, scene = outline(effect), replace(scene, theirs=True)
        if len(steps) == 1 and isinstance(steps[0], Do):
            return self.clause(steps[0], scene).may.removeprefix(MAY)
        return self.within(steps, scene, "") if steps else self.words.nothing

    def if_(self, conditions: Sequence[Condition], scene: Scene) -> str:
        """The conditions as an if-clause."""
        return " et ".join(elided("si", condition_text(condition, scene)) for condition in conditions)


FRENCH = French()


# ---------------------------------------------------------------- constant abilities


def constant_text(ability: Constant) -> str:
    """A rule that holds while the card lies where it works."""
    scene = Scene(constant=True, in_play=ability.place is Place.IN_PLAY)
    place = "" if scene.in_play else _IN_DISCARD
    this = "elle" if isinstance(ability.condition, OnlyAllied) else this_card(scene)
    rule = rule_text(ability.rule, this, scene)
    end = "" if isinstance(ability.rule, Grants) else "."
    match ability.condition:
        case None:
            return f"{place}{capital(rule)}{end}"
        case YourTurn():
            return f"{place}Pendant votre tour, {rule}{end}"
        case condition:
            return f"{place}Tant {elided('que', condition_text(condition, scene))}, {rule}{end}"


def rule_text(rule: Rule, this: str, scene: Scene) -> str:
    """A rule as a clause; ``this`` is what the card is called."""
    match rule:
        case Gains():
            return gains_text(rule, this, scene)
        case SharesKeywords(group, keywords):
            while_ = f"tant qu'au moins une {described(group, False, scene)}"
            if len(keywords) < 2:
                return f"{this} a {keyword_list(keywords) or 'un bonus nul'} {while_} le possède"
            names = ", ".join(KEYWORD_NAMES[keyword] for keyword in keywords)
            return f"{this} a chacun de ces mots-clés {while_} le possède{COLON} {names}"
        case CannotBlock(group, only_this):
            who = f"{this} ne peut pas" if isinstance(group, This) else cannot(group, scene)
            return f"{who} bloquer{f' {this_card(scene)}' if only_this else ''}"
        case CannotAttack(group):
            return f"{f'{this} ne peut pas' if isinstance(group, This) else cannot(group, scene)} attaquer"
        case KeywordsWithoutEffect(group):
            return f"les mots-clés {of(subject(group, scene))} n'ont aucun effet"
        case CannotBeDefeated(group):
            return f"{cannot(group, scene)} être détruites"
        case TurnsWhenSaved(profiles):
            sides = ", ou ".join(profile_text(profile) for profile in profiles)
            saved = f"quand {this} est sauvée par CORIACE, tournez-la"
            return f"{saved}{COLON} jusqu'à ce qu'elle quitte le jeu, elle a {sides}"
        case CannotLoseLife() | CannotTakeCards() | CannotPlay():
            return player_text(rule)
        case Grants(group, trigger, effect, cost):
            return (
                f"{subject(group, scene)} ont {quoted(triggered_text(Triggered(trigger, effect, cost_octonite=cost)))}"
            )
        case HuntsOnly(group):
            return f"{this} ne peut chasser que des {described(group, True, scene)}"
        case _:
            return _PLAIN_RULES[type(rule)].format(this=this)


_PLAIN_RULES: dict[type, str] = {
    NoMindbugs: "personne ne peut utiliser de Mindbug",
    NoDefeatedEffects: "les effets Détruit de vos adversaires n'ont pas lieu",
    NoPlayEffects: "les effets Jouer de vos adversaires n'ont pas lieu",
    EvolvesInstead: "si {this} devait être détruite, elle évolue à la place",
    SavesTeamMate: "si votre partenaire ne peut faire l'action de tour qu'il doit faire, vous gagnez la partie",
    SpreadsOctonite: "quand {this} entre en jeu, vous pouvez donner à d'autres créatures n'importe quelle part de ses "
    "jetons octonite",
    MustBeHunted: "à leur tour, vos adversaires doivent si possible attaquer avec une créature CHASSEUR, qui doit "
    "chasser {this}",
    ExtraReroll: "chaque fois que vous lancez un ou plusieurs dés, vous pouvez relancer une fois de plus",
    ReversesFights: "quand {this} combat, la créature la plus forte est détruite au lieu de la plus faible",
}


def profile_text(profile: Profile) -> str:
    """Another power and other keywords: "une puissance de 5 et CHASSEUR"."""
    words = keyword_list(profile.keywords) if profile.keywords else "aucun mot-clé"
    return f"une puissance de {profile.power} et {words}"


def player_text(rule: CannotLoseLife | CannotTakeCards | CannotPlay) -> str:
    """What players cannot do."""
    can, whose = ("peuvent", "leur") if rule.who in TOGETHER else ("peut", "sa")
    if rule.who is Who.YOU:
        can, whose = "pouvez", "votre"
    cannot = f"{TOGETHER.get(rule.who, PLAYERS[rule.who])} ne {can} pas"
    if isinstance(rule, CannotLoseLife):
        return f"{cannot} perdre de points de vie"
    if isinstance(rule, CannotTakeCards):
        return f"{cannot} mettre de cartes dans {whose} main"
    filters = power_filter(Cards(Zone.YOUR_HAND, rule.min_power, rule.max_power))
    which = " ".join(part for part in ("de cartes", filters, f"depuis {whose} main") if part)
    return f"{cannot} jouer {which}"


def cannot(group: Creatures, scene: Scene) -> str:
    """Creatures, and that they cannot."""
    return f"{subject(group, scene)} ne peuvent pas"


def gains_text(rule: Gains, this: str, scene: Scene) -> str:
    """More power, keywords and dice."""
    target, each = rule.target, rule.each
    singular = isinstance(target, This)
    who = this if isinstance(target, This) else subject(target.group, scene)
    times = each.value if isinstance(each, Number) else 1
    power = f"{rule.power * times:+} de puissance" if rule.power else ""
    keywords = " et ".join(part for part in (keyword_list(rule.keywords), dice(rule.dice)) if part)
    per = "" if each is None or isinstance(each, Number) else f"pour chaque {unit(each, scene)}"
    if not power and not keywords:
        return f"{who} n'{'a' if singular else 'ont'} aucun bonus"
    if per and power and keywords:
        what = f"{keywords} et, {per}, {power}"
    elif per and power:
        what = f"{power} {per}"
    else:
        what = " et ".join(part for part in (power, keywords) if part)
    return f"{who} {'a' if singular else 'ont'} {what}"
