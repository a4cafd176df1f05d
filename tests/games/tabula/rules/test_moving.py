"""Entering and moving, a die a step."""

from __future__ import annotations

from tests.games.tabula.scripts import cases, check


@cases("""
Every piece starts off the board, and enters on the point of its die
players=2
first: 0:15
second: 0:15
seat 1: dice 2 3 4
may 0-2 0-3 0-4
do 0-2
do 0-3
do 0-4
now
first: 0:12 2:1 3:1 4:1
second: 0:15
seat 2: to throw

The rule book's example: 2 and 4 with one piece, 3 with another
players=2
first: 0:15
second: 0:15
seat 1: dice 2 3 4
do 0-2
do 2-6
do 0-3
now
first: 0:13 3:1 6:1
second: 0:15
seat 2: to throw

One piece may take all three dice
players=2
first: 0:14 10:1
second: 0:15
seat 2: to throw
do roll 1 2 3
do 0-1
do 1-3
do 3-6
now
first: 0:14 10:1
second: 0:14 6:1
seat 1: to throw

Both travel the same way
players=2
first: 12:15
second: 3:15
seat 2: dice 1 2 5
may 3-4 3-5 3-8

Equal dice give nothing extra
players=2
first: 0:15
second: 0:15
seat 1: dice 5 5 5
do 0-5
do 0-5
do 0-5
may throw
now
first: 0:12 5:3
second: 0:15
seat 2: to throw

There is no limit to the pieces on one's own point
players=2
first: 6:14 5:1
second: 0:15
seat 1: dice 1
may 5-6 6-7
do 5-6
now
first: 6:15
second: 0:15
seat 2: to throw
""")
def test_moving(case: list[str]) -> None:
    check(case)
