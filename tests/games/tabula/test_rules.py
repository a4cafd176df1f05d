"""The rule book, sentence by sentence."""

from __future__ import annotations

import pytest

from tessera.core.game import Setup
from tessera.games.tabula.rules import GAME
from tests.games.tabula.scripts import cases, check, choices

SEED = Setup(2, (("rules", "seed"), ("ties", "draw"), ("position", "empty")))


@pytest.mark.parametrize(
    ("throws", "then"),
    [
        ("", "seat 1: opening . ."),
        ("2-5-6", "seat 2: opening 13 ."),
        ("2-5-6 2-5-5", "seat 1: to throw"),
        ("2-5-6 3-5-6", "seat 2: to throw"),
        ("6-6-6 1-1-1", "seat 1: to throw"),
        # The total counts, not the highest die.
        ("1-1-6 3-3-3", "seat 2: to throw"),
        # Ties throw again, as often as it takes.
        ("2-5-6 1-6-6", "seat 1: opening . ."),
        ("2-5-6 1-6-6 1-1-1", "seat 2: opening 3 ."),
        ("2-5-6 1-6-6 1-1-1 1-1-1", "seat 1: opening . ."),
        ("2-5-6 1-6-6 1-1-1 1-1-2", "seat 2: to throw"),
    ],
)
def test_the_highest_total_begins_and_ties_throw_again(throws: str, then: str) -> None:
    state = GAME.new(SEED)
    for throw in throws.split():
        state = GAME.apply(state, GAME.read(f"roll {throw.replace('-', ' ')}"))
    assert GAME.write_position(state).splitlines()[-1] == then
    assert choices(state) == "throw"


@cases("""
Every piece starts off the board, and enters on the point of its die
rules=seed ties=draw position=empty
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
rules=seed ties=draw position=empty
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
rules=seed ties=draw position=empty
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
rules=seed ties=draw position=empty
first: 12:15
second: 3:15
seat 2: dice 1 2 5
may 3-4 3-5 3-8

Equal dice give nothing extra
rules=seed ties=draw position=empty
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
rules=seed ties=draw position=empty
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


@cases("""
Two enemy pieces close a point
rules=seed ties=draw position=empty
first: 1:1 0:14
second: 4:2 0:13
seat 1: dice 3 4
may 0-3 1-5
no 1-4: closed place=4
no 0-4: closed place=4

A single enemy piece is captured, and is out of the game
rules=seed ties=draw position=empty
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
rules=seed ties=draw position=empty
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
rules=seed ties=draw position=empty
first: 10:1 captured:14
second: 11:2 12:2 captured:11
seat 1: dice 1 2
may pass
no 10-11: must_pass
no 10-13: must_pass

After every step: one way is open, and a capture is made in passing
rules=seed ties=draw position=empty
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


@cases("""
The whole throw must be used if possible: only one first step leaves the five a way
rules=seed ties=draw position=empty
first: 1:1 10:1 captured:13
second: 6:2 15:2 16:2 captured:9
seat 1: dice 1 5
may 1-2
no 10-11: wasteful place=11
no pass: must_move
do 1-2
may 2-7

If not, as many pips as any play can use: the larger die
rules=seed ties=draw position=empty
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
rules=seed ties=draw position=empty
first: 1:1 captured:14
second: 7:2 11:2 captured:11
seat 1: dice 3 4 6
may 1-4 1-5
no 1-7: closed place=7
do 1-5
do 5-8
may 8-14
no pass: must_move

What can't be used is lost
rules=seed ties=draw position=empty
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


@cases("""
Not before all stand on 19 to 24
rules=seed ties=draw position=empty
first: 18:1 24:14
second: 0:15
seat 1: dice 6
may 18-24
no 24-off: not_home place=19

Pieces not yet entered count
rules=seed ties=draw position=empty
first: 0:1 24:14
second: 9:15
seat 1: dice 6
may 0-6
no 24-off: not_home place=19

Captured ones are no longer in play
rules=seed ties=draw position=empty
first: 24:2 captured:13
second: 9:15
seat 1: dice 6
may 24-off

The last one comes home, and then another leaves
rules=seed ties=draw position=empty
first: 18:1 24:14
second: 0:15
seat 1: dice 1 1
may 18-19
do 18-19
may 19-20 24-off

A bigger number than needed is enough, wherever the others stand
rules=seed ties=draw position=empty
first: 19:1 22:1 off:13
second: 0:15
seat 1: dice 4
may 19-23 22-off

The exact number, and one too small
rules=seed ties=draw position=empty
first: 20:2 off:13
second: 9:15
seat 1: dice 4 5
may 20-24 20-off
no 20-22: no_such_die place=22

The smallest die that will do bears off, so that the larger one is left
rules=seed ties=draw position=empty
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


@cases("""
The last piece is borne off: the other's remaining pieces count as borne off too
rules=seed ties=draw position=empty
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
rules=seed ties=draw position=empty
first: 3:2 off:3 captured:10
second: 4:1 off:2 captured:12
seat 1: dice 1 5 6
may 3-4 3-8 3-9
do 3-4
won 1 by more

A play that ends the game is allowed though it uses fewer pips
rules=seed ties=draw position=empty
first: 10:1 off:5 captured:9
second: 11:1 captured:14
seat 1: dice 1 2 3
may 10-11 10-12 10-13

The last piece may leave at once, though it could use both dice
rules=seed ties=draw position=empty
first: 23:1 off:13 captured:1
second: 3:15
seat 1: dice 1 2
may 23-24 23-off

Equal is a draw
rules=seed ties=draw position=empty
first: 24:1 off:14
second: 3:15
seat 1: dice 6
do 24-off
won nobody by equal

Equal, with the option: home first wins
rules=seed ties=first_home position=empty
first: 24:1 off:14
second: 3:15
seat 1: dice 6
do 24-off
won 1 by first_home

Equal by a capture: the side with nothing left was home first
rules=seed ties=first_home position=empty
first: 3:1 off:2 captured:12
second: 4:1 off:3 captured:11
seat 1: dice 1
do 3-4
won 2 by first_home

Nothing is expected any more
rules=seed ties=draw position=empty
first: off:15
second: 3:15
seat 1: over
may nothing
no pass: over
no roll 1 2 3: over
""")
def test_the_end(case: list[str]) -> None:
    check(case)


@cases("""
A captured piece goes back to the start
rules=classical ties=draw position=empty
first: 1:1 0:14
second: 4:1 0:14
seat 1: dice 3
do 1-4
now
first: 0:14 4:1
second: 0:14 captured:1
seat 2: to throw

It must enter before any other move
rules=classical ties=draw position=empty
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
rules=classical ties=draw position=empty
first: 9:14 captured:1
second: 1:2 2:2 3:2 0:9
seat 1: dice 1 2 3
may pass

It counts as not at home
rules=classical ties=draw position=empty
first: 24:14 captured:1
second: 0:15
seat 1: dice 2
may 0-2
no 24-off: enter_first

Pieces that have not entered need not go first
rules=classical ties=draw position=empty
first: 0:2 9:13
second: 0:15
seat 1: dice 3
may 0-3 9-12

Nothing left on the board is not the end
rules=classical ties=draw position=empty
first: off:14 captured:1
second: 3:15
seat 2: dice 1
may 3-4

The first to bear off all fifteen wins
rules=classical ties=draw position=empty
first: 24:1 off:14
second: 23:15
seat 1: dice 1 2 3
do 24-off
won 1 by more
""")
def test_the_classical_game(case: list[str]) -> None:
    check(case)


@cases("""
Exactly one full play: eight single pieces are left
rules=seed ties=draw position=zeno
first: 6:7 9:1 10:2 19:2 20:2 23:1
second: 8:2 11:2 12:2 13:1 14:2 15:2 18:2 21:2
seat 1: dice 2 5 6
may 10-16 19-24 20-22
do 10-16
do 19-24
do 20-22
now
first: 6:7 9:1 10:1 16:1 19:1 20:1 22:1 23:1 24:1
second: 8:2 11:2 12:2 13:1 14:2 15:2 18:2 21:2
seat 2: to throw
""")
def test_zenos_throw(case: list[str]) -> None:
    check(case)


def test_zenos_game_can_be_set_up() -> None:
    setup = Setup(2, (("rules", "seed"), ("ties", "draw"), ("position", "zeno")))
    assert GAME.write_position(GAME.new(setup)).splitlines()[1:] == [
        "first: 6:7 9:1 10:2 19:2 20:2 23:1",
        "second: 8:2 11:2 12:2 13:1 14:2 15:2 18:2 21:2",
        "seat 1: dice 2 5 6",
    ]
