"""Rules as tables of positions that can be read by eye.

A table is a text of cases with an empty line between. A case has a title, a position of four lines
(see `notation`; a side left at 15 pieces may be shortened, see `position`), and lines that say what
is true there and what is done:

    may 0-2 10-16             these are the choices ("throw" while dice are awaited)
    do 0-2                    this is played
    no 9-14: closed place=14  this is refused, with a code and facts
    now                       the position is the one on the following three lines
    won 1 by more             the game is over ("nobody" in a draw)
"""

from __future__ import annotations

from typing import Any

import pytest

from tessera.core.rules import CHANCE, Illegal
from tessera.games.tabula.rules import RULES
from tessera.games.tabula.rules.state import State


def cases(table: str) -> Any:
    """The table as a decorator for a test with an argument `case`."""
    blocks = [block.strip().split("\n") for block in table.strip().split("\n\n")]
    return pytest.mark.parametrize("case", [pytest.param(b[1:], id=b[0]) for b in blocks])


def check(case: list[str]) -> None:
    """Plays through a case and compares."""
    header, lines = case[0], iter(case[4:])
    state = RULES.read_position("\n".join(case[:4]))
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
                expected = "\n".join([header, *(next(lines) for _ in range(3))])
                assert RULES.write_position(state) == expected
            case "won":
                assert outcome(state) == rest
            case _:
                raise ValueError(f"what is {line!r}?")
        checked += verb != "do"
    assert checked, "a case must compare something"


def choices(state: State) -> str:
    """What may be done: `0-2 10-16`, `pass`, `throw` or `nothing`."""
    player = RULES.current_player(state)
    if player is None or player == CHANCE:
        assert not RULES.legal_actions(state)
        return "nothing" if player is None else "throw"
    return " ".join(map(RULES.write, RULES.legal_actions(state)))


def refused(state: State, event: str) -> str:
    """The code and the facts of a refusal."""
    with pytest.raises(Illegal) as refusal:
        RULES.apply(state, RULES.read(event))
    words = (f"{key}={value}" for key, value in refusal.value.facts.items())
    return " ".join([refusal.value.code, *words])


def outcome(state: State) -> str:
    """The winner and why: `1 by more`."""
    result = RULES.result(state)
    assert result is not None
    winners = " ".join(str(seat + 1) for seat in result.winners) or "nobody"
    return f"{winners} by {result.reason}"
