"""The board with the chips on it, and what its squares are called."""

from functools import lru_cache

from tessera.core.grid import squares
from tessera.games.sequence_dice.rules.board import LINES, NAMES, NUMBERS, SIZE
from tessera.games.sequence_dice.rules.engine import PLACE, REMOVE, REPLACE
from tessera.games.sequence_dice.rules.merits import open_to
from tessera.games.sequence_dice.rules.state import Move
from tessera.games.sequence_dice.view.drawing import (
    COORDINATES,
    EXTENT,
    FRAME,
    tile,
    winner,
    winning_line,
)
from tessera.games.sequence_dice.view.targets import TARGETS, Sight, target_of
from tessera.games.sequence_dice.view.texts import AUTOMATIC, CHIPS, FACING, UPRIGHT
from tessera.i18n import N_, Nn_, Translator
from tessera.kit.board import board, cell, last_square
from tessera.kit.colours import side_colours
from tessera.kit.lines import lines_aloud
from tessera.scene.node import Node

CHOICES = {
    PLACE: N_("put a chip here"),
    REPLACE: N_("replace this chip"),
    REMOVE: N_("take this chip away"),
}


def all_upright(seen: Sight) -> bool:
    """Whether all numbers stand upright. Unless something was chosen they do for one person alone;
    several sit round the board."""
    chosen = seen.preferences.get(FACING.name, AUTOMATIC)
    alone = sum(player.is_person for player in seen.players) == 1
    return chosen == UPRIGHT or (chosen == AUTOMATIC and alone)


def draw_board(seen: Sight) -> Node:
    """The drawing with a button for each square."""
    upright = all_upright(seen)
    state, colours = seen.state, side_colours(seen.players)
    can = {move.square: move.verb for move in seen.legal if isinstance(move, Move)}
    last, cursor, won = last_square(seen.events), TARGETS.get(seen.ui.cursor), state.won
    chips = {
        square: colours[side] for side, own in enumerate(state.chips) for square in squares(own)
    }
    drawn = [
        _square(
            seen.say,
            square,
            chips.get(square),
            can.get(square),
            (square == last, bool(won >> square & 1), square == cursor, upright),
        )
        for square in range(SIZE * SIZE)
    ]
    tiles, cells = zip(*drawn, strict=True)
    lines = (line for line in LINES[state.terms.line] if won & line == line) if won else ()
    winners = [winner(square, chips[square], upright=upright) for square in squares(won)]
    on_board = (COORDINATES, FRAME, *tiles, *map(winning_line, lines), *winners)
    return board(seen.say, "sequence-dice", (EXTENT, EXTENT), on_board, cells, SIZE)


# Remembered as a whole: with each press all squares are asked for, and few have changed. A tuple of
# flags is looked up in half the time that names take.
@lru_cache(maxsize=4096)
def _square(
    say: Translator,
    square: int,
    colour: str | None,
    verb: str | None,
    flags: tuple[bool, bool, bool, bool],
) -> tuple[Node, Node]:
    """The drawing of a square and its button."""
    last, won, here, upright = flags
    label = square_label(say, square, colour, verb)
    return (
        tile(square, colour, can=bool(verb), last=last, won=won, upright=upright),
        cell(target_of(square), label, able=bool(verb), here=here),
    )


def square_label(say: Translator, square: int, colour: str | None, verb: str | None) -> str:
    """The square's name, number, chip, and what may be done there."""
    words = {"square": NAMES[square], "number": NUMBERS[square]}
    if colour is None:
        label = say("{square}, number {number}, free", **words)
    else:
        label = say("{square}, number {number}, {colour} chip", colour=say(CHIPS[colour]), **words)
    return say.pair(label, say(CHOICES[verb])) if verb else label


def board_aloud(seen: Sight) -> tuple[str, ...]:
    """For each side its chips, its best line, and where one chip is missing."""
    state = seen.state
    chips = [own.bit_count() for own in state.chips]
    said = [[seen.say.count(Nn_("{n} chip", "{n} chips"), n)] for n in chips]
    lines = [[] if state.won else open_to(state, side) for side in range(len(chips))]

    def called(square: int) -> str:
        return f"{NAMES[square]} ({NUMBERS[square]})"

    return lines_aloud(seen, state.terms.sides, lines, said, NAMES.__getitem__, called)
