"""Mille Bugs at the table, in French."""

from ludobug.cli.messages.fr import typeset

PLAIN_TEXTS = {
    "title": "Mille Bugs",
    "help": """\
Soyez les premiers à avoir exactement 1000 Debugs dans votre zone ; les partenaires partagent la leur.
Si plus personne ne peut y arriver, le plus proche gagne.
Une attaque (Malus) bloque une zone : rien n'y avance avant que son remède (Bonus) ou son Immunité soit joué.
Une Immunité arrête son attaque toute la partie, et vous rejouez. On ne défausse que si rien n'est jouable.""",
    "group.advance": "Cartes Avance",
    "group.malus": "Malus : les attaques",
    "group.bonus": "Bonus : les remèdes",
    "group.immunity": "Immunités",
    # the table
    "table.piles": "Pioche {draw} · défausse {discard}",
    "table.hand_title": "Main :",
    "table.hand_list": "Main : {cards}",
    "table.hand_of": "Main, {who} : {cards}",
    "table.total": "{total} sur 1000, case {space} sur 40",
    "table.free": "libre",
    "table.blocked": "BLOQUÉ par {malus} (remède : {bonus})",
    "table.immune": "immunisé contre {cards}",
    "table.placed": "posées : {cards}",
    "table.hands": "cartes en main : {counts}",
    # questions and choices
    "ask.turn": "À vous. Jouez une carte.",
    "ask.turn.blocked": "À vous. Votre zone est bloquée par {malus} : seuls {bonus} ou {immunity} la libèrent.",
    "ask.turn.discard": "À vous. Rien n'est jouable : défaussez une carte.",
    "ask.answer": "On vous attaque avec {malus}. Répondre aussitôt par {immunity} ?",
    "choice.advance": "avancer de {card} : {total} en tout",
    "choice.attack": "attaquer {area} avec {card}",
    "choice.repair": "réparer avec {card}",
    "choice.immunity": "jouer l'Immunité {card}",
    "choice.discard": "défausser {card}",
    "choice.random": "{card} tirée",
    "choice.decline": "non, la garder",
    # the story
    "story.team": "{areas} s'affrontent ; les partenaires partagent une zone.",
    "story.house": "Règles maison : {rules}.",
    "story.advances.you": "Vous posez {card} : {total} en tout.",
    "story.advances.they": "{who} pose {card} : {total} en tout.",
    "story.attacks.you": "Vous attaquez {area} avec {card}.",
    "story.attacks.they": "{who} attaque {area} avec {card}.",
    "story.repairs.you": "Vous réparez avec {card} : la voie est libre.",
    "story.repairs.they": "{who} répare avec {card} : la voie est libre.",
    "story.immune.you": "Vous jouez l'Immunité {card}, qui arrête {malus} pour de bon, et vous rejouez.",
    "story.immune.they": "{who} joue l'Immunité {card}, qui arrête {malus} pour de bon, et rejoue.",
    "story.cancelled": "{malus} est annulé.",
    "story.discards.you": "Vous défaussez {card}.",
    "story.discards.they": "{who} défausse {card}.",
    "story.draws.you": "Vous piochez {card}.",
    "story.draws.they": "{who} pioche {card}.",
    "story.reshuffle": "La pioche est vide : les {n} cartes défaussées sont mélangées en une nouvelle pioche.",
    "story.declines.you": "Vous ne répondez pas.",
    "story.declines.they": "{who} ne répond pas.",
    # the end
    "end.goal": "La zone a exactement 1000 Debugs.",
    "end.closest": "Plus personne ne peut atteindre 1000, et voici le plus proche : {totals}.",
    "end.total": "{who} {total}",
}

TEXTS = {key: typeset(text) for key, text in PLAIN_TEXTS.items()}

PLAIN_REFUSALS = {
    "MM-ADV-02": "la zone est bloquée par une attaque : aucune carte Avance ne peut y être posée",
    "MM-ADV-05": "le total dépasserait 1000",
    "MM-ADV-06": "aucune carte Avance n'a cette valeur",
    "MM-ADV-07": "deux cartes 200 sont déjà dans la zone",
    "MM-BON-04": "aucune attaque ne bloque votre zone",
    "MM-BON-06": "un Bonus se joue sur sa propre pile de Bataille",
    "MM-COMP-02": "il n'y a pas de carte de ce nom dans cette famille",
    "MM-END-01": "la partie est terminée",
    "MM-END-03": "le hasard tire d'abord une carte de la nouvelle pioche",
    "MM-MAL-02": "une attaque bloque déjà cette zone",
    "MM-MAL-05": "cette zone n'a pas encore avancé",
    "MM-MAL-06": "on ne s'attaque pas soi-même",
    "MM-MAL-07": "cette zone est immunisée contre cette attaque",
    "MM-MAL-08": "il n'y a pas de telle zone",
    "MM-PAIR-01": "un MOT DE PASSE ne se répare qu'avec sa propre carte Bonus",
    "MM-PAIR-02": "un CHANTAGE ÉMOTIONNEL ne se répare qu'avec sa propre carte Bonus",
    "MM-PAIR-03": "un LOGICIEL ESPION ne se répare qu'avec sa propre carte Bonus",
    "MM-PAIR-04": "des ESPACES PUBLICS ne se réparent qu'avec leur propre carte Bonus",
    "MM-SET-09": "le hasard désigne qui commence",
    "MM-TURN-02": "une action est due : avancer, attaquer, réparer, une Immunité ou une défausse, avec vos cartes",
    "MM-TURN-04": "une carte de votre main est jouable : on ne défausse donc pas",
    "MM-TURN-05": "cette carte n'est pas dans votre main",
    "MM-TURN-06": "les défausses ne se reprennent pas, et la carte du tour est déjà piochée",
    "MM-TURN-07": "on ne passe pas : jouez une carte, ou défaussez si rien n'est jouable",
    "MM-TURN-09": "une Immunité en main est toujours jouable : on ne défausse donc pas",
    "MM-VAR-01": "l'attaqué peut d'abord répondre par l'Immunité, ou y renoncer",
}

REFUSALS = {rule: typeset(reason) for rule, reason in PLAIN_REFUSALS.items()}
"""Why something is refused, by the rule that forbids it."""
