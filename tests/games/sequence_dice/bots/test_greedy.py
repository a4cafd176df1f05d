"""The first opponent of Sequence Dice wins if it can, else blocks, else lengthens its lines."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tessera.core.chance import draw, generator
from tessera.core.rules import CHANCE
from tessera.core.setup import Setup
from tessera.games.sequence_dice.bots import beginner, greedy
from tessera.games.sequence_dice.bots.expert import expert
from tessera.games.sequence_dice.rules import RULES
from tessera.games.sequence_dice.rules.state import Event, State
from tessera.kit.bot import Bot, decide, uniform
from tessera_kit.cases import Case
from tessera_kit.playing import playouts
from tests.games.cases import cases, is_among, position

HERE = Path(__file__).parent


def played_well(case: Case, bot: Bot[State, Event], times: int) -> int:
    """The number of times that the bot plays what the case has."""
    state = RULES.read_position(position(case))
    (line,) = case.lines
    legal = RULES.legal_actions(state)
    played = [RULES.write(decide(bot, state, legal, Random(seed))) for seed in range(times)]
    return sum(is_among(event, line.text.removeprefix("plays ")) for event in played)


@cases(HERE / "greedy.txt")
def test_what_it_plays(case: Case) -> None:
    assert played_well(case, greedy, 30) == 30


@cases(HERE / "beginner.txt")
def test_the_beginner_looks_at_runs_of_its_own_chips_only_if_it_looks(case: Case) -> None:
    assert 70 < played_well(case, beginner, 100) < 95, "one time of five it plays anywhere"


@cases(HERE / "expert.txt")
def test_what_the_one_that_learned_plays(case: Case) -> None:
    assert played_well(case, expert, 1) == 1


def test_among_equal_moves_it_draws() -> None:
    state = RULES.read_position("players=2 line=5\n" + "......\n" * 6 + "seat 1: roll 1 1")
    legal = RULES.legal_actions(state)
    corners = {RULES.write(decide(greedy, state, legal, Random(seed))) for seed in range(40)}
    assert corners == {"place a1", "place f1", "place a6", "place f6"}


def test_it_answers_every_position_of_random_games_with_a_legal_move() -> None:
    for played in playouts(RULES):
        for state in played.states:
            if legal := RULES.legal_actions(state):
                assert (
                    decide(greedy, RULES.observation(state, state.seat), legal, Random(1)) in legal
                )


def test_the_same_dice_of_its_own_give_the_same_choice() -> None:
    for played in playouts(RULES):
        for state in played.states[::7]:
            if legal := RULES.legal_actions(state):
                assert decide(greedy, state, legal, Random(5)) == decide(
                    greedy, state, legal, Random(5)
                )


@pytest.mark.parametrize(
    "setup",
    [
        Setup(2, (("line", "6"), ("chips", "unlimited"))),
        Setup(2, (("line", "5"), ("chips", "unlimited"))),
        Setup(4, (("line", "5"), ("chips", "box"))),
    ],
    ids=["six", "five", "partners"],
)
def test_it_beats_chance(setup: Setup) -> None:
    """It wins more than 80 of 100 games, half of them from each seat."""
    assert sum(wins(setup, seat=n % 2, seed=str(n)) for n in range(100)) >= 70


def wins(setup: Setup, seat: int, seed: str) -> bool:
    """Whether the greedy side of this seat wins against uniform play."""
    state = RULES.new(setup)
    side = state.terms.sides[seat]
    bots: dict[bool, Bot] = {True: greedy, False: uniform}
    for n in range(5_000):
        if (result := RULES.result(state)) is not None:
            return seat in result.winners
        rng = generator(seed, "game", n)
        if RULES.current_player(state) == CHANCE:
            event = draw(RULES.chance_outcomes(state), rng)
        else:
            event = decide(bots[state.side == side], state, RULES.legal_actions(state), rng)
        state = RULES.apply(state, event)
    raise AssertionError("the game doesn't end")
