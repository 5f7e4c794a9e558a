"""FF-HID: what nobody, somebody and everybody may see."""

from __future__ import annotations

from ludobug.core.state import redact
from ludobug.rulebook.proof import rule
from tests.moogle.scenes import FORCING_FACE, HAND, actor, do, down, scene, scored, seen, side, table

NAMELESS = [None, None, None, None]


@rule("FF-HID-01")
def test_hands_decks_spare_heroes_and_the_monster_deck_are_sizes_only() -> None:
    state = table(3).new_state(seed=2)
    view = state.view(1)
    for letter in "AC":
        assert (view[letter]["hand"], view[letter]["deck"], view[letter]["under_deck"]) == (NAMELESS, 7, [])
    assert None not in view["B"]["hand"]
    assert view["B"]["deck"] == 7
    assert view["spare_heroes"] == 3
    assert view["monster_deck"] == [None] * 7
    spectator = state.view(None)
    assert all(spectator[letter]["hand"] == NAMELESS for letter in "ABC")


@rule("FF-HID-02")
def test_a_face_down_card_is_known_to_its_owner_and_to_those_who_checked_it() -> None:
    state = scene(4, A={"Yiazmat": [down("Seeq", checked_by=["C"])]})
    known = {viewer: side(state, "Yiazmat", "A", viewer)[0]["card"] for viewer in "ABCD"}
    assert known == {"A": "Seeq", "B": None, "C": "Seeq", "D": None}
    assert seen(state, "Yiazmat")["sides"]["A"][0]["card"] is None


@rule("FF-HID-03")
def test_tokens_facings_checks_used_abilities_and_points_are_public() -> None:
    state = scene(
        3,
        A={
            "mog": "Sorbet",
            "gil": 1,
            "points": 2,
            "Yiazmat": [down("Seeq", fatigue=1, gil=2, checked_by=["B"])],
            "Antlion": ["Hume"],
        },
        B={"mog": "Horne", "ability_used": True},
    )
    card = seen(state, "Yiazmat")["sides"]["A"][0]
    assert (card["face_down"], card["fatigue"], card["gil"], card["checked_by"]) == (True, 1, 2, ["B"])
    assert seen(state, "Antlion")["sides"]["A"][0]["card"] == "Hume"
    view = state.view(None)
    assert (view["A"]["gil"], view["A"]["points"], view["B"]["ability_used"]) == (1, 2, True)


@rule("FF-HID-03")
def test_every_look_and_every_move_is_told_to_all() -> None:
    state = scene(3, A={"hand": ["Viera", *HAND], "Antlion": ["Vaan"]}, B={"Yiazmat": [down("Seeq")]})
    moved = next(event for event in state.play("move Vaan to Orthros") if event["event"] == "moved")
    assert redact(moved, None) == {
        "event": "moved",
        "from": ["AB", "A"],
        "to": ["CA", "A"],
        "face_down": False,
        "card": "Vaan",
        "place": 0,
    }
    checked = next(event for event in state.play("place Viera on Yiazmat") if event["event"] == "checked")
    assert redact(checked, None) == {"event": "checked", "at": ["Yiazmat", "B"], "seat": "A", "card": None, "place": 0}


@rule("FF-HID-03")
def test_a_face_down_placement_shows_where_and_how_but_not_what() -> None:
    state = scene(3, A={"hand": HAND, "ability_used": True})
    moved = next(event for event in state.play("place Seeq on Antlion face down") if event["event"] == "moved")
    assert redact(moved, 1) == {
        "event": "moved",
        "from": ["hand", "A"],
        "to": ["AB", "A"],
        "face_down": True,
        "card": None,
    }
    assert redact(moved, 0)["card"] == "Seeq"


@rule("FF-HID-04")
def test_cards_put_under_a_deck_and_heroes_taken_are_not_shown() -> None:
    state = scene(A={"mog": "Hurdy", "hand": HAND})
    events = [redact(event, 1) for event in (*state.play("use Encore"), *state.play("choose Seeq"))]
    assert [event.get("card") for event in events if event["event"] == "moved"] == [None, None, None]
    assert state.view(1)["A"]["under_deck"] == [None]
    assert state.view(0)["A"]["under_deck"] == ["Seeq"]
    state = scene(A={"mog": "Montblanc", "hand": HAND})
    events = [redact(event, None) for event in state.play("use Clan call")]
    assert [event.get("card") for event in events if event["event"] == "moved"] == [None]


@rule("FF-HID-05")
def test_who_checked_a_card_goes_on_knowing_it_after_it_has_moved() -> None:
    state = scene(
        3,
        A={"hand": ["Viera", "Seeq"], "ability_used": True},
        B={"mog": "Nono", "hand": HAND, "Yiazmat": [down("Nono 8")]},
        C={"hand": HAND[:1]},
    )
    do(state, "place Viera on Yiazmat")
    assert actor(state) == "B"
    do(state, "use Refit", "move Nono 8 to Ixion")
    assert side(state, "Ixion", "B", "A")[0]["card"] == "Nono 8"
    assert side(state, "Ixion", "B", "C")[0]["card"] is None
    worlds = [state.game.resample(state.information(0), seed) for seed in range(20)]
    assert {side(world, "Ixion", "B")[0]["card"] for world in worlds} == {"Nono 8"}


@rule("FF-HID-06")
def test_a_dead_card_stays_unknown_also_in_the_final_scoring() -> None:
    state = scored(3, tile=FORCING_FACE, A={"Yiazmat": [down("Fran", checked_by=["C"]), down("Seeq")]})
    for viewer, name in (("A", "Fran"), ("B", None), ("C", "Fran")):
        dead, turned = side(state, "Yiazmat", "A", viewer)
        assert (dead["card"], dead["face_down"], dead["power"]) == (name, True, 0)
        assert (turned["card"], turned["face_down"], turned["power"]) == ("Seeq", False, 7)
    assert seen(state, "Yiazmat")["sides"]["A"][0]["card"] is None


@rule("FF-HID-06")
def test_for_others_a_dead_card_is_any_marked_card_of_its_owner() -> None:
    state = scored(tile=FORCING_FACE, A={"hand": ["Seeq", "Viera", "Hume"], "Yiazmat": [down("Fran")]})
    worlds = [state.game.resample(state.information(1), seed) for seed in range(200)]
    names = {side(world, "Yiazmat", "A")[0]["card"] for world in worlds}
    marked = {"Viera", "Hume", "Horne 3", "Horne 4", "Ashe", "Fran", "Vaan", "Balthier"}
    assert names <= marked
    assert {"Viera", "Fran"} <= names


def test_a_card_laid_face_down_by_choice_bears_no_mark_in_any_world() -> None:
    state = scene(A={"mog": "Horne", "hand": ["Seeq", "Fran"]}, B={"hand": HAND})
    do(state, "place Seeq on Antlion face down")
    worlds = [state.game.resample(state.information(1), seed) for seed in range(300)]
    names = {side(world, "Antlion", "A")[0]["card"] for world in worlds}
    assert names == {"Seeq", "Bangaa", "Garif", "Nu Mou", "Horne 5", "Horne 2", "Penelo", "Basch"}
    assert all(world.view(1) == state.view(1) for world in worlds)
