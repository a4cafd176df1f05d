"""The numbers of `perft.txt`, counted by the second, slow set of rules too."""

from __future__ import annotations

from collections import Counter

import pytest

from tessera.games.sequences.rules import RULES
from tessera_kit.promises.data import Perft, perft_table
from tests.contracts.folders import folder_of
from tests.games.sequences.brute import KINDS, Party, points
from tests.limit import within

TABLE = [block for block in perft_table(folder_of(RULES)) if "opening" not in block.position]


def party(position: str) -> Party:
    """The game at a position's text, somewhere in an ordinary round or a play-off."""
    header, *rows, last = position.strip("\n").split("\n")
    players = len(rows)
    variant = "hearts_due" if "hearts_due" in header else "sequences"
    _, first, _, seat, *then = last.replace(":", "").split()
    given = {int(word[5:-3]): int(word[-2:]) for word in header.split() if word[:5] == "start"}
    game = Party(players, variant, int(first), given)
    for number, row in enumerate(rows, 1):
        begun = 0 if "x" in row else game.scores[number]
        game.scores[number] = begun + sum(map(int, row.rpartition("x")[2].split()))
    if then[0] == "plays":
        game.tied = list(map(int, then[3:]))
    game.begin_round(game.tied or list(game.scores))
    while game.still_to_throw[0] != int(seat):
        game.still_to_throw.pop(0)
    return game


def copied(game: Party) -> Party:
    other = Party(game.players, game.variant, game.first)
    other.scores, other.winner = dict(game.scores), game.winner
    other.still_to_throw, other.tied = list(game.still_to_throw), list(game.tied)
    return other


def count(game: Party, depth: int) -> int:
    """The ways to play on for so many throws; those that are worth the same are counted as one
    and multiplied."""
    if depth == 0 or game.winner is not None:
        return 1
    kinds, ways = Counter(points(dice, game.variant) for dice in KINDS), 0
    examples = {points(dice, game.variant): dice for dice in KINDS}
    for worth, dice in examples.items():
        after = copied(game)
        after.throw(dice)
        ways += kinds[worth] * count(after, depth - 1)
    return ways


@pytest.mark.parametrize("block", TABLE, ids=lambda block: block.title)
def test_a_second_opinion_counts_the_same(block: Perft) -> None:
    game = party(block.position)
    depths = range(1, len(block.counts) + 1)
    with within(lambda: block.position):
        assert block.counts == tuple(count(copied(game), depth) for depth in depths)
