"""A game is a value and a few pure functions; this is the list of them.

The vocabulary is OpenSpiel's. A *seat* is a place at the table, counted from 0 clockwise.
A *side* is whoever wins together: one seat, or the seats of a team. States and actions are
immutable values that compare and hash by content.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final, Generic, TypeVar

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
class Option:
    """A rule that people may agree on before the game. `default` is one of `values`."""

    name: str
    values: tuple[str, ...]
    default: str


@dataclass(frozen=True, slots=True)
class Setup:
    """What was agreed before the first throw: how many play, and the options, by name."""

    players: int
    options: tuple[tuple[str, str], ...] = ()

    def __getitem__(self, name: str) -> str:
        """The value chosen for the option `name`. Raises KeyError for an option not set."""
        return dict(self.options)[name]


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: the winning seats (none in a draw), a code that says why, and the
    squares or pieces that show it, as the game names them."""

    winners: tuple[int, ...]
    reason: str
    shown: tuple[int, ...] = ()


def open_to_all(state: State, seat: int | None) -> State:
    """What is seen where everything lies open."""
    return state


def as_it_is(state: State, action: Action, seat: int | None) -> Action:
    """What is witnessed where everything is done openly."""
    return action


def nothing_comes_to_light(state: State, action: Action) -> bool:
    """Nothing is hidden, so nothing can be revealed."""
    return False


def nothing_hidden(state: State, seat: int | None, rng: Random) -> State:
    """Nothing is hidden, so nothing could be otherwise."""
    return state


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Game(Generic[State, Action]):
    """The rules of one game, as functions. Not compared by content: methods that nobody calls
    would cost every first visit some milliseconds to make.

    At any time exactly one kind of thing is expected: an outcome of chance, an action of one
    seat, or nothing because the game is over. Both kinds go through `apply`, and both are written
    and read as one line of text.
    """

    name: str
    """Identifier in records and addresses; never changed once released."""
    version: int
    """Version of the rules; grows when a recorded game could replay differently."""
    players: tuple[int, ...]
    """The numbers of players the rules allow, ascending."""
    options: Callable[[int], tuple[Option, ...]]
    """The options offered to so many players."""
    sides: Callable[[Setup], tuple[int, ...]]
    """The side of each seat, counted from 0."""
    new: Callable[[Setup], State]
    """The first state. Raises Illegal for a set-up that the rules don't know."""
    current_player: Callable[[State], int | None]
    """The seat that must choose, CHANCE, or None when the game is over."""
    on_turn: Callable[[State], int | None]
    """The seat whose turn it is, also while its dice are awaited; None when the game is over."""
    legal_actions: Callable[[State], tuple[Action, ...]]
    """The choices of the current player, in a fixed order; empty for chance and at the end.
    A forced pass is an action like any other."""
    chance_outcomes: Callable[[State], tuple[tuple[Action, int], ...]]
    """What chance may bring, with integer weights; empty unless the current player is CHANCE."""
    apply: Callable[[State, Action], State]
    """The next state. Raises Illegal and leaves the old state as it was."""
    result: Callable[[State], Result | None]
    """None while the game goes on."""
    write: Callable[[Action], str]
    """The text of an action: one line, a verb first."""
    read: Callable[[str], Action]
    """The action of a text. Raises Illegal("unreadable")."""
    write_position: Callable[[State], str]
    """A position as text that can be checked by eye."""
    read_position: Callable[[str], State]
    """The position of a text. Raises Illegal("unreadable")."""
    observation: Callable[[State, int | None], State] = open_to_all
    """The state with all that the seat may not know replaced by a value that says so; None is a
    spectator."""
    witness: Callable[[State, Action, int | None], Action] = as_it_is
    """The event as the seat saw it happen in that state, hidden parts replaced as in
    `observation`; None is a spectator."""
    reveals: Callable[[State, Action], bool] = nothing_comes_to_light
    """Whether the event, in that state, showed anybody something hidden. What came before it can
    then not be taken back, unless the game's option `undo` is "friendly"."""
    resample: Callable[[State, int | None, Random], State] = nothing_hidden
    """Another state, drawn at random, that the seat can't tell from this one."""


def standard_setup(game: Game[State, Action], players: int) -> Setup:
    """The set-up for so many players with every option at its default."""
    return Setup(players, tuple((o.name, o.default) for o in game.options(players)))


def checked_setup(game: Game[State, Action], setup: Setup) -> Setup:
    """The same set-up, once it is one that the game offers, with the options in the game's order.

    Raises Illegal with the code "players" or "option".
    """
    if setup.players not in game.players:
        raise Illegal("players", players=setup.players, allowed=game.players)
    offered = {option.name: option.values for option in game.options(setup.players)}
    chosen = dict(setup.options)
    names = [name for name, _ in setup.options]
    for name in offered.keys() | chosen.keys():
        if chosen.get(name) not in offered.get(name, ()) or names.count(name) > 1:
            raise Illegal("option", option=name, value=chosen.get(name))
    return Setup(setup.players, tuple((name, chosen[name]) for name in offered))
