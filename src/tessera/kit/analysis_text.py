"""Steps of an analysis as text, to be sent from a worker to the page and to be saved.

A step is a line:

    choice 12 14 0 0 | 0.53 0.47 | 0.5 0.5 | 1 | place c3

its kind, `at`, `until`, `seat` and `side`; the chances before and after; the rarity; and the better
play, its actions parted by commas. Numbers from 0 to 1 are rounded to a millionth.

An analysis is kept as changes instead, which are shorter and pack better: behind the line "changes"
the same lines, but `at` counts from the last step's `until` and `until` from `at`, and the chances
are differences in millionths, those before a step from those after the last one, those after it
from those before it; none where nothing differs.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import inf
from time import perf_counter
from typing import get_args

from tessera.kit.analysis import Chances, GameStep, Kind

BAR = " | "
CHANGES = "changes"
UNITS = 1_000_000
KINDS: dict[str, Kind] = {kind: kind for kind in get_args(Kind)}


def write_step(step: GameStep) -> str:
    """The line of a step."""
    head = f"{step.kind} {step.at} {step.until} {step.seat} {step.side}"
    numbers = map(_numbers, (step.before, step.after, (step.rarity,)))
    return BAR.join([head, *numbers, ", ".join(step.best)]).rstrip()


def read_step(line: str) -> GameStep:
    """The step of a line. Raises ValueError for anything else."""
    head, before, after, rarity, *better = line.removesuffix(" |").split(BAR)
    kind, *places = head.split(" ")
    at, until, seat, side = map(int, places)
    if len(better) > 1:
        raise ValueError(line)
    (rare,) = _chances(rarity)
    chances = _chances(before), _chances(after)
    return _step(kind, at, until, seat, side, chances, better[0] if better else "", rare)


def _step(
    kind: str,
    at: int,
    until: int,
    seat: int,
    side: int,
    chances: tuple[Chances, Chances],
    best: str,
    rarity: float,
) -> GameStep:
    """The step of these parts. Raises ValueError where they don't fit."""
    before, after = chances
    if kind not in KINDS or len(before) != len(after) or not at < until:
        raise ValueError(kind)
    if not 0 <= side < len(before) or seat < 0:
        raise ValueError(side)
    play = tuple(best.split(", ")) if best else ()
    return GameStep(at, until, KINDS[kind], seat, side, before, after, play, rarity)


class Changes:
    """The steps of a game as changes, which are written once each as they become known."""

    def __init__(self) -> None:
        self._begin()

    def _begin(self) -> None:
        self._steps: list[GameStep] = []
        self._lines = [CHANGES]
        self._stood = tuple[int, ...]()

    def write(self, steps: Sequence[GameStep]) -> str:
        """The text of these steps. Those of the last time aren't written again."""
        self.write_on(steps, inf)
        return "\n".join(self._lines)

    def write_on(self, steps: Sequence[GameStep], seconds: float) -> bool:
        """Writes of these steps what isn't written yet, for so long; whether that was all."""
        end = perf_counter() + seconds
        if [*steps[: len(self._steps)]] != self._steps:
            self._begin()
        for step in steps[len(self._steps) :]:
            last = self._steps[-1] if self._steps else None
            self._lines.append(self._line(last, step))
            self._steps.append(step)
            if perf_counter() > end:
                break
        return len(self._steps) == len(steps)

    def _line(self, last: GameStep | None, step: GameStep) -> str:
        stood = self._stood
        goes_on = last is not None and last.after == step.before
        before, after = stood if goes_on else _units(step.before), _units(step.after)
        later = step.at - (last.until if last else 0)
        head = f"{step.kind} {later} {step.until - step.at} {step.seat} {step.side}"
        numbers = (_differences(stood, before), _differences(before, after))
        rarity = "" if step.rarity == 1 else _numbers((step.rarity,))
        self._stood = after
        return "|".join([head, *numbers, rarity, ", ".join(step.best)]).rstrip("|")


def read_steps(text: str) -> Iterator[GameStep]:
    """The steps of a text, written one by one or as changes. Raises ValueError for anything
    else."""
    first, *lines = text.splitlines() or [""]
    if first != CHANGES:
        yield from map(read_step, text.splitlines())
        return
    stood, ended = tuple[int, ...](), 0
    for line in lines:
        head, changed, moved, rarity, best, *_ = [*line.split("|"), "", "", "", ""]
        kind, *places = head.split(" ")
        later, length, seat, side = map(int, places)
        at, ended = ended + later, ended + later + length
        before = _changed(stood, changed)
        stood = _changed(before, moved)
        (rare,) = _chances(rarity or "1")
        yield _step(kind, at, ended, seat, side, (_shares(before), _shares(stood)), best, rare)


def _shares(units: tuple[int, ...]) -> Chances:
    if units and not 0 <= min(units) <= max(units) <= UNITS:
        raise ValueError(units)
    return tuple([unit / UNITS for unit in units])


def _units(chances: Chances) -> tuple[int, ...]:
    return tuple([round(chance * UNITS) for chance in chances])


def _differences(old: tuple[int, ...], new: tuple[int, ...]) -> str:
    if old == new:
        return ""
    pairs = zip(old or (0,) * len(new), new, strict=True)
    return " ".join([str(to - was) for was, to in pairs])


def _changed(old: tuple[int, ...], differences: str) -> tuple[int, ...]:
    if not differences:
        return old
    changes = [int(word) for word in differences.split(" ")]
    return tuple([was + by for was, by in zip(old or (0,) * len(changes), changes, strict=True)])


def _numbers(numbers: Chances) -> str:
    return " ".join([f"{number:.6f}".rstrip("0").rstrip(".") for number in numbers])


@lru_cache(maxsize=4)
def _chances(text: str) -> Chances:
    # Cached: what was so after a step often is so before the next.
    numbers = tuple(map(float, text.split(" ")))
    if not (min(numbers) >= 0 and max(numbers) <= 1 and sum(numbers) >= 0):  # "nan" is neither.
        raise ValueError(text)
    return numbers
