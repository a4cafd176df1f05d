"""What the view of a game is told: only what whoever looks at the screen may know."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tessera.core.game import CHANCE
from tessera.games.box import Due, Seen
from tessera.session.referee import due

if TYPE_CHECKING:
    from tessera.screens.play import Play


def sight(play: Play) -> Seen[Any, Any]:
    """The table as the viewer knows it."""
    table, game = play.table, play.table.game
    viewer, waits = play.holder.viewer, _awaited(play)
    state = game.observation(table.state, viewer)
    seen = Seen(
        state,
        game.legal_actions(state) if waits is Due.CHOICE else (),
        waits,
        table.players,
        tuple(game.witness(before, event, viewer) for before, event, _ in table.history),
        play.ui,
        play.app.say,
        play.preferences,
        viewer,
    )
    if waits is Due.COMPUTER and not play.turn_ended and play.box.view.confirm(seen):
        return replace(seen, due=Due.END)
    return seen


def _awaited(play: Play) -> Due:
    """As the referee says, but some chance needs no hand, and some hands must not be seen."""
    table = play.table
    if table.game.current_player(table.state) == CHANCE:
        if play.pause is not None:
            return Due.CHANCE
    elif play.holder.must_change:
        return Due.HANDOVER
    return due(table)
