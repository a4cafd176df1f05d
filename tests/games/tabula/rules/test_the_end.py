"""How the game ends."""

from __future__ import annotations

from tests.games.tabula.scripts import cases, check


@cases("""
The last piece is borne off: the other's remaining pieces count as borne off too
players=2
first: 24:1 off:13 captured:1
second: 3:15
seat 1: dice 1 2 3
do 24-off
may nothing
won 2 by more
now
first: off:14 captured:1
second: 3:15
seat 1: over

The last piece in play is captured: the game ends at once
players=2
first: 3:2 off:3 captured:10
second: 4:1 off:2 captured:12
seat 1: dice 1 5 6
may 3-4 3-8 3-9
do 3-4
won 1 by more

A play that ends the game is allowed though it uses fewer pips
players=2
first: 10:1 off:5 captured:9
second: 11:1 captured:14
seat 1: dice 1 2 3
may 10-11 10-12 10-13

The last piece may leave at once, though it could use both dice
players=2
first: 23:1 off:13 captured:1
second: 3:15
seat 1: dice 1 2
may 23-24 23-off

Equal is a draw
players=2
first: 24:1 off:14
second: 3:15
seat 1: dice 6
do 24-off
won nobody by equal

Equal, with the option: home first wins
players=2 ties=first_home
first: 24:1 off:14
second: 3:15
seat 1: dice 6
do 24-off
won 1 by first_home

Equal by a capture: the side with nothing left was home first
players=2 ties=first_home
first: 3:1 off:2 captured:12
second: 4:1 off:3 captured:11
seat 1: dice 1
do 3-4
won 2 by first_home

Nothing is expected any more
players=2
first: off:15
second: 3:15
seat 1: over
may nothing
no pass: over
no roll 1 2 3: over
""")
def test_the_end(case: list[str]) -> None:
    check(case)
