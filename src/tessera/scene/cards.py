"""Playing cards as pictures, from the one sheet that holds them all."""

from functools import cache

from tessera.core.cards import UNKNOWN, name_of
from tessera.scene.node import Node

SHEET = "static/cards.svg"
WIDTH, HEIGHT = 240, 336
"""Of a whole card, in its own units."""


@cache
def card_picture(card: int, label: str | None = None) -> Node:
    """A whole card; its back when the card is UNKNOWN. Without a label it is only to be seen."""
    name = "back" if card == UNKNOWN else name_of(card)
    use = Node("use", {"href": f"{SHEET}#{name}", "width": WIDTH, "height": HEIGHT})
    return Node(
        "svg",
        {
            "viewBox": f"0 0 {WIDTH} {HEIGHT}",
            "class": "card-picture",
            "role": "img" if label else None,
            "aria-label": label,
            "aria-hidden": None if label else "true",
        },
        use,
        key=name,
    )


@cache
def square_picture(card: int | None) -> Node:
    """A card as it is printed on a board, 100 x 100; None is a wild corner."""
    name = "corner" if card is None else name_of(card)
    return Node("use", {"href": f"{SHEET}#b-{name}", "width": 100, "height": 100}, key="face")
