"""The way to the settings, from every table."""

from tessera.kit.view import AnySeen
from tessera.scene.node import Node
from tessera.screens.settings.view import settings_button
from tessera.screens.table.parts.part import Part


class ToSettings(Part):
    """A button; the app opens the sheet."""

    place = 70

    def bar(self, seen: AnySeen) -> tuple[Node, ...]:
        """The gear."""
        return (settings_button(seen.say),)
