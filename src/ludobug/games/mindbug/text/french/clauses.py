"""French clauses: the verbs of card texts, and who does what, as a sentence, inside one, or as what may be done."""

from __future__ import annotations

from dataclasses import dataclass

from ludobug.games.mindbug.language.words import Who
from ludobug.games.mindbug.text.french.grammar import PLAYERS, elided
from ludobug.games.mindbug.text.sentences import Clause

MAY = "vous pouvez "


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb as a command, after "vous pouvez", and after "il"."""

    command: str
    infinitive: str
    he: str = ""


ATTACK = Verb("attaquez", "attaquer")
BOOST = Verb("renforcez", "renforcer")
BUY = Verb("achetez", "acheter")
CARRY_OUT = Verb("appliquez", "appliquer")
CHOOSE = Verb("choisissez", "choisir")
DEFEAT = Verb("détruisez", "détruire")
DISCARD = Verb("défaussez", "défausser", "défausse")
DRAW = Verb("piochez", "piocher")
EXCHANGE = Verb("échangez", "échanger")
GAIN = Verb("gagnez", "gagner", "gagne")
GIVE = Verb("donnez", "donner", "donne")
LOOK = Verb("regardez", "regarder")
LOSE = Verb("perdez", "perdre", "perd")
MAKE = Verb("faites", "faire")
NAME = Verb("nommez", "nommer")
PLAY = Verb("jouez", "jouer")
PUT = Verb("mettez", "mettre")
PUT_BACK = Verb("remettez", "remettre")
REFRESH = Verb("réactivez", "réactiver", "réactive")
RETURN = Verb("renvoyez", "renvoyer")
REVEAL = Verb("révélez", "révéler", "révèle")
SHUFFLE = Verb("remélangez", "remélanger")
STEAL = Verb("volez", "voler")
TAKE = Verb("prenez", "prendre")
TRIGGER = Verb("déclenchez", "déclencher")


def you(verb: Verb, rest: str) -> Clause:
    """Something that you do."""
    return Clause(f"{verb.command} {rest}", f"{verb.command} {rest}", f"{MAY}{verb.infinitive} {rest}")


def you_it(verb: Verb, pronoun: str, rest: str) -> Clause:
    """Something that you do to "it"."""
    after = f" {rest}" if rest else ""
    said = f"{verb.command}-{pronoun}{after}"
    return Clause(said, said, f"vous pouvez {pronoun} {verb.infinitive}{after}")


def they(who: str, does: str) -> Clause:
    """Something that somebody else does, or that happens to cards."""
    return Clause(f"{who} {does}", f"{who} {does}", f"vous pouvez décider {elided('que', who)} {does}")


def player(who: Who, verb: Verb, rest: str) -> Clause:
    """Something that a player does."""
    return you(verb, rest) if who is Who.YOU else they(PLAYERS[who], f"{verb.he} {rest}")
