"""The sheet of what is seldom needed: switches of the parts, and ways to other pages."""

from collections.abc import Callable

from tessera.kit.view import AnySeen, Due
from tessera.scene.node import Node
from tessera.screens.components import actions, button, link
from tessera.screens.setup.begin import begin
from tessera.screens.table.context import Context
from tessera.screens.table.parts.panels import Panels
from tessera.screens.table.parts.part import Part
from tessera.screens.table.sheets import opens, sheet


class PlaySheet(Part):
    """The sheet of one game; on it stands what `parts` have for it."""

    place = 80

    def __init__(self, context: Context, panels: Panels, parts: Callable[[], tuple[Part, ...]]):
        self._context = context
        self._panels = panels
        self._parts = parts
        self.presses = {"again": self._play_again}

    def bar(self, seen: AnySeen) -> tuple[Node, ...]:
        """The button that opens it."""
        return (opens("more", seen.say("More"), "more", self._panels.panel),)

    def sheet(self, seen: AnySeen) -> Node | None:
        """The sheet, while it is open."""
        if self._panels.panel != "more":
            return None
        say, context, game = seen.say, self._context, self._context.game
        name = game.rules.name
        return sheet(
            say,
            "more",
            say("More"),
            *[node for part in self._parts() for node in part.more(seen)],
            actions(
                button(say("Turn the board"), "turn", look="from-bar"),
                button(say("Settings"), "settings", look="from-bar", aria_haspopup="dialog"),
                button(say("Who plays?"), "open seats") if seen.due is not Due.NOTHING else None,
                button(say("Play again"), "again"),
                link(say("Another set-up"), f"#/new/{name}", "button"),
                link(say("Rules"), f"#/rules/{name}/{context.id}", "button"),
                link(say("Odds and throws"), f"#/odds/{name}/{context.id}", "button")
                if game.odds()
                else None,
                link(say("Replay"), f"#/watch/{context.id}", "button"),
                link(say("Share"), f"#/share/{context.id}", "button"),
                link(say("Saved games"), "#/saved", "button"),
            ),
            Node("p", {"class": "hint keys"}, self._keys(seen)) if context.ui.cursor else None,
        )

    def _keys(self, seen: AnySeen) -> str:
        say, game = seen.say, self._context.game
        keys = say(
            "Keys: arrows move over the board, Page Up and Page Down to where you can play, "
            "Enter plays. B reads the board aloud, D says dice and count."
        )
        if game.bots_think:
            keys += " " + say("H asks for a hint.")
        if game.has_choices:
            keys += " " + say("W says what you can do.")
            keys += " " + say(
                "Escape puts back what you have chosen, Ctrl+Z is Undo and Ctrl+Shift+Z is Redo."
            )
        return keys

    def _play_again(self) -> None:
        """The same people, the same rules, new dice."""
        table = self._context.table
        begin(self._context.services, self._context.game, table.setup, table.players)
