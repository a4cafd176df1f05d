"""A card as SVG: its number, or its back."""

from __future__ import annotations

from tessera.games.one_card.rules.state import UNKNOWN
from tessera.scene.node import Node

WIDTH, HEIGHT = 60, 84
PAPER = Node(
    "rect", {"class": "paper", "x": 2, "y": 2, "width": WIDTH - 4, "height": HEIGHT - 4, "rx": 7}
)
BACK = Node(
    "rect", {"class": "back", "x": 8, "y": 8, "width": WIDTH - 16, "height": HEIGHT - 16, "rx": 4}
)


def card_picture(card: int | None, words: str) -> Node:
    """A card under the words that a screen reader says; None is the place for one."""
    face = Node("text", {"class": "number", "x": WIDTH // 2, "y": 57}, str(card))
    drawn = {None: (), UNKNOWN: (PAPER, BACK)}.get(card, (PAPER, face))
    box = {"viewBox": f"0 0 {WIDTH} {HEIGHT}", "role": "img", "aria-label": words}
    return Node("svg", box, *drawn, key="card")
