"""Eleven, wild: a chip on any free square; on a full board in place of any opponent's."""

from __future__ import annotations

from tests.games.sequence_dice.scripts import cases, check


@cases("""
Any square of an empty board
players=2
......
......
......
......
......
......
seat 1: roll 5 6
may place a1 b1 c1 d1 e1 f1 a2 b2 c2 d2 e2 f2 a3 b3 c3 d3 e3 f3 a4 b4 c4 d4 e4 f4 a5 b5 c5 d5 e5 f5\
 a6 b6 c6 d6 e6 f6

Any free square, whoever has the others
players=3
GBGB.B
GRGBGB
BGB.RG
BRBGBG
GBGBGB
RBGBG.
seat 2: roll 5 6
may place e1 d3 f6
do place e1
now
GBGBBB
GRGBGB
BGB.RG
BRBGBG
GBGBGB
RBGBG.
seat 3: to throw

No other throw, though the square is a 2
players=2
......
......
......
......
......
......
seat 1: roll 5 6
do place a1
now
G.....
......
......
......
......
......
seat 2: to throw

No other throw, though the square is a 12
players=2
......
......
......
......
......
......
seat 2: roll 5 6
do place d3
now
......
......
...B..
......
......
......
seat 1: to throw

One square is still free: it must be taken
players=2
GBGBGB
GBGBGB
BGB.BG
BGBGBG
GBGBGB
GBGBGB
seat 1: roll 5 6
may place d3

Full board: any opponent's chip is replaced, on a 2 or a 12 too
players=2
BGGBGB
GBGBGB
BGBGBG
BGBGBG
GBGBGB
GBGBGB
seat 1: roll 5 6
may replace a1 d1 f1 b2 d2 f2 a3 c3 e3 a4 c4 e4 b5 d5 f5 b6 d6 f6
do replace c3
now
BGGBGB
GBGBGB
BGGGBG
BGBGBG
GBGBGB
GBGBGB
seat 2: to throw

Full board, three sides: a chip of either opponent
players=3
RGGBGB
GBGRGB
BGBGBG
BGBGBR
GRGBGB
GBGRGR
seat 2: roll 5 6
may replace a1 b1 c1 e1 a2 c2 d2 e2 b3 d3 f3 b4 d4 f4 a5 b5 c5 e5 a6 c6 d6 e6 f6
do replace a1
now
BGGBGB
GBGRGB
BGBGBG
BGBGBR
GRGBGB
GBGRGR
seat 3: to throw

Full board, partners: not the partner's
players=4
BGGGGB
GGGGGB
BGGGBG
BGGGBG
GGGBGB
GBGBGB
seat 3: roll 5 6
may replace a1 f1 f2 a3 e3 a4 e4 d5 f5 b6 d6 f6
""")
def test_eleven(case: list[str]) -> None:
    check(case)
