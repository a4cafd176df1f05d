"""The rules of Sequence Dice: questions and one verb."""

from dataclasses import replace

from tessera.core.dice import Roll, check_throw, throws
from tessera.core.grid import squares
from tessera.core.opening import thrown, to_throw
from tessera.core.rules import CHANCE, Result, Rules
from tessera.core.setup import Setup
from tessera.games.sequence_dice.rules import notation
from tessera.games.sequence_dice.rules.engine import AGAIN, PASS, REMOVE, completed, put, take
from tessera.games.sequence_dice.rules.state import (
    MOVES,
    PASS_MOVE,
    PLAYERS,
    Event,
    Move,
    State,
    begun,
    options,
    refusal,
    sides,
    terms,
)
from tessera.games.sequence_dice.rules.story import story

THROWS = throws(2)


def step(state: State, move: Move) -> State:
    """`apply` for a move known to be legal."""
    assert state.roll is not None
    total, side, square = sum(state.roll.dice), state.side, move.square
    chips, won, seat = state.chips, 0, (state.seat + 1) % len(state.terms.sides)
    if square is not None:
        if move.verb == REMOVE:
            chips = take(chips, square)
        else:
            chips = put(chips, side, square)
            won = completed(chips[side], square, state.terms.line)
            if won or total in AGAIN:
                seat = state.seat
    return State(state.terms, chips, seat, None, (), won)


class SequenceDiceRules(Rules[State, Event]):
    """See `core.rules` for what each method answers."""

    name = "sequence_dice"
    version = 2
    players = PLAYERS
    notation = notation

    # In files of their own:
    options = staticmethod(options)
    sides = staticmethod(sides)
    story = staticmethod(story)

    def new(self, setup: Setup) -> State:
        """The state with no chips but those given as a start, in which everybody is about to throw
        for who begins."""
        agreed = terms(self.checked_setup(setup))
        return State(agreed, begun(agreed.setup), seat=0, opening=to_throw(setup.players))

    def current_player(self, state: State) -> int | None:
        """The seat that must use its throw; CHANCE while dice are awaited."""
        if state.won:
            return None
        return CHANCE if state.roll is None else state.seat

    def on_turn(self, state: State) -> int | None:
        """The seat that throws or chooses."""
        return None if state.won else state.seat

    def opens(self, state: State) -> bool:
        return bool(state.opening)

    def legal_actions(self, state: State) -> tuple[Event, ...]:
        """The moves that the throw allows, by square, or the forced pass."""
        if state.won or state.roll is None:
            return ()
        verb, mask = state.demand()
        if verb == PASS:
            return (PASS_MOVE,)
        moves = MOVES[verb]
        return tuple([moves[square] for square in squares(mask)])

    def chance_outcomes(self, state: State) -> tuple[tuple[Event, int], ...]:
        """The 21 throws of two dice, while one is awaited."""
        return THROWS if self.current_player(state) == CHANCE else ()

    def apply(self, state: State, event: Event) -> State:
        """The state after a throw or a move. Raises Illegal with a code of `refusal` or
        `check_throw`."""
        if isinstance(event, Roll):
            check_throw(event, 2, over=bool(state.won), unused=state.roll is not None)
            if not state.opening:
                return replace(state, roll=event)
            opening, seat = thrown(state.opening, state.seat, event.total)
            return replace(state, seat=seat, opening=opening)
        if (refused := refusal(state, event)) is not None:
            raise refused
        return step(state, event)

    def result(self, state: State) -> Result | None:
        """A win for the side that made the line, with the line's squares."""
        if not state.won:
            return None
        seats = state.terms.sides
        winners = tuple(seat for seat, side in enumerate(seats) if side == state.side)
        return Result(winners, "line", squares(state.won))


RULES = SequenceDiceRules()
