"""The first opponent of Sequence Dice wins if it can, else blocks, else lengthens its lines."""

from __future__ import annotations

from random import Random

import pytest

from tessera.core.chance import draw, generator
from tessera.core.rules import CHANCE
from tessera.core.setup import Setup
from tessera.games.sequence_dice.bots import beginner, greedy
from tessera.games.sequence_dice.rules import RULES
from tessera.kit.bot import Bot, decide, uniform
from tessera.testing.playing import playouts
from tests.games.sequence_dice.scripts import cases


@cases("""
It completes its line of five
players=2 line=5
......
.GGGG.
......
BBB...
......
......
seat 1: roll 5 6
plays place a2 f2

It completes its line of six
players=2
.....G
.....G
.....G
.....G
.....G
BBBBB.
seat 1: roll 5 6
plays place f6

It completes a diagonal
players=2 line=5
G.....
.G....
..G...
......
....G.
......
seat 1: roll 6 6
plays place d4

It completes its line by replacing
players=2 line=5
BGGGGB
......
......
......
......
B....B
seat 1: roll 1 1
plays replace a1 f1

It wins rather than blocks
players=2 line=5
.BBBB.
......
......
......
......
.GGGG.
seat 1: roll 1 1
plays place a6 f6

It blocks a line about to be completed
players=2 line=5
......
GBBBB.
......
......
......
......
seat 1: roll 5 6
plays place f2

It blocks when it has a small line of its own
players=2 line=5
......
GBBBB.
......
......
.GG...
......
seat 1: roll 5 6
plays place f2

It blocks the side that is nearer to winning
players=3
GBBBB.
......
......
......
......
GRRR..
seat 1: roll 5 6
plays place f1

It lengthens its own line
players=2 line=5
......
......
......
......
.GGG..
......
seat 1: roll 5 6
plays place a5 e5

It takes the chip that is worth most to another
players=2 line=5
......
.BBBB.
......
.....B
......
G.....
seat 1: roll 4 6
plays remove b2 c2 d2 e2

With one choice it takes it
players=2 line=5
......
......
......
......
......
......
seat 1: roll 4 6
plays pass
""")
def test_what_it_plays(case: list[str]) -> None:
    state = RULES.read_position("\n".join(case[:8]))
    verb, *squares = case[8].removeprefix("plays ").split()
    expected = {f"{verb} {square}" for square in squares} or {verb}
    legal = RULES.legal_actions(state)
    played = {RULES.write(decide(greedy, state, legal, Random(seed))) for seed in range(30)}
    assert played <= expected


@cases("""
The beginner completes its line
players=2 line=5
......
.GGGG.
......
BBB...
......
......
seat 1: roll 5 6
plays place a2 f2

The beginner doesn't see that the other is about to win
players=2 line=5
......
GBBBB.
......
......
.GG...
......
seat 1: roll 5 6
plays place a5 d5

The beginner makes a run that has no room rather than a line with gaps
players=2 line=5
.GGGB.
......
......
......
......
G.G.G.
seat 1: roll 5 6
plays place a1

With a ten the beginner clears the way of its own run
players=2 line=5
.BBBB.
......
......
......
.GGBG.
......
seat 1: roll 4 6
plays remove d5
""")
def test_the_beginner_looks_at_runs_of_its_own_chips_only_if_it_looks(case: list[str]) -> None:
    state = RULES.read_position("\n".join(case[:8]))
    verb, *squares = case[8].removeprefix("plays ").split()
    legal = RULES.legal_actions(state)
    played = [RULES.write(decide(beginner, state, legal, Random(seed))) for seed in range(100)]
    meant = sum(played.count(f"{verb} {square}") for square in squares)
    assert 70 < meant < 95, "one time of five it plays anywhere"


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
