"""The page of a game to be replayed, from any player's place."""

from tessera.features.story.more import MoreOfReplay
from tessera.features.story.source import RecordedGame
from tessera.features.story.transport import Transport
from tessera.i18n import N_
from tessera.kit.game import AnyGame
from tessera.kit.view import AnySeen
from tessera.scene.node import Attributes, Node
from tessera.screens.lookup import events_in, of_saved_game
from tessera.screens.services import Services
from tessera.screens.table.context import Context
from tessera.screens.table.page import TablePage
from tessera.screens.table.parts.side_panel import SidePanel, events, opening
from tessera.screens.table.parts.turning import Turning
from tessera.session.table import AnyTable


def replay_page(
    services: Services, id: str, game: AnyGame, table: AnyTable, at: int | None
) -> TablePage:
    """The replay of a game, opened after `at` events; at its beginning if `at` is None."""
    source = RecordedGame(id, game, table, at or 0)
    context = Context(services, source)
    transport = Transport(context, source)
    more = MoreOfReplay(context, source, transport)
    return TablePage(context, [Turning(context), transport, Steps(context), more], name="replay")


class Steps(SidePanel):
    """The log of one replay."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, N_("Log"), self._steps)
        self.families = opening(context)
        self._context = context
        self._made: dict[int, tuple[str, Node]] = {}
        """Steps with their texts, as long as the replay isn't there."""

    def _steps(self, seen: AnySeen) -> tuple[Node, ...]:
        log, at = self._context.log, self._context.at

        def step(event: int) -> Node | None:
            text = log.text(seen.say, event)
            if not text or event == at - 1:
                return self._step(at, text, "true") if text else None
            known = self._made.get(event)
            if known is None or known[0] != text:
                known = self._made[event] = text, self._step(event + 1, text, None)
            return known[1]

        return events(seen, log.portioned(seen.say, seen.preferences, step, at))

    def _step(self, number: int, text: str, current: str | None) -> Node:
        log = self._context.log
        to: Attributes = {
            "type": "button",
            "data-press": f"app:go {number}",
            "aria-current": current,
            "data-reveal": current is not None and log.portions.toggled_at != number,
        }
        numbered = log.by_turns.numbered(log.first_of(number - 1))
        return Node("li", numbered, Node("button", to, text), key=str(number))


watch = of_saved_game(
    lambda services, id, game, table, at: replay_page(services, id, game, table, events_in(at))
)
