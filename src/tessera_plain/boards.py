"""Ready boards: a grid, a score sheet, cards and dice. Whatever can be pressed on them has a name,
and events name it: "place b2", "score fives"."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tessera.core.cards import CARDS, FACE_DOWN, UNKNOWN
from tessera.core.grid import square_name
from tessera.kit.board import board, cell
from tessera.kit.view import AnySeen
from tessera.scene.cards import card_picture
from tessera.scene.chips import EMBLEMS, OUTLINES
from tessera.scene.dice import cube
from tessera.scene.node import Node, classes
from tessera.scene.widgets import flag, pressable
from tessera_plain.words import card_shown

TILE = 100
Mark = int | str | None
"""A square: the seat of a piece, a word, or nothing."""


class Row(NamedTuple):
    """A row of a score sheet: its name in events, its label, and a value for each seat. A row that
    is never chosen, such as a total, has no name."""

    name: str
    label: str
    values: Sequence[int | str | None]


Able = Callable[[str], bool]
"""Whether a press on the thing of a name does something now."""


def target_of(name: str) -> str:
    """The target of a thing with a name."""
    return f"at {name}"


def names_of(grid: Sequence[Sequence[Mark]]) -> list[list[str]]:
    """The names of the squares of a grid, row by row."""
    return [
        [square_name(row * len(marks) + column, len(marks)) for column in range(len(marks))]
        for row, marks in enumerate(grid)
    ]


def draw_grid(seen: AnySeen, grid: Sequence[Sequence[Mark]], able: Able) -> Node:
    """A board of squares with what lies on them."""
    names, columns = names_of(grid), len(grid[0])
    drawn, cells = [], []
    for row, marks in enumerate(grid):
        for column, mark in enumerate(marks):
            name = names[row][column]
            can, chosen = able(name), seen.ui.chosen == target_of(name)
            drawn.append(_square(seen, row, column, mark, can=can, chosen=chosen))
            here = seen.ui.cursor == target_of(name)
            label = seen.say.pair(name, mark_words(seen, mark))
            cells.append(cell(target_of(name), label, able=can, here=here))
    whole = board(seen.say, "", (columns * TILE, len(grid) * TILE), drawn, cells, columns)
    sizes = {"columns": f"repeat({columns}, minmax(0, 1fr))", "wide": columns, "high": len(grid)}
    sizes["rows"] = f"repeat({len(grid)}, minmax(0, 1fr))"
    style = "; ".join(f"--{name}: {size}" for name, size in sizes.items())
    return Node("div", {"class": "grid", ".style": style}, *whole.children, key="grid")


def mark_words(seen: AnySeen, mark: Mark) -> str:
    """The words for what lies on a square."""
    if mark is None:
        return seen.say("free")
    return seen.players[mark].name if isinstance(mark, int) else mark


def _square(seen: AnySeen, row: int, column: int, mark: Mark, *, can: bool, chosen: bool) -> Node:
    place = {"transform": f"translate({column * TILE} {row * TILE})"}
    ground = Node("rect", {"class": "ground", "width": TILE, "height": TILE})
    glow = Node("rect", {"class": "glow", "x": 4, "y": 4, "width": 92, "height": 92, "rx": 12})
    ring = Node("rect", {"class": "chosen", "x": 5, "y": 5, "width": 90, "height": 90, "rx": 12})
    lies: tuple[Node, ...] = ()
    if isinstance(mark, int):
        lies = (piece(seen.players[mark].colour, mark),)
    elif mark is not None:
        size = 62 if len(mark) < 3 else 120 // len(mark)
        lies = (Node("text", {"class": "plain-word", "x": 50, "y": 71, "font-size": size}, mark),)
    marks = [*([glow] if can else []), *([ring] if chosen else [])]
    return Node("g", place, ground, *lies, *marks, key=f"{row} {column}")


def piece(colour: str, seat: int) -> Node:
    """A player's piece, 100 x 100: a chip where there is one of this colour, else a disc with the
    player's number."""
    if colour in OUTLINES:
        return Node("g", {"class": f"chip {colour}"}, *OUTLINES[colour], EMBLEMS[colour])
    disc = Node("circle", {"cx": 50, "cy": 50, "r": 39, "class": "disc"})
    number = Node("text", {"class": "number", "x": 50, "y": 67}, str(seat + 1))
    return Node("g", {"class": f"piece {colour}"}, disc, number)


def draw_cards(seen: AnySeen, cards: Sequence[str], able: Able, look: str) -> Node:
    """A row of cards."""
    shown = []
    for n, name in enumerate(cards):
        key, copy = f"{name} {cards[:n].count(name)}", name in cards[:n]
        if copy and not able(name):
            shown.append(Node("span", {"class": "card"}, _face(name), key=key))
        else:
            shown.append(_card(seen, name, key, able=able(name)))
    return Node("div", {"class": f"cards {look}"}, *shown, key=look)


def _card(seen: AnySeen, name: str, key: str, *, able: bool) -> Node:
    target = target_of(name)
    held = target in (*seen.ui.held, seen.ui.chosen)
    back = name == FACE_DOWN
    return pressable(
        f"game:{target}",
        classes("card", can=able, held=held),
        _face(name),
        key=key,
        data_board=True,
        aria_label=seen.say("a hidden card") if back else card_shown(name),
        aria_pressed="true" if held else None,
        aria_disabled=None if able else "true",
    )


def _face(name: str) -> Node:
    if name == FACE_DOWN:
        return card_picture(UNKNOWN)
    if name in CARDS:
        return card_picture(CARDS[name])
    return Node("span", {"class": "blank"}, name)


def draw_dice(seen: AnySeen, dice: Sequence[int], throws: int, able: Able) -> Node:
    """Dice side by side; those that can be picked up are buttons, called 1, 2 and so on."""
    shown = []
    for n, face in enumerate(dice, 1):
        drawn, target = cube(face, throws, f"die {n}"), target_of(str(n))
        if able(str(n)):
            held = target in seen.ui.held
            drawn = pressable(
                f"game:{target}",
                classes("plain-pick", held=held),
                drawn,
                key=f"die {n}",
                data_board=True,
                aria_label=f"{n}: {face}",
                aria_pressed=flag(held),
            )
        shown.append(drawn)
    return Node("div", {"class": "dice plain-dice"}, *shown, key="dice")


def draw_sheet(
    seen: AnySeen, rows: Sequence[Row], able: Able, brings: Callable[[str], Mark], seat: int | None
) -> Node:
    """A score sheet. In the column of the seat that chooses, a row that can be chosen is a button
    with what it would bring."""
    say = seen.say
    heads = [Node("th", {"scope": "col"}, player.name) for player in seen.players]
    lines = []
    for row in rows:
        cells = [Node("th", {"scope": "row"}, say(row.label))]
        for owner, value in enumerate(row.values):
            if owner == seat and row.name and able(row.name):
                cells.append(Node("td", {}, _choice(seen, row, brings(row.name)), key=str(owner)))
            else:
                words = "" if value is None else str(value)
                mark = {"data-mark": target_of(row.name)} if owner == seat and row.name else {}
                cells.append(Node("td", mark, words, key=str(owner)))
        lines.append(Node("tr", {"class": classes(sum=not row.name)}, *cells, key=row.label))
    head = Node("thead", {}, Node("tr", {}, Node("td"), *heads))
    return Node("table", {"class": "plain-sheet"}, head, Node("tbody", {}, *lines), key="sheet")


def _choice(seen: AnySeen, row: Row, brings: Mark) -> Node:
    press, words = f"game:{target_of(row.name)}", seen.say.pair(seen.say(row.label), str(brings))
    shown = str(brings)
    return pressable(press, "brings", shown, key=row.name, data_board=True, aria_label=words)
