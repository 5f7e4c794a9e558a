"""Everything a player reads at the table, in the languages of the game.

A message is found by its key and filled in with values; the catalogues ``en`` and ``fr`` hold the same keys with the
same values in braces. What only one game says is in the package of that game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludobug.cli.messages import en, fr

CATALOGUES: Mapping[str, Mapping[str, str]] = {"en": en.TEXTS, "fr": fr.TEXTS}


class Messages:
    """The messages of one language; ``more`` are those of a game, by language."""

    def __init__(self, lang: str, more: Mapping[str, Mapping[str, str]] | None = None) -> None:
        self.lang = lang
        self.texts = {**CATALOGUES[lang], **(more or {}).get(lang, {})}

    def with_texts(self, more: Mapping[str, Mapping[str, str]]) -> Messages:
        """These messages with those of a game."""
        return Messages(self.lang, more)

    def __call__(self, key: str, **values: object) -> str:
        """A message with its values filled in."""
        return self.texts[key].format(**values)

    def __contains__(self, key: object) -> bool:
        return key in self.texts

    def named(self, kind: str, name: str) -> str:
        """The word for one of a kind of things that the rules name, such as a zone; their own name if there is none."""
        return self.texts.get(f"{kind}.{name}", name)

    def count(self, key: str, number: int, **values: object) -> str:
        """A message about a number of things, in the singular or the plural."""
        single = number == 1 or (self.lang == "fr" and number == 0)
        return self(f"{key}.{'one' if single else 'many'}", n=number, **values)

    def list(self, items: Sequence[str], word: str = "and") -> str:
        """Things one after the other: "a, b and c", or "a, b or c"."""
        if len(items) < 2:
            return "".join(items)
        return self(f"list.{word}", first=", ".join(items[:-1]), last=items[-1])
