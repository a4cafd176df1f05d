"""The rules of Ur: questions and one verb."""

from __future__ import annotations

from dataclasses import replace

from tessera.core.dice import Roll
from tessera.core.opening import thrown, to_throw
from tessera.core.rules import CHANCE, Illegal, Result, Rules
from tessera.core.setup import Option, Setup
from tessera.core.story import Line
from tessera_ur.rules import notation
from tessera_ur.rules.board import HOME, goal, rosettes
from tessera_ur.rules.state import (
    PLAYERS,
    THROWS,
    Event,
    State,
    Step,
    hindrance,
    options,
    steps,
    taken,
    terms,
)
from tessera_ur.rules.story import story


class UrRules(Rules[State, Event]):
    """See `tessera.core.rules` for what each method answers. A throw with which nothing can be done
    ends the turn by itself."""

    name = "ur"
    version = 3
    players = PLAYERS
    notation = notation

    def options(self, players: int) -> tuple[Option, ...]:
        return options(players)

    def new(self, setup: Setup) -> State:
        """All pieces at the start, but for those that were given a side as home already, and both
        about to throw for who begins."""
        agreed = terms(self.checked_setup(setup))
        return State(agreed, agreed.begun, seat=0, opening=to_throw(2))

    def current_player(self, state: State) -> int | None:
        """The seat that must use its throw; CHANCE while one is awaited."""
        if state.over:
            return None
        return state.seat if state.thrown else CHANCE

    def on_turn(self, state: State) -> int | None:
        """The seat that throws or chooses."""
        return None if state.over else state.seat

    def opens(self, state: State) -> bool:
        return bool(state.opening)

    def legal_actions(self, state: State) -> tuple[Event, ...]:
        """The steps, by their origin; empty where a throw is awaited."""
        return () if state.over else state.steps()

    def chance_outcomes(self, state: State) -> tuple[tuple[Event, int], ...]:
        """The five throws of four dice, while one is awaited."""
        return THROWS if self.current_player(state) == CHANCE else ()

    def apply(self, state: State, event: Event) -> State:
        """The state after a throw or a step. Raises Illegal with the codes "over", "use_the_throw",
        "no_such_throw", "throw_first" and those of `refusal`."""
        if state.over:
            raise Illegal("over")
        if isinstance(event, Roll):
            return _thrown(state, event)
        if not state.thrown:
            raise Illegal("throw_first")
        if event not in state.steps():
            raise refusal(state, event)
        own, other = taken(state.terms.path, state.own, state.other, event)
        sides = (own, other) if state.seat == 0 else (other, own)
        stays = event.target in rosettes(state.terms.path) or own[0] == HOME
        return State(state.terms, sides, state.seat if stays else 1 - state.seat)

    def story(self, before: State, event: Event, after: State) -> tuple[Line, ...]:
        return story(before, event, after)

    def ends_turn(self, before: State, after: State) -> bool:
        """Whether the seat changes: a throw for a rosette belongs to the turn that earned it."""
        return bool(before.opening) or self.on_turn(before) != self.on_turn(after)

    def result(self, state: State) -> Result | None:
        """A win for the side with all pieces home."""
        return Result((state.seat,), "home") if state.over else None


def _thrown(state: State, roll: Roll) -> State:
    if state.thrown:
        raise Illegal("use_the_throw")
    if roll not in dict(THROWS):
        raise Illegal("no_such_throw")
    if state.opening:
        opening, seat = thrown(state.opening, state.seat, roll.total)
        return replace(state, opening=opening, seat=seat)
    if steps(state.terms.path, state.own, state.other, roll.total):
        return replace(state, thrown=roll.total)
    return replace(state, seat=1 - state.seat)


def refusal(state: State, step: Step) -> Illegal:
    """The reason why a step isn't allowed: "no_piece", "too_far" to leave the board,
    "no_such_step", or an "own" piece or a "safe" one of the other player is there."""
    own, path, n = state.own, state.terms.path, state.thrown or 0
    if step.origin not in own or step.origin == HOME:
        return Illegal("no_piece")
    target = goal(path, step.origin, n)
    if target is None:
        return Illegal("too_far", n=n, place=step.origin)
    if target != step.target:
        return Illegal("no_such_step", n=n)
    return Illegal(hindrance(path, own, state.other, target) or "no_such_step", n=n, place=target)


RULES = UrRules()
