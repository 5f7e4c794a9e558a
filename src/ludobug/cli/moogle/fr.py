"""Moogle Bounty Mayhem at the table, in French."""

from ludobug.cli.messages.fr import typeset

PLAIN_TEXTS = {
    "title": "Moogle Bounty Mayhem",
    "help": "",
}

TEXTS = {key: typeset(text) for key, text in PLAIN_TEXTS.items()}
