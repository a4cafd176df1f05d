"""Counting the tree, on One Card, where the numbers can be found in one's head."""

from __future__ import annotations

import pytest

from tessera.core.setup import Setup
from tessera.games.one_card.rules import RULES
from tessera_kit.perft import perft


@pytest.mark.parametrize(
    ("players", "counts"),
    [
        # Six cards for one and five for the other; each stays or folds, but a first fold ends it.
        (2, [1, 6, 6 * 5, 30 * 2, 30 * (2 + 1), 90]),
        # The third speaks unless the two before him have folded.
        (3, [1, 6, 6 * 5, 30 * 4, 120 * 2, 120 * 4, 120 * (3 * 2 + 1), 840]),
    ],
)
def test_the_ways_to_play_so_many_events(players: int, counts: list[int]) -> None:
    start = RULES.new(Setup(players, (("wins", "highest"),)))
    assert [perft(RULES, start, depth) for depth in range(len(counts))] == counts


def test_a_finished_game_counts_as_one_at_any_depth() -> None:
    over = RULES.read_position("players=2\ncards 5 6\nsaid stay stay")
    assert [perft(RULES, over, depth) for depth in range(4)] == [1, 1, 1, 1]
