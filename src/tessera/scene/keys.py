"""Arrow keys on a board of squares."""

from __future__ import annotations

from collections.abc import Iterable

STEPS = {
    "ArrowUp": (-1, 0),
    "ArrowDown": (1, 0),
    "ArrowLeft": (0, -1),
    "ArrowRight": (0, 1),
}


def move_cursor(square: int, key: str, rows: int, columns: int) -> int | None:
    """The square that a key leads to; the edge stops. Home and End go to the ends of the row.
    None for a key that moves nothing."""
    row, column = divmod(square, columns)
    if key in STEPS:
        down, right = STEPS[key]
        row = min(max(row + down, 0), rows - 1)
        column = min(max(column + right, 0), columns - 1)
    elif key == "Home":
        column = 0
    elif key == "End":
        column = columns - 1
    else:
        return None
    return row * columns + column


def next_choice(choices: Iterable[int], here: int, *, backwards: bool) -> int | None:
    """The place after or before this one among those that can be pressed, round the end; None
    without any."""
    found = sorted(choices)
    if not found:
        return None
    if backwards:
        return next((place for place in reversed(found) if place < here), found[-1])
    return next((place for place in found if place > here), found[0])
