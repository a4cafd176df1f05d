"""Makes dist/static/cards.svg: the playing cards, one <symbol> each, and Sequence's printed board.

    deck-QH     a whole card   viewBox 0 0 240 336
    deck-back   its back       likewise

    <svg viewBox="0 0 240 336"><use href="#deck-QH"/></svg>

The symbols are used in the page itself (tessera/browser/deck.py): a browser may read a sheet that
lies outside anew for every card that comes. The board is what the file shows as a picture, squares
of 100 each: one <image> where a hundred <use> would each be a tree of its own, built anew whenever
the board comes.

A symbol that is used from another document can't count on url(#...) there: gradients, patterns and
clip paths get lost in some browsers. So there are none; what must be cut off is cut by an <svg>.
A card that is used is laid out with all that is in it, and a <use> in it counts twice. So all of a
card that is filled with the ink of its suit is one path, and little but the courts is used in turn.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tessera.core.cards import name_of
from tessera.games.sequence.rules.board import PRINTED, SIZE
from tools.art import mosaic
from tools.art.card_shapes import PIP_SIZES, PIPS, RANKS, STROKE
from tools.art.courts import HEIGHT, WIDTH, Sign, court, suit_outline
from tools.art.svg_path import placed

SUITS = "CDHS"
COURTS = "JQK"

PAPER, EDGE = "#fffdf6", "#8c8070"
WHOLE = (
    f'<rect x="1" y="1" width="238" height="334" rx="15" fill="{PAPER}"'
    f' stroke="{EDGE}" stroke-width="2"/>'
)
"""The paper of a whole card."""
INK = {"C": "#1a1d26", "D": "#cf2a14", "H": "#cf2a14", "S": "#1a1d26"}
LINES = "#1d2c5c"
AREAS = {"gold": "#f2b73c", "red": "#cf2a14", "blue": "#2f63b8", "black": "#1a1d26"}

# The part of each court that the board shows is PORTRAIT wide and high, in the picture's own units.
# It begins at the upper edge, and so far from the left one:
PORTRAIT = (640, 932)
PORTRAITS = {
    "QC": 475, "QD": 500, "QH": 400, "QS": 500,
    "KC": 355, "KD": 375, "KH": 330, "KS": 385,
}  # fmt: skip


def sprite() -> str:
    sheet = "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {100 * SIZE} {100 * SIZE}">',
            "<!-- Court pictures and suits: Adrian Kennard, www.me.uk/cards, CC0 -->",
            "<defs>",
            *parts(),
            "</defs>",
            *(symbol(r + s, "0 0 240 336", card(r, s), s) for s in SUITS for r in RANKS),
            symbol("back", "0 0 240 336", WHOLE + mosaic.back()),
            *(
                symbol(f"b-{r}{s}", "0 0 100 100", square(r, s), s)
                for s in SUITS
                for r in RANKS
                if r != "J"
            ),
            symbol("b-corner", "0 0 100 100", mosaic.corner()),
            *board(),
            "</svg>\n",
        )
    )
    # The page that takes the symbols in has names of its own.
    return sheet.replace('id="', 'id="deck-').replace('href="#', 'href="#deck-')


def write(path: Path) -> None:
    path.write_text(sprite(), encoding="utf-8")


def symbol(name: str, box: str, drawing: str, suit: str = "") -> str:
    colour = f' color="{INK[suit]}"' if suit else ""
    return f'<symbol id="{name}" viewBox="{box}"{colour}>{drawing}</symbol>'


# --- what several symbols use ---


def parts() -> Iterator[str]:
    """The halves of the court pictures, in the `color` of the symbol that uses them."""
    for suit in SUITS:
        for rank in COURTS:
            yield from halves(rank, suit)


def halves(rank: str, suit: str) -> Iterator[str]:
    """A court's areas with its lines near the head, and its other lines with the signs."""
    picture = court(rank, suit)
    areas = "".join(f'<path fill="{AREAS[name]}" d="{d}"/>' for name, d in picture.areas.items())
    # The package's queens have their heads on the left, where the index is. They are turned round.
    mirror = f' transform="matrix(-1 0 0 1 {WIDTH} 0)"' if rank == "Q" else ""

    def strokes(part: str) -> str:
        thick, thin = getattr(picture.thick, part), getattr(picture.thin, part)
        return f'<path d="{thick}"/><path stroke-width="4" d="{thin}"/>'

    signs = "".join(sign(suit, one) for one in picture.signs)
    pen = (
        f'fill="none" stroke="{LINES}" stroke-width="7"'
        ' stroke-linecap="round" stroke-linejoin="round"'
    )
    yield f'<g id="head-{rank}{suit}"{mirror}>{areas}<g {pen}>{strokes("head")}</g></g>'
    yield f'<g id="rest-{rank}{suit}"{mirror}><g {pen}>{strokes("rest")}</g>{signs}</g>'


def sign(suit: str, placed: Sign) -> str:
    middle = placed.size / 2
    place = f"{placed.transform} translate({middle:g} {middle:g}) scale({placed.size / 1200:.4g})"
    outline = f' stroke="{LINES}" stroke-width="{placed.outline:.3g}"' if placed.outline else ""
    shape = suit_outline(suit)
    return f'<path fill="currentColor" transform="{place}"{outline} d="{shape}"/>'


def use(name: str) -> str:
    return f'<use href="#{name}"/>'


class Ink(NamedTuple):
    """What is drawn in the ink of a suit: areas, as path data, and lines, as elements."""

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


# --- whole cards ---


def card(rank: str, suit: str) -> str:
    upper = together(figure(rank, 36, 15, 66, 46), pip(suit, 36, 110, 50))
    lower = together(figure(rank, 204, 321, 66, 46, -1), pip(suit, 204, 226, 50, -1))
    if rank not in COURTS:
        return WHOLE + together(*pips(rank, suit), upper, lower).drawn()
    drawn = WHOLE + court_picture(rank, suit) + together(upper, lower).drawn()
    if rank == "J":
        drawn += f'{JACKS[suit]}<g transform="rotate(180 120 168)">{JACKS[suit]}</g>'
    return drawn


# A jack's sign below its index: a chip put down, or the place of one that was taken away.
CHIP = f'<g transform="translate(36 164)"><circle r="26" fill="{PAPER}"/>'
PUTS = (
    f'{CHIP}<circle r="23" fill="#f2b73c" stroke="#26211b" stroke-width="2"/>'
    f'<circle r="19" fill="none" stroke="{PAPER}" stroke-width="6" stroke-dasharray="6.9 8.02"/>'
    '<path stroke="#26211b" stroke-width="6.5" d="M0-13V13M-13 0H13"/></g>'
)
TAKES = (
    f'{CHIP}<circle r="21.5" fill="none" stroke="#26211b" stroke-width="3"'
    ' stroke-dasharray="8 5.51"/>'
    '<path stroke="#26211b" stroke-width="6.5" d="M-12 0H12"/></g>'
)
# Two eyes, and one.
JACKS = {"C": PUTS, "D": PUTS, "H": TAKES, "S": TAKES}


def pips(rank: str, suit: str) -> Iterator[Ink]:
    size = PIP_SIZES[rank]
    for column, row in PIPS[rank]:
        yield pip(suit, 120 + column * 36, 168 + row * 110, size, -1 if row > 0 else 1)


def court_picture(rank: str, suit: str) -> str:
    half = "".join(use(f"{part}-{rank}{suit}") for part in ("head", "rest"))
    left, top, width, height = 34, 30, 172, 276
    turned = f"rotate(180 {WIDTH // 2} {HEIGHT // 2})"
    # Two corners of the frame are cut out for the indices.
    x, y = 65, 140
    cut = f'<path fill="{PAPER}" d="M{left - 1} {top - 1}H{x}V{y}H{left - 1}Z"'
    frame = f"M{x} {top}H206V{336 - y}H{240 - x}V306H{left}V{y}H{x}Z"
    return (
        f'<svg x="{left}" y="{top}" width="{width}" height="{height}"'
        f' viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="none">'
        f'{half}<g transform="{turned}">{half}</g></svg>'
        f'{cut}/>{cut} transform="rotate(180 120 168)"/>'
        f'<path fill="none" stroke="{LINES}" stroke-width="1.4" d="{frame}"/>'
    )


# --- the board ---


def board() -> Iterator[str]:
    yield '<g id="board">'
    for number, card in enumerate(PRINTED):
        row, column = divmod(number, SIZE)
        name = "corner" if card is None else name_of(card)
        place = f'x="{100 * column}" y="{100 * row}" width="100" height="100"'
        yield f'<use href="#b-{name}" {place}/>'
    yield "</g>"


def square(rank: str, suit: str) -> str:
    ground = (
        f'<rect x="1" y="1" width="98" height="98" rx="9" fill="{PAPER}"'
        f' stroke="{EDGE}" stroke-width="1.6"/>'
    )
    index = together(figure(rank, 20, 7, 40, 30), pip(suit, 20, 66, 30))
    if rank in COURTS:
        return ground + portrait(rank, suit) + index.drawn()
    return ground + together(index, pip(suit, 66, 57, 62 if rank == "A" else 54)).drawn()


def portrait(rank: str, suit: str) -> str:
    width, height = PORTRAIT
    x, y, across, down = 37, 5, 58.5, 90
    return (
        f'<svg x="{x}" y="{y}" width="{across}" height="{down}"'
        f' viewBox="{PORTRAITS[rank + suit]} 0 {width} {height}" preserveAspectRatio="none">'
        f"{use(f'head-{rank}{suit}')}</svg>"
        f'<rect x="{x}" y="{y}" width="{across}" height="{down}" fill="none"'
        f' stroke="{LINES}" stroke-width=".8"/>'
    )
