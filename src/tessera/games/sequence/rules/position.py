"""Positions of Sequence as text that can be checked by eye.

The set-up, the ten rows with the chips of the first, second and third side as G, B and R and the
corners as `*`, a line for each side with its sequences and one for each seat, the pile, and what
is awaited:

    players=2 drawing=by_hand
    *........*
    .G........
    ..........
    ...B......
    ..........
    ..........
    ..........
    ..........
    ..........
    *........*
    G:
    B: a3-e3
    seat 1: 2C 9D JS
    seat 2: ?? ?? ?? owes 1 | 4H QC
    pile 96
    seat 1: play

A hand ascends, `-` is an empty one; behind ` | ` lies its owner's discard pile, the top last. What
is awaited is `opening 13 . - (KS)` with a rank, `.` (still to draw) or `-` (out of it) for each
side and the cards drawn so far; `deal`, when discard piles follow from the chips, unwritten;
`give`; `play`; `claim e5` after a chip on e5; `pile` (draw or forget); `card`; or `over`. `swapped`
follows when the seat has swapped a dead card.
"""

import re

from tessera.core.cards import CARDS, FACE_DOWN, UNKNOWN, name_of
from tessera.core.grid import mask_of
from tessera.core.opening import read_opening, write_opening
from tessera.core.position import matched, position_of, read_setup, write_setup
from tessera.games.sequence.rules.board import (
    CORNERS,
    FIVE_NAMES,
    SIZE,
    SQUARE_NAMES,
    SQUARES,
    five_name,
)
from tessera.games.sequence.rules.possible import possible
from tessera.games.sequence.rules.state import PLAYERS, Phase, State, options, played, terms

LETTERS = "GBR"
EMPTY = "-"
READ_CARD = {**CARDS, FACE_DOWN: UNKNOWN}
SEAT = re.compile(r"seat (\d+): ([^|]*?)(?: owes (\d))?(?: \| (.*))?")
FOOTER = re.compile(
    r"seat (\d+): (?:opening ([-.\d ]+) \((.*)\)|claim (\w+)|(deal|give|play|pile|card|over))"
    r"( swapped)?"
)
RANKS = range(2, 15)


def write_position(state: State) -> str:
    """The lines of a position."""
    cells = [_cell(state, square) for square in range(SIZE * SIZE)]
    discards = ((),) * len(state.hands) if state.phase is Phase.DEAL else state.discards
    seats = zip(state.hands, state.owed, discards, strict=True)
    return "\n".join(
        [
            write_setup(state.terms.setup, options),
            *("".join(cells[start : start + SIZE]) for start in range(0, SIZE * SIZE, SIZE)),
            *(
                " ".join([f"{letter}:", *map(five_name, fives)])
                for letter, fives in zip(LETTERS, state.sequences, strict=False)
            ),
            *(_seat(seat, *line) for seat, line in enumerate(seats, start=1)),
            f"pile {state.pile}",
            f"seat {state.seat + 1}: {_awaited(state)}" + " swapped" * state.swapped,
        ]
    )


def _cell(state: State, square: int) -> str:
    if CORNERS >> square & 1:
        return "*"
    owner = state.owner(square)
    return "." if owner is None else LETTERS[owner]


def _seat(seat: int, hand: tuple[int, ...], owed: int, pile: tuple[int, ...]) -> str:
    words = [f"seat {seat}:", *(map(name_of, hand) if hand else (EMPTY,))]
    words += ["owes", str(owed)] if owed else []
    words += ["|", *map(name_of, pile)] if pile else []
    return " ".join(words)


def _awaited(state: State) -> str:
    if state.phase is Phase.OPENING:
        drawn = " ".join(map(name_of, state.shown))
        return f"opening {write_opening(state.opening)} ({drawn})"
    if state.placed is not None:
        return f"claim {SQUARE_NAMES[state.placed]}"
    return str(state.phase.value)


def read_position(text: str) -> State:
    """The position of these lines. Raises Illegal("unreadable")."""
    return position_of(text, _state)


def _state(lines: list[str]) -> State:
    setup = read_setup(lines[0], PLAYERS, options)
    agreed = terms(setup)
    count, players = max(agreed.sides) + 1, setup.players
    cells = "".join(lines[1 : 1 + SIZE])
    chips = tuple(mask_of([at for at, c in enumerate(cells) if c == x]) for x in LETTERS[:count])
    fives = lines[11 : 11 + count]
    seats = [matched(SEAT, line) for line in lines[11 + count : 11 + count + players]]
    pile, footer = lines[11 + count + players :]
    seat, opening, shown, placed, phase, swapped = matched(FOOTER, footer).groups()
    state = State(
        agreed,
        Phase.OPENING if opening else Phase.CLAIM if placed else Phase(phase),
        range(players)[int(seat) - 1],
        chips,
        tuple(tuple(FIVE_NAMES[name] for name in line.split()[1:]) for line in fives),
        tuple(() if row[2] == EMPTY else _cards(row[2]) for row in seats),
        played(agreed, chips) if phase == "deal" else tuple(_cards(row[4] or "") for row in seats),
        int(pile.removeprefix("pile ")),
        tuple(int(row[3] or 0) for row in seats),
        bool(swapped),
        SQUARES[placed] if placed else None,
        read_opening(opening or "", RANKS),
        _cards(shown or ""),
    )
    if write_position(state).splitlines()[1:] != lines[1:] or not possible(state):
        raise ValueError(lines)
    return state


def _cards(text: str) -> tuple[int, ...]:
    return tuple(READ_CARD[word] for word in text.split())
