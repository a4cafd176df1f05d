"""A part of a table on the screen: one thing that is there besides the game itself.

A page of a table is a list of parts. Each has slots in which it shows something, changes what those
before it in the list meant, or hears of what happens. A slot that a part doesn't override isn't
called (`slots.py`).
"""

from collections.abc import Mapping
from types import MappingProxyType

from tessera.kit.view import AnySeen
from tessera.scene.node import Node
from tessera.screens.page import Families, FieldFamilies, Fields, Presses
from tessera.screens.table.marks import Mark
from tessera.screens.table.parts.values import (
    HandPlace,
    Motion,
    News,
    PrimaryAction,
    Prompt,
    Shown,
)
from tessera.session.table import Change

Nodes = tuple[Node | None, ...]


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

    # --- what it shows: that of every part, in their order ---

    def look(self, seen: AnySeen) -> tuple[str, ...]:
        """Class names of the whole screen, for the style sheet."""
        return ()

    def bar(self, seen: AnySeen) -> Nodes:
        """Its buttons in the bar."""
        return ()

    def before_panel(self, seen: AnySeen) -> Nodes:
        """What is read before the turn panel."""
        return ()

    def before_board(self, seen: AnySeen) -> Nodes:
        """What is read between the turn panel and the board."""
        return ()

    def foot(self, seen: AnySeen, action: PrimaryAction) -> Nodes:
        """What stands under the one button, which means `action`."""
        return ()

    def marks(self, seen: AnySeen) -> dict[str, Mark]:
        """What is marked on the board, by target."""
        return {}

    def more(self, seen: AnySeen) -> Nodes:
        """What stands of it on the sheet of what is seldom needed."""
        return ()

    def sheet(self, seen: AnySeen) -> Node | None:
        """What lies of it beside the board, or over it."""
        return None

    def instead(self) -> Node | None:
        """The whole screen, where it takes the place of the table; the first one counts."""
        return None

    # --- what it makes of what is shown ---

    def title(self, words: str) -> str:
        """The heading of the screen, for who doesn't see it."""
        return words

    def asked(self, seen: AnySeen, words: str) -> str:
        """What is to be done now, in a sentence or two."""
        return words

    def shown(self, shown: Shown) -> Shown:
        """What lies on the table."""
        return shown

    def shown_at(self, at: int) -> int:
        """After how many events the table is shown."""
        return at

    def prompt(self, seen: AnySeen, prompt: Prompt) -> Prompt:
        """The words of the turn panel."""
        return prompt

    def hand(self, seen: AnySeen, place: HandPlace) -> HandPlace:
        """Dice or cards, and what a press beside them does."""
        return place

    def board(self, seen: AnySeen, node: Node) -> Node:
        """The board."""
        return node

    def primary(self, seen: AnySeen, action: PrimaryAction) -> PrimaryAction:
        """What the one button means."""
        return action

    def controls(self, seen: AnySeen, nodes: Nodes) -> Nodes:
        """The one button, and what stands beside it or in its place."""
        return nodes

    def motion(self, motion: Motion) -> Motion:
        """How fast things move."""
        return motion

    # --- what people do ---

    def pressing(self, target: str) -> None:
        """A control of the screen is about to do something."""

    def takes(self, target: str) -> bool:
        """Whether it has dealt with a press on the board or in the hand; else the game does."""
        return False

    def meant(self, key: str) -> str:
        """What a key means on the board as it lies."""
        return key

    def chose(self, field: str) -> None:
        """A form field of the screen has another value."""

    # --- what happens ---

    def arrive(self) -> None:
        """The screen has come, with the focus on the one button."""

    def changed(self, change: Change) -> None:
        """Something happened on the table, or was taken back; it is kept, and not yet told."""

    def tell(self, change: Change, news: News) -> News:
        """What is told of it."""
        return news

    def settled(self) -> None:
        """All that a change means was done and told."""

    def handed_on(self) -> None:
        """Nobody has the tablet now: what lay open goes."""

    def keeps_up(self) -> bool:
        """Whether it has taken in what another window has made of the saved game."""
        return False

    def cover(self) -> None:
        """A sheet of the app lies over the screen: what happens by itself waits."""

    def uncover(self) -> None:
        """The sheet is gone: it goes on."""

    def come_back(self) -> None:
        """The page is in sight again; hours may have passed, or days."""

    def leave(self) -> None:
        """Nobody looks at this table any more."""
