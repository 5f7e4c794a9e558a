"""Effects on creatures and other cards, as French clauses."""

from __future__ import annotations

from typing import assert_never

from ludobug.games.mindbug.language.words import (
    AttackNow,
    Boost,
    CopyPlay,
    Defeat,
    Every,
    HandOver,
    It,
    NameKeyword,
    Pick,
    PlayCard,
    PutOctonite,
    ReturnSetAside,
    Reveal,
    SetAside,
    Slayer,
    TakeControl,
    Target,
    This,
    ThisTurn,
    ToControllersHand,
    ToTeamMatesHand,
    ToYourHand,
    TriggerPlay,
    Who,
)
from ludobug.games.mindbug.text.french.clauses import (
    ATTACK,
    BOOST,
    CARRY_OUT,
    CHOOSE,
    DEFEAT,
    GIVE,
    MAKE,
    NAME,
    PLAY,
    PUT,
    PUT_BACK,
    RETURN,
    REVEAL,
    TAKE,
    TRIGGER,
    Verb,
    they,
    you,
    you_it,
)
from ludobug.games.mindbug.text.french.grammar import PLAYERS, UP_TO, counted, elided, keyword_list, of
from ludobug.games.mindbug.text.french.groups import cards, described, is_plural, named, subject, this_card
from ludobug.games.mindbug.text.outline import OnHandCards, OnTarget, OnThis, Scene, is_many, is_team_mates
from ludobug.games.mindbug.text.sentences import Clause, capital


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
            return do(DEFEAT, target, link if further else "", many, scene)
        case TakeControl():
            return control(TAKE, target, "", scene)
        case HandOver():
            return control(GIVE, target, " à un adversaire", scene)
        case PlayCard(_, silent):
            effects = "leurs effets Jouer" if is_plural(target, many) else "son effet Jouer"
            comma = "" if isinstance(target, It) else ", "
            return do(PLAY, target, f"{comma}sans {effects}" if silent else "", many, scene)
        case SetAside():
            if isinstance(target, It):
                return you_it(PUT, pronoun(many), "de côté")
            return you(PUT, f"de côté {named(target, scene)}")
        case ToYourHand() | ToControllersHand() | ToTeamMatesHand():
            return to_hand_clause(effect, many, scene)
        case PutOctonite(target, count):
            return put_clause(target, count, many, scene)
        case CopyPlay(creature) | TriggerPlay(creature):
            copied = isinstance(effect, CopyPlay)
            verb, after = (CARRY_OUT, f" comme si {this_card(scene)} l'avait") if copied else (TRIGGER, "")
            whose = "son effet Jouer" if isinstance(creature, It) else f"l'effet Jouer {of(named(creature, scene))}"
            return you(verb, f"{whose}{after}")
        case _:
            assert_never(effect)


def to_hand_clause(effect: ToYourHand | ToControllersHand | ToTeamMatesHand, many: bool, scene: Scene) -> Clause:
    """Cards that go to a hand."""
    match effect:
        case ToYourHand(target):
            if isinstance(target, It):
                return you_it(TAKE, pronoun(many), "en main")
            return you(TAKE, f"en main {named(target, scene)}")
        case ToControllersHand(target):
            whose = "la main de leur contrôleur" if is_plural(target, many) else "la main de son contrôleur"
            return do(RETURN, target, f"dans {whose}", many, scene)
        case ToTeamMatesHand(target):
            return do(PUT, target, "dans la main de votre partenaire", many, scene)
        case _:
            assert_never(effect)


def put_clause(target: Target, count: int, many: bool, scene: Scene) -> Clause:
    """Octonite put on creatures."""
    where = f"sur {pronoun_after(many) if isinstance(target, It) else named(target, scene)}"
    each = " (sur chacune)" if is_plural(target, many) else ""
    return you(PUT, f"{count} {counted('jeton octonite', count)} {where}{each}")


def pronoun_after(many: bool) -> str:
    """What stands for cards after a preposition."""
    return "elles" if many else "elle"


def this_clause(effect: OnThis, scene: Scene) -> Clause:
    """Something done to this creature, boosts, and what it has set aside."""
    if isinstance(effect, NameKeyword):
        return you(NAME, "un mot-clé")
    if isinstance(effect, ReturnSetAside):
        which = f"toutes les créatures que {this_card(scene)} a mises de côté"
        whose = "chacune pour le joueur qui la contrôlait"
        return you(PUT_BACK, f"en jeu, sans leurs effets Jouer, {which}, {whose}")
    if not isinstance(effect, Boost):
        return you(MAKE, f"évoluer {this_card(scene)}")
    piles = "n'importe quelle défausse" if effect.count == 1 else "n'importe quelles défausses"
    with_cards = f"avec {UP_TO}{cards(effect.count)}{' au total' if effect.spread else ''} {of(piles)}"
    if isinstance(effect.target, This) or not effect.spread:
        return you(BOOST, f"{named(effect.target, scene)} {with_cards}")
    return you(BOOST, f"une ou plusieurs {described(effect.target.group, True, scene)} {with_cards}")


def hand_card_clause(effect: OnHandCards, many: bool, scene: Scene) -> Clause:
    """Hand cards shown, or put somewhere."""
    if isinstance(effect, Reveal) and is_team_mates(effect.target) and not isinstance(effect.target, It | Slayer):
        return they(PLAYERS[Who.TEAM_MATE], f"révèle {named(effect.target, scene)}")
    if isinstance(effect, Reveal):
        return do(REVEAL, effect.target, "", many, scene)
    return do(PUT, effect.target, "dans la défausse de n'importe quel joueur", many, scene)


def attack_clause(effect: AttackNow, scene: Scene) -> Clause:
    """An attack that is made at once."""
    if isinstance(effect.target, This):
        return you(ATTACK, f"aussitôt avec {this_card(scene)}")
    chosen = you(CHOOSE, f"{named(effect.target, scene)} capable d'attaquer")
    follows = "son contrôleur attaque aussitôt avec elle"
    inside = [f"{said}, et {follows}" for said in (chosen.inside, chosen.may)]
    return Clause(f"{chosen.alone}. {capital(follows)}", *inside)


def do(verb: Verb, target: Target, rest: str, many: bool, scene: Scene) -> Clause:
    """A verb with its object."""
    if isinstance(target, It):
        return you_it(verb, pronoun(many), rest)
    space = "" if rest.startswith(",") else " "
    return you(verb, f"{named(target, scene)}{space}{rest}".strip())


def control(verb: Verb, target: Target, rest: str, scene: Scene) -> Clause:
    """Control taken or given."""
    if isinstance(target, It):
        return you_it(verb, "en", f"le contrôle{rest}")
    return you(verb, f"le contrôle {of(named(target, scene).replace(UP_TO, 'au plus '))}{rest}")


def pronoun(many: bool) -> str:
    """What stands for cards as the object of a verb."""
    return "les" if many else "la"


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
            chosen = you(CHOOSE, named(target, scene))
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
