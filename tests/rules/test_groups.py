"""Which cards a text speaks of: weaker and stronger than itself, in any discard pile; and when it is not your turn."""

from __future__ import annotations

import pytest

from ludobug.games.mindbug.language.json_form import CardSetError, load_set
from tests.rules.more_scenes import choices
from tests.rules.scenes import (
    board,
    card,
    discard,
    do,
    every,
    gain,
    hand,
    keywords,
    one,
    power,
    scene,
)

GHOST = card("Ghost", 5, attack={"defeat": every(side="enemy", than_this="<")})
BULLY = card("Bully", 5, attack={"defeat": one(than_this="<=", other=True)})
CHIEF = card(
    "Chief",
    6,
    constant={"gains": {"target": "this", "keywords": ["FRENZY"]}},
    condition={
        "compare": {
            "left": {"creature_count": {"creatures": {"side": "allied", "than_this": ">"}}},
            "relation": "==",
            "right": 0,
        }
    },
)
GLEANER = card("Gleaner", 3, play={"to_your_hand": {"pick": {"cards": "any discard pile", "count": 2}}})
RAISER = card("Raiser", 3, play={"play_card": {"pick": {"cards": {"zone": "any discard pile", "min_power": 6}}}})
PORTER = card("Porter", 2, constant={"gains": {"target": "this", "power": 3}}, condition="not_your_turn")


def test_weaker_than_this_means_a_lower_current_power() -> None:
    ally = card("Banner", 1, constant={"gains": {"every": {"creatures": {"side": "allied"}}, "power": 2}})
    state = scene(A={"board": ["Ghost"]}, B={"board": ["Four", "Five", "Banner"]}, cards=[GHOST, ally])
    do(state, "attack Ghost")
    assert discard(state, "B") == ["Banner"], "the Four has 6 and the Five 7 now"


def test_with_no_more_power_than_this_equal_power_is_enough_on_either_side() -> None:
    state = scene(A={"board": ["Bully", "Five", "Six"]}, B={"board": ["Two", "Seven"]}, cards=[BULLY])
    do(state, "attack Bully")
    assert choices(state) == {"Five", "Two"}


@pytest.mark.parametrize(("allies", "frenzy"), [([], True), (["Six", "Five"], True), (["Seven"], False)])
def test_only_stronger_allies_count_where_a_rule_asks_for_them(allies: list[str], frenzy: bool) -> None:
    state = scene(A={"board": ["Chief", *allies]}, B={"board": ["Ten"]}, cards=[CHIEF])
    assert keywords(state, "A", "Chief") == (["FRENZY"] if frenzy else [])


def test_nothing_is_compared_with_a_card_that_has_left_play() -> None:
    martyr = card(
        "Martyr", 5, play={"in_order": [{"defeat": "this"}, {"defeat": every(side="enemy", than_this="<")}, gain(1)]}
    )
    state = scene(A={"hand": ["Martyr"]}, B={"board": ["Three"], "hand": ["One"]}, cards=[martyr])
    do(state, "play Martyr")
    assert board(state, "B") == ["Three"]


def test_a_text_of_a_card_that_is_out_of_play_cannot_compare_with_it() -> None:
    ghost = card("Ghost", 5, defeated={"defeat": every(side="enemy", than_this="<")})
    with pytest.raises(CardSetError, match=r"every\.creatures: this card is not in play when the effect happens"):
        load_set({"id": "scene", "name": "Scene", "cards": [ghost]})


def test_any_discard_pile_means_all_of_them_as_one() -> None:
    state = scene(
        A={"hand": ["Gleaner"], "discard": ["One"]}, B={"discard": ["Two", "Three"], "hand": ["Four"]}, cards=[GLEANER]
    )
    do(state, "play Gleaner")
    assert choices(state) == {"One", "Two", "Three"}
    do(state, "choose Two", "choose One")
    assert (sorted(hand(state, "A")), discard(state, "B")) == (["One", "Two"], ["Three"])


def test_a_card_from_any_discard_pile_comes_into_play_on_your_side() -> None:
    state = scene(
        A={"hand": ["Raiser"], "discard": ["One"]}, B={"discard": ["Seven", "Two"], "hand": ["Four"]}, cards=[RAISER]
    )
    do(state, "play Raiser")
    assert (board(state, "A"), discard(state, "B")) == (["Raiser", "Seven"], ["Two"])


def test_any_discard_pile_is_that_of_a_team_mate_too() -> None:
    state = scene(
        A={"hand": ["Gleaner"]}, B={"discard": ["Two"]}, C={"discard": ["Three"]}, D={"discard": ["Four"]},
        cards=[GLEANER],
    )  # fmt: skip
    do(state, "play Gleaner")
    assert choices(state) == {"Two", "Three", "Four"}


def test_while_it_is_not_your_turn_a_creature_is_stronger() -> None:
    state = scene(A={"board": ["Porter"], "hand": ["One"]}, B={"board": ["Porter"], "hand": ["One"]}, cards=[PORTER])
    assert (power(state, "A", "Porter"), power(state, "B", "Porter")) == (2, 5)
    do(state, "play One")
    assert (power(state, "A", "Porter"), power(state, "B", "Porter")) == (5, 2)
