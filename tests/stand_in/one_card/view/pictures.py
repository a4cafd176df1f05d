"""Pictures for the rules page. The paragraphs beside them say what they show."""

from __future__ import annotations

from tessera.games.one_card.rules.state import UNKNOWN
from tessera.games.one_card.view import texts
from tessera.games.one_card.view.drawing import flying_card
from tessera.i18n import N_
from tessera.kit.pictures import Pictures, pictured, row
from tessera.scene.node import Node


def _cards(*cards: int) -> Node:
    return row(*map(flying_card, cards))


PICTURED: Pictures = {
    texts.DEALING: pictured(N_("Your card, and those of two others."), _cards(4, UNKNOWN, UNKNOWN)),
    texts.ANSWERS: pictured(N_("One has folded."), _cards(4, UNKNOWN)),
    texts.ALONE: pictured(N_("Nobody sees it."), _cards(UNKNOWN)),
    texts.SHOWING: pictured(N_("6 beats 4."), _cards(4, 6)),
}
