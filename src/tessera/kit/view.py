"""What comes in a game's box: the rules, and all that is needed to play them on a screen.

Glossary. *Target*: the name of something that can be pressed ("square c3"). *Cursor*: the target
that the arrow keys have reached. *Seen*: everything the view of one game is told.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Generic, TypeVar

from tessera.core.record import Player
from tessera.i18n import N_, Translator
from tessera.scene.node import Node

State = TypeVar("State")
Action = TypeVar("Action")


class Due(Enum):
    """What the table waits for."""

    THROW = "a person throws"
    CHOICE = "a person chooses"
    END = "a person says that the turn is over"
    HANDOVER = "another person takes the tablet"
    CHANCE = "something that comes by itself"
    COMPUTER = "a computer's throw or choice"
    NOTHING = "the game is over"


@dataclass(frozen=True, slots=True)
class Ui:
    """What is only about the screen: neither agreed before the game nor restored by undo."""

    cursor: str
    chosen: str = ""
    """The target that was pressed first, where a move takes two presses."""


@dataclass(frozen=True, slots=True)
class Several(Generic[Action]):
    """Actions that one press stands for, to be played one after the other."""

    actions: tuple[Action, ...]


def nothing(seen: object, *details: object) -> None:
    """What a view without a certain answer says."""


def at_once(seen: object) -> bool:
    """Turns end by themselves."""
    return False


def when_thrown(state: object, player: object) -> None:
    """Chance waits until somebody throws."""


def silence(seen: object) -> tuple[Call, ...]:
    """There is nothing to call out."""
    return ()


@dataclass(frozen=True, slots=True)
class Call:
    """Something anybody at the table may call out, which is done only after a question."""

    target: str
    label: str
    question: str


@dataclass(frozen=True, slots=True)
class Seen(Generic[State, Action]):
    """All that a view is told. `state` and `events` are what the seat `viewer` may know and has
    witnessed, None for a spectator; `legal` are the choices of the person who must choose, else
    empty."""

    state: State
    legal: tuple[Action, ...]
    due: Due
    players: tuple[Player, ...]
    events: tuple[Action, ...]
    ui: Ui
    say: Translator
    preferences: Mapping[str, str] = field(default_factory=dict)
    """The value chosen for each preference of the game; empty where nobody can choose."""
    viewer: int | None = None


@dataclass(frozen=True, slots=True)
class Sign:
    """How something that could be done is pointed at: in a few words that can stand within a
    sentence, by the targets that are taken up, and by those where they go, in the same order."""

    words: str
    taken: tuple[str, ...] = ()
    placed: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class View(Generic[State, Action]):
    """Draws a game and reads presses; it never works out what is legal. Compared by identity, as
    `Game` and `Game` are."""

    start: Callable[[], Ui]
    """The `Ui` at the beginning."""
    board: Callable[[Seen[State, Action]], Node]
    """The board with everything on it."""
    hand: Callable[[Seen[State, Action]], Node]
    """The dice, or the cards in hand."""
    prompt: Callable[[Seen[State, Action]], str]
    """What is to be done now, in a sentence or two."""
    standing: Callable[[Seen[State, Action], int], str]
    """How the player on a seat stands, in a word or two."""
    badge: Callable[[str], Node]
    """A piece of a colour, to stand beside its player's name."""
    press: Callable[[Seen[State, Action], str], Action | Several[Action] | Ui | None]
    """What pressing a target means: actions, legal or not, another Ui, or nothing."""
    key: Callable[[Seen[State, Action], str], Ui | None]
    """What a key does while the cursor is on the board: another Ui, or nothing."""
    aim: Callable[[Seen[State, Action]], Ui]
    """The Ui with the cursor where something can be done."""
    must_pass: Callable[[Seen[State, Action]], bool]
    """Whether the person who must choose can only pass; the target "pass" then does it."""
    offer: Callable[[Seen[State, Action]], str | None] = nothing
    """What the one button can do for the person who must choose, as its label; the target "offer"
    then does it."""
    throw: str = N_("Throw")
    """What the button says that lets chance come."""
    pause: Callable[[State, Player], int | None] = when_thrown
    """After how many milliseconds chance comes to the player by itself; None where the player must
    ask for it."""
    beside: Callable[[Seen[State, Action], int], Node | None] = nothing
    """What lies in front of the player on a seat, to be drawn beside the name."""
    spread: Callable[[Seen[State, Action]], Node | None] = nothing
    """What else lies open on the table, to be looked at on a sheet of its own."""
    calls: Callable[[Seen[State, Action]], tuple[Call, ...]] = silence
    """What may be called out now."""
    confirm: Callable[[Seen[State, Action]], bool] = at_once
    """Whether a person's turn is done but may still be taken back, so that the computer waits
    until the person says that it is over."""
    hint: Callable[[Seen[State, Action], tuple[Action, ...]], Sign] | None = None
    """How actions that could be done now, one after the other, are pointed at; None in a game in
    which there is nothing to choose."""
