"""Triggered abilities in French: the trigger, what it costs, and the effect."""

from __future__ import annotations

from ludobug.games.mindbug.language.words import Place, Trigger, Triggered
from ludobug.games.mindbug.text.french.grammar import COLON, counted
from ludobug.games.mindbug.text.french.sentences import FRENCH
from ludobug.games.mindbug.text.outline import Scene, outline
from ludobug.games.mindbug.text.sentences import capital

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
    Trigger.OPPONENT_LOSING_LIFE: "Chaque fois qu'un adversaire perd un ou plusieurs points de vie, sauf à cause d'une "
    "capacité comme celle-ci, ",
    Trigger.REACHING_DISCARD: "Chaque fois que cette carte arrive dans votre défausse, ",
}

IN_DISCARD = f"Dans la défausse{COLON} "


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
    place = "" if needs_no_place else IN_DISCARD
    return f"{place}{trigger}{capital(text) if trigger.endswith(': ') else text}"
