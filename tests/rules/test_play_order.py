"""Several cards that one effect plays come into play one after the other."""

from __future__ import annotations

from ludobug.rulebook.proof import rule
from tests.rules.more_scenes import some_cards
from tests.rules.scenes import asked, board, card, discard, do, gain, legal, life, octonite, scene

POD = card("Pod", 5, spread=2)
TRIPLE = card("Triple", 4, spread=3)
SWARM = {"play_card": {"pick": {"group": {"cards": "your discard pile"}, "any_number": True}, "silent": True}}
RAISER = card("Raiser", 3, play=SWARM)


@rule("MB-DISTRIB-01", "MB-PLAYTRIG-10")
def test_the_octonite_of_a_card_is_spread_before_the_next_card_comes_into_play():
    state = scene(
        A={"hand": ["Raiser"], "discard": ["Pod", "Six", "Triple"]}, B={"hand": ["One"]}, cards=[RAISER, POD, TRIPLE]
    )
    do(state, "play Raiser", "choose Triple", "choose Six", "choose Pod")
    assert (board(state, "A"), discard(state, "A")) == (["Raiser", "Triple"], ["Pod", "Six"])
    assert (asked(state), state.view()["decision"]["card"]) == (("A", "spread octonite"), "Triple")
    assert set(legal(state)) == {"done", *(f"put {count} on Raiser" for count in (1, 2, 3))}
    do(state, "put 1 on Raiser", "done")
    assert (asked(state), state.view()["decision"]["card"]) == (("A", "spread octonite"), "Pod")
    do(state, "put 2 on Six")
    assert [octonite(state, "A", name) for name in ("Raiser", "Triple", "Six", "Pod")] == [1, 2, 2, 0]
    assert asked(state) == ("B", "turn action")


@rule("MB-CHOICE-11", "MB-PLAYTRIG-10")
def test_cards_played_before_and_after_octonite_is_spread_count_together():
    both = {"play_card": some_cards(2, "your discard pile")}
    caller = card("Caller", 3, play={"if_you_do": {"effect": both, "then": gain(1)}})
    cards = [caller, POD]
    state = scene(A={"hand": ["Caller"], "discard": ["Pod", "Six"]}, B={"hand": ["One"]}, cards=cards)
    do(state, "play Caller", "done")
    assert (board(state, "A"), life(state, "A")) == (["Caller", "Pod", "Six"], 4)
    short = scene(A={"hand": ["Caller"], "discard": ["Pod"]}, B={"hand": ["One"]}, cards=cards)
    do(short, "play Caller", "done")
    assert (board(short, "A"), life(short, "A")) == (["Caller", "Pod"], 3)
