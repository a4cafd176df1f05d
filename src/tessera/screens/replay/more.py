"""The sheet of a replay: its speed, whose chair it is seen from, and where to go from here."""

from collections.abc import Callable

from tessera.i18n import Translator
from tessera.kit.view import AnySeen
from tessera.scene.node import Node
from tessera.screens.components import field, hint, selection
from tessera.screens.replay.context import ReplayContext
from tessera.screens.table.parts.panels import Panels
from tessera.screens.table.parts.part import Part
from tessera.screens.table.sheets import does, leads, opens, rows, sheet, tiles
from tessera.screens.table.spectate import viewers
from tessera.session.observe import OPEN, Viewer
from tessera.session.table import AnyTable

SPEEDS = {"slow": 3000, "normal": 1500, "fast": 600, "fastest": 200}
"""Milliseconds from one event to the next."""


class ReplaySheet(Part):
    """What is chosen for one replay."""

    place = 80

    def __init__(self, context: ReplayContext, panels: Panels, branch: Callable[[], None]) -> None:
        self._context = context
        self._panels = panels
        self.speed = context.services.settings.recall("replay", "normal")
        self.presses = {"branch": branch}
        self.fields = {"speed": self._choose_speed, "viewer": self._choose_chair}

    def _choose_speed(self, speed: str) -> None:
        if speed in SPEEDS:
            self.speed = speed
            self._context.services.remember("replay", speed)

    def _choose_chair(self, number: str) -> None:
        self._context.chair = viewers(self._context.table)[int(number)]

    def bar(self, seen: AnySeen) -> tuple[Node, ...]:
        """The button that opens it."""
        return (opens("more", seen.say("More"), "more", self._panels.panel),)

    def sheet(self, seen: AnySeen) -> Node | None:
        """The sheet, while it is open."""
        if self._panels.panel != "more":
            return None
        say, table, id = seen.say, self._context.table, self._context.id
        speeds = [
            ("slow", say("Slow")),
            ("normal", say("Normal")),
            ("fast", say("Fast")),
            ("fastest", say("Very fast")),
        ]
        over, chairs = table.rules.result(table.state) is not None, viewers(table)
        choices = [(str(n), _name(say, table, viewer)) for n, viewer in enumerate(chairs)]
        chosen = str(chairs.index(self._context.chair))
        hidden = say("Hands stay hidden until the game is over.")
        return sheet(
            say,
            "more",
            say("More"),
            field(say("Speed"), selection("speed", say("Speed"), speeds, self.speed)),
            field(say("Seen by"), selection("viewer", say("Seen by"), choices, chosen))
            if len(choices) > 1
            else None,
            hint(hidden) if chairs[0] is None else None,
            tiles(
                does("branch", say("Continue from here"), "branch"),
                leads("flag", say("How it went"), f"#/end/{id}") if over else None,
                leads("analysis", say("Analysis"), f"#/analysis/{id}")
                if over and self._context.game.analyst
                else None,
            ),
            rows(
                say("This game"),
                leads("share", say("Share"), f"#/share/{id}"),
                leads("saved", say("Saved games"), "#/saved"),
            ),
        )


def _name(say: Translator, table: AnyTable, viewer: Viewer) -> str:
    """A viewer in words."""
    if viewer == OPEN:
        return say("The open table")
    return say("As spectators saw it") if viewer is None else table.players[viewer].name
