"""Dots and Boxes: draw a line between two dots; who closes a box has it, and draws again."""

from dataclasses import dataclass

from tessera.kit.board import board, cell
from tessera.scene.node import Node
from tessera_plain import N_, Plain, game
from tessera_plain.things import able_in

SIDE = 7
"""Dots, lines and boxes along a side: dots and lines by turns, lines and boxes by turns."""
NAMES = {
    (row, column): f"{'abcdefg'[column]}{row + 1}"
    for row in range(SIDE)
    for column in range(SIDE)
    if (row + column) % 2
}
BOXES = [(row, column) for row in (1, 3, 5) for column in (1, 3, 5)]
LINES = [*NAMES.values()]


def around(row, column):
    """The lines of a box."""
    sides = (row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)
    return [NAMES[side] for side in sides]


@dataclass(frozen=True)
class State:
    lines: tuple[str, ...] = ()
    boxes: tuple[int | None, ...] = (None,) * len(BOXES)
    seat: int = 0


class Dots(Plain):
    name = "dots"
    state = State
    title = N_("Dots and Boxes")
    tagline = N_("Close more boxes than the other, for 2")
    goal = N_("Close more boxes than your opponent.")
    rules_page = {
        N_("Your turn"): (
            N_("Draw a line between two dots that lie side by side."),
            N_("Who draws the fourth line of a box has the box, and draws again."),
        ),
        N_("The end"): (N_("When all boxes are closed, the most boxes win."),),
    }
    sentences = {"draw": N_("{player} draws {first}.")}

    def begin(self, players):
        return State()

    def turn(self, s):
        return s.seat

    def choices(self, s):
        return [f"draw {name}" for name in LINES if name not in s.lines]

    def apply(self, s, event):
        lines = (*s.lines, event.split()[1])
        boxes = tuple(
            s.seat if owner is None and set(around(*box)) <= {*lines} else owner
            for owner, box in zip(s.boxes, BOXES, strict=True)
        )
        return State(lines, boxes, s.seat if boxes != s.boxes else 1 - s.seat)

    def winners(self, s):
        if None in s.boxes:
            return None
        return (0,) if s.boxes.count(0) > s.boxes.count(1) else (1,)

    def standing(self, s, seat):
        return str(s.boxes.count(seat))

    def places(self, s):
        return [[NAMES[row, n] for n in range(SIDE) if (row, n) in NAMES] for row in range(SIDE)]

    def board(self, seen):
        s, able = seen.state, able_in(self, seen)
        drawn, cells = [], []
        for (row, column), owner in zip(BOXES, s.boxes, strict=True):
            if owner is not None:
                place = {"x": 50 * column - 30, "y": 50 * row - 30, "width": 100, "height": 100}
                look = f"box {seen.players[owner].colour}"
                drawn.append(Node("rect", {"class": look, **place}, key=f"box {row} {column}"))
        for row in range(SIDE):
            for column in range(SIDE):
                x, y = 20 + 50 * column, 20 + 50 * row
                name = NAMES.get((row, column))
                if not name:
                    if row % 2 == 0:
                        drawn.append(Node("circle", {"class": "dot", "cx": x, "cy": y, "r": 9}))
                    cells.append(Node("div", {"role": "gridcell"}))
                    continue
                lies = f"M{x - 50} {y}h100" if row % 2 == 0 else f"M{x} {y - 50}v100"
                look = "line" if name in s.lines else "gap"
                drawn.insert(0, Node("path", {"class": look, "d": lies}, key=name))
                words = seen.say("a line") if name in s.lines else seen.say("free")
                target, label = f"at {name}", seen.say.pair(name, words)
                here = seen.ui.cursor == target
                cells.append(cell(target, label, able=name in able, here=here))
        return board(seen.say, "dots", (340, 340), drawn, cells, SIDE)


GAME = game(Dots())
