"""What stands in the project's files is about the project, for whoever reads it."""

import re
from pathlib import Path

import pytest

from tests.house.project import ROOT, files

TEXT = {"", ".cfg", ".css", ".in", ".ini", ".json", ".md", ".py", ".svg", ".toml", ".txt", ".yaml", ".yml"}

FOREIGN = {
    "the host of a package registry": r"py(?:pi)\.org|python(?:hosted)\.|npm(?:js)\.|crates\.(?:io)|deb\.(?:debian)",
    "a folder of somebody's machine": r"(?<![\w.])/(?:work|home|root|Users)/\w",
    "a note to oneself": r"\b(?:TO(?:DO)|FIX(?:ME)|X(?:XX)|HA(?:CK))\b",
    "a ticket": r"(?i)\b(?:iss(?:ue)|tick(?:et)|pull requ(?:est)) #?\d",
    "who typed it and when": r"(?i)\b(?:language mod(?:el)|chat(?:bot)|(?:this|last|previous|next) sess(?:ion))\b",
}

# One example for each, in the same order, with a bar where it would be found here.
EXAMPLES = ["https://py|pi.org/simple", "see /wo|rk/main", "TO|DO later", "see iss|ue 12", "as in the last sess|ion"]


def texts() -> list[Path]:
    return [name for name in files() if name.suffix in TEXT]


@pytest.mark.parametrize("what", FOREIGN)
def test_no_file_names(what: str) -> None:
    pattern = re.compile(FOREIGN[what])
    found = [
        f"{name}:{number}: {line.strip()[:120]}"
        for name in texts()
        for number, line in enumerate((ROOT / name).read_text(encoding="utf-8").splitlines(), 1)
        if pattern.search(line)
    ]
    assert found == []


@pytest.mark.parametrize(("pattern", "example"), [*zip(FOREIGN.values(), EXAMPLES, strict=True)])
def test_the_patterns_find_what_they_are_for(pattern: str, example: str) -> None:
    assert re.search(pattern, example.replace("|", ""))
    assert not re.search(pattern, example)


def test_text_files_end_with_one_newline_and_use_unix_line_ends() -> None:
    def wrong(content: bytes) -> bool:
        return b"\r" in content or (content != b"" and (not content.endswith(b"\n") or content.endswith(b"\n\n")))

    assert [str(name) for name in texts() if wrong((ROOT / name).read_bytes())] == []
