"""The items of the log, grouped by turns where the game has a notation for them."""

from collections.abc import Callable, Mapping

from tessera.i18n import Translator
from tessera.kit.game import AnyGame
from tessera.scene.node import Attributes, Node
from tessera.session.moves import Moves
from tessera.session.observe import OPEN
from tessera.session.table import AnyTable

Steps = tuple[Node, ...]


class ByTurns:
    """The turns of one log. The item of a turn is built again only when one of its steps
    changes."""

    def __init__(self, game: AnyGame, table: AnyTable, moves: Moves) -> None:
        self._game = game
        self._table = table
        self._moves = moves
        self._made: dict[int, tuple[object, list[Node]]] = {}

    def numbered(self, event: int) -> Attributes:
        """The attributes of an item that begins with this event: its move number, and a class that
        hides the number where the item before has the same."""
        number = self._moves.number(event + 1)
        again = number == self._moves.number(event)
        return {"value": number, "class": "goes-on" if again else None}

    def items(
        self,
        say: Translator,
        preferences: Mapping[str, str],
        number: int,
        step: Callable[[int], Node | None],
        at: int | None = None,
    ) -> list[Node]:
        """The items of a turn, the latest first. `step` gives the item of an event, None for one
        with nothing to say; `at` is the place of a replay, whose turn is open. Without a notation
        they are the steps; else one that can be opened, seen in notation and heard in sentences."""
        events, table, view = self._moves.events(number), self._table, self._game.view
        steps = tuple(item for event in events if (item := step(event)))
        is_open = at is not None and events.start < at <= events.stop
        known, nodes = self._made.get(number, (None, []))
        if known == (steps, is_open):
            return nodes
        done = [table.observe_step(None, event) for event in events]
        nodes = [*reversed(steps)]
        if words := view.notation(say, done, preferences):
            before, *_ = table.observe_step(OPEN, events.start)
            seat = table.rules.on_turn(before) or 0
            summary = Node(
                "summary",
                {},
                view.badge(table.players_at(events.start)[seat].colour),
                Node("span", {"class": "notation", "aria-hidden": "true"}, words),
                Node("span", {"class": "visually-hidden"}, " ".join(one.text() for one in steps)),
            )
            inside = Node("ol", {"class": "turn-steps"}, *steps)
            opened = Node("details", {"open": is_open}, summary, inside)
            nodes = [Node("li", {"value": number}, opened, key=f"turn {number}")]
        self._made[number] = (steps, is_open), nodes
        return nodes
