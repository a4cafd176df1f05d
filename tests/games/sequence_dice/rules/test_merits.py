"""What speaks for a move: only what is true of the position, and the strongest first."""

from __future__ import annotations

from pathlib import Path

import pytest

from tessera.games.sequence_dice.rules import RULES
from tessera.games.sequence_dice.rules.engine import PLACE, completed
from tessera.games.sequence_dice.rules.merits import merits
from tessera.games.sequence_dice.rules.state import Move, State
from tessera_kit.cases import Case
from tessera_kit.playing import play
from tests.games.cases import cases, check_merits, position


@cases(Path(__file__).with_name("merits.txt"))
def test_what_is_told(case: Case) -> None:
    state = RULES.read_position(position(case))
    check_merits(case, lambda event: merits(state, move(event)))


def move(text: str) -> Move:
    event = RULES.read(text)
    assert isinstance(event, Move)
    return event


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_is_true_in_random_games(players: int) -> None:
    """Worked out a second time from what the rules would do next."""
    met: set[str] = set()
    for seed in ("a", "b", "c"):
        for state in play(RULES, RULES.standard_setup(players), seed).states:
            for event in RULES.legal_actions(state):
                if isinstance(event, Move) and event.square is not None:
                    met |= checked(state, event, event.square)
    assert met == {"wins", "blocks"}


def checked(state: State, move: Move, square: int) -> set[str]:
    """What the rules say of the move, once it is what the merits say."""
    lines, length, side = merits(state, move), state.terms.line, state.side
    codes = {line.code for line in lines}
    won = RULES.apply(state, move).won != 0
    assert ("wins" in codes) == won
    if won or move.verb != PLACE:
        return {"wins"} if won else set()
    blocks = any(
        completed(own | 1 << square, square, length)
        for other, own in enumerate(state.chips)
        if other != side
    )
    said = [line for line in lines if line.code == "blocks" and line.facts["n"] == length - 1]
    assert bool(said) == blocks
    return {"blocks"} if blocks else set()
