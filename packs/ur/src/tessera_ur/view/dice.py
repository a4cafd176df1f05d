"""The four dice: pyramids with four corners, of which two are marked. What counts is the corner
that points up."""

from __future__ import annotations

from functools import cache

from tessera.scene.node import Attributes, Node, classes

XY = tuple[float, float]
TOP: XY = (50.0, 54.0)
CORNERS: tuple[XY, ...] = ((50.0, 7.0), (95.0, 83.0), (5.0, 83.0))
LEANING = (-7, 11, -15, 4)
"""How far each die is turned, in degrees: thrown things don't lie in a row."""


def _side(look: str, first: XY, second: XY) -> Node:
    points = " ".join(f"{x:g},{y:g}" for x, y in (TOP, first, second))
    return Node("polygon", {"points": points, "class": look})


def _tip(corner: XY, look: str, share: float) -> Node:
    """The marked end of a corner: the painted parts of the edges that meet there."""
    others = [other for other in (TOP, *CORNERS) if other != corner]
    ends = [
        (corner[0] + share * (x - corner[0]), corner[1] + share * (y - corner[1]))
        for x, y in others
    ]
    if corner != TOP:  # The edge to the top runs between those of the outline.
        ends = [corner, ends[1], ends[0], ends[2]]
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in ends)
    return Node("polygon", {"points": points, "class": look})


@cache
def pyramid(*, marked: bool, number: int) -> Node:
    """A die seen from above. Two of its four corners are marked; those that aren't on top are seen
    below."""
    below = (
        [CORNERS[number % 3]] if marked else [c for n, c in enumerate(CORNERS) if n != number % 3]
    )
    drawn = [
        _side("facet bright", CORNERS[2], CORNERS[0]),
        _side("facet", CORNERS[0], CORNERS[1]),
        _side("facet dim", CORNERS[1], CORNERS[2]),
        *(_tip(corner, "tip hidden-side", 0.24) for corner in below),
    ]
    up = (
        _tip(TOP, "tip up", 0.4)
        if marked
        else Node("circle", {"cx": 50, "cy": 54, "r": "2.4", "class": "plain-top"})
    )
    box = {"viewBox": "-4 -4 108 108", "aria-hidden": "true"}
    lean = {"transform": f"rotate({LEANING[number % len(LEANING)]} 50 54)"}
    return Node("svg", box, Node("g", lean, *drawn, up))


def die(*, marked: bool, throw: int, number: int) -> Node:
    """One of the four dice. A new number of `throw` makes it tumble."""
    look: Attributes = {"class": classes("pyramid", marked=marked)}
    lies = Node("span", look, pyramid(marked=marked, number=number + throw))
    return Node("span", {"class": "die", "data-spin": throw % 2}, lies, key=f"die {number}")


def fallen(dice: tuple[int, ...], throw: int) -> tuple[int, ...]:
    """The dice in the order in which they are drawn. Which one is marked means nothing, but they
    shouldn't look sorted."""
    turned = throw * 3 % len(dice)
    mixed = (dice[0], dice[2], dice[1], dice[3]) if throw % 2 else dice
    return mixed[turned:] + mixed[:turned]


def four(dice: tuple[int, ...], throw: int) -> list[Node]:
    """The four dice as they fell."""
    lying = fallen(dice, throw)
    return [die(marked=bool(face), throw=throw, number=n) for n, face in enumerate(lying)]
