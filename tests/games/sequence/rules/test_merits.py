"""What speaks for an action: only what is true of the position, and the strongest first."""

from __future__ import annotations

from pathlib import Path

import pytest

from tessera.games.sequence.rules import RULES
from tessera.games.sequence.rules.board import ONE_EYED, SQUARE_NAMES
from tessera.games.sequence.rules.engine import PLAY, Move, claimable
from tessera.games.sequence.rules.merits import merits
from tessera.games.sequence.rules.state import Phase, State
from tessera_kit.cases import Case
from tessera_kit.playing import play
from tests.games.cases import cases, check_merits, position


@cases(Path(__file__).with_name("merits.txt"))
def test_what_is_told(case: Case) -> None:
    state = RULES.read_position(position(case))
    check_merits(case, lambda event: merits(state, RULES.read(event)))


@pytest.mark.parametrize("players", [2, 3])
def test_it_is_true_in_random_games(players: int) -> None:
    """Worked out a second time from what the rules would do next."""
    met: set[str] = set()
    for seed in ("a", "b"):
        for state in play(RULES, RULES.standard_setup(players), seed).states[::3]:
            for event in RULES.legal_actions(state):
                if isinstance(event, Move) and event.verb == PLAY:
                    met |= checked(state, event)
    assert met == {"wins", "blocks", "grows"} | ({"completes"} if players == 2 else set())


def checked(state: State, move: Move) -> set[str]:
    """What the rules say of the play, once it is what the merits say."""
    square, side, after = move.square, state.side, RULES.apply(state, move)
    assert square is not None
    lines = merits(state, move)
    codes = {line.code for line in lines}
    four = {line.code for line in lines if line.facts.get("n") == 4}
    won = after.winner == side
    true = {"wins"} if won else set()
    if move.card in ONE_EYED or won:
        assert ("wins" in codes) == won
        return true
    others = [
        claimable(own | 1 << square, square, state.sequences[other])
        for other, own in enumerate(state.chips)
        if other != side
    ]
    if any(others):
        true.add("blocks")
    if ends(after, side) - ends(state, side) and after.phase is not Phase.CLAIM:
        true.add("grows")
    if after.phase is Phase.CLAIM or after.sequences[side] != state.sequences[side]:
        true.add("completes")
    assert ("blocks" in four) == ("blocks" in true)
    assert ("completes" in codes) == ("completes" in true)
    assert ("makes" in four or "two_ways" in codes) == ("grows" in true)
    return true


def ends(state: State, side: int) -> set[int]:
    """The squares on which a chip of the side would complete a sequence."""
    own, claimed = state.chips[side], state.sequences[side]
    free = range(len(SQUARE_NAMES))
    return {n for n in free if state.free >> n & 1 and claimable(own | 1 << n, n, claimed)}
