"""Card texts in French, from the words alone. In order:

- ``keywords``: what each keyword does, for whoever meets it first;
- ``grammar``: players, articles, plurals, lists;
- ``clauses``: who does what;
- ``groups``: which cards are meant;
- ``quantities``: what is counted, and conditions;
- ``on_players``: effects on players, their hands and piles;
- ``on_cards``: effects on creatures and other cards;
- ``sentences``: whole effects: clauses and what joins them;
- ``triggered``: what happens at a trigger;
- ``rules``: what holds all the time;
- ``cards``: whole cards: each ability in a line.
"""

from __future__ import annotations

from ludobug.games.mindbug.text.french.cards import card_text, energy_text
from ludobug.games.mindbug.text.french.grammar import KEYWORD_NAMES
from ludobug.games.mindbug.text.french.keywords import keyword_help

__all__ = ["KEYWORD_NAMES", "card_text", "energy_text", "keyword_help"]
