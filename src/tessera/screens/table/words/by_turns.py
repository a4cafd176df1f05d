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
        with nothing to say; `at` is the place of a replay, whose turn is open."""
        events = self._moves.events(number)
        own = tuple(item for event in events if (item := step(event)))
        is_open = at is not None and events.start < at <= events.stop
        known, nodes = self._made.get(number, (None, []))
        if known != (own, is_open):
            nodes = self._turn(say, preferences, number, own, is_open=is_open)
            self._made[number] = (own, is_open), nodes
        return nodes

    def _turn(
        self,
        say: Translator,
        preferences: Mapping[str, str],
        number: int,
        steps: Steps,
        *,
        is_open: bool,
    ) -> list[Node]:
        """A turn that can be opened, with its steps in it; without a notation the steps alone.
        It is seen in notation and heard in sentences."""
        events, table = self._moves.events(number), self._table
        done = [table.observe_step(None, event) for event in events]
        words = self._game.view.notation(say, done, preferences)
        if not words:
            return [*reversed(steps)]
        before, *_ = table.observe_step(OPEN, events.start)
        seat = table.rules.on_turn(before) or 0
        player = table.players_at(events.start)[seat]
        summary = Node(
            "summary",
            {},
            self._game.view.badge(player.colour),
            Node("span", {"class": "notation", "aria-hidden": "true"}, words),
            Node("span", {"class": "visually-hidden"}, " ".join(step.text() for step in steps)),
        )
        opened = Node(
            "details", {"open": is_open}, summary, Node("ol", {"class": "turn-steps"}, *steps)
        )
        return [Node("li", {"value": number}, opened, key=f"turn {number}")]
