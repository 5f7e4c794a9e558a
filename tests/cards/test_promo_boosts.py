"""Promotional cards with boosts and texts that work from the discard pile: what each does, and what it leaves alone."""

from __future__ import annotations

from typing import Any

from ludobug.core.state import State
from ludobug.rulebook.proof import rule
from tests.cards.both_ways import does, leaves_alone
from tests.cards.eternity import boosted, boosts
from tests.rules.more_scenes import choices
from tests.rules.scenes import (
    asked,
    board,
    creature,
    discard,
    do,
    legal,
    life,
    power,
    refused,
    scene,
)


def table(A: Any = None, B: Any = None, **others: Any) -> State:  # noqa: N803
    """A scene with First Contact, Beyond Eternity and the promotional cards."""
    return scene(A, B, sets=("first-contact", "beyond-eternity", "promo"), **others)


@does("Tuckbox Mimic")
def test_tuckbox_mimic_boosts_itself_and_evolves_and_keeps_its_boosts():
    state = table(A={"board": ["Tuckbox Mimic"], "discard": ["One", "Four"]}, B={"hand": ["Two"], "discard": ["Nine"]})
    do(state, "action Tuckbox Mimic")
    assert choices(state) == {"done", "One", "Four", "Nine"}
    do(state, "choose One")
    assert (board(state, "A"), boosts(state, "A", "Deckbox Mimic")) == (["Deckbox Mimic"], ["One"])
    assert power(state, "A", "Deckbox Mimic") == 6


@leaves_alone("Tuckbox Mimic")
def test_tuckbox_mimic_may_evolve_without_a_boost_and_leaves_other_creatures_as_they_are():
    empty = table(A={"board": ["Tuckbox Mimic", "Four"]}, B={"hand": ["Two"]})
    do(empty, "action Tuckbox Mimic")
    assert (board(empty, "A"), asked(empty)) == (["Deckbox Mimic", "Four"], ("B", "turn action"))
    none = table(A={"board": ["Tuckbox Mimic"], "discard": ["One"]}, B={"hand": ["Two"]})
    do(none, "action Tuckbox Mimic", "done")
    assert (boosts(none, "A", "Deckbox Mimic"), discard(none, "A")) == ([], ["One"])


@does("Deckbox Mimic")
def test_deckbox_mimic_boosts_itself_and_may_evolve():
    state = table(A={"board": [boosted("Deckbox Mimic", "Three")], "discard": ["One", "Four"]}, B={"hand": ["Two"]})
    do(state, "action Deckbox Mimic", "choose One")
    assert asked(state) == ("A", "may"), "it is one card"
    do(state, "yes")
    assert (board(state, "A"), boosts(state, "A", "Big Box Mimic")) == (["Big Box Mimic"], ["Three", "One"])
    assert power(state, "A", "Big Box Mimic") == 8


@leaves_alone("Deckbox Mimic")
def test_deckbox_mimic_may_stay_what_it_is_and_must_change_something():
    state = table(A={"board": ["Deckbox Mimic"], "discard": ["One"]}, B={"hand": ["Two"]})
    do(state, "action Deckbox Mimic", "choose One", "no")
    assert (board(state, "A"), boosts(state, "A", "Deckbox Mimic")) == (["Deckbox Mimic"], ["One"])
    only = table(A={"board": ["Deckbox Mimic"]}, B={"hand": ["Two"]})
    assert board(do(only, "action Deckbox Mimic"), "A") == ["Big Box Mimic"], "nothing else would change the game"


@does("Big Box Mimic")
@rule("MB-BOOST-17", "MB-BOOST-11")
def test_big_box_mimic_plays_any_of_the_cards_that_lay_under_it_in_any_order_without_their_play_effects():
    laid = boosted("Big Box Mimic", "Water Antler", "Killer Bee", "Two")
    state = table(A={"board": [laid], "discard": ["Nine"]}, B={"board": ["Twelve"], "hand": ["One"]})
    do(state, "attack Big Box Mimic", "block Twelve")
    assert discard(state, "A") == ["Nine", "Water Antler", "Killer Bee", "Two", "Tuckbox Mimic"]
    assert (asked(state), choices(state)) == (("A", "choose"), {"done", "Water Antler", "Killer Bee", "Two"})
    none = do(state.clone(), "done")
    assert (board(none, "A"), asked(none)) == ([], ("B", "turn action"))
    do(state, "choose Killer Bee", "choose Water Antler", "done")
    assert (board(state, "A"), discard(state, "A")) == (
        ["Killer Bee", "Water Antler"],
        ["Nine", "Two", "Tuckbox Mimic"],
    )
    assert (life(state, "A"), life(state, "B"), asked(state)) == (3, 3, ("B", "turn action"))


@leaves_alone("Big Box Mimic")
@rule("MB-BOOST-17")
def test_big_box_mimic_remembers_only_what_lay_under_it_when_it_was_defeated():
    both = table(
        A={"board": [boosted("Big Box Mimic", "Two"), boosted("Seven", "Three")], "hand": ["Four"]},
        B={"board": ["Twelve", "Kangasaurus Rex"], "hand": ["Six", "One"]},
    )
    do(both, "attack Seven", "block Twelve", "play Six", "attack Big Box Mimic", "block Twelve")
    assert choices(both) == {"done", "Two"}
    plain = table(A={"board": ["Big Box Mimic"], "discard": ["Two"]}, B={"board": ["Twelve"], "hand": ["One"]})
    do(plain, "attack Big Box Mimic", "block Twelve")
    assert (asked(plain), board(plain, "A")) == (("B", "turn action"), [])
    returned = table(A={"board": [boosted("Deckbox Mimic", "Two")], "hand": ["One"]}, B={"board": ["Twelve"]})
    do(returned, "attack Deckbox Mimic", "block Twelve")
    assert (asked(returned), discard(returned, "A")) == (("B", "turn action"), ["Two", "Tuckbox Mimic"])


@rule("MB-BOOST-17")
def test_boosts_that_another_effect_has_taken_meanwhile_cannot_be_played():
    thief = {"name": "Thief", "power": 8, "abilities": [THIEVES]}
    laid = boosted("Big Box Mimic", "Two", "Three")
    state = table(A={"board": [laid], "hand": ["One"]}, B={"board": ["Thief"], "hand": ["Four"]}, cards=[thief])
    do(state, "attack Big Box Mimic", "block Thief", "first Thief", "choose Two")
    assert choices(state) == {"done", "Three"}


THIEVES = {
    "trigger": "defeated",
    "effect": {"to_your_hand": {"pick": {"cards": "an opponent's discard pile"}}},
}


@does("Solar Bear")
@rule("MB-BOOST-14")
def test_solar_bear_boosts_a_creature_or_takes_control_of_a_boosted_one():
    laid = {"board": [boosted("Nine", "Two"), "Ten"], "discard": ["One", "Three"]}
    state = table(A={"board": ["Solar Bear", "Two"]}, B=laid)
    do(state, "attack Solar Bear")
    assert set(legal(state)) == {"choose boost", "choose take control"}
    taken = do(state.clone(), "choose take control")
    assert (board(taken, "A"), boosts(taken, "A", "Nine"), power(taken, "A", "Nine")) == (
        ["Solar Bear", "Two", "Nine"],
        ["Two"],
        10,
    )
    do(state, "choose boost", "choose One")
    assert choices(state) == {"Solar Bear", "Nine", "Ten", "Two"}, "a creature of any side, itself included"
    do(state, "choose Ten")
    assert (board(state, "A"), boosts(state, "B", "Ten"), asked(state)) == (
        ["Solar Bear", "Two"],
        ["One"],
        ("B", "block"),
    )
    several = table(
        A={"board": [boosted("Solar Bear", "Five")]}, B={"board": [boosted("Nine", "Two"), boosted("One", "Six")]}
    )
    do(several, "attack Solar Bear", "choose take control")
    assert choices(several) == {"Solar Bear", "Nine", "One"}
    do(several, "choose One")
    assert (board(several, "A"), board(several, "B")) == (["Solar Bear", "One"], ["Nine"])


@leaves_alone("Solar Bear")
@rule("MB-BOOST-14")
def test_solar_bear_takes_nobody_without_a_boost_and_may_have_to_take_what_it_has():
    plain = table(A={"board": ["Solar Bear"], "discard": ["One"]}, B={"board": ["Ten"]})
    do(plain, "attack Solar Bear")
    assert choices(plain) == {"done", "One"}
    own = table(A={"board": ["Solar Bear", boosted("Four", "One")]}, B={"board": ["Ten"]})
    do(own, "attack Solar Bear", "choose take control")
    assert (board(own, "A"), board(own, "B"), asked(own)) == (["Solar Bear", "Four"], ["Ten"], ("B", "block"))


@does("Ghost Hand")
def test_ghost_hand_boosts_a_creature_and_keeps_boosted_ones_on_any_side_from_blocking():
    state = table(
        A={"hand": ["Ghost Hand"], "board": ["Six", "Two"], "discard": ["One", "Five"]}, B={"board": ["Nine", "Ten"]}
    )
    do(state, "play Ghost Hand", "choose One")
    assert choices(state) == {"Ghost Hand", "Six", "Two", "Nine", "Ten"}
    for mine in ("Ghost Hand", "Two"):
        own = do(state.clone(), f"choose {mine}")
        assert (boosts(own, "A", mine), creature(own, "A", mine)["cannot_block"]) == (["One"], True)
    do(state, "choose Nine")
    assert (boosts(state, "B", "Nine"), creature(state, "B", "Nine")["cannot_block"]) == (["One"], True)
    assert (asked(state), discard(state, "A")) == (("B", "turn action"), ["Five"])
    do(state, "attack Ten", "no block", "attack Six")
    assert set(legal(state)) == {"no block", "block Ten"}
    refused(state, "block Nine", "MB-CHOICE-08")


@leaves_alone("Ghost Hand")
def test_ghost_hand_leaves_attacks_and_creatures_without_boosts_alone_and_works_only_in_play():
    state = table(A={"board": ["Ghost Hand", boosted("Four", "One")]}, B={"board": [boosted("Nine", "Two"), "Ten"]})
    assert {"attack Four", "attack Ghost Hand"} == set(legal(state))
    assert [seen["cannot_block"] for seen in state.view()["B"]["board"]] == [True, False]
    gone = table(A={"board": ["Four"], "discard": ["Ghost Hand"]}, B={"board": [boosted("Nine", "Two")]})
    assert not creature(gone, "B", "Nine")["cannot_block"]


@does("Blessed Axolotl Healer")
@rule("MB-ATKTRIG-07", "MB-INDISCARD-01", "MB-INDISCARD-02")
def test_blessed_axolotl_healer_gives_allied_creatures_an_attack_ability_from_the_discard_pile():
    state = table(A={"board": ["Nine"], "discard": ["Blessed Axolotl Healer"]}, B={"board": ["Two"], "hand": ["One"]})
    do(state, "attack Nine")
    assert (life(state, "A"), asked(state)) == (4, ("B", "block")), "before the block"
    own = table(A={"board": ["Chameleon Sniper"], "discard": ["Blessed Axolotl Healer"]}, B={"hand": ["One"]})
    do(own, "attack Chameleon Sniper")
    assert (asked(own), set(legal(own))) == (
        ("A", "order"),
        {"first Chameleon Sniper", "first Chameleon Sniper #2"},
    )
    do(own, "first Chameleon Sniper #2")
    assert (life(own, "A"), life(own, "B")) == (4, 1)


@rule("MB-ATKTRIG-07", "MB-INDISCARD-07")
def test_two_texts_that_give_an_attack_ability_from_the_discard_pile_give_it_twice():
    twin = {"name": "Healing Twin", "power": 3, "abilities": [{"rule": HEALS, "place": "in discard pile"}]}
    piles = ["Blessed Axolotl Healer", "Healing Twin"]
    state = table(A={"board": ["Nine"], "discard": piles}, B={"hand": ["One"]}, cards=[twin])
    do(state, "attack Nine", "first Nine")
    assert (life(state, "A"), life(state, "B")) == (5, 2)


HEALS = {
    "grants": {
        "group": {"creatures": {"side": "allied"}},
        "trigger": "attack",
        "effect": {"gain_life": {"who": "you", "amount": 1}},
    }
}


@leaves_alone("Blessed Axolotl Healer")
@rule("MB-ATKTRIG-07")
def test_blessed_axolotl_healer_gives_enemies_nothing_and_nobody_anything_while_it_is_in_play():
    state = table(A={"board": ["Nine"]}, B={"discard": ["Blessed Axolotl Healer"], "hand": ["One"]})
    do(state, "attack Nine")
    assert (life(state, "A"), life(state, "B")) == (3, 2)
    there = table(A={"board": ["Nine", "Blessed Axolotl Healer"]}, B={"hand": ["One"]})
    do(there, "attack Nine")
    assert (life(there, "A"), life(there, "B")) == (3, 2)


@does("Cursed Goblin Werewolf")
def test_cursed_goblin_werewolf_keeps_allied_creatures_with_frenzy_or_hunter_from_attacking():
    state = table(
        A={"board": ["Nine Frenzy", "Two Hunter", "Five"], "discard": ["Cursed Goblin Werewolf"]}, B={"hand": ["One"]}
    )
    assert set(legal(state)) == {"attack Five"}
    refused(state, "attack Nine Frenzy", "MB-CHOICE-08")


@leaves_alone("Cursed Goblin Werewolf")
def test_cursed_goblin_werewolf_leaves_enemies_blocks_and_everybody_while_it_is_in_play_alone():
    laid = {"board": ["Nine Frenzy"], "discard": ["Cursed Goblin Werewolf"], "hand": ["One"]}
    state = table(A=laid, B={"board": ["Four Hunter", "Three"]}, active="B")
    do(state, "attack Three")
    assert "block Nine Frenzy" in legal(state)
    enemy = table(A=laid, B={"board": ["Four Hunter"]}, active="B")
    assert set(legal(enemy)) == {"attack Four Hunter"}
    plain = {"board": ["Two Fast Poisonous Sneaky Tough"], "discard": ["Cursed Goblin Werewolf"]}
    others = table(A=plain, B={"hand": ["One"]})
    assert set(legal(others)) == {"attack Two Fast Poisonous Sneaky Tough"}
    there = table(A={"board": ["Nine Frenzy", "Cursed Goblin Werewolf"]}, B={"hand": ["One"]})
    assert set(legal(there)) == {"attack Nine Frenzy", "attack Cursed Goblin Werewolf"}
