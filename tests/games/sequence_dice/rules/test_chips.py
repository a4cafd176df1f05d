"""Chips: as many as needed, or the twenty of each colour in the box."""

from __future__ import annotations

import pytest

from tests.games.sequence_dice.scripts import cases, check, position

# Green has 20 chips on the board wherever there are five in each of four rows.


@cases("""
The box is empty: nothing is placed
players=2 chips=box
GGGBGG
GGG.GG
GG.GGG
BGGGGG
......
......
seat 1: roll 2 3
may pass
do pass
now
GGGBGG
GGG.GG
GG.GGG
BGGGGG
......
......
seat 2: to throw

Unlimited: the 21st chip is placed
players=2
GGGBGG
GGG.GG
GG.GGG
BGGGGG
......
......
seat 1: roll 2 3
may place c6
do place c6
now
GGGBGG
GGG.GG
GG.GGG
BGGGGG
......
..G...
seat 2: to throw

The box is empty: nothing is replaced
players=2 chips=box
GGGBGG
GGG.GG
GG.GGG
BGGGGG
......
..B...
seat 1: roll 2 3
may pass

Unlimited: the 21st chip replaces another
players=2
GGGBGG
GGG.GG
GG.GGG
BGGGGG
......
..B...
seat 1: roll 2 3
may replace d1 c6

The box is empty: a wild throw is of no use
players=2 chips=box
GGGBGG
GGG.GG
GG.GGG
BGGGGG
......
......
seat 1: roll 5 6
may pass
no place d2: must_pass total=11

The box is empty: a wild throw on a full board is of no use either
players=2 chips=box
GGGBGG
GGGBGG
GGBGGG
BGGGGG
BBBBBB
BBBBBB
seat 1: roll 5 6
may pass

The box is empty: a two or a twelve doesn't earn another throw
players=2 chips=box
GGGBGG
GGG.GG
GG.GGG
BGGGGG
......
......
seat 1: roll 6 6
may pass
do pass
now
GGGBGG
GGG.GG
GG.GGG
BGGGGG
......
......
seat 2: to throw

The box is empty: a ten takes a chip all the same
players=2 chips=box
GGGBGG
GGG.GG
GG.GGG
BGGGGG
......
......
seat 1: roll 4 6
may remove d1 a4

The last chip of the box can be placed
players=2 chips=box
GGGBGG
GGG.GG
GG.GGG
BGGGG.
......
......
seat 1: roll 2 3
may place f4 c6
do place c6
do roll 4 6
do remove b1
do roll 5 6
may place b1 d2 c3 f4 a5 b5 c5 d5 e5 f5 a6 b6 d6 e6 f6

A chip taken off the board goes back to its owner
players=2 chips=box
GGGBGG
GGG.GG
GG.GGG
BGGGGG
......
......
seat 2: roll 4 6
do remove e1
do roll 2 3
may place c6
do place c6
do roll 1 2
do place a5
do roll 2 3
may pass

A chip that was replaced goes back to its owner
players=2 chips=box
GGGBGG
GGG.GG
GG.GGG
BGGGGG
......
..B...
seat 2: roll 2 3
do replace a3
do roll 1 2
may place a5 e6

The other side's chips are its own
players=2 chips=box
GGGBGG
GGG.GG
GG.GGG
BGGGGG
......
......
seat 2: roll 2 3
may place c6

Partners have twenty between them
players=4 chips=box
GGGBGG
GGG.GG
GG.GGG
BGGGGG
......
......
seat 3: roll 2 3
may pass

Three sides have twenty each
players=3 chips=box
RRRBRR
RRBRRB
BRRBRR
RBRRBR
GRRRG.
GG....
seat 3: roll 1 5
may pass
do pass
do roll 1 5
may place f5

Three sides, with one of the twenty left
players=3 chips=box
RRRBRR
RRBRRB
BRRBRR
RBRRBR
GRR.G.
GG....
seat 3: roll 1 5
may place f5
""")
def test_chips(case: list[str]) -> None:
    check(case)


@pytest.mark.parametrize(("chips", "left"), [("box", (20 - 3, 20 - 2)), ("unlimited", (33, 34))])
def test_what_is_left_is_what_is_not_on_the_board(chips: str, left: tuple[int, int]) -> None:
    rows = "GGGBB.\n" + "......\n" * 5
    state = position(f"players=2 chips={chips}\n{rows}seat 1: to throw")
    assert (state.stock(0), state.stock(1)) == left
