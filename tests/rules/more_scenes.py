"""More words for scenes: effects of custom cards, and who sees which hand cards.

BOMBER = card("Bomber", 4, play=discards(2))
assert seen(state, None, "A") == ["Nine", None]
"""

from __future__ import annotations

from typing import Any

from ludobug.core.state import State

Json = dict[str, Any]
OTHER_ALLIES: Json = {"side": "allied", "other": True}


# ---------------------------------------------------------------- effects of custom cards


def some_cards(count: int, zone: str) -> Json:
    """Several cards outside play: ``some_cards(2, "your discard pile")``."""
    return {"pick": {"group": {"cards": zone}, "count": count}}


def discards(count: int, who: str = "an opponent") -> Json:
    """A player chooses and discards cards."""
    return {"discard": {"who": who, "count": count}}


def may(effect: Any, then: Any = None) -> Json:
    """You may do it; if you do, something follows."""
    return {"may": {"effect": effect} if then is None else {"effect": effect, "then": then}}


def when_counted(left: Any, relation: str, right: Any, effect: Any) -> Json:
    """An effect that happens only if a comparison holds."""
    return {"if": {"condition": {"compare": {"left": left, "relation": relation, "right": right}}, "effect": effect}}


def stronger(target: Any, power: int) -> Json:
    """Creatures have more power, or less, while the card is in play."""
    return {"gains": {"target": target, "power": power}}


# ---------------------------------------------------------------- looking


def seen(state: State, viewer: str | None, seat: str) -> list[str | None]:
    """A seat's hand as another seat, or a spectator (None), sees it; unknown cards are None and come last."""
    names = state.view(None if viewer is None else "ABCD".index(viewer))[seat]["hand"]
    return sorted(names, key=lambda name: (name is None, name or ""))


def knows_alike(one_state: State, other_state: State, seat: str) -> bool:
    """Whether a seat can't tell two states apart, by what it knows and by what it sees."""
    number = "AB".index(seat)
    same_view = one_state.view(number) == other_state.view(number)
    return same_view and one_state.information(number) == other_state.information(number)


def twins(state: State, seat: str, name: str) -> list[Json]:
    """What everybody sees of all creatures of a seat with this name, in their order."""
    return [creature for creature in state.view()[seat]["board"] if creature["card"] == name]


def happened(events: list[Json], *sorts: str) -> list[str]:
    """The events of some sorts, in order and in short: "effect Killer Bee", "life B -1"."""
    return [_short(event) for event in events if event["event"] in sorts]


def _short(event: Json) -> str:
    about = [event["seat"], f"{event['change']:+}"] if event["event"] == "life" else [event["card"]]
    return " ".join([event["event"], *about])


def choices(state: State) -> set[str]:
    """What may be chosen now: {"Gorillion", "B:Nine"}, and "done" where that is allowed."""
    return {text.removeprefix("choose ") for text in state.action_texts()}


def firsts(state: State) -> set[str]:
    """The waiting effects of which the active player picks the next one, by their cards."""
    return {text.removeprefix("first ") for text in state.action_texts() if text.startswith("first ")}
