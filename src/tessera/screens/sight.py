"""What the view of a game is told: only what whoever looks at the screen may know."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tessera.core.rules import CHANCE
from tessera.kit.view import Due, Seen
from tessera.session.turn import due

if TYPE_CHECKING:
    from tessera.screens.play import Play


def sight(play: Play) -> Seen[Any, Any]:
    """The table as the viewer knows it."""
    table, rules = play.table, play.table.rules
    viewer, waits = play.holder.viewer, _awaited(play)
    state = rules.observation(table.state, viewer)
    seen = Seen(
        state,
        rules.legal_actions(state) if waits is Due.CHOICE else (),
        waits,
        table.players,
        tuple(rules.observed_action(before, event, viewer) for before, event, _ in table.history),
        play.ui,
        play.app.say,
        play.preferences,
        viewer,
    )
    if waits is Due.COMPUTER and not play.turn_ended and play.game.view.confirm(seen):
        return replace(seen, due=Due.END)
    return seen


def _awaited(play: Play) -> Due:
    """As the referee says, but some chance needs no hand, and some hands must not be seen."""
    table = play.table
    if table.rules.current_player(table.state) == CHANCE:
        if play.pause is not None:
            return Due.CHANCE
    elif play.holder.must_change:
        return Due.HANDOVER
    return due(table)
