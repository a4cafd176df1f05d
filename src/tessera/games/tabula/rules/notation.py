"""Events and positions of Tabula as text.

An event is a line: `roll 2 5 6`, `0-2` (a piece enters), `10-16`, `20-off`, `pass`.
A position is four lines: what was agreed, the pieces of the first and of the second seat as
`place:number`, and whose turn it is. Pieces not yet entered stand at 0:

    players=2 ties=first_home
    first: 0:3 6:7 9:1 10:2 off:1 captured:1
    second: 8:2 11:2 12:11
    seat 1: dice 2 5 6

The last line may also say `seat 1: to throw`, `seat 1: over`, or, before the first turn,
`seat 2: opening 7 .` with a total or `.` (still to throw) for each seat.
"""

import re

from tessera.core.dice import Roll, read_roll, write_roll
from tessera.core.opening import TO_COME, to_throw, write_opening
from tessera.core.position import matched, position_of, read_setup, write_setup
from tessera.core.rules import Illegal
from tessera.games.tabula.rules.engine import ALL_AT_START, CAPTURED, OFF, PIECES, count, side
from tessera.games.tabula.rules.state import (
    PASS,
    PLAYERS,
    Event,
    PieceStep,
    State,
    Terms,
    begun,
    options,
    terms,
)
from tessera.games.tabula.rules.variants import Sides

FOOTER = re.compile(
    r"seat ([12]): (?:(over)|(to throw)|dice ([1-6](?: [1-6]){0,2})|"
    r"opening (?:(\.) \.|(1[0-8]|[3-9]) \.))"
)
PLACES = {**{str(place): place for place in range(25)}, "off": OFF, "captured": CAPTURED}
NAMES = {place: name for name, place in PLACES.items()}
COUNTS = {str(number): number for number in range(1, PIECES + 1)}
STEPS = {
    f"{origin}-{NAMES[target]}": PieceStep(origin, target)
    for origin in range(OFF)
    for target in range(origin + 1, OFF + 1)
    if 0 < target - origin <= 6
}


def write(event: Event) -> str:
    """One line for a throw, a step or a pass."""
    if isinstance(event, Roll):
        return write_roll(event)
    return "pass" if event == PASS else f"{event.origin}-{NAMES[event.target]}"


def read(text: str) -> Event:
    """The event of a line. Raises Illegal("unreadable")."""
    if text.startswith("roll"):
        return read_roll(text, 3)
    if text == "pass":
        return PASS
    if text not in STEPS:
        raise Illegal("unreadable", text=text)
    return STEPS[text]


def write_position(state: State) -> str:
    """The four lines of a position."""
    header = write_setup(state.terms.setup, options)
    first, second = map(_pieces, state.sides)
    turn = f"seat {state.seat + 1}: {_phase(state)}"
    return "\n".join([header, f"first: {first}", f"second: {second}", turn])


def read_position(text: str) -> State:
    """The position of four lines; spaces round them don't matter. Raises Illegal("unreadable")."""
    return position_of(text, _state)


def _state(lines: list[str]) -> State:
    header, first, second, footer = lines
    foot, sides = matched(FOOTER, footer), (_side(first, "first: "), _side(second, "second: "))
    seat, dice, total = int(foot[1]) - 1, (foot[4] or "").split(), foot[6]
    opening = to_throw(2) if foot[5] else (int(total), TO_COME) if total else ()
    agreed, left = terms(read_setup(header, PLAYERS, options)), tuple(sorted(map(int, dice)))
    state = State(agreed, sides, seat, left, opening)
    if (
        state.over != bool(foot[2])
        or _met(*sides)
        or (opening and (seat != bool(total) or state.sides != _empty(state.terms)))
    ):
        raise ValueError(lines)
    return state


def _empty(agreed: Terms) -> Sides:
    """The sides before anybody has entered a piece."""
    return begun(agreed, ALL_AT_START, ALL_AT_START)


def _pieces(own: int) -> str:
    numbers = ((name, count(own, place)) for name, place in PLACES.items())
    return " ".join(f"{name}:{number}" for name, number in numbers if number)


def _side(line: str, label: str) -> int:
    """The side of a line. Raises ValueError or KeyError for one that isn't of fifteen pieces."""
    words = [word.partition(":") for word in line.removeprefix(label).split(" ")]
    counts = {PLACES[name]: COUNTS[number] for name, _, number in words}
    alone = line.startswith(label) and len(counts) == len(words)
    if not alone or sum(counts.values()) != PIECES:
        raise ValueError(line)
    return side(counts)


def _met(first: int, second: int) -> bool:
    """Whether both have pieces on the same point."""
    return any(count(first, place) and count(second, place) for place in range(1, OFF))


def _phase(state: State) -> str:
    if state.opening:
        return f"opening {write_opening(state.opening)}"
    if state.over:
        return "over"
    return " ".join(["dice", *map(str, state.dice)]) if state.dice else "to throw"
