"""Dice: cubes that turn to what was thrown, and flat pictures of faces."""

from functools import cache

from tessera.scene.node import Attributes, Node

LEFT, MIDDLE, RIGHT = 26, 50, 74
PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((MIDDLE, MIDDLE),),
    2: ((LEFT, LEFT), (RIGHT, RIGHT)),
    3: ((LEFT, LEFT), (MIDDLE, MIDDLE), (RIGHT, RIGHT)),
    4: ((LEFT, LEFT), (RIGHT, LEFT), (LEFT, RIGHT), (RIGHT, RIGHT)),
    5: ((LEFT, LEFT), (RIGHT, LEFT), (MIDDLE, MIDDLE), (LEFT, RIGHT), (RIGHT, RIGHT)),
    6: tuple((x, y) for y in (LEFT, MIDDLE, RIGHT) for x in (LEFT, RIGHT)),
}
"""Centres of the pips of each face, on a square of 100."""


_SHADOW = Node("span", {"class": "die-shadow"})
"""The shadow of a die. An element: see scene/dice.css."""


@cache
def pips(face: int) -> tuple[Node, ...]:
    """The pips of a face as circles, for an SVG of 100 x 100."""
    return tuple(Node("circle", {"cx": x, "cy": y, "r": 10, "class": "pip"}) for x, y in PIPS[face])


@cache
def _faces() -> tuple[Node, ...]:
    """The six faces of a cube."""
    # The style sheet paints their pips: so six dice are 48 elements and not 210.
    return tuple(Node("span", {"class": f"face face-{face}"}) for face in PIPS)


def cube(face: int, throw: int, key: str) -> Node:
    """A die that shows `face`. It tumbles again with every new number of `throw`."""
    # The style sheet turns it a few times, in one direction for odd throws, in the other for even.
    turn: Attributes = {"class": "cube", "data-face": face}
    spin: Attributes = {"class": "die", "data-spin": throw % 2}
    return Node("span", spin, _SHADOW, Node("span", turn, *_faces()), key=key)
