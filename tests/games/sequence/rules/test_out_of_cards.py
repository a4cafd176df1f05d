"""Who has no card left passes, and gets no new one."""

from __future__ import annotations

from tests.games.sequence.scripts import cases, check


@cases("""
The seat passes, and no card is drawn
players=3
seat 1: -
seat 1: play
may pass
do pass
now
seat 2: play

In a team too; it may still be said that somebody talked
players=4
seat 1: -
seat 3: 2C
seat 1: play
may pass | talk 1 2

It owes nothing any more
players=4
seat 1: 2C
seat 2: - owes 1
seat 1: card
do card 3C
may pass | talk 1 2
now
seat 1: 2C 3C
seat 2: -
pile 90
seat 2: play

Nothing else can be done without a card
players=2
seat 1: -
seat 1: play
no play 2C e2: not_in_hand card=2C
no swap 2C: not_in_hand card=2C
no discard 2C: not_in_hand card=2C
no draw: no_card_now
no forget: no_card_now

With a card in hand nobody passes
players=2
seat 1: JS
seat 1: play
may discard JS
no pass: play_a_card
""")
def test_without_cards(case: list[str]) -> None:
    check(case)
