"""A card is drawn after playing; by hand it can be forgotten."""

from __future__ import annotations

from tests.games.sequence.scripts import cases, check


@cases("""
Automatic: the card comes by itself
players=2
seat 1: 9D
seat 1: play
do play 9D h5
may a card

By hand: the player draws
players=2 drawing=by_hand
seat 1: 9D
seat 2: 2C
seat 1: play
do play 9D h5
may draw | forget
now
5 .......G..
seat 1: - | 9D
seat 1: pile
no card 2C: no_card_now
no pass: draw_first
no talk 1: draw_first
no play 2C e2: draw_first
do draw
may a card
no forget: no_card_now
do card 3C
now
seat 1: 3C | 9D
pile 101
seat 2: play

By hand: who has not drawn when the next player starts has lost the card for good
players=2 drawing=by_hand
seat 1: 3C 9D
seat 2: 2C
seat 1: play
do play 9D h5
do forget
now
5 .......G..
seat 1: 3C | 9D
seat 2: play
no draw: no_card_now
do play 2C e2
do draw
do card 4C
do play 3C d2
do draw
do card 5C
now
2 ...GB.....
seat 1: 5C | 9D 3C
seat 2: 4C | 2C
pile 99

By hand: after taking a chip
players=2 drawing=by_hand
5 .......B..
seat 1: JS
seat 1: play
do play JS h5
may draw | forget

By hand: after saying which five are the sequence
players=2 drawing=by_hand
2 GG.GGG....
seat 1: 4C
seat 1: play
do play 4C c2
do claim a2-e2
may draw | forget

By hand: after discarding
players=2 drawing=by_hand
seat 1: JS
seat 1: play
do discard JS
may draw | forget

By hand: the card for a dead one is part of the turn and can't be forgotten
players=2 drawing=by_hand
5 .......B..
10 *....B...*
seat 1: 2C 9D
seat 2: 3C
seat 1: play
do swap 9D
may draw
no forget: draw_first
do draw
do card 4C
may play 2C e2 g4 | play 4C c2 e4
do play 4C c2
may draw | forget
do forget
may play 3C d2 f4

By hand: a card with which somebody won is not replaced
players=3 drawing=by_hand
2 .GGGG.....
seat 1: 6C
seat 1: play
do play 6C a2
may nothing

The deal needs no hand
players=2 drawing=by_hand
seat 1: 2C
seat 2: -
seat 2: deal
may a card
""")
def test_drawing(case: list[str]) -> None:
    check(case)
