"""The rules of Pig, their notation and their story."""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass, replace
from typing import NamedTuple

from tessera.core.position import read_setup, write_setup
from tessera.core.rules import CHANCE, Illegal, Result, Rules
from tessera.core.setup import Option, Setup
from tessera.core.story import Line

PLAYERS = (2, 3)
TURN = re.compile(r"seat ([1-3]) has (0|[1-9]\d{0,3})( to roll)?")
SCORES = re.compile(r"scores((?: (?:0|[1-9]\d{0,3}))+)")


class Face(NamedTuple):
    """Chance: what the die shows."""

    face: int


class Say(NamedTuple):
    """A choice: "roll" or "hold"."""

    word: str


Event = Face | Say
ROLL, HOLD = Say("roll"), Say("hold")


@dataclass(frozen=True, slots=True)
class State:
    setup: Setup
    scores: tuple[int, ...]
    seat: int = 0
    pending: int = 0
    rolling: bool = True

    @property
    def goal(self) -> int:
        return int(self.setup["goal"])

    @property
    def over(self) -> bool:
        return max(self.scores) >= self.goal


def options(players: int) -> tuple[Option, ...]:
    return (Option("goal", ("50", "100"), "50"),)


class PigRules(Rules[State, Event]):
    name = "pig"
    version = 1
    players = PLAYERS
    notation = sys.modules[__name__]

    def options(self, players: int) -> tuple[Option, ...]:
        return options(players)

    def new(self, setup: Setup) -> State:
        return State(self.checked_setup(setup), (0,) * setup.players)

    def current_player(self, state: State) -> int | None:
        if state.over:
            return None
        return CHANCE if state.rolling else state.seat

    def on_turn(self, state: State) -> int | None:
        return None if state.over else state.seat

    def legal_actions(self, state: State) -> tuple[Event, ...]:
        return () if state.over or state.rolling else (ROLL, HOLD)

    def chance_outcomes(self, state: State) -> tuple[tuple[Event, int], ...]:
        return tuple((Face(n), 1) for n in range(1, 7)) if state.rolling and not state.over else ()

    def apply(self, state: State, event: Event) -> State:
        if state.over:
            raise Illegal("over")
        if isinstance(event, Face):
            if not state.rolling or event.face not in range(1, 7):
                raise Illegal("no_roll")
            if event.face == 1:
                return self.passed(state, 0)
            return replace(state, pending=state.pending + event.face, rolling=False)
        if state.rolling:
            raise Illegal("roll_first")
        return replace(state, rolling=True) if event == ROLL else self.passed(state, state.pending)

    def passed(self, state: State, won: int) -> State:
        scores = tuple(n + won * (seat == state.seat) for seat, n in enumerate(state.scores))
        if max(scores) >= state.goal:
            return replace(state, scores=scores, pending=0, rolling=False)
        return State(state.setup, scores, (state.seat + 1) % len(scores))

    def result(self, state: State) -> Result | None:
        if not state.over:
            return None
        best = max(state.scores)
        return Result((state.scores.index(best),), "goal", (best,))

    def story(self, before: State, event: Event, after: State) -> tuple[Line, ...]:
        if isinstance(event, Face):
            code = "pig" if event.face == 1 else "rolls"
            return (Line(code, {"seat": before.seat, "face": event.face}),)
        if event == ROLL:
            return (Line("again", {"seat": before.seat}),)
        held = Line("holds", {"seat": before.seat, "points": before.pending})
        return (held, Line("wins", {"seat": before.seat})) if after.over else (held,)


def write(event: Event) -> str:
    return f"face {event.face}" if isinstance(event, Face) else event.word


def read(text: str) -> Event:
    if re.fullmatch(r"face [1-6]", text):
        return Face(int(text[-1]))
    for say in (ROLL, HOLD):
        if text == say.word:
            return say
    raise Illegal("unreadable", text=text)


def write_position(state: State) -> str:
    turn = f"seat {state.seat + 1} has {state.pending}" + " to roll" * state.rolling
    scores = " ".join(["scores", *map(str, state.scores)])
    return "\n".join([write_setup(state.setup, options), scores, turn])


def read_position(text: str) -> State:
    lines = text.strip().splitlines()
    if len(lines) != 3:
        raise Illegal("unreadable", text=text)
    scores, turn = SCORES.fullmatch(lines[1]), TURN.fullmatch(lines[2])
    setup = read_setup(lines[0], PLAYERS, options)
    if not scores or not turn or int(turn[1]) > setup.players:
        raise Illegal("unreadable", text=text)
    points = tuple(map(int, scores[1].split()))
    if len(points) != setup.players:
        raise Illegal("unreadable", text=text)
    return State(setup, points, int(turn[1]) - 1, int(turn[2]), bool(turn[3]))


RULES = PigRules()
