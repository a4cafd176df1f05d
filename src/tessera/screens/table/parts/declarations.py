"""Declarations that players make at the table, such as table talk: each is asked about once more
before it counts."""

from tessera.kit.view import AnySeen
from tessera.scene.node import Node
from tessera.scene.widgets import button, group
from tessera.screens.components import hint
from tessera.screens.table.context import Context
from tessera.screens.table.parts.part import Part
from tessera.screens.table.turns import declared


class Declarations(Part):
    """The declarations of one game, and the one that the player is asked to confirm."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.asking = ""
        """The target of a declaration that was made and is not yet confirmed."""
        self.presses = {"open more": self._open}
        self.families = {"call": self._ask}

    def settled(self) -> None:
        """Closes the sheet when the declaration that was asked about has been made, so that its
        effect is seen."""
        if self.asking and declared(self._context, self._context.seen, self.asking):
            self.asking = ""
            self._context.panels.close()

    def more(self, seen: AnySeen) -> tuple[Node, ...]:
        """A button for each declaration that may be made, or the question that confirms it."""
        say = seen.say
        nodes: list[Node] = []
        for declaration in self._context.game.view.declarations(seen):
            if declaration.noted:
                off = button(declaration.label, f"call {declaration.target}", aria_disabled="true")
                nodes += [off, hint(declaration.noted, f"noted {declaration.target}")]
            elif self.asking != declaration.target:
                nodes.append(button(declaration.label, f"call {declaration.target}"))
            else:
                nodes.append(
                    group(
                        "question",
                        declaration.label,
                        Node("b", {}, declaration.label),
                        Node("p", {}, declaration.question),
                        button(say("Yes"), declaration.target, "primary", space="game"),
                        button(say("No"), "call "),
                        key=f"question {declaration.target}",
                    )
                )
        return tuple(nodes)

    def _open(self) -> None:
        """Opens the sheet with the declarations, without a question on it."""
        self.asking = ""
        self._context.panels.open("more")

    def _ask(self, target: str) -> None:
        if words := declared(self._context, self._context.seen, target):
            self._context.services.messages.notify(words)
        else:
            self.asking = target
            self._context.services.focus = f"game:{target}" if target else "app:close"
