"""Positions in short, as the lessons write them: only what matters is said.

    9H JS / 4 ..BBBB.... / 8 .B........ / others 2C 8D / made B c4-g4

The first is the hand of who learns. A number begins a row of the board, the others are empty;
`others` are the hands of the other seats, which nobody sees, `made` is a completed sequence,
`agreed` the first line of a position, and `awaits` what the first seat is to do.
"""

CORNERS, EMPTY = "*........*", ".........."
DECK = 104


def in_full(short: str) -> str:
    """The position as the rules read it. Raises ValueError for a part that has none of these
    names."""
    board = [CORNERS, *[EMPTY] * 8, CORNERS]
    said = {"agreed": "players=2", "made": "", "others": "3H 8D", "awaits": "play"}
    hand, *parts = (part.strip() for part in short.split("/"))
    for part in parts:
        name, _, rest = part.partition(" ")
        if name.isdecimal():
            board[int(name) - 1] = rest
        elif name in said:
            said[name] = rest
        else:
            raise ValueError(f"“{part}” is neither a row nor one of {', '.join(said)}")
    side, _, five = said["made"].partition(" ")
    sequences = [f"{colour}: {five}" if colour == side else f"{colour}:" for colour in "GB"]
    hands = [hand, *said["others"].split(", ")]
    seats = [f"seat {seat}: {cards}" for seat, cards in enumerate(hands, start=1)]
    pile = DECK - sum(len(word) == 2 for cards in hands for word in cards.split())
    awaits = f"seat 1: {said['awaits']}"
    return "\n".join([said["agreed"], *board, *sequences, *seats, f"pile {pile}", awaits])
