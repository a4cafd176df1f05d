"""Who can play nothing discards; when nobody ever can again, nobody wins."""

from __future__ import annotations

from tests.games.sequence.scripts import cases, check


@cases("""
Any one card is discarded, a new one comes, and the turn is over
players=2
2 ....B.....
4 ......G...
5 .......B..
10 *....B...*
seat 1: 2C 9D
seat 1: play
may swap 2C 9D | discard 2C 9D
do discard 9D
now
seat 1: 2C | 9D
seat 1: card
do card KH
now
seat 1: 2C KH | 9D
pile 94
seat 2: play

Even a jack that can do nothing is discarded
players=2
5 .......G..
10 *....G...*
seat 1: 9D JH
seat 1: play
may swap 9D | discard 9D JH

Not with one card that can be played
players=2
5 .......G..
seat 1: 9D JH
seat 1: play
may play 9D f10
no discard JH: can_play
no discard 9D: can_play

Nor with a jack that can be played
players=2
5 .......G..
10 *....B...*
seat 1: 9D JH
seat 1: play
may play JH f10 | swap 9D
no discard 9D: can_play

The board is full but a chip can be taken: somebody may still draw a jack
players=2
1 *BGGBGGBG*
2 GBGGBGGBGB
3 BGBBGBBGBG
4 GBGGBGGBGB
5 BGBBGBBGBG
6 GBGGBGGBGB
7 BGBBGBBGBG
8 GBGGBGGBGB
9 BGBBGBBGBG
10 *BGGBGGBG*
seat 1: 2C
seat 2: 9D
seat 1: play
may swap 2C | discard 2C
do discard 2C
do card 3C
may swap 9D | discard 9D
do discard 9D
do card JS
may swap 3C | discard 3C

The board is full, and whoever still has cards could take nothing: nobody wins
players=2
1 *GGGGGGGG*
2 GGGGGGGGGG
3 GGGGGGGGGG
4 GGGGGGGGGG
5 GGBBBBBGGG
6 GGGGGGGGGG
7 GGGGGGGGGG
8 GGGGGGGGGG
9 GGGGGGGGGG
10 *GGGGGGGG*
G: a2-e2
B: c5-g5
seat 1: 2C
seat 2: -
seat 1: play
may swap 2C | discard 2C
do discard 2C
do card JS
won nobody by nobody_can_play

The same, but the other side could take a chip if it drew a jack
players=2
1 *GGGGGGGG*
2 GGGGGGGGGG
3 GGGGGGGGGG
4 GGGGGGGGGG
5 GGBBBBBGGG
6 GGGGGGGGGG
7 GGGGGGGGGG
8 GGGGGGGGGG
9 GGGGGGGGGG
10 *GGGGGGGG*
G: a2-e2
B: c5-g5
seat 1: 2C
seat 2: 3C
seat 1: play
do discard 2C
do card JS
may swap 3C | discard 3C

Nobody has a card left: nobody wins
players=2 drawing=by_hand
seat 1: 9D
seat 2: -
seat 1: play
do play 9D h5
do forget
won nobody by nobody_can_play
now
5 .......G..
seat 1: - | 9D
seat 2: over

One has cards left: the game goes on
players=2 drawing=by_hand
seat 1: 9D
seat 2: 3C
seat 1: play
do play 9D h5
do forget
may play 3C d2 f4
do play 3C d2
do draw
do card 4C
now
2 ...B......
5 .......G..
seat 1: - | 9D
seat 2: 4C | 3C
pile 101
may pass
do pass
now
seat 2: play
""")
def test_nothing_to_play(case: list[str]) -> None:
    check(case)
