"""As much of the throw as possible is used."""

from __future__ import annotations

from tests.games.tabula.scripts import cases, check


@cases("""
The whole throw must be used if possible: only one first step leaves the five a way
players=2
first: 1:1 10:1 captured:13
second: 6:2 15:2 16:2 captured:9
seat 1: dice 1 5
may 1-2
no 10-11: wasteful place=11
no pass: must_move
do 1-2
may 2-7

If not, as many pips as any play can use: the larger die
players=2
first: 1:1 captured:14
second: 6:2 captured:13
seat 1: dice 1 4
may 1-5
no 1-2: wasteful place=2
do 1-5
may pass
do pass
now
first: 5:1 captured:14
second: 6:2 captured:13
seat 2: to throw

Two small dice beat a large one
players=2
first: 1:1 captured:14
second: 7:2 11:2 captured:11
seat 1: dice 3 4 6
may 1-4 1-5
no 1-7: closed place=7
do 1-5
do 5-8
may 8-14
no pass: must_move

One large die beats two small ones
players=2
first: 1:1 captured:14
second: 8:2 9:2 10:2 captured:9
seat 1: dice 1 2 6
may 1-7
no 1-2: wasteful place=2
no 1-3: wasteful place=3

What can't be used is lost
players=2
first: 1:15
second: 7:2 captured:13
seat 1: dice 6 6 6
may pass
do pass
now
first: 1:15
second: 7:2 captured:13
seat 2: to throw
""")
def test_as_much_of_the_throw_as_possible(case: list[str]) -> None:
    check(case)
