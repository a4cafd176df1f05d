"""Two sides need two sequences, three need one; the two may share one chip."""

from __future__ import annotations

from tests.games.sequence.scripts import cases, check


@cases("""
Two sides: one sequence is not enough
players=2
2 .GGGG.....
seat 1: 6C
seat 1: play
do play 6C a2
may a card

Two sides: the second wins at once, without another card
players=2
2 GGGGG.....
9 .GGGG.....
G: a2-e2
seat 1: 9D AC
seat 1: play
do play AC a9
may nothing
won 1 by a2 b2 c2 d2 e2 a9 b9 c9 d9 e9
now
9 GGGGG.....
G: a2-e2 a9-e9
seat 1: 9D | AC
seat 1: over
no play 9D h5: over
no card 9D: over
no talk 1: over
no pass: over

Two sides: one each decides nothing
players=2
2 GGGGG.....
9 .BBBB.....
G: a2-e2
seat 2: AC
seat 2: play
do play AC a9
may a card

Three sides: the first sequence wins
players=3
9 .BBBB.....
seat 2: AC
seat 2: play
do play AC a9
won 2 by a9 b9 c9 d9 e9

Two teams: the whole team wins
players=4
2 GGGGG.....
9 .GGGG.....
G: a2-e2
seat 3: AC
seat 3: play
do play AC a9
won 1 3 by a2 b2 c2 d2 e2 a9 b9 c9 d9 e9

Three teams of two: one sequence wins
players=6 teams=3x2
9 .RRRR.....
seat 3: AC
seat 3: play
do play AC a9
won 3 6 by a9 b9 c9 d9 e9

Two teams of three: one sequence is not enough
players=6
9 .GGGG.....
seat 3: AC
seat 3: play
do play AC a9
may a card

One chip completes two sequences at once, and both count
players=2
3 ...GGGG...
4 ..G.......
5 ..G.......
6 ..G.......
7 ..G.......
seat 1: 2D
seat 1: play
do play 2D c3
won 1 by c3 d3 e3 f3 g3 c4 c5 c6 c7

One chip completes three
players=2
3 ...GGGG...
4 ..GG......
5 ..G.G.....
6 ..G..G....
7 ..G...G...
seat 1: 2D
seat 1: play
do play 2D c3
won 1 by c3 d3 e3 f3 g3 c4 d4 c5 e5 c6 f6 c7 g7

A sequence that crosses the first shares a chip with it
players=2
2 ..G.......
3 GG.GG.....
4 ..G.......
5 ..G.......
6 ..G.......
seat 1: 2D 7C
seat 1: play
do play 2D c3
won 1 by c2 a3 b3 c3 d3 e3 c4 c5 c6

A sequence that crosses an old one in a chip of that
players=2
2 GGGGG.....
3 ..G.......
4 ..G.......
5 ..G.......
G: a2-e2
seat 1: 8C
seat 1: play
do play 8C c6
won 1 by a2 b2 c2 d2 e2 c3 c4 c5 c6

Nine in a line by their middle chip are two, and share it
players=2
2 GGGG.GGGG.
seat 1: 2C
seat 1: play
do play 2C e2
won 1 by a2 b2 c2 d2 e2 f2 g2 h2 i2

Nine in a line with a corner
players=2
1 *GGG.GGGG*
seat 1: 5S
seat 1: play
do play 5S e1
won 1 by a1 b1 c1 d1 e1 f1 g1 h1 i1

A whole row from corner to corner
players=2
1 *GGGGGGG.*
seat 1: 9S
G: a1-e1
seat 1: play
do play 9S i1
won 1 by a1 b1 c1 d1 e1 f1 g1 h1 i1

A run of six and a column: enough to win, so that nothing is asked
players=2
3 .GG.GGG...
4 ...G......
5 ...G......
6 ...G......
7 ...G......
seat 1: 3D
seat 1: play
do play 3D d3
won 1 by b3 c3 d3 e3 f3 d4 d5 d6 d7

A run of six as the second sequence: the first five of them are taken
players=2
2 GGG.GG....
9 GGGGG.....
G: a9-e9
seat 1: 3C
seat 1: play
do play 3C d2
won 1 by a2 b2 c2 d2 e2 a9 b9 c9 d9 e9

A run of six for one of three sides
players=3
2 GGG.GG....
seat 1: 3C
seat 1: play
do play 3C d2
won 1 by a2 b2 c2 d2 e2
""")
def test_winning(case: list[str]) -> None:
    check(case)
