"""A part of a table on the screen: one thing that is there besides the game itself."""

from collections.abc import Mapping
from types import MappingProxyType

from tessera.kit.view import AnySeen
from tessera.scene.node import Node
from tessera.screens.page import Families, FieldFamilies, Fields, Presses
from tessera.session.table import Change


class Part:
    """Hears of presses, keys, fields and events, and draws itself where it has a place. What a part
    doesn't say for itself does nothing and shows nothing."""

    place = 0
    """Where its buttons stand in the bar, from the beginning: undo 10, the board 20 to 40, hint 50,
    log 60, settings 70, and what leads on 80."""
    presses: Presses = MappingProxyType({})
    """What its controls do."""
    families: Families = MappingProxyType({})
    """What its controls of many targets do."""
    fields: Fields = MappingProxyType({})
    """What its form fields do."""
    field_families: FieldFamilies = MappingProxyType({})
    """What its form fields of many names do."""
    keys: Mapping[str, str] = MappingProxyType({})
    """The targets that keys press, wherever the focus is."""

    @property
    def is_over(self) -> bool:
        """Whether something of it lies over the table, which Escape or a way back closes."""
        return False

    def close(self) -> None:
        """Closes that; the focus goes back to where it was before."""

    def changed(self, change: Change) -> None:
        """Something happened on the table, or was taken back."""

    def leave(self) -> None:
        """Nobody looks at this table any more."""

    def bar(self, seen: AnySeen) -> tuple[Node | None, ...]:
        """Its buttons in the bar."""
        return ()

    def more(self, seen: AnySeen) -> tuple[Node | None, ...]:
        """What stands of it on the sheet of what is seldom needed."""
        return ()

    def sheet(self, seen: AnySeen) -> Node | None:
        """What lies of it beside the board, or over it."""
        return None
