"""A button in the bar that does one thing."""

from collections.abc import Callable

from tessera.kit.view import AnySeen
from tessera.scene.node import Node
from tessera.screens.components import bar_button
from tessera.screens.table.parts.part import Part


class BarButton(Part):
    """A button with a place in the bar and a picture of the icon sheet; `word`, which stands under
    the picture, and `label`, its whole name, are texts to be translated."""

    def __init__(
        self,
        place: int,
        icon: str,
        word: str,
        label: str,
        target: str,
        does: Callable[[], None],
    ) -> None:
        self.place = place
        self.presses = {target: does}
        self._icon = icon
        self._word = word
        self._label = label
        self._target = target

    def bar(self, seen: AnySeen) -> tuple[Node, ...]:
        say = seen.say
        return (bar_button(self._icon, say(self._word), self._target, say(self._label)),)
