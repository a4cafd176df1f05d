"""A second opinion on Rota: sets of names on a wheel, and values that are improved until nothing
changes. Slow, and written without looking at the package."""

from __future__ import annotations

RIM = [str(n) for n in range(1, 9)]
POINTS = [*RIM, "hub"]
Position = tuple[frozenset[str], frozenset[str]]
"""The points of who is on turn, and of the other."""


def beside(point: str) -> set[str]:
    if point == "hub":
        return set(RIM)
    n = int(point)
    return {"hub", str(n % 8 + 1), str((n - 2) % 8 + 1)}


def rows(lines: str) -> list[set[str]]:
    across = [{str(n), "hub", str(n + 4)} for n in range(1, 5)]
    along = [{str(n), str(n % 8 + 1), str((n + 1) % 8 + 1)} for n in range(1, 9)]
    return across + (along if lines == "all" else [])


def following(here: Position, lines: str, hub: str) -> list[Position]:
    """`hub` is also "never" here: nobody may place on it."""
    own, other = here
    if any(row <= other for row in rows(lines)):
        return []
    free = [point for point in POINTS if point not in own | other]
    if len(own) < 3:
        shut = hub == "never" or (hub == "later" and not own | other)
        return [(other, own | {p}) for p in free if not (shut and p == "hub")]
    return [(other, own - {p} | {q}) for p in own for q in free if q in beside(p)]


def solve(lines: str, hub: str) -> tuple[dict[Position, int], dict[Position, list[Position]]]:
    """For each position that can come about, after how many events it is won (above 0) or lost
    (below 0, -1 where it is over already) for who is on turn, counted from 1; and what follows."""
    start: Position = (frozenset(), frozenset())
    ways: dict[Position, list[Position]] = {}
    waiting = [start]
    while waiting:
        here = waiting.pop()
        if here not in ways:
            ways[here] = following(here, lines, hub)
            waiting += ways[here]
    found = {here: -1 for here in ways if not ways[here]}
    depth = 1
    while True:
        depth += 1
        won = [h for h in ways if h not in found and any(found.get(t, 0) < 0 for t in ways[h])]
        lost = [
            h
            for h in ways
            if h not in found and ways[h] and all(found.get(t, 0) > 0 for t in ways[h])
        ]
        if not won and not lost:
            return found, ways
        found |= dict.fromkeys(won, depth) | dict.fromkeys(lost, -depth)
