"""The sheet of what is seldom needed: switches of the parts, and ways to other pages."""

from collections.abc import Callable

from tessera.i18n import Translator
from tessera.kit.view import AnySeen, Due
from tessera.scene.node import Node
from tessera.screens.setup.begin import begin
from tessera.screens.table.context import Context
from tessera.screens.table.parts.panels import Panels
from tessera.screens.table.parts.part import Part
from tessera.screens.table.sheets import does, leads, opens, rows, sheet, tiles


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
        say = seen.say
        return sheet(
            say,
            "more",
            say("More"),
            self._first(seen),
            *[node for part in self._parts() for node in part.more(seen)],
            *self._further(seen),
            Node("p", {"class": "hint keys"}, say("On the board, the key ? shows all keys."))
            if self._context.ui.cursor
            else None,
        )

    def _first(self, seen: AnySeen) -> Node:
        """What is looked for most: another while the game goes on than at its end."""
        say = seen.say
        if seen.due is Due.NOTHING:
            return tiles(self._again(say), self._replay(say), self._share(say))
        can_change = any("open seats" in part.presses for part in self._parts())
        people = does("people", say("Who plays?"), "open seats") if can_change else None
        return tiles(self._rules(say), people, self._again(say))

    def _further(self, seen: AnySeen) -> tuple[Node, ...]:
        say, context, over = seen.say, self._context, seen.due is Due.NOTHING
        name = context.game.rules.name
        return (
            rows(
                say("This game"),
                # By post everybody has the game at home.
                None
                if over or context.table.post
                else leads("phone", say("Phones"), f"#/phones/{context.id}"),
                None if over else self._replay(say),
                None if over else self._share(say),
                self._rules(say) if over else None,
                leads("odds", say("Odds and throws"), f"#/odds/{name}/{context.id}")
                if context.game.odds()
                else None,
            ),
            rows(
                say("Other games"),
                leads("seats", say("Another set-up"), f"#/new/{name}"),
                leads("saved", say("Saved games"), "#/saved"),
            ),
            rows(
                say("The screen"),
                does("turn", say("Turn the board"), "turn", "from-bar"),
                does("settings", say("Settings"), "settings", "from-bar", aria_haspopup="dialog"),
            ),
        )

    def _again(self, say: Translator) -> Node:
        return does("restart", say("Play again"), "again")

    def _rules(self, say: Translator) -> Node:
        context = self._context
        return leads("rules", say("Rules"), f"#/rules/{context.game.rules.name}/{context.id}")

    def _replay(self, say: Translator) -> Node:
        return leads("again", say("Replay"), f"#/watch/{self._context.id}")

    def _share(self, say: Translator) -> Node:
        return leads("share", say("Share"), f"#/share/{self._context.id}")

    def _play_again(self) -> None:
        """The same people, the same rules, new dice."""
        table = self._context.table
        begin(self._context.services, self._context.game, table.setup, table.players)
