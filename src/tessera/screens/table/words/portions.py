"""The portions that the log of a long game is drawn in, so that a list costs the same however long
the game is: those round the place that is looked at, and of the others a heading that opens one."""

from collections.abc import Callable
from functools import lru_cache

from tessera.i18n import Translator
from tessera.scene.node import Attributes, Node
from tessera.session.moves import Moves

PORTION = 50
"""Moves. Twice as many are drawn, and three times as many in the midst of a replay."""


class Portions:
    """Whatever is open of one log."""

    def __init__(self) -> None:
        self._opened: set[int] = set()
        """The portions that somebody has opened."""
        self.toggled_at: int | None = None
        """The place that was looked at when somebody last opened or folded one. As long as that is
        looked at, the list isn't scrolled back to it."""

    def toggle(self, portion: str, at: int) -> None:
        """Opens a portion, or folds it again."""
        self._opened ^= {int(portion)}
        self.toggled_at = at

    def items(
        self,
        say: Translator,
        moves: Moves,
        last: int,
        at: int,
        drawn: Callable[[range], list[Node]],
    ) -> list[Node]:
        """The items of all moves after `last` events, the latest first, with those of some moves
        as `drawn` gives them. The place that is looked at is after `at` events."""
        end, current = moves.number(last), max(0, moves.number(at) - 1) // PORTION
        nodes: list[Node] = []
        for portion in range((end - 1) // PORTION, -1, -1):
            first = portion * PORTION + 1
            numbers = range(min(end, first + PORTION - 1), first - 1, -1)
            near = abs(portion - current) <= 1
            if not near:
                is_open = portion in self._opened
                nodes.append(_heading(say, portion, numbers[-1], numbers[0], is_open=is_open))
            if near or is_open:
                nodes += drawn(numbers)
        return nodes


@lru_cache(maxsize=256)
def _heading(say: Translator, portion: int, first: int, last: int, *, is_open: bool) -> Node:
    opens: Attributes = {
        "type": "button",
        "data-press": f"app:moves {portion}",
        "aria-expanded": "true" if is_open else "false",
    }
    words = say("Moves {first} to {last}", first=first, last=last)
    heading = Node("button", opens, words)
    return Node("li", {"class": "fold"}, heading, key=f"moves {portion}")
