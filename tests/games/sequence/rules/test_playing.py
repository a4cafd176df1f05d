"""A turn: a card on one's own discard pile, a chip on a square that shows it, a new card."""

from __future__ import annotations

from tests.games.sequence.scripts import cases, check


@cases("""
The rule book's example: the king of hearts
players=2
seat 1: KH
seat 1: play
may play KH g2 g6
do play KH g6
may a card
now
6 ......G...
seat 1: - | KH
seat 1: card
do card 9C
now
seat 1: 9C | KH
pile 95
seat 2: play

Every card may be played on both its squares, equal cards are one choice
players=2
seat 1: 2C 2C 9D
seat 1: play
may play 2C e2 g4 | play 9D h5 f10

Each seat has a discard pile of its own, its last card on top
players=2
2 .G........
seat 1: 4C | 5C
seat 2: 9C 9D | 3D 2S
seat 2: play
do play 9D h5
now
5 .......B..
seat 2: 9C | 3D 2S 9D
seat 2: card

Of two equal cards one is played
players=2
seat 1: 2C 2C 9D
seat 1: play
do play 2C g4
now
4 ......G...
seat 1: 2C 9D | 2C
seat 1: card

The third side's chips are of the third colour
players=3
seat 3: 2C
seat 3: play
do play 2C g4
now
4 ......R...
seat 3: - | 2C
seat 3: card

Partners' chips are of one colour
players=4
4 ......G...
seat 3: 2C
seat 3: play
do play 2C e2
now
2 ....G.....
seat 3: - | 2C
seat 3: card

Only a free square will do, whoever covers the other
players=2
2 ....G.....
8 .......B..
seat 1: 2C KD
seat 1: play
may play 2C g4 | play KD c10
no play 2C e2: covered square=e2
no play KD h8: covered square=h8

It goes on clockwise, from the last seat to the first
players=3
seat 3: 9C
seat 3: card
do card 9D
now
seat 3: 9C 9D
pile 90
seat 1: play

What can't be played
players=2
seat 1: 2C 9D
seat 2: 4H
seat 1: play
no play 3C d2: not_in_hand card=3C
no play 4H i8: not_in_hand card=4H
no play 2C e3: other_card card=2C printed=4D
no play 2C a1: corner
no play 9D j10: corner
no discard 2C: can_play
no give 2C: nothing_owed
no swap 2C: not_dead card=2C
no claim a1-e1: nothing_to_claim
no card 2C: no_card_now
no draw: no_card_now
no forget: no_card_now
no pass: play_a_card
no talk 1: no_team

The turn's card is played, the new one not yet there
players=2
seat 1: 9D
seat 1: card
no play 9D h5: draw_first
no swap 9D: draw_first
no discard 9D: draw_first
no draw: no_card_now
no pass: draw_first

Only a card of which not both are seen can come
players=2
seat 1: 9C 9D | 9D
seat 2: 2C | 9C
seat 1: card
no card 9C: no_such_card
no card 9D: no_such_card
do card 2C
now
seat 1: 2C 9C 9D | 9D
pile 98
seat 2: play
""")
def test_playing_a_card(case: list[str]) -> None:
    check(case)
