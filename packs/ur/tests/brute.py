"""A second opinion on the rules of Ur: names of squares, and lists of them. Slow, and written
without looking at the package."""

from __future__ import annotations

FINKEL = [
    ["a4", "a3", "a2", "a1", *(f"b{n}" for n in range(1, 9)), "a8", "a7"],
    ["c4", "c3", "c2", "c1", *(f"b{n}" for n in range(1, 9)), "c8", "c7"],
]
MASTERS = [
    ["a4", "a3", "a2", "a1", *(f"b{n}" for n in range(1, 8)), "c7", "c8", "b8", "a8", "a7"],
    ["c4", "c3", "c2", "c1", *(f"b{n}" for n in range(1, 8)), "a7", "a8", "b8", "c8", "c7"],
]
WAYS = {
    "finkel": FINKEL,
    "masters": MASTERS,
    "finkel-open": FINKEL,
    "masters-open": MASTERS,
}
"""By the name of a way; where it ends in "open" rosettes don't protect."""
ROSETTES = {"a1", "c1", "b4", "a7", "c7"}
Pieces = tuple[str, ...]
"""Where the pieces of a player are: "start", "home", or the name of a square."""
Place = tuple[Pieces, Pieces, int]
"""Both players' pieces, sorted, and who is to throw."""


def moved(path: str, place: Place, thrown: int) -> list[tuple[str, Place]]:
    """Every step with a throw, as records write it, and what it leads to."""
    first, second, seat = place
    own, other = (first, second) if seat == 0 else (second, first)
    road = ["start", *WAYS[path][seat], "home"]
    protected = () if path.endswith("open") else ROSETTES
    found = []
    for at in sorted({*own} - {"home"}, key=road.index):
        to = road.index(at) + thrown
        if thrown == 0 or to >= len(road):
            continue
        square = road[to]
        if square != "home" and (square in own or (square in other and square in protected)):
            continue
        mine, theirs = list(own), list(other)
        mine[mine.index(at)] = square
        if square != "home" and square in theirs:
            theirs[theirs.index(square)] = "start"
        after = (tuple(sorted(mine)), tuple(sorted(theirs)))
        again = square in ROSETTES
        name = "home" if square == "home" else str(to)
        sides = after if seat == 0 else after[::-1]
        found.append((f"{road.index(at)}-{name}", (*sides, seat if again else 1 - seat)))
    return found


def over(place: Place) -> bool:
    return any({*pieces} == {"home"} for pieces in place[:2])
