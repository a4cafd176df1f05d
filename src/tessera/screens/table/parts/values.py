"""The values that pass through the slots of the parts: each part may replace what those before it
made."""

from typing import NamedTuple

from tessera.kit.view import AnySeen
from tessera.scene.node import Node

IDLE = "app:throw"
"""The press of the one button while it has nothing to do: then it says why."""


class Shown(NamedTuple):
    """The position that is drawn, which may be an earlier one than that which can be played on."""

    seen: AnySeen
    turn: int | None
    """The seat whose turn it is there."""
    winners: tuple[int, ...]


class Prompt(NamedTuple):
    """The words of the turn panel."""

    title: str
    """Its heading, which only screen readers read out."""
    words: str
    """The instruction to the player, in a sentence or two."""
    lines: tuple[Node | None, ...] = ()
    """Nodes to be drawn instead of `words`, where those alone aren't enough."""
    wordy: bool = False
    """Whether it is written in smaller type."""
    why: Node | None = None
    """The "Why?" button behind the words, which shows the rule."""


class HandPlace(NamedTuple):
    """The place of the dice or cards."""

    hand: Node
    ready: bool
    """Whether dice are drawn as ready to be thrown."""
    press: str | None = IDLE
    """The whole `data-press` of the place around them; None if a press there does nothing."""
    key: str = "hand"


class PrimaryAction(NamedTuple):
    """The label of the one button and its whole `data-press`, such as "app:throw"."""

    label: str
    press: str
    idle: bool = False
    """Whether there is nothing to be done with it now (`aria-disabled`)."""
    badge: Node | None = None
    """The badge of the player whose move it is, where it asks for no press."""
    quiet: bool = False
    """Whether it is drawn plainly, because nobody has to press it."""


class News(NamedTuple):
    """The texts about a change: said to screen readers, or shown on the screen."""

    sentences: tuple[str, ...]
    """The effects of the event, to be said."""
    notices: tuple[str, ...] = ()
    """Messages that are shown to everybody as well as said."""
    advice: tuple[str, ...] = ()
    """Advice for this moment, shown and said."""
    held_back: tuple[str, ...] = ()
    """Sentences about earlier events that weren't said yet, to be said first."""
    silent: bool = False
    """Whether nothing is said now."""
