"""The merits of a move with a chip in a game of lines, as codes with facts of the position. An
*open* line has no chip of another side; `n` is the number of one's own chips in it."""

from collections.abc import Iterable

from tessera.core.story import Line

Open = list[tuple[int, int]]
"""The open lines of a side, each with the squares that it still lacks."""
Merits = list[tuple[int, Line]]
"""Lines of a story, each after its weight: the higher, the stronger the merit."""
FEW = 3
"""The least number of chips in a line that is worth mentioning."""


def open_lines(lines: Iterable[int], own: int, others: int) -> Open:
    """The open ones among these lines, each with the squares that it lacks. All are masks."""
    return [(line, line & ~own) for line in lines if not line & others]


def one_short(lines: Open) -> int:
    """The squares on which a single chip would complete a line."""
    missing = 0
    for _, lacking in lines:
        if not lacking & lacking - 1:
            missing |= lacking
    return missing


def most(lines: Open, bit: int) -> int:
    """The most chips in an open line through the square."""
    return max([(line & ~lacks).bit_count() for line, lacks in lines if line & bit], default=0)


def against(sides: list[Open], side: int, bit: int, code: str) -> Merits:
    """The best line of another side that a chip on the square blocks, or that one taken from there
    breaks."""
    takes, best = code == "breaks", (0, 0)
    for owner, lines in enumerate(sides):
        if owner != side:
            affected = [line for line in lines if takes or line[1] & bit]
            best = max(best, (most(affected, bit), -owner))
    n, owner = best
    return [(10 * n + 5, Line(code, {"n": n, "owner": -owner}))] if n >= FEW else []


def growing(before: Open, after: Open, bit: int) -> Merits:
    """The best line, or the crossing of lines, that a new chip is part of."""
    if new := one_short(after) & ~one_short(before):
        n = most(after, bit)
        two = new & new - 1
        return [(10 * n + 4, Line("two_ways"))] if two else [(10 * n, Line("makes", {"n": n}))]
    shorter = [line for line in after if line[1] & line[1] - 1]
    n = most(shorter, bit)
    if n < FEW:
        return []
    long = [line for line, lacks in shorter if line & bit and (line & ~lacks).bit_count() >= FEW]
    cross = any(line & other == bit for line in long for other in long)
    return [(10 * n + 2, Line("two_lines")) if cross else (10 * n, Line("makes", {"n": n}))]


def opening(after: Open, bit: int) -> Merits:
    """The best line of one's own in which the captured chip was the only one of another side."""
    n = most(after, bit)
    return [(10 * n + 1, Line("opens", {"n": n}))] if n >= FEW else []


def room(after: Open, bit: int, least: int) -> Merits:
    """The number of open lines through the square, if there are at least `least`."""
    n = sum(bool(line & bit) for line, _ in after)
    return [(1, Line("room", {"n": n}))] if n >= least else []


def strongest(merits: Merits) -> tuple[Line, ...]:
    """The lines, the strongest first."""
    return tuple([line for _, line in sorted(merits, key=lambda merit: -merit[0])])
