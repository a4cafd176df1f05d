"""Pictures for the rules page."""

from tessera.games.sequence.rules.board import ONE_EYED, TWO_EYED
from tessera.games.sequence.view.texts import JACKS
from tessera.scene.cards import card_picture
from tessera.scene.node import Node

# The paragraphs beside it say which jack does what.
_JACKS = Node(
    "div",
    {"class": "jacks", "aria-hidden": "true"},
    *[
        Node("div", {"class": "laid"}, *[card_picture(card) for card in sorted(jacks)])
        for jacks in (TWO_EYED, ONE_EYED)
    ],
)
PICTURED = {JACKS: _JACKS}
"""What stands under which heading of the rules."""
