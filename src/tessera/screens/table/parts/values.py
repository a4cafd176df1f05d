"""What parts hand on to each other: each may replace what those before it meant."""

from typing import NamedTuple

from tessera.kit.view import AnySeen
from tessera.scene.late import LOOK
from tessera.scene.node import Node

IDLE = "app:throw"
"""What the one button presses while there is nothing to be done with it: then it says why."""


class Shown(NamedTuple):
    """What is shown of a table, which need not be what can be done there now."""

    seen: AnySeen
    turn: int | None
    """The seat whose turn it is there."""
    winners: tuple[int, ...]


class Prompt(NamedTuple):
    """The words of the turn panel."""

    title: str
    """Its heading, for who doesn't see it."""
    words: str
    """What is to be done."""
    lines: tuple[Node | None, ...] = ()
    """What is written instead, where it isn't these words alone."""
    wordy: bool = False
    """Whether it is written smaller."""
    why: Node | None = None
    """The button behind it that asks for the rule."""


class HandPlace(NamedTuple):
    """Where dice or cards lie."""

    hand: Node
    ready: bool
    """Whether dice look as if they could be thrown."""
    press: str | None = IDLE
    """What a press beside them does."""
    key: str = "hand"


class PrimaryAction(NamedTuple):
    """What the one button says and presses."""

    label: str
    press: str
    idle: bool = False
    """Whether there is nothing to be done with it."""
    badge: Node | None = None
    """Whose move it is, where it asks for no press."""
    quiet: bool = False
    """Whether nobody has to press it."""


class Motion(NamedTuple):
    """How fast things move: a key of `PACES` or of a replay's speeds, and what waits for them."""

    pace: str
    late: str | None = LOOK


class News(NamedTuple):
    """What is told of an event."""

    sentences: tuple[str, ...]
    """What it did, for who hears."""
    notices: tuple[str, ...] = ()
    """What everybody is to read as well."""
    advice: tuple[str, ...] = ()
    """What is good to know at this moment."""
    held_back: tuple[str, ...] = ()
    """What earlier events did, and wasn't said."""
    silent: bool = False
    """Whether nothing of it is said now."""
