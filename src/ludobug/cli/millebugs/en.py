"""Mille Bugs at the table, in English."""

TEXTS = {
    "title": "Mille Bugs",
    "help": """\
Be first to have exactly 1000 Debugs in your area; partners share one. If nobody can get there any more, \
whoever is closest wins.
An attack (Malus) blocks an area: nothing can be placed there until its remedy (Bonus) or its Immunity is played.
An Immunity stops its attack for the whole game, and you play again. A card is discarded only if none can be played.""",
    "group.advance": "Advance cards",
    "group.malus": "Malus: attacks",
    "group.bonus": "Bonus: remedies",
    "group.immunity": "Immunities",
    # the table
    "table.piles": "Draw pile {draw} · discard pile {discard}",
    "table.hand_title": "Hand:",
    "table.hand_list": "Hand: {cards}",
    "table.hand_of": "Hand of {who}: {cards}",
    "table.total": "{total} of 1000, space {space} of 40",
    "table.free": "free",
    "table.blocked": "BLOCKED by {malus} (remedy: {bonus})",
    "table.immune": "immune to {cards}",
    "table.placed": "placed: {cards}",
    "table.hands": "cards in hand: {counts}",
    # questions and choices
    "ask.turn": "Your turn. Play a card.",
    "ask.turn.blocked": "Your turn. Your area is blocked by {malus}: only {bonus} or {immunity} frees it.",
    "ask.turn.discard": "Your turn. Nothing can be played: discard a card.",
    "ask.answer": "You are attacked with {malus}. Answer with {immunity} at once?",
    "choice.advance": "advance {card}: {total} in all",
    "choice.attack": "attack {area} with {card}",
    "choice.repair": "repair with {card}",
    "choice.immunity": "play the Immunity {card}",
    "choice.discard": "discard {card}",
    "choice.random": "{card}",
    "choice.decline": "no, keep it",
    # the story
    "story.team": "{areas} play against each other; partners share an area.",
    "story.house": "House rules: {rules}.",
    "story.advances.you": "You place {card}: {total} in all.",
    "story.advances.they": "{who} places {card}: {total} in all.",
    "story.attacks.you": "You attack {area} with {card}.",
    "story.attacks.they": "{who} attacks {area} with {card}.",
    "story.repairs.you": "You repair with {card}: free again.",
    "story.repairs.they": "{who} repairs with {card}: free again.",
    "story.immune.you": "You play the Immunity {card}, which stops {malus} for good, and play again.",
    "story.immune.they": "{who} plays the Immunity {card}, which stops {malus} for good, and plays again.",
    "story.cancelled": "{malus} is cancelled.",
    "story.discards.you": "You discard {card}.",
    "story.discards.they": "{who} discards {card}.",
    "story.draws.you": "You draw {card}.",
    "story.draws.they": "{who} draws {card}.",
    "story.reshuffle": "The draw pile is empty: the {n} discarded cards are shuffled into a new one.",
    "story.declines.you": "You do not answer.",
    "story.declines.they": "{who} does not answer.",
    # the end
    "end.goal": "The area has exactly 1000 Debugs.",
    "end.closest": "Nobody can reach 1000 any more, and this is the closest: {totals}.",
    "end.total": "{who} {total}",
}
