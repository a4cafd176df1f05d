"""Where the focus goes by itself: who plays by keyboard needn't search for what comes next."""

from tessera.kit.view import Due
from tessera.screens.play.context import Context


def lead(context: Context) -> None:
    """To what comes next: the button for it, or the board where something is to be chosen."""
    if not context.services.by_keyboard:
        return
    seen, view = context.seen, context.game.view
    if context.handover.nobody:
        context.services.focus = "primary"
    elif seen.due is Due.CHOICE and not view.must_pass(seen) and not view.offer(seen):
        aim(context)
    elif seen.due is not Due.COMPUTER:
        context.services.focus = "primary"


def aim(context: Context) -> None:
    """To where the game's view would begin to choose."""
    context.ui = context.game.view.aim(context.seen)
    context.services.focus = f"game:{context.ui.cursor}"
