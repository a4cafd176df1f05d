"""Everything One Card says, in English; its catalogues hold the other languages."""

from __future__ import annotations

from tessera.i18n import N_
from tessera.kit.phrases import RulesPage, Sentences, teller

TITLE = N_("One Card")
TAGLINE = N_("Six cards, for 2 or 3")

STORY: Sentences = {
    "dealt": N_("{player} gets a card."),
    "dealt_card": N_("{player} gets the {card}."),
    "stays": N_("{player} stays."),
    "folds": N_("{player} folds."),
    "shows": N_("{player} shows the {card}."),
    "wins": N_("{player} wins with the {card}!"),
    "wins_alone": N_("{player} wins: everybody else has folded!"),
}
"""What happened."""

REFUSALS: Sentences = {"deal_first": N_("The cards are still being dealt.")}
"""Why something can't be done."""

SENTENCES: Sentences = {**STORY, **REFUSALS}

OPTIONS = {
    "wins": (N_("The best card"), N_("Which card wins when cards are shown.")),
    "wins=highest": (N_("The highest"), N_("6 beats everything.")),
    "wins=lowest": (N_("The lowest"), N_("1 beats everything.")),
}

LEVELS = {
    "easy": N_("It folds with every card of the worse half, though folding never wins."),
    "normal": N_("It knows how likely its card is the best, and never gives up."),
}

# Paragraphs of the rules page, by what they are about.
DEALING = N_("There are six cards, numbered 1 to 6. You get one, and nobody else sees it.")
ANSWERS = N_("In turn each says “stay” or “fold”. If you fold, you are out.")
ALONE = N_("If only one is left, that one wins without showing the card.")
SHOWING = N_("Otherwise those who stayed show their cards, and the best one wins.")

RULES_PAGE: RulesPage = ((N_("The goal"), (DEALING, ANSWERS)), (N_("The end"), (ALONE, SHOWING)))

WHY = {
    "dealing": (DEALING,),
    "answer": (ANSWERS, SHOWING),
    "over": (ALONE, SHOWING),
    "deal_first": (DEALING,),
}
"""The paragraphs that say why, by what the prompt is about and by the code of a refusal."""


tell = teller(SENTENCES)
