"""A game is found as it was left by people who only looked something up."""

from tessera.screens.services.memory import Bookmark
from tessera.screens.table.context import Context
from tessera.screens.table.parts.turning import Turning
from tessera.screens.table.parts.zoom import Zoom


def leave_open(context: Context, turning: Turning, zoom: Zoom) -> None:
    """Remembers how the game lies on the screen."""
    context.services.memory.bookmark = Bookmark(
        context.id,
        context.table.played,
        context.ui,
        turning.turned,
        zoom.on,
        context.turn_ended_at,
    )


def come_back(context: Context, turning: Turning, zoom: Zoom) -> None:
    """As it was left, but where hands are hidden nobody has the tablet: a chosen card would tell
    who had it."""
    left = context.services.memory.bookmark
    if left is None or (left.id, left.played) != (context.id, context.table.played):
        return
    context.turn_ended_at = left.turn_ended_at
    turning.turned, zoom.on = left.turned, left.zoomed
    if not context.handover.passes_round:
        context.ui = left.ui
