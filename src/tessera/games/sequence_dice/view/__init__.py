"""Sequence Dice on the screen: board, dice, and what a press or a key means."""

from __future__ import annotations

from tessera.core.dice import Roll
from tessera.games.sequence_dice.rules.board import (
    NAMES,
    NUMBERS,
    SIZE,
    SQUARES,
)
from tessera.games.sequence_dice.rules.engine import (
    PASS,
    PLACE,
    REMOVE,
    REPLACE,
)
from tessera.games.sequence_dice.rules.state import (
    Event,
    Move,
    State,
)
from tessera.games.sequence_dice.view.drawing import (
    EXTENT,
    FRAME,
    tile,
)
from tessera.games.sequence_dice.view.hint import hint
from tessera.games.sequence_dice.view.prompts import prompt, standing
from tessera.games.sequence_dice.view.texts import CHIPS
from tessera.i18n import N_, Translator
from tessera.kit.view import (
    Seen,
    Ui,
    View,
)
from tessera.scene.chips import chip_picture
from tessera.scene.dice import cube
from tessera.scene.keys import move_cursor, next_choice
from tessera.scene.node import Attributes, Node, classes

Sight = Seen[State, Event]

CHOICES = {
    PLACE: N_("you can put a chip here"),
    REPLACE: N_("you can replace this chip"),
    REMOVE: N_("you can take this chip away"),
}


def start() -> Ui:
    """The cursor begins near the middle."""
    return Ui("square c3")


def colours(seen: Sight) -> list[str]:
    """The colour of each side."""
    sides = seen.state.terms.sides
    by_side = {side: player.colour for side, player in zip(sides, seen.players, strict=True)}
    return [by_side[side] for side in sorted(by_side)]


def board(seen: Sight) -> Node:
    """The drawing, and over it a grid of real buttons, one for each square."""
    state, palette = seen.state, colours(seen)
    can = {move.square: move.verb for move in seen.legal if isinstance(move, Move)}
    last = _last_square(seen)
    tiles, cells = [], []
    for square in range(SIZE * SIZE):
        owner = state.owner(square)
        colour = None if owner is None else palette[owner]
        won = bool(state.won >> square & 1)
        tiles.append(tile(square, colour, can=square in can, last=square == last, won=won))
        cells.append(_cell(seen, square, colour, can.get(square)))
    drawing = Node(
        "svg",
        {"viewBox": f"0 0 {EXTENT} {EXTENT}", "class": "drawing", "aria-hidden": "true"},
        FRAME,
        *tiles,
    )
    rows = [
        Node("div", {"role": "row"}, *cells[start : start + SIZE])
        for start in range(0, SIZE * SIZE, SIZE)
    ]
    grid = Node("div", {"role": "grid", "class": "squares", "aria-label": seen.say("Board")}, *rows)
    return Node("div", {"class": "board sequence-dice"}, drawing, grid)


def _cell(seen: Sight, square: int, colour: str | None, verb: str | None) -> Node:
    target = f"square {NAMES[square]}"
    button: Attributes = {
        "class": "square",
        "data-press": target,
        "data-board": True,
        "tabindex": 0 if seen.ui.cursor == target else -1,
        "aria-label": square_label(seen.say, square, colour, verb),
        "aria-disabled": None if verb else "true",
    }
    return Node("div", {"role": "gridcell"}, Node("button", button))


def square_label(say: Translator, square: int, colour: str | None, verb: str | None) -> str:
    """The square's name, number, chip, and what may be done there."""
    words = {"square": NAMES[square], "number": NUMBERS[square]}
    if colour is None:
        label = say("{square}, number {number}, free", **words)
    else:
        chip = say(CHIPS[colour])
        label = say("{square}, number {number}, {colour} chip", colour=chip, **words)
    return f"{label}: {say(CHOICES[verb])}" if verb else label


def hand(seen: Sight) -> Node:
    """The two dice as they fell last, and their total until somebody has used it or thrown anew."""
    rolls = [event for event in seen.events if isinstance(event, Roll)]
    faces = rolls[-1].dice if rolls else (3, 4)
    fresh = bool(rolls) and seen.events[-1] is rolls[-1]
    dice = [cube(face, len(rolls), f"die {i}") for i, face in enumerate(faces)]
    if fresh:
        key = f"total {len(rolls)}"
        dice.append(Node("output", {"class": "total"}, str(rolls[-1].total), key=key))
    return Node("div", {"class": classes("dice", resting=not fresh)}, *dice)


def press(seen: Sight, target: str) -> Event | Ui | None:
    """A square means what the throw asks for, there; whether it is allowed the rules decide."""
    if target == "pass":
        return Move(PASS)
    kind, _, name = target.partition(" ")
    if kind != "square" or name not in SQUARES:
        return None
    verb = seen.state.demand()[0] if seen.state.roll else PLACE
    return Move(PLACE if verb == PASS else verb, SQUARES[name])


def key(seen: Sight, key: str) -> Ui | None:
    """Arrows, Home and End move over the squares, Page Up and Page Down over those that can be
    played."""
    square = SQUARES[seen.ui.cursor.removeprefix("square ")]
    if key in ("PageDown", "PageUp"):
        moved = next_choice(_choices(seen), square, backwards=key == "PageUp")
    else:
        moved = move_cursor(square, key, SIZE, SIZE)
    return None if moved is None else Ui(f"square {NAMES[moved]}")


def aim(seen: Sight) -> Ui:
    """The cursor on the first square that can be played."""
    choices = _choices(seen)
    return Ui(f"square {NAMES[choices[0]]}") if choices else seen.ui


def must_pass(seen: Sight) -> bool:
    """Whether the throw leaves nothing but a pass."""
    return Move(PASS) in seen.legal


def _choices(seen: Sight) -> list[int]:
    moves = (event.square for event in seen.legal if isinstance(event, Move))
    return [square for square in moves if square is not None]


def _last_square(seen: Sight) -> int | None:
    """The square of the last chip put down or taken away."""
    for event in reversed(seen.events):
        if isinstance(event, Move) and event.square is not None:
            return event.square
    return None


VIEW: View[State, Event] = View(
    start=start,
    board=board,
    hand=hand,
    prompt=prompt,
    standing=standing,
    badge=chip_picture,
    press=press,
    key=key,
    aim=aim,
    must_pass=must_pass,
    hint=hint,
)
