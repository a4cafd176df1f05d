"""The board with chips and sequences, and what its squares are called."""

from functools import lru_cache
from itertools import count
from typing import NamedTuple

from tessera.core.grid import squares
from tessera.games.sequence.rules.board import PRINTED, SIZE, SQUARE_NAMES
from tessera.games.sequence.view.choices import anywhere, decided_by, playable_squares
from tessera.games.sequence.view.drawing import (
    COORDINATES,
    EXTENT,
    LARGE_PRINT,
    OLD,
    PRINTED_BOARD,
    dusk,
    frame,
    sequence_line,
    tile,
    towards,
    veil,
)
from tessera.games.sequence.view.targets import (
    Sight,
    chosen_square,
    cursor_square,
    pressed_line,
    square_target,
)
from tessera.games.sequence.view.words import CHIPS, card_words, line_words
from tessera.i18n import N_, Translator
from tessera.kit.board import board, cell, last_square
from tessera.kit.colours import side_colours
from tessera.scene.node import Node

CHOICES = {
    "put": N_("play here"),
    "take": N_("take this chip away"),
    "maybe": N_("you have a card for it"),
    "claim": N_("part of several lines that can be your sequence"),
    "chosen": N_("chosen"),
}


def draw_board(seen: Sight) -> Node:
    """The cards with the chips and sequences on them, with a button for each square."""
    state, colours = seen.state, side_colours(seen.players)
    can, last, cursor = playable_squares(seen), last_square(seen.events), cursor_square(seen.ui)
    chosen, ends = _chosen(seen), decided_by(seen)
    wild = anywhere(seen)
    stars, lines, new = dict[int, int](), list[Node](), 0
    for side, fives in enumerate(state.sequences):
        for five in fives:
            lines.append(sequence_line(five, colours[side], last))
            way = towards(five, last)
            new |= five if way else 0
            stars |= zip(way, count(), strict=False) if way else dict.fromkeys(squares(five), OLD)
    chips = {
        square: colours[side] for side, own in enumerate(state.chips) for square in squares(own)
    }
    drawn = [
        _square(
            seen.say,
            square,
            chips.get(square),
            can.get(square, ""),
            ends.get(square, 0),
            (
                not wild,
                square == last,
                stars.get(square),
                bool(chosen >> square & 1),
                square == cursor,
            ),
        )
        for square in range(SIZE * SIZE)
    ]
    on_board = (
        COORDINATES,
        frame(anywhere=wild),
        PRINTED_BOARD,
        LARGE_PRINT,
        _group("veils", *[one.veil for one in drawn if one.veil]),
        _group("sequences", *lines),
        *[one.tile for one in drawn if one.tile],
        *([dusk(new)] if new else []),
    )
    cells = [one.cell for one in drawn]
    return board(seen.say, "sequence", (EXTENT, EXTENT), on_board, cells, SIZE)


class _Square(NamedTuple):
    """The Nodes of one square."""

    veil: Node | None
    tile: Node | None
    cell: Node


# Remembered as a whole: with each press all hundred squares are asked for, and few have changed. A
# tuple of flags is looked up in half the time that names take.
@lru_cache(maxsize=4096)
def _square(
    say: Translator,
    square: int,
    colour: str | None,
    verb: str,
    line: int,
    flags: tuple[bool, bool, int | None, bool, bool],
) -> _Square:
    glows, last, star, pressed, here = flags
    does = "chosen" if pressed else verb
    label = square_label(say, square, colour, does, part=star is not None, line=line)
    can = verb if glows else ""
    return _Square(
        veil(square, colour) if colour else None,
        tile(square, colour, can=can, last=last, star=star, chosen=pressed),
        cell(square_target(square), label, able=bool(verb), here=here),
    )


@lru_cache(maxsize=16)
def _group(key: str, *drawn: Node) -> Node:
    return Node("g", {}, *drawn, key=key)


def _chosen(seen: Sight) -> int:
    """The squares that were pressed first, as a mask."""
    square = chosen_square(seen.ui)
    return pressed_line(seen.ui) if square is None else 1 << square


@lru_cache(maxsize=4096)
def square_label(
    say: Translator, square: int, colour: str | None, verb: str, *, part: bool, line: int = 0
) -> str:
    """`e5, queen of hearts, blue chip, part of a sequence: take this chip away`. `line` is
    the five that the square chooses."""
    words = [SQUARE_NAMES[square]]
    printed = PRINTED[square]
    words.append(say("wild corner") if printed is None else card_words(say, printed))
    if colour:
        words.append(say(CHIPS[colour]))
    if part:
        words.append(say("part of a sequence"))
    label = ", ".join(words)
    if verb == "line":
        chooses = say("choose the line {line}", line=line_words(say, line))
        return say.pair(label, chooses)
    return say.pair(label, say(CHOICES[verb])) if verb else label
