"""The numbers of `perft.txt`, as far as the slow second opinion can count them too."""

from __future__ import annotations

import pytest

from tessera.games.sequence.rules import RULES
from tessera_kit.promises.data import Perft, perft_table
from tests.contracts.folders import folder_of
from tests.games.sequence.brute import Brute
from tests.limit import within

TABLE = [block for block in perft_table(folder_of(RULES)) if "opening" not in block.position]
PATIENCE = 1_000


@pytest.mark.parametrize("block", TABLE, ids=lambda block: block.title)
def test_a_second_opinion_counts_the_same(block: Perft) -> None:
    depths = [depth for depth, count in enumerate(block.counts, 1) if count < PATIENCE]
    assert depths
    for depth in depths:
        with within(lambda: block.position):
            assert Brute(block.position).count(depth) == block.counts[depth - 1]
