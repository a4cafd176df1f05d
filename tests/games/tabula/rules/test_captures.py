"""Closed points and captures."""

from __future__ import annotations

from tests.games.tabula.scripts import cases, check


@cases("""
Two enemy pieces close a point
players=2
first: 1:1 0:14
second: 4:2 0:13
seat 1: dice 3 4
may 0-3 1-5
no 1-4: closed place=4
no 0-4: closed place=4

A single enemy piece is captured, and is out of the game
players=2
first: 1:1 0:14
second: 4:1 0:14
seat 1: dice 3
may 0-3 1-4
do 1-4
now
first: 0:14 4:1
second: 0:14 captured:1
seat 2: to throw

Entering pieces capture too
players=2
first: 0:15
second: 2:1 5:1 0:13
seat 1: dice 2 5
do 0-2
do 0-5
now
first: 0:13 2:1 5:1
second: 0:13 captured:2
seat 2: to throw

After every step the piece must stand where it may: both ways are closed
players=2
first: 10:1 captured:14
second: 11:2 12:2 captured:11
seat 1: dice 1 2
may pass
no 10-11: must_pass
no 10-13: must_pass

After every step: one way is open, and a capture is made in passing
players=2
first: 10:1 captured:14
second: 11:2 12:1 captured:12
seat 1: dice 1 2
may 10-12
no 10-13: no_such_die place=13
do 10-12
do 12-13
now
first: 13:1 captured:14
second: 11:2 captured:13
seat 2: to throw
""")
def test_closed_points_and_captures(case: list[str]) -> None:
    check(case)
