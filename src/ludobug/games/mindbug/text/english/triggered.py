"""Triggered abilities in English: the trigger, what it costs, and the effect."""

from __future__ import annotations

from ludobug.games.mindbug.language.words import Place, Trigger, Triggered
from ludobug.games.mindbug.text.english.sentences import ENGLISH
from ludobug.games.mindbug.text.outline import Scene, outline
from ludobug.games.mindbug.text.sentences import capital

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

IN_DISCARD = "In discard pile: "


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
    place = "" if needs_no_place else IN_DISCARD
    return f"{place}{trigger}{capital(text) if trigger.endswith(': ') else text}"
