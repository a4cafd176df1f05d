"""The switches for dice of one's own, under More."""

from tessera.core.record import DEVICE, EVERYBODY, PEOPLE
from tessera.kit.view import AnySeen
from tessera.scene.node import Node
from tessera.screens.components import flag
from tessera.screens.table.context import Context
from tessera.screens.table.parts.part import Nodes, Part
from tessera.screens.table.sheets import does, rows


class WhoseDice(Part):
    """The choice between the device's dice and real ones, at any time; with computers at the table
    also the choice who throws for them."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.presses = {
            "own dice": lambda: self._switch(PEOPLE, DEVICE),
            "own dice everybody": lambda: self._switch(EVERYBODY, PEOPLE),
        }

    def more(self, seen: AnySeen) -> Nodes:
        """The switches, until the game is over."""
        table, say = self._context.table, seen.say
        if table.result is not None:
            return ()
        own = table.dice != DEVICE
        computers = not all(player.is_person for player in table.players)
        return (
            rows(
                say("Dice"),
                _switch("die", say("We throw our own dice"), "own dice", on=own),
                _switch(
                    "dice",
                    say("We throw for the computers, too"),
                    "own dice everybody",
                    on=table.dice == EVERYBODY,
                )
                if own and computers
                else None,
            ),
        )

    def _switch(self, on: str, off: str) -> None:
        table = self._context.table
        table.throw_with(off if table.dice in (on, EVERYBODY) else on)


def _switch(icon: str, label: str, press: str, *, on: bool) -> Node:
    return does(icon, label, press, aria_pressed=flag(on))
