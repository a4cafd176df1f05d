"""The numbers of `perft.txt`, as far as the slow second opinion can count them too."""

from __future__ import annotations

import pytest

from tessera.games.sequence_dice.rules import RULES
from tessera_kit.promises.data import Perft, perft_table
from tests.contracts.folders import folder_of
from tests.games.sequence_dice.brute import table
from tests.limit import within

TABLE = [block for block in perft_table(folder_of(RULES)) if "opening" not in block.position]
PATIENCE = 3_000


@pytest.mark.parametrize("block", TABLE, ids=lambda block: block.title)
def test_a_second_opinion_counts_the_same(block: Perft) -> None:
    depths = [depth for depth, count in enumerate(block.counts, 1) if count < PATIENCE]
    assert depths
    for depth in depths:
        with within(lambda: block.position):
            assert table(block.position).count(depth) == block.counts[depth - 1]


def test_the_table_has_every_number_of_players() -> None:
    assert {block.position.split()[0] for block in TABLE} == {
        "players=2",
        "players=3",
        "players=4",
    }
