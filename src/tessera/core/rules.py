"""The rules of a game are a value and a few pure functions; this is the list of them.

The vocabulary is OpenSpiel's. A *seat* is a place at the table, counted from 0 clockwise.
A *side* are the seats that win together: one, or those of a team. States and actions are
immutable values that compare and hash by content.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from random import Random
from typing import Final, Generic, Protocol, TypeVar

from tessera.core.setup import Option, Setup
from tessera.core.story import Line

CHANCE: Final = -1
"""What `current_player` answers while dice or cards are awaited."""

State = TypeVar("State")
Action = TypeVar("Action")


class Illegal(ValueError):
    """Something the rules refuse: a code and its facts, never a sentence.

    The texts of a game turn `code` into words in the player's language, with `facts` filled in.
    """

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: the winning seats (none in a draw), a code that says why, and the
    squares or pieces that show it, as the game names them."""

    winners: tuple[int, ...]
    reason: str
    shown: tuple[int, ...] = ()


class Notation(Protocol, Generic[State, Action]):
    """Actions and positions as text, as the methods of `Rules` describe them: a module fulfils
    it."""

    def write(self, action: Action, /) -> str: ...
    def read(self, text: str, /) -> Action: ...
    def write_position(self, state: State, /) -> str: ...
    def read_position(self, text: str, /) -> State: ...


class Rules(ABC, Generic[State, Action]):
    """The rules of one game: it says what is abstract here, and overrides what differs from the
    defaults.

    At any time exactly one kind of thing is expected: an outcome of chance, an action of one
    seat, or nothing because the game is over. Both kinds go through `apply`, and `notation`
    writes and reads both as one line of text.
    """

    name: str
    """Identifier in records and addresses; never changed once released."""
    version: int
    """Version of the rules; grows when a recorded game could replay differently."""
    players: tuple[int, ...]
    """The numbers of players the rules allow, ascending."""
    notation: Notation[State, Action]
    hidden: bool = False
    """Whether seats may know different things."""

    def options(self, players: int, /) -> tuple[Option, ...]:
        """The options offered to so many players."""
        return ()

    def sides(self, setup: Setup, /) -> tuple[int, ...]:
        """The side of each seat, counted from 0. Everybody plays alone unless a game has teams."""
        return tuple(range(setup.players))

    @abstractmethod
    def new(self, setup: Setup, /) -> State:
        """The first state. Raises Illegal for a set-up that the rules don't know."""

    @abstractmethod
    def current_player(self, state: State, /) -> int | None:
        """The seat that must choose, CHANCE, or None when the game is over."""

    @abstractmethod
    def on_turn(self, state: State, /) -> int | None:
        """The seat whose turn it is, also while its dice are awaited; None when the game is
        over."""

    def opens(self, state: State, /) -> bool:
        """Whether the game is still being opened: it is thrown or drawn for who begins, or first
        cards are dealt. Nobody chooses anything, and what was agreed stands."""
        return False

    @abstractmethod
    def legal_actions(self, state: State, /) -> tuple[Action, ...]:
        """The choices of the current player, in a fixed order; empty for chance and at the end.
        A forced pass is an action like any other."""

    def chance_outcomes(self, state: State, /) -> tuple[tuple[Action, int], ...]:
        """What chance may bring, with integer weights; empty unless the current player is
        CHANCE."""
        return ()

    @abstractmethod
    def apply(self, state: State, action: Action, /) -> State:
        """The next state. Raises Illegal and leaves the old state as it was."""

    @abstractmethod
    def result(self, state: State, /) -> Result | None:
        """The result of the game; None while it goes on."""

    def write(self, action: Action, /) -> str:
        """The text of an action: one line, a verb first."""
        return self.notation.write(action)

    def read(self, text: str, /) -> Action:
        """The action of a text. Raises Illegal("unreadable")."""
        return self.notation.read(text)

    def write_position(self, state: State, /) -> str:
        """A position as text that can be checked by eye."""
        return self.notation.write_position(state)

    def read_position(self, text: str, /) -> State:
        """The position of a text. Raises Illegal("unreadable")."""
        return self.notation.read_position(text)

    @abstractmethod
    def story(self, before: State, event: Action, after: State, /) -> tuple[Line, ...]:
        """What happened from the state before, by the event, to the state after."""

    def joined(self, told: tuple[Line, ...], more: tuple[Line, ...], /) -> tuple[Line, ...] | None:
        """The lines of two events that follow each other, told as the one deed that they are; None
        where each stands for itself."""
        return None

    def ends_turn(self, before: State, after: State, /) -> bool:
        """Whether a turn is over with the event that led from one state to the other: another
        seat's begins, or a throw left nothing to choose before the next one. What was done in a
        turn counts as one move, in the log, in a replay, and on the page at the end."""
        thrown = self.current_player(before) == self.current_player(after) == CHANCE
        return thrown or self.on_turn(before) != self.on_turn(after)

    def observation(self, state: State, seat: int | None, /) -> State:
        """The state with all that the seat may not know replaced by a value that says so; None is
        a spectator."""
        return state

    def observed_action(self, state: State, action: Action, seat: int | None, /) -> Action:
        """The event as the seat saw it happen in that state, hidden parts replaced as in
        `observation`; None is a spectator. What boardgame.io calls *redact*."""
        return action

    def reveals(self, state: State, action: Action, /) -> bool:
        """Whether the event, in that state, showed anybody something hidden. What came before it
        can then not be taken back, unless the game's option `undo` is "friendly"."""
        return False

    def resample(self, state: State, seat: int | None, rng: Random, /) -> State:
        """Another state, drawn at random, that the seat can't tell from this one."""
        return state

    def standard_setup(self, players: int) -> Setup:
        """The set-up for so many players with every option at its default."""
        return Setup(players, tuple((o.name, o.default) for o in self.options(players)))

    def checked_setup(self, setup: Setup) -> Setup:
        """The same set-up, once it is one that the game offers, with the options in the game's
        order. Raises Illegal with the code "players" or "option"."""
        if setup.players not in self.players:
            raise Illegal("players", players=setup.players, allowed=self.players)
        offered = {option.name: option.values for option in self.options(setup.players)}
        chosen = dict(setup.options)
        names = [name for name, _ in setup.options]
        for name in offered.keys() | chosen.keys():
            if chosen.get(name) not in offered.get(name, ()) or names.count(name) > 1:
                raise Illegal("option", option=name, value=chosen.get(name))
        return Setup(setup.players, tuple((name, chosen[name]) for name in offered))
