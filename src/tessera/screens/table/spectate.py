"""What is shown of a game to a viewer who has nothing to do in it: replays, games that came from
elsewhere or are played in another tab, and the picture of the last board."""

from tessera.kit.game import AnyGame
from tessera.kit.view import AnySeen, Due, Seen
from tessera.screens.services import Services
from tessera.session.observe import OPEN, Viewer
from tessera.session.table import AnyTable


def viewers(table: AnyTable) -> list[Viewer]:
    """From whose place a game may be looked at, the best first. Hidden hands stay hidden while the
    game is on: then there are only the spectators."""
    if not table.rules.hidden:
        return [OPEN]
    if table.rules.result(table.state) is None:
        return [None]
    return [OPEN, None, *range(len(table.players))]


def spectate(
    services: Services, game: AnyGame, table: AnyTable, at: int, viewer: Viewer
) -> AnySeen:
    """What the viewer sees after the first `at` events, with nothing to be done."""
    observed, state = table.observe(viewer, at), table.observe(OPEN, at).state
    return Seen(
        observed.state,
        (),
        Due.COMPUTER if table.rules.result(state) is None else Due.NOTHING,
        table.players_at(at),
        observed.events,
        game.view.start(),
        services.say,
        services.preferences(game),
        None if viewer == OPEN else viewer,
        spectates=True,
        shape=services.shape(game),
        start=table.observe(viewer, 0).state,
    )
