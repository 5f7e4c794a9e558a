"""FF-SET and FF-SET2: how the table is laid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from ludobug.core.state import State
from ludobug.games.moogle.cards import HEROES, MOGS, MONSTERS
from ludobug.rulebook.proof import rule
from tests.moogle.scenes import LETTERS, RING, actor, deck, down, hand, legal, monsters, scene, seen, table, turns

HERO_NAMES = {hero.name for hero in HEROES}
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def fresh(seats: int, games: int = 30) -> Iterator[State]:
    """Games that have just been dealt."""
    for seed in range(games):
        yield table(seats).new_state(seed=seed)


@rule("FF-SET-01")
@pytest.mark.parametrize("seats", [3, 4])
def test_each_pair_of_neighbours_shares_one_gap(seats: int) -> None:
    state = table(seats).new_state(seed=1)
    gaps = [place["place"] for place in state.view()["places"]][:-1]
    assert gaps == list(RING[seats])
    assert Counter("".join(gaps)) == Counter(LETTERS[:seats] * 2)


@rule("FF-SET-02")
def test_one_tile_lies_in_the_centre_with_a_random_face() -> None:
    faces: Counter[str] = Counter()
    for state in fresh(4, 400):
        tiles = [place for place in state.view()["places"] if place["face"] is not None]
        assert [tile["place"] for tile in tiles] == ["Yiazmat"]
        faces[tiles[0]["face"]] += 1
    assert sorted(faces) == ["1A", "1B", "2A", "2B"]
    assert all(70 < count < 130 for count in faces.values())


@rule("FF-SET-03")
@pytest.mark.parametrize(("seats", "left"), [(3, 7), (4, 6)])
def test_a_monster_lies_face_up_in_each_gap_and_the_rest_face_down_in_the_deck(seats: int, left: int) -> None:
    for state in fresh(seats):
        names = monsters(state)[:-1]
        assert len(set(names)) == seats
        assert set(names) <= {monster.name for monster in MONSTERS}
        for viewer in (*range(seats), None):
            assert state.view(viewer)["monster_deck"] == [None] * left


@rule("FF-SET-04")
def test_nobody_holds_vp_or_fatigue_tokens_they_come_from_a_supply_for_all() -> None:
    for state in fresh(3):
        view = state.view()
        assert [view[letter]["points"] for letter in "ABC"] == [0, 0, 0]
    state = scene(3, A={"hand": ["Fran", "Seeq"]}, B={"hand": ["Ashe", "Bangaa"]})
    state.apply("place Fran on Yiazmat")
    state.apply("done")
    state.apply("place Ashe on Yiazmat")
    state.apply("choose Fran")
    assert state.view()["A"]["points"] == 1
    assert seen(state, "Yiazmat")["sides"]["A"][0]["fatigue"] == 1


@rule("FF-SET-05")
def test_a_random_player_has_the_marker_and_keeps_it() -> None:
    firsts = Counter(str(state.view()["first"]) for state in fresh(4, 200))
    assert sorted(firsts) == list("ABCD")
    assert all(30 < count < 70 for count in firsts.values())
    state = table(4).new_state(seed=3)
    first = state.view()["first"]
    while not state.is_over:
        turns(state, 1)
        assert state.view()["first"] == first


@rule("FF-SET-06")
def test_each_player_gets_one_hero_secretly_the_others_stay_spare() -> None:
    for state in fresh(3):
        held = [[name for name in hand(state, letter) if name in HERO_NAMES] for letter in "ABC"]
        assert [len(heroes) for heroes in held] == [1, 1, 1]
        assert len({heroes[0] for heroes in held}) == 3
        assert state.view()["spare_heroes"] == 3
        assert state.view(1)["A"]["hand"] == [None] * 4
        assert state.view()["A"]["hand"] == [None] * 4


@rule("FF-SET-07")
def test_each_player_gets_a_different_mog_and_its_ten_cards() -> None:
    game = table(3)
    for state in fresh(3):
        mogs = [state.view()[letter]["mog"] for letter in "ABC"]
        assert len(set(mogs)) == 3
        position = state.position()
        for letter, mog in zip("ABC", mogs, strict=True):
            own = {*position[letter]["hand"], *position[letter]["deck"]} - HERO_NAMES
            assert own == set(game.deck_list(mog))


@rule("FF-SET-08")
def test_sorbets_player_has_three_gil_and_nobody_else_any() -> None:
    met = 0
    for state in fresh(4, 60):
        for letter in "ABCD":
            fields = state.view()[letter]
            assert fields["gil"] == (3 if fields["mog"] == "Sorbet" else 0)
            met += fields["mog"] == "Sorbet"
    assert met > 10


@rule("FF-SET-09", "FF-SET2-03")
@SEATS
def test_the_opening_hand_is_a_hero_and_three_cards_from_the_top_of_the_deck(seats: int) -> None:
    for state in fresh(seats):
        deal = state.record().deal
        assert deal is not None
        for letter in LETTERS[:seats]:
            assert len(hand(state, letter)) == 4
            assert deck(state, letter) == 7
            dealt = deal["decks"][state.view()[letter]["mog"]]
            assert hand(state, letter)[1:] == dealt[:3]
            assert state.position()[letter]["deck"] == dealt[3:]
    orders = {tuple(state.record().deal["decks"]["Nono"]) for state in fresh(seats)}  # type: ignore[index]
    assert len(orders) == 30


@rule("FF-SET-10")
def test_spare_heroes_and_monsters_are_set_aside_for_effects() -> None:
    for state in fresh(4, 10):
        assert state.view()["spare_heroes"] == 2
        assert len(state.view()["monster_deck"]) == 6
    state = scene(4, A={"mog": "Montblanc", "hand": ["Seeq"]}, spare_heroes=["Penelo", "Basch"])
    state.apply("use Clan call")
    assert "choose Penelo" in legal(state)
    state = scene(4, A={"mog": "Nono", "hand": ["Nono 4"]}, monster_deck=["Diabolos", "Marilith"])
    state.apply("place Nono 4 on Antlion")
    state.apply("yes")
    assert monsters(state)[0] == "Diabolos"


@rule("FF-SET-11")
def test_mogs_that_nobody_has_and_their_decks_are_out_of_the_game() -> None:
    for state in fresh(3, 5):
        mogs = {state.view()[letter]["mog"] for letter in "ABC"}
        aside = set(state.view()["mogs_aside"])
        assert aside == {mog.name for mog in MOGS} - mogs
        assert len(aside) == 3
        while not state.is_over:
            held = {name for letter in "ABC" for name in hand(state, letter)}
            own = {name for mog in mogs for name in table(3).deck_list(mog)} | HERO_NAMES
            assert held <= own
            turns(state, 1)


@rule("FF-SET-12")
def test_the_domain_is_all_zones_together() -> None:
    state = scene(A={"hand": ["Seeq"], "Antlion": [down("Bangaa")], "Yiazmat": [down("Garif")]})
    assert not any("face down" in text for text in legal(state))
    state = scene(A={"hand": ["Seeq"], "Yiazmat": [down("Garif")]})
    assert any("face down" in text for text in legal(state))


@rule("FF-SET2-01")
def test_two_players_have_three_monsters_and_the_tile_between_them() -> None:
    for state in fresh(2):
        assert [place["place"] for place in state.view()["places"]] == ["1", "2", "3", "Yiazmat"]
        assert len(set(monsters(state))) == 4
        assert state.view()["monster_deck"] == [None] * 7


@rule("FF-SET2-02")
def test_two_players_may_both_play_in_all_four_zones() -> None:
    for active in "AB":
        state = scene(active=active, **{active: {"hand": ["Seeq"]}})
        assert {text for text in legal(state, "place") if "face down" not in text} == {
            "place Seeq on Antlion",
            "place Seeq on Ixion",
            "place Seeq on Orthros",
            "place Seeq on Yiazmat",
        }


@rule("FF-SET2-03")
def test_all_else_is_the_same_with_two_players() -> None:
    for state in fresh(2):
        assert state.view()["spare_heroes"] == 4
        assert state.view()["first"] in "AB"
        assert actor(state) == state.view()["first"]
        assert len({state.view()[letter]["mog"] for letter in "AB"}) == 2
