"""King of Tokyo, A to K: what each card does, and what it must leave alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludobug.core.state import State
from ludobug.rulebook.proof import rule
from tests.cards.both_ways import does, leaves_alone
from tests.rules.dice_scenes import energy
from tests.rules.energy_scenes import done_with, market
from tests.rules.more_scenes import choices
from tests.rules.scenes import (
    asked,
    board,
    card,
    creature,
    discard,
    do,
    exhausted,
    gain,
    hand,
    keywords,
    legal,
    life,
    refused,
    scene,
)

SETS = ("first-contact", "king-of-tokyo")


def tokyo(
    A: Mapping[str, Any] | None = None,  # noqa: N803
    B: Mapping[str, Any] | None = None,  # noqa: N803
    *,
    cards: Sequence[Mapping[str, Any]] = (),
    **others: Any,
) -> State:
    """A scene with the cards of King of Tokyo; nobody may buy anything unless told."""
    return scene(A=A, B=B, cards=cards, sets=SETS, **others)


def attacks(name: str, A: Mapping[str, Any], B: Mapping[str, Any]) -> State:  # noqa: N803
    """A attacks with a creature."""
    return do(tokyo(A={**A, "board": [name, *A.get("board", [])]}, B=B), f"attack {name}")


def dice(state: State, seat: str, name: str) -> int:
    """How many dice a creature rolls."""
    return int(creature(state, seat, name)["dice"])


# ---------------------------------------------------------------- Alienoid


@does("Alienoid")
@rule("MB-ENERGY-13")
def test_alienoid_buys_a_face_up_energy_card_for_free() -> None:
    state = tokyo(
        A={"hand": ["Alienoid"]}, B={"hand": ["One"]}, market=["Railgun", "Resurrection", "Rage"], energy_deck=["Stomp"]
    )
    do(state, "play Alienoid")
    assert choices(state) == {"buy Railgun", "buy Resurrection", "buy Rage"}
    do(state, "buy Railgun")
    assert (life(state, "B"), energy(state, "A")) == (2, 0)
    assert (market(state), done_with(state)) == (["Resurrection", "Rage", "Stomp"], ["Railgun"])


@leaves_alone("Alienoid")
def test_alienoid_spends_nothing_and_buys_no_second_card() -> None:
    state = tokyo(
        A={"hand": ["Alienoid"], "energy": 3}, B={"hand": ["One"]}, market=["Railgun", "Healing Bots"], energy_deck=[]
    )
    do(state, "play Alienoid", "buy Railgun")
    assert (asked(state), energy(state, "A"), market(state)) == (("B", "turn action"), 3, ["Healing Bots"])


# ---------------------------------------------------------------- Baby Gigazaur


@does("Baby Gigazaur")
def test_baby_gigazaur_rolls_a_die_and_only_sneaky_creatures_block_it() -> None:
    state = attacks("Baby Gigazaur", {}, {"board": ["Nine", "Space Penguin"]})
    do(state, "roll +3", "keep")
    assert (asked(state), set(legal(state))) == (("B", "block"), {"no block", "block Space Penguin"})
    do(state, "block Space Penguin")
    assert discard(state, "B") == ["Space Penguin"]


@leaves_alone("Baby Gigazaur")
def test_baby_gigazaur_rolls_no_die_as_it_blocks() -> None:
    state = tokyo(A={"board": ["Two"]}, B={"board": ["Baby Gigazaur"], "hand": ["One"]})
    do(state, "attack Two", "block Baby Gigazaur")
    assert (discard(state, "B"), asked(state)) == (["Baby Gigazaur"], ("B", "turn action"))


# ---------------------------------------------------------------- Boogie Woogie


@does("Boogie Woogie")
def test_boogie_woogie_plays_a_card_with_a_defeated_effect_from_any_discard_pile() -> None:
    player = {"hand": ["Boogie Woogie"], "discard": ["Gigazaur", "Nine"]}
    imp = card("Imp", 2, play=gain(1), defeated=gain(5))
    state = tokyo(A=player, B={"hand": ["One"], "discard": ["Imp", "Space Penguin"], "mindbugs": 1}, cards=[imp])
    do(state, "play Boogie Woogie", "decline")
    assert choices(state) == {"Gigazaur", "Imp"}
    do(state, "choose Imp")
    assert (board(state, "A"), discard(state, "B")) == (["Boogie Woogie", "Imp"], ["Space Penguin"])
    assert (life(state, "A"), asked(state)) == (4, ("B", "turn action")), "its Play effect happens, no Mindbug answers"


@leaves_alone("Boogie Woogie")
def test_boogie_woogie_leaves_cards_without_a_defeated_effect_where_they_are() -> None:
    state = tokyo(A={"hand": ["Boogie Woogie"], "discard": ["Kong"]}, B={"hand": ["One"], "discard": ["Meka Dragon"]})
    do(state, "play Boogie Woogie")
    assert (board(state, "A"), discard(state, "A"), discard(state, "B")) == (
        ["Boogie Woogie"],
        ["Kong"],
        ["Meka Dragon"],
    )


# ---------------------------------------------------------------- Bookwyrm


@does("Bookwyrm")
def test_bookwyrm_plays_a_card_of_power_seven_or_more_from_the_hand_and_no_mindbug_answers() -> None:
    state = tokyo(A={"hand": ["Bookwyrm", "Seven", "Nine", "Six"]}, B={"hand": ["One"], "mindbugs": 1})
    do(state, "play Bookwyrm", "decline")
    assert choices(state) == {"Seven", "Nine"}
    do(state, "choose Nine")
    assert (board(state, "A"), asked(state)) == (["Bookwyrm", "Nine"], ("B", "turn action"))
    dragon = tokyo(A={"hand": ["Bookwyrm", "Meka Dragon"]}, B={"hand": ["One"]})
    do(dragon, "play Bookwyrm")
    assert (board(dragon, "A"), life(dragon, "B")) == (["Bookwyrm", "Meka Dragon"], 2), "it must, and it is a play"


@leaves_alone("Bookwyrm")
def test_bookwyrm_leaves_weaker_cards_in_the_hand() -> None:
    state = tokyo(A={"hand": ["Bookwyrm", "Six", "Two"]}, B={"hand": ["One"]})
    do(state, "play Bookwyrm")
    assert (board(state, "A"), hand(state, "A")) == (["Bookwyrm"], ["Six", "Two"])


# ---------------------------------------------------------------- Captain Fish


@does("Captain Fish")
def test_captain_fish_takes_control_of_a_creature_of_power_six_or_more() -> None:
    state = tokyo(A={"board": ["Nine"]}, B={"board": ["Captain Fish"], "hand": ["One"]})
    do(state, "attack Nine", "block Captain Fish")
    assert (board(state, "A"), board(state, "B")) == ([], ["Nine"])
    several = tokyo(A={"board": ["Nine", "Six"]}, B={"board": ["Captain Fish", "Seven"], "hand": ["One"]})
    do(several, "attack Nine", "block Captain Fish")
    assert (asked(several), choices(several)) == (("B", "choose"), {"Nine", "Six", "Seven"})
    do(several, "choose Six")
    assert (board(several, "A"), board(several, "B")) == (["Nine"], ["Seven", "Six"])


@leaves_alone("Captain Fish")
def test_captain_fish_leaves_creatures_of_power_five_with_their_controller() -> None:
    state = tokyo(A={"board": ["Five Poisonous", "Five Tough"]}, B={"board": ["Captain Fish"], "hand": ["One"]})
    do(state, "attack Five Poisonous", "block Captain Fish")
    assert (board(state, "A"), board(state, "B")) == (["Five Tough"], [])


# ---------------------------------------------------------------- Cosmic Joe


@does("Cosmic Joe")
def test_cosmic_joe_takes_a_creature_with_it() -> None:
    state = tokyo(A={"board": ["Nine", "Eight"]}, B={"board": ["Cosmic Joe", "Two"], "hand": ["One"]})
    do(state, "attack Nine", "block Cosmic Joe")
    assert (asked(state), choices(state)) == (("B", "choose"), {"Nine", "Eight", "Two"})
    do(state, "choose Nine")
    assert (board(state, "A"), board(state, "B")) == (["Eight"], ["Two"])


@leaves_alone("Cosmic Joe")
def test_cosmic_joe_must_take_a_creature_of_its_own_side_if_there_is_no_other() -> None:
    state = tokyo(A={"board": ["Three"]}, B={"board": ["Cosmic Joe", "Two"], "hand": ["One"]})
    do(state, "attack Three", "block Cosmic Joe")
    assert (board(state, "A"), board(state, "B"), discard(state, "B")) == ([], [], ["Cosmic Joe", "Two"])


# ---------------------------------------------------------------- Cyber Bunny


@does("Cyber Bunny")
def test_cyber_bunny_defeats_an_enemy_creature_of_power_five_or_more() -> None:
    state = tokyo(
        A={"hand": ["Cyber Bunny"], "board": ["Eight"]}, B={"board": ["Five", "Nine", "Four"], "hand": ["One"]}
    )
    do(state, "play Cyber Bunny")
    assert choices(state) == {"Five", "Nine"}
    do(state, "choose Nine")
    assert discard(state, "B") == ["Nine"]


@leaves_alone("Cyber Bunny")
def test_cyber_bunny_leaves_weaker_and_allied_creatures_alone() -> None:
    state = tokyo(A={"hand": ["Cyber Bunny"], "board": ["Eight"]}, B={"board": ["Four"], "hand": ["One"]})
    do(state, "play Cyber Bunny")
    assert (board(state, "A"), board(state, "B")) == (["Eight", "Cyber Bunny"], ["Four"])


# ---------------------------------------------------------------- Cyber Kitty


@does("Cyber Kitty")
def test_cyber_kitty_defeats_an_enemy_creature_of_power_five_or_less() -> None:
    state = tokyo(A={"hand": ["Cyber Kitty"]}, B={"board": ["Five", "Nine", "One"], "hand": ["One"]})
    do(state, "play Cyber Kitty")
    assert choices(state) == {"Five", "One"}
    do(state, "choose Five")
    assert discard(state, "B") == ["Five"]


@leaves_alone("Cyber Kitty")
def test_cyber_kitty_leaves_stronger_and_allied_creatures_alone() -> None:
    state = tokyo(A={"hand": ["Cyber Kitty"], "board": ["Two"]}, B={"board": ["Six"], "hand": ["One"]})
    do(state, "play Cyber Kitty")
    assert (board(state, "A"), board(state, "B")) == (["Two", "Cyber Kitty"], ["Six"])


# ---------------------------------------------------------------- Cybertooth


@does("Cybertooth")
@rule("MB-DICE-17")
def test_cybertooth_gives_a_further_reroll_also_to_other_creatures() -> None:
    state = attacks("Kong", {"board": ["Cybertooth"]}, {"board": ["Ten"]})
    do(state, "roll discard", "reroll", "roll energy 1", "reroll", "roll +2")
    assert (asked(state), creature(state, "A", "Kong")["power"]) == (("B", "block"), 11)


@leaves_alone("Cybertooth")
def test_cybertooth_gives_the_opponent_no_further_reroll() -> None:
    state = attacks("Kong", {}, {"board": ["Cybertooth"]})
    do(state, "roll discard", "reroll", "roll +1")
    assert asked(state) == ("B", "block")


# ---------------------------------------------------------------- Drakonis


@does("Drakonis")
def test_drakonis_brings_two_energy() -> None:
    state = tokyo(A={"hand": ["Drakonis"], "energy": 1}, B={"hand": ["One"]})
    do(state, "play Drakonis")
    assert (energy(state, "A"), energy(state, "B")) == (3, 0)


@leaves_alone("Drakonis")
def test_drakonis_brings_nothing_to_the_opponent_and_nothing_as_it_attacks() -> None:
    state = attacks("Drakonis", {}, {"hand": ["One"], "board": ["Nine"]})
    do(state, "roll +1", "keep")
    assert (energy(state, "A"), energy(state, "B")) == (0, 0)


# ---------------------------------------------------------------- Gigazaur


@does("Gigazaur")
def test_gigazaur_costs_the_opponent_a_life_as_it_is_defeated() -> None:
    state = tokyo(A={"board": ["Ten"]}, B={"board": ["Gigazaur"], "hand": ["One"]})
    do(state, "attack Ten", "block Gigazaur")
    assert (life(state, "A"), life(state, "B")) == (2, 3)


@leaves_alone("Gigazaur")
@rule("MB-EX-10", "MB-ATTACK-07")
def test_gigazaur_costs_one_life_by_an_unblocked_attack_and_rolls_nothing() -> None:
    state = tokyo(A={"board": ["Gigazaur"]}, B={"board": ["Meka Dragon"], "hand": ["One"]})
    do(state, "attack Gigazaur")
    assert asked(state) == ("B", "block")
    do(state, "no block")
    assert (life(state, "A"), life(state, "B"), board(state, "B")) == (3, 2, ["Meka Dragon"])


@rule("MB-EX-11")
def test_meka_dragon_that_blocks_gigazaur_is_defeated_without_a_roll() -> None:
    state = tokyo(A={"board": ["Gigazaur"]}, B={"board": ["Meka Dragon"], "hand": ["One"]})
    do(state, "attack Gigazaur", "block Meka Dragon")
    assert (life(state, "A"), life(state, "B"), discard(state, "B")) == (3, 3, ["Meka Dragon"])


# ---------------------------------------------------------------- H.A.D.E.S.


@does("H.A.D.E.S.")
def test_hades_rolls_two_dice_and_survives_once() -> None:
    state = attacks("H.A.D.E.S.", {}, {"board": ["Ten"], "hand": ["One"]})
    do(state, "roll energy 2", "roll energy 1", "keep", "first energy 1", "block Ten")
    assert (energy(state, "A"), exhausted(state, "A", "H.A.D.E.S.")) == (3, True)


@leaves_alone("H.A.D.E.S.")
def test_hades_rolls_no_third_die() -> None:
    state = attacks("H.A.D.E.S.", {"board": ["Mechamster"]}, {"board": ["Ten"]})
    do(state, "roll +1", "roll +1")
    assert (dice(state, "A", "H.A.D.E.S."), asked(state)) == (2, ("A", "reroll"))


# ---------------------------------------------------------------- Iron Back


@does("Iron Back")
def test_iron_back_brings_an_energy_for_each_enemy_creature() -> None:
    state = tokyo(A={"board": ["Nine", "Two", "Three"]}, B={"board": ["Iron Back", "Six"], "hand": ["One"]})
    do(state, "attack Nine", "block Iron Back")
    assert (energy(state, "B"), energy(state, "A")) == (3, 0)


@leaves_alone("Iron Back")
def test_iron_back_does_not_count_a_creature_that_is_defeated_with_it() -> None:
    state = tokyo(A={"board": ["Four"]}, B={"board": ["Iron Back", "Six"], "hand": ["One"]})
    do(state, "attack Four", "block Iron Back")
    assert (discard(state, "A"), energy(state, "B")) == (["Four"], 0)


# ---------------------------------------------------------------- Kong


@does("Kong")
def test_kong_rolls_a_die() -> None:
    state = attacks("Kong", {}, {"board": ["Ten"], "hand": ["One"]})
    do(state, "roll +2", "keep", "block Ten")
    assert discard(state, "B") == ["Ten"]


@leaves_alone("Kong")
def test_kong_keeps_no_growth_after_the_turn() -> None:
    state = attacks("Kong", {}, {"board": ["Ten"], "hand": ["One"]})
    do(state, "roll +3", "keep", "no block")
    assert creature(state, "A", "Kong")["power"] == 9


# ---------------------------------------------------------------- Kraken


@does("Kraken")
def test_kraken_makes_strong_allies_sneaky() -> None:
    state = tokyo(A={"board": ["Kraken", "Eight", "Seven"]}, B={"board": ["Ten"], "hand": ["One"]})
    assert (keywords(state, "A", "Eight"), keywords(state, "A", "Seven")) == (["SNEAKY"], [])
    assert creature(state, "A", "Eight")["power"] == 8
    do(state, "attack Eight")
    assert (life(state, "B"), asked(state)) == (2, ("B", "turn action"))


@leaves_alone("Kraken")
def test_kraken_leaves_enemies_alone_and_covers_itself_only_when_it_is_strong_enough() -> None:
    state = tokyo(A={"board": ["Kraken"]}, B={"board": ["Ten"]})
    assert (keywords(state, "A", "Kraken"), keywords(state, "B", "Ten")) == ([], [])
    do(state, "attack Kraken", "roll +3", "keep")
    assert (life(state, "B"), board(state, "B")) == (2, ["Ten"])
    weaker = tokyo(A={"board": ["Kraken"]}, B={"board": ["Ten"]})
    do(weaker, "attack Kraken", "roll +2", "keep")
    assert asked(weaker) == ("B", "block")
    refused(weaker, "block Kong", "MB-BLOCK-01")
