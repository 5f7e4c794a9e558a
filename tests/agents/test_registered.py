"""Opponents of other packages are found by their entry points, and named when something is wrong with them."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludobug
from ludobug.agents import AgentError, agent, names, opponents
from ludobug.core.state import State
from tests.agents.positions import position

MODULE = '''
class First:
    """Takes the first legal action of some world that fits; plays Mindbug only."""

    name = "first"

    def plays(self, game):
        return game == "mindbug"

    def decide(self, game, information, seed):
        return game.resample(information, seed).legal_actions()[0]


class Cheater(First):
    def decide(self, game, information, seed):
        return -5


class Faulty(First):
    def plays(self, game):
        raise KeyError("nothing here")

    def decide(self, game, information, seed):
        raise ZeroDivisionError("no idea")


class Half:
    name = "half"

    def plays(self, game):
        return True
'''


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A package with opponents, as an installer leaves it."""
    folder = tmp_path / "strange_players-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: strange-players\nVersion: 1.0\n", encoding="utf-8")
    points = ["cheater = strange_players:Cheater", "faulty = strange_players:Faulty", "first = strange_players:First"]
    points += ["greedy = strange_players:First", "half = strange_players:Half", "lost = strange_players:Nobody"]
    (folder / "entry_points.txt").write_text("\n".join(["[ludobug.agents]", *points, ""]), encoding="utf-8")
    (tmp_path / "strange_players.py").write_text(MODULE, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return "strange-players"


@pytest.fixture
def state() -> State:
    """A turn action among a few."""
    return position(A={"hand": ["Shark Dog", "Spider Owl"], "board": ["Luchataur"]}, B={"hand": ["Turbo Bug"]})


def test_it_is_named_after_the_opponents_of_ludobug(install: str) -> None:
    found = names()
    assert found[-5:] == ["cheater", "faulty", "first", "half", "lost"]
    assert found[0] == "random"
    assert found.count("greedy") == 1


def test_it_plays_what_it_says_it_plays(install: str) -> None:
    with pytest.warns(RuntimeWarning, match="opponent"):
        assert "first" in opponents("mindbug")
    with pytest.warns(RuntimeWarning, match="opponent"):
        assert "first" not in opponents("moogle")


def test_it_decides_from_what_its_seat_knows(install: str, state: State) -> None:
    made = agent("first")
    assert made.name == "first"
    assert made.decide(state.game, state.information(0), 1) == state.legal_actions()[0]


def test_no_opponent_of_ludobug_is_replaced(install: str) -> None:
    assert type(agent("greedy")).__module__ == "ludobug.agents.greedy"


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("lost", "strange_players:Nobody of the package 'strange-players' can't be loaded: AttributeError"),
        ("half", "strange_players:Half of the package 'strange-players' gives something without the method 'decide'"),
    ],
)
def test_one_that_cannot_be_loaded_is_named_with_its_package(install: str, name: str, reason: str) -> None:
    with pytest.raises(AgentError, match=f"^opponent '{name}': {reason}"):
        agent(name)


def test_an_illegal_action_is_refused_under_the_name_of_who_took_it(install: str, state: State) -> None:
    with pytest.raises(AgentError, match="opponent 'cheater': decided -5, which is no legal action"):
        agent("cheater").decide(state.game, state.information(0), 1)


def test_what_goes_wrong_in_it_is_reported_under_its_name(install: str, state: State) -> None:
    with pytest.raises(AgentError, match="opponent 'faulty': ZeroDivisionError: no idea"):
        agent("faulty").decide(state.game, state.information(0), 1)
    with pytest.raises(AgentError, match="opponent 'faulty': KeyError: 'nothing here'"):
        agent("faulty").plays("mindbug")


def test_without_other_packages_there_are_only_the_opponents_of_ludobug() -> None:
    with pytest.raises(ludobug.OptionError, match=r"no opponent 'first'; there are random, .*, master$"):
        agent("first")
