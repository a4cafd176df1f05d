"""Where everything lies on the board of Tabula, lying or standing.

The way leads along the points of one side and back along those of the other. A board that lies has
its points above and below, and at the left the niches where pieces come in and go home. On a phone
held upright it stands: two columns of twelve points, the first at the lower right, and the niches
with what was captured in a bar across its foot, so that the way begins and ends there.

*Depth* counts from the base of a point at the edge of the board towards the middle, *across* from
the middle of the point to its sides. All else is drawn in these two, whichever way the board is.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from tessera.games.tabula.rules.engine import OFF, START
from tessera.scene.style import SCREENS

ROW = 97
"""How wide a point is."""
OUT, BACK = tuple(range(1, 13)), tuple(range(13, 25))
"""The points of the way out and of the way back."""
XY = tuple[float, float]


class Spot(NamedTuple):
    """The middle of a place's base, and where across and depth lead from there."""

    base: XY
    across: XY
    into: XY

    def at(self, across: float, depth: float) -> XY:
        """The point of the drawing so far across and deep on this place."""
        (x, y), (ax, ay), (dx, dy) = self.base, self.across, self.into
        return x + across * ax + depth * dx, y + across * ay + depth * dy


class Niche(NamedTuple):
    """The place of pieces not yet entered, or borne off, which are seen from the side: a row for
    each player. `half` is the breadth of a row, `deep` how deep the place is, `tally` the depth
    of the number, `pitch` how far apart pieces lie, and `entry` the angle of the arrow by the way
    in."""

    half: float
    deep: float
    tally: float
    pitch: float
    entry: int


class Cell(NamedTuple):
    """What is pressed of a place, as the style sheet lays it out: from depth `near`, at the edge,
    to `far`. `niche` says how far it reaches to both sides of a niche; of a point, half a row."""

    near: float
    far: float
    niche: tuple[float, float]


@dataclass(frozen=True, slots=True, eq=False)
class Geometry:
    """One way for the board to be; there are four."""

    name: str
    size: tuple[int, int]
    length: int
    """Of a point."""
    number: int
    """The depth of a point's number; `mark` of the line beside it, `sign` of a niche's sign."""
    mark: int
    sign: int
    spots: Mapping[int, Spot]
    niche: Niche
    cell: Cell
    walk: tuple[int, ...]
    """The places as the arrow keys find them, row by row."""
    columns: int
    captured: tuple[XY, XY]
    """Where each player's captured pieces begin."""
    run: float | None
    """How far they reach from there; None where there is room for one with a number beside it."""

    def at(self, place: int, across: float, depth: float) -> XY:
        """The point of the drawing so far across and deep on a place."""
        return self.spots[place].at(across, depth)

    def pressed(self, place: int) -> dict[str, str]:
        """The rectangle of what is pressed of a place."""
        near, far = self.cell.near, self.cell.far
        sides = self.cell.niche if place in (START, OFF) else (-ROW / 2, ROW / 2)
        return self.box((place, sides[0], near), (place, sides[1], far))

    def box(self, *corners: tuple[int, float, float]) -> dict[str, str]:
        """The smallest rectangle round these corners, each given by place, across and depth."""
        xs, ys = zip(*(self.at(*corner) for corner in corners), strict=True)
        left, top = min(xs), min(ys)
        width, height = max(xs) - left, max(ys) - top
        return {"x": f"{left:g}", "y": f"{top:g}", "width": f"{width:g}", "height": f"{height:g}"}


def _lying() -> Geometry:
    width, height, edge, left, niches = 1420, 1262, 100, 200, 118
    right, up, down = (1.0, 0.0), (0.0, -1.0), (0.0, 1.0)
    below, above = height - edge, edge
    spots = {START: Spot((niches, below), right, up), OFF: Spot((niches, above), right, down)}
    for column, (out, back) in enumerate(zip(OUT, reversed(BACK), strict=True)):
        x = left + column * ROW + ROW // 2
        spots[out], spots[back] = Spot((x, below), right, up), Spot((x, above), right, down)
    return Geometry(
        "",
        (width, height),
        length=436,
        number=-28,
        mark=-53,
        sign=-28,
        spots=spots,
        cell=Cell(near=40 - edge, far=height / 2 - edge, niche=(-62, 82)),
        niche=Niche(half=66, deep=436, tally=478, pitch=27.5, entry=0),
        walk=(OFF, *reversed(BACK), START, *OUT),
        columns=13,
        captured=((300, height / 2), (1250, height / 2)),
        run=150,
    )


def _standing(name: str, length: int) -> Geometry:
    edge, lane, top, half = 62, 26, 16, 48
    width = 2 * (edge + length) + lane
    foot = top + 12 * ROW + half + 10
    height = foot + half + top
    down, right, left = (0.0, 1.0), (1.0, 0.0), (-1.0, 0.0)
    spots = {START: Spot((width - edge, foot), down, left), OFF: Spot((edge, foot), down, right)}
    for row, (out, back) in enumerate(zip(reversed(OUT), BACK, strict=True)):
        y = top + row * ROW + ROW / 2
        spots[out], spots[back] = Spot((width - edge, y), down, left), Spot((edge, y), down, right)
    deep = length - 66
    rows = zip(BACK, reversed(OUT), strict=True)
    return Geometry(
        name,
        (width, height),
        length,
        number=-23,
        mark=-47,
        sign=-24,
        spots=spots,
        cell=Cell(near=width / 100 - edge, far=width / 2 - edge, niche=(-half - 10, half + 6)),
        niche=Niche(half=half - 4, deep=deep, tally=deep - 26, pitch=(deep - 68) / 15, entry=-90),
        walk=(*(place for row in rows for place in row), OFF, START),
        columns=2,
        captured=((width / 2 - 26, foot - half / 2), (width / 2 - 26, foot + half / 2)),
        run=None,
    )


LYING = _lying()
STANDING = {
    "slimmest": _standing("slimmest", 180),
    "slim": _standing("slim", 252),
    "standing": _standing("standing", 398),
}
"""By the shape of the screen: with the controls beside the board where every line counts, or below
it. Where the screen is twice as high as wide, shorter points make the board as high as there is
room for, and each of them broader."""
UPRIGHT = f"(max-width: 540px) and {SCREENS['upright']}"
SLIM = f"{UPRIGHT} and (max-height: 799px)"
SHAPES = {"slimmest": f"{SLIM} and (max-aspect-ratio: 1/2)", "slim": SLIM, "standing": UPRIGHT}
"""Which screens those are, as media queries."""


def geometry(shape: str) -> Geometry:
    """The geometry of the board on a screen of this shape."""
    return STANDING.get(shape, LYING)
