"""The golden playthroughs are what the games do now."""

from __future__ import annotations

from difflib import unified_diff
from itertools import islice

import pytest

from tests.golden.playthrough import playthrough
from tests.golden.table import FOLDER, GOLDEN, Golden

SHOWN = 60
each = pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.name)


@each
def test_a_playthrough_goes_as_it_is_written(golden: Golden) -> None:
    written = golden.path.read_text(encoding="utf-8").splitlines()
    played = playthrough(golden).splitlines()
    difference = list(islice(unified_diff(written, played, str(golden.path), "played now", lineterm=""), SHOWN))
    if difference:
        pytest.fail("\n".join([*difference, "If that is wanted: make golden"]), pytrace=False)


@each
def test_a_playthrough_shows_what_it_is_there_for(golden: Golden) -> None:
    written = golden.path.read_text(encoding="utf-8")
    assert [words for words in golden.shows if words not in written] == []


def test_there_are_no_other_playthroughs() -> None:
    assert set(FOLDER.iterdir()) == {golden.path for golden in GOLDEN}
    assert len({golden.name for golden in GOLDEN}) == len(GOLDEN)
