"""Where one piece can go with one, two or three dice, and by which steps."""

from __future__ import annotations

from collections import defaultdict

from tessera.games.tabula.rules import step
from tessera.games.tabula.rules.engine import OFF
from tessera.games.tabula.rules.plays import afterstates
from tessera.games.tabula.rules.state import State, Step

Journey = tuple[Step, ...]


def origins(state: State) -> list[int]:
    """The places from which a step may be taken, ascending."""
    return sorted({origin for origin, _ in state.ways()}) if state.dice else []


def journeys(state: State, origin: int) -> dict[int, Journey]:
    """For each place that a piece from the origin can reach, the steps that lead there.

    One die is preferred. With several, a place counts only when all ways there have the same
    effect; else the person goes step by step and so says which way is meant."""
    found: dict[int, Journey] = {}
    roads: list[tuple[Journey, State]] = [((), state)]
    while roads:
        longer = [way for journey, here in roads for way in _onward(journey, here, origin)]
        ends: dict[int, dict[State, Journey]] = defaultdict(dict)
        for journey, there in longer:
            ends[journey[-1].target].setdefault(there, journey)
        for target, outcomes in ends.items():
            if len(outcomes) == 1:
                found.setdefault(target, *outcomes.values())
        roads = [
            (journey, there)
            for journey, there in longer
            if there.seat == state.seat and there.dice and journey[-1].target != OFF
        ]
    return found


def _onward(journey: Journey, state: State, origin: int) -> list[tuple[Journey, State]]:
    """The journey continued by each step that its piece may take."""
    place = journey[-1].target if journey else origin
    steps = [Step(*way) for way in state.ways() if way[0] == place]
    return [((*journey, taken), step(state, taken)) for taken in steps]


def bringers(state: State, target: int) -> dict[int, Journey]:
    """The journeys that can bring a piece to the target, by origin: with one die if any can."""
    every = {origin: journeys(state, origin).get(target) for origin in origins(state)}
    found = {origin: journey for origin, journey in every.items() if journey}
    short: dict[int, Journey] = {
        origin: journey for origin, journey in found.items() if len(journey) == 1
    }
    return short or found


def only_play(state: State) -> Journey | None:
    """The rest of the turn where all plays end alike; None where there is something to choose."""
    variant = state.terms.variant
    if len(afterstates(variant, state.own, state.other, state.dice)) != 1:
        return None
    taken: list[Step] = []
    here = state
    while here.seat == state.seat and here.dice and (ways := here.ways()):
        taken.append(Step(*next(iter(ways))))
        here = step(here, taken[-1])
    return tuple(taken) or None
