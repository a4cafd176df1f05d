"""Every puzzle of Ur is one: its best step is clearly the best, by what was learned and by games
played out."""

from __future__ import annotations

from pkgutil import get_data

import pytest

from tessera.kit.puzzles import Puzzle, read
from tessera_ur.bots.ahead import after
from tessera_ur.rules import RULES
from tessera_ur.rules.state import State, Step

BROUGHT = get_data("tessera_ur", "puzzles.txt")
PUZZLES = read(BROUGHT.decode("utf-8").partition("\n\n")[2]) if BROUGHT else ()
LEAST, MARGIN = 4, 0.045


def chance(state: State, play: str) -> float:
    step = RULES.read(play)
    assert isinstance(step, Step)
    assert step in RULES.legal_actions(state)
    return after(state.terms.path, state.own, state.other, step, 1)


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.name)
def test_one_step_is_clearly_the_best(puzzle: Puzzle) -> None:
    state = RULES.read_position(puzzle.position)
    found = {play: chance(state, play) for play in puzzle.plays}
    assert len(RULES.legal_actions(state)) == len(found) >= LEAST
    best, second = sorted(found.values(), reverse=True)[:2]
    assert best == found[puzzle.best.play] == pytest.approx(puzzle.best.chance, abs=0.001)
    assert best - second >= MARGIN
    assert puzzle.best.won.low > puzzle.second.won.high


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.name)
def test_what_punishes_can_be_played(puzzle: Puzzle) -> None:
    for play, shown in puzzle.shown:
        state = RULES.apply(RULES.read_position(puzzle.position), RULES.read(play))
        for text in shown.split(", "):
            state = RULES.apply(state, RULES.read(text))


def test_there_are_forty_of_different_names() -> None:
    assert len({puzzle.name for puzzle in PUZZLES}) == len(PUZZLES) >= 40
