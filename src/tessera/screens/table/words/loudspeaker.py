"""The button behind a prompt that reads it out, at every table where texts are read aloud."""

from collections.abc import Callable

from tessera.kit.view import AnySeen
from tessera.scene.node import Node
from tessera.scene.widgets import picture
from tessera.screens.services.reading import ReadAloud
from tessera.screens.table.context import Context
from tessera.screens.table.parts.part import Part
from tessera.screens.table.parts.values import Prompt
from tessera.screens.table.words.news import whose_turn


class Loudspeaker(Part):
    """The loudspeaker of one table. `asked` gives what a lesson or puzzle asks instead of the
    table's own prompt."""

    def __init__(self, context: Context, asked: Callable[[], str] | None = None) -> None:
        self._context = context
        self._asked = asked or (lambda: whose_turn(context))
        self.presses = {"read prompt": self._read}

    def arrive(self) -> None:
        """Reads what is asked, where nothing else has been said of it."""
        if self._reading.is_on and not self._context.services.messages.announcements:
            self._read()

    def prompt(self, seen: AnySeen, prompt: Prompt) -> Prompt:
        if not self._reading.is_on:
            return prompt
        label = seen.say("Read aloud")
        named = {"type": "button", "class": "why-button", "aria-label": label, "title": label}
        button = Node(
            "button",
            {**named, "data-press": "app:read prompt"},
            picture("read"),
            key="read button",
        )
        behind = Node("span", {"class": "behind-prompt"}, prompt.why, button, key="behind")
        return prompt._replace(why=behind)

    @property
    def _reading(self) -> ReadAloud:
        return self._context.services.reading

    def _read(self) -> None:
        self._reading.read(self._asked())
