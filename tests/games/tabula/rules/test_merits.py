"""What speaks for a turn: only what is true of the position, and the strongest first."""

from __future__ import annotations

import pytest

from tessera.core.setup import Setup
from tessera.games.tabula.bots.candidates import candidates
from tessera.games.tabula.rules import RULES
from tessera.games.tabula.rules.danger import danger
from tessera.games.tabula.rules.engine import CAPTURED, OFF, count
from tessera.games.tabula.rules.merits import merits
from tessera.games.tabula.rules.state import PieceStep, State
from tessera.testing.playing import play
from tests.games.tabula.scripts import cases


def told(state: State, steps: tuple[PieceStep, ...]) -> str:
    """`captures n=1, closes closed=(4,)`, or `nothing`."""
    found = []
    for line in merits(state, steps):
        facts = [f"{name}={fact}" for name, fact in line.facts.items()]
        found.append(" ".join([line.code, *facts]))
    return ", ".join(found) or "nothing"


@cases("""
Two pieces are captured on the way
players=2
first: 1:1 0:14
second: 4:1 6:1 0:13
seat 1: dice 2 3
1-4 4-6: captures n=2
0-2 0-3: enters n=2

In the classical game it goes back to the start
players=2 rules=classical
first: 1:1 0:14
second: 4:1 0:14
seat 1: dice 3
1-4: sends_back n=1

A point is closed to pieces that have yet to pass it, and a single piece is safe there
players=2
first: 2:1 5:1 0:13
second: 0:15
seat 1: dice 3
2-5: none_in_danger, closes closed=(5,)
0-3: enters n=1

Fewer single pieces than before
players=2
first: 2:1 5:1 8:1 0:12
second: 0:15
seat 1: dice 3
2-5: fewer_in_danger n=1, closes closed=(5,)

What nobody has yet to pass closes nothing, and is in no danger
players=2
first: 2:1 5:1 0:13
second: 20:15
seat 1: dice 3
2-5: nothing

Three in a row are a wall
players=2
first: 3:2 4:2 2:1 5:1 0:9
second: 0:15
seat 1: dice 3
2-5: none_in_danger, wall n=3

The last piece comes home, and pieces leave the board
players=2
first: 18:1 24:3 off:11
second: 1:1 0:14
seat 1: dice 1 2
18-19 24-off: all_home, bears_off n=1

The last piece off the board wins
players=2
first: 24:1 off:14
second: 1:1 captured:1 0:13
seat 1: dice 2
24-off: wins

A pass
players=2
first: 18:1 24:2 off:12
second: 19:2 0:13
seat 1: dice 1
pass: nothing
""")
def test_what_is_told(case: list[str]) -> None:
    state = RULES.read_position("\n".join(case[:4]))
    assert case[4:]
    for line in case[4:]:
        events, _, expected = line.partition(": ")
        steps = tuple(RULES.read(event) for event in events.split())
        assert told(state, tuple(s for s in steps if isinstance(s, PieceStep))) == expected, events


@pytest.mark.parametrize("rules", ["seed", "classical"])
def test_it_is_true_in_random_games(rules: str) -> None:
    """Worked out a second time from the position that a turn leads to, and from every throw that
    may come next."""
    setup = RULES.checked_setup(
        Setup(2, (("rules", rules), ("ties", "draw"), ("position", "empty")))
    )
    met: set[str] = set()
    for state in play(RULES, setup, "a").states[-100:]:
        if state.dice and not state.over:
            *_, best = candidates(state, lambda own, other: 0.0)
            for found in best:
                met |= checked(state, tuple(s for s in found.steps if isinstance(s, PieceStep)))
    assert met == {"captured", "safe", "off", "wins"}


def checked(state: State, steps: tuple[PieceStep, ...]) -> set[str]:
    """What the position says of the turn, once it is what the merits say."""
    after, seat = state, state.seat
    for step in steps:
        after = RULES.apply(after, step)
    facts = {line.code: line.facts for line in merits(state, steps)}
    result = RULES.result(after)
    won = result is not None and result.winners == (seat,)
    assert ("wins" in facts) == won
    if won:
        return {"wins"}
    own, other = after.sides[seat], after.sides[1 - seat]
    captured = count(other, CAPTURED) - count(state.other, CAPTURED)
    code = "sends_back" if state.terms.variant.returns else "captures"
    assert facts.get(code, {}).get("n", 0) == max(captured, 0)
    off = count(own, OFF) - count(state.own, OFF)
    assert facts.get("bears_off", {}).get("n", 0) == off
    true = {"captured"} if captured > 0 else set()
    true |= {"off"} if off else set()
    if "none_in_danger" in facts:
        assert not any(danger(state.terms.rules, own, other).values())
        true.add("safe")
    return true
