"""Mille Bugs at the table, in French."""

from ludobug.cli.messages.fr import typeset

PLAIN_TEXTS = {
    "title": "Mille Bugs",
    "help": "",
}

TEXTS = {key: typeset(text) for key, text in PLAIN_TEXTS.items()}
