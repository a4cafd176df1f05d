"""What is a sequence, and which five are it."""

from __future__ import annotations

from tests.games.sequence.scripts import cases, check


@cases("""
Five in a row
players=2
2 .GGGG.....
seat 1: 6C
seat 1: play
do play 6C a2
now
2 GGGGG.....
G: a2-e2
seat 1: - | 6C
seat 1: card

Five in a column, the last chip in the middle
players=2
2 .....B....
3 .....B....
5 .....B....
6 .....B....
seat 2: 3C
seat 2: play
do play 3C f4
now
4 .....B....
B: f2-f6
seat 2: - | 3C
seat 2: card

Five on a diagonal, completed by a jack
players=2
2 .G........
3 ..G.......
4 ...G......
5 ....G.....
seat 1: JC
seat 1: play
do play JC f6
now
6 .....G....
G: b2-f6
seat 1: - | JC
seat 1: card

Five on the other diagonal, of a team's two members
players=4
2 .......G..
4 .....G....
5 ....G.....
6 ...G......
seat 3: 6D
seat 3: play
do play 6D g3
now
3 ......G...
G: h2-d6
seat 3: - | 6D
seat 3: card

Four are none, nor are five with a gap or of two colours, nor a bend
players=2
2 GG.GG.G...
3 GG.GB.....
4 G.........
5 G.........
seat 1: 2D
seat 1: play
do play 2D c3
now
3 GGGGB.....
seat 1: - | 2D
seat 1: card

A sequence of the other side's chips makes nobody else's
players=2
2 .BBBB.....
seat 1: 6C
seat 1: play
do play 6C a2
now
2 GBBBB.....
seat 1: - | 6C
seat 1: card

A run of six: the player says which five
players=2
2 GG.GGG....
seat 1: 4C 9D
seat 1: play
do play 4C c2
may claim a2-e2 b2-f2
now
2 GGGGGG....
seat 1: 9D | 4C
seat 1: claim c2
no claim c2-g2: no_such_five
no claim a1-e1: no_such_five
no play 9D h5: claim_first
no card 9D: no_card_now
no talk 1: claim_first
no draw: no_card_now
no pass: claim_first
do claim b2-f2
now
G: b2-f2
seat 1: card

The chip at the end of a run of six need not belong to it
players=2
2 .GGGGG....
G: b2-f2
seat 1: 6C
seat 1: play
do play 6C a2
now
2 GGGGGG....
seat 1: - | 6C
seat 1: card

A run of seven
players=2
2 GGG.GGG...
seat 1: 3C
seat 1: play
do play 3C d2
may claim a2-e2 b2-f2 c2-g2
do claim b2-f2
now
2 GGGGGGG...
G: b2-f2
seat 1: - | 3C
seat 1: card

A run of eight
players=2
2 GGGG.GGG..
seat 1: 2C
seat 1: play
do play 2C e2
may claim a2-e2 b2-f2 c2-g2 d2-h2

A run of six with a corner
players=2
1 *GGG.G...*
seat 1: 5S
seat 1: play
do play 5S e1
may claim a1-e1 b1-f1
do claim a1-e1
now
1 *GGGGG...*
G: a1-e1
seat 1: - | 5S
seat 1: card

A run of six in a column and on a diagonal
players=2
2 .....G....
3 .....G....
4 .....G....
6 .....G....
7 .....G....
seat 1: 4H
seat 1: play
do play 4H f5
may claim f2-f6 f3-f7

After a run of six has been claimed, four more make nine in a line
players=2
2 GGGGGGGG..
G: a2-e2
seat 1: TH
seat 1: play
do play TH i2
won 1 by a2 b2 c2 d2 e2 f2 g2 h2 i2

If the upper five of six were claimed, nine in a line are not enough for a second
players=2
2 GGGGGGGG..
G: b2-f2
seat 1: TH
seat 1: play
do play TH i2
now
2 GGGGGGGGG.
seat 1: - | TH
seat 1: card
do card TS
now
seat 1: TS | TH
pile 95
seat 2: play

but ten are
players=2
2 GGGGGGGGG.
G: b2-f2
seat 1: TS
seat 1: play
do play TS j2
won 1 by b2 c2 d2 e2 f2 g2 h2 i2 j2

A second sequence on the same line may not share two chips
players=2
2 GGGGG.GG..
G: a2-e2
seat 1: AH
seat 1: play
do play AH f2
now
2 GGGGGGGG..
seat 1: - | AH
seat 1: card
""")
def test_which_five_are_a_sequence(case: list[str]) -> None:
    check(case)
