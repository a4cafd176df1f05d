"""Pictures for the rules page. The paragraphs beside them say what they show."""

from __future__ import annotations

from tessera.games.one_card.rules.state import UNKNOWN
from tessera.games.one_card.view.drawing import flying_card
from tessera.games.one_card.view.texts import RULES_PAGE
from tessera.kit.pictures import Pictures

_GOAL, _END = (heading for heading, _ in RULES_PAGE)
PICTURED: Pictures = {
    _GOAL: tuple(flying_card(card) for card in (4, UNKNOWN, UNKNOWN)),
    _END: tuple(flying_card(card) for card in (4, UNKNOWN, 6)),
}
