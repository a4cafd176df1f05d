"""The colours of the playing cards, and their indices and pips in the ink of their suit."""

from typing import NamedTuple

from tools.art.card_shapes import RANKS, STROKE
from tools.art.courts import suit_outline
from tools.art.svg_path import placed

SUITS = "CDHS"
COURTS = "JQK"

EDGE = "#8c8070"
PAPER = "#fffdf6"
LINES = "#1d2c5c"
INK = {"C": "#1a1d26", "D": "#cf2a14", "H": "#cf2a14", "S": "#1a1d26"}


class Ink(NamedTuple):
    """Areas, as path data, and lines, as elements, in the ink of a suit."""

    areas: str
    lines: str = ""

    def drawn(self) -> str:
        """The ink as SVG elements."""
        return f'<path fill="currentColor" d="{self.areas}"/>{self.lines}'


def together(*parts: Ink) -> Ink:
    return Ink("".join(part.areas for part in parts), "".join(part.lines for part in parts))


def pip(suit: str, x: float, y: float, size: float, turn: int = 1) -> Ink:
    """A suit's sign about `size` high with its middle at (x, y); with `turn` -1 upside down."""
    scale = turn * float(f"{size / 1000:.3g}")
    return Ink(placed(suit_outline(suit), scale, scale, x, y))


def figure(rank: str, x: float, y: float, height: float, widest: float, turn: int = 1) -> Ink:
    """An index letter with its upper edge at y and its middle at x, narrowed to `widest`; with
    `turn` -1 it is upside down, and y is its lower edge."""
    width, shapes = RANKS[rank]
    down = height / 100
    across = min(down, widest / width)
    left = x - turn * across * width / 2
    across, down = turn * float(f"{across:.3g}"), turn * down
    pen = f'fill="none" stroke="currentColor" stroke-width="{STROKE}" stroke-miterlimit="2"'
    place = f"translate({left:.4g} {y:g}) scale({across:g} {down:g})"
    areas = "".join(placed(d, across, down, left, y) for d in shapes if d[0] != "=")
    lines = [f'<path {pen} transform="{place}" d="{d[1:]}"/>' for d in shapes if d[0] == "="]
    return Ink(areas, "".join(lines))


def symbol(name: str, box: str, drawing: str, suit: str = "") -> str:
    colour = f' color="{INK[suit]}"' if suit else ""
    return f'<symbol id="{name}" viewBox="{box}"{colour}>{drawing}</symbol>'


def use(name: str) -> str:
    return f'<use href="#{name}"/>'
