"""The table shows what matters, and fits."""

from __future__ import annotations

import random

import pytest
from rich.text import Text

from ludobug.cli.choices import columns
from ludobug.cli.mindbug.table import DETAILS
from ludobug.cli.terminal import wrap
from tests.cli.tables import reader_of, session_of

THEIRS = {"board": ["Luchataur"], "hand": ["Turbo Bug", "Brain Fly"], "draw": ["Gorillion"], "mindbugs": 1}


def shown(seat: str | None = "A", lang: str = "en", width: int = 100, detail: int = 0, **position: object) -> list[str]:
    session = session_of(**position)
    reader = reader_of(session, seat, lang)
    lines = reader.drawing.lines(reader.view(session.state), width, DETAILS[detail])
    return [line.plain.rstrip() for line in lines]


def line_with(lines: list[str], name: str) -> str:
    [found] = [line for line in lines if line.strip().startswith(name)]
    return found


def test_power_and_keywords_come_with_their_reasons() -> None:
    mine = {"board": ["Shield Bugs", "Goblin Werewolf", "Snail Thrower"], "hand": ["Bee Bear"]}
    lines = shown(A=mine, B=THEIRS, width=120)
    werewolf = line_with(lines, "Goblin Werewolf")
    assert "9  HUNTER" in werewolf
    assert "9 = 2 +1 Shield Bugs +6 its own text" in werewolf
    assert "2 = 1 +1 Shield Bugs" in line_with(lines, "Snail Thrower")


def test_keywords_that_another_creature_gives_are_explained() -> None:
    lines = shown(
        A={"board": ["Snail Thrower", "Brain Fly"], "hand": ["Bee Bear"]}, B={**THEIRS, "hand": []}, width=120
    )
    assert "HUNTER and POISONOUS from Snail Thrower" in line_with(lines, "Brain Fly")


def test_an_exhausted_creature_is_marked_in_words() -> None:
    mine = {"board": [{"card": "Plated Scorpion", "exhausted": True}], "hand": ["Bee Bear"]}
    assert "EXHAUSTED" in line_with(shown(A=mine, B=THEIRS), "Plated Scorpion")
    assert "INCLINÉE" in line_with(shown(A=mine, B=THEIRS, lang="fr"), "Plated Scorpion")


def test_equal_creatures_are_numbered() -> None:
    lines = shown(A={"board": ["Luchataur", "Shield Bugs", "Shield Bugs"], "hand": ["Bee Bear"]}, B={})
    assert line_with(lines, "Shield Bugs #1")
    assert line_with(lines, "Shield Bugs #2")
    assert line_with(lines, "Luchataur  ")


def test_life_mindbugs_and_piles_are_counted() -> None:
    lines = shown(A={"hand": ["Bee Bear"], "life": 2, "discard": ["Lone Yeti"]}, B=THEIRS)
    assert "The opponent  life 3  Mindbugs 1 ●○  hand 2  draw pile 1  discard 0" in lines[1]
    assert any("You  life 2  Mindbugs 2 ●●  hand 1  draw pile 0  discard 1" in line for line in lines)
    assert "  Discard pile: Lone Yeti" in lines


def test_the_hand_of_the_other_seat_is_never_listed() -> None:
    lines = shown(A={"hand": ["Bee Bear"]}, B=THEIRS)
    assert not any(name in line for line in lines for name in ("Turbo Bug", "Brain Fly", "Gorillion"))
    assert line_with(lines, "Bee Bear")


def test_a_spectator_sees_no_hand() -> None:
    assert not any(
        "Bee Bear" in line or "Turbo Bug" in line for line in shown(None, A={"hand": ["Bee Bear"]}, B=THEIRS)
    )


def test_cards_that_are_known_in_a_hand_are_named() -> None:
    session = session_of(
        A={"board": ["Gorillion"], "hand": ["Bee Bear", "Lone Yeti"]},
        B={"board": ["Strange Barrel"], "hand": ["Turbo Bug"], "draw": []},
        active="B",
    )
    for action in ("attack Strange Barrel", "block Gorillion"):
        session.decide(action)
    while session.to_decide == "chance":
        session.advance()
    lines = [
        line.plain for line in reader_of(session).drawing.lines(reader_of(session).view(session.state), 80, DETAILS[0])
    ]
    assert any("Known in hand: Bee Bear, Lone Yeti" in line for line in lines)


def test_texts_of_creatures_in_play_leave_out_what_is_over() -> None:
    lines = shown(A={"board": ["Axolotl Healer", "Turbo Bug"], "hand": ["Bee Bear"]}, B={})
    assert "Play:" not in line_with(lines, "Axolotl Healer")
    assert "Attack: The opponent loses all life but 1." in line_with(lines, "Turbo Bug")


@pytest.mark.parametrize("width", [40, 80, 120])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_nothing_is_wider_than_the_screen(width: int, lang: str) -> None:
    luck = random.Random(width)
    for seed in range(3):
        session = session_of(A={"hand": ["Bee Bear"]}, B={})
        session.state = session.game.new_state(seed=seed)
        while not session.state.is_over:
            seat = session.to_decide
            reader = reader_of(session, seat if seat in ("A", "B") else None, lang)
            view = reader.view(session.state)
            lines = [line for detail in DETAILS for line in reader.drawing.lines(view, width, detail)]
            if "legal" in view:
                lines += reader.question(view, width)
                lines += columns(reader.choices(session.state, view), width)
            assert [line.plain for line in lines if len(line.plain.rstrip()) > width] == []
            session.decide(luck.choice(session.state.legal_actions()))


def test_the_table_gets_shorter_until_it_fits() -> None:
    names = ["Bee Bear", "Strange Barrel", "Snail Hydra", "Mysterious Mermaid", "Harpy Mother"]
    session = session_of(
        A={"hand": names, "board": ["Shield Bugs", "Lone Yeti", "Snail Thrower"], "discard": ["Rhino Turtle"]}, B=THEIRS
    )
    reader = reader_of(session)
    view = reader.view(session.state)
    heights = [len(reader.drawing.lines(view, 80, detail)) for detail in DETAILS]
    assert heights == sorted(heights, reverse=True)
    for room in range(heights[-1], heights[0] + 1):
        assert len(reader.drawing.fitting(view, 80, room)) <= room
    assert all(any(name in line.plain for line in reader.drawing.lines(view, 80, DETAILS[-1])) for name in names)


def test_lines_are_broken_between_words_and_never_at_blanks_that_bind() -> None:
    lines = wrap(Text("Play\u00a0: one two three"), 10, 2)
    assert [line.plain for line in lines] == ["Play\u00a0: one", "  two", "  three"]
    assert [line.plain for line in wrap(Text("incomprehensibilities"), 10)] == ["incomprehensibilities"]
    assert [line.plain for line in wrap(Text("one\n\ntwo"), 10)] == ["one", "", "two"]
