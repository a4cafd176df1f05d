"""A card as SVG: its number, or its back."""

from __future__ import annotations

from tessera.games.one_card.rules.state import UNKNOWN
from tessera.scene.node import Node

WIDTH, HEIGHT = 60, 84
BOX = f"0 0 {WIDTH} {HEIGHT}"
PAPER = Node(
    "rect", {"class": "paper", "x": 2, "y": 2, "width": WIDTH - 4, "height": HEIGHT - 4, "rx": 7}
)
BACK = Node(
    "rect", {"class": "back", "x": 8, "y": 8, "width": WIDTH - 16, "height": HEIGHT - 16, "rx": 4}
)


def card_picture(card: int | None, words: str, thing: str | None = None) -> Node:
    """A card under the words that a screen reader says; None is the place for one. `thing` is its
    name as something that flies."""
    box = {"viewBox": BOX, "role": "img", "aria-label": words, "data-thing": thing}
    return Node("svg", box, *_drawn(card), key="card" if thing else "no card")


def flying_card(card: int) -> Node:
    """A card in flight."""
    return Node("svg", {"viewBox": BOX}, *_drawn(card))


def _drawn(card: int | None) -> tuple[Node, ...]:
    face = Node("text", {"class": "number", "x": WIDTH // 2, "y": 57}, str(card))
    return {None: (), UNKNOWN: (PAPER, BACK)}.get(card, (PAPER, face))
