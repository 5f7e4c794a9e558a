"""MB-ENERGY: the market, purchases at the start of a turn, and what becomes of Energy cards."""

from __future__ import annotations

from typing import Any

import pytest

import ludobug
from ludobug import PositionError, RecordError
from ludobug.games.mindbug.cards.energy import ENERGY
from ludobug.games.mindbug.language.check import check_energy_card
from ludobug.games.mindbug.language.json_form import CardSetError, energy_from_json, energy_to_json
from ludobug.rulebook.proof import rule
from tests.rules.dice_scenes import energy, with_dice
from tests.rules.energy_scenes import ALL, SPARK, done_with, market, shop
from tests.rules.more_scenes import happened
from tests.rules.scenes import (
    active,
    asked,
    board,
    card,
    custom,
    discard,
    do,
    gain,
    game_of,
    hand,
    in_order,
    legal,
    life,
    lose,
    octonite,
    one,
    refused,
    scene,
    turn,
    winner,
)

BUYER = card("Buyer", 6, "TOUGH", play="buy_energy_card")
MUTANT = card("Mutant", 4, play={"buy_energy_card": {"top_of_deck": True}})
PEAR = card("Pear", 3, octonite=3, harvest=gain(1))


# ---------------------------------------------------------------- setup


@rule("MB-SETUP-10", "MB-MIX-02")
def test_the_energy_cards_are_shuffled_and_the_top_three_lie_face_up() -> None:
    game = game_of(("first-contact",), [SPARK])
    state = game.new_state(seed=4)
    deck = state.record().deal["energy"]
    assert sorted(deck) == sorted(ALL)
    assert (market(state), state.view()["energy_deck"], done_with(state)) == (deck[:3], 13, [])
    assert len({tuple(game.new_state(seed=seed).record().deal["energy"]) for seed in range(20)}) == 20


@rule("MB-SETUP-10")
def test_creatures_and_energy_cards_are_never_shuffled_together() -> None:
    game = game_of(("first-contact",), [SPARK])
    for seed in range(20):
        deal = game.new_state(seed=seed).record().deal
        assert sorted(deal["energy"]) == sorted(ALL)
        assert not {name for pile in ("A", "B", "unused") for name in deal[pile]} & set(ALL)


@rule("MB-SETUP-11")
def test_everybody_starts_without_energy() -> None:
    state = game_of(("first-contact",), [SPARK]).new_state(seed=1)
    assert [energy(state, seat) for seat in "AB"] == [0, 0]
    assert asked(state)[1] == "turn action"


@rule("MB-MIX-02")
def test_without_anything_of_king_of_tokyo_there_is_no_market() -> None:
    state = ludobug.load("mindbug").new_state(seed=1)
    assert "market" not in state.view()
    assert "energy" not in state.record().deal


@rule("MB-SETUP-10")
def test_a_record_deals_the_energy_deck_as_it_lay() -> None:
    game = game_of(("first-contact",), [SPARK])
    record = game.new_state(seed=4).record()
    *_, again = game.replay(record)
    assert again.record() == record
    deal = dict(record.deal)
    for wrong in (deal["energy"][:-1], [*deal["energy"][:-1], deal["energy"][0]], "Ambush", None):
        with pytest.raises(RecordError, match=r"deal\.energy"):
            game.new_state(deal={**deal, "energy": wrong})


# ---------------------------------------------------------------- buying


@rule("MB-ENERGY-01")
def test_at_the_start_of_a_turn_the_face_up_cards_may_be_bought() -> None:
    state = shop(["Ambush", "Rage", "Stomp"], {"energy": 3})
    assert (asked(state), set(legal(state))) == (("A", "purchase"), {"buy Ambush", "buy Rage", "buy Stomp", "done"})
    do(state, "done")
    assert (asked(state), energy(state, "A")) == (("A", "turn action"), 3)


@rule("MB-ENERGY-01")
def test_who_has_a_purchase_to_make_makes_it_before_any_turn_action() -> None:
    state = shop(["Rage"], {"energy": 1})
    refused(state, "play One", "MB-ENERGY-01")
    refused(state, "buy Ambush", "MB-ENERGY-01")


@rule("MB-ENERGY-02")
def test_a_card_costs_as_much_energy_as_is_printed_on_it() -> None:
    state = shop(["Ambush", "Resurrection", "Pounce"], {"energy": 2})
    assert set(legal(state)) == {"buy Ambush", "buy Pounce", "done"}
    refused(state, "buy Resurrection", "MB-ENERGY-02")
    do(state, "buy Ambush")
    assert energy(state, "A") == 0


@rule("MB-ENERGY-02")
def test_who_can_pay_for_nothing_is_not_asked() -> None:
    state = shop(["Ambush", "Resurrection"], {"energy": 1})
    assert asked(state) == ("A", "turn action")


@rule("MB-ENERGY-03")
def test_a_card_is_paid_for_replaced_carried_out_and_discarded_in_this_order() -> None:
    state = shop(["Ambush", "Pounce", "Rage"], {"energy": 2}, {"board": ["Nine", "Eight"]}, deck=["Railgun", "Stomp"])
    told = state.play("buy Ambush")
    assert told[0] | {"seers": []} == {"event": "energy", "seat": "A", "change": -2, "seers": []}
    assert happened(told, "buy", "moved") == ["buy Ambush", "moved Ambush", "moved Railgun"]
    assert (energy(state, "A"), market(state), state.view()["bought"]) == (0, ["Pounce", "Rage", "Railgun"], ["Ambush"])
    assert (asked(state), done_with(state)) == (("A", "choose"), [])
    do(state, "choose Eight")
    assert (discard(state, "B"), done_with(state), state.view()["bought"]) == (["Eight"], ["Ambush"], [])


@rule("MB-ENERGY-04")
def test_the_replacement_may_be_bought_in_the_same_window() -> None:
    state = shop(["Healing Bots", "Resurrection"], {"energy": 3, "discard": ["Two"]}, deck=["Railgun"])
    do(state, "buy Healing Bots")
    assert set(legal(state)) == {"buy Railgun", "done"}
    do(state, "buy Railgun")
    assert (life(state, "B"), energy(state, "A"), asked(state)) == (2, 0, ("A", "turn action"))


@rule("MB-ENERGY-05")
def test_the_effect_happens_at_once_and_the_card_is_not_kept() -> None:
    state = shop(["Healing Bots", "Rage"], {"energy": 2})
    do(state, "buy Healing Bots")
    assert (life(state, "A"), done_with(state), market(state)) == (4, ["Healing Bots"], ["Rage"])
    refused(state, "buy Healing Bots", "MB-ENERGY-01")


@rule("MB-ENERGY-06")
def test_one_may_buy_as_often_as_one_can_pay() -> None:
    state = shop(["Healing Bots", "Pounce", "Rage"], {"energy": 4}, deck=["Railgun", "Stomp"])
    do(state, "buy Healing Bots", "buy Railgun", "buy Rage")
    assert (life(state, "A"), life(state, "B"), energy(state, "A")) == (4, 2, 0)
    assert (asked(state), market(state)) == (("A", "turn action"), ["Pounce", "Stomp"])


@rule("MB-ENERGY-06")
def test_energy_gained_by_a_roll_buys_nothing_in_the_same_turn_or_in_that_of_the_opponent() -> None:
    roller = with_dice(card("Roller", 4))
    state = shop(
        ["Rage"], {"energy": 0, "board": ["Roller"], "hand": ["One"]}, {"hand": ["Two", "Three"]}, cards=[roller]
    )
    do(state, "attack Roller", "roll energy 2", "keep")
    assert (energy(state, "A"), asked(state)) == (2, ("B", "turn action"))
    refused(state, "buy Rage", "MB-ENERGY-06")
    do(state, "play Two")
    assert asked(state) == ("A", "purchase")


@rule("MB-ENERGY-06")
def test_a_purchase_is_not_offered_once_the_window_is_closed() -> None:
    state = shop(["Rage"], {"board": ["Nine"]}, {"board": ["Eight"]})
    do(state, "done")
    refused(state, "buy Rage", "MB-ENERGY-06")
    do(state, "attack Nine")
    refused(state, "buy Rage", "MB-ENERGY-06")


@rule("MB-ENERGY-07")
def test_buying_is_no_turn_action() -> None:
    state = shop(["Healing Bots", "Railgun"], {"energy": 3})
    do(state, "buy Healing Bots", "buy Railgun")
    assert (asked(state), active(state), turn(state)) == (("A", "turn action"), "A", 1)
    refused(state, "pass", "MB-TURN-03")


@rule("MB-ENERGY-07", "MB-TURN-07")
def test_who_buys_and_then_has_no_turn_action_has_lost() -> None:
    state = shop(["Rage", "Stomp"], {"energy": 1, "hand": [], "board": ["Three"]})
    do(state, "buy Stomp")
    assert winner(state) == "B"


@rule("MB-TURN-07")
def test_what_is_bought_at_the_start_of_a_turn_can_save_who_has_no_turn_action() -> None:
    state = shop(["Resurrection"], {"energy": 3, "hand": [], "discard": ["Nine"]})
    do(state, "buy Resurrection")
    assert (asked(state), legal(state)) == (("A", "turn action"), ["play Nine"])


@rule("MB-ENERGY-08")
def test_an_empty_energy_deck_replaces_nothing() -> None:
    state = shop(["Healing Bots", "Rage", "Railgun"], {"energy": 9})
    do(state, "buy Railgun")
    assert (market(state), asked(state)) == (["Healing Bots", "Rage"], ("A", "purchase"))


@rule("MB-ENERGY-09")
def test_without_a_face_up_card_nothing_can_be_bought_and_the_discard_is_not_shuffled_again() -> None:
    state = shop(["Railgun"], {"hand": ["One", "Two"]}, {"hand": ["Three", "Four"]}, energy_discard=["Ambush", "Stomp"])
    do(state, "buy Railgun")
    assert (asked(state), market(state)) == (("A", "turn action"), [])
    do(state, "play One", "play Three")
    assert (asked(state), done_with(state)) == (("A", "turn action"), ["Ambush", "Stomp", "Railgun"])


@rule("MB-ENERGY-10")
def test_energy_is_kept_until_it_is_spent_and_the_bank_has_no_end() -> None:
    twice = card("Twice", 3, play={"gain_energy": {"who": "you", "amount": 2}})
    state = shop(["Rage"], {"energy": 25, "hand": ["Twice", "One"]}, {"energy": 30, "hand": ["Two"]}, cards=[twice])
    do(state, "done", "play Twice", "done", "play Two")
    assert (energy(state, "A"), energy(state, "B"), asked(state)) == (27, 30, ("A", "purchase"))


@rule("MB-ENERGY-11")
def test_the_window_does_not_open_again_for_the_further_turn_action_after_a_mindbug() -> None:
    state = shop(["Rage"], {"energy": 2, "hand": ["Nine", "One"]}, {"mindbugs": 1})
    do(state, "done", "play Nine", "mindbug")
    assert (asked(state), energy(state, "A")) == (("A", "turn action"), 2)
    refused(state, "buy Rage", "MB-ENERGY-06")


@rule("MB-ENERGY-12")
def test_a_purchase_may_win_the_game_before_any_turn_action() -> None:
    state = shop(["Railgun"], {"energy": 2}, {"life": 1, "hand": ["One"]})
    do(state, "buy Railgun")
    assert (winner(state), state.returns()) == ("A", [1.0, -1.0])


@rule("MB-ENERGY-12", "MB-ENERGY-32")
def test_all_that_a_purchase_brings_about_is_over_before_the_next_one() -> None:
    martyr = card("Martyr", 3, defeated={"defeat": one(side="enemy")})
    state = shop(["Stomp", "Rage"], {"board": ["Nine", "Eight"]}, {"board": ["Martyr"]}, cards=[martyr])
    do(state, "buy Stomp")
    assert (asked(state), done_with(state)) == (("B", "choose"), ["Stomp"])
    do(state, "choose Nine")
    assert (asked(state), board(state, "A")) == (("A", "purchase"), ["Eight"])


@rule("MB-ENERGY-12", "MB-ENERGY-32", "MB-FAST-13")
def test_a_fast_creature_that_a_purchase_brings_attacks_before_the_next_purchase() -> None:
    caller = card("Caller", 4, play={"play_card": {"pick": {"cards": "your hand"}}})
    state = shop(
        ["Monster Buddies", "Rage"],
        {"board": ["Caller"], "hand": ["Six Fast"]},
        {"hand": ["One"]},
        cards=[caller],
    )
    do(state, "buy Monster Buddies")
    assert asked(state) == ("A", "fast attack")
    do(state, "attack Six Fast")
    assert (life(state, "B"), asked(state)) == (2, ("A", "purchase"))


# ---------------------------------------------------------------- with Harvest


@rule("MB-TURN-10", "MB-MIX-04")
def test_purchases_come_before_harvest_and_harvest_before_the_turn_action() -> None:
    ripe = {"card": "Pear", "octonite": 1}
    state = shop(["Healing Bots", "Rage"], {"energy": 1, "board": [ripe]}, cards=[PEAR])
    assert (asked(state), octonite(state, "A", "Pear")) == (("A", "purchase"), 1)
    do(state, "buy Healing Bots")
    assert (asked(state), octonite(state, "A", "Pear"), life(state, "A")) == (("A", "turn action"), 0, 5)


@rule("MB-MIX-04")
def test_a_creature_that_a_purchase_returns_to_hand_is_not_harvested() -> None:
    doomed = card("Doomed", 7, octonite=3, harvest={"defeat": "this"})
    state = shop(["Portal Malfunction"], {"board": [{"card": "Doomed", "octonite": 1}]}, cards=[doomed])
    do(state, "buy Portal Malfunction")
    assert (sorted(hand(state, "A")), discard(state, "A"), asked(state)) == (
        ["Doomed", "One"],
        [],
        ("A", "turn action"),
    )


# ---------------------------------------------------------------- purchases that texts bring


@rule("MB-ENERGY-13")
def test_a_text_buys_a_face_up_card_without_its_price_and_with_all_other_steps() -> None:
    state = shop(
        ["Railgun", "Resurrection", "Stomp"],
        {"energy": 0, "hand": ["Buyer"]},
        {"hand": ["Two"]},
        deck=["Rage"],
        cards=[BUYER],
    )
    do(state, "play Buyer")
    assert (asked(state), set(legal(state))) == (("A", "choose"), {"buy Railgun", "buy Resurrection", "buy Stomp"})
    do(state, "buy Railgun")
    assert (life(state, "B"), energy(state, "A")) == (2, 0)
    assert (market(state), done_with(state)) == (["Resurrection", "Stomp", "Rage"], ["Railgun"])


@rule("MB-ENERGY-13")
def test_with_an_empty_market_such_a_text_does_nothing() -> None:
    state = shop([], {"hand": ["Buyer"]}, cards=[BUYER])
    do(state, "play Buyer")
    assert (asked(state), done_with(state)) == (("B", "turn action"), [])


@rule("MB-ENERGY-13")
def test_such_a_text_works_for_whoever_resolves_it_in_any_turn() -> None:
    state = shop(["Railgun", "Healing Bots"], {"hand": ["Buyer", "One"]}, {"mindbugs": 1}, cards=[BUYER])
    do(state, "done", "play Buyer", "mindbug")
    assert (asked(state), energy(state, "B")) == (("B", "choose"), 0)
    do(state, "buy Railgun")
    assert (life(state, "A"), asked(state), active(state)) == (2, ("A", "turn action"), "A")


@rule("MB-ENERGY-13", "MB-ENERGY-23")
def test_a_text_may_buy_the_top_card_of_the_deck() -> None:
    state = shop(["Rage"], {"energy": 0, "hand": ["Mutant"]}, deck=["Railgun", "Stomp"], cards=[MUTANT])
    do(state, "play Mutant")
    assert (life(state, "B"), done_with(state)) == (2, ["Railgun"])
    assert market(state) == ["Rage", "Stomp"]


@rule("MB-ENERGY-13")
def test_what_follows_in_the_same_text_happens_after_the_purchase() -> None:
    after = card("After", 4, play=in_order("buy_energy_card", lose(1)))
    state = shop(["Ambush"], {"energy": 0, "hand": ["After"]}, {"board": ["Nine", "Eight"]}, cards=[after])
    do(state, "play After")
    assert (asked(state), life(state, "B")) == (("A", "choose"), 3)
    do(state, "choose Nine")
    assert (life(state, "B"), done_with(state)) == (2, ["Ambush"])


@rule("MB-ENERGY-13")
def test_you_may_buy_is_asked_only_where_there_is_a_card_to_buy() -> None:
    for words, market_, deck in (
        ("buy_energy_card", ["Rage"], []),
        ({"buy_energy_card": {"top_of_deck": True}}, ["Rage", "Stomp", "Pounce"], ["Railgun"]),
    ):
        shy = card("Shy", 4, play={"may": words})
        offered = shop(market_, {"energy": 0, "hand": ["Shy"]}, deck=deck, cards=[shy])
        assert asked(do(offered, "play Shy")) == ("A", "may")
        missing = shop(market_ if deck else [], {"energy": 0, "hand": ["Shy"]}, cards=[shy])
        assert asked(do(missing, "play Shy")) == ("B", "turn action")


@rule("MB-ENERGY-13", "MB-ACTION-02")
def test_an_action_that_buys_is_offered_only_where_there_is_a_card_to_buy() -> None:
    words = {"Broker": "buy_energy_card", "Gambler": {"buy_energy_card": {"top_of_deck": True}}}
    for name, effect in words.items():
        broker = card(name, 4, action=effect)
        offered = shop(["Rage"], {"energy": 0, "board": [name]}, deck=["Stomp"], cards=[broker])
        assert f"action {name}" in legal(offered)
        refused(shop([], {"energy": 0, "board": [name]}, cards=[broker]), f"action {name}", "MB-ACTION-02")


@rule("MB-ACTION-02", "MB-TURN-14")
def test_an_action_that_gives_allied_creatures_what_they_have_already_is_not_offered() -> None:
    drill = card("Drill", 4, action={"allies_this_turn": {"keywords": ["FRENZY"], "dice": 1}})
    state = shop(["Rage", "Extra Head"], {"board": ["Drill"]}, cards=[drill])
    do(state, "buy Rage", "done")
    assert "action Drill" in legal(state)
    again = shop(["Rage", "Extra Head"], {"board": ["Drill"], "energy": 2}, cards=[drill])
    do(again, "buy Rage", "buy Extra Head")
    assert "action Drill" in legal(again)
    third = card("Third", 2, play={"allies_this_turn": {"dice": 1}})
    full = shop(["Monster Buddies", "Extra Head", "Rage"], {"board": ["Drill", "Third"]}, cards=[drill, third])
    do(full, "buy Rage", "buy Extra Head", "buy Monster Buddies")
    refused(full, "action Drill", "MB-ACTION-02")


@rule("MB-ENERGY-17", "MB-ENERGY-31")
def test_a_play_effect_that_an_opponents_creature_stops_is_not_triggered_either() -> None:
    healer = card("Healer", 4, play=gain(1))
    hush = card("Hush", 5, constant="no_play_effects")
    state = shop(["Monster Buddies"], {"board": ["Healer"]}, {"board": ["Hush"]}, cards=[healer, hush])
    do(state, "buy Monster Buddies")
    assert (life(state, "A"), done_with(state)) == (3, ["Monster Buddies"])


# ---------------------------------------------------------------- four seats


@rule("MB-TEAM-35")
def test_four_seats_share_a_market_and_each_buys_with_its_own_energy_at_the_start_of_its_own_turn() -> None:
    pile = {"start": True, "market": ["Resurrection", "Railgun"], "cards": [SPARK]}
    seats = {letter: {"hand": ["One", "Two"], "energy": 2} for letter in "ABCD"}
    state = scene(**seats, **pile)
    assert (asked(state), set(legal(state))) == (("A", "purchase"), {"buy Railgun", "done"})
    do(state, "buy Railgun")
    assert ([energy(state, seat) for seat in "ABCD"], life(state, "B")) == ([0, 2, 2, 2], 2)
    do(state, "play One")
    assert (asked(state), market(state)) == (("B", "turn action"), ["Resurrection"])


@rule("MB-TEAM-35")
def test_the_energy_of_a_team_mate_pays_for_nothing() -> None:
    seats = {letter: {"hand": ["One"], "energy": 2} for letter in "ABCD"}
    state = scene(**seats, start=True, market=["Resurrection"], cards=[SPARK])
    assert asked(state) == ("A", "turn action")


@rule("MB-TEAM-35", "MB-TURN-14")
def test_what_a_seat_buys_for_its_creatures_is_not_for_those_of_its_team_mate() -> None:
    seats = {letter: {"hand": ["One"], "board": ["Five"], "energy": 1} for letter in "ABCD"}
    state = scene(**seats, start=True, market=["Pounce"], cards=[SPARK])
    do(state, "buy Pounce")
    assert [state.view()[letter]["board"][0]["keywords"] for letter in "ABCD"] == [["HUNTER"], [], [], []]


@rule("MB-TEAM-35", "MB-HARVEST-01")
def test_counters_go_at_the_start_of_the_own_turn_and_not_of_the_team_mates() -> None:
    seats = {letter: {"hand": ["One", "Two"]} for letter in "ABCD"}
    ripe = {"C": {"hand": ["One"], "board": [{"card": "Pear", "octonite": 3}]}}
    state = scene(**(seats | ripe), start=True, cards=[SPARK, PEAR])
    assert octonite(state, "C", "Pear") == 3
    do(state, "play One", "play One")
    assert (active(state), octonite(state, "C", "Pear")) == ("C", 2)


@rule("MB-TEAM-35", "MB-ENERGY-28")
def test_an_energy_card_that_deals_with_an_opponent_has_one_named_where_there_are_two() -> None:
    seats: dict[str, Any] = {letter: {"hand": ["One", "Two", "Three"]} for letter in "ABCD"}
    state = scene(
        **(seats | {"A": {"hand": ["One"], "energy": 2}}), start=True, market=["Subterranean Strike"], cards=[SPARK]
    )
    do(state, "buy Subterranean Strike")
    assert set(legal(state)) == {"choose B", "choose D"}
    do(state, "choose D", "choose Two", "choose One")
    assert (discard(state, "D"), discard(state, "B")) == (["Two", "One"], [])


# ---------------------------------------------------------------- what is known


@rule("MB-INFO-08")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_market_discard_and_energy_are_open_and_of_the_deck_only_the_size(viewer: int | None) -> None:
    state = shop(["Rage"], {"energy": 3}, {"energy": 4}, deck=["Stomp", "Ambush"], energy_discard=["Railgun"])
    seen = state.view(viewer)
    assert seen["market"] == [{"card": "Rage", "price": 1}]
    assert (seen["energy_discard"], seen["energy_deck"]) == (["Railgun"], 2)
    assert (seen["A"]["energy"], seen["B"]["energy"]) == (3, 4)


@rule("MB-INFO-08")
def test_nobody_can_tell_energy_decks_in_another_order_apart() -> None:
    one_way = shop(["Rage"], {}, deck=["Stomp", "Ambush", "Pounce"])
    other = shop(["Rage"], {}, deck=["Pounce", "Stomp", "Ambush"])
    assert one_way != other
    for seat in (0, 1):
        assert one_way.information(seat) == other.information(seat)
    assert one_way.view() == other.view()


@rule("MB-INFO-08")
def test_worlds_that_fit_deal_the_energy_deck_anew_and_no_creature_into_it() -> None:
    game = game_of(("first-contact",), [SPARK])
    state = game.new_state(seed=2)
    known = state.information(0)
    tops = set()
    for seed in range(30):
        world = game.resample(known, seed)
        assert market(world) == market(state)
        names = game.names(world.cells, ludobug.games.mindbug.layout.ENERGY_DECK)
        assert sorted([*names, *market(world)]) == sorted(ALL)
        tops.add(names[0])
    assert len(tops) > 5


# ---------------------------------------------------------------- positions


def test_a_position_tells_whether_its_turn_is_only_beginning() -> None:
    state = shop(["Rage"], {"energy": 1}, deck=["Stomp"])
    position = state.position()
    assert (position["start"], position["market"], position["energy_deck"]) == (True, ["Rage"], ["Stomp"])
    assert state.game.from_position(position) == state
    do(state, "done")
    assert "start" not in state.position()
    later = state.game.from_position(state.position())
    assert (later.position(), asked(later)) == (state.position(), ("A", "turn action"))


def test_what_holds_for_this_turn_is_no_part_of_a_position() -> None:
    state = shop(["Rage"], {"energy": 1, "board": ["Five"]})
    do(state, "buy Rage")
    with pytest.raises(PositionError):
        state.position()


@pytest.mark.parametrize(
    ("field", "value", "problem"),
    [
        ("market", ["Gorillion"], "no Energy card 'Gorillion'"),
        ("market", ["Rage", "Rage"], "there is only one Rage"),
        ("energy_deck", "Rage", "must be a list"),
        ("energy_discard", [3], "no Energy card 3"),
        ("start", 1, "must be true or false"),
    ],
)
def test_a_position_with_energy_cards_that_cannot_be_is_refused(field: str, value: object, problem: str) -> None:
    game = game_of(("first-contact",), [SPARK])
    with pytest.raises(PositionError, match=problem):
        game.from_position({"active": "A", "A": {"hand": ["Gorillion"]}, field: value})


def test_without_energy_in_the_pool_no_position_has_energy_cards() -> None:
    with pytest.raises(PositionError, match="no Energy card"):
        ludobug.load("mindbug").from_position({"active": "A", "A": {"hand": ["Gorillion"]}, "market": ["Rage"]})


# ---------------------------------------------------------------- the cards


@rule("MB-ENERGY-30")
def test_there_are_sixteen_energy_cards_with_a_name_a_price_and_one_effect() -> None:
    assert tuple(card.name for card in ENERGY) == ALL
    assert all(1 <= card.price <= 3 for card in ENERGY)
    assert {field for card in ENERGY for field in energy_to_json(card)} == {"name", "price", "effect"}


@pytest.mark.parametrize("printed", ENERGY, ids=lambda card: card.name)
def test_every_energy_card_makes_sense_and_survives_its_json_form(printed) -> None:
    check_energy_card(printed)
    assert energy_from_json(energy_to_json(printed), "test") == printed


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        ({"name": "X", "price": 0, "effect": gain(1)}, "price"),
        ({"name": "X", "price": 2}, "effect: is missing"),
        ({"name": "buy", "price": 2, "effect": gain(1)}, "which is the name of an action"),
        ({"name": "X", "price": 2, "effect": {"defeat": "this"}}, "no creature"),
        ({"name": "X", "price": 2, "effect": {"defeat": one(side="allied", other=True)}}, "no creature"),
        ({"name": "X", "price": 2, "effect": "evolve"}, "no creature"),
        ({"name": "X", "price": 2, "effect": {"allies_this_turn": {}}}, "must have keywords or dice"),
        ([], "an object"),
    ],
)
def test_an_energy_card_that_makes_no_sense_is_refused(data, problem: str) -> None:
    with pytest.raises(CardSetError, match=problem):
        energy_from_json(data, "test")


def test_no_creature_of_a_game_with_energy_may_be_called_like_an_energy_card() -> None:
    rage = custom([card("Rage", 3), SPARK])
    with pytest.raises(ludobug.OptionError, match="Rage"):
        ludobug.load("mindbug", sets=["first-contact", rage])
    assert ludobug.load("mindbug", sets=["first-contact", custom([card("Rage", 3)])])
