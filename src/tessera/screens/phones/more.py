"""The sheet of what is seldom needed on a phone at the table: switches, the screen, and leaving."""

from collections.abc import Callable

from tessera.kit.view import AnySeen
from tessera.scene.node import Node
from tessera.screens.components import hint
from tessera.screens.phones.seat_context import SeatContext
from tessera.screens.table.parts.panels import Panels
from tessera.screens.table.parts.part import Part
from tessera.screens.table.sheets import does, leads, opens, rows, sheet


class SeatSheet(Part):
    """On it stands what `parts` have for it. The tablet has the rest."""

    place = 80

    def __init__(self, context: SeatContext, panels: Panels, parts: Callable[[], tuple[Part, ...]]):
        self._context = context
        self._panels = panels
        self._parts = parts
        self.presses = {"leave": self._leave}

    def bar(self, seen: AnySeen) -> tuple[Node, ...]:
        """The button that opens it."""
        return (opens("more", seen.say("More"), "more", self._panels.panel),)

    def sheet(self, seen: AnySeen) -> Node | None:
        """The sheet, while it is open."""
        if self._panels.panel != "more":
            return None
        say, game = seen.say, self._context.game.rules.name
        return sheet(
            say,
            "more",
            say("More"),
            *[node for part in self._parts() for node in part.more(seen)],
            rows(
                say("This game"),
                leads("rules", say("Rules"), f"#/rules/{game}"),
                does("phone", say("Leave the table"), "leave"),
            ),
            rows(
                say("The screen"),
                does("turn", say("Turn the board"), "turn", "from-bar"),
                does("settings", say("Settings"), "settings", "from-bar", aria_haspopup="dialog"),
            ),
            hint(say("If you leave, you play on the tablet. To come back, scan its code.")),
        )

    def _leave(self) -> None:
        """The tablet is told, and goes on."""
        services = self._context.services
        services.phones.leave()
        services.device.go("#/")
