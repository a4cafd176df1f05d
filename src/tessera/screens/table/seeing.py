"""The table as a viewer sees it, the one place where a table becomes `Seen`; and the flights of
pieces and cards since the screen was last drawn."""

from typing import Any

from tessera.core.record import Player
from tessera.core.rules import CHANCE
from tessera.kit.game import AnyGame
from tessera.kit.motion import Beat, backwards, in_turn
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


LINE, END = 900, 400
"""Milliseconds for which a line is drawn, and for which an end rests before it is told."""
MOST = 6
"""With more events at once nobody could follow: who jumps wants to be there."""


class Flights:
    """Follows one game on the screen, forward and back. Everything is drawn as the viewer knows it,
    so what flies shows no more than what lies there."""

    def __init__(self, services: Services, game: AnyGame, table: AnyTable) -> None:
        self._services = services
        self._game = game
        self._table = table
        self._at = 0
        self._viewer: Viewer = None

    def look(self, at: int, viewer: Viewer) -> None:
        """Remembers what the screen shows now, without flights."""
        self._at, self._viewer = at, viewer

    def beat(self, at: int, viewer: Viewer) -> Beat | None:
        """The movement from the position shown last to that after `at` events, forward or back.
        Asked once for each drawing, since it remembers the new position."""
        was, looked = self._at, self._viewer
        self.look(at, viewer)
        if not 0 < abs(at - was) <= MOST:
            return None
        if at > was:
            steps = [self._step(n, looked, viewer) for n in range(was, at)]
            before, after = steps[-1]
            line = self._game.view.draws_line(before.state, after.state)
            rest = LINE * line + END * (after.due is Due.NOTHING)
            flown = in_turn(self._game.view.flights(*step) for step in steps)
            return Beat(flown, any(map(self._thrown, range(was, at))), rest)
        steps = [self._step(n, viewer, looked) for n in range(was - 1, at - 1, -1)]
        back = (backwards(self._game.view.flights(*step)) for step in steps)
        return Beat(in_turn(back), dice=False)

    def _thrown(self, n: int) -> bool:
        """Whether the n-th event was thrown on the screen."""
        before = self._table.observe(self._viewer, n).state
        by_chance = self._table.rules.current_player(before) == CHANCE
        return by_chance and not self._table.own_dice_at(n)

    def _step(self, n: int, before: Viewer, after: Viewer) -> tuple[AnySeen, AnySeen]:
        """The views before and after the n-th event."""
        return self._seen(n, before), self._seen(n + 1, after)

    def _seen(self, at: int, viewer: Viewer) -> AnySeen:
        return spectate(self._services, self._game, self._table, at, viewer)
