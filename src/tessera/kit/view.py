"""How a game is drawn, and what presses and keys mean.

Glossary. *Target*: the name of something that can be pressed ("square c3"). *Cursor*: the target
that the arrow keys have reached. *Seen*: everything the view of one game is told.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Generic, TypeVar

from tessera.core.record import Player
from tessera.core.rules import Illegal
from tessera.i18n import N_, Translator
from tessera.kit.motion import Flight
from tessera.scene.chips import chip_picture
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
    LETTER = "a letter is to be sent, or to come"
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


@dataclass(frozen=True, slots=True)
class Unclear:
    """A press that could mean several things: what is said to it, and how the screen is marked so
    that the next press chooses."""

    says: Illegal
    ui: Ui


@dataclass(frozen=True, slots=True)
class Call:
    """What may be called out at the table at any time; it is done only after a question."""

    target: str
    label: str
    question: str
    noted: str = ""
    """Where it was called out in this turn already: what comes of it. It isn't done again then."""


@dataclass(frozen=True, slots=True)
class Seen(Generic[State, Action]):
    """All that a view is told. `state` and `events` are what the seat `viewer` may know and has
    seen happen, None for a spectator; `legal` are the choices of the person who must choose, else
    empty."""

    state: State
    legal: tuple[Action, ...]
    due: Due
    players: tuple[Player, ...]
    events: tuple[Action, ...]
    ui: Ui
    say: Translator
    preferences: Mapping[str, str] = field(default_factory=dict)
    """The value chosen for each preference of the game; empty where there is no choice."""
    viewer: int | None = None
    spectates: bool = False
    """Whether nothing can be pressed, now or later: in a replay, say."""
    shape: str = ""
    """The name of the screen's shape in `View.shapes`, if it has one."""
    start: State | None = None
    """The position that the events began with, as the viewer knows it; None where nothing happened
    yet."""


@dataclass(frozen=True, slots=True)
class Sign:
    """How something that could be done is pointed at: in a few words that can stand within a
    sentence, by the targets that are taken up, and by those where they go, in the same order."""

    words: str
    taken: tuple[str, ...] = ()
    placed: tuple[str, ...] = ()


class View(ABC, Generic[State, Action]):
    """How a game is drawn and what presses mean; what is legal it is told. A game says what is
    abstract here, and overrides what differs from the defaults."""

    throw: str = N_("Throw")
    """The label of the button that lets chance come."""
    choose_first: str = N_("Use the throw on the table first.")
    """Said when that button is pressed while there is something to choose."""
    shapes: Mapping[str, str] = {}
    """Shapes of screens for which the board is drawn in another way: a name and a media query for
    each, the first that holds counts. The table bears the name as `data-shape`."""
    momentous: frozenset[str] = frozenset()
    """Codes of the story that everybody must have the time to read before a computer plays on."""
    shown: frozenset[str] = frozenset()
    """Codes of the story that everybody at the table reads as a short message, whoever did it."""
    offers_the_play = False
    """Whether what the one button offers is the play itself, which lessons and puzzles ask for."""
    tacit: frozenset[str] = frozenset()
    """Codes of the story that nobody need be told as they come, for they follow by themselves."""

    def start(self) -> Ui:
        """The `Ui` at the beginning. A game without a board to walk over has no cursor."""
        return Ui("")

    @abstractmethod
    def board(self, seen: Seen[State, Action], /) -> Node:
        """The board with everything on it."""

    @abstractmethod
    def hand(self, seen: Seen[State, Action], /) -> Node:
        """The dice, or the cards in hand."""

    @abstractmethod
    def prompt(self, seen: Seen[State, Action], /) -> str:
        """What is to be done now, in a sentence or two."""

    def topic(self, seen: Seen[State, Action], /) -> str:
        """What the prompt is about, as a key of `Game.why`."""
        return ""

    def goal(self, seen: Seen[State, Action], /) -> str:
        """What one plays for by the rules of this game, in a sentence; the first game of a kind
        begins with it."""
        return ""

    @abstractmethod
    def standing(self, seen: Seen[State, Action], seat: int, /) -> str:
        """How the player on a seat stands, in a word or two."""

    def badge(self, colour: str, /) -> Node:
        """A piece of a colour, to stand beside its player's name."""
        return chip_picture(colour)

    def press(
        self, seen: Seen[State, Action], target: str, /
    ) -> Action | Several[Action] | Ui | Unclear | None:
        """What pressing a target means: actions, legal or not, another Ui, or nothing. Raises
        Illegal where no action says as well why nothing can be done there."""
        return None

    def supply(self, seen: Seen[State, Action], /) -> str:
        """The target of what lies ready beside the name of who must choose, to be picked up and put
        on the board; empty where nothing does."""
        return ""

    def reach(self, seen: Seen[State, Action], target: str, /) -> tuple[str, ...]:
        """The targets where what lies at a target could go, whatever is chosen; while others play,
        where it could go if everything stays as it is."""
        return ()

    def beforehand(self, seen: Seen[State, Action], target: str, /) -> Ui | None:
        """What a press means while others play: what is chosen for the turn to come, or nothing.
        When the turn comes, it stays chosen if it has somewhere to go."""
        return None

    def facts(
        self, facts: Mapping[str, Any], preferences: Mapping[str, str], /
    ) -> Mapping[str, Any]:
        """The facts of a sentence as they are to be written with these preferences."""
        return facts

    def written(
        self,
        say: Translator,
        steps: Sequence[tuple[State, Action, State]],
        preferences: Mapping[str, str],
        /,
    ) -> str:
        """A turn in the notation of those who play the game, from its events with the positions
        before and after each; "" where the sentences alone say it best."""
        return ""

    def key(self, seen: Seen[State, Action], key: str, /) -> Ui | None:
        """What a key does while the cursor is on the board: another Ui, or nothing."""
        return None

    def aim(self, seen: Seen[State, Action], /) -> str:
        """Where something can be done: the target the cursor goes to."""
        return seen.ui.cursor

    def in_sight(self, seen: Seen[State, Action], /) -> tuple[str, ...]:
        """The targets on the board that are to be seen where it is looked at closely, the first
        before all others: those that what was pressed first can go to."""
        return ()

    def must_pass(self, seen: Seen[State, Action], /) -> bool:
        """Whether the person who must choose can only pass; the target "pass" then does it."""
        return False

    def offer(self, seen: Seen[State, Action], /) -> str | None:
        """What the one button can do for the person who must choose, as its label; the target
        "offer" then does it."""
        return None

    def pause(self, state: State, player: Player, /) -> int | None:
        """After how many milliseconds chance comes to the player by itself; None where the player
        must ask for it."""
        return None

    def beside(self, seen: Seen[State, Action], seat: int, /) -> Node | None:
        """What lies in front of the player on a seat, to be drawn beside the name."""
        return None

    def spread_title(self, seen: Seen[State, Action], /) -> str:
        """The title of the sheet with what `spread` draws, by what lies there."""
        return ""

    def spread(self, seen: Seen[State, Action], /) -> Node | None:
        """What else lies open on the table, to be looked at on a sheet of its own."""
        return None

    def flights(
        self, before: Seen[State, Action], after: Seen[State, Action], /
    ) -> tuple[Flight, ...]:
        """What moved with the latest event, seen from before it and after it. The viewer may be
        another one after it."""
        return ()

    def touched(self, before: State, event: Action, /) -> tuple[str, ...]:
        """The targets that an event in that position had to do with, where it led to last: those
        of the last round are marked. Position and event are as a viewer knows them. What nobody
        presses can bear its name as `data-mark`."""
        return ()

    def calls(self, seen: Seen[State, Action], /) -> tuple[Call, ...]:
        """What may be called out now."""
        return ()

    def confirm(self, seen: Seen[State, Action], /) -> bool:
        """Whether a person's turn is done but may still be taken back, so that the computer waits
        until the person says that it is over."""
        return False

    def hint(self, seen: Seen[State, Action], actions: tuple[Action, ...], /) -> Sign:
        """How actions that could be done now, one after the other, are pointed at. A game whose
        bots think says so."""
        raise NotImplementedError

    def reasons(self, seen: Seen[State, Action], actions: tuple[Action, ...], /) -> tuple[str, ...]:
        """Why these actions are good, the strongest reason first: facts of the position in words
        that go on from what is done ("blocks a line of four"). None where there are none."""
        return ()

    def spoken(self, say: Translator, words: str, /) -> str:
        """A sentence of the story as it is to be heard, where it is written with symbols."""
        return words

    def board_aloud(self, seen: Seen[State, Action], /) -> tuple[str, ...]:
        """What lies on the board, in sentences for who hears it."""
        return self.count_aloud(seen)

    def count_aloud(self, seen: Seen[State, Action], /) -> tuple[str, ...]:
        """What was thrown or is held, and how everybody stands, in sentences for who hears it."""
        standings = [self.standing(seen, seat) for seat in range(len(seen.players))]
        return tuple(
            f"{player.name}: {words}."
            for player, words in zip(seen.players, standings, strict=True)
            if words
        )

    def choices_aloud(self, seen: Seen[State, Action], /) -> tuple[str, ...]:
        """What whoever must choose can do now, in sentences for who hears it; none where the prompt
        says it all."""
        return ()


AnySeen = Seen[Any, Any]
