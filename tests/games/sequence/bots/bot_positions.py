"""Tables of positions for the opponent, with what it knows: the board and its own hand.

A case has a title, the set-up where it isn't the standard one, the ten rows with the chips of seat
1 as G and the others' as B and R, the sequences, and seat 1's cards as in `position`: what it owes
and has discarded follows. Everybody else's hand is hidden and full. A line with what is awaited
(`play swapped`, `claim g5`, `give`, `pile`) may follow. The last line has all that may be chosen:

    It wins
    players=2
    *GGGGG...*
    ..........
    ..........
    ..........
    ..........
    ..........
    ..........
    ...GGGG...
    ..........
    *BBB.....*
    G: b1-f1
    B:
    hand KD 9C
    play KD h8

The cards on the board:

        a  b  c  d  e  f  g  h  i  j
     1  ** 2S 3S 4S 5S 6S 7S 8S 9S **
     2  6C 5C 4C 3C 2C AH KH QH TH TS
     3  7C AS 2D 3D 4D 5D 6D 7D 9H QS
     4  8C KS 6C 5C 4C 3C 2C 8D 8H KS
     5  9C QS 7C 6H 5H 4H AH 9D 7H AS
     6  TC TS 8C 7H 2H 3H KH TD 6H 2D
     7  QC 9S 9C 8H 9H TH QH QD 5H 3D
     8  KC 8S TC QC KC AC AD KD 4H 4D
     9  AC 7S 6S 5S 4S 3S 2S 2H 3H 5D
    10  ** AD KD QD TD 9D 8D 7D 6D **
"""

from __future__ import annotations

from itertools import takewhile
from typing import Any

import pytest

from tessera.core.cards import CARDS, PACK
from tessera.core.chance import generator
from tessera.games.sequence.bots import planner
from tessera.games.sequence.rules import RULES
from tessera.games.sequence.rules.state import HAND_SIZES, PACKS, Event, State
from tessera.kit.bot import Bot, decide

TRIES = 10
"""Choices asked for in each position, as equal ones are drawn from."""


def cases(table: str) -> Any:
    """The table as a decorator for a test with an argument `case`."""
    blocks = [block.strip().split("\n") for block in table.strip().split("\n\n")]
    return pytest.mark.parametrize("case", [pytest.param(b[1:], id=b[0]) for b in blocks])


def check(case: list[str], bot: Bot[State, Event] = planner) -> None:
    """Asks for a choice and compares."""
    *lines, expected = case
    state = position(lines)
    verb, *rest = expected.split(" ")
    allowed = {f"{verb} {choice}" for choice in " ".join(rest).split(", ")} if rest else {verb}
    assert choices(state, bot) <= allowed


def choices(state: State, bot: Bot[State, Event]) -> set[str]:
    """What the opponent may choose there, as texts."""
    seen, legal = RULES.observation(state, state.seat), RULES.legal_actions(state)
    rngs = (generator("s", "bot", n) for n in range(TRIES))
    return {RULES.write(decide(bot, seen, legal, rng)) for rng in rngs}


def position(lines: list[str]) -> State:
    """The position of these lines, with what goes without saying."""
    words = dict(word.split("=") for word in lines[0].split())
    players = int(words.pop("players"))
    setup = {**dict(RULES.standard_setup(players).options), **words}
    at = next(n for n, line in enumerate(lines) if line.startswith("hand "))
    cards = lines[at].split()[1:]
    hand = sorted(takewhile(CARDS.__contains__, cards), key=CARDS.__getitem__)
    size = HAND_SIZES[players]
    known = sum(word in CARDS for word in cards)
    text = [
        " ".join([f"players={players}", *map("=".join, setup.items())]),
        *lines[1:at],
        " ".join(["seat 1:", *hand, *cards[len(hand) :]]),
        *(f"seat {n}: {' '.join(['??'] * size)}" for n in range(2, players + 1)),
        f"pile {PACKS * len(PACK) - known - size * (players - 1)}",
        f"seat 1: {' '.join(lines[at + 1 :]) or 'play'}",
    ]
    return RULES.read_position("\n".join(text))
