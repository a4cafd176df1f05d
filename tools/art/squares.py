"""Sequence's printed board: a hundred squares with a card on each, as usual and in large print."""

from collections.abc import Callable, Iterator

from tessera.core.cards import name_of
from tessera.games.sequence.rules.board import PRINTED, SIZE
from tools.art import mosaic
from tools.art.card_shapes import RANKS
from tools.art.ink import COURTS, EDGE, LINES, PAPER, SUITS, figure, pip, symbol, together, use

# The part of each court that the board shows is PORTRAIT wide and high, in the picture's own units.
# It begins at the upper edge, and so far from the left one:
PORTRAIT = (640, 932)
PORTRAITS = {
    "QC": 475, "QD": 500, "QH": 400, "QS": 500,
    "KC": 355, "KD": 375, "KH": 330, "KS": 385,
}  # fmt: skip


def board(square: Callable[[str, str], str]) -> Iterator[str]:
    """A symbol for each square, and the squares of the board that use them."""
    for rank in RANKS:
        for suit in SUITS:
            if rank != "J":
                yield symbol(f"b-{rank}{suit}", "0 0 100 100", GROUND + square(rank, suit), suit)
    yield symbol("b-corner", "0 0 100 100", mosaic.corner())
    for number, card in enumerate(PRINTED):
        row, column = divmod(number, SIZE)
        name = "corner" if card is None else name_of(card)
        place = f'x="{100 * column}" y="{100 * row}" width="100" height="100"'
        yield f'<use href="#b-{name}" {place}/>'


GROUND = (
    f'<rect x="1" y="1" width="98" height="98" rx="9" fill="{PAPER}"'
    f' stroke="{EDGE}" stroke-width="1.6"/>'
)
"""The paper of a square."""


def square(rank: str, suit: str) -> str:
    index = together(figure(rank, 20, 7, 40, 30), pip(suit, 20, 66, 30))
    if rank in COURTS:
        return portrait(rank, suit) + index.drawn()
    return together(index, pip(suit, 66, 57, 62 if rank == "A" else 54)).drawn()


def large_square(rank: str, suit: str) -> str:
    """Rank and suit alone. The small pip is what a chip leaves to be seen."""
    index = together(figure(rank, 25, 6, 57, 43), pip(suit, 17, 82, 28))
    return together(index, pip(suit, 70, 66, 54)).drawn()


def portrait(rank: str, suit: str) -> str:
    width, height = PORTRAIT
    x, y, across, down = 37, 5, 58.5, 90
    return (
        f'<svg x="{x}" y="{y}" width="{across}" height="{down}"'
        f' viewBox="{PORTRAITS[rank + suit]} 0 {width} {height}" preserveAspectRatio="none">'
        f"{use(f'half-{rank}{suit}')}</svg>"
        f'<rect x="{x}" y="{y}" width="{across}" height="{down}" fill="none"'
        f' stroke="{LINES}" stroke-width=".8"/>'
    )
