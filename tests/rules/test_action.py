"""MB-ACTION: using the Action of a creature as the turn action, when that is allowed, and what it must change."""

from __future__ import annotations

from ludobug.rulebook.proof import rule
from tests.rules.more_scenes import choices, may
from tests.rules.scenes import (
    active,
    asked,
    board,
    card,
    discard,
    do,
    exhausted,
    gain,
    hand,
    in_order,
    legal,
    life,
    lose,
    mindbugs,
    one,
    one_card,
    refused,
    scene,
)

BIG_ENEMY = one(side="enemy", min_power=7)
SNIPER = card("Sniper", 4, action={"defeat": BIG_ENEMY})
SECOND = card("Second Sniper", 4, "TOUGH", action={"defeat": BIG_ENEMY})
ANSWERED = {"hand": ["One"]}


@rule("MB-ACTION-01")
def test_the_turn_action_may_be_the_action_of_an_own_creature_and_then_nothing_else():
    state = scene(A={"board": ["Sniper"], "hand": ["Two"]}, B={"board": ["Eight"], **ANSWERED}, cards=[SNIPER])
    assert legal(state) == ["play Two", "attack Sniper", "action Sniper"]
    do(state, "action Sniper")
    assert (discard(state, "B"), hand(state, "A"), active(state)) == (["Eight"], ["Two"], "B")


@rule("MB-ACTION-01")
def test_the_action_of_a_creature_in_hand_or_of_an_enemy_creature_cannot_be_used():
    state = scene(A={"board": ["Eight"], "hand": ["Sniper"]}, B={"board": ["Sniper", "Nine"]}, cards=[SNIPER])
    assert legal(state) == ["play Sniper", "attack Eight"]
    refused(state, "action Sniper", "MB-ACTION-01")
    refused(state, "action Eight", "MB-ACTION-01")


@rule("MB-ACTION-02")
def test_an_action_that_would_do_nothing_is_not_legal():
    state = scene(A={"board": ["Sniper"]}, B={"board": ["Three"], **ANSWERED}, cards=[SNIPER])
    assert legal(state) == ["attack Sniper"]
    refused(state, "action Sniper", "MB-ACTION-02")


@rule("MB-ACTION-02")
def test_an_action_is_judged_by_current_power():
    leader = card(
        "Leader", 2, constant={"gains": {"every": {"creatures": {"side": "allied", "other": True}}, "power": 4}}
    )
    state = scene(A={"board": ["Sniper"]}, B={"board": ["Three", "Leader"]}, cards=[SNIPER, leader])
    assert "action Sniper" in legal(state)
    assert discard(do(state, "action Sniper"), "B") == ["Three"]


@rule("MB-ACTION-02", "MB-TURN-04")
def test_who_has_only_an_action_that_would_do_nothing_has_lost():
    warden = card("Warden", 9, constant={"cannot_attack": {"creatures": {"side": "enemy"}}})
    small = scene(A={"board": ["Sniper"]}, B={"board": ["Warden"]}, cards=[SNIPER, warden])
    assert legal(small) == ["action Sniper"]
    warden = card("Warden", 5, constant={"cannot_attack": {"creatures": {"side": "enemy"}}})
    assert scene(A={"board": ["Sniper"]}, B={"board": ["Warden"]}, cards=[SNIPER, warden]).view()["winner"] == "B"


@rule("MB-ACTION-02")
def test_a_creature_that_cannot_be_defeated_is_nothing_to_defeat_but_one_that_tough_saves_is():
    guard = card("Guard", 2, constant={"cannot_be_defeated": {"creatures": {"side": "allied", "min_power": 7}}})
    safe = scene(A={"board": ["Sniper"]}, B={"board": ["Guard", "Eight"]}, cards=[SNIPER, guard])
    assert legal(safe) == ["attack Sniper"]
    tough = scene(A={"board": ["Sniper"]}, B={"board": ["Eight Tough"], **ANSWERED}, cards=[SNIPER])
    assert exhausted(do(tough, "action Sniper"), "B", "Eight Tough")


@rule("MB-ACTION-03")
def test_one_part_that_changes_something_makes_an_action_legal():
    both = card("Both", 4, action=in_order({"defeat": BIG_ENEMY}, gain(1)))
    state = scene(A={"board": ["Both"]}, B={"board": ["Three"], **ANSWERED}, cards=[both])
    do(state, "action Both")
    assert (life(state, "A"), board(state, "B")) == (4, ["Three"])


@rule("MB-ACTION-04")
def test_an_action_does_not_exhaust_and_may_be_used_every_turn():
    state = scene(A={"board": ["Second Sniper"]}, B={"board": ["Eight", "Nine"], "hand": ["One"]}, cards=[SECOND])
    do(state, "action Second Sniper", "choose Eight", "play One")
    assert not exhausted(state, "A", "Second Sniper")
    do(state, "action Second Sniper")
    assert discard(state, "B") == ["Eight", "Nine"]


@rule("MB-ACTION-04")
def test_an_exhausted_creature_may_use_its_action():
    board_a = [{"card": "Second Sniper", "exhausted": True}]
    state = scene(A={"board": board_a}, B={"board": ["Eight"], **ANSWERED}, cards=[SECOND])
    assert discard(do(state, "action Second Sniper"), "B") == ["Eight"]


@rule("MB-ACTION-05")
def test_one_turn_action_uses_one_action_of_one_creature():
    position = {"board": ["Sniper", "Second Sniper"]}
    state = scene(A=position, B={"board": ["Eight", "Nine"], **ANSWERED}, cards=[SNIPER, SECOND])
    do(state, "action Sniper", "choose Nine")
    assert (active(state), board(state, "B")) == ("B", ["Eight"])


@rule("MB-ACTION-06")
def test_a_creature_that_came_into_play_this_turn_may_use_its_action_when_an_action_is_still_due():
    gift = card("Gift", 4, play={"hand_over": "this"}, action={"defeat": BIG_ENEMY})
    state = scene(A={"hand": ["Gift", "One"]}, B={"board": ["Eight"], "mindbugs": 1}, cards=[gift])
    do(state, "play Gift", "mindbug")
    assert (active(state), board(state, "A")) == ("A", ["Gift"])
    assert legal(state) == ["play One", "attack Gift", "action Gift"]
    assert discard(do(state, "action Gift"), "B") == ["Eight"]


@rule("MB-ACTION-08")
def test_no_mindbug_answers_a_card_that_an_action_plays():
    caller = card("Caller", 3, action={"play_card": one_card("your discard pile")})
    state = scene(A={"board": ["Caller"], "discard": ["Nine"]}, B={"mindbugs": 2, **ANSWERED}, cards=[caller])
    do(state, "action Caller")
    assert (asked(state), board(state, "A"), mindbugs(state, "B")) == (("B", "turn action"), ["Caller", "Nine"], 2)


@rule("MB-ACTION-09")
def test_the_last_thing_that_can_change_the_game_is_not_optional_in_an_action():
    thinker = card("Thinker", 3, action=may(gain(2)))
    state = scene(A={"board": ["Thinker"]}, B={"board": ["Five"], **ANSWERED}, cards=[thinker])
    assert life(do(state, "action Thinker"), "A") == 5


@rule("MB-ACTION-09")
def test_an_optional_part_of_an_action_stays_optional_while_another_part_can_change_the_game():
    picky = {"defeat": {"pick": {"creatures": {"side": "enemy"}, "up_to": True}}}
    thinker = card("Thinker", 3, action=in_order(picky, may(gain(2))))
    state = scene(A={"board": ["Thinker"]}, B={"board": ["Five", "Six"], **ANSWERED}, cards=[thinker])
    do(state, "action Thinker")
    assert choices(state) == {"Five", "Six", "done"}
    assert life(do(state.clone(), "done"), "A") == 5
    do(state, "choose Five")
    assert (asked(state)[1], legal(state)) == ("may", ["no", "yes"])
    assert life(do(state, "no"), "A") == 3


@rule("MB-ACTION-09")
def test_up_to_is_at_least_one_where_an_action_can_change_nothing_else():
    picky = {"defeat": {"pick": {"creatures": {"side": "enemy"}, "count": 2, "up_to": True}}}
    state = scene(
        A={"board": ["Picker"]}, B={"board": ["Five", "Six"], **ANSWERED}, cards=[card("Picker", 3, action=picky)]
    )
    do(state, "action Picker")
    assert choices(state) == {"Five", "Six"}
    assert choices(do(state, "choose Five")) == {"Six", "done"}
    assert discard(do(state, "done"), "B") == ["Five"]


@rule("MB-ACTION-09")
def test_in_an_action_only_a_choice_that_changes_something_can_be_made_if_nothing_else_would():
    taker = card("Taker", 3, action={"take_control": one()})
    state = scene(A={"board": ["Taker", "Nine"]}, B={"board": ["Five", "Six"], **ANSWERED}, cards=[taker])
    assert choices(do(state, "action Taker")) == {"Five", "Six"}
    alone = scene(A={"board": ["Taker", "Nine"]}, B=ANSWERED, cards=[taker])
    assert "action Taker" not in legal(alone)
    also = card("Also", 3, action=in_order({"take_control": one()}, gain(1)))
    state = scene(A={"board": ["Also", "Nine"]}, B={"board": ["Five"], **ANSWERED}, cards=[also])
    assert choices(do(state, "action Also")) == {"Also", "Nine", "Five"}


@rule("MB-ACTION-10")
def test_defeating_the_creature_itself_or_returning_it_to_the_hand_is_a_change():
    martyr = card("Martyr", 4, action=in_order({"defeat": "this"}, {"take_control": one(side="enemy")}))
    runner = card("Runner", 4, action={"to_your_hand": "this"})
    state = scene(A={"board": ["Martyr", "Runner"]}, B=ANSWERED, cards=[martyr, runner])
    assert {"action Martyr", "action Runner"} < set(legal(state))
    assert discard(do(state.clone(), "action Martyr"), "A") == ["Martyr"]
    assert hand(do(state, "action Runner"), "A") == ["Runner"]


@rule("MB-ACTION-10")
def test_an_unmet_condition_is_no_change():
    compare = {"left": {"creature_count": "you"}, "relation": "<", "right": {"creature_count": "an opponent"}}
    inn = card("Inn", 4, action={"if": {"condition": {"compare": compare}, "effect": lose(1)}})
    even = scene(A={"board": ["Inn"]}, B={"board": ["One"]}, cards=[inn])
    assert legal(even) == ["attack Inn"]
    fewer = scene(A={"board": ["Inn"]}, B={"board": ["One", "Two"]}, cards=[inn])
    assert life(do(fewer, "action Inn"), "B") == 2


@rule("MB-ACTION-10")
def test_an_attacker_that_cannot_attack_is_no_change():
    goad = card("Goad", 4, action={"attack_now": one(side="enemy")})
    warden = card("Warden", 9, constant={"cannot_attack": {"creatures": {"side": "enemy"}}})
    state = scene(A={"board": ["Goad", "Warden"]}, B={"board": ["Six"]}, cards=[goad, warden])
    assert legal(state) == ["attack Goad", "attack Warden"]


@rule("MB-ACTION-10")
def test_what_is_given_for_the_turn_counts_as_a_change_unless_the_creature_has_it():
    trainer = card("Trainer", 4, action={"this_turn": {"pick": {"creatures": {"other": True}}, "keywords": ["HUNTER"]}})
    plain = scene(A={"board": ["Trainer", "Six"]}, B={"hand": ["One"]}, cards=[trainer])
    assert "action Trainer" in legal(plain)
    keen = scene(A={"board": ["Trainer", "Six Hunter"]}, B={"hand": ["One"]}, cards=[trainer])
    assert "action Trainer" not in legal(keen)


@rule("MB-ACTION-02", "MB-INFO-01")
def test_whether_an_action_is_legal_tells_nothing_of_a_hidden_hand():
    thief = card(
        "Thief",
        4,
        action={"to_your_hand": {"pick": {"cards": {"zone": "an opponent's hand", "min_power": 9}, "at_random": True}}},
    )
    low, high = ("action Thief" in legal(scene(A={"board": ["Thief"]}, B={"hand": [name]}, cards=[thief]))
                 for name in ("One", "Nine"))  # fmt: skip
    assert low is high is True


MIXED = ("first-contact", "beyond-evolution")


@rule("MB-ACTION-07")
def test_actions_of_all_sets_follow_one_rule():
    state = scene(
        A={"board": ["Sniper", "Infernostrich"]}, B={"board": ["Nine"], **ANSWERED}, cards=[SNIPER], sets=MIXED
    )
    assert {"action Sniper", "action Infernostrich"} < set(legal(state))
    none = scene(A={"board": ["Sniper", "Infernostrich"]}, B={"board": ["Six"], **ANSWERED}, cards=[SNIPER], sets=MIXED)
    assert set(legal(none)) == {"attack Sniper", "attack Infernostrich"}


@rule("MB-ACTION-07")
def test_the_further_turn_action_after_a_mindbug_may_be_an_action_of_any_set():
    state = scene(
        A={"hand": ["Two"], "board": ["Infernostrich", "Sniper"]},
        B={"board": ["Nine"], "mindbugs": 1, **ANSWERED},
        cards=[SNIPER],
        sets=MIXED,
    )
    do(state, "play Two", "mindbug")
    assert {"action Infernostrich", "action Sniper"} < set(legal(state))
    assert active(do(state, "action Infernostrich")) == "B"


@rule("MB-ACTION-07", "MB-TURN-04")
def test_an_action_of_any_set_saves_a_player_who_can_do_nothing_else():
    for name, own in (("Infernostrich", []), ("Sniper", [SNIPER])):
        warden = card("Warden", 9, constant={"cannot_attack": {"creatures": {"side": "enemy"}}})
        state = scene(A={"board": [name]}, B={"board": ["Warden"], **ANSWERED}, cards=[*own, warden], sets=MIXED)
        assert legal(state) == [f"action {name}"]
