"""What the classical game does otherwise."""

from __future__ import annotations

from tests.games.tabula.scripts import cases, check


@cases("""
A captured piece goes back to the start
players=2 rules=classical
first: 1:1 0:14
second: 4:1 0:14
seat 1: dice 3
do 1-4
now
first: 0:14 4:1
second: 0:14 captured:1
seat 2: to throw

It must enter before any other move
players=2 rules=classical
first: 9:13 captured:2
second: 0:15
seat 1: dice 1 2 3
may 0-1 0-2 0-3
no 9-10: enter_first
do 0-2
may 0-1 0-3
do 0-1
may 1-4 2-5 9-12

Where all entries are closed nothing moves
players=2 rules=classical
first: 9:14 captured:1
second: 1:2 2:2 3:2 0:9
seat 1: dice 1 2 3
may pass

It counts as not at home
players=2 rules=classical
first: 24:14 captured:1
second: 0:15
seat 1: dice 2
may 0-2
no 24-off: enter_first

Pieces that have not entered need not go first
players=2 rules=classical
first: 0:2 9:13
second: 0:15
seat 1: dice 3
may 0-3 9-12

Nothing left on the board is not the end
players=2 rules=classical
first: off:14 captured:1
second: 3:15
seat 2: dice 1
may 3-4

The first to bear off all fifteen wins
players=2 rules=classical
first: 24:1 off:14
second: 23:15
seat 1: dice 1 2 3
do 24-off
won 1 by more
""")
def test_the_classical_game(case: list[str]) -> None:
    check(case)
