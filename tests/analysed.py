"""Games played and analysed, in few words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random
from typing import Any

import pytest

from tessera.core.rules import CHANCE
from tessera.core.setup import Setup
from tessera.games import find
from tessera.kit.analysis import Analysis, Analyst, GameStep, shared
from tessera.kit.bot import Bot, decide, uniform
from tessera.kit.game import Game

AnyGame = Game[Any, Any]


def game_of(name: str) -> AnyGame:
    """The game of this name."""
    game = find(name)
    assert game is not None
    return game


def analyst_of(game: AnyGame) -> Analyst[Any, Any]:
    """Its analyst; there must be one."""
    assert game.analyst is not None
    return game.analyst


@dataclass(frozen=True)
class Played:
    """A game: the positions, the first before any event, and the events."""

    game: AnyGame
    setup: Setup
    states: tuple[Any, ...]
    events: tuple[Any, ...]

    def steps_from(self, start: int) -> tuple[GameStep, ...]:
        """What its analyst finds from there on."""
        found = analyst_of(self.game).analyse(self.states, self.events, start)
        return tuple(step for step in found if step)

    @cached_property
    def steps(self) -> tuple[GameStep, ...]:
        """What its analyst finds."""
        return self.steps_from(0)

    def analysis(self) -> Analysis:
        """All of it, with the result."""
        result = shared(self.game.rules, self.setup, self.states[-1])
        return Analysis(self.game.rules.sides(self.setup), self.steps, result)


def mirrors(played: Played, exchanged: Callable[[Any], Any]) -> bool:
    """Whether with the seats exchanged, from the first turn on, everything is the other side's."""
    begun = next(n for n, state in enumerate(played.states) if not state.opening)
    states, events = played.states[begun:], played.events[begun:]
    straight = replace(played, states=states, events=events)
    mirrored = replace(played, states=tuple(map(exchanged, states)), events=events)
    return len(straight.steps) > 0 and all(
        other.before == pytest.approx(one.before[::-1])
        and other.after == pytest.approx(one.after[::-1])
        and (other.best, other.side) == (one.best, 1 - one.side)
        for one, other in zip(straight.steps, mirrored.steps, strict=True)
    )


def agreed(game: AnyGame, players: int, **options: str) -> Setup:
    """The set-up with these options, the others at their defaults."""
    standard = dict(game.rules.standard_setup(players).options)
    return game.rules.checked_setup(Setup(players, tuple({**standard, **options}.items())))


def play(
    name: str,
    players: int,
    seed: int,
    bots: Sequence[Bot[Any, Any]] = (),
    most: int = 1000,
    **options: str,
) -> Played:
    """A game of these bots, one a seat, or of uniform ones; no longer than so many events."""
    game = game_of(name)
    setup, rng, events = agreed(game, players, **options), Random(seed), []
    seats: Mapping[int, Bot[Any, Any]] = dict(enumerate(bots))
    state = game.rules.new(setup)
    states = [state]
    while (seat := game.rules.current_player(state)) is not None and len(events) < most:
        if seat == CHANCE:
            outcomes, weights = zip(*game.rules.chance_outcomes(state), strict=True)
            (event,) = rng.choices(outcomes, weights)
        else:
            seen = game.rules.observation(state, seat)
            legal = game.rules.legal_actions(state)
            event = decide(seats.get(seat, uniform), seen, legal, rng)
        state = game.rules.apply(state, event)
        states.append(state)
        events.append(event)
    return Played(game, setup, tuple(states), tuple(events))


def script(name: str, position: str, *texts: str) -> Played:
    """What these events do to a position."""
    game = game_of(name)
    state = game.rules.read_position(position)
    setup = state.terms.setup if hasattr(state, "terms") else state.setup
    states, events = [state], [game.rules.read(text) for text in texts]
    for event in events:
        states.append(game.rules.apply(states[-1], event))
    return Played(game, setup, tuple(states), tuple(events))
