"""A card as it is shown when somebody asks for it."""

from __future__ import annotations

from rich.text import Text

from ludobug.cli.book import Entry, set_title
from ludobug.cli.messages import Messages
from ludobug.cli.terminal import wrap
from ludobug.games.mindbug.text import keyword_help, keyword_name


def face(entry: Entry, messages: Messages, width: int) -> list[Text]:
    """Everything about a card: what it is, what it does, what its keywords mean, where it is from."""
    card = entry.card
    head = Text.assemble((card.name, "name"), "  ", (messages("card.power", power=card.power), "power"))
    if card.octonite:
        head.append("  " + messages("card.octonite", n=card.octonite))
    if card.dice:
        head.append("  " + messages("card.dice", n=card.dice))
    lines = [head]
    for part in filter(None, entry.text(messages.lang).split("\n")):
        lines += wrap(Text(f"  {part}"), width, 4)
    if not entry.text(messages.lang):
        lines.append(Text(f"  {messages('card.no_text')}", "faint"))
    for keyword in card.keywords:
        name = (f"  {keyword_name(keyword, messages.lang)}", "keyword")
        lines += wrap(Text.assemble(name, f"  {keyword_help(keyword, messages.lang)}"), width, 4)
    lines += wrap(Text(f"  {origin(entry, messages)}", "faint"), width, 4)
    return lines


def origin(entry: Entry, messages: Messages) -> str:
    """The set of a card, its number there, its copies, and whether its words are known from print."""
    parts = [set_title(entry.set_id)]
    if entry.card.number:
        parts[0] += f" {entry.card.number}"
    parts.append(messages.count("card.copies", entry.card.copies))
    parts.append(messages.named("card.provenance", entry.card.provenance))
    return " · ".join(parts)
