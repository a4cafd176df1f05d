"""A button in the bar that does one thing."""

from collections.abc import Callable

from tessera.kit.view import AnySeen
from tessera.scene.node import Node
from tessera.screens.components import icon_button
from tessera.screens.table.parts.part import Part


class BarButton(Part):
    """A button with a place in the bar and a picture of the icon sheet; `label` is a text to be
    translated."""

    def __init__(
        self, place: int, icon: str, label: str, target: str, does: Callable[[], None]
    ) -> None:
        self.place = place
        self.presses = {target: does}
        self._icon = icon
        self._label = label
        self._target = target

    def bar(self, seen: AnySeen) -> tuple[Node, ...]:
        return (icon_button(self._icon, seen.say(self._label), self._target),)
