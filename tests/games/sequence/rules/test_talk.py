"""A team that talks gives up cards."""

from __future__ import annotations

import pytest

from tests.games.sequence.scripts import cases, check, position, refused


@cases("""
Every member gives up a card of their choice when their next turn starts
players=4
seat 1: 2C 3C
seat 2: 4C 5C
seat 3: 6C 7C
seat 4: 8C 9C
seat 1: play
may play 2C e2 g4 | play 3C d2 f4 | talk 1 2
do talk 2
now
seat 2: 4C 5C owes 1
seat 4: 8C 9C owes 1
may play 2C e2 g4 | play 3C d2 f4 | talk 1 2
do play 2C e2
do card TC
may give 4C 5C
now
2 ....G.....
seat 1: 3C TC | 2C
pile 95
seat 2: give
no play 4C c2: give_first
no give 6C: not_in_hand card=6C
no talk 1: give_first
no pass: give_first
no draw: no_card_now
do give 5C
now
seat 2: 4C | 5C
seat 2: play
may play 4C c2 e4 | talk 1 2

The hands stay smaller
players=4
seat 1: 2C 3C
seat 2: 4C 5C owes 1
seat 2: give
do give 5C
do play 4C c2
do card QC
now
2 ..B.......
seat 2: QC | 5C 4C
pile 87
seat 3: play

The other members give theirs in their own turns
players=4
seat 1: 2C 3C
seat 2: 4C 5C owes 1
seat 3: 6C 7C
seat 4: 8C 9C owes 1
seat 2: give
do give 5C
do play 4C c2
do card QC
may play 6C a2 c4 | play 7C a3 c5 | talk 1 2
do play 6C a2
do card KC
may give 8C 9C

Whose turn it is gives theirs in the next one
players=4
seat 1: 2C 3C
seat 2: 4C
seat 3: 6C
seat 4: 8C
seat 1: play
do talk 1
now
seat 1: 2C 3C owes 1
seat 3: 6C owes 1
do play 2C e2
do card 2D
do play 4C c2
do card 2H
may give 6C
do give 6C
may pass | talk 1 2
do pass
do play 8C a4
do card 2S
may give 2D 3C
do give 2D
may play 3C d2 f4 | talk 1 2

Twice talked: two cards each, one after the other
players=4
seat 2: 4C 5C 6C
seat 4: 8C
seat 1: play
do talk 2
do talk 2
now
seat 2: 4C 5C 6C owes 2
seat 4: 8C owes 1

Two cards are given one after the other
players=4
seat 2: 4C 5C 6C owes 2
seat 2: give
do give 5C
may give 4C 6C
now
seat 2: 4C 6C owes 1 | 5C
do give 6C
may play 4C c2 e4 | talk 1 2

Nobody owes more cards than they hold
players=4
seat 2: 4C owes 1
seat 4: 8C owes 1
seat 1: -
seat 1: play
may pass | talk 1
no talk 2: nothing_left_to_give

A card that was forgotten as well: no more is owed than is there
players=4 drawing=by_hand
seat 1: 2C
seat 2: 4C
seat 3: 6C
seat 4: 8C
seat 1: play
do talk 1
do play 2C e2
do forget
do play 4C c2
do forget
do give 6C
do pass
do play 8C a4
do forget
now
2 ..B.G.....
4 B.........
seat 1: - owes 1 | 2C
seat 2: - | 4C
seat 3: - | 6C
seat 4: - | 8C
seat 1: over
won nobody by nobody_can_play

A team of which only one has cards left
players=4
seat 2: -
seat 4: 8C
seat 1: play
do talk 2
now
seat 4: 8C owes 1

Three teams
players=9
seat 9: 8C owes 1
seat 2: play
do talk 1
now
seat 1: ?? ?? ?? ?? owes 1
seat 4: ?? ?? ?? ?? owes 1
seat 7: ?? ?? ?? ?? owes 1
no talk 4: unreadable text=talk 4

There are only two teams
players=8
seat 1: 2C
seat 1: play
no talk 3: no_team

After a dead card was swapped it may still be seen who talked
players=4
5 .......B..
10 *....B...*
seat 1: 2C 9D
seat 1: play
do swap 9D
no talk 1: draw_first
do card KH
may play 2C e2 g4 | play KH g2 g6 | talk 1 2
""")
def test_talk(case: list[str]) -> None:
    check(case)


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("team", [1, 2, 3])
def test_who_plays_alone_has_nobody_to_talk_to(players: int, team: int) -> None:
    state = position(f"players={players}\nseat 1: 2C\nseat 1: play")
    assert refused(state, f"talk {team}") == "no_team"
