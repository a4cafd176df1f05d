"""Jacks with two eyes put a chip anywhere, jacks with one take an opponent's chip."""

from __future__ import annotations

from tests.games.sequence.scripts import cases, check


@cases("""
Two eyes: a chip on any free square
players=2
seat 1: JC JD
seat 1: play
may play JC 96 squares | play JD 96 squares
no play JC a1: corner
no play JD j10: corner
do play JD e5
now
5 ....G.....
seat 1: JC | JD
seat 1: card

Two eyes: not on a covered one
players=2
1 *BGGBGGBG*
2 GBGGBGGBGB
3 BGBBGBBGBG
4 GBGGBGGBGB
5 BGBBGBBGBG
6 GBGG.GGBGB
7 BGBBGBBGBG
8 GBGGBGGBGB
9 BGBBGBB.BG
10 *BGGBGGBG*
seat 1: JC
seat 1: play
may play JC e6 h9
no play JC a2: covered square=a2
no play JC b2: covered square=b2

One eye: an opponent's chip goes off the board, and that is the whole turn
players=2
2 .BB.......
5 G...B.....
seat 1: 5C JS
seat 1: play
may play 5C d4 | play JS b2 c2 e5
no play 5C b2: covered square=b2
do play JS b2
now
2 ..B.......
seat 1: 5C | JS
seat 1: card
no play 5C b2: draw_first
do card 9D
now
seat 1: 5C 9D | JS
pile 94
seat 2: play

One eye: both kinds do the same
players=2
2 .B........
seat 1: JH JS
seat 1: play
may play JH b2 | play JS b2

One eye: any of several opponents
players=3
2 .BR.......
5 G.........
seat 1: JH
seat 1: play
may play JH b2 c2
do play JH c2
now
2 .B........
seat 1: - | JH
seat 1: card

One eye: neither one's own chip nor a partner's, no corner, and no empty square
players=4
2 .BG.......
seat 1: JH
seat 1: play
may play JH b2 | talk 1 2
no play JH c2: own_chip
no play JH d2: nothing_there
no play JH a1: corner

The freed square may be played on in the next turn, by its old owner or by the other
players=2
2 .B........
seat 1: 5C JS
seat 2: 5C
seat 1: play
do play JS b2
do card 9D
may play 5C b2 d4
do play 5C d4
do card 9H
may play 5C b2 | play 9D h5 f10
do play 5C b2
now
2 .G........
4 ...B......
seat 1: 9D | JS 5C
seat 2: 9H | 5C
pile 99
seat 1: card

One eye with nothing to take: something else must be played
players=2
2 .G........
seat 1: 5C JS
seat 1: play
may play 5C d4
no play JS b2: own_chip
no discard JS: can_play
no swap JS: jack_never_dead

One eye with nothing to take and nothing else in hand: any card is discarded
players=2
2 .G........
seat 1: JH JS
seat 1: play
may discard JH JS
no swap JS: jack_never_dead
do discard JS
now
seat 1: JH | JS
seat 1: card

Two eyes with the board full: it may be discarded
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
seat 1: 2C JD
seat 1: play
may swap 2C | discard 2C JD
no play JD e5: covered square=e5
no swap JD: jack_never_dead
do discard JD
now
seat 1: 2C | JD
seat 1: card
""")
def test_jacks(case: list[str]) -> None:
    check(case)
