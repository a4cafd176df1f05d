"""A backup that isn't fully restored, and the buttons to go on with it."""

from tessera.scene.node import Node
from tessera.screens.components import actions, button
from tessera.screens.services import Services


def unfinished(services: Services, *, there: bool) -> list[Node]:
    """A sentence and the buttons, if such a backup is there; else nothing."""
    if not there:
        return []
    say = services.say
    words = say("A backup isn't fully restored yet. You don't need its file to continue.")
    links = actions(
        button(say("Continue restoring"), "unfinished", "primary"),
        button(say("Leave the rest out"), "leave out"),
        key="unfinished",
    )
    return [Node("p", {}, words, key="unfinished words"), links]
