"""Whoever plays a game against a computer for the first time is shown where hints are: once on each
device. Who needs none declines, or simply plays on."""

from tessera.i18n import Translator
from tessera.scene.node import Node
from tessera.screens.components import button
from tessera.screens.play.hint import Hint
from tessera.screens.table.context import Context

SHOWN = "first-hints"
"""The setting with the names of the games in which it was shown."""

DECLINE = "no hint"
"""What its button presses."""


def decline_button(say: Translator) -> Node:
    """Takes the message and the mark on the lamp away."""
    return button(say("No, thanks"), DECLINE, "decline")


def first_hint(context: Context, hint: Hint) -> tuple[str, ...]:
    """What is said when there is something to choose for the first time; nothing later, nor where
    a game of this kind was finished on this device."""
    services, table, name = context.services, context.table, context.game.rules.name
    shown = services.settings.recall(SHOWN, "").split()
    alone = all(player.is_person for player in table.players)
    if name in shown or alone or not hint.can_help(context.seen):
        return ()
    services.remember(SHOWN, " ".join([*shown, name]))
    if any(entry.over and entry.game == name for entry in services.saves.entries()):
        return ()
    return (services.say("Not sure what to do? Press the lamp for a hint."),)
