"""The board with chips and sequences, and what its squares are called."""

from functools import lru_cache

from tessera.games.sequence.rules.board import PRINTED, SIZE, SQUARE_NAMES
from tessera.games.sequence.view.choices import anywhere, decided_by, playable_squares
from tessera.games.sequence.view.drawing import (
    COORDINATES,
    EXTENT,
    LARGE_PRINT,
    PRINTED_BOARD,
    frame,
    sequence_line,
    tile,
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
    chosen, ends, fixed = _chosen(seen), decided_by(seen), 0
    wild = anywhere(seen)
    for fives in state.sequences:
        for five in fives:
            fixed |= five
    veils, tiles, cells = [], [], []
    for square in range(SIZE * SIZE):
        owner = state.owner(square)
        colour = None if owner is None else colours[owner]
        if colour:
            veils.append(veil(square, colour))
        part = bool(fixed >> square & 1)
        verb = can.get(square, "")
        pressed = bool(chosen >> square & 1)
        marks = {"last": square == last, "fixed": part, "chosen": pressed}
        tiles.append(tile(square, colour, can="" if wild else verb, **marks))
        does = "chosen" if pressed else verb
        line = ends.get(square, 0)
        label = square_label(seen.say, square, colour, does, part=part, line=line)
        cells.append(cell(square_target(square), label, able=bool(verb), here=square == cursor))
    lines = [
        sequence_line(five, colours[side])
        for side, fives in enumerate(state.sequences)
        for five in fives
    ]
    drawn = (
        COORDINATES,
        frame(anywhere=wild),
        PRINTED_BOARD,
        LARGE_PRINT,
        Node("g", {}, *veils, key="veils"),
        Node("g", {}, *lines, key="sequences"),
        *[tile for tile in tiles if tile],
    )
    return board(seen.say, "sequence", (EXTENT, EXTENT), drawn, cells, SIZE)


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
