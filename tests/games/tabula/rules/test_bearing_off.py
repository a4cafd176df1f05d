"""Bearing off."""

from __future__ import annotations

from tests.games.tabula.scripts import cases, check


@cases("""
Not before all stand on 19 to 24
players=2
first: 18:1 24:14
second: 0:15
seat 1: dice 6
may 18-24
no 24-off: not_home home=19 last=24

Pieces not yet entered count
players=2
first: 0:1 24:14
second: 9:15
seat 1: dice 6
may 0-6
no 24-off: not_home home=19 last=24

Captured ones are no longer in play
players=2
first: 24:2 captured:13
second: 9:15
seat 1: dice 6
may 24-off

The last one comes home, and then another leaves
players=2
first: 18:1 24:14
second: 0:15
seat 1: dice 1 1
may 18-19
do 18-19
may 19-20 24-off

A bigger number than needed is enough, wherever the others stand
players=2
first: 19:1 22:1 off:13
second: 0:15
seat 1: dice 4
may 19-23 22-off

The exact number, and one too small
players=2
first: 20:2 off:13
second: 9:15
seat 1: dice 4 5
may 20-24 20-off
no 20-22: no_such_die place=22

One too small alone bears nothing off
players=2
first: 20:2 off:13
second: 9:15
seat 1: dice 4
may 20-24
no 20-off: no_such_die place=25

The smallest die that will do bears off, so that the larger one is left
players=2
first: 19:1 24:1 off:13
second: 0:15
seat 1: dice 1 6
may 19-20 19-off 24-off
do 24-off
do 19-off
won nobody by equal
""")
def test_bearing_off(case: list[str]) -> None:
    check(case)
