"""The table as a viewer sees it: the one place where a table becomes `Seen`."""

from typing import Any

from tessera.core.record import Player
from tessera.kit.game import AnyGame
from tessera.kit.view import AnySeen, Due, Seen, Ui
from tessera.screens.services import Services
from tessera.session.observe import OPEN, Viewer
from tessera.session.table import AnyTable


def viewers(table: AnyTable) -> list[Viewer]:
    """From whose place a game may be looked at, the best first. Hidden hands stay hidden while the
    game is on: then there are only the spectators."""
    if not table.rules.hidden:
        return [OPEN]
    if table.result is None:
        return [None]
    return [OPEN, None, *range(len(table.players))]


def spectate(
    services: Services, game: AnyGame, table: AnyTable, at: int, viewer: Viewer
) -> AnySeen:
    """The table after the first `at` events as the viewer sees it, with nothing to be played."""
    return see(
        services,
        game,
        table,
        at,
        viewer,
        due=over_or_waiting(table, at),
        players=table.players_at(at),
        ui=game.view.start(),
        spectates=True,
    )


def over_or_waiting(table: AnyTable, at: int) -> Due:
    """The `due` for somebody who only looks on, after the first `at` events."""
    state = table.observe(OPEN, at).state
    return Due.COMPUTER if table.rules.result(state) is None else Due.NOTHING


def see(
    services: Services,
    game: AnyGame,
    table: AnyTable,
    at: int,
    viewer: Viewer,
    *,
    due: Due,
    players: tuple[Player, ...],
    ui: Ui,
    legal: tuple[Any, ...] = (),
    spectates: bool = False,
    lesson: str = "",
) -> AnySeen:
    """The table after the first `at` events, as the viewer knows it."""
    observed = table.observe(viewer, at)
    return Seen(
        observed.state,
        legal,
        due,
        players,
        observed.events,
        ui,
        services.say,
        services.preferences(game),
        None if viewer == OPEN else viewer,
        spectates=spectates,
        shape=services.shape(game),
        start=table.observe(viewer, 0).state,
        lesson=lesson,
    )
