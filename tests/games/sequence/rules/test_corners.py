"""Corners count for everybody at once, and are never covered or taken."""

from __future__ import annotations

import pytest

from tessera.games.sequence.rules import RULES
from tests.games.sequence.scripts import cases, check, position, refused


@cases("""
Four chips and a corner are a sequence
players=2
1 *.GGG....*
seat 1: 2S
seat 1: play
do play 2S b1
now
1 *GGGG....*
G: a1-e1
seat 1: - | 2S
seat 1: card

The same corner serves another side
players=2
1 *GGGG....*
2 B.........
3 B.........
4 B.........
G: a1-e1
seat 2: 9C
seat 2: play
do play 9C a5
now
5 B.........
B: a1-a5
seat 2: - | 9C
seat 2: card

It serves two sequences of one side, as the chip they share
players=2
1 *GGGG....*
2 G.........
3 G.........
4 G.........
G: a1-e1
seat 1: 9C
seat 1: play
do play 9C a5
won 1 by a1 b1 c1 d1 e1 a2 a3 a4 a5

On a diagonal
players=2
6 ....B.....
7 ...B......
8 ..B.......
seat 2: 7S
seat 2: play
do play 7S b9
now
9 .B........
B: e6-a10
seat 2: - | 7S
seat 2: card

Three chips and a corner are none
players=2
1 *.GG.....*
seat 1: 2S
seat 1: play
do play 2S b1
now
1 *GGG.....*
seat 1: - | 2S
seat 1: card

A corner is no chip of the others
players=2
1 *BBBB....*
B: a1-e1
seat 1: JS
seat 1: play
may discard JS
no play JS a1: corner
""")
def test_corners(case: list[str]) -> None:
    check(case)


@pytest.mark.parametrize("corner", ["a1", "j1", "a10", "j10"])
def test_no_card_plays_on_a_corner(corner: str) -> None:
    state = position("players=2\n2 .B........\nseat 1: 2C JC JS\nseat 1: play")
    for card in ("2C", "JC", "JS"):
        assert refused(state, f"play {card} {corner}") == "corner"
    assert not any(RULES.write(event).endswith(corner) for event in RULES.legal_actions(state))
