"""The opponent in whole games: always legal, never peeking, better than chance."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from tessera.core.chance import draw, generator
from tessera.core.rules import CHANCE
from tessera.core.setup import Setup
from tessera.games.sequence.bots import planner
from tessera.games.sequence.rules import RULES
from tessera.games.sequence.rules.state import FORGET, Event, Phase, State, Talk, terms
from tessera.kit.bot import decide, uniform
from tessera_kit.playing import setups
from tests.effort import PYODIDE

EVENTS = 1_500
"""More than a game of any set-up needs."""
MATCHES = 2 if PYODIDE else 10
STARTS = {option.name for option in RULES.options(3) if option.side is not None}
SETUPS = [
    setup
    for players in RULES.players
    for setup in setups(RULES, players)
    if setup["undo"] == "strict"
    # What is given to a side asks for nothing that two or three wouldn't see.
    if players <= 3 or not STARTS & {name for name, _ in setup.options}
]


def named(setup: Setup) -> str:
    return " ".join([str(setup.players), *(value for _, value in setup.options)])


def positions(setup: Setup, seed: str) -> Iterator[State]:
    """The choices of a game in which some choices are the opponent's and some are anything: the
    opponent's own games never lead to forgotten cards and penalties."""
    state, rng = RULES.new(setup), Random(seed)
    for _ in range(EVENTS):
        if RULES.result(state) is not None:
            return
        if RULES.current_player(state) == CHANCE:
            event = draw(RULES.chance_outcomes(state), rng)
        else:
            yield state
            bot = rng.choice((uniform, planner))
            event = decide(bot, state, RULES.legal_actions(state), rng)
        state = RULES.apply(state, event)


def choice(state: State, n: int) -> Event:
    """What the opponent chooses from what it sees."""
    seen = RULES.observation(state, state.seat)
    return decide(planner, seen, RULES.legal_actions(state), generator("s", "bot", n))


@pytest.mark.parametrize("setup", SETUPS[:: 4 if PYODIDE else 1], ids=named)
def test_it_always_has_a_legal_answer(setup: Setup) -> None:
    for n, state in enumerate(positions(setup, named(setup))):
        chosen = choice(state, n)
        assert chosen in RULES.legal_actions(state)
        assert chosen != FORGET
        assert not isinstance(chosen, Talk)


@pytest.mark.cpython_only("a count over many games")
def test_these_games_ask_for_choices_of_every_kind() -> None:
    phases = {state.phase for setup in SETUPS for state in positions(setup, named(setup))}
    assert phases == {Phase.PLAY, Phase.GIVE, Phase.CLAIM, Phase.PILE}


@pytest.mark.parametrize("players", RULES.players)
def test_cards_it_cannot_see_change_nothing(players: int) -> None:
    """The others' hands are dealt anew from all that it hasn't seen, and with them the pile."""
    rng, others = Random(players), 0
    for n, state in enumerate(positions(RULES.standard_setup(players), str(players))):
        other = RULES.resample(state, state.seat, rng)
        others += other != state
        assert choice(other, n) == choice(state, n)
    assert others > 10


def test_it_uses_the_cards_it_sees_when_hands_are_open() -> None:
    setup = next(setup for setup in SETUPS if ("hands", "open") in setup.options)
    changed = 0
    for n, state in enumerate(positions(setup, "open")):
        hidden = replace(state, terms=terms(RULES.standard_setup(setup.players)))
        changed += choice(hidden, n) != choice(state, n)
    assert changed


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_beats_chance(players: int) -> None:
    """It loses less than 5 of 100 games, whatever its seat. Not all others are won: chance among
    four sometimes discards until nobody can play any more."""
    sides = max(RULES.sides(RULES.standard_setup(players))) + 1
    ends = [(winner(players, n % sides, str(n)), n % sides) for n in range(MATCHES)]
    assert sum(won == side for won, side in ends) >= 0.5 * MATCHES
    assert sum(won not in (side, None) for won, side in ends) <= 0.1 * MATCHES


def winner(players: int, side: int, seed: str) -> int | None:
    """The side that wins when this one plays against chance."""
    state, rng = RULES.new(RULES.standard_setup(players)), Random(seed)
    while RULES.result(state) is None:
        if RULES.current_player(state) == CHANCE:
            event = draw(RULES.chance_outcomes(state), rng)
        else:
            choose = planner if state.side == side else uniform
            seen = RULES.observation(state, state.seat)
            event = decide(choose, seen, RULES.legal_actions(state), rng)
        state = RULES.apply(state, event)
    return state.winner
