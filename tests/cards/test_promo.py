"""Promotional cards, A to M: what each card does, and what it leaves alone."""

from __future__ import annotations

from typing import Any

from ludobug.core.state import State
from ludobug.rulebook.proof import rule
from tests.cards.both_ways import does, leaves_alone
from tests.rules.more_scenes import choices, discards, knows_alike, may, seen
from tests.rules.scenes import (
    PRINTED,
    active,
    asked,
    board,
    card,
    discard,
    do,
    draw,
    every,
    exhausted,
    gain,
    hand,
    in_order,
    legal,
    life,
    lose,
    mindbugs,
    one,
    refused,
    scene,
    winner,
)

SETS = (*PRINTED, "promo")
PANDAS = card(
    "Pandas",
    constant={"grants": {"group": {"creatures": {"side": "enemy"}}, "trigger": "attack", "effect": discards(1, "you")}},
)

FIVE = ["One", "Two", "Three", "Four", "Five"]
OTHERS = ["Six", "Seven", "Eight", "Nine", "Ten"]
CUBS = [
    card("Cub", 2, constant="evolves_instead", evolution={"level": 1, "evolves_to": "Lion"}),
    card("Lion", 9, copies=1, evolution={"level": 2, "evolves_to": "King"}),
    card("King", 10, copies=1, evolution={"level": 3}),
]
WARDEN = card("Warden", 4, constant={"cannot_be_defeated": {"creatures": {"side": "allied", "other": True}}})

SENDER = card("Sender", play=in_order({"to_controllers_hand": every(side="enemy")}, gain(1)))
LUCKY = card("Lucky", constant="extra_reroll")
THIEF = card("Thief", play={"steal_life": 1})
PAYER = card("Payer", play=may(lose(1, "you"), {"defeat": one(side="enemy")}))


def table(**told: Any) -> State:
    """A scene with the promotional cards."""
    return scene(sets=SETS, **told)


@does("Battle Beetle")
@rule("MB-MINDBUG-17")
def test_battle_beetle_costs_the_opponent_two_life_while_both_have_as_many_unused_mindbugs():
    state = table(A={"board": ["Battle Beetle"]}, B={"board": ["Ten"]})
    assert life(do(state, "attack Battle Beetle"), "B") == 1
    assert (asked(state), life(state, "A")) == (("B", "block"), 3)
    one_each = table(A={"mindbugs": 1, "board": ["Battle Beetle"]}, B={"mindbugs": 1, "life": 2})
    assert winner(do(one_each, "attack Battle Beetle")) == "A"


@leaves_alone("Battle Beetle")
def test_battle_beetle_takes_no_life_while_the_unused_mindbugs_differ_and_none_when_it_blocks():
    state = table(A={"mindbugs": 1, "board": ["Battle Beetle"]}, B={"mindbugs": 2, "board": ["Ten"]})
    do(state, "attack Battle Beetle", "block Ten")
    assert (life(state, "A"), life(state, "B"), discard(state, "A")) == (3, 3, ["Battle Beetle"])
    more = table(A={"mindbugs": 2, "board": ["Battle Beetle"]}, B={"mindbugs": 1, "board": ["Ten"]})
    assert life(do(more, "attack Battle Beetle"), "B") == 3
    blocking = table(A={"board": ["Battle Beetle"], "hand": ["One"]}, B={"board": ["Five"]}, active="B")
    assert life(do(blocking, "attack Five", "block Battle Beetle"), "B") == 3


@does("Boar-Zooka")
def test_boar_zooka_cannot_block_and_takes_all_enemy_creatures_along():
    state = table(A={"board": ["Boar-Zooka", "Two"], "hand": ["One"]}, B={"board": ["Ten Hunter", "Three"]}, active="B")
    do(state, "attack Ten Hunter", "no hunt")
    assert legal(state) == ["no block", "block Two"]
    refused(state, "block Boar-Zooka", "MB-CHOICE-08")
    hunted = table(
        A={"board": ["Boar-Zooka", "Two"], "hand": ["One"]}, B={"board": ["Ten Hunter", "Three"]}, active="B"
    )
    do(hunted, "attack Ten Hunter", "hunt Boar-Zooka")
    assert (board(hunted, "A"), board(hunted, "B")) == (["Two"], [])


@leaves_alone("Boar-Zooka")
def test_boar_zooka_attacks_like_any_creature_and_spares_its_own_side_and_those_saved_by_tough():
    state = table(A={"board": ["Boar-Zooka", "Two"]}, B={"board": ["Nine Tough", "Six", "One"], "hand": ["Three"]})
    do(state, "attack Boar-Zooka", "block Six")
    assert (board(state, "A"), board(state, "B")) == (["Two"], ["Nine Tough"])
    won = table(A={"board": ["Boar-Zooka"]}, B={"board": ["Five", "One"]})
    assert board(do(won, "attack Boar-Zooka", "block Five"), "B") == ["One"]


@does("Jean-Claw Pandamme")
@rule("MB-ATKTRIG-07")
def test_jean_claw_pandamme_makes_whoever_attacks_with_an_enemy_creature_discard_a_card_first():
    own = {"board": ["Nine"], "hand": ["One", "Two", "Three", "Four", "Five"], "draw": ["Ten"]}
    state = table(A={"board": ["Jean-Claw Pandamme"], "hand": ["Six"]}, B=own, active="B")
    do(state, "attack Nine")
    assert (asked(state), choices(state)) == (("B", "choose"), {"One", "Two", "Three", "Four", "Five"})
    do(state, "choose Two")
    assert (discard(state, "B"), hand(state, "B")) == (["Two"], ["One", "Three", "Four", "Five", "Ten"])
    assert (asked(state), hand(state, "A")) == (("A", "block"), ["Six"])
    weak = table(A={"board": ["Jean-Claw Pandamme"], "hand": ["Six"]}, B={**own, "board": ["One"]}, active="B")
    assert asked(do(weak, "attack One")) == ("B", "choose")
    two = table(A={"board": ["Pandas", "Pandas"]}, B=own, cards=[PANDAS], active="B")
    do(two, "attack Nine")
    assert asked(two) == ("B", "order")


@leaves_alone("Jean-Claw Pandamme")
@rule("MB-ATKTRIG-07")
def test_jean_claw_pandamme_leaves_allied_attackers_blockers_and_empty_hands_alone():
    state = table(A={"board": ["Jean-Claw Pandamme"], "hand": ["One"]}, B={"board": ["Nine"], "hand": ["Two"]})
    do(state, "attack Jean-Claw Pandamme", "no block")
    assert (hand(state, "A"), hand(state, "B"), life(state, "B")) == (["One"], ["Two"], 2)
    empty = table(A={"board": ["Jean-Claw Pandamme"]}, B={"board": ["Nine"]}, active="B")
    assert asked(do(empty, "attack Nine")) == ("A", "block")


@does("Mindbug Bug")
@rule("MB-MINDBUG-20")
def test_mindbug_bug_costs_an_opponent_a_life_for_each_mindbug_before_the_card_is_taken():
    state = table(A={"board": ["Mindbug Bug"], "hand": ["Nine", "Three"]}, B={"mindbugs": 2})
    do(state, "play Nine", "mindbug")
    assert (life(state, "B"), board(state, "B"), asked(state)) == (2, ["Nine"], ("A", "turn action"))
    assert life(state, "A") == 3
    do(state, "play Three", "mindbug")
    assert (life(state, "B"), board(state, "B"), mindbugs(state, "B")) == (1, ["Nine", "Three"], 0)
    dying = table(A={"board": ["Mindbug Bug"], "hand": ["Axolotl Healer"]}, B={"life": 1, "mindbugs": 1})
    do(dying, "play Axolotl Healer", "mindbug")
    assert (winner(dying), board(dying, "B")) == ("A", [])


@leaves_alone("Mindbug Bug")
@rule("MB-MINDBUG-20")
def test_mindbug_bug_leaves_its_controllers_mindbugs_and_the_one_used_on_itself_alone():
    state = table(A={"hand": ["Mindbug Bug", "One"]}, B={"mindbugs": 1, "hand": ["Three"]})
    do(state, "play Mindbug Bug", "mindbug")
    assert (life(state, "A"), life(state, "B"), board(state, "B")) == (3, 3, ["Mindbug Bug"])
    own = table(A={"board": ["Mindbug Bug"], "mindbugs": 1}, B={"hand": ["Three", "Four"]}, active="B")
    do(own, "play Three", "mindbug")
    assert (life(own, "A"), life(own, "B"), board(own, "A")) == (3, 3, ["Mindbug Bug", "Three"])
    declined = table(A={"board": ["Mindbug Bug"], "hand": ["Nine"]}, B={"mindbugs": 1, "hand": ["Three"]})
    assert life(do(declined, "play Nine", "decline"), "B") == 3


@does('"One-Eye" Felix')
@rule("MB-COMBAT-10", "MB-EVOLVE-12")
def test_one_eye_felix_evolves_at_the_end_of_any_turn_in_which_it_defeated_an_enemy():
    state = table(A={"board": ['"One-Eye" Felix']}, B={"board": ["Five"], "hand": ["One"]})
    do(state, 'attack "One-Eye" Felix', "hunt Five")
    assert (board(state, "A"), active(state)) == (["Silver Whiskers"], "B")
    blocking = table(A={"board": ['"One-Eye" Felix'], "hand": ["One"]}, B={"board": ["Five"]}, active="B")
    assert board(do(blocking, "attack Five", 'block "One-Eye" Felix'), "A") == ["Silver Whiskers"]


@leaves_alone('"One-Eye" Felix')
@rule("MB-COMBAT-10")
def test_one_eye_felix_stays_as_it_is_when_tough_saves_its_victim_or_others_defeat_enemies():
    own = {"board": ['"One-Eye" Felix', "Nine Hunter"]}
    state = table(A=own, B={"board": ["Five Tough", "Three"], "hand": ["One"]})
    saved = do(state.clone(), 'attack "One-Eye" Felix', "hunt Five Tough")
    assert (board(saved, "A"), exhausted(saved, "B", "Five Tough")) == (own["board"], True)
    do(state, "attack Nine Hunter", "hunt Three")
    assert board(state, "A") == own["board"]
    do(state, "attack Five Tough", "no block")
    assert board(state, "A") == own["board"], "what it did in an earlier turn does not count"
    quiet = table(A=own, B={"hand": ["One", "Two"]})
    assert [event for event in quiet.play("attack Nine Hunter") if event["event"] == "effect"] == []


@does("Bug Catcher")
@rule("MB-MINDBUG-19", "MB-MINDBUG-13")
def test_bug_catcher_keeps_everybody_from_using_mindbugs_while_it_is_in_play():
    state = table(A={"board": ["Bug Catcher"], "hand": ["Nine"], "mindbugs": 2}, B={"mindbugs": 2, "hand": ["Eight"]})
    do(state, "play Nine")
    assert (board(state, "A"), asked(state)) == (["Bug Catcher", "Nine"], ("B", "turn action"))
    assert asked(do(state, "play Eight")) == ("A", "turn action")


@leaves_alone("Bug Catcher")
@rule("MB-MINDBUG-19", "MB-MINDBUG-13")
def test_bug_catcher_can_be_taken_with_a_mindbug_as_it_is_played_and_leaves_the_number_of_mindbugs_alone():
    state = table(A={"hand": ["Bug Catcher", "Nine"], "mindbugs": 1}, B={"mindbugs": 2, "hand": ["Eight"]})
    do(state, "play Bug Catcher")
    assert asked(state) == ("B", "mindbug")
    do(state, "mindbug", "play Nine")
    assert (board(state, "B"), board(state, "A"), mindbugs(state, "B")) == (["Bug Catcher"], ["Nine"], 1)
    assert asked(do(state, "attack Bug Catcher", "block Nine")) == ("B", "attack again")


@does("Future Eric")
@rule("MB-UNUSED-05", "MB-DRAW-13")
def test_future_eric_puts_two_unused_cards_unseen_under_the_draw_pile_from_which_its_player_refills_at_once():
    own = {"hand": ["Future Eric", "One", "Two", "Three", "Four"]}
    state = table(A=own, B={"hand": ["Nine"]}, unused=["Eight", "Ten", "Seven"])
    events = state.play("play Future Eric")
    assert (hand(state, "A"), draw(state, "A")) == (["One", "Two", "Three", "Four", "Eight"], 1)
    moved = [event for event in events if event["event"] == "moved" and event["to"] == ["draw", "A"]]
    assert [event["seers"] for event in moved] == [[], []]
    assert state.view()["unused"] == 1


@leaves_alone("Future Eric")
@rule("MB-UNUSED-05")
def test_future_eric_leaves_the_opponents_pile_alone_and_takes_what_there_is():
    own = {"hand": ["Future Eric", *FIVE], "draw": ["Nine"]}
    state = table(A=own, B={"hand": OTHERS, "draw": ["Six"]}, unused=["Eight"])
    do(state, "play Future Eric")
    assert (hand(state, "A"), draw(state, "A"), draw(state, "B")) == (FIVE, 2, 1)
    twin = table(A=own, B={"hand": OTHERS, "draw": ["Eight"]}, unused=["Six"])
    do(twin, "play Future Eric")
    assert knows_alike(state, twin, "A")
    assert knows_alike(state, twin, "B"), "nobody has seen the card"


@does("Jazz Dog")
@rule("MB-CONTROL-12", "MB-TURN-13")
def test_jazz_dog_takes_one_enemy_that_blocked_or_was_hunted_this_turn_and_is_still_there():
    own = {"board": ["Jazz Dog", "Nine Frenzy Hunter"], "hand": ["One"]}
    state = table(A=own, B={"board": ["Eight Tough", "Seven Tough", "Ten"]})
    do(state, "attack Nine Frenzy Hunter", "hunt Seven Tough", "attack again", "no hunt", "block Eight Tough")
    assert (asked(state), choices(state)) == (("A", "choose"), {"Eight Tough", "Seven Tough"})
    do(state, "choose Seven Tough")
    assert (board(state, "A"), exhausted(state, "A", "Seven Tough")) == ([*own["board"], "Seven Tough"], True)
    assert (board(state, "B"), active(state)) == (["Eight Tough", "Ten"], "B")
    weak = table(A=own, B={"board": ["Three Tough"], "hand": ["Five"]})
    do(weak, "attack Nine Frenzy Hunter", "hunt Three Tough", "stop")
    assert board(weak, "A") == [*own["board"], "Three Tough"]


@leaves_alone("Jazz Dog")
@rule("MB-CONTROL-12")
def test_jazz_dog_takes_nobody_in_the_opponents_turn_nor_who_blocked_earlier_or_has_left():
    own = {"board": ["Jazz Dog", "Nine"], "hand": ["One", "Two"]}
    state = table(A=own, B={"board": ["Eight", "Ten"], "hand": ["Three"]})
    do(state, "attack Nine", "block Eight")
    assert (board(state, "A"), board(state, "B")) == (["Jazz Dog", "Nine"], ["Ten"])
    theirs = table(A=own, B={"board": ["Eight Tough", "Ten"], "hand": ["Three"]}, active="B")
    do(theirs, "attack Eight Tough", "block Nine", "play One")
    assert (board(theirs, "A"), board(theirs, "B")) == (["Jazz Dog", "Nine", "One"], ["Eight Tough", "Ten"])
    taken = {"board": ["Jazz Dog", "Nine"], "hand": ["Two Fast", "One"]}
    both = table(A=taken, B={"mindbugs": 1, "board": ["Six Tough"], "hand": ["Three"]})
    do(both, "play Two Fast", "mindbug", "attack Two Fast", "block Nine", "attack Nine", "block Six Tough")
    assert asked(both) == ("B", "turn action"), "Nine has blocked too, but it is no enemy"
    assert board(both, "A") == ["Jazz Dog", "Nine", "Six Tough"]


@does("Kitten Crewmate")
@rule("MB-DEFEATED-11", "MB-DEFEATED-08", "MB-EVOLVE-12")
def test_kitten_crewmate_becomes_one_eye_felix_instead_of_being_defeated_in_combat_or_by_an_effect():
    state = table(A={"board": ["Kitten Crewmate"], "hand": ["One"]}, B={"board": ["Eight"]}, active="B")
    do(state, "attack Eight", "block Kitten Crewmate")
    assert (board(state, "A"), discard(state, "A"), board(state, "B")) == (['"One-Eye" Felix'], [], ["Eight"])
    killed = table(A={"board": ["Kitten Crewmate"]}, B={"hand": ["Kangasaurus Rex"]}, active="B")
    do(killed, "play Kangasaurus Rex")
    assert (board(killed, "A"), exhausted(killed, "A", '"One-Eye" Felix')) == (['"One-Eye" Felix'], False)


@leaves_alone("Kitten Crewmate")
@rule("MB-DEFEATED-11")
def test_kitten_crewmate_is_defeated_like_others_once_evolved_or_while_its_line_is_in_use():
    state = table(A={"board": ['"One-Eye" Felix'], "hand": ["One"]}, B={"board": ["Eight"]}, active="B")
    do(state, "attack Eight", 'block "One-Eye" Felix')
    assert (board(state, "A"), discard(state, "A")) == ([], ["Kitten Crewmate"])
    cubs = table(A={"board": ["Lion", "Cub"], "hand": ["One"]}, B={"board": ["Eight"]}, cards=CUBS, active="B")
    do(cubs, "attack Eight", "block Cub")
    assert (board(cubs, "A"), discard(cubs, "A")) == (["Lion"], ["Cub"])
    safe = {"board": ["Kitten Crewmate", "Warden"], "hand": ["One"]}
    banned = table(A=safe, B={"board": ["Eight"]}, cards=[WARDEN], active="B")
    assert board(do(banned, "attack Eight", "block Kitten Crewmate"), "A") == ["Kitten Crewmate", "Warden"]


@does("Alien Brain")
@rule("MB-DRAW-14", "MB-DRAW-13")
def test_alien_brain_keeps_opponents_from_taking_cards_until_it_is_gone_and_they_refill_at_once():
    theirs = {"hand": ["Nine", "One", "Two", "Three", "Four"], "draw": ["Five", "Six", "Seven"], "board": ["Ten"]}
    state = table(A={"board": ["Alien Brain"], "hand": ["Eight"]}, B=theirs, active="B")
    do(state, "play Nine")
    assert (len(hand(state, "B")), draw(state, "B")) == (4, 3)
    do(state, "play Eight", "attack Ten", "block Alien Brain")
    assert (board(state, "A"), hand(state, "B"), draw(state, "B")) == (
        ["Eight"],
        ["One", "Two", "Three", "Four", "Five"],
        2,
    )


@does("Alien Brain")
@rule("MB-DRAW-14")
def test_alien_brain_lets_cards_stay_where_they_are_and_the_rest_of_an_effect_go_on():
    brain = {"board": ["Alien Brain", "Two"], "hand": ["One"]}
    robbed = table(A=brain, B={"hand": ["Compost Dragon", "Tusked Extorter"], "discard": ["Nine"]}, active="B")
    assert hand(do(robbed, "play Tusked Extorter"), "B") == ["Compost Dragon"]
    givers = {"hand": ["Hungry Hungry Hamster", "Three"]}
    gift = table(A=brain, B=givers, active="B")
    do(gift, "play Hungry Hungry Hamster")
    assert (asked(gift), hand(gift, "A")) == (("A", "turn action"), ["One"]), "nothing is given, so nothing is played"
    bounced = table(A={"board": ["Alien Brain"], "hand": ["Sender"]}, B={"board": ["Nine", "Ten"]}, cards=[SENDER])
    do(bounced, "play Sender")
    assert (board(bounced, "B"), life(bounced, "A")) == (["Nine", "Ten"], 4)


@leaves_alone("Alien Brain")
@rule("MB-DRAW-14")
def test_alien_brain_leaves_its_controller_and_what_opponents_play_or_discard_alone():
    own = {"board": ["Alien Brain"], "hand": FIVE, "draw": ["Six", "Seven"]}
    state = table(A=own, B={"hand": ["Nine", "Ten"], "draw": ["Eight"]})
    do(state, "play Five")
    assert (len(hand(state, "A")), draw(state, "A")) == (5, 1)
    do(state, "play Nine")
    assert (board(state, "B"), hand(state, "B"), draw(state, "B")) == (["Nine"], ["Ten"], 1)
    stuck = table(A={"board": ["Alien Brain"], "hand": ["One"]}, B={"draw": ["Eight"]})
    assert winner(do(stuck, "play One")) == "A", "a pile that cannot be drawn from gives no turn action"


@does("Alien Brain")
@rule("MB-DRAW-14", "MB-TURN-04")
def test_whoever_may_play_none_of_the_hand_and_draw_nothing_for_alien_brain_has_lost():
    doorman = card("Doorman", 2, constant={"cannot_play": "each opponent"})
    held = {"hand": ["Nine", "Ten"], "draw": ["Eight", "Seven"]}
    state = table(A={"board": ["Alien Brain", "Doorman"], "hand": ["One"]}, B=held, cards=[doorman])
    assert winner(do(state, "play One")) == "A"


@does("Chuck")
@rule("MB-DICE-18")
def test_chuck_rolls_until_he_fails_or_no_enemy_is_left_and_each_good_roll_defeats_one():
    state = table(A={"hand": ["Chuck"]}, B={"board": ["Nine Tough"], "hand": ["One"]})
    do(state, "play Chuck")
    assert (asked(state), legal(state)) == (("chance", "roll"), [f"roll {pips}" for pips in range(1, 7)])
    do(state, "roll 5")
    assert (asked(state), exhausted(state, "B", "Nine Tough")) == (("chance", "roll"), True)
    do(state, "roll 6")
    assert (board(state, "B"), asked(state)) == ([], ("B", "turn action"))
    two = table(A={"hand": ["Chuck"]}, B={"board": ["Explosive Toad", "Ten", "One"], "hand": ["One"]})
    do(two, "play Chuck", "roll 4")
    assert choices(two) == {"Explosive Toad", "Ten", "One"}
    assert asked(do(two, "choose Explosive Toad")) == ("chance", "roll"), "the Toad waits for the end of the effect"


@leaves_alone("Chuck")
@rule("MB-DICE-18", "MB-DICE-17")
def test_chuck_defeats_nobody_with_three_or_less_and_does_not_roll_at_all_without_an_enemy():
    state = table(A={"hand": ["Chuck"], "board": ["Two"]}, B={"board": ["Nine", "Ten"], "hand": ["One"]})
    do(state, "play Chuck", "roll 3")
    assert (board(state, "A"), board(state, "B"), asked(state)) == (
        ["Two", "Chuck"],
        ["Nine", "Ten"],
        ("B", "turn action"),
    )
    alone = table(A={"hand": ["Chuck"], "board": ["Two"]}, B={"hand": ["One"]})
    assert asked(do(alone, "play Chuck")) == ("B", "turn action")
    lucky = table(A={"hand": ["Chuck"], "board": ["Lucky"]}, B={"board": ["Nine"], "hand": ["One"]}, cards=[LUCKY])
    do(lucky, "play Chuck", "roll 1")
    assert (asked(lucky), legal(lucky)) == (("A", "reroll"), ["keep", "reroll"])
    do(lucky, "reroll", "roll 6")
    assert (board(lucky, "B"), asked(lucky)) == ([], ("B", "turn action"))


@does("Knightmare")
@rule("MB-LIFE-10", "MB-LIFE-09")
def test_knightmare_keeps_its_controller_from_losing_life_and_loses_the_game_when_it_is_defeated():
    state = table(A={"life": 1, "board": ["Knightmare"], "hand": ["One"]}, B={"board": ["Nine"]}, active="B")
    do(state, "attack Nine", "no block")
    assert (life(state, "A"), winner(state)) == (1, None)
    weary = {"life": 9, "board": [{"card": "Knightmare", "exhausted": True}, "Two"], "hand": ["One"]}
    dead = table(A=weary, B={"board": ["Nine"]}, active="B")
    assert winner(do(dead, "attack Nine", "block Knightmare")) == "B"
    stolen = table(A={"life": 2, "board": ["Knightmare"]}, B={"hand": ["Thief"]}, cards=[THIEF], active="B")
    do(stolen, "play Thief")
    assert (life(stolen, "A"), life(stolen, "B")) == (2, 3)


@does("Knightmare")
@rule("MB-LIFE-10", "MB-STEAL-03")
def test_a_loss_that_knightmare_stops_pays_for_nothing_and_sets_nothing_off():
    own = {"life": 2, "board": ["Knightmare"], "hand": ["Payer", "Mysterious Mermaid", "One"], "discard": ["Hyenix"]}
    state = table(A=own, B={"life": 1, "board": ["Ten"], "hand": ["Two", "Three"]}, cards=[PAYER])
    paid = do(state.clone(), "play Payer")
    assert (board(paid, "B"), asked(paid)) == (["Ten"], ("B", "turn action"))
    assert life(do(state.clone(), "play Mysterious Mermaid"), "A") == 2
    do(state, "play One", "attack Ten", "no block")
    assert asked(state) == ("A", "turn action"), "Hyenix is not asked for"


@leaves_alone("Knightmare")
@rule("MB-LIFE-10")
def test_knightmare_leaves_the_opponents_life_gains_and_the_time_after_it_alone():
    state = table(A={"life": 1, "board": ["Knightmare"], "hand": ["Axolotl Healer"]}, B={"hand": ["Two"]})
    do(state, "play Axolotl Healer")
    assert life(state, "A") == 3
    do(state, "play Two", "attack Knightmare", "no block")
    assert life(state, "B") == 2
    bounced = table(A={"hand": ["Sender"]}, B={"life": 1, "board": ["Knightmare"]}, cards=[SENDER])
    do(bounced, "play Sender")
    assert (hand(bounced, "B"), winner(bounced)) == (["Knightmare"], None), "it was not defeated"


@does("Macaw Dagon")
@rule("MB-DRAW-15", "MB-INFO-13")
def test_macaw_dagon_exchanges_the_hands_before_anybody_refills_and_both_know_what_they_gave():
    own = {"board": ["Macaw Dagon"], "hand": ["Nine", "Ten"]}
    state = table(A=own, B={"hand": FIVE, "draw": ["Six", "Seven", "Eight", "Three"]})
    do(state, "attack Macaw Dagon")
    assert (hand(state, "A"), hand(state, "B")) == (FIVE, ["Nine", "Ten", "Six", "Seven", "Eight"])
    assert (draw(state, "B"), life(state, "B")) == (1, 2)
    assert seen(state, "A", "B") == ["Nine", "Ten", None, None, None]
    assert (seen(state, "B", "A"), seen(state, None, "A")) == (sorted(FIVE), [None] * 5)


@leaves_alone("Macaw Dagon")
@rule("MB-DRAW-15", "MB-DRAW-14")
def test_macaw_dagon_exchanges_nothing_when_it_blocks_or_when_a_hand_may_take_no_cards():
    state = table(A={"board": ["Macaw Dagon"], "hand": ["One"]}, B={"board": ["Five"], "hand": ["Two"]}, active="B")
    do(state, "attack Five", "block Macaw Dagon")
    assert (hand(state, "A"), hand(state, "B")) == (["One"], ["Two"])
    closed = {"board": ["Alien Brain"], "hand": ["Two"]}
    barred = table(A={"board": ["Macaw Dagon"], "hand": ["One"]}, B=closed)
    do(barred, "attack Macaw Dagon", "no block")
    assert (hand(barred, "A"), hand(barred, "B")) == (["One"], ["Two"])
    empty = table(A={"board": ["Macaw Dagon"], "hand": ["One"]}, B={"board": ["Alien Brain"]})
    do(empty, "attack Macaw Dagon", "no block")
    assert hand(empty, "B") == ["One"], "no card comes to the hand that may take none"


@does("Alpacoodle")
@rule("MB-CONTROL-13", "MB-PLAYTRIG-10")
def test_alpacoodle_sets_all_others_aside_and_brings_them_back_fresh_when_it_is_defeated():
    theirs = {"board": [{"card": "Eight Tough", "exhausted": True}, "Axolotl Healer"], "hand": ["Nine Hunter"]}
    state = table(A={"hand": ["Alpacoodle", "One"], "board": ["Five"]}, B=theirs)
    do(state, "play Alpacoodle")
    assert (board(state, "A"), board(state, "B"), discard(state, "B")) == (["Alpacoodle"], [], [])
    assert state.view()["aside"] == [
        {"card": "Five", "owner": "A", "by": "Alpacoodle"},
        {"card": "Eight Tough", "owner": "B", "by": "Alpacoodle"},
        {"card": "Axolotl Healer", "owner": "B", "by": "Alpacoodle"},
    ]
    do(state, "play Nine Hunter", "play One", "attack Nine Hunter", "hunt Alpacoodle")
    assert (board(state, "A"), board(state, "B")) == (["One", "Five"], ["Nine Hunter", "Eight Tough", "Axolotl Healer"])
    assert (exhausted(state, "B", "Eight Tough"), life(state, "B"), state.view()["aside"]) == (False, 3, [])


@does("Alpacoodle")
@rule("MB-CONTROL-13", "MB-EVOLVE-05")
def test_alpacoodle_sends_creatures_aside_without_boosts_counters_or_stages():
    theirs = {"board": [{"card": '"One-Eye" Felix', "boosts": ["Ten"]}], "hand": ["Three"]}
    state = table(A={"hand": ["Alpacoodle"]}, B=theirs)
    do(state, "play Alpacoodle")
    assert (discard(state, "B"), [entry["card"] for entry in state.view()["aside"]]) == (["Ten"], ["Kitten Crewmate"])
    line = {"stages": ["Kitten Crewmate", '"One-Eye" Felix', "Silver Whiskers"], "aside": True}
    assert line in state.view()["lines"]


@leaves_alone("Alpacoodle")
@rule("MB-CONTROL-13")
def test_alpacoodle_defeats_nobody_and_keeps_them_aside_when_it_leaves_play_otherwise():
    state = table(
        A={"hand": ["Alpacoodle"]}, B={"board": ["Explosive Toad", "Ten"], "hand": ["Sender"]}, cards=[SENDER]
    )
    do(state, "play Alpacoodle", "play Sender")
    assert (hand(state, "A"), board(state, "B"), life(state, "A")) == (["Alpacoodle"], ["Sender"], 3)
    assert [entry["card"] for entry in state.view()["aside"]] == ["Explosive Toad", "Ten"]
    do(state, "play Alpacoodle")
    assert [entry["card"] for entry in state.view()["aside"]] == ["Explosive Toad", "Ten", "Sender"]


@leaves_alone("Alpacoodle")
@rule("MB-CONTROL-13")
def test_alpacoodle_does_not_bring_back_what_a_copy_of_its_play_effect_has_set_aside():
    cards = [card("Copycat", 4, play={"copy_play": one(other=True)})]
    state = table(A={"board": ["Alpacoodle"], "hand": ["Copycat"]}, B={"board": ["Ten"], "hand": ["One"]}, cards=cards)
    do(state, "play Copycat")
    assert (board(state, "A"), board(state, "B")) == (["Copycat"], [])
    assert {entry["by"] for entry in state.view()["aside"]} == {"Copycat"}
    do(state, "play One", "attack Copycat", "block One")
    assert len(state.view()["aside"]) == 2
