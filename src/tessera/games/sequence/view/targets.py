"""What the view is told, and what can be pressed, by name: `card QH 0` (the first such card of the
hand), `square e5`, `swap 9C`, `claim b3-f3`, `talk 1`, `pile`, `offer`, `pass`. Squares of a line
that were pressed one after the other are `line f5 f7`."""

from tessera.core.cards import CARDS, name_of
from tessera.core.grid import mask_of, squares
from tessera.games.sequence.rules.board import SQUARE_NAMES, SQUARES
from tessera.games.sequence.rules.state import Event, State
from tessera.kit.view import Seen, Ui

Sight = Seen[State, Event]
MIDDLE = SQUARES["e5"]


def card_target(card: int, copy: int) -> str:
    """The target of a card of the hand; `copy` counts equal cards from 0."""
    return f"card {name_of(card)} {copy}"


def square_target(square: int) -> str:
    """The target of a square of the board."""
    return f"square {SQUARE_NAMES[square]}"


def line_target(pressed: int) -> str:
    """The target of some squares of a line; empty for no square."""
    return " ".join(["line", *(SQUARE_NAMES[s] for s in squares(pressed))]) if pressed else ""


def chosen_card(ui: Ui) -> int | None:
    """The card that was pressed first."""
    return card_of(ui.chosen)


def chosen_square(ui: Ui) -> int | None:
    """The square that was pressed first."""
    return square_of(ui.chosen)


def pressed_line(ui: Ui) -> int:
    """The squares of a line that were pressed so far, as a mask."""
    kind, *names = ui.chosen.split(" ")
    return mask_of([SQUARES[name] for name in names]) if kind == "line" else 0


def card_of(target: str) -> int | None:
    """The card that the target means, None for another target."""
    kind, _, rest = target.partition(" ")
    return CARDS.get(rest[:2]) if kind == "card" else None


def square_of(target: str) -> int | None:
    """The square that the target means, None for another target."""
    kind, _, name = target.partition(" ")
    return SQUARES.get(name) if kind == "square" else None


def cursor_square(ui: Ui) -> int:
    """The square that the arrow keys start from; near the middle when they were elsewhere."""
    square = square_of(ui.cursor)
    return MIDDLE if square is None else square
