"""Playing cards as pictures, from the one sheet that holds them all. Its cards are used from within
the page, into which the browser has taken them."""

from functools import cache

from tessera.core.cards import UNKNOWN, name_of
from tessera.scene.node import Attributes, Node

SHEET = "static/cards.svg"
LARGE_PRINT = "static/large_print.svg"
WIDTH, HEIGHT = 240, 336
"""The size of a whole card, in its own units."""
BOARD = 1000
"""The width and height of the printed board, in the units of the drawing."""


def board_pictures(margin: int) -> tuple[Node, Node]:
    """The printed board of Sequence, `margin` units from the left and from the top, as usual and in
    large print. The style sheet shows one of them."""
    place: Attributes = {
        "x": margin,
        "y": margin,
        "width": BOARD,
        "height": BOARD,
        "class": "printed",
    }
    return (
        Node("image", {"href": SHEET, **place, "display": "var(--usual-print, inline)"}),
        Node("image", {"href": LARGE_PRINT, **place, "display": "var(--large-print, none)"}),
    )


@cache
def card_picture(card: int, label: str | None = None) -> Node:
    """A whole card; its back if the card is UNKNOWN. Without a label it is hidden from screen
    readers."""
    name = "back" if card == UNKNOWN else name_of(card)
    use = Node("use", {"href": f"#deck-{name}", "width": WIDTH, "height": HEIGHT})
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
