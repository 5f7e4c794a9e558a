"""What every test run does: repeatable property tests, and a check that the cited rules were really proved."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from ludobug import core
from ludobug.agents.mcts import best_action
from ludobug.core.game import Game
from ludobug.core.information import Information
from ludobug.rulebook.proof import scan

settings.register_profile("ludobug", deadline=None, derandomize=True, database=None)
settings.load_profile("ludobug")


FEW_ITERATIONS = 4
"""What opponents may think about a decision where their kernel is interpreted."""


def think_briefly(game: Game, known: Information, *, seed: object = None, **_: object) -> int:
    """The action that a short search deems best."""
    return best_action(game, known, iterations=FEW_ITERATIONS, seed=seed)


@pytest.fixture(autouse=True, scope="session")
def _brief_thoughts() -> Iterator[None]:
    """Without compiled kernels a search takes hundreds of times as long: then levels think little."""
    with pytest.MonkeyPatch.context() as patch:
        if not core.compiled:
            patch.setattr("ludobug.agents.levels.best_action", think_briefly)
        yield


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(RuleCheck(config))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Send the cited rules along with each test's report, from worker processes too."""
    for item in items:
        item.user_properties += [("rule", rule_id) for mark in item.iter_markers("rule") for rule_id in mark.args]


class RuleCheck:
    """After a run of the whole suite: each rule that a test cites was proved by a test that ran and passed."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.proved: set[str] = set()
        self.unproved: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            self.proved.update(str(value) for name, value in report.user_properties if name == "rule")

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        if exitstatus == pytest.ExitCode.OK and self.whole_suite():
            self.unproved = set(scan(Path(__file__).parent)) - self.proved
            if self.unproved:
                session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.unproved:
            terminalreporter.section("rules cited only by tests that did not run", red=True)
            terminalreporter.line(" ".join(sorted(self.unproved)))

    def whole_suite(self) -> bool:
        """Whether nothing narrowed the run: no paths, no selection, no stop half-way."""
        names = ("keyword", "markexpr", "deselect", "collectonly", "lf")
        narrowed = any(getattr(self.config.option, name, None) for name in names)
        return self.config.args_source is pytest.Config.ArgsSource.TESTPATHS and not narrowed
