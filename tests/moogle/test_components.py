"""FF-COMP: what is in the box, and what everybody knows of it."""

from __future__ import annotations

import pytest

import ludobug
from ludobug import OptionError
from ludobug.games.moogle.cards import HEROES, MOGS, MONSTERS, SHARED, TILE_FACES, TOKENS, deck
from ludobug.rulebook.proof import rule
from tests.moogle.scenes import LETTERS, do, down, hand, on, scene, side, table, tired, tokens


@rule("FF-COMP-01")
def test_the_box_holds_60_combat_cards_6_heroes_10_monsters_6_mogs_and_2_double_sided_tiles() -> None:
    assert [len(cards) for cards in (MOGS, HEROES, MONSTERS, TILE_FACES)] == [6, 6, 10, 4]
    assert [len(deck(mog)) for mog in MOGS] == [10] * 6
    assert [face.face for face in TILE_FACES] == ["1A", "1B", "2A", "2B"]
    game = table()
    assert len(game.all_cards) == 60 + 6 + 10 + 4 + 6


@rule("FF-COMP-02")
def test_the_tokens_of_the_box_are_counted() -> None:
    assert dict(TOKENS) == {"one-VP": 16, "three-VP": 6, "Fatigue": 6, "Gil": 3, "first-player marker": 1}
    assert sum(mog.gil for mog in MOGS) == TOKENS["Gil"]


@rule("FF-COMP-02")
def test_the_number_of_vp_tokens_limits_no_score() -> None:
    state = scene(A={"mog": "Montblanc", "points": 99, "hand": ["Fran", "Seeq"]})
    do(state, "place Fran on Antlion")
    assert state.view()["A"]["points"] == 100


@rule("FF-COMP-03")
def test_a_seventh_fatigue_token_is_placed_like_any_other() -> None:
    state = scene(
        A={"hand": ["Ashe"], "Antlion": [tired("Seeq"), tired("Bangaa")], "Ixion": [tired("Garif"), tired("Hume")]},
        B={"Antlion": [tired("Seeq")], "Ixion": [tired("Bangaa"), "Montblanc 8"]},
    )
    do(state, "place Ashe on Orthros")
    assert tokens(state, "Orthros", "A") == {"Ashe": 1}
    state = scene(A={"hand": ["Ashe"], "Antlion": [tired("Seeq", 6)]})
    do(state, "place Ashe on Antlion", "choose Seeq")
    assert tokens(state, "Antlion", "A") == {"Seeq": 7, "Ashe": 0}


@rule("FF-COMP-04")
def test_two_to_four_players_take_part() -> None:
    for seats in (2, 3, 4):
        assert ludobug.load("moogle", seats=seats).new_state(seed=1).game.seats == seats
    for seats in (0, 1, 5, 8):
        with pytest.raises(OptionError, match="FF-COMP-04"):
            ludobug.load("moogle", seats=seats)


@rule("FF-COMP-05")
def test_every_mog_has_an_ability_and_ten_cards_six_of_them_as_in_all_decks() -> None:
    assert len({mog.ability_name for mog in MOGS}) == len({mog.effects for mog in MOGS}) == 6
    for mog in MOGS:
        assert deck(mog)[:6] == SHARED
        others = {card for other in MOGS if other is not mog for card in deck(other)}
        assert len(set(deck(mog)) - others) == 4


@rule("FF-COMP-06")
def test_whose_a_card_is_shows_by_its_side_and_the_mark_only_on_combat_cards() -> None:
    state = scene(A={"Antlion": ["Seeq", "Fran", down("Bangaa")]}, B={"Antlion": ["Montblanc 8"]})
    for viewer in ("A", "B"):
        laid = side(state, "Antlion", "A", viewer)
        assert [card["mog"] for card in laid][:2] == ["Horne", None]
        assert len(laid) == 3
    assert [card["mog"] for card in side(state, "Antlion", "B", "A")] == ["Montblanc"]
    assert side(state, "Antlion", "A", "B")[2]["mog"] is None
    assert side(state, "Antlion", "A", "A")[2]["mog"] == "Horne"


@rule("FF-COMP-07")
def test_the_list_of_a_deck_is_public_and_its_order_is_not() -> None:
    game = table(3)
    state = game.new_state(seed=5)
    for letter in LETTERS[:3]:
        mog = next(each for each in MOGS if each.name == state.view()[letter]["mog"])
        assert game.deck_list(mog.name) == tuple(card.name for card in deck(mog))
        assert state.view()[letter]["deck"] == 7
    with pytest.raises(ValueError, match="no Mog 'Kupo'"):
        game.deck_list("Kupo")
    orders = {tuple(game.new_state(seed=seed).position()["A"]["deck"]) for seed in range(20)}
    assert len(orders) == 20


@rule("FF-COMP-08")
def test_a_monster_has_a_name_a_limit_a_list_of_vp_and_maybe_an_ability() -> None:
    for monster in (*MONSTERS, *TILE_FACES):
        assert monster.name
        assert monster.limit in (2, 3)
        assert monster.prizes in ((3, 1), (4, 2, 1))
        assert monster.ability is None or monster.ability.rules
    laid = scene(monsters=["Trickster"]).view()["places"]
    assert [(place["monster"], place["limit"], place["prizes"]) for place in laid] == [
        ("Trickster", 2, [3, 1]),
        ("Antlion", 3, [3, 1]),
        ("Ixion", 2, [3, 1]),
        ("Yiazmat", 3, [4, 2, 1]),
    ]


@rule("FF-COMP-09")
def test_every_card_has_a_name_and_a_power_and_a_card_without_ability_is_a_plain_value() -> None:
    for card in (*HEROES, *(card for mog in MOGS for card in deck(mog))):
        assert card.name
        assert 0 <= card.power <= 8
    state = scene(A={"hand": ["Seeq", "Bangaa"], "mog": "Montblanc"})
    do(state, "place Seeq on Antlion", "done")
    assert on(state, "Antlion", "A") == ["Seeq"]
    assert "Seeq" not in hand(state, "A")
