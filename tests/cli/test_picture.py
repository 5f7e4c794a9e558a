"""The picture of the table is what the table shows."""

from __future__ import annotations

import html
import re
from pathlib import Path

from ludobug.cli.picture import main, picture

SHIPPED = Path(__file__).resolve().parents[2] / "docs" / "terminal.svg"


def words(drawn: str) -> list[str]:
    return [html.unescape(text).strip() for text in re.findall(r"<text[^>]*>([^<]*)</text>", drawn)]


def test_it_loads_nothing_from_elsewhere() -> None:
    assert re.findall(r"(?:https?:)?//[^\"\s)]+", picture()) == ["http://www.w3.org/2000/svg"]
    assert "@font-face" not in picture()


def test_the_picture_in_the_documentation_is_up_to_date() -> None:
    again = "python -m ludobug.cli.picture docs/terminal.svg"
    assert words(SHIPPED.read_text(encoding="utf-8")) == words(picture()), again


def test_the_command_writes_it(tmp_path: Path) -> None:
    assert main([str(tmp_path / "table.svg")]) == 0
    assert (tmp_path / "table.svg").read_text(encoding="utf-8") == picture()
