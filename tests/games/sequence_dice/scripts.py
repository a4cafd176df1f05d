"""Rules as tables of positions that can be read by eye.

A table is a text of cases with an empty line between. A case has a title, a position (see
`notation`), and lines that say what is true there and what is done:

    may place b1 f2 a5 e6     these are the choices ("throw" while dice are awaited)
    do place b1               this is played
    no place a1: covered square=a1      this is refused, with a code and facts
    now                       the position is the one on the following seven lines: rows and turn
    won 1 3 by a1 b1 c1 d1 e1 f1        the game is over

The numbers on the board:

        a  b  c  d  e  f
     1  2  3  4  5  6  2
     2  6  7  8  9  7  3
     3  5  9 12 12  8  4
     4  4  8 12 12  9  5
     5  3  7  9  8  7  6
     6  2  6  5  4  3  2
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tessera.core.rules import CHANCE, Illegal
from tessera.games.sequence_dice.rules import RULES
from tessera.games.sequence_dice.rules.board import NAMES
from tessera.games.sequence_dice.rules.state import State

POSITION = 8
"""Lines of a position; the first is the set-up."""


def cases(table: str) -> Any:
    """The table as a decorator for a test with an argument `case`."""
    blocks = [block.strip().split("\n") for block in table.strip().split("\n\n")]
    return pytest.mark.parametrize("case", [pytest.param(b[1:], id=b[0]) for b in blocks])


def check(case: list[str]) -> None:
    """Plays through a case and compares."""
    header, lines = case[0], iter(case[POSITION:])
    state = RULES.read_position("\n".join(case[:POSITION]))
    checked = 0
    for line in lines:
        verb, _, rest = line.partition(" ")
        match verb:
            case "may":
                assert choices(state) == rest
            case "do":
                state = RULES.apply(state, RULES.read(rest))
            case "no":
                event, _, expected = rest.partition(": ")
                assert refused(state, event) == expected
            case "now":
                expected = "\n".join([header, *take_position(lines)])
                assert RULES.write_position(state) == expected
            case "won":
                assert outcome(state) == rest
            case _:
                raise ValueError(f"what is {line!r}?")
        checked += verb != "do"
    assert checked, "a case must compare something"


def take_position(lines: Iterator[str]) -> list[str]:
    return [next(lines) for _ in range(POSITION - 1)]


def choices(state: State) -> str:
    """What may be done: `place c1 f3`, `pass`, `throw` or `nothing`."""
    player, legal = (
        RULES.current_player(state),
        [RULES.write(e) for e in RULES.legal_actions(state)],
    )
    if player is None or player == CHANCE:
        assert not legal
        return "nothing" if player is None else "throw"
    verb = legal[0].split()[0]
    return " ".join([verb, *(text.removeprefix(verb).strip() for text in legal)]).strip()


def refused(state: State, event: str) -> str:
    """The code and the facts of a refusal."""
    with pytest.raises(Illegal) as refusal:
        RULES.apply(state, RULES.read(event))
    facts = dict(refusal.value.facts)
    if "square" in facts:
        facts["square"] = NAMES[facts["square"]]
    words = (f"{key}={value}" for key, value in facts.items())
    return " ".join([refusal.value.code, *words])


def outcome(state: State) -> str:
    """The winners and what shows it: `1 3 by a1 b1 c1 d1 e1`."""
    result = RULES.result(state)
    assert result is not None
    assert result.reason == "line"
    squares = " ".join(NAMES[square] for square in result.shown)
    return " ".join([*(str(seat + 1) for seat in result.winners), "by", squares])


def position(text: str) -> State:
    """The position of a text."""
    return RULES.read_position(text)


def play(state: State, *texts: str) -> State:
    """The state after some events."""
    for text in texts:
        state = RULES.apply(state, RULES.read(text))
    return state
