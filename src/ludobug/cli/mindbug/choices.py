"""The legal actions of Mindbug in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludobug.cli.cast import Cast
from ludobug.cli.choices import Choice
from ludobug.cli.mindbug.cards import keyword_in
from ludobug.core.state import State
from ludobug.games.mindbug.wording import Meaning, meaning

ABOUT_CREATURES = {"boosted", "defeat", "take_control", "hand_over", "this_turn", "octonite"}


def choices(state: State, view: Mapping[str, Any], cast: Cast) -> list[Choice]:
    """What the seat that decides may do; of equal cards in the own hand one is enough."""
    found: list[Choice] = []
    for option in view["legal"]:
        said = meaning(state.game, option["action"])
        if said is not None and said.place and said.verb == "play":
            continue
        number = len(found) + 1
        label = _plain(option["text"], view, cast) if said is None else _about_card(said, view, cast)
        name, _, creature = option["text"].partition(" under ")
        if said is not None and creature:
            label = cast.messages("choice.under", card=name.removeprefix(f"{said.verb} "), creature=creature)
        found.append(Choice(number, option["action"], option["text"], label, said.name if said else ""))
    return found


def about(view: Mapping[str, Any]) -> str:
    """What an effect will do with what is chosen, as part of a message's key."""
    decision = view["decision"]
    effect = decision.get("about") or "card"
    if effect == "boost" and not decision.get("up_to"):
        return "boosted"
    if effect == "to hand" and decision["by"] != view["seat"]:
        return "give"
    return effect.replace(" ", "_")


def _plain(text: str, view: Mapping[str, Any], cast: Cast) -> str:
    """An action that is not about a card."""
    if view["decision"]["type"] == "first result":
        return cast.messages("choice.first_face", face=cast.messages.named("face", text.removeprefix("first ")))
    if text == "reroll" and len(view["decision"]["dice"]) > 1:
        return cast.messages("choice.reroll.two")
    if view["decision"]["type"] == "profile":
        _, _, power, *words = text.split()
        named = "".join(f", {keyword_in(word, cast.messages.lang)}" for word in words)
        return cast.messages("choice.profile", power=power, words=named)
    if view["decision"]["type"] in ("opponent", "player"):
        return cast.name(text.split()[-1])
    if view["decision"]["type"] == "keyword":
        return keyword_in(text.split()[-1], cast.messages.lang)
    key = f"choice.{text.replace(' ', '_')}"
    special = f"{key}.{view['decision']['type'].replace(' ', '_')}"
    messages = cast.messages
    if special in messages:
        return messages(special, card=view["decision"].get("card", ""))
    return messages(key) if key in messages else text


def _about_card(said: Meaning, view: Mapping[str, Any], cast: Cast) -> str:
    """An action on a card, with its owner where that is not plain."""
    effect = about(view) if said.verb == "choose" else ""
    if said.verb == "buy":
        free = view["decision"]["type"] != "purchase"
        price = next(offer["price"] for offer in view["market"] if offer["card"] == said.name)
        return cast.messages("choice.buy.free" if free else "choice.buy", card=said.name, n=price)
    key = f"choice.{said.verb}.{effect}"
    if key not in cast.messages:
        key = f"choice.{said.verb}"
    number = ""
    if said.verb.startswith("put"):
        key, number = "choice.put", said.verb.split()[1]
    label = cast.messages(key, card=_card(said, view, cast), n=number)
    if said.verb == "first" or number or effect in ABOUT_CREATURES:
        label += f" ({cast.short(cast.letters[said.owner])})"
    return label


def _card(said: Meaning, view: Mapping[str, Any], cast: Cast) -> str:
    """The name of the card, with the number that tells it from its equals."""
    letter = cast.letters[said.owner]
    twins = [creature for creature in view[letter]["board"] if creature["card"] == said.name]
    if said.place or (len(twins) > 1 and said.verb not in ("play", "random")):
        return f"{said.name} #{said.place + 1}"
    return said.name
