"""What one plays for, told once on each device: when the first game of a kind begins."""

from tessera.screens.table.context import Context

TOLD = "goals"
"""The setting with the names of the games whose goal was told."""


def tell_the_goal(context: Context) -> None:
    """A message like any other: it stays as long as it takes to read it, and a press sends it
    away."""
    services, name = context.services, context.game.rules.name
    told = services.settings.recall(TOLD, "").split()
    goal = context.game.view.goal(context.seen)
    if goal and name not in told and not context.table.played:
        services.remember(TOLD, " ".join([*told, name]))
        services.advise(goal)
