"""The page of a game to be replayed, from any player's place."""

from tessera.kit.game import AnyGame
from tessera.screens.replay.more import MoreOfReplay
from tessera.screens.replay.source import RecordedGame
from tessera.screens.replay.steps import Steps
from tessera.screens.replay.transport import Transport
from tessera.screens.services import Services
from tessera.screens.table.context import Context
from tessera.screens.table.page import TablePage
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
