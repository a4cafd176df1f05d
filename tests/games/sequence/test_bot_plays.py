"""The opponent in whole games: always legal, never peeking, better than chance."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from random import Random

import pytest

from tessera.bots.bot import decide, uniform
from tessera.core.chance import draw, generator
from tessera.core.game import CHANCE, Setup, standard_setup
from tessera.games.sequence.bot import planner
from tessera.games.sequence.rules import GAME
from tessera.games.sequence.state import FORGET, Event, Phase, State, Talk, terms

EVENTS = 1_500
"""More than a game of any set-up needs."""
MATCHES = 2 if sys.platform == "emscripten" else 10
SETUPS = [
    Setup(players, chosen)
    for players in GAME.players
    for chosen in product(
        *([(option.name, value) for value in option.values] for option in GAME.options(players))
    )
    if ("undo", "strict") in chosen
]


def named(setup: Setup) -> str:
    return " ".join([str(setup.players), *(value for _, value in setup.options)])


def positions(setup: Setup, seed: str) -> Iterator[State]:
    """The choices of a game in which some choices are the opponent's and some are anything: the
    opponent's own games never lead to forgotten cards and penalties."""
    state, rng = GAME.new(setup), Random(seed)
    for _ in range(EVENTS):
        if GAME.result(state) is not None:
            return
        if GAME.current_player(state) == CHANCE:
            event = draw(GAME.chance_outcomes(state), rng)
        else:
            yield state
            bot = rng.choice((uniform, planner))
            event = decide(bot, state, GAME.legal_actions(state), rng)
        state = GAME.apply(state, event)


def choice(state: State, n: int) -> Event:
    """What the opponent chooses from what it sees."""
    seen = GAME.observation(state, state.seat)
    return decide(planner, seen, GAME.legal_actions(state), generator("s", "bot", n))


@pytest.mark.parametrize("setup", SETUPS, ids=named)
def test_it_always_has_a_legal_answer(setup: Setup) -> None:
    for n, state in enumerate(positions(setup, named(setup))):
        chosen = choice(state, n)
        assert chosen in GAME.legal_actions(state)
        assert chosen != FORGET
        assert not isinstance(chosen, Talk)


def test_these_games_ask_for_choices_of_every_kind() -> None:
    phases = {state.phase for setup in SETUPS for state in positions(setup, named(setup))}
    assert phases == {Phase.PLAY, Phase.GIVE, Phase.CLAIM, Phase.PILE}


@pytest.mark.parametrize("players", GAME.players)
def test_cards_it_cannot_see_change_nothing(players: int) -> None:
    """The others' hands are dealt anew from all that it hasn't seen, and with them the pile."""
    rng, others = Random(players), 0
    for n, state in enumerate(positions(standard_setup(GAME, players), str(players))):
        other = GAME.resample(state, state.seat, rng)
        others += other != state
        assert choice(other, n) == choice(state, n)
    assert others > 10


def test_it_uses_the_cards_it_sees_when_hands_are_open() -> None:
    setup = next(setup for setup in SETUPS if ("hands", "open") in setup.options)
    changed = 0
    for n, state in enumerate(positions(setup, "open")):
        hidden = replace(state, terms=terms(standard_setup(GAME, setup.players)))
        changed += choice(hidden, n) != choice(state, n)
    assert changed


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_beats_chance(players: int) -> None:
    """It loses less than 5 of 100 games, whatever its seat. Not all others are won: chance among
    four sometimes discards until nobody can play any more."""
    sides = max(GAME.sides(standard_setup(GAME, players))) + 1
    ends = [(winner(players, n % sides, str(n)), n % sides) for n in range(MATCHES)]
    assert sum(won == side for won, side in ends) >= 0.5 * MATCHES
    assert sum(won not in (side, None) for won, side in ends) <= 0.1 * MATCHES


def winner(players: int, side: int, seed: str) -> int | None:
    """The side that wins when this one plays against chance."""
    state, rng = GAME.new(standard_setup(GAME, players)), Random(seed)
    while GAME.result(state) is None:
        if GAME.current_player(state) == CHANCE:
            event = draw(GAME.chance_outcomes(state), rng)
        else:
            choose = planner if state.side == side else uniform
            seen = GAME.observation(state, state.seat)
            event = decide(choose, seen, GAME.legal_actions(state), rng)
        state = GAME.apply(state, event)
    return state.winner
