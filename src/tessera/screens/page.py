"""What every screen is: on a plain one nothing happens by itself."""

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any, Concatenate, ParamSpec

from tessera.kit.game import AnyGame
from tessera.kit.motion import Flight
from tessera.scene.node import Node
from tessera.screens.services import Services

Draw = Callable[[Any], Node]
"""Draws a page of which model and view are files of their own."""
Presses = Mapping[str, Callable[[], None]]
"""What controls do, by their targets."""
Families = Mapping[str, Callable[[str], None]]
"""What controls of many targets do, by the first word of these: it is given the rest."""
Fields = Mapping[str, Callable[[str], None]]
"""What is done with another value of a form field, by the name in its `data-change`."""
FieldFamilies = Mapping[str, Callable[[str, str], None]]
"""The same for fields of many names, by the first word of these: it is given the rest, too."""
Value = ParamSpec("Value")


def meaning(
    target: str,
    single: Mapping[str, Callable[Value, None]],
    families: Mapping[str, Callable[Concatenate[str, Value], None]],
) -> Callable[Value, None] | None:
    """What a target or the name of a field means by these tables; None if it is in neither."""
    if target in single:
        return single[target]
    family, space, rest = target.partition(" ")
    return partial(families[family], rest) if space and family in families else None


class Page:
    """One page of the app. Presses come in two name spaces: `app:` for the controls of the frame,
    `game:` for what a game's own view has drawn."""

    name = "page"
    """For the style sheet."""
    locks = False
    """Whether it wants the saved game that it shows for its tab alone."""

    reference = False
    """Whether it is there to look something up, and then to go back to where one was."""

    presses: Presses = MappingProxyType({})
    """What its controls do: whatever can be pressed on it stands here, or in `families`."""
    families: Families = MappingProxyType({})
    """The same for controls of many targets."""
    fields: Fields = MappingProxyType({})
    """What its form fields do."""
    field_families: FieldFamilies = MappingProxyType({})
    """The same for fields of many names."""

    game_shown: AnyGame | None = None
    """The game that is played or looked at, whose preferences stand among the settings then."""

    def __init__(
        self, services: Services, saved: str | None = None, view: Draw | None = None
    ) -> None:
        """`saved` is the id of the saved game that is shown, if there is one."""
        self.services = services
        self.saved = saved
        self._view = view

    @property
    def shows_notice(self) -> bool:
        """Whether it has a place of its own for short messages now; else they lie over the page."""
        return False

    @property
    def board_focus(self) -> str:
        """What has the focus while it is on the board; nothing where there is none to move on."""
        return ""

    def arrive(self) -> None:
        """Says where the focus is to be when the screen comes: on its title, which is read then."""
        self.services.focus = "heading"

    def draw(self) -> Node:
        """The whole page."""
        assert self._view is not None
        return self._view(self)

    def coming(self) -> Node | None:
        """What of the page that comes next can be made already, though it isn't to be seen."""
        return None

    def flights(self) -> tuple[Flight, ...]:
        """What moves when the page is drawn now; asked once for each drawing."""
        return ()

    def press(self, target: str) -> None:
        """Something with `data-press="app:TARGET"` was pressed."""
        if does := self.meant(target):
            does()

    def meant(self, target: str) -> Callable[[], None] | None:
        """What a control of the page does; None for a target that means nothing here."""
        return meaning(target, self.presses, self.families)

    def press_game(self, target: str) -> None:
        """Something with `data-press="game:TARGET"` was pressed."""

    @property
    def carried(self) -> str:
        """The target of what is chosen to be played now; empty while nothing is."""
        return ""

    def pick_up(self, target: str) -> bool:
        """Something with `data-drag="game:TARGET"` is picked up; whether it may be."""
        return False

    def drop(self, target: str) -> bool:
        """What was picked up is dropped on a target, or on nothing where that is empty; whether
        it was played."""
        return False

    def reach(self, target: str) -> tuple[str, ...]:
        """The targets where what lies at a target could go."""
        return ()

    def change(self, field: str, value: str) -> None:
        """The form field with `data-change="FIELD"` has another value."""
        if takes := self.takes(field):
            takes(value)

    def takes(self, field: str) -> Callable[[str], None] | None:
        """What a form field of the page does; None for a name that means nothing here."""
        return meaning(field, self.fields, self.field_families)

    def key(self, key: str) -> bool:
        """A key was pressed that a screen may know, one of the board only while the focus is there;
        whether it meant something. With Ctrl, or ⌘ on a Mac, it is called "Control+z"."""
        return False

    @property
    def layers(self) -> int:
        """How many things lie over it. Escape, or a way back, closes one of them."""
        return 0

    def close_layer(self) -> None:
        """Closes the one that lies on top; does nothing where there is none."""

    def keeps_up(self) -> bool:
        """Another window has made something else of the saved game: whether the page has taken it
        in, and need not be made anew."""
        return False

    def cover(self) -> None:
        """A sheet lies over it: what happens by itself waits."""

    def uncover(self) -> None:
        """The sheet is gone: it goes on."""

    def come_back(self) -> None:
        """The page is in sight again; hours may have passed, or days."""

    def leave(self) -> None:
        """Another screen follows: whatever was to happen later is called off."""
