"""The wheel: eight points on the rim and a hub, joined by the rim and by eight spokes.

Points are counted as the letters of three lines are read, so that the wheel can be written as a
square with the hub in its middle; the rim is the edge of that square:

    8 1 2
    7 h 3
    6 5 4
"""

POINTS = range(9)
HUB = 4
RIM = (1, 2, 5, 8, 7, 6, 3, 0)
"""The points of the rim clockwise from the top, which people call 1 to 8."""
NAMES = {**{point: str(number) for number, point in enumerate(RIM, 1)}, HUB: "hub"}
BY_NAME = {name: point for point, name in NAMES.items()}


def _along(point: int, steps: int) -> int:
    """The point so many steps clockwise along the rim."""
    return RIM[(RIM.index(point) + steps) % len(RIM)]


JOINED = {
    HUB: tuple(sorted(RIM)),
    **{point: tuple(sorted((HUB, _along(point, -1), _along(point, 1)))) for point in RIM},
}
"""Where a piece may slide from each point, if nothing lies there."""
SPOKES = tuple((point, HUB, _along(point, 4)) for point in RIM[:4])
"""The lines through the hub."""
ARCS = tuple((point, _along(point, 1), _along(point, 2)) for point in RIM)
"""Three neighbours on the rim."""
LINES = {"spokes": SPOKES, "all": (*SPOKES, *ARCS)}
"""What wins, by the option `lines`."""
