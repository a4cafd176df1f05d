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
    """Areas and lines in the ink of a suit, as path data. The lines are scaled by `pen`, across and
    down, and so is their width."""

    areas: str
    lines: str = ""
    pen: tuple[float, float] = (1, 1)

    def drawn(self) -> str:
        """The ink as SVG elements: one path of areas, and one of lines if there are any."""
        areas = f'<path fill="currentColor" d="{self.areas}"/>'
        if not self.lines:
            return areas
        across, down = self.pen
        pen = f'fill="none" stroke="currentColor" stroke-width="{STROKE}" stroke-miterlimit="2"'
        return f'{areas}<path {pen} transform="scale({across:g} {down:g})" d="{self.lines}"/>'


def together(*parts: Ink) -> Ink:
    """All that is drawn by several inks. Those that have lines must have the same pen."""
    (pen,) = {part.pen for part in parts if part.lines} or {(1, 1)}
    areas, lines = ("".join(data) for data in zip(*(part[:2] for part in parts), strict=True))
    return Ink(areas, lines, pen)


def pip(suit: str, x: float, y: float, size: float, turn: int = 1) -> Ink:
    """A suit's sign about `size` high with its middle at (x, y); with `turn` -1 upside down."""
    scale = turn * float(f"{size / 1000:.3g}")
    return Ink(placed(suit_outline(suit), scale, scale, x, y))


def figure(rank: str, x: float, y: float, height: float, widest: float, turn: int = 1) -> Ink:
    """An index letter with its upper edge at y and its middle at x, narrowed to `widest`; with
    `turn` -1 it is upside down, and y is its lower edge."""
    width, shapes = RANKS[rank]
    down = height / 100
    across = float(f"{min(down, widest / width):.3g}")
    left = x - turn * across * width / 2
    areas = "".join(placed(d, turn * across, turn * down, left, y) for d in shapes if d[0] != "=")
    lines = "".join(
        placed(d[1:], turn, turn, left / across, y / down) for d in shapes if d[0] == "="
    )
    return Ink(areas, lines, (across, down))


def symbol(name: str, box: str, drawing: str, suit: str = "") -> str:
    colour = f' color="{INK[suit]}"' if suit else ""
    return f'<symbol id="{name}" viewBox="{box}"{colour}>{drawing}</symbol>'


def use(name: str, transform: str = "") -> str:
    turned = f' transform="{transform}"' if transform else ""
    return f'<use href="#{name}"{turned}/>'
