"""Events and positions of Ur as text.

An event is a line: `roll 3` (three of the four dice show a marked corner), `0-3` (a piece comes
onto the board), `5-8`, `13-home`. A position is four lines: what was agreed, where every piece of
the first and of the second player is on its own way, and whose turn it is. Pieces that are yet to
come are at 0:

    players=2 path=masters
    first: 0 0 0 2 5 8 home
    second: 0 0 3 7 9 home home
    seat 1: thrown 2

The last line may also say `seat 1: to throw`, `seat 1: over`, or, before the first turn,
`seat 2: opening 3 .` with what was thrown or `.` (still to throw) for each seat.
"""

from __future__ import annotations

import re

from tessera.core.dice import Roll
from tessera.core.opening import TO_COME, to_throw, write_opening
from tessera.core.position import read_setup, write_setup
from tessera.core.rules import Illegal
from tessera_ur.rules.board import HOME, START, last, meets
from tessera_ur.rules.state import (
    DICE,
    PLAYERS,
    THROWS,
    Event,
    Side,
    State,
    Step,
    Terms,
    options,
    terms,
)

ROLLS = {str(roll.total): roll for roll, _ in THROWS}
NAMES = {place: str(place) for place in range(HOME)} | {HOME: "home"}
PLACES = {name: place for place, name in NAMES.items()}
STEPS = {
    f"{origin}-{NAMES[target]}": Step(origin, target)
    for origin in range(HOME)
    for target in range(1, HOME + 1)
    if 0 < target - origin <= DICE or (target == HOME and origin)
}
FOOTER = re.compile(
    r"seat ([12]): (?:(over)|(to throw)|thrown ([1-4])|opening (?:(\.) \.|([0-4]) \.))"
)


def write(event: Event) -> str:
    """One line for a throw or a step."""
    if isinstance(event, Roll):
        return f"roll {event.total}"
    return f"{event.origin}-{NAMES[event.target]}"


def read(text: str) -> Event:
    """The event of a line. Raises Illegal("unreadable")."""
    verb, _, rest = text.partition(" ")
    if verb == "roll" and rest in ROLLS:
        return ROLLS[rest]
    if text not in STEPS:
        raise Illegal("unreadable", text=text)
    return STEPS[text]


def write_position(state: State) -> str:
    """The four lines of a position."""
    header = write_setup(state.terms.setup, options)
    first, second = (" ".join(map(NAMES.__getitem__, side)) for side in state.sides)
    turn = f"seat {state.seat + 1}: {_phase(state)}"
    return "\n".join([header, f"first: {first}", f"second: {second}", turn])


def read_position(text: str) -> State:
    """The position of four lines; spaces round them don't matter. Raises Illegal("unreadable")."""
    lines = [line.strip() for line in text.strip().splitlines()]
    if len(lines) != 4:
        raise Illegal("unreadable", text=text)
    agreed = terms(read_setup(lines[0], PLAYERS, options))
    foot = FOOTER.fullmatch(lines[3])
    sides = _side(agreed, lines[1], "first: "), _side(agreed, lines[2], "second: ")
    if foot is None or not all(sides):
        raise Illegal("unreadable", text=text)
    opening = to_throw(2) if foot[5] else (int(foot[6]), TO_COME) if foot[6] else ()
    thrown = int(foot[4]) if foot[4] else None
    state = State(agreed, sides, int(foot[1]) - 1, thrown, opening)
    if (
        state.over != bool(foot[2])
        or _met(agreed.path, sides)
        or (thrown and not state.steps())
        or (opening and (state.seat != bool(foot[6]) or sides != agreed.begun))
    ):
        raise Illegal("unreadable", text=text)
    return state


def _side(agreed: Terms, line: str, label: str) -> Side:
    """The pieces of a line; none where it isn't one of so many pieces in their order."""
    words = line.removeprefix(label).split(" ")
    if not line.startswith(label) or not PLACES.keys() >= {*words} or len(words) != agreed.pieces:
        return ()
    side = tuple(PLACES[word] for word in words)
    squares = [place for place in side if place not in (START, HOME)]
    apart = len({*squares}) == len(squares) and max(squares, default=0) <= last(agreed.path)
    return side if apart and side == tuple(sorted(side)) else ()


def _met(path: str, sides: tuple[Side, Side]) -> bool:
    """Whether both have a piece on the same square, or all are home."""
    both_home = sides[0][0] == sides[1][0] == HOME
    return both_home or any(meets(path).get(place) in sides[1] for place in sides[0])


def _phase(state: State) -> str:
    if state.opening:
        return f"opening {write_opening(state.opening)}"
    if state.over:
        return "over"
    return f"thrown {state.thrown}" if state.thrown else "to throw"
