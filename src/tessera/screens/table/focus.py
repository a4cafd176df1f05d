"""Where the focus goes by itself: who plays by keyboard needn't search for what comes next."""

from dataclasses import replace

from tessera.kit.view import Due, Ui
from tessera.screens.table.context import Context
from tessera.screens.table.words.news import whose_turn


def lead(context: Context) -> None:
    """To what comes next, for who has no other way."""
    if context.services.by_keyboard:
        go_to_what_is_due(context)


def go_to_what_is_due(context: Context) -> None:
    """To the button for what comes next, or to the board where something is to be chosen there."""
    seen, view = context.seen, context.game.view
    offered = context.source.offers and view.offer(seen)
    if context.nobody:
        context.services.focus = "primary"
    elif seen.due is Due.CHOICE and not view.must_pass(seen) and not offered:
        aim(context)
    elif seen.due not in (Due.COMPUTER, Due.CHANCE):
        context.services.focus = "primary"


def aim(context: Context) -> None:
    """To where the game's view would begin to choose, or go on with what was chosen."""
    context.ui = replace(context.ui, cursor=context.game.view.aim(context.seen))
    context.services.focus = f"game:{context.ui.cursor}"


def put_back(context: Context) -> bool:
    """Puts back what was chosen, and stays there; whether there was anything."""
    chosen = context.ui.chosen
    if chosen:
        beside = chosen == context.game.view.supply(context.seen)  # No cursor goes there.
        context.ui = Ui(context.ui.cursor if beside else chosen)
        context.services.messages.dismiss()
        context.services.focus = f"game:{context.ui.cursor}"
        context.services.messages.announce(whose_turn(context))
    return bool(chosen)
