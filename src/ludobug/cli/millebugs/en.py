"""Mille Bugs at the table, in English."""

TEXTS = {
    "title": "Mille Bugs",
    "help": "",
}
