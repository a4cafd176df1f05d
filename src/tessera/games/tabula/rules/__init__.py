"""The rules of Tabula: questions and one verb."""

from dataclasses import replace

from tessera.core.dice import Roll, check_throw, throws
from tessera.core.opening import thrown, to_throw
from tessera.core.rules import CHANCE, Result, Rules
from tessera.core.setup import Setup
from tessera.games.tabula.rules import notation
from tessera.games.tabula.rules.engine import ALL_AT_START, side
from tessera.games.tabula.rules.hindrances import refusal
from tessera.games.tabula.rules.state import (
    PASS,
    PLAYERS,
    Event,
    PieceStep,
    State,
    begun,
    home_first,
    options,
    terms,
)
from tessera.games.tabula.rules.story import story

THROWS = throws(3)

ZENO = side({6: 7, 9: 1, 10: 2, 19: 2, 20: 2, 23: 1})
ZENOS_OPPONENT = side({8: 2, 11: 2, 12: 2, 13: 1, 14: 2, 15: 2, 18: 2, 21: 2})
ZENOS_THROW = (2, 5, 6)
"""How the emperor's unlucky game of about 480 stood, as the poet Agathias tells it."""


def step(state: State, taken: PieceStep) -> State:
    """`apply` for a step known to be allowed. The turn ends with the last die, a pass or the end of
    the game; after the end the seat stays as it was."""
    if taken == PASS:
        return State(state.terms, state.sides, 1 - state.seat)
    way = state.way(taken)
    assert way is not None
    die, own, other = way
    sides = (own, other) if state.seat == 0 else (other, own)
    if state.terms.variant.ended(own, other):
        return State(state.terms, sides, state.seat)
    left = list(state.dice)
    left.remove(die)
    seat = state.seat if left else 1 - state.seat
    return State(state.terms, sides, seat, tuple(left))


class TabulaRules(Rules[State, Event]):
    """See `core.rules` for what each method answers."""

    name = "tabula"
    version = 2
    players = PLAYERS
    notation = notation

    # In files of their own:
    options = staticmethod(options)
    story = staticmethod(story)

    def new(self, setup: Setup) -> State:
        """The state with an empty board, in which both are about to throw for who begins; or that
        of the emperor's game, with his throw."""
        agreed = terms(self.checked_setup(setup))
        if setup["position"] == "zeno":
            return State(agreed, begun(agreed, ZENO, ZENOS_OPPONENT), seat=0, dice=ZENOS_THROW)
        sides = begun(agreed, ALL_AT_START, ALL_AT_START)
        return State(agreed, sides, seat=0, opening=to_throw(2))

    def current_player(self, state: State) -> int | None:
        """The seat that must use its dice; CHANCE while they are awaited."""
        if state.over:
            return None
        return state.seat if state.dice else CHANCE

    def on_turn(self, state: State) -> int | None:
        """The seat that throws or chooses."""
        return None if state.over else state.seat

    def opens(self, state: State) -> bool:
        return bool(state.opening)

    def legal_actions(self, state: State) -> tuple[Event, ...]:
        """The steps that an allowed play begins with, by origin and target, or the forced pass."""
        if state.over or not state.dice:
            return ()
        return tuple([PieceStep(*step) for step in state.ways()]) or (PASS,)

    def chance_outcomes(self, state: State) -> tuple[tuple[Event, int], ...]:
        """The 56 throws of three dice, while one is awaited."""
        return THROWS if self.current_player(state) == CHANCE else ()

    def apply(self, state: State, event: Event) -> State:
        """The state after a throw or a step. Raises Illegal with a code of `refusal` or
        `check_throw`."""
        if isinstance(event, Roll):
            check_throw(event, 3, over=state.over, unused=bool(state.dice))
            if not state.opening:
                return replace(state, dice=event.dice)
            opening, seat = thrown(state.opening, state.seat, event.total)
            return replace(state, opening=opening, seat=seat)
        if (refused := refusal(state, event)) is not None:
            raise refused
        return step(state, event)

    def result(self, state: State) -> Result | None:
        """A win for the side with more pieces borne off. If the numbers are equal, a draw, or where
        the set-up says so a win for the side that was home first: the one with nothing left in
        play."""
        if not state.over:
            return None
        first, second = map(state.terms.variant.score, state.sides)
        if first != second:
            return Result((int(second > first),), "more")
        if state.terms.first_home_wins:
            return Result((home_first(state),), "first_home")
        return Result((), "equal")


RULES = TabulaRules()
