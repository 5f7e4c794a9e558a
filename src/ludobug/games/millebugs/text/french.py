"""The rules of the cards in French."""

from __future__ import annotations

from ludobug.games.millebugs.cards.model import Family

ADVANCE = "À placer dans votre zone si elle est libre et si le total ne dépasse pas 1000 : +{value} Debugs, {spaces}."
RULE = {
    Family.MALUS: "À placer sur la pile de Bataille d'un adversaire libre et sans {immunity} : sa zone ne peut plus "
    "recevoir de carte Avance tant que {bonus} ou {immunity} n'y est pas joué.",
    Family.BONUS: "À placer sur {malus} au sommet de votre pile de Bataille : votre zone est de nouveau libre.",
    Family.IMMUNITY: "Reste dans votre zone toute la partie : {malus} ne peut plus y être joué, et celui qui la "
    "bloque est annulé. Piochez une carte et rejouez.",
}


def spaces(count: int) -> str:
    """A number of spaces on the board."""
    return f"{count} case" if count == 1 else f"{count} cases"
