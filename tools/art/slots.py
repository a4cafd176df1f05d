"""Drawings of a table on a laptop with one part of it in gold, for docs/reference.md: which part of
the screen a method of a view fills. `make pictures` writes them.
"""

from collections.abc import Mapping
from pathlib import Path

WIDE, HIGH = 160, 100
PAPER, SHEET, LINE, INK, GOLD, EDGE = (
    "#f4eee2",
    "#fffdf6",
    "#d9cfba",
    "#8d8371",
    "#e0a21b",
    "#a86f00",
)
MIDDLE = 134
"""The middle of the side of the table, where the prompt stands."""
SQUARES, LEFT, TOP, STEP = 6, 13, 7, 14.3
"""Squares along a side of the board, where the first begins, and from one to the next."""

Box = tuple[float, float, float, float]
"""Left, top, width and height."""


def box(place: Box, fill: str, edge: str = LINE, round_by: float = 1.5) -> str:
    """A rectangle with round corners."""
    x, y, wide, high = place
    size = f'x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}"'
    return f'<rect {size} rx="{round_by}" fill="{fill}" stroke="{edge}" stroke-width=".6"/>'


def line(x: float, y: float, wide: float, fill: str = INK) -> str:
    """A line of text."""
    return f'<rect x="{x:g}" y="{y:g}" width="{wide:g}" height="1.4" rx=".7" fill="{fill}"/>'


def disc(x: float, y: float, size: float, fill: str, edge: str = "none") -> str:
    """A round thing."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{size:g}" fill="{fill}" stroke="{edge}"/>'


def square(column: int, row: int) -> Box:
    """The place of a square of the board."""
    return LEFT + column * STEP, TOP + row * STEP, STEP, STEP


def middle(column: int, row: int) -> tuple[float, float]:
    """The middle of a square."""
    x, y, wide, high = square(column, row)
    return x + wide / 2, y + high / 2


def ring(column: int, row: int, dashes: str = "") -> str:
    """A ring in gold about a square."""
    return frame(square(column, row), dashes)


def frame(place: Box, dashes: str = "") -> str:
    """A ring in gold about a place."""
    x, y, wide, high = place
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    size = f'x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" rx="1.5"'
    return f'<rect {size} fill="none" stroke="{GOLD}" stroke-width="2"{dashed}/>'


BOARD: Box = (9, 5, 94, 90)
PLAYERS: tuple[Box, Box] = ((109, 8, 24.5, 9), (135, 8, 24.5, 9))
PANEL: Box = (109, 19, 50.5, 46)
MAIN: Box = (118, 55, 32, 7)
PROMPT = ((118, 23, 32), (122, 26, 24))
"""The lines of the prompt: left, top and width."""
DICE: tuple[Box, Box] = ((121, 32, 12, 12), (135, 32, 12, 12))


def table() -> str:
    """The table with nothing in gold."""
    drawn = [box((0, 0, WIDE, HIGH), PAPER, PAPER, 0), box(BOARD, LINE, INK, 3)]
    side = SQUARES * STEP
    drawn.append(box((LEFT, TOP, side, side), SHEET, LINE, 0))
    corners = [square(n, n)[:2] for n in range(1, SQUARES)]
    lines = "".join(f"M{x:g} {TOP}v{side:g}M{LEFT} {y:g}h{side:g}" for x, y in corners)
    drawn.append(f'<path d="{lines}" stroke="{LINE}"/>')
    for column, row, fill in ((1, 1, "#3c8f6f"), (3, 2, "#4a78b5"), (2, 4, "#3c8f6f")):
        drawn.append(disc(*middle(column, row), 4.5, fill))
    drawn += [disc(112 + 9 * n, 3.5, 1.4, LINE) for n in range(6)]
    for seat, (x, y, *_) in enumerate(PLAYERS):
        drawn += [
            box(PLAYERS[seat], SHEET),
            disc(x + 4, y + 4.5, 2.2, ("#3c8f6f", "#4a78b5")[seat]),
        ]
        drawn += [line(x + 8, y + 2.5, 12), line(x + 8, y + 5.5, 8, LINE)]
    drawn += [box(PANEL, SHEET), *(line(*place) for place in PROMPT)]
    drawn += [box(place, PAPER) for place in DICE]
    drawn += [line(113, 49, 30, LINE), box(MAIN, PAPER)]
    drawn += [line(112, 70 + 4 * n, 38 - 7 * (n % 3), LINE) for n in range(7)]
    return "".join(drawn)


def arrow(start: tuple[float, float], end: tuple[float, float]) -> str:
    """The way of a thing that flies."""
    (x, y), (to_x, to_y) = start, end
    way = f"M{x:g} {y:g}Q{(x + to_x) / 2:g} {min(y, to_y) - 12:g} {to_x:g} {to_y:g}"
    stroke = f'stroke="{GOLD}" stroke-width="2" stroke-dasharray="3 2"'
    return f'<path d="{way}" fill="none" {stroke}/>{disc(to_x, to_y, 4.5, GOLD, EDGE)}'


def shown() -> Mapping[str, str]:
    """The golden part of each drawing, by its name."""
    own_x, own_y, *_ = PLAYERS[0]
    lines = "".join(line(*place, GOLD) for place in PROMPT)
    standing = "".join(line(x + 8, y + 5.5, 8, GOLD) for x, y, *_ in PLAYERS)
    badges = "".join(disc(x + 4, y + 4.5, 2.6, GOLD, EDGE) for x, y, *_ in PLAYERS)
    main = box(MAIN, GOLD, EDGE) + line(MIDDLE - 8, 57.8, 16, SHEET)
    message = box((109, 18, 50.5, 8), GOLD, EDGE) + line(114, 21.3, 40, SHEET)
    sheet = box((26, 20, 60, 58), SHEET, EDGE, 3) + line(32, 25, 24)
    lying = "".join(box((32 + 17 * n, 32, 13, 18), GOLD, EDGE) for n in range(3))
    chosen, far = middle(1, 1), middle(4, 3)
    return {
        "board": f'<g opacity=".6">{box(BOARD, GOLD, EDGE, 3)}</g>',
        "hand": "".join(box(place, GOLD, EDGE) for place in DICE),
        "prompt": lines,
        "topic": disc(149, 26.7, 2.2, GOLD, EDGE),
        "message": message,
        "standing": standing,
        "badge": badges,
        "pocket": disc(own_x + 4, own_y + 4.5, 2.6, GOLD, EDGE) + ring(0, 0) + ring(5, 5),
        "in-front": "".join(box((x + 18, y + 1.5, 5, 6), GOLD, EDGE, 0.6) for x, y, *_ in PLAYERS),
        "main": main,
        "destinations": disc(*chosen, 6, "none", EDGE) + "".join(map(ring, (1, 2, 4), (2, 1, 3))),
        "premove": disc(*chosen, 6, "none", EDGE)
        + "".join(ring(*p, "2 2") for p in ((1, 2), (2, 1))),
        "cursor": ring(2, 2),
        "zoom": frame((*square(2, 1)[:2], STEP * 3, STEP * 3)),
        "flights": arrow((own_x + 4, own_y + 4.5), far),
        "marks": ring(3, 2, "1 1.5") + ring(2, 4) + ring(4, 4),
        "open-cards": sheet + lying,
        "hint": ring(4, 1) + lines,
        "log": "".join(line(112, 70 + 4 * n, 38 - 7 * (n % 3), GOLD) for n in range(7)),
    }


def write(folder: Path) -> None:
    """Writes all drawings into a folder."""
    for name, drawing in drawings().items():
        (folder / f"slot-{name}.svg").write_text(drawing, encoding="utf-8")


def drawings() -> dict[str, str]:
    """The files by the names of the parts."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}">'
    return {name: f"{head}{table()}{over}</svg>\n" for name, over in shown().items()}
