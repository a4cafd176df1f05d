"""Positions in few words, and what comes of them.

A position is written as in `cases/`, in short; it needs no line for the pile, and cards in a hand
have any order.
"""

from __future__ import annotations

from itertools import takewhile
from pathlib import Path

import pytest

from tessera.core.cards import CARDS, FACE_DOWN, PACK
from tessera.core.rules import Illegal
from tessera.core.setup import Setup
from tessera.games.sequence.rules import RULES
from tessera.games.sequence.rules.state import PACKS, State
from tessera_kit.cases import Case, in_full, positions_in

CASES = Path(__file__).parent / "cases"
FULL = positions_in(CASES)


def agreed(players: int, **options: str) -> Setup:
    """A set-up with the other options at their defaults."""
    chosen = dict(RULES.standard_setup(players).options)
    assert options.keys() <= chosen.keys()
    return Setup(players, tuple({**chosen, **options}.items()))


def position(text: str) -> State:
    """The position of a text in which only what matters stands."""
    short = [_in_order(line.strip()) for line in text.strip().splitlines()]
    *lines, _, awaits = in_full(Case(CASES, 0, "", short, []), FULL)
    words = " ".join(line for line in lines if line.startswith("seat ")).split()
    named = sum(word in CARDS or word == FACE_DOWN for word in words)
    left = PACKS * len(PACK) - named
    return RULES.read_position("\n".join([*lines, f"pile {left}", awaits]))


def _in_order(line: str) -> str:
    """A seat's line with the cards of its hand in order; another line as it is."""
    name, *words = line.split(" ") if line.startswith("seat ") else ("", line)
    hand = sorted(takewhile(CARDS.__contains__, words[1:]), key=CARDS.__getitem__)
    return " ".join([name, *words[:1], *hand, *words[1 + len(hand) :]]).strip()


def play(state: State, *texts: str) -> State:
    """The state after some events."""
    for text in texts:
        state = RULES.apply(state, RULES.read(text))
    return state


def refused(state: State, event: str) -> str:
    """The code of a refusal."""
    with pytest.raises(Illegal) as refusal:
        RULES.apply(state, RULES.read(event))
    return refusal.value.code


def changes(before: State, after: State) -> list[str]:
    """The lines of the second position that are otherwise in the first."""
    lines = (RULES.write_position(state).splitlines() for state in (before, after))
    return [new for old, new in zip(*lines, strict=True) if new != old]


def awaited(state: State) -> str:
    """The last line of the position."""
    return RULES.write_position(state).splitlines()[-1]
