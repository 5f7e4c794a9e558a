"""What the keywords do, in French, for somebody who meets them for the first time."""

from __future__ import annotations

from ludobug.games.mindbug.language.words import Keyword
from ludobug.games.mindbug.text.french.grammar import SEMICOLON

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
    "n'est pas la plus élevée.",
    Keyword.SNEAKY: "Quand cette créature attaque, seules les créatures qui ont FURTIF peuvent la bloquer. Elle peut "
    "elle-même bloquer n'importe quel attaquant, et CHASSEUR et les effets l'atteignent comme toute autre créature.",
    Keyword.TOUGH: "Si cette créature, non inclinée, devait être détruite, au combat ou par un effet, elle est "
    "inclinée à la place et reste en jeu. Inclinée, elle attaque, bloque et agit comme avant, mais elle n'est plus "
    "sauvée une seconde fois tant qu'elle reste en jeu.",
}


def keyword_help(keyword: Keyword) -> str:
    """What a keyword does, for somebody who meets it for the first time."""
    return _HELP[keyword]
