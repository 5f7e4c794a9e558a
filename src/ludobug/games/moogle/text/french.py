"""Card texts in French."""

from __future__ import annotations

from ludobug.games.moogle.language.words import Cards, Facing, Where, Whose
from ludobug.games.moogle.text.sentences import ALL, ONE, Sentences

TEXTS = {
    "at_once": "Face visible, aussitôt : {text}",
    "while_face_up": "Face visible : {text}",
    "at_the_end": "À la fin : {text}",
    "once": "Une fois par partie : {text}",
    "as_often_as_gil": "{n} fois par partie, contre un jeton Gil chaque fois : {text}",
    "then": ", puis ",
    "may": "vous pouvez {deed}",
    "this": "cette carte",
    "it": "elle",
    "if_tired": "si un jeton Fatigue est sur cette carte, ",
    "if_was_face_down": "si cette carte est restée face cachée jusqu'à la révélation, ",
    "for_each": " pour {cards}",
    "for_each_gil": " pour chaque jeton Gil sur {cards}",
    "raises_limit": "chaque joueur peut y avoir jusqu'à {n} cartes.",
    "pays_sole_first": "si vous êtes seul premier dans cette zone, gagnez {n} PV.",
    "pays_sole_first_here": "qui est seul premier dans cette zone gagne {n} PV de plus.",
    "adds_to_total": "votre total dans cette zone gagne {n}.",
    "fixes_power": "{who} a une puissance de {n}, que rien n'augmente ni ne diminue.",
    "changes_power": "{who} a {n} de puissance{each}.",
    "moves_itself": "une fois à chacun de vos tours, vous pouvez déplacer cette carte dans une autre zone où vous "
    "pouvez jouer.",
    "ignores_limit": "la limite de cartes ne compte pas pour cette carte quand elle est jouée ou déplacée.",
    "forces_face_down": "toute carte jouée ici est posée face cachée.",
    "forbids_face_down": "aucune carte ne peut être jouée ni déplacée ici face cachée.",
    "copies_strongest": "sans jeton Fatigue, cette carte a la puissance de l'autre carte de cette zone dont la "
    "puissance d'origine est la plus haute.",
    "clears_fatigue": "retirez tous les jetons Fatigue de vos cartes dans cette zone.",
    "blocks_fatigue": "aucun autre jeton Fatigue ne peut être posé dans cette zone.",
    "cancels_abilities": "toute capacité de fin de partie des cartes de cette zone est annulée.",
    "disables_monster": "la capacité du monstre ou de la tuile de cette zone est désactivée.",
}
DEEDS = {
    "draw": ("piochez {n} carte{s}", "piocher {n} carte{s}"),
    "under_deck": ("mettez 1 carte de votre main sous votre paquet", "mettre 1 carte de votre main sous votre paquet"),
    "points": ("gagnez {n} PV", "gagner {n} PV"),
    "hero": ("prenez en main au hasard un Héros mis de côté", "prendre en main au hasard un Héros mis de côté"),
    "tire": ("posez un jeton Fatigue sur {cards}", "poser un jeton Fatigue sur {cards}"),
    "refresh": ("retirez un jeton Fatigue {of}", "retirer un jeton Fatigue {of}"),
    "look": ("regardez en secret {cards}", "regarder en secret {cards}"),
    "move_here": (
        "déplacez dans cette zone {cards}, si limite et faces le permettent",
        "déplacer dans cette zone {cards}, si limite et faces le permettent",
    ),
    "move_away": (
        "déplacez {cards} dans une autre zone où vous pouvez jouer, si limite et faces le permettent",
        "déplacer {cards} dans une autre zone où vous pouvez jouer, si limite et faces le permettent",
    ),
    "replace_monster": (
        "remplacez le monstre de cette zone (jamais la tuile) par la première carte de la pile des monstres",
        "remplacer le monstre de cette zone (jamais la tuile) par la première carte de la pile des monstres",
    ),
    "gil": ("posez un jeton Gil sur {cards} : +1 de puissance", "poser un jeton Gil sur {cards} : +1 de puissance"),
    "play_face_down": ("jouez une carte de plus ce tour, face cachée", "jouer une carte de plus ce tour, face cachée"),
}
ABILITIES = {
    "Clan call": "Appel du clan",
    "Exhaust": "Épuisement",
    "Refit": "Remontage",
    "Encore": "Rappel",
    "Second helper": "Coup de main",
}
PLACES = {
    Where.HERE: " de cette zone",
    Where.IN_REACH: " d'une zone où vous pouvez jouer",
    Where.ELSEWHERE: " d'une autre zone",
}


def cards(group: Cards, number: str) -> str:
    """A group of cards: "une autre de vos cartes face visible dans cette zone"."""
    if group.strongest:
        return f"la ou les cartes de plus haute puissance d'origine{PLACES[group.where]}"
    many = "s" if number == ALL or group.whose is Whose.YOURS else ""
    words = [*owned(group, number)] if group.whose is Whose.YOURS else [*free(group, number)]
    words += [f"adverse{many}"] * (group.whose is Whose.OPPOSING) + [f"fatiguée{many}"] * group.tired
    words += ["face visible" if group.facing is Facing.UP else "face cachée"] * (group.facing is not None)
    return " ".join(words) + place(group) + conditions(group)


def place(group: Cards) -> str:
    """Where the cards of a group lie; one's own always lie where one may play."""
    return " en jeu" if group.whose is Whose.YOURS and group.where is Where.IN_REACH else PLACES[group.where]


def owned(group: Cards, number: str) -> list[str]:
    """Cards of one's own: "une de vos cartes", "chacune de vos autres cartes", "vos cartes"."""
    others = ["autres"] * group.other
    if number == ALL:
        return ["vos", *others, "cartes"]
    return ["une" if number == ONE else "chacune", "de vos", *others, "cartes"]


def free(group: Cards, number: str) -> list[str]:
    """Cards of anybody: "une autre carte", "chaque carte", "les cartes"."""
    if number == ALL:
        return ["les", *["autres"] * group.other, "cartes"]
    return ["une" if number == ONE else "chaque", *["autre"] * group.other, "carte"]


def conditions(group: Cards) -> str:
    """What the cards of a group must be like."""
    said = ""
    if group.max_power is not None:
        said += f" dont la puissance d'origine est de {group.max_power} ou moins"
    if group.min_power is not None:
        said += f" dont la puissance d'origine est de {group.min_power} ou plus"
    if group.special:
        said += " qui a une capacité spéciale"
    if group.were_face_down:
        said += " restée face cachée jusqu'à la révélation"
    return said


FRENCH = Sentences(TEXTS, DEEDS, ABILITIES, cards)
