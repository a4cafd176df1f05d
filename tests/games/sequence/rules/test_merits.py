"""What speaks for an action: only what is true of the position, and the strongest first."""

from __future__ import annotations

import pytest

from tessera.games.sequence.rules import RULES
from tessera.games.sequence.rules.board import ONE_EYED, SQUARE_NAMES
from tessera.games.sequence.rules.engine import PLAY, Move, claimable
from tessera.games.sequence.rules.merits import merits
from tessera.games.sequence.rules.position import FOOTER
from tessera.games.sequence.rules.state import Phase, State
from tessera.testing.playing import play
from tests.games.sequence.scripts import cases, position


def told(state: State, event: str) -> str:
    """`blocks n=4 owner=1, saves_jack`, or `nothing`."""
    found = []
    for line in merits(state, RULES.read(event)):
        facts = [f"{name}={fact}" for name, fact in line.facts.items()]
        found.append(" ".join([line.code, *facts]))
    return ", ".join(found) or "nothing"


@cases("""
The last sequence wins, and there is nothing to add
players=2
2 .GGGG.....
9 .GGGGG....
G: b9-f9
seat 1: 6C JC
seat 1: play
play 6C a2: wins
play JC a2: wins

The first of two completes a sequence
players=2
2 .GGGG.....
seat 1: 6C
seat 1: play
play 6C a2: completes

More than five in line, of which five must be chosen, are a sequence too
players=2
2 GGG.GG....
seat 1: 3C
seat 1: play
play 3C d2: completes

Four in line are blocked, better by a card than by a jack
players=2
2 .BBBB.....
seat 1: 6C JC
seat 1: play
play 6C a2: blocks n=4 owner=1, saves_jack
play JC a2: blocks n=4 owner=1
play 6C c4: room n=8

A corner is one of the four
players=2
1 *BBB.....*
seat 1: 5S
seat 1: play
play 5S e1: blocks n=4 owner=1

What is left beside a sequence can't become another on the same line
players=2
2 .BBBBB....
B: b2-f2
seat 1: 6C
seat 1: play
play 6C a2: nothing

Three in line are blocked where they have room for five
players=2
2 ..BBB.....
4 GBBBG.....
seat 1: 5C 8C
seat 1: play
play 5C b2: blocks n=3 owner=1

Of three sides the one with the longer line is named
players=3
2 .BBBB.....
3 R.........
4 R.........
5 R.........
seat 1: 6C
seat 1: play
play 6C a2: blocks n=4 owner=1

Four in line with one square that completes them, or with two
players=2
2 ..GGG.....
seat 1: 5C 6C
seat 1: play
play 6C a2: makes n=4
play 5C b2: two_ways

Three in line, along one line or along two that cross
players=2
4 ..GG......
5 ....G.....
6 ....G.....
seat 1: 4C 6C
seat 1: play
play 4C e4: two_lines
play 4C d2: room n=9
play 6C a2: makes n=3

A square from which many lines are open
players=2
seat 1: 2H
seat 1: play
play 2H e6: room n=20
play 2H h9: nothing

A one-eyed jack takes a chip out of a line, or out of one's own way
players=2
2 .BBBB.....
6 GGBGG.....
8 B.........
seat 1: JH
seat 1: play
play JH b2: breaks n=4 owner=1
play JH c6: opens n=4
play JH a8: nothing

A dead card
players=2
2 G.........
4 ..B.......
seat 1: 6C 9D
seat 1: play
swap 6C: swaps

What is given up
players=4
2 G.........
4 ..B.......
seat 1: 2C 6C JC owes 1
seat 1: give
give 2C: saves_jack
give 6C: useless
give JC: nothing

A card not drawn is lost
players=2 drawing=by_hand
seat 1: pile
draw: draws
forget: nothing

Of seven in line the five at the end leave three
players=2
2 GGGGGGG...
seat 1: claim d2
claim a2-e2: leaves_more
claim b2-f2: nothing
claim c2-g2: nothing
""")
def test_what_is_told(case: list[str]) -> None:
    length = 1 + next(n for n, line in enumerate(case) if FOOTER.fullmatch(line))
    state = position("\n".join(case[:length]))
    assert case[length:]
    for line in case[length:]:
        event, _, expected = line.partition(": ")
        assert told(state, event) == expected, event


@pytest.mark.parametrize("players", [2, 3])
def test_it_is_true_in_random_games(players: int) -> None:
    """Worked out a second time from what the rules would do next."""
    met: set[str] = set()
    for seed in ("a", "b"):
        for state in play(RULES, RULES.standard_setup(players), seed).states[::3]:
            for event in RULES.legal_actions(state):
                if isinstance(event, Move) and event.verb == PLAY:
                    met |= checked(state, event)
    assert met == {"wins", "blocks", "grows"} | ({"completes"} if players == 2 else set())


def checked(state: State, move: Move) -> set[str]:
    """What the rules say of the play, once it is what the merits say."""
    square, side, after = move.square, state.side, RULES.apply(state, move)
    assert square is not None
    lines = merits(state, move)
    codes = {line.code for line in lines}
    four = {line.code for line in lines if line.facts.get("n") == 4}
    won = after.winner == side
    true = {"wins"} if won else set()
    if move.card in ONE_EYED or won:
        assert ("wins" in codes) == won
        return true
    others = [
        claimable(own | 1 << square, square, state.sequences[other])
        for other, own in enumerate(state.chips)
        if other != side
    ]
    if any(others):
        true.add("blocks")
    if ends(after, side) - ends(state, side) and after.phase is not Phase.CLAIM:
        true.add("grows")
    if after.phase is Phase.CLAIM or after.sequences[side] != state.sequences[side]:
        true.add("completes")
    assert ("blocks" in four) == ("blocks" in true)
    assert ("completes" in codes) == ("completes" in true)
    assert ("makes" in four or "two_ways" in codes) == ("grows" in true)
    return true


def ends(state: State, side: int) -> set[int]:
    """The squares on which a chip of the side would complete a sequence."""
    own, claimed = state.chips[side], state.sequences[side]
    free = range(len(SQUARE_NAMES))
    return {n for n in free if state.free >> n & 1 and claimable(own | 1 << n, n, claimed)}
