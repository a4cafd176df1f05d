"""What speaks for a turn: only what is true of the position, and the strongest first."""

from __future__ import annotations

from pathlib import Path

import pytest

from tessera.core.setup import Setup
from tessera.games.tabula.bots.candidates import candidates
from tessera.games.tabula.rules import RULES
from tessera.games.tabula.rules.danger import danger
from tessera.games.tabula.rules.engine import CAPTURED, OFF, count
from tessera.games.tabula.rules.merits import merits
from tessera.games.tabula.rules.state import PieceStep, State
from tessera_kit.cases import Case
from tessera_kit.playing import play
from tests.games.cases import cases, check_merits, position


@cases(Path(__file__).with_name("merits.txt"))
def test_what_is_told(case: Case) -> None:
    state = RULES.read_position(position(case))
    check_merits(case, lambda events: merits(state, steps(events)))


def steps(texts: str) -> tuple[PieceStep, ...]:
    events = map(RULES.read, texts.split())
    return tuple(event for event in events if isinstance(event, PieceStep))


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
