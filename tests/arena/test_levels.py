"""The page of measured levels is made from contests that can be stopped, resumed and played alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import levels
from ludobug.agents import aliases

PAIR = next(pair for pair in levels.PAIRS if pair.name == "mindbug, First Contact: hard - random")


def test_every_level_meets_the_one_below_it_at_every_table() -> None:
    assert [stronger for stronger, _ in levels.STEPS] == ["greedy", "easy", "normal", "hard", "master"]
    assert [weaker for _, weaker in levels.STEPS] == ["random", "greedy", "easy", "normal", "hard"]
    for group in levels.GROUPS:
        steps = levels.steps(group.game)
        assert steps == tuple(step for step in levels.STEPS if step[0] not in aliases(group.game))
        assert set(steps) <= set(group.pairs)
    names = [pair.name for pair in levels.PAIRS]
    assert len(set(names)) == len(names)
    assert {"mindbug, First Contact: normal - greedy", "mindbug, First Contact: hard - random"} <= set(names)


def test_every_pair_can_be_played_and_has_its_own_file(tmp_path: Path) -> None:
    for pair in levels.PAIRS:
        pair.contest().check()
    assert len({pair.path(tmp_path) for pair in levels.PAIRS}) == len(levels.PAIRS)


def test_a_pair_played_alone_stands_on_the_page_and_is_resumed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pair = levels.Pair(levels.Group("mille", "millebugs", {"seats": 2}, (("greedy", "random"),)), "greedy", "random")
    monkeypatch.setattr(levels, "PAIRS", (pair, PAIR, PAIR))
    monkeypatch.setattr(levels, "GROUPS", (pair.group,))
    monkeypatch.setattr(levels, "LADDER", ("random", "greedy", "hard"))
    page = tmp_path / "levels.md"
    given = ["--folder", str(tmp_path), "--page", str(page), "--jobs", "1", "--only", "mille"]
    assert levels.main([*given, "--list"]) == 0
    assert capsys.readouterr().out == "    0  mille: greedy - random\n"
    assert levels.main([*given, "--report"]) == 0
    assert "| greedy - random | not measured |" in page.read_text()
    assert levels.main([*given, "--games", "2"]) == 0
    assert levels.main([*given, "--games", "4"]) == 0
    text = page.read_text()
    assert "| greedy - random | 4 | " in text
    assert "ludobug arena millebugs greedy random --seats 2 --games 4 --seed 7" in text
    assert len((tmp_path / "mille-greedy-random.jsonl").read_text().splitlines()) == 3


@pytest.mark.parametrize(
    ("low", "games", "verdict"),
    [
        (0.49, levels.MANY_GAMES, ": here they are one level."),
        (0.5, levels.MANY_GAMES, ": here they are one level."),
        (0.49, levels.MANY_GAMES - 2, " yet."),
        (0.51, levels.MANY_GAMES, ""),
    ],
)
def test_levels_that_all_games_do_not_tell_apart_are_named_as_one(
    low: float, games: int, verdict: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    share = {"value": 0.55, "low": low, "high": 0.6}
    pair = {"games": games, "win_rate": share, "score": share, "decided_by_the_deal": 0.5}
    report = {"pairs": [pair], "players": [{"seconds_per_move": 0.1}, {"seconds_per_move": 0.1}]}
    monkeypatch.setattr(levels, "results", lambda pair, folder: report)
    text = "\n".join(levels.group_table(levels.GROUPS[-1], Path()))
    assert (f"{games} games do not tell easy from greedy" in text) == bool(verdict)
    assert not verdict or f"easy from greedy{verdict}\n" in text


def test_a_run_out_of_time_keeps_what_it_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    group = levels.Group("mille", "millebugs", {"seats": 2}, (("greedy", "random"),))
    pair = levels.Pair(group, "greedy", "random")
    monkeypatch.setattr(levels, "PAIRS", (pair, pair, pair))
    monkeypatch.setattr(levels, "GROUPS", (group,))
    monkeypatch.setattr(levels, "LADDER", ("random", "greedy"))
    given = ["--folder", str(tmp_path), "--page", str(tmp_path / "levels.md"), "--jobs", "1", "--games", "40"]
    monkeypatch.setattr(levels.time, "monotonic", iter(range(0, 100_000, 10)).__next__)
    assert levels.main([*given, "--minutes", "1"]) == 0
    assert 0 < levels.played(pair, tmp_path) < 20
    assert f"| greedy - random | {levels.played(pair, tmp_path)} |" in (tmp_path / "levels.md").read_text()


def test_a_name_that_no_pair_has_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert levels.main(["--only", "chess"]) == 2
    assert "no pair is called chess; there are mindbug, First Contact: greedy - random;" in capsys.readouterr().err
