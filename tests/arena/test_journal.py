"""The file of a contest is added to, never mixed up, and survives a crash."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from ludobug.arena import Contest, Journal, JournalError, play_all
from ludobug.arena.playing import Bout
from tests.arena.test_arena import FIRST, QUICK, results


def contest_into(path: Path, games: int, contest: Contest = QUICK, jobs: int = 1) -> tuple[list[Bout], list[int]]:
    """What was played in all, and how many games were new in each step."""
    noted: list[int] = []
    with Journal(path, contest, contest.load()).open() as journal:
        return play_all(contest, games, jobs, journal, noted.append), noted


def test_what_stands_in_the_file_is_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    first, _ = contest_into(path, 4)
    before = path.read_text()
    assert contest_into(path, 4) == (first, [4])
    assert path.read_text() == before
    more, noted = contest_into(path, 8, jobs=2)
    assert noted == [4, 2, 2]
    assert path.read_text().startswith(before)
    assert results(more) == results(play_all(QUICK, 8))


def test_a_file_that_holds_more_than_was_asked_for_counts_wholly(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    contest_into(path, 8)
    assert len(contest_into(path, 4)[0]) == 4


def test_the_file_begins_with_what_is_measured(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    contest_into(path, 2)
    header, deal = map(json.loads, path.read_text().splitlines())
    assert header == QUICK.header()
    assert header["options"]["seats"] == 2
    assert (deal["pair"], deal["deal"], len(deal["games"])) == ([0, 1], 0, 2)


@pytest.mark.parametrize("cut", [1, 20, 60, 150])
def test_a_last_line_that_was_not_finished_is_dropped_and_played_again(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "games.jsonl"
    whole, _ = contest_into(path, 6)
    content = path.read_bytes()
    path.write_bytes(content[:-cut])
    again, noted = contest_into(path, 6)
    assert results(again) == results(whole)
    assert noted == [4, 2]
    assert len(path.read_bytes().splitlines()) == 4


def test_a_first_line_that_was_not_finished_is_begun_again(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    contest_into(path, 2)
    whole = path.read_bytes()
    path.write_bytes(whole[:30])
    contest_into(path, 2)
    assert path.read_bytes().splitlines()[0] == whole.splitlines()[0]


@pytest.mark.parametrize(
    ("other", "named"),
    [
        (replace(QUICK, seed=6), "seed 5, not 6"),
        (replace(QUICK, agents=("random", "greedy")), f'agents ["random", "{FIRST}"], not ["random", "greedy"]'),
        (replace(QUICK, game="moogle"), 'game "millebugs", not "moogle"'),
        (replace(QUICK, options={"seats": 3}), 'options {"seats": 2, "teams": false'),
    ],
)
def test_another_contest_is_refused_and_told_what_differs(tmp_path: Path, other: Contest, named: str) -> None:
    path = tmp_path / "games.jsonl"
    contest_into(path, 2)
    before = path.read_bytes()
    with pytest.raises(JournalError, match="holds another contest") as refusal:
        contest_into(path, 2, other)
    assert named in str(refusal.value)
    assert str(path) in str(refusal.value)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "content", [b"my diary", b"my diary\n", b'{"a": 1}\n', b"[]\n", b'{"formal"', b"\xff\xfe\n", b'{"format": 1}\n']
)
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "diary.txt"
    path.write_bytes(content)
    with pytest.raises(JournalError, match=r"diary.txt, line 1: "):
        contest_into(path, 2)
    assert path.read_bytes() == content


def test_lines_that_are_no_deals_of_the_contest_are_refused_by_number(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    contest_into(path, 4)
    header, first, second = path.read_text().splitlines()
    for wrong, reason in (
        (second[:-20], "not JSON"),
        ("[1]", "must be an object"),
        (first, "stands there twice"),
        (second.replace('"pair":[0,1]', '"pair":[0,7]'), r"no pair \[0, 7\]"),
        (second.replace('"seats":[0,1]', '"seats":[1,1]'), "do not sit"),
        (second.replace('"deal":1', '"deal":-1'), "no pair"),
        (second.replace('"returns":[', '"returns":[0.0,'), "not those of the seats"),
        (second.replace('"moves"', '"mooves"'), "'moves'"),
    ):
        path.write_text(f"{header}\n{first}\n{wrong}\n")
        with pytest.raises(JournalError, match=rf"games.jsonl, line 3: .*{reason}"):
            contest_into(path, 4)


def test_somebody_may_read_while_another_adds(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    game = QUICK.load()
    assert Journal(path, QUICK, game).read() == []
    played, _ = contest_into(path, 4)
    path.write_bytes(path.read_bytes() + b'{"pair":[0')
    with path.open("a+b") as writing:
        assert Journal(path, QUICK, game).read() == played
        assert writing.tell() == path.stat().st_size


def test_two_at_a_time_cannot_write_into_it(tmp_path: Path) -> None:
    pytest.importorskip("fcntl")
    path = tmp_path / "games.jsonl"
    game = QUICK.load()
    refused = pytest.raises(JournalError, match="another arena is writing into it")
    with Journal(path, QUICK, game).open(), refused, Journal(path, QUICK, game).open():
        raise AssertionError
    with Journal(path, QUICK, game).open():
        pass


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(JournalError, match=r"nowhere.*cannot be written"):
        contest_into(tmp_path / "nowhere" / "games.jsonl", 2)
