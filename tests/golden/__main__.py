"""``make golden``: write the playthroughs anew; ``python -m tests.golden --search NAME``: find seeds that show much."""

from __future__ import annotations

import argparse
import re
from dataclasses import replace

from tests.golden.playthrough import playthrough
from tests.golden.table import FOLDER, GOLDEN, Golden

SEEDS = 300
BEST = 10


def main() -> None:
    """Write all playthroughs, or search for seeds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--search", metavar="NAME", choices=[golden.name for golden in GOLDEN])
    wanted = parser.parse_args().search
    if wanted:
        search(next(golden for golden in GOLDEN if golden.name == wanted))
        return
    FOLDER.mkdir(exist_ok=True)
    for golden in GOLDEN:
        golden.path.write_text(playthrough(golden), encoding="utf-8")
        print(golden.path)
    for path in FOLDER.glob("*.txt"):
        if path not in {golden.path for golden in GOLDEN}:
            path.unlink()


def search(golden: Golden) -> None:
    """Print the seeds whose games show the most kinds of decisions, actions and sentences, for their length."""
    found = []
    for seed in range(SEEDS):
        text = playthrough(replace(golden, seed=seed))
        missing = [words for words in golden.shows if words not in text]
        lines = text.count("\n")
        found.append((len(missing), lines / 10 - len(kinds(text)), seed, lines, missing))
    for missing_count, _, seed, lines, missing in sorted(found)[:BEST]:
        print(f"seed {seed}: {lines} lines" + (f", without {missing}" if missing_count else ""))


def kinds(text: str) -> set[str]:
    """The kinds of decisions, actions, effects and sentences of a playthrough."""
    text = re.sub(r"\d+", "0", text)
    found = set(re.findall(r"^0\. [^,]+, (.+)$", text, re.MULTILINE))
    found |= set(re.findall(r"^ -> (\S+)", text, re.MULTILINE))
    return found | set(re.findall(r"^    {1,4}(\S+ — .*|\S+ \S+ \S+)", text, re.MULTILINE))


main()
