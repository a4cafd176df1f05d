"""The button that leads to the settings, at every table."""

from tessera.kit.view import AnySeen
from tessera.scene.node import Node
from tessera.screens.settings.view import settings_button
from tessera.screens.table.parts.part import Part


class ToSettings(Part):
    """A button in the bar; the app opens the sheet."""

    place = 70

    def bar(self, seen: AnySeen) -> tuple[Node, ...]:
        return (settings_button(seen.say),)
