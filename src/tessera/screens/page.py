"""The base class of all screens: on a plain one nothing happens by itself."""

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any, Concatenate, ParamSpec

from tessera.kit.game import AnyGame
from tessera.kit.motion import Beat
from tessera.scene.node import Node
from tessera.screens.services import Services
from tessera.screens.timer import Task, Work

Draw = Callable[[Any], Node]
"""Draws a page of which model and view are files of their own."""
Presses = Mapping[str, Callable[[], None]]
"""The functions of controls, by their targets."""
Families = Mapping[str, Callable[[str], None]]
"""The functions of controls with many targets, by the first word of the target. They are called
with the rest."""
Fields = Mapping[str, Callable[[str], None]]
"""The functions of form fields, by the name in their `data-change`. They are called with the new
value."""
FieldFamilies = Mapping[str, Callable[[str, str], None]]
"""The functions of form fields with many names, by the first word of the name. They are called with
the rest and the new value."""
Value = ParamSpec("Value")


def meaning(
    target: str,
    single: Mapping[str, Callable[Value, None]],
    families: Mapping[str, Callable[Concatenate[str, Value], None]],
) -> Callable[Value, None] | None:
    """The function for a target or the name of a field in these tables; None if it is in neither.
    `families` is looked up by the first word, and its function is given the rest."""
    if target in single:
        return single[target]
    family, space, rest = target.partition(" ")
    return partial(families[family], rest) if space and family in families else None


class Answers:
    """The functions of the controls of a page, or of a part of one. Each control has its target or
    name in one of the tables."""

    presses: Presses = MappingProxyType({})
    """A function for each `app:` target of its controls."""
    families: Families = MappingProxyType({})
    """A function for each first word of such targets, which is called with the rest of the
    target."""
    fields: Fields = MappingProxyType({})
    """A function for each name of its form fields, which is called with the new value."""
    field_families: FieldFamilies = MappingProxyType({})
    """A function for each first word of such names, which is called with the rest of the name and
    the new value."""


class Page(Answers):
    """One page of the app. The target of a press is in one of two name spaces: `app:` for the
    controls of the frame, `game:` for those that a game's own view has drawn, and for whatever else
    can be carried."""

    name = "page"
    """A name for the style sheet."""
    locks = False
    """Whether it needs the saved game that it shows for its tab alone."""

    reference = False
    """Whether it is read to look something up, and then left for the page before it."""

    game_shown: AnyGame | None = None
    """The game that is played or looked at, whose preferences are among the settings then."""

    def __init__(
        self, services: Services, saved: str | None = None, view: Draw | None = None
    ) -> None:
        """`saved` is the id of the saved game that is shown, if there is one."""
        self.services = services
        self.saved = saved
        self._view = view
        self._tasks: list[Task] = []

    @property
    def thinks(self) -> bool:
        """Whether it may want the thinker without a press."""
        return False

    @property
    def shows_notice(self) -> bool:
        """Whether it has a place of its own for short messages now; otherwise they lie over the
        page."""
        return False

    @property
    def board_focus(self) -> str:
        """The whole target that has the focus while it is on the board, such as "game:e4"; "" where
        no cursor moves."""
        return ""

    @property
    def is_secret(self) -> bool:
        """Whether what is announced may be one player's secret, of several at this device."""
        return False

    def arrive(self) -> None:
        """Called when the screen opens. Sets the focus: by default on the title, which is read
        then."""
        self.services.focus = "heading"

    def draw(self) -> Node:
        """The whole page."""
        assert self._view is not None
        return self._view(self)

    def coming(self) -> Node | None:
        """Nodes of the next drawing that can be built in advance, though they aren't shown yet;
        None if there are none."""
        return None

    def beat(self) -> Beat | None:
        """The movement to the drawing that comes next, if something has happened. Called once for
        each drawing."""
        return None

    def press(self, target: str) -> None:
        """Called when a control with `data-press="app:TARGET"` is pressed."""
        if does := self.meant(target):
            does()

    def meant(self, target: str) -> Callable[[], None] | None:
        """The function of the control with this `app:` target; None if the page has no such
        control."""
        return meaning(target, self.presses, self.families)

    def press_game(self, target: str) -> None:
        """Called when something with `data-press="game:TARGET"` is pressed."""

    @property
    def carried(self) -> str:
        """The target that is chosen to be played now, without `game:`; empty while none is."""
        return ""

    def pick_up(self, target: str) -> bool:
        """Picks up what has `data-drag="game:TARGET"`; whether that is allowed."""
        return False

    def drop(self, target: str) -> bool:
        """Drops what was picked up on a target, or beside all targets if it is empty; whether it
        was played."""
        return False

    def destinations(self, target: str) -> tuple[str, ...]:
        """The targets to which the thing at this target could be played, without `game:`."""
        return ()

    def change(self, field: str, value: str) -> None:
        """Called when the form field with `data-change="FIELD"` has another value."""
        if takes := self.takes(field):
            takes(value)

    def takes(self, field: str) -> Callable[[str], None] | None:
        """The function of the form field with this name; None if the page has no such field."""
        return meaning(field, self.fields, self.field_families)

    def receive(self, text: str | None) -> bool:
        """Takes the text of a file that was chosen, None for one too large to be read; whether
        this page has use for it."""
        return False

    def key(self, key: str) -> bool:
        """Answers a key; whether it meant something. Keys of the board come only while the focus is
        there. With Ctrl, or ⌘ on a Mac, a key is called "Control+z"."""
        return False

    @property
    def layers(self) -> int:
        """The number of layers over the page. Escape, or a way back, closes one of them."""
        return 0

    def close_layer(self) -> None:
        """Closes the layer on top; does nothing where there is none."""

    def keeps_up(self) -> bool:
        """Called when another window has changed the saved game. Whether the page has loaded the
        change; otherwise it is built anew."""
        return False

    def cover(self) -> None:
        """Called when a sheet of the app is opened over it: timers must wait until `uncover`."""

    def uncover(self) -> None:
        """Called when that sheet is closed: timers go on."""

    def come_back(self) -> None:
        """Called when the page is visible again, perhaps hours or days later."""

    def task(self, work: Work) -> Task:
        """Begins work that ends with the page."""
        task = Task(self.services.device, work)
        self._tasks = [one for one in (*self._tasks, task) if one.is_running]
        return task

    def leave(self) -> None:
        """Called when another screen follows: timers and calculations must end."""

    def end_tasks(self) -> None:
        """Called after that."""
        for task in self._tasks:
            task.stop()
