"""A card whose squares are both covered may be swapped, once a turn and before playing."""

from __future__ import annotations

from tests.games.sequence.scripts import cases, check


@cases("""
It goes onto the discard pile, a new card comes, and the turn goes on
players=2
5 .......B..
10 *....B...*
seat 1: 2C 9D
seat 1: play
may play 2C e2 g4 | swap 9D
no play 9D h5: covered square=h5
do swap 9D
now
seat 1: 2C | 9D
seat 1: card swapped
no play 2C e2: draw_first
do card KH
now
seat 1: 2C KH | 9D
pile 94
seat 1: play swapped
may play 2C e2 g4 | play KH g2 g6
do play KH g6
now
6 ......G...
seat 1: 2C | 9D KH
seat 1: card

Whoever's chips they are
players=2
5 .......G..
10 *....G...*
seat 1: 9D
seat 1: play
may swap 9D | discard 9D

Only once a turn
players=2
2 ....B.....
4 ......G...
5 .......B..
10 *....B...*
seat 1: 2C 9D KH
seat 1: play
may play KH g2 g6 | swap 2C 9D
do swap 9D
do card 9D
may play KH g2 g6
no swap 2C: swapped_already
no swap 9D: swapped_already

In the next turn again
players=3
2 ....B.....
4 ......G...
5 .......B..
10 *....B...*
seat 1: 2C KH
seat 2: 9D KS
seat 1: play
do swap 2C
do card 3C
do play KH g2
do card 2C
may play KS b4 j4 | swap 9D

A card with a free square is not dead
players=2
5 .......B..
seat 1: 9D
seat 1: play
may play 9D f10
no swap 9D: not_dead card=9D

A jack is never dead
players=2
seat 1: 9D JC JD JH JS
seat 1: play
no swap JS: jack_never_dead
no swap JC: jack_never_dead

Not after the turn's card was played
players=2
5 .......B..
10 *....B...*
seat 1: 2C 9D
seat 1: play
do play 2C e2
no swap 9D: draw_first

It need not be swapped
players=2
5 .......B..
10 *....B...*
seat 1: 2C 9D
seat 1: play
do play 2C e2
do card 3C
now
2 ....G.....
seat 1: 3C 9D | 2C
pile 94
seat 2: play

What came for it may be dead as well: then any card is discarded
players=2
2 ....B.....
4 ......G...
5 .......B..
10 *....B...*
seat 1: 2C
seat 1: play
do swap 2C
do card 9D
may discard 9D
do discard 9D
now
seat 1: - | 2C 9D
pile 95
seat 1: card

A covered square that is freed brings a card back to life
players=2
5 .......B..
10 *....B...*
seat 1: 9D JS
seat 1: play
may play JS h5 f10 | swap 9D
do play JS h5
do card 3C
now
5 ..........
seat 1: 3C 9D | JS
pile 94
seat 2: play
""")
def test_dead_cards(case: list[str]) -> None:
    check(case)
