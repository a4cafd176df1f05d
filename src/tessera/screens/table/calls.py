"""What is called out at the table, such as table talk."""

from tessera.screens.table.context import Context


def noted(context: Context, target: str) -> bool:
    """Whether this was called out in this turn already. What comes of it is said then."""
    calls = context.game.view.calls(context.seen)
    words = next((call.noted for call in calls if call.target == target), "")
    if words:
        context.services.notify(words)
    return bool(words)
