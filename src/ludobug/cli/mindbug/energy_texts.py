"""What is said at the table about dice and Energy, in English and French."""

from ludobug.cli.messages.fr import typeset

ENGLISH = {
    "table.energy": "Energy {n}",
    "note.dice.one": "rolls 1 die",
    "note.dice.many": "rolls {n} dice",
    "face.energy 1": "1 Energy",
    "face.energy 2": "2 Energy",
    "face.discard": "discard",
    "ask.rolled": "{card} shows {dice}.",
    "ask.reroll.one": "Roll again? You may do so once.",
    "ask.reroll.many": "Roll again? You may do so {n} times.",
    "ask.first_result": "Both results count. Which comes first?",
    "choice.keep": "no, keep it",
    "choice.reroll": "roll again",
    "choice.reroll.two": "roll both dice again",
    "choice.reroll_first": "roll only the first die again",
    "choice.reroll_second": "roll only the second die again",
    "choice.first_face": "first {face}",
    "story.die": "{card} rolls {face}.",
    "story.reroll.you": "You roll again.",
    "story.reroll.they": "{who} rolls again.",
    "story.gains_energy.you": "You gain {n} Energy: {left}.",
    "story.gains_energy.they": "{who} gains {n} Energy: {left}.",
}

PLAIN_FRENCH = {
    "table.energy": "énergie {n}",
    "note.dice.one": "lance 1 dé",
    "note.dice.many": "lance {n} dés",
    "face.energy 1": "1 énergie",
    "face.energy 2": "2 énergie",
    "face.discard": "défausse",
    "ask.rolled": "{card} : {dice}.",
    "ask.reroll.one": "Relancer ? C'est possible une fois.",
    "ask.reroll.many": "Relancer ? C'est possible {n} fois.",
    "ask.first_result": "Les deux résultats comptent. Lequel d'abord ?",
    "choice.keep": "non, garder",
    "choice.reroll": "relancer",
    "choice.reroll.two": "relancer les deux dés",
    "choice.reroll_first": "relancer seulement le premier dé",
    "choice.reroll_second": "relancer seulement le second dé",
    "choice.first_face": "d'abord {face}",
    "story.die": "{card} lance le dé : {face}.",
    "story.reroll.you": "Vous relancez.",
    "story.reroll.they": "{who} relance.",
    "story.gains_energy.you": "Vous gagnez {n} énergie : {left}.",
    "story.gains_energy.they": "{who} gagne {n} énergie : {left}.",
}

FRENCH = {key: typeset(text) for key, text in PLAIN_FRENCH.items()}

FRENCH_REFUSALS = {"MB-DICE-02": "il faut d'abord lancer le dé et décider de son résultat"}
"""Why something is refused, by the rule that forbids it."""
