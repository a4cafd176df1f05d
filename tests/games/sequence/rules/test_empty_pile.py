"""When the pile is empty, all discard piles together become the new one."""

from __future__ import annotations

from tests.games.sequence.scripts import cases, check


@cases("""
The last card comes, and all discards are the pile
players=2
seat 1: 2C 3C
seat 2: 4C AS
discarded 2
pile 1
seat 1: card
may a card
no card 2C: no_such_card
do card AS
now
seat 1: 2C 3C AS
seat 2: 4C AS
pile 99
seat 2: play

Everybody's, those just played as well
players=3
seat 1: 2C 3C | 7D
seat 2: 4C | 7D
seat 3: 5C | KS
discarded 3
pile 1
seat 1: play
do play 2C e2
do card AS
now
2 ....G.....
seat 1: 3C AS
seat 2: 4C
seat 3: 5C
pile 100
seat 2: play
do play 4C c2
do card 2C
now
2 ..B.G.....
seat 2: 2C | 4C
pile 99
seat 3: play

Two are left: nothing happens yet
players=2
seat 1: 2C
seat 2: 4C
discarded 2
pile 2
seat 1: card
do card AS
now
seat 1: 2C AS
pile 1
seat 2: play

In the middle of a swap: the dead card is back in the pile, the turn goes on
players=2
5 .......B..
10 *....B...*
seat 1: 2C 9D
seat 2: 4C
discarded 2
pile 1
seat 1: play
do swap 9D
do card AS
now
seat 1: 2C AS
seat 2: 4C
pile 101
seat 1: play swapped
do play 2C e2
do card 9D
now
2 ....G.....
seat 1: 9D AS | 2C
pile 100
seat 2: play

Forgetting to draw the last card leaves it there
players=2 drawing=by_hand
seat 1: 2C
seat 2: 4C
discarded 2
pile 1
seat 1: pile
do forget
may play 4C c2 e4
now
seat 2: play
""")
def test_an_empty_pile(case: list[str]) -> None:
    check(case)
