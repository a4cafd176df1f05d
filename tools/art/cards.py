"""Makes dist/static/cards.svg: the playing cards, one <symbol> each, and Sequence's printed board;
and beside it large_print.svg, the cards' faces and the board for who has chosen larger letters.

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
card that is filled with the ink of its suit is one path, its lines are another, and only the courts
are used in turn, one half of a picture twice.

A card has two faces, the usual one and the one in large print, as cards for weak eyes have it. They
have the same name: the page puts one in the other's place. The courts in large print use the halves
of the usual sheet, and the board in large print has no portraits, so that sheet is a small file.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tessera.games.sequence.rules.board import SIZE
from tools.art import mosaic
from tools.art.card_shapes import PIP_SIZES, PIPS, RANKS
from tools.art.courts import HEIGHT, WIDTH, Sign, court, suit_outline
from tools.art.ink import COURTS, EDGE, LINES, PAPER, SUITS, Ink, figure, pip, symbol, together, use
from tools.art.squares import board, large_square, square
from tools.art.svg_path import placed

WHOLE = (
    f'<rect x="1" y="1" width="238" height="334" rx="15" fill="{PAPER}"'
    f' stroke="{EDGE}" stroke-width="2"/>'
)
"""The paper of a whole card."""
AREAS = {"gold": "#f2b73c", "red": "#cf2a14", "blue": "#2f63b8", "black": "#1a1d26"}


def sprite() -> str:
    return _sheet(
        "<defs>",
        *parts(),
        "</defs>",
        *whole_cards(USUAL),
        symbol("back", "0 0 240 336", WHOLE + mosaic.back()),
        '<g id="board">',
        *board(square),
        "</g>",
    )


def large_print() -> str:
    return _sheet(*whole_cards(LARGE), '<g id="board">', *board(large_square), "</g>")


def _sheet(*drawn: str) -> str:
    sheet = "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {100 * SIZE} {100 * SIZE}">',
            "<!-- Court pictures and suits: Adrian Kennard, www.me.uk/cards, CC0 -->",
            *drawn,
            "</svg>\n",
        )
    )
    # The page that takes the symbols in has names of its own.
    return sheet.replace('id="', 'id="deck-').replace('href="#', 'href="#deck-')


def write(folder: Path) -> None:
    (folder / "cards.svg").write_text(sprite(), encoding="utf-8")
    (folder / "large_print.svg").write_text(large_print(), encoding="utf-8")


# --- what several symbols use ---


def parts() -> Iterator[str]:
    """The halves of the court pictures, in the `color` of the symbol that uses them."""
    for suit in SUITS:
        for rank in COURTS:
            picture = court(rank, suit)
            areas = "".join(f'<path fill="{AREAS[a]}" d="{d}"/>' for a, d in picture.areas.items())
            # The package's queens have their heads on the left, where the index is: turned round.
            mirror = f' transform="matrix(-1 0 0 1 {WIDTH} 0)"' if rank == "Q" else ""
            lines = strokes(picture.thick, picture.thin)
            signs = "".join(sign(suit, one) for one in picture.signs)
            yield f'<g id="half-{rank}{suit}"{mirror}>{areas}{lines}{signs}</g>'


def strokes(thick: str, thin: str) -> str:
    pen = f'fill="none" stroke="{LINES}" stroke-linecap="round" stroke-linejoin="round"'
    return f'<path {pen} stroke-width="7" d="{thick}"/><path {pen} stroke-width="4" d="{thin}"/>'


def sign(suit: str, placed: Sign) -> str:
    middle = placed.size / 2
    place = f"{placed.transform} translate({middle:g} {middle:g}) scale({placed.size / 1200:.4g})"
    outline = f' stroke="{LINES}" stroke-width="{placed.outline:.3g}"' if placed.outline else ""
    shape = suit_outline(suit)
    return f'<path fill="currentColor" transform="{place}"{outline} d="{shape}"/>'


# --- whole cards ---


class Index(NamedTuple):
    """The size of rank and suit in two corners of a card. A court's picture leaves them a corner as
    wide and high as `free`; at `sign` is the middle of a jack's sign, below."""

    rank: tuple[int, int, int, int]
    pip: tuple[int, int, int]
    free: tuple[int, int]
    sign: int

    def drawn(self, rank: str, suit: str) -> Ink:
        """Rank and suit above on the left, and on their heads below on the right."""
        (x, y, high, widest), (pip_x, pip_y, size) = self.rank, self.pip
        upper = figure(rank, x, y, high, widest), pip(suit, pip_x, pip_y, size)
        lower = (
            figure(rank, 240 - x, 336 - y, high, widest, -1),
            pip(suit, 240 - pip_x, 336 - pip_y, size, -1),
        )
        return together(*upper, *lower)


USUAL = Index((36, 15, 66, 46), (36, 110, 50), (65, 140), 164)
LARGE = Index((39, 14, 92, 58), (39, 143, 62), (73, 182), 206)
LARGE_PIP = 108
"""The size of the one pip in the middle of a card in large print."""


def whole_cards(index: Index) -> Iterator[str]:
    """A symbol for each card, as usual or in large print."""
    for rank in RANKS:
        for suit in SUITS:
            yield symbol(rank + suit, "0 0 240 336", WHOLE + face(index, rank, suit), suit)


def face(index: Index, rank: str, suit: str) -> str:
    if rank in COURTS:
        return court_picture(rank, suit) + court_corners(index, rank, suit)
    shown = pips(rank, suit) if index == USUAL else [pip(suit, 120, 168, LARGE_PIP)]
    return together(*shown, index.drawn(rank, suit)).drawn()


def pips(rank: str, suit: str) -> Iterator[Ink]:
    size = PIP_SIZES[rank]
    for column, row in PIPS[rank]:
        yield pip(suit, 120 + column * 36, 168 + row * 110, size, -1 if row > 0 else 1)


COURT = (34, 30, 172, 276)
"""Left and upper edge, width and height of a court's picture."""


def court_picture(rank: str, suit: str) -> str:
    left, top, width, height = COURT
    name = f"half-{rank}{suit}"
    return (
        f'<svg x="{left}" y="{top}" width="{width}" height="{height}"'
        f' viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="none">'
        f"{use(name)}{use(name, f'rotate(180 {WIDTH // 2} {HEIGHT // 2})')}</svg>"
    )


def court_corners(index: Index, rank: str, suit: str) -> str:
    """The frame of a court's picture, out of which two corners are cut for rank and suit."""
    (left, top, width, height), (x, y) = COURT, index.free
    right, bottom = left + width, top + height
    cut = (
        f"M{left - 1} {top - 1}H{x}V{y}H{left - 1}Z"
        f"M{right + 1} {bottom + 1}H{240 - x}V{336 - y}H{right + 1}Z"
    )
    frame = f"M{x} {top}H{right}V{336 - y}H{240 - x}V{bottom}H{left}V{y}H{x}Z"
    drawn = (
        f'<path fill="{PAPER}" d="{cut}"/>'
        f'<path fill="none" stroke="{LINES}" stroke-width="1.4" d="{frame}"/>'
        f"{index.drawn(rank, suit).drawn()}"
    )
    return drawn + jack_signs(index, suit) if rank == "J" else drawn


def circle(r: float) -> str:
    return f"M{r:g} 0A{r:g} {r:g} 0 0 1 -{r:g} 0A{r:g} {r:g} 0 0 1 {r:g} 0Z"


# A jack's sign below its index: a chip put down, or the place of one that was taken away.
CHIP = (f'fill="{PAPER}"', circle(26))
PUTS = (
    CHIP,
    ('fill="#f2b73c" stroke="#26211b" stroke-width="2"', circle(23)),
    (f'fill="none" stroke="{PAPER}" stroke-width="6" stroke-dasharray="6.9 8.02"', circle(19)),
    ('stroke="#26211b" stroke-width="6.5"', "M0-13V13M-13 0H13"),
)
TAKES = (
    CHIP,
    ('fill="none" stroke="#26211b" stroke-width="3" stroke-dasharray="8 5.51"', circle(21.5)),
    ('stroke="#26211b" stroke-width="6.5"', "M-12 0H12"),
)
# Two eyes, and one.
JACKS = {"C": PUTS, "D": PUTS, "H": TAKES, "S": TAKES}


def jack_signs(index: Index, suit: str) -> str:
    """The signs below both indices of a jack, each shape of both as one path."""
    x, y = index.rank[0], index.sign
    return "".join(
        f'<path {look} d="{placed(shape, 1, 1, x, y)}{placed(shape, -1, -1, 240 - x, 336 - y)}"/>'
        for look, shape in JACKS[suit]
    )
