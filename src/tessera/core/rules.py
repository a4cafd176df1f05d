"""The interface of a game's rules: a few values and pure functions.

The vocabulary is OpenSpiel's. A *seat* is a place at the table, counted from 0 clockwise.
A *side* are the seats that win together: one, or those of a team. States and actions are
immutable values that compare and hash by content.
"""

from abc import ABC, abstractmethod
from random import Random
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

from tessera.core.setup import Option, Setup, agreed_values
from tessera.core.story import Line

CHANCE: Final = -1
"""The `current_player` while dice or cards are awaited."""

State = TypeVar("State")
Action = TypeVar("Action")


class Illegal(ValueError):
    """Raised for something the rules refuse: a code and its facts, never a sentence.

    The texts of a game turn `code` into words in the player's language, with `facts` filled in.
    """

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts


class Result(NamedTuple):
    """The result of a game: the winning seats (none in a draw), the reason as a code, and the
    squares or pieces that show it, as the game numbers them."""

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
    """The rules of one game: a subclass defines the abstract methods, and overrides others where
    the game differs from the default.

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
    """Whether the state has parts that not every seat may know, such as cards in hand."""

    def options(self, players: int, /) -> tuple[Option, ...]:
        """The options offered to so many players, in the order in which they are shown."""
        return ()

    def sides(self, setup: Setup, /) -> tuple[int, ...]:
        """The side of each seat, both counted from 0. By default each seat is a side of its own;
        a game with teams overrides this."""
        return tuple(range(setup.players))

    @abstractmethod
    def new(self, setup: Setup, /) -> State:
        """The first state. Raises Illegal for a set-up that the game doesn't offer."""

    @abstractmethod
    def current_player(self, state: State, /) -> int | None:
        """The seat that must choose, CHANCE while dice or cards are awaited, or None when the game
        is over."""

    @abstractmethod
    def on_turn(self, state: State, /) -> int | None:
        """The seat whose turn it is, also while its dice are awaited; None when the game is
        over."""

    def opens(self, state: State, /) -> bool:
        """Whether the state belongs to the opening, in which only chance acts: players throw or
        draw for who begins, or the first cards are dealt."""
        return False

    @abstractmethod
    def legal_actions(self, state: State, /) -> tuple[Action, ...]:
        """All legal actions of the current player, in a fixed order; empty while chance is awaited
        and when the game is over. A forced pass is an action like any other."""

    def chance_outcomes(self, state: State, /) -> tuple[tuple[Action, int], ...]:
        """The possible outcomes of chance, each with its weight: a positive integer, proportional
        to its probability. Empty unless the current player is CHANCE."""
        return ()

    @abstractmethod
    def apply(self, state: State, action: Action, /) -> State:
        """The state after an action or an outcome of chance; `state` itself is not changed. Raises
        Illegal if the rules don't allow it."""

    @abstractmethod
    def result(self, state: State, /) -> Result | None:
        """The result of the game; None while it goes on."""

    def write(self, action: Action, /) -> str:
        """The text of an action or an outcome of chance: one line that begins with a verb
        (`place c3`)."""
        return self.notation.write(action)

    def read(self, text: str, /) -> Action:
        """The action of a text, as `write` writes it. Raises Illegal("unreadable")."""
        return self.notation.read(text)

    def write_position(self, state: State, /) -> str:
        """A position as text, in lines that can be checked by eye; `read_position` gives an equal
        state back."""
        return self.notation.write_position(state)

    def read_position(self, text: str, /) -> State:
        """The position of a text. Raises Illegal("unreadable")."""
        return self.notation.read_position(text)

    @abstractmethod
    def story(self, before: State, event: Action, after: State, /) -> tuple[Line, ...]:
        """The event, which led from `before` to `after`, as lines for the log, in the order in
        which things happened."""

    def joined(self, lines: tuple[Line, ...], more: tuple[Line, ...], /) -> tuple[Line, ...] | None:
        """The lines of two consecutive events (`lines`, then `more`) merged into one account, where
        they are one deed; None where each is told by itself."""
        return None

    def ends_turn(self, before: State, after: State, /) -> bool:
        """Whether the event that led from `before` to `after` ended a turn. By default it did if
        another seat is on turn now, or if it was a throw and the next thing due is a throw again.
        All events of a turn count as one move in the log and in a replay."""
        thrown = self.current_player(before) == self.current_player(after) == CHANCE
        return thrown or self.on_turn(before) != self.on_turn(after)

    def observation(self, state: State, seat: int | None, /) -> State:
        """The state as a seat may know it: hidden parts are replaced by a value that stands for
        "unknown". For a spectator, `seat` is None."""
        return state

    def observed_action(self, state: State, action: Action, seat: int | None, /) -> Action:
        """The event in that state as a seat saw it happen, hidden parts replaced as in
        `observation`. For a spectator, `seat` is None. boardgame.io calls this *redact*."""
        return action

    def reveals(self, state: State, action: Action, /) -> bool:
        """Whether the event, in that state, showed anybody something hidden. If so, it and all
        before it can't be undone, unless the game's option `undo` is "friendly"."""
        return False

    def resample(self, state: State, seat: int | None, rng: Random, /) -> State:
        """A random state that looks to the seat exactly as this one does: hidden parts are drawn
        anew. Bots use it to search games with hidden cards."""
        return state

    def standard_setup(self, players: int) -> Setup:
        """The set-up for so many players with every option at its default."""
        return Setup(players, agreed_values(self.options(players), {}))

    def checked_setup(self, setup: Setup) -> Setup:
        """The same set-up with the options in the game's order, without starts of sides that aren't
        there. Raises Illegal with the code "players" or "option" if the game doesn't offer it."""
        if setup.players not in self.players:
            raise Illegal("players", players=setup.players, allowed=self.players)
        offered = {option.name: option for option in self.options(setup.players)}
        chosen = dict(setup.options)
        names = [name for name, _ in setup.options]
        needed = {name for name, option in offered.items() if option.side is None}
        for name in needed | chosen.keys():
            values = offered[name].values if name in offered else ()
            if chosen.get(name) not in values or names.count(name) > 1:
                raise Illegal("option", option=name, value=chosen.get(name))
        agreed = Setup(setup.players, agreed_values(offered.values(), chosen))
        # `options` can't know how many sides the teams that people choose will make.
        sides = max(self.sides(agreed)) + 1
        there = [pair for pair in agreed.options if (offered[pair[0]].side or 0) < sides]
        return Setup(setup.players, tuple(there))
