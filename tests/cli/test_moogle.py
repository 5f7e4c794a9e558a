"""Moogle Bounty Mayhem at the terminal: what is hidden stays hidden, what happens is told."""

from __future__ import annotations

import re

import pytest

import ludobug
from ludobug.cli.messages import Messages
from ludobug.cli.moogle.guide import GUIDE
from ludobug.cli.moogle.reader import Reader
from ludobug.cli.play.session import Session, UndoRefused

WIDTH = 90


def session(seed: int = 3) -> Session:
    """A game of three, in which C begins with a card face down on Yiazmat."""
    return Session(ludobug.load("moogle", seats=3).new_state(seed=seed), "ABC", "random", seed)


def reader_of(game: Session, seat: str | None, lang: str = "en", all_cards: bool = False) -> Reader:
    return GUIDE.reader(game.game, Messages(lang), seat, all_cards)


def table(game: Session, reader: Reader) -> str:
    return "\n".join(line.plain for line in reader.table(reader.view(game.state), WIDTH, None))


def placed_face_down() -> Session:
    game = session()
    face_down = next(text for text in game.state.action_texts() if text.endswith(" on Yiazmat face down"))
    game.decide(face_down)
    return game


def test_a_face_down_card_is_known_to_its_owner_alone() -> None:
    game = placed_face_down()
    name = game.steps[0].action.removeprefix("place ").removesuffix(" on Yiazmat face down")
    owner, other = reader_of(game, "C"), reader_of(game, "A")
    assert re.search(rf"You +{name}( \d)? \(face down\)", table(game, owner))
    assert "Player C  face-down card" in table(game, other)
    assert [line.text for line in other.tell(game.steps[0])] == ["Player C places a card on Yiazmat, face down."]
    assert name in owner.tell(game.steps[0])[0].text
    assert f"Player C  {name}" in table(game, reader_of(game, None, all_cards=True))


def test_choices_name_the_card_and_where_it_goes_in_the_language_of_the_reader() -> None:
    game = session()
    for lang, sign in (("en", " on "), ("fr", " sur ")):
        reader = reader_of(game, "C", lang)
        labels = [choice.label for choice in reader.choices(game.state, reader.view(game.state))]
        assert any(sign in label for label in labels)
        assert len(set(labels)) == len(labels)


def test_a_placed_card_is_taken_back_until_one_is_drawn() -> None:
    game = placed_face_down()
    game.humans = "C"
    again = game.undo().action
    assert game.steps == []
    game.decide(again)
    game.decide("done")
    assert any(event["event"] == "moved" and event["from"][0] == "deck" for event in game.steps[1].events)
    with pytest.raises(UndoRefused):
        game.undo()


def test_the_end_names_every_score() -> None:
    game = session()
    while game.to_decide is not None:
        game.decide(game.state.legal_actions()[0])
    said = reader_of(game, "A").ending(game.state)
    points = {letter: game.state.view(None)[letter]["points"] for letter in "ABC"}
    assert f"ou {points['A']} VP" in said
    assert f"layer B {points['B']} VP" in said


def test_a_new_monster_is_named_at_once() -> None:
    for seed in range(200):
        game = session(seed)
        while game.to_decide is not None:
            texts = game.state.action_texts()
            wanted = [text for text in texts if text == "yes" or text.startswith("place Nono 4 ")]
            step = game.decide(next(iter([*wanted, *texts])))
            moves = [event for event in step.events if event["event"] == "moved"]
            arrived = [event for event in moves if event["to"][0].startswith("monster of ")]
            if arrived and game.state.is_over is False:
                told = [line.text for line in reader_of(game, "A").tell(step)]
                assert any(line.startswith(f"{arrived[0]['card']} takes the place of ") for line in told)
                assert f"── {arrived[0]['card']} " in table(game, reader_of(game, "A"))
                return
    raise AssertionError("no monster was replaced")
