"""MB-SETUP: what lies on the table before the first turn."""

from collections import Counter

import pytest

import ludobug
from ludobug import OptionError, RecordError
from ludobug.core.state import State
from ludobug.rulebook.proof import rule
from tests.rules.scenes import actor, asked, card, custom, discard, do, draw, game_of, hand, legal, life, scene


def new_game(seed: int = 7, *sets: str) -> State:
    return game_of(sets or ("first-contact",)).new_state(seed=seed)


def names_of_pool(*sets: str) -> Counter[str]:
    """The cards of a pool, counted from a deal."""
    deal = new_game(1, *sets).record().deal
    assert deal is not None
    return Counter([*deal["A"], *deal["B"], *deal["unused"]])


@rule("MB-SETUP-01")
def test_each_player_starts_with_two_unused_mindbugs() -> None:
    table = new_game().view()
    for seat in "AB":
        assert (table[seat]["mindbugs"], table[seat]["mindbugs_used"]) == (2, 0)


@rule("MB-SETUP-01")
def test_everybody_sees_how_many_mindbugs_are_unused() -> None:
    state = scene(A={"hand": ["Gorillion"]}, B={"mindbugs": 2, "hand": ["One"]})
    do(state, "play Gorillion", "mindbug")
    for viewer in (0, 1, None):
        assert (state.view(viewer)["B"]["mindbugs"], state.view(viewer)["B"]["mindbugs_used"]) == (1, 1)


@rule("MB-SETUP-03")
def test_ten_cards_of_the_pool_are_dealt_to_each_player() -> None:
    deal = new_game().record().deal
    assert deal is not None
    assert (len(deal["A"]), len(deal["B"])) == (10, 10)
    assert Counter([*deal["A"], *deal["B"], *deal["unused"]]) == names_of_pool("first-contact")


@rule("MB-SETUP-03")
def test_the_cards_are_shuffled_together() -> None:
    deals = [new_game(seed).record().deal for seed in (1, 2)]
    assert deals[0] != deals[1]
    mixed = new_game(1, "first-contact", "new-servants").record().deal
    assert mixed is not None
    servants = names_of_pool("new-servants")
    assert {name in servants for name in mixed["A"]} == {True, False}


@rule("MB-SETUP-03")
@pytest.mark.parametrize(("first", "second"), [(9, 11), (11, 9)])
def test_a_deal_of_another_size_is_refused(first: int, second: int) -> None:
    deal = new_game().record().deal
    assert deal is not None
    both = [*deal["A"], *deal["B"]]
    uneven = {"A": both[:first], "B": both[first : first + second], "unused": deal["unused"]}
    with pytest.raises(RecordError, match="MB-SETUP-03"):
        game_of(("first-contact",)).new_state(deal=uneven)


@rule("MB-SETUP-03")
def test_draw_piles_are_not_shared_and_lie_face_down() -> None:
    state = scene(A={"hand": ["One"] * 4 + ["Two"], "draw": ["Ten"] * 2}, B={"hand": ["Three"] * 5, "draw": ["Four"]})
    do(state, "play Two")
    assert hand(state, "A") == [*["One"] * 4, "Ten"]
    for viewer in (0, 1, None):
        assert state.view(viewer)["A"]["draw"] == state.view(viewer)["B"]["draw"] == 1


@rule("MB-SETUP-04")
def test_each_player_has_an_own_discard_pile_that_starts_empty() -> None:
    state = new_game()
    assert (discard(state, "A"), discard(state, "B")) == ([], [])
    state = scene(A={"board": ["Five"], "hand": ["One"]}, B={"board": ["Four"], "hand": ["One"]})
    do(state, "attack Five", "block Four")
    assert (discard(state, "A"), discard(state, "B")) == ([], ["Four"])


@rule("MB-SETUP-05")
def test_the_opening_hand_is_five_cards_of_the_own_draw_pile() -> None:
    state = new_game()
    deal = state.record().deal
    assert deal is not None
    for seat in "AB":
        assert hand(state, seat) == deal[seat][:5]
        assert draw(state, seat) == 5


@rule("MB-SETUP-06")
def test_each_player_starts_at_three_life() -> None:
    state = new_game()
    assert (life(state, "A"), life(state, "B")) == (3, 3)


@rule("MB-SETUP-07")
@pytest.mark.parametrize(("sets", "aside"), [(("first-contact",), 28), (("first-contact", "new-servants"), 52)])
def test_every_card_not_dealt_forms_the_unused_pile(sets: tuple[str, ...], aside: int) -> None:
    state = new_game(7, *sets)
    deal = state.record().deal
    assert deal is not None
    assert len(deal["unused"]) == aside
    table = state.view()
    assert table["unused"] + len(table["revealed"]) == aside


@rule("MB-SETUP-08")
def test_life_is_no_card_of_the_unused_pile() -> None:
    state = scene(
        A={"board": ["Chameleon Sniper"], "hand": ["One"]},
        B={"hand": ["One"]},
        unused=["Gorillion", "Luchataur", "Brain Fly"],
    )
    do(state, "attack Chameleon Sniper")
    assert life(state, "B") == 1
    assert state.view()["unused"] == 3


@rule("MB-SETUP-12")
def test_the_first_contact_box_holds_48_creatures_and_four_mindbugs() -> None:
    assert names_of_pool("first-contact").total() == 48
    table = new_game().view()
    assert table["A"]["mindbugs"] + table["B"]["mindbugs"] == 4


@rule("MB-SETUP-12")
def test_new_servants_holds_24_creatures_and_is_mixed_in_whole() -> None:
    assert names_of_pool("new-servants").total() == 24
    assert names_of_pool("first-contact", "new-servants").total() == 72


@rule("MB-SETUP-13")
def test_a_pool_of_19_cards_is_refused_with_the_number_missing() -> None:
    with pytest.raises(OptionError, match=r"19 cards are too few for 2 seats, 1 missing \[MB-SETUP-13\]"):
        ludobug.load("mindbug", sets=[custom([card("Filler", copies=19)])])


@rule("MB-SETUP-13", "MB-START-02")
@pytest.mark.parametrize("size", [20, 21])
def test_a_pool_that_leaves_too_few_cards_to_reveal_starts_at_random(size: int) -> None:
    cards = [card("Filler", 3, copies=10), card("Padding", 8, copies=size - 10)]
    state = ludobug.load("mindbug", sets=[custom(cards)]).new_state(seed=1)
    assert asked(state) == ("chance", "starting player")
    assert set(legal(state)) == {"random A", "random B"}
    assert state.view()["unused"] == size - 20
    do(state, "random B")
    assert actor(state) == "B"
    assert len(hand(state, "B")) == 5


@rule("MB-SETUP-14")
def test_a_card_whose_number_of_copies_is_not_said_is_in_its_set_once() -> None:
    gift = {"name": "Gift", "power": 5}
    unsaid = custom([gift, card("Filler", copies=20)])
    deal = ludobug.load("mindbug", sets=[unsaid]).new_state(seed=1).record().deal
    assert deal is not None
    assert [name for pile in deal.values() for name in pile].count("Gift") == 1
