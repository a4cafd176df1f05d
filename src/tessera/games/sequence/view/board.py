"""The board with chips and sequences, and what its squares are called."""

from functools import lru_cache

from tessera.games.sequence.rules.board import PRINTED, SIZE, SQUARE_NAMES
from tessera.games.sequence.rules.state import Event, State
from tessera.games.sequence.view.choices import playable_squares
from tessera.games.sequence.view.drawing import EXTENT, FRAME, PRINTED_BOARD, sequence_line, tile
from tessera.games.sequence.view.targets import cursor_square, square_target
from tessera.games.sequence.view.words import CHIPS, card_words
from tessera.i18n import N_, Translator
from tessera.kit.board import board, cell, last_square
from tessera.kit.colours import side_colours
from tessera.kit.view import Seen
from tessera.scene.node import Node

Sight = Seen[State, Event]

CHOICES = {
    "put": N_("you can put a chip here"),
    "take": N_("you can take this chip away"),
    "maybe": N_("you have a card for it"),
    "claim": N_("these five can be your sequence"),
}


def draw_board(seen: Sight) -> Node:
    """The cards with the chips and sequences on them, with a button for each square."""
    state, colours = seen.state, side_colours(seen.players)
    can, last, here = playable_squares(seen), last_square(seen.events), cursor_square(seen.ui)
    fixed = 0
    for fives in state.sequences:
        for five in fives:
            fixed |= five
    tiles, cells = [], []
    for square in range(SIZE * SIZE):
        owner = state.owner(square)
        colour = None if owner is None else colours[owner]
        part = bool(fixed >> square & 1)
        verb = can.get(square, "")
        tiles.append(tile(square, colour, can=verb, last=square == last, fixed=part))
        label = square_label(seen.say, square, colour, verb, part=part)
        cells.append(cell(square_target(square), label, able=bool(verb), here=square == here))
    lines = [
        sequence_line(five, colours[side])
        for side, fives in enumerate(state.sequences)
        for five in fives
    ]
    drawn = (
        FRAME,
        PRINTED_BOARD,
        *[tile for tile in tiles if tile],
        Node("g", {}, *lines, key="sequences"),
    )
    return board(seen.say, "sequence", (EXTENT, EXTENT), drawn, cells, SIZE)


@lru_cache(maxsize=4096)
def square_label(say: Translator, square: int, colour: str | None, verb: str, *, part: bool) -> str:
    """`e5, queen of hearts, blue chip, part of a sequence: you can take this chip away`."""
    words = [SQUARE_NAMES[square]]
    printed = PRINTED[square]
    words.append(say("wild corner") if printed is None else card_words(say, printed))
    if colour:
        words.append(say(CHIPS[colour]))
    if part:
        words.append(say("part of a sequence"))
    label = ", ".join(words)
    return f"{label}: {say(CHOICES[verb])}" if verb else label
