"""Keys on a board of squares."""

from collections.abc import Iterable, Sequence

STEPS = {"ArrowUp": (-1, 0), "ArrowDown": (1, 0), "ArrowLeft": (0, -1), "ArrowRight": (0, 1)}


def move_cursor(
    cursor: int, key: str, squares: Sequence[int], columns: int, choices: Iterable[int]
) -> int | None:
    """The square that a key leads to from `cursor`; `squares` are all of them, row by row. Arrows
    stop at the edge, Home and End go to the ends of the row, Page Down and Page Up to the next and
    the previous choice, wrapping round. None for a key that doesn't move the cursor."""
    if key in ("PageDown", "PageUp"):
        return _next_choice(sorted(choices), cursor, backwards=key == "PageUp")
    row, column = divmod(squares.index(cursor), columns)
    if key in STEPS:
        down, right = STEPS[key]
        row = min(max(row + down, 0), len(squares) // columns - 1)
        column = min(max(column + right, 0), columns - 1)
    elif key in ("Home", "End"):
        column = 0 if key == "Home" else columns - 1
    else:
        return None
    return squares[row * columns + column]


def _next_choice(choices: list[int], cursor: int, *, backwards: bool) -> int | None:
    """The choice after or before this square, wrapping round; None without any."""
    if not choices:
        return None
    if backwards:
        return next((square for square in reversed(choices) if square < cursor), choices[-1])
    return next((square for square in choices if square > cursor), choices[0])
