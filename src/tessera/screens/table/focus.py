"""The focus where nobody has moved it: those who play by keyboard needn't search for what comes
next."""

from dataclasses import replace

from tessera.kit.view import Due, Ui
from tessera.screens.table.context import Context
from tessera.screens.table.words.news import whose_turn


def lead(context: Context) -> None:
    """Moves the focus to what comes next, for those who have no other way to it."""
    if context.services.by_keyboard:
        go_to_what_is_due(context)


def go_to_what_is_due(context: Context) -> None:
    """Moves the focus to the button for what comes next, or to the board where something is to be
    chosen there."""
    seen, view = context.seen, context.game.view
    offered = context.source.offers and view.suggested_action(seen)
    if context.nobody:
        context.services.focus = "primary"
    elif seen.due is Due.CHOICE and not view.must_pass(seen) and not offered:
        focus_first_target(context)
    elif seen.due not in (Due.COMPUTER, Due.CHANCE):
        context.services.focus = "primary"


def focus_first_target(context: Context) -> None:
    """Moves the focus to the target where the game's view would begin to choose, or go on with a
    choice."""
    context.ui = replace(context.ui, cursor=context.game.view.first_target(context.seen))
    context.services.focus = f"game:{context.ui.cursor}"


def put_back(context: Context) -> bool:
    """Clears the choice and leaves the focus where it is; whether there was a choice."""
    chosen = context.ui.chosen
    if chosen:
        in_pocket = chosen == context.game.view.pocket(context.seen)  # No cursor goes there.
        context.ui = Ui(context.ui.cursor if in_pocket else chosen)
        context.services.messages.dismiss()
        context.services.focus = f"game:{context.ui.cursor}"
        context.services.messages.announce(whose_turn(context))
    return bool(chosen)
