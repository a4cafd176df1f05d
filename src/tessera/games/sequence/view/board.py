"""The board on the screen: the drawing, and over it a real button for each square."""

from __future__ import annotations

from functools import lru_cache

from tessera.games.sequence.rules.board import (
    PRINTED,
    SIZE,
    SQUARE_NAMES,
)
from tessera.games.sequence.rules.engine import Move
from tessera.games.sequence.rules.state import Event, State
from tessera.games.sequence.view.choices import playable_squares
from tessera.games.sequence.view.drawing import (
    EXTENT,
    FRAME,
    sequence_line,
    tile,
)
from tessera.games.sequence.view.targets import cursor_square, square_target
from tessera.games.sequence.view.words import CHIPS, card_words
from tessera.i18n import N_, Translator
from tessera.kit.view import Seen
from tessera.scene.node import Node

Sight = Seen[State, Event]

CHOICES = {
    "put": N_("you can put a chip here"),
    "take": N_("you can take this chip away"),
    "maybe": N_("you have a card for it"),
    "claim": N_("these five can be your sequence"),
}


def colours(seen: Sight) -> list[str]:
    """The colour of each side."""
    sides = seen.state.terms.sides
    by_side = {side: player.colour for side, player in zip(sides, seen.players, strict=True)}
    return [by_side[side] for side in sorted(by_side)]


def board(seen: Sight) -> Node:
    """The cards with the chips on them, and a grid of buttons."""
    state, palette = seen.state, colours(seen)
    can, last, here = playable_squares(seen), _last_square(seen), cursor_square(seen.ui)
    fixed = 0
    for fives in state.sequences:
        for five in fives:
            fixed |= five
    tiles, cells = [], []
    for square in range(SIZE * SIZE):
        owner = state.owner(square)
        colour = None if owner is None else palette[owner]
        part = bool(fixed >> square & 1)
        verb = can.get(square, "")
        tiles.append(tile(square, colour, can=verb, last=square == last, fixed=part))
        cells.append(_cell(seen.say, square, colour, verb, part=part, here=square == here))
    sequences = [
        sequence_line(five, palette[side])
        for side, fives in enumerate(state.sequences)
        for five in fives
    ]
    box = {"viewBox": f"0 0 {EXTENT} {EXTENT}", "class": "drawing", "aria-hidden": "true"}
    drawing = Node("svg", box, FRAME, *tiles, Node("g", {}, *sequences, key="sequences"))
    rows = [
        Node("div", {"role": "row"}, *cells[start : start + SIZE])
        for start in range(0, SIZE * SIZE, SIZE)
    ]
    grid = Node("div", {"role": "grid", "class": "squares", "aria-label": seen.say("Board")}, *rows)
    return Node("div", {"class": "board sequence"}, drawing, grid)


@lru_cache(maxsize=4096)
def _cell(
    say: Translator, square: int, colour: str | None, verb: str, *, part: bool, here: bool
) -> Node:
    return Node(
        "div",
        {"role": "gridcell"},
        Node(
            "button",
            {
                "class": "square",
                "data-press": f"game:{square_target(square)}",
                "data-board": True,
                "tabindex": 0 if here else -1,
                "aria-label": square_label(say, square, colour, verb, part=part),
                "aria-disabled": None if verb else "true",
            },
        ),
    )


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


def _last_square(seen: Sight) -> int | None:
    """Where the last chip was put down or taken away."""
    for event in reversed(seen.events):
        if isinstance(event, Move) and event.square is not None:
            return event.square
    return None
