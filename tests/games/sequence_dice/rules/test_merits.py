"""What speaks for a move: only what is true of the position, and the strongest first."""

from __future__ import annotations

import pytest

from tessera.games.sequence_dice.rules import RULES
from tessera.games.sequence_dice.rules.engine import PLACE, completed
from tessera.games.sequence_dice.rules.merits import merits
from tessera.games.sequence_dice.rules.state import Move, State
from tessera.testing.playing import play
from tests.games.sequence_dice.scripts import POSITION, cases


def told(state: State, event: str) -> str:
    """`blocks n=4 owner=1, safe`, or `nothing`."""
    found, move = [], RULES.read(event)
    assert isinstance(move, Move)
    for line in merits(state, move):
        facts = [f"{name}={fact}" for name, fact in line.facts.items()]
        found.append(" ".join([line.code, *facts]))
    return ", ".join(found) or "nothing"


@cases("""
Six in line win, and there is nothing to add
players=2
GGGGG.
BBBB..
......
......
......
......
seat 1: roll 1 1
place f1: wins

Five in line are blocked at their gap, three only where all the rest is free
players=2
BBBBB.
......
......
......
.B.BB.
......
seat 1: roll 1 1
place f1: blocks n=5 owner=1
place a6: nothing

A line that is stopped already isn't stopped again
players=2
BBBGB.
......
......
......
......
......
seat 1: roll 1 1
place f1: nothing

What grows, with a chip in the way or without
players=2
.GGG..
......
......
G.....
GB....
G.....
seat 1: roll 3 3
place e1: makes n=4
place a2: makes n=4

One chip in the way
players=2
GGB...
......
......
......
......
......
seat 1: roll 1 4
place d1: hampered n=3
place c6: nothing

Five are enough, and two squares complete them
players=2 line=5
.GGG..
......
......
......
......
......
seat 1: roll 3 3
place e1: two_ways

Two lines that cross
players=2
GG....
......
...G..
...G..
......
......
seat 1: roll 1 4
place d1: two_lines

A ten takes a chip out of a line, or out of one's own way
players=2
BBBB..
......
.....G
.....G
.....B
.....G
seat 1: roll 4 6
remove b1: breaks n=4 owner=1
remove f5: opens n=3

All four fives are covered: the one in a line is replaced
players=2
BBBB..
......
G.....
.....G
......
..G...
seat 1: roll 1 4
replace d1: breaks n=4 owner=1

Wild: no ten takes a chip from a twelve
players=2
......
......
......
......
......
......
seat 1: roll 5 6
place c3: safe
place b2: room n=3
place b1: nothing

Of three sides the one with the longer line is named
players=3
BBBB..
.....R
.....R
.....R
......
......
seat 1: roll 3 3
place e1: blocks n=4 owner=1
place b6: room n=3
""")
def test_what_is_told(case: list[str]) -> None:
    state = RULES.read_position("\n".join(case[:POSITION]))
    assert case[POSITION:]
    for line in case[POSITION:]:
        event, _, expected = line.partition(": ")
        assert told(state, event) == expected, event


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_is_true_in_random_games(players: int) -> None:
    """Worked out a second time from what the rules would do next."""
    met: set[str] = set()
    for seed in ("a", "b", "c"):
        for state in play(RULES, RULES.standard_setup(players), seed).states:
            for event in RULES.legal_actions(state):
                if isinstance(event, Move) and event.square is not None:
                    met |= checked(state, event, event.square)
    assert met == {"wins", "blocks"}


def checked(state: State, move: Move, square: int) -> set[str]:
    """What the rules say of the move, once it is what the merits say."""
    lines, length, side = merits(state, move), state.terms.line, state.side
    codes = {line.code for line in lines}
    won = RULES.apply(state, move).won != 0
    assert ("wins" in codes) == won
    if won or move.verb != PLACE:
        return {"wins"} if won else set()
    blocks = any(
        completed(own | 1 << square, square, length)
        for other, own in enumerate(state.chips)
        if other != side
    )
    said = [line for line in lines if line.code == "blocks" and line.facts["n"] == length - 1]
    assert bool(said) == blocks
    return {"blocks"} if blocks else set()
