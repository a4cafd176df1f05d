"""Where the focus goes by itself: who plays by keyboard needn't search for what comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessera.kit.view import Due

if TYPE_CHECKING:
    from tessera.screens.play import Play


def lead(play: Play) -> None:
    """To what comes next: the button for it, or the board where something is to be chosen."""
    if not play.app.by_keyboard:
        return
    seen, view = play.seen, play.game.view
    if play.holder.nobody:
        play.app.focus = "primary"
    elif seen.due is Due.CHOICE and not view.must_pass(seen) and not view.offer(seen):
        aim(play)
    elif seen.due is not Due.COMPUTER:
        play.app.focus = "primary"


def aim(play: Play) -> None:
    """To where the game's view would begin to choose."""
    play.ui = play.game.view.aim(play.seen)
    play.app.focus = play.ui.cursor
