"""Mille Bugs at the terminal: the way of every area, attacks and remedies in words, hands for their owners only."""

from __future__ import annotations

from typing import Any

import ludobug
from ludobug.cli.messages import Messages
from ludobug.cli.millebugs.guide import GUIDE
from ludobug.cli.play.session import Session

WIDTH = 120


def session(**options: Any) -> Session:
    return Session(ludobug.load("millebugs", **options).new_state(seed=65), "ABCD", "random", 65)


def table(game: Session, seat: str | None, lang: str = "en", width: int = WIDTH) -> list[str]:
    reader = GUIDE.reader(game.game, Messages(lang), seat)
    return [line.plain for line in reader.table(reader.view(game.state), width, None)]


def told(game: Session, seat: str | None, lang: str = "en") -> list[str]:
    reader = GUIDE.reader(game.game, Messages(lang), seat)
    return [line.text for step in game.steps for line in reader.tell(step)]


def attacked() -> Session:
    """Partners A and C against B and D, who were attacked by A."""
    game = session(seats=4, teams=True)
    game.decide("attack BD with EMOTIONAL BLACKMAIL")
    return game


def test_an_attack_is_told_to_everybody_and_shown_with_its_remedy() -> None:
    game = attacked()
    assert "Player A attacks you and D with EMOTIONAL BLACKMAIL." in told(game, "B")
    assert "You attack B and D with EMOTIONAL BLACKMAIL." in told(game, "A")
    assert any("BLOCKED by EMOTIONAL BLACKMAIL (remedy: KNOWN CONTACT)" in line for line in table(game, "C"))
    assert any("BLOQUÉ par CHANTAGE ÉMOTIONNEL (remède" in line for line in table(game, "C", "fr"))


def test_who_is_blocked_is_told_what_frees() -> None:
    game = attacked()
    reader = GUIDE.reader(game.game, Messages("en"), "B")
    [asked] = reader.question(reader.view(game.state), 200)
    assert "blocked by EMOTIONAL BLACKMAIL: only KNOWN CONTACT or GEEK GRANDCHILD frees it" in asked.plain
    labels = [choice.label for choice in reader.choices(game.state, reader.view(game.state))]
    assert "repair with KNOWN CONTACT" in labels
    assert "play the Immunity GEEK GRANDCHILD" in labels


def test_an_immunity_says_what_it_stops_and_what_it_cancels() -> None:
    game = attacked()
    game.decide("immunity GEEK GRANDCHILD")
    lines = told(game, "A")
    assert (
        "Player B plays the Immunity GEEK GRANDCHILD, which stops EMOTIONAL BLACKMAIL for good, and plays again."
        in (lines)
    )
    assert "EMOTIONAL BLACKMAIL is cancelled." in lines
    assert any("immune to EMOTIONAL BLACKMAIL" in line for line in table(game, "A"))


def test_a_hand_and_what_is_drawn_are_the_owners_alone() -> None:
    game = attacked()
    assert "You draw GEEK GRANDCHILD." in told(game, "B")
    assert "Player B draws a card." in told(game, "D")
    assert not any("GEEK GRANDCHILD" in line for line in table(game, "D"))
    assert any(line.startswith("Hand: ") and "GEEK GRANDCHILD" in line for line in table(game, "B"))


def test_the_way_is_drawn_space_by_space_where_there_is_room() -> None:
    game = session(seats=2)
    action = next(text for text in game.state.action_texts() if text.startswith("advance "))
    game.decide(action)
    spaces = int(action.split()[1]) // 25
    assert any(line.startswith("  " + "━" * spaces + "╌" * (40 - spaces)) for line in table(game, "A"))
    assert max(len(line) for line in table(game, "A", width=40)) <= 40


def test_the_end_says_whether_1000_was_reached() -> None:
    ends = set()
    for seed in range(30):
        game = Session(ludobug.load("millebugs", seats=4).new_state(seed=seed), "", "random", seed)
        while game.to_decide is not None:
            game.advance()
        said = GUIDE.reader(game.game, Messages("en"), None).ending(game.state)
        reached = any(area["total"] == 1000 for area in game.state.view(None)["areas"].values())
        assert ("exactly 1000" in said) == reached
        ends.add(reached)
    assert ends == {True, False}
