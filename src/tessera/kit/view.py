"""The view of a game, which draws it and gives presses and keys their meaning.

Glossary. *Target*: the name of something that can be pressed ("square c3"). *Cursor*: the target
that the arrow keys have reached. *Seen*: all that the view of one game gets to know.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any, Generic, NamedTuple, TypeVar

from tessera.core.record import Player
from tessera.core.rules import Illegal
from tessera.i18n import N_, Translator
from tessera.kit.motion import Flight
from tessera.kit.phrases import called, is_given
from tessera.scene.chips import chip_picture
from tessera.scene.node import Node

State = TypeVar("State")
Action = TypeVar("Action")


class Due(Enum):
    """The thing that the table waits for."""

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
    """The state of the screen alone, which is neither recorded nor restored by undo."""

    cursor: str
    chosen: str = ""
    """The target that was pressed first, where a move takes two presses."""
    held: tuple[str, ...] = ()
    """The targets that were picked up, where a move takes several: dice that are kept, cards that
    go away together."""

    def toggled(self, target: str) -> "Ui":
        """The same with a target picked up, or put back if it was."""
        rest = tuple(one for one in self.held if one != target)
        held = rest if len(rest) < len(self.held) else (*rest, target)
        return replace(self, cursor=target, held=held)


@dataclass(frozen=True, slots=True)
class Several(Generic[Action]):
    """Actions that one press stands for, to be played one after the other."""

    actions: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Unclear:
    """A press with several meanings: the message that says so, and the screen on which the next
    press chooses between them."""

    says: Illegal
    ui: Ui


@dataclass(frozen=True, slots=True)
class Declaration:
    """A declaration, such as "table talk", that a player may make at any time by a button;
    `question` asks for a confirmation first."""

    target: str
    label: str
    question: str
    noted: str = ""
    """The message if it was already made in this turn, and so can't be made again; else ""."""


@dataclass(frozen=True, slots=True)
class Seen(Generic[State, Action]):
    """All that a view gets to know. `state` and `events` are those that the seat `viewer` may know,
    or a spectator if that is None. `legal` are the legal actions of the person who must choose;
    empty if nobody must."""

    state: State
    legal: tuple[Action, ...]
    due: Due
    players: tuple[Player, ...]
    events: tuple[Action, ...]
    ui: Ui
    say: Translator
    preferences: Mapping[str, str] = field(default_factory=dict)
    """The value chosen for each preference of the game, by name; empty where nobody can choose."""
    viewer: int | None = None
    spectates: bool = False
    """Whether nothing can be pressed, now or later, as in a replay."""
    shape: str = ""
    """The name of the screen's shape in `View.shapes`; "" if none fits."""
    start: State | None = None
    """The position before the first event, as the viewer knows it; None before anything has
    happened."""
    lesson: str = ""
    """The name of the lesson that the table belongs to; "" in a game."""

    @property
    def named(self) -> tuple[Player, ...]:
        """The players by the names under which they are shown: "You" for who is alone here."""
        say, players = self.say, self.players
        if self.spectates or not any(is_given(player.name) for player in players):
            return players
        return tuple(replace(one, name=called(say, players, one)) for one in players)


@dataclass(frozen=True, slots=True)
class Sign:
    """A play as it is pointed out: in a few words that can stand within a sentence, by the targets
    `taken` up, and by those where they are `placed`, in the same order."""

    words: str
    taken: tuple[str, ...] = ()
    placed: tuple[str, ...] = ()


class View(ABC, Generic[State, Action]):
    """Draws a game and gives presses their meaning; `Seen.legal` tells it what is legal. A subclass
    defines the abstract methods, and overrides others where the game differs from the default."""

    throw: str = N_("Throw")
    """The label of the button that asks for an event of chance, such as a throw or a deal."""
    choose_first: str = N_("Use the throw on the table first.")
    """The message if that button is pressed while there is something to choose."""
    shapes: Mapping[str, str] = {}
    """Shapes of screens for which the board is drawn in another way: for each a name and a media
    query, of which the first that matches counts. The table has the name as `data-shape`."""
    needs_reading: frozenset[str] = frozenset()
    """Codes of the story after which a computer waits until everybody has had time to read."""
    shown: frozenset[str] = frozenset()
    """Codes of the story that are shown to everybody at the table as a short message."""
    suggests_solution = False
    """Whether `suggested_action` is the very play that lessons and puzzles ask for, so that they
    leave it out."""
    unspoken: frozenset[str] = frozenset()
    """Codes of the story that aren't announced as they come, for they follow by themselves."""

    def start(self) -> Ui:
        """The `Ui` at the beginning of a game; its cursor is "" in a game without a board for the
        arrow keys."""
        return Ui("")

    @abstractmethod
    def board(self, seen: Seen[State, Action], /) -> Node:
        """The board with everything on it, as one Node; see `kit.board.board`."""

    @abstractmethod
    def hand(self, seen: Seen[State, Action], /) -> Node:
        """The dice, or the cards in the viewer's hand, as one Node."""

    @abstractmethod
    def prompt(self, seen: Seen[State, Action], /) -> str:
        """The instruction for whoever must act now, in a sentence or two."""

    def topic(self, seen: Seen[State, Action], /) -> str:
        """The key of `Game.why` with the rules that explain the prompt; "" for none."""
        return ""

    def goal(self, seen: Seen[State, Action], /) -> str:
        """The aim of the game with these options, in a sentence that a player's first game begins
        with; "" for none."""
        return ""

    @abstractmethod
    def standing(self, seen: Seen[State, Action], seat: int, /) -> str:
        """The score or state of the player on a seat, in a word or two ("3 lines")."""

    def badge(self, colour: str, /) -> Node:
        """A piece of a colour, to stand beside its player's name."""
        return chip_picture(colour)

    def press(
        self, seen: Seen[State, Action], target: str, /
    ) -> Action | Several[Action] | Ui | Unclear | None:
        """The meaning of a press on a target: an action or several, a Ui with something chosen, an
        `Unclear`, or None if it means nothing. The action may be illegal: then the rules say why.
        Raises Illegal where no action would give the right reason."""
        return None

    def pocket(self, seen: Seen[State, Action], /) -> str:
        """The target of the chips or pieces that the person who must choose can pick up beside the
        own name and put on the board; "" if there are none."""
        return ""

    def destinations(self, seen: Seen[State, Action], target: str, /) -> tuple[str, ...]:
        """The targets where the thing on a target could go, whether or not it is chosen. While
        others play, those where it could go if the position stays as it is."""
        return ()

    def premove(self, seen: Seen[State, Action], target: str, /) -> Ui | None:
        """The Ui after a press while others play, with something chosen for the coming turn; None
        if the press means nothing. The choice stays when the turn comes, if it can go
        somewhere."""
        return None

    def reword_facts(
        self, facts: Mapping[str, Any], preferences: Mapping[str, str], /
    ) -> Mapping[str, Any]:
        """The facts of a sentence of the story, reworded by these preferences; by default
        unchanged."""
        return facts

    def notation(
        self,
        say: Translator,
        steps: Sequence[tuple[State, Action, State]],
        preferences: Mapping[str, str],
        /,
    ) -> str:
        """A turn in the customary notation of the game, from its events, each between the positions
        before and after it; "" where the log has the sentences alone."""
        return ""

    def key(self, seen: Seen[State, Action], key: str, /) -> Ui | None:
        """The Ui after a key is pressed while the cursor is on the board (`key` as in the DOM's
        `KeyboardEvent.key`); None if the key does nothing."""
        return None

    def first_target(self, seen: Seen[State, Action], /) -> str:
        """The target to move the cursor to when a choice is due: the first one that can be
        played. By default the cursor stays."""
        return seen.ui.cursor

    def zoom_targets(self, seen: Seen[State, Action], /) -> tuple[str, ...]:
        """The targets that an enlarged board should scroll to, the most important first: as a rule
        those that the chosen thing can go to."""
        return ()

    def must_pass(self, seen: Seen[State, Action], /) -> bool:
        """Whether the person who must choose can only pass. The main button then passes, by
        `press` with the target "pass"."""
        return False

    def suggested_action(self, seen: Seen[State, Action], /) -> str | None:
        """The label of the main button if it can act for the person who must choose, by `press`
        with the target "offer"; else None."""
        return None

    def pause(self, state: State, player: Player, /) -> int | None:
        """The time in milliseconds until the throw or the deal comes by itself; None if the player
        must press the button."""
        return None

    def beside_name(self, seen: Seen[State, Action], seat: int, /) -> Node | None:
        """A drawing of the things in front of the player on a seat, for the place beside the name;
        None for none."""
        return None

    open_cards_pile = ""
    """The target of the pile that comes first in the hand: it opens `open_cards`, too."""

    def open_cards_title(self, seen: Seen[State, Action], /) -> str:
        """The title of the sheet that shows `open_cards`, marked by `N_`; "" if there is none."""
        return ""

    def open_cards(self, seen: Seen[State, Action], /) -> Node | None:
        """A drawing of other things that lie open on the table, for a sheet of its own; None for
        none."""
        return None

    def flights(
        self, before: Seen[State, Action], after: Seen[State, Action], /
    ) -> tuple[Flight, ...]:
        """The flights of the things that the latest event moved, from the views before and after
        it, whose viewers may differ. Empty if nothing flies."""
        return ()

    def draws_line(self, before: State, after: State, /) -> bool:
        """Whether the board draws a line then (`drawn-line`), which everything else waits for."""
        return False

    def changed_targets(self, before: State, event: Action, /) -> tuple[str, ...]:
        """The targets that an event in that position touched, in the order of the move: where it
        ended comes last. They are marked for a round. Position and event are as the viewer knows
        them. A Node that can't be pressed may have a target's name as `data-mark`."""
        return ()

    def declarations(self, seen: Seen[State, Action], /) -> tuple[Declaration, ...]:
        """The declarations that can be made now."""
        return ()

    def confirm(self, seen: Seen[State, Action], /) -> bool:
        """Whether the game waits until a person confirms the end of the turn, which can be taken
        back until then."""
        return False

    def hint(self, seen: Seen[State, Action], actions: tuple[Action, ...], /) -> Sign:
        """The words and targets that point out these actions, which could be played now, one after
        the other. Needed by a game whose bots think."""
        raise NotImplementedError

    def reasons(self, seen: Seen[State, Action], actions: tuple[Action, ...], /) -> tuple[str, ...]:
        """The reasons for these actions, the strongest first: facts of the position in words that
        can follow the name of the play ("blocks a line of four"). Empty if there are none."""
        return ()

    def spoken(self, say: Translator, words: str, /) -> str:
        """A sentence of the story as a screen reader or a voice should say it, with words for its
        symbols; by default unchanged."""
        return words

    def board_aloud(self, seen: Seen[State, Action], /) -> tuple[str, ...]:
        """The position on the board in spoken sentences; by default those of `count_aloud`."""
        return self.count_aloud(seen)

    def count_aloud(self, seen: Seen[State, Action], /) -> tuple[str, ...]:
        """The throw or the hand, and everybody's standing, in spoken sentences; by default one for
        each player with a standing."""
        standings = [self.standing(seen, seat) for seat in range(len(seen.players))]
        return tuple(
            f"{seen.say.pair(player.name, words)}."
            for player, words in zip(seen.players, standings, strict=True)
            if words
        )

    def choices_aloud(self, seen: Seen[State, Action], /) -> tuple[str, ...]:
        """The choices of the player who must choose, in spoken sentences; empty if the prompt says
        it all."""
        return ()


AnySeen = Seen[Any, Any]


class Count(NamedTuple):
    """A number beside the board that can be chosen: what one seat has of it, and all `values` that
    are possible now. `label` is marked by `N_`, and may name the {player}."""

    label: str
    seat: int
    value: int
    values: tuple[int, ...]


class Positions(ABC, Generic[State]):
    """Lays out the positions of one game, in which nothing is hidden. A state that comes from here
    may be one that can't be played: then `fault` says why. `core.rules` refuses it, too."""

    on_board = True
    """Whether there are pieces to be put on places of the board."""
    note = ""
    """A sentence about what else holds in such a position, marked by `N_`."""

    @abstractmethod
    def turned(self, state: State, seat: int, /) -> State:
        """The same pieces at the beginning of this seat's turn; of another's where the pieces tell
        whose it is."""

    def put(self, state: State, side: int | None, target: str, /) -> State:
        """The state after a press on a target: a piece of the side is laid there, or without a side
        one is taken away. Raises Illegal."""
        return state

    def counts(self, state: State, /) -> tuple[Count, ...]:
        """The numbers to choose."""
        return ()

    def counted(self, state: State, count: Count, value: int, /) -> State:
        """The state with another value of one of them."""
        return state

    def hands(self, state: State, /) -> tuple[int, ...]:
        """The number of cards of each seat that chance deals first; empty where nobody has any."""
        return ()

    def cards(self, say: Translator, /) -> tuple[tuple[Any, Node, str], ...]:
        """Every card as the event that deals it, with its picture and its name."""
        return ()

    def fault(self, state: State, /) -> Illegal | None:
        """The reason why the state can't come about; None if it can."""
        return None
