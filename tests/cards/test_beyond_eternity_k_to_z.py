"""Beyond Eternity, K to Z: what each card does, and what it leaves alone."""

from __future__ import annotations

import pytest

from ludobug.core.state import redact
from ludobug.rulebook.proof import rule
from tests.cards.both_ways import does, leaves_alone
from tests.cards.eternity import boosted, boosts, table
from tests.rules.more_scenes import choices, knows_alike, seen
from tests.rules.scenes import (
    actor,
    asked,
    board,
    discard,
    do,
    draw,
    exhausted,
    hand,
    keywords,
    legal,
    life,
    power,
    refused,
)


@does("Koibra")
@rule("MB-CHOICE-13")
def test_koibra_shows_a_random_hand_card_of_the_opponent_and_puts_it_on_the_discard_pile_of_any_player():
    state = table(A={"hand": ["Koibra"]}, B={"hand": ["Four", "Five"] + ["Six"] * 3, "draw": ["Seven"]})
    do(state, "play Koibra")
    assert (actor(state), {text.split(" #")[0] for text in legal(state)}) == (
        "chance",
        {"random Four", "random Five", "random Six"},
    )
    do(state, "random Five")
    assert (asked(state), set(legal(state))) == (("A", "player"), {"choose A", "choose B"})
    assert state.view()["decision"]["chosen"] == [{"card": "Five", "zone": "hand", "seat": "B"}]
    assert (seen(state, "A", "B")[0], seen(state, None, "B")[0], draw(state, "B")) == ("Five", "Five", 1)
    mine = do(state.clone(), "choose A")
    assert (discard(mine, "A"), discard(mine, "B"), draw(mine, "B")) == (["Five"], [], 0)
    theirs = do(state.clone(), "choose B")
    assert (discard(theirs, "A"), discard(theirs, "B")) == ([], ["Five"])


@does("Koibra")
@rule("MB-DEFEATED-10")
def test_a_card_that_koibra_puts_into_the_own_discard_pile_works_for_koibras_controller():
    state = table(A={"board": ["Koibra"]}, B={"hand": ["Rockyphant", "Four"]})
    do(state, "attack Koibra", "random Rockyphant", "choose A")
    assert (discard(state, "A"), discard(state, "B"), hand(state, "B")) == (["Rockyphant"], ["Four"], [])


@leaves_alone("Koibra")
@rule("MB-CHOICE-13")
def test_koibra_shows_only_the_card_that_chance_picks_and_asks_nothing_where_the_hand_is_empty():
    state = table(A={"board": ["Koibra"]}, B={"hand": ["Four", "Five", "Six"]})
    do(state, "attack Koibra", "random Four")
    assert seen(state, "A", "B") == ["Four", None, None]
    do(state, "choose B")
    assert (seen(state, "A", "B"), hand(state, "B")) == ([None, None], ["Five", "Six"])
    empty = table(A={"board": ["Koibra"], "hand": ["One"]}, B={"board": ["Nine"]})
    assert asked(do(empty, "attack Koibra")) == ("B", "block")


@leaves_alone("Koibra")
def test_who_sees_koibras_card_cannot_tell_the_others_of_that_hand():
    one = table(A={"board": ["Koibra"]}, B={"hand": ["Four", "Five", "Six"], "draw": ["Seven"] * 3})
    other = table(A={"board": ["Koibra"]}, B={"hand": ["Four", "Seven", "Six"], "draw": ["Five", "Seven", "Seven"]})
    for state in (one, other):
        do(state, "attack Koibra", "random Four")
    assert one.view(0) == other.view(0)
    world = one.game.resample(one.information(0), 3)
    assert (world.view(0), set(legal(world))) == (one.view(0), {"choose A", "choose B"})
    assert discard(do(world, "choose A"), "A") == ["Four"], "the card that was shown is the one, in any world that fits"
    events = one.play("choose B")
    assert all(
        "card" in redact(event, 0) for event in events if event["event"] == "moved" and event["to"][0] == "discard"
    )


@does("Madam Mystique")
def test_madam_mystique_names_a_keyword_when_defeated_and_every_enemy_that_has_it_is_defeated():
    state = table(
        A={"board": ["Madam Mystique", "Three Hunter"]},
        B={"board": ["Nine", "Four Hunter", "Five Hunter Tough", "Six Sneaky"]},
    )
    do(state, "attack Madam Mystique", "block Nine")
    words = ("FAST", "FRENZY", "HUNTER", "POISONOUS", "SNEAKY", "TOUGH")
    assert (asked(state), set(legal(state))) == (("A", "keyword"), {f"choose {word}" for word in words})
    do(state, "choose HUNTER")
    assert (board(state, "B"), board(state, "A")) == (["Nine", "Five Hunter Tough", "Six Sneaky"], ["Three Hunter"])
    assert exhausted(state, "B", "Five Hunter Tough")


@leaves_alone("Madam Mystique")
def test_madam_mystique_may_name_a_keyword_that_nobody_has_and_looks_at_granted_ones_too():
    state = table(A={"board": ["Madam Mystique"]}, B={"board": ["Nine", "Four Hunter"]})
    do(state, "attack Madam Mystique", "block Nine", "choose FAST")
    assert board(state, "B") == ["Nine", "Four Hunter"]
    granted = table(A={"board": ["Madam Mystique"]}, B={"board": ["Nine", "Porcupine Teacher", "Four"]})
    do(granted, "attack Madam Mystique", "block Nine", "choose POISONOUS")
    assert board(granted, "B") == ["Porcupine Teacher"]


@does("Peacasus")
@rule("MB-DEFEATED-10")
def test_peacasus_gives_a_life_to_the_player_whose_discard_pile_it_reaches_from_anywhere():
    fight = table(A={"board": ["Peacasus"]}, B={"board": ["Nine Sneaky"]})
    assert life(do(fight, "attack Peacasus", "block Nine Sneaky"), "A") == 4
    thrown = table(A={"hand": ["Ferret Bomber"]}, B={"hand": ["Peacasus", "One"]})
    assert (life(do(thrown, "play Ferret Bomber"), "B"), life(thrown, "A")) == (4, 3)
    milled = table(A={"board": ["Catalisk"]}, B={"draw": ["Peacasus"], "hand": ["One"] * 5})
    assert life(do(milled, "attack Catalisk"), "B") == 3, "one life gained, one lost"
    under = table(A={"board": [boosted("Four", "Peacasus")]}, B={"board": ["Nine"]})
    assert life(do(under, "attack Four", "block Nine"), "A") == 4


@leaves_alone("Peacasus")
@rule("MB-DEFEATED-10")
def test_peacasus_gives_nothing_when_it_becomes_a_boost_or_goes_to_a_hand_and_nothing_to_the_opponent():
    boosting = table(A={"board": ["Sea-Rex"], "discard": ["Peacasus"]}, B={"hand": ["One"]})
    do(boosting, "attack Sea-Rex", "choose Peacasus")
    assert (life(boosting, "A"), boosts(boosting, "A", "Sea-Rex")) == (3, ["Peacasus"])
    back = table(A={"hand": ["Giraffodile"], "discard": ["Peacasus"]}, B={"hand": ["One"]})
    assert (life(do(back, "play Giraffodile"), "A"), life(back, "B")) == (3, 3)


@does("Porcupine Teacher")
def test_porcupine_teacher_gives_other_allied_creatures_poisonous():
    state = table(A={"board": ["Porcupine Teacher", "Two", "Ten"]}, B={"board": ["Nine"]})
    assert (keywords(state, "A", "Two"), power(state, "A", "Two")) == (["POISONOUS"], 2)
    assert keywords(state, "A", "Ten") == ["POISONOUS"]
    do(state, "attack Two", "block Nine")
    assert (board(state, "B"), discard(state, "B")) == ([], ["Nine"])


@leaves_alone("Porcupine Teacher")
def test_porcupine_teacher_leaves_itself_and_enemies_alone():
    state = table(A={"board": ["Porcupine Teacher", "Two"]}, B={"board": ["Nine"]})
    assert (keywords(state, "A", "Porcupine Teacher"), keywords(state, "B", "Nine")) == ([], [])


@does("Pyro Salamancer")
def test_pyro_salamancer_boosts_a_creature_and_then_defeats_two_of_equal_power():
    own = {"hand": ["Pyro Salamancer"], "discard": ["One", "Two"]}
    state = table(A=own, B={"board": ["Nine", "Eight", "Three"]})
    do(state, "play Pyro Salamancer", "choose One")
    assert choices(state) == {"Pyro Salamancer", "Nine", "Eight", "Three"}
    do(state, "choose Eight")
    assert (board(state, "B"), discard(state, "B")) == (["Three"], ["Nine", "One", "Eight"])
    assert discard(state, "A") == ["Two"], "one card and no more"
    more = table(A={"hand": ["Pyro Salamancer"], "board": ["Six"]}, B={"board": ["Four", "Four Tough", "Six Hunter"]})
    do(more, "play Pyro Salamancer")
    assert choices(more) == {"Pyro Salamancer", "Six", "Six Hunter", "Four", "Four Tough"}
    do(more, "choose Four")
    assert (board(more, "B"), exhausted(more, "B", "Four Tough")) == (["Four Tough", "Six Hunter"], True)


@does("Pyro Salamancer")
def test_pyro_salamancers_second_creature_has_the_power_of_the_first():
    state = table(A={"hand": ["Pyro Salamancer"], "board": ["Six"]}, B={"board": ["Four", "Four Tough", "Six Hunter"]})
    do(state, "play Pyro Salamancer", "choose Six")
    assert choices(state) == {"Pyro Salamancer", "Six Hunter"}
    do(state, "choose Six Hunter")
    assert (board(state, "A"), board(state, "B")) == (["Pyro Salamancer"], ["Four", "Four Tough"])


@leaves_alone("Pyro Salamancer")
def test_pyro_salamancer_defeats_nobody_where_no_two_creatures_have_one_power():
    state = table(A={"hand": ["Pyro Salamancer"]}, B={"board": ["Nine", "Eight", boosted("Eight Tough", "One", "Two")]})
    do(state, "play Pyro Salamancer")
    assert (asked(state), board(state, "A"), len(board(state, "B"))) == (("B", "turn action"), ["Pyro Salamancer"], 3)


@does("Radioactive Pest")
def test_radioactive_pest_defeats_an_enemy_of_power_seven_or_more_as_it_attacks():
    state = table(A={"board": ["Radioactive Pest"]}, B={"board": ["Seven", "Nine", "Six"]})
    do(state, "attack Radioactive Pest")
    assert choices(state) == {"Seven", "Nine"}
    do(state, "choose Nine")
    assert (board(state, "B"), discard(state, "B")) == (["Seven", "Six"], ["Nine"])


@leaves_alone("Radioactive Pest")
def test_radioactive_pest_leaves_weaker_enemies_and_the_own_side_alone():
    state = table(A={"board": ["Radioactive Pest", "Nine"]}, B={"board": ["Six"]})
    do(state, "attack Radioactive Pest")
    assert (asked(state), board(state, "A"), board(state, "B")) == (
        ("B", "block"),
        ["Radioactive Pest", "Nine"],
        ["Six"],
    )


@does("Rockyphant")
@rule("MB-DEFEATED-10")
def test_rockyphant_has_the_opponent_discard_a_card_when_it_reaches_the_discard_pile():
    state = table(
        A={"board": ["Ten"], "hand": ["One", "Two"]},
        B={"board": [{"card": "Rockyphant", "exhausted": True}], "hand": ["Three"]},
    )
    do(state, "attack Ten", "block Rockyphant")
    assert (asked(state), choices(state)) == (("A", "choose"), {"One", "Two"})
    do(state, "choose One")
    assert (discard(state, "A"), discard(state, "B"), hand(state, "A")) == (["One"], ["Rockyphant"], ["Two"])
    assert hand(state, "B") == ["Three"]
    empty = table(A={"board": ["Ten"]}, B={"board": [{"card": "Rockyphant", "exhausted": True}], "hand": ["One"]})
    assert discard(do(empty, "attack Ten", "block Rockyphant"), "A") == []


@leaves_alone("Rockyphant")
def test_rockyphant_leaves_its_own_players_hand_alone_and_does_nothing_while_it_is_saved():
    state = table(A={"board": ["Ten"], "hand": ["One"]}, B={"board": ["Rockyphant"], "hand": ["Two"]})
    do(state, "attack Ten", "block Rockyphant")
    assert (exhausted(state, "B", "Rockyphant"), hand(state, "A"), hand(state, "B")) == (True, ["One"], ["Two"])
    again = table(A={"hand": ["Ferret Bomber", "One"]}, B={"hand": ["Rockyphant", "Two"]})
    do(again, "play Ferret Bomber")
    assert (hand(again, "A"), discard(again, "B")) == ([], ["Rockyphant", "Two"])


@does("Sea-Rex")
@rule("MB-EX-19", "MB-BOOST-03")
def test_sea_rex_boosts_itself_with_one_card_at_each_attack():
    state = table(A={"board": ["Sea-Rex"]}, B={"discard": ["One", "Two"], "hand": ["Four", "Five"]})
    do(state, "attack Sea-Rex", "choose One")
    assert (power(state, "A", "Sea-Rex"), boosts(state, "A", "Sea-Rex")) == (6, ["One"])
    do(state, "play Four", "attack Sea-Rex", "choose Two", "hunt Four")
    assert (power(state, "A", "Sea-Rex"), discard(state, "B")) == (7, ["Four"])


@leaves_alone("Sea-Rex")
def test_sea_rex_may_take_no_card_and_takes_one_only():
    state = table(A={"board": ["Sea-Rex"]}, B={"discard": ["One", "Two"], "hand": ["Four"]})
    none = do(state.clone(), "attack Sea-Rex", "done")
    assert (power(none, "A", "Sea-Rex"), discard(none, "B")) == (5, ["One", "Two"])
    do(state, "attack Sea-Rex", "choose Two")
    assert (asked(state), discard(state, "B")) == (("B", "turn action"), ["One"])


@does("Soul Manipulator")
@rule("MB-BOOST-16")
@pytest.mark.parametrize(("zone", "action"), [("hand", "play Soul Manipulator"), ("board", "attack Soul Manipulator")])
def test_soul_manipulator_boosts_a_creature_or_takes_a_boost_card_from_under_any_creature(zone: str, action: str):
    laid = {"board": [boosted("Four", "Two", "Three")], "discard": ["One", "Six"]}
    state = do(table(A={zone: ["Soul Manipulator"]}, B=laid), action)
    assert set(legal(state)) == {"choose boost", "choose to hand"}
    taken = do(state.clone(), "choose to hand", "choose Two")
    assert (hand(taken, "A"), power(taken, "B", "Four"), boosts(taken, "B", "Four")) == (["Two"], 5, ["Three"])
    do(state, "choose boost", "choose One")
    assert choices(state) == {"Soul Manipulator", "Four"}
    do(state, "choose Soul Manipulator")
    assert (boosts(state, "A", "Soul Manipulator"), boosts(state, "B", "Four")) == (["One"], ["Two", "Three"])
    assert (discard(state, "B"), asked(state)[0]) == (["Six"], "B"), "one card and no more"


@leaves_alone("Soul Manipulator")
@rule("MB-BOOST-14")
def test_soul_manipulator_must_take_a_card_once_that_is_chosen_and_may_boost_with_none():
    state = table(A={"board": ["Soul Manipulator"]}, B={"board": [boosted("Five", "Two", "Three")]})
    do(state, "attack Soul Manipulator")
    boosting = do(state.clone(), "choose boost")
    assert (asked(boosting), boosts(boosting, "B", "Five")) == (("B", "block"), ["Two", "Three"])
    do(state, "choose to hand")
    assert choices(state) == {"Two under Five", "Three under Five"}
    refused(state, "done", "MB-CHOICE-05")
    none = table(A={"board": ["Soul Manipulator"], "discard": ["One"]}, B={"board": ["Five"]})
    assert choices(do(none, "attack Soul Manipulator")) == {"done", "One"}


@does("Spirit Cheetah")
def test_spirit_cheetah_takes_a_creature_of_power_two_or_less_when_defeated():
    state = table(A={"board": ["Spirit Cheetah", "Two Tough"]}, B={"board": ["Nine", "Two", "One"]})
    do(state, "attack Spirit Cheetah", "hunt Nine")
    assert choices(state) == {"Two Tough", "Two", "One"}
    do(state, "choose One")
    assert (board(state, "A"), board(state, "B")) == (["Two Tough", "One"], ["Nine", "Two"])


@leaves_alone("Spirit Cheetah")
def test_spirit_cheetah_takes_nobody_stronger():
    state = table(A={"board": ["Spirit Cheetah", "Four"]}, B={"board": ["Nine", boosted("Two", "One")]})
    do(state, "attack Spirit Cheetah", "hunt Nine")
    assert (board(state, "A"), board(state, "B"), asked(state)) == (["Four"], ["Nine", "Two"], ("B", "turn action"))


@does("Spirit Maki")
def test_spirit_maki_takes_a_creature_of_power_nine_or_more_when_defeated():
    state = table(A={"board": ["Spirit Maki", "Nine Tough"]}, B={"board": ["Four Sneaky", "Nine", "Ten"]})
    do(state, "attack Spirit Maki", "block Four Sneaky")
    assert choices(state) == {"Nine Tough", "Nine", "Ten"}
    assert board(do(state, "choose Ten"), "A") == ["Nine Tough", "Ten"]


@leaves_alone("Spirit Maki")
def test_spirit_maki_takes_nobody_weaker_and_may_have_to_take_what_it_has():
    weak = table(A={"board": ["Spirit Maki"]}, B={"board": ["Four Sneaky", "Eight"], "hand": ["One"]})
    do(weak, "attack Spirit Maki", "block Four Sneaky")
    assert (board(weak, "B"), board(weak, "A")) == (["Four Sneaky", "Eight"], [])
    own = table(A={"board": ["Spirit Maki", "Nine"]}, B={"board": ["Four Sneaky"]})
    do(own, "attack Spirit Maki", "block Four Sneaky")
    assert (board(own, "A"), board(own, "B")) == (["Nine"], ["Four Sneaky"])


@does("Squirtoise Scout")
def test_squirtoise_scout_keeps_enemies_from_blocking_while_two_allied_creatures_have_one_power():
    state = table(A={"board": ["Squirtoise Scout", "Two", "Nine"]}, B={"board": ["Ten", "Two"], "hand": ["One"]})
    do(state, "attack Nine")
    assert (life(state, "B"), asked(state)) == (2, ("B", "turn action"))
    sixes = ["Six", "Six Tough", "Six Hunter"]
    others = table(A={"board": ["Squirtoise Scout", *sixes]}, B={"board": ["Ten"], "hand": ["One"]})
    assert life(do(others, "attack Six"), "B") == 2, "three of one power, without the Scout itself"


@leaves_alone("Squirtoise Scout")
def test_squirtoise_scout_does_nothing_without_equals_or_against_hunters_victim_and_binds_no_ally():
    apart = table(A={"board": ["Squirtoise Scout", "Five"]}, B={"board": ["Five Tough"]})
    assert asked(do(apart, "attack Five")) == ("B", "block")
    hunting = table(A={"board": ["Squirtoise Scout", "Two", "Nine Hunter"]}, B={"board": ["Four"], "hand": ["One"]})
    do(hunting, "attack Nine Hunter", "hunt Four")
    assert discard(hunting, "B") == ["Four"]
    own = table(A={"board": ["Squirtoise Scout", "Two"]}, B={"board": ["Nine"]}, active="B")
    assert "block Squirtoise Scout" in legal(do(own, "attack Nine"))


@does("Tiger Wasp")
def test_tiger_wasp_costs_its_player_a_random_hand_card():
    state = table(A={"hand": ["Tiger Wasp", "One", "Two"]}, B={"hand": ["Three"]})
    do(state, "play Tiger Wasp")
    assert (actor(state), set(legal(state))) == ("chance", {"random One", "random Two"})
    do(state, "random Two")
    assert (hand(state, "A"), discard(state, "A")) == (["One"], ["Two"])


@leaves_alone("Tiger Wasp")
def test_tiger_wasp_leaves_the_opponents_hand_alone_and_nothing_happens_with_an_empty_hand():
    state = table(A={"hand": ["Tiger Wasp"]}, B={"hand": ["Three"]})
    do(state, "play Tiger Wasp")
    assert (asked(state), hand(state, "B"), discard(state, "A")) == (("B", "turn action"), ["Three"], [])


@does("Tornado Dragon")
def test_tornado_dragon_defeats_a_creature_for_each_of_up_to_two_discarded_cards():
    state = table(A={"hand": ["Tornado Dragon", "One", "Two", "Three"]}, B={"board": ["Nine", "Four", "Five"]})
    two = do(state.clone(), "play Tornado Dragon", "choose One", "choose Three")
    assert (discard(two, "A"), choices(two)) == (["One", "Three"], {"Tornado Dragon", "Nine", "Four", "Five"})
    do(two, "choose Nine")
    assert choices(two) == {"Tornado Dragon", "Four", "Five"}
    do(two, "choose Five")
    assert (board(two, "B"), asked(two)) == (["Four"], ("B", "turn action"))
    one = do(state, "play Tornado Dragon", "choose Two", "done", "choose Four")
    assert (board(one, "B"), asked(one), hand(one, "A")) == (["Nine", "Five"], ("B", "turn action"), ["One", "Three"])


@leaves_alone("Tornado Dragon")
def test_tornado_dragon_defeats_nobody_without_a_discard_and_must_defeat_somebody_with_one():
    state = table(A={"hand": ["Tornado Dragon", "One"]}, B={"board": ["Nine"]})
    none = do(state.clone(), "play Tornado Dragon", "done")
    assert (board(none, "A"), board(none, "B"), asked(none)) == (["Tornado Dragon"], ["Nine"], ("B", "turn action"))
    do(state, "play Tornado Dragon", "choose One")
    assert choices(state) == {"Tornado Dragon", "Nine"}
    alone = table(A={"hand": ["Tornado Dragon", "One", "Two"]}, B={"hand": ["Nine"]})
    do(alone, "play Tornado Dragon", "choose One", "choose Two")
    assert (board(alone, "A"), discard(alone, "A")) == ([], ["One", "Two", "Tornado Dragon"])


@does("Trash Diver")
def test_trash_diver_takes_two_cards_of_the_opponents_discard_pile_into_the_hand():
    state = table(A={"board": ["Trash Diver"]}, B={"discard": ["One", "Two", "Three"], "hand": ["Four"]})
    do(state, "attack Trash Diver", "choose One", "choose Three")
    assert (hand(state, "A"), discard(state, "B")) == (["One", "Three"], ["Two"])
    short = table(A={"board": ["Trash Diver"]}, B={"discard": ["One"], "hand": ["Four"]})
    assert hand(do(short, "attack Trash Diver"), "A") == ["One"]


@leaves_alone("Trash Diver")
def test_trash_diver_leaves_its_own_discard_pile_alone():
    state = table(A={"board": ["Trash Diver"], "discard": ["One"]}, B={"hand": ["Four"]})
    do(state, "attack Trash Diver")
    assert (hand(state, "A"), discard(state, "A")) == ([], ["One"])


@does("Trash Flier")
def test_trash_flier_plays_a_card_of_an_opponents_discard_pile_when_defeated_with_its_play_effect():
    state = table(A={"board": ["Trash Flier"]}, B={"board": ["Nine Sneaky"], "discard": ["Water Antler", "One"]})
    do(state, "attack Trash Flier", "block Nine Sneaky")
    assert choices(state) == {"Water Antler", "One"}
    do(state, "choose Water Antler")
    assert (board(state, "A"), life(state, "A"), asked(state)) == (["Water Antler"], 4, ("A", "choose"))


@leaves_alone("Trash Flier")
def test_trash_flier_leaves_its_own_discard_pile_alone():
    state = table(A={"board": ["Trash Flier"], "discard": ["One"]}, B={"board": ["Nine Sneaky"], "hand": ["Four"]})
    do(state, "attack Trash Flier", "block Nine Sneaky")
    assert (board(state, "A"), discard(state, "A")) == ([], ["One", "Trash Flier"])


@does("Water Antler")
def test_water_antler_gains_a_life_and_boosts_any_creature():
    state = table(A={"hand": ["Water Antler"], "discard": ["One", "Two"]}, B={"board": ["Four"]})
    do(state, "play Water Antler", "choose One")
    assert (life(state, "A"), choices(state)) == (4, {"Water Antler", "Four"})
    do(state, "choose Four")
    assert (power(state, "B", "Four"), boosts(state, "B", "Four"), discard(state, "A")) == (5, ["One"], ["Two"])


@leaves_alone("Water Antler")
@pytest.mark.parametrize("pile", [[], ["One"]])
def test_water_antler_gains_its_life_whether_or_not_it_boosts(pile: list[str]):
    state = table(A={"hand": ["Water Antler"], "discard": pile}, B={"board": ["Nine"]})
    do(state, "play Water Antler", *(["done"] if pile else []))
    assert (life(state, "A"), life(state, "B"), power(state, "B", "Nine")) == (4, 3, 9)
    assert (discard(state, "A"), power(state, "A", "Water Antler")) == (pile, 8)
    assert knows_alike(state, state.clone(), "A")
