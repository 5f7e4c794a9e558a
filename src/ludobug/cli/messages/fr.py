"""French."""

import re

BEFORE_COLON = "\u00a0"
BEFORE_HIGH_SIGNS = "\u202f"


def typeset(text: str) -> str:
    """Put the blanks that never break where French has them: before : ; ! ? and inside quotation marks."""
    text = re.sub(r"(?<=[\w}).]) (?=:)|(?<=«) | (?=»)", BEFORE_COLON, text)
    return re.sub(r"(?<=[\w}).»]) (?=[;!?])", BEFORE_HIGH_SIGNS, text)


PLAIN_TEXTS = {
    "list.and": "{first} et {last}",
    "list.or": "{first} ou {last}",
    # who
    "who.you.start": "Vous",
    "who.you.inside": "vous",
    "who.you.short": "à vous",
    "who.you.hand": "votre main",
    "who.you.discard": "votre défausse",
    "who.you.draw": "votre pioche",
    "who.you.board": "votre côté",
    "who.you.turn": "à vous",
    "who.opponent.start": "L'adversaire",
    "who.opponent.inside": "l'adversaire",
    "who.opponent.short": "à l'adversaire",
    "who.opponent.hand": "la main de l'adversaire",
    "who.opponent.discard": "la défausse de l'adversaire",
    "who.opponent.draw": "la pioche de l'adversaire",
    "who.opponent.board": "le côté de l'adversaire",
    "who.opponent.turn": "à l'adversaire",
    "who.mate.start": "Votre partenaire",
    "who.mate.inside": "votre partenaire",
    "who.mate.short": "à votre partenaire",
    "who.mate.hand": "la main de votre partenaire",
    "who.mate.discard": "la défausse de votre partenaire",
    "who.mate.draw": "la pioche de votre partenaire",
    "who.mate.board": "le côté de votre partenaire",
    "who.mate.turn": "à votre partenaire",
    "who.your_team": "Votre équipe",
    "who.team": "Les joueurs {seats}",
    "who.player.start": "Le joueur {seat}",
    "who.player.inside": "le joueur {seat}",
    "who.player.short": "au joueur {seat}",
    "who.player.hand": "la main du joueur {seat}",
    "who.player.discard": "la défausse du joueur {seat}",
    "who.player.draw": "la pioche du joueur {seat}",
    "who.player.board": "le côté du joueur {seat}",
    "who.player.turn": "au joueur {seat}",
    # cards
    "card.no_text": "Pas de texte.",
    "card.copies.one": "1 exemplaire",
    "card.copies.many": "{n} exemplaires",
    "card.provenance.print": "connue par l'édition imprimée",
    "card.provenance.reconstruction": "reconstitution de notre part, inconnue de l'édition imprimée",
    # the table
    "table.turn": "Tour {turn} : {whose}",
    "table.over": "Partie terminée au tour {turn}",
    "table.aside": "graine {seed} · ? aide",
    # beginning and end
    "story.a_card": "une carte",
    "story.starts.you": "Vous commencez.",
    "story.starts.they": "{who} commence.",
    "ask.plain": "À vous de décider : {what}.",
    "end.tie": "Partie nulle.",
    "end.win_together": "{who} gagnent.",
    "choose_game": "Quel jeu ? Numéro ou nom (Entrée : 1) : ",
    "end.wins.you": "Vous gagnez !",
    "end.wins.they": "{who} gagne.",
    "greet": "Ludobug. Graine {seed} : la même graine distribue les mêmes cartes.",
    "greet.alias": "Dans ce jeu, le niveau {level} est aussi fort que {other}.",
    "greet.help": "Tapez un numéro pour choisir, ? pour l'aide, quitter pour partir.",
    "pass_keyboard": "C'est au joueur {seat} de décider. Passez le clavier.",
    "pass_keyboard.ready": "Entrée, quand le joueur {seat} est prêt : ",
    "watch.next": "Entrée : tour suivant ; fin : jusqu'au bout ; quitter : partir : ",
    # orders
    "orders": """\
Pour choisir, tapez le numéro, les mots ou le nom de la carte.
  ? NOM      ce que fait une carte : ? et son nom, ou un bout de son nom
  conseil    le mieux à faire et vos chances de gagner, d'après ce que vous savez
  annuler    reprend votre dernière décision, si rien n'a été révélé depuis
  journal    ce qui s'est passé (journal tout : depuis le début)
  table      toute la table, avec les textes des cartes en jeu
  regle ID   une règle par son numéro, tel MB-TOUGH-01, ou par son début
  sauver FICHIER  écrit la partie, avec toutes les cartes, même cachées
  quitter    partir ; Ctrl-C et Ctrl-D aussi, et la partie est gardée""",
    "page.more": "Entrée : la suite ; quitter : assez : ",
    "help.close": "Il n'y a pas de carte {name}. Est-ce {close} ?",
    "help.unknown": "Il n'y a pas de carte {name}.",
    "hint": "Le mieux est {number} : {choice}. Vos chances de gagner : environ {percent} %.",
    "log.earlier": "({n} lignes plus tôt : journal tout)",
    "log.more": "({n} lignes de plus : journal)",
    "rules.which": "Quelle règle ? Par exemple : regle MB-TOUGH-01, ou regle MB-TOUGH",
    "rules.close": "Il n'y a pas de règle {rule}. Est-ce {close} ?",
    "rules.unknown": "Il n'y a pas de règle {rule}.",
    "rules.language": "(Le livret des règles n'existe ici qu'en anglais.)",
    "refused": "{tried} n'est pas possible : {reason}.",
    "refused.now": "ce n'est pas ce qui est demandé maintenant",
    "refused.number": "Tapez un numéro de 1 à {n}.",
    "undo.nothing": "Aucune décision de votre part à reprendre.",
    "undo.chance": "Impossible à reprendre : le hasard a décidé depuis.",
    "undo.answered": "Impossible à reprendre : un autre joueur a décidé depuis, au vu de ses cartes.",
    "undo.revealed": "Impossible à reprendre : {card} a été révélée.",
    "undo.drawn": "Impossible à reprendre : une carte a été piochée.",
    "undo.done": "Décision reprise : {action}.",
    "save.which": "Quel fichier ? Par exemple : sauver partie.txt",
    "save.exists": "{file} existe déjà. Pour le remplacer : sauver! {file}",
    "save.failed": "{file} ne peut pas être écrit.",
    "save.done": "Écrit dans {file}, avec toutes les cartes, même cachées.",
    "save.offer": "sauver FICHIER garde la partie, Entrée quitte : ",
    "quit.ask": "Garder la partie pour la continuer plus tard ? (o/n) ",
    "leave.kept": "La partie est gardée. Pour continuer : ludobug play --resume",
    "leave.not_kept": "La partie n'a pas pu être gardée.",
    # replay and lists
    "replay.move": "{number}. {actor} : {action}",
    "replay.chance": "Hasard",
    "cards.count.one": "1 carte",
    "cards.count.many": "{n} cartes",
    "cards.others": "Autres jeux : {commands}",
    "cards.reconstruction": "* reconstitution de notre part, inconnue de l'édition imprimée",
    # analyse
    "analyse.column.number": "coup",
    "analyse.column.player": "joueur",
    "analyse.column.played": "joué",
    "analyse.column.chance": "chances",
    "analyse.column.loss": "perdu",
    "analyse.column.better": "mieux",
    "analyse.column.action": "choix",
    "analyse.column.share": "réflexion",
    "analyse.played": "(joué)",
    "analyse.no_mistakes": "Aucune erreur : personne n'a rien gâché d'important, pour ce qu'il pouvait savoir.",
    "analyse.mistakes": "Les décisions les plus coûteuses, pour ce que les joueurs pouvaient savoir :",
    "analyse.mistake": "Coup {number}, {who} : « {played} ». Mieux : « {best} ». Chances : de {before} à {after}.",
    "analyse.chances": "Chances de gagner avec le meilleur choix : {chances}.",
    "analyse.hands": "Quelques-unes des mains envisagées :",
}

TEXTS = {key: typeset(text) for key, text in PLAIN_TEXTS.items()}
