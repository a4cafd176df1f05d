"""A backup that isn't fully restored, and the buttons to go on with it."""

from tessera.scene.node import Node
from tessera.scene.widgets import button
from tessera.screens.components import actions
from tessera.screens.services import Services


class Unfinished:
    """The backup that was begun to be restored, if there is one."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self.text = ""
        self.presses = {"leave out": self._leave_out, "leave in": self._leave_in}
        self._left_out = ""

    def look(self) -> None:
        """Asks the durable store for it."""
        self._services.unfinished_backup.read(self._found)

    def draw(self) -> list[Node]:
        """A sentence and the buttons, if such a backup is there; else nothing."""
        if not self.text:
            return []
        say = self._services.say
        words = say("A backup isn't fully restored yet. You don't need its file to continue.")
        links = actions(
            button(say("Continue restoring"), "unfinished", "primary"),
            button(say("Leave the rest out"), "leave out"),
            key="unfinished",
        )
        return [Node("p", {}, words, key="unfinished words"), links]

    def _found(self, text: str) -> None:
        self.text = text

    def _leave_out(self) -> None:
        services, self._left_out, self.text = self._services, self.text, ""
        services.focus = "heading"
        services.unfinished_backup.keep(None)
        words = services.say("The rest of the backup is left out.")
        services.messages.notify(words, button(services.say("Undo"), "leave in"))

    def _leave_in(self) -> None:
        self.text = self._left_out
        self._services.focus = "heading"
        self._services.unfinished_backup.keep(self.text)
