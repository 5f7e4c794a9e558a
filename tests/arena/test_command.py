"""``ludobug arena``: what it prints, and what it refuses."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.tables import Run, make_run

ARENA = ("arena", "millebugs", "random", "tests.arena.players:First")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    monkeypatch.setenv("COLUMNS", "100")
    return make_run(monkeypatch, capsys)


def test_the_table_tells_wins_intervals_luck_and_time(run: Run) -> None:
    said = run(*ARENA, "--games", "8", "--seed", "3", "--jobs", "1")
    assert said.code == 0
    assert "millebugs (seats 2, teams False, starter A" in said.out
    assert "seed 3: 8 games" in said.out
    for column in ("won", "drawn", "lost", "wins", "95 %", "luck", "ms a decision"):
        assert column in said.out
    assert "Elo" not in said.out


def test_json_holds_the_same(run: Run) -> None:
    data = json.loads(run(*ARENA, "random", "-n", "4", "--seats", "4", "--teams", "--jobs", "1", "--json").out)
    assert data["options"]["seats"] == 4
    assert data["options"]["teams"] is True
    assert [pair["games"] for pair in data["pairs"]] == [4, 4, 4]
    assert len(data["elo"]) == 3
    assert data["sides"] == 2


def test_a_file_keeps_the_games_and_is_added_to(run: Run, tmp_path: Path) -> None:
    path = str(tmp_path / "games.jsonl")
    run(*ARENA, "-n", "4", "--jobs", "1", "--out", path)
    data = json.loads(run(*ARENA, "-n", "6", "--jobs", "1", "--out", path, "--json").out)
    assert data["pairs"][0]["games"] == 6
    assert len(Path(path).read_text().splitlines()) == 4
    said = run(*ARENA, "-n", "6", "--jobs", "1", "--out", path, "--seed", "9")
    assert said.code == 2
    assert "seed 0, not 9" in said.err


def test_scores_stand_beside_wins_where_there_are_ranks(run: Run) -> None:
    said = run("arena", "moogle", "random", "tests.arena.players:First", "--seats", "3", "-n", "6", "--jobs", "1")
    assert "score" in said.out


def test_an_opponent_in_the_current_folder_is_found_by_every_process(tmp_path: Path) -> None:
    (tmp_path / "my_opponent.py").write_text(
        "class Mine:\n"
        "    name = 'mine'\n"
        "    def plays(self, game): return True\n"
        "    def decide(self, game, information, seed): return game.resample(information, 1).legal_actions()[0]\n"
    )
    program = [sys.executable, "-c", "import sys; sys.path.remove(''); from ludobug.cli import main; sys.exit(main())"]
    words = ["arena", "millebugs", "my_opponent:Mine", "random", "-n", "4", "--jobs", "2"]
    done = subprocess.run([*program, *words], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "my_opponent:Mine" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (("arena",), "the following arguments are required: game, AGENT"),
        (("arena", "chess", "random", "greedy"), "argument game: invalid choice: 'chess'"),
        (("arena", "mindbug", "random"), "agents: it takes at least two to play, not 1"),
        (("arena", "mindbug", "random", "me"), "no opponent 'me'; there are random, greedy, easy"),
        (("arena", "mindbug", "random", "greedy", "-n", "5"), "games: every deal is played twice"),
        (("arena", "mindbug", "random", "greedy", "-n", "no"), "argument -n/--games: must be a number of games"),
        (("arena", "mindbug", "random", "greedy", "--jobs", "0"), "argument --jobs: must be a number from 1"),
        (("arena", "mindbug", "random", "greedy", "--seconds", "1", "--iterations", "2"), "argument --iterations: not"),
        (("arena", "mindbug", "random", "greedy", "--seconds", "0"), "seconds: must be more than 0"),
        (("arena", "mindbug", "random", "greedy", "--seconds", "1"), "seconds: none of random, greedy searches"),
        (("arena", "mindbug", "random", "greedy", "--sets", "none"), "sets: no set 'none'"),
        (("arena", "mindbug", "random", "greedy", "--teams"), "unrecognized arguments: --teams"),
        (("arena", "mindbug", "random", "greedy", "--out", "none/x"), "none/x: cannot be written"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(run: Run, arguments: tuple[str, ...], error: str) -> None:
    said = run(*arguments)
    assert said.code == 2
    assert said.err.startswith(f"ludobug: {error}")
    assert said.err.count("\n") == 1
