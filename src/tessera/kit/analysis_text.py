"""Steps of an analysis as text, to be sent from a worker to the page and to be saved.

A step is a line:

    choice 12 14 0 0 | 0.53 0.47 | 0.5 0.5 | 1 | place c3

its kind, `at`, `until`, `seat` and `side`; the chances before and after; the rarity; and the better
play, its actions parted by commas. Numbers from 0 to 1 are rounded to a millionth.
"""

from functools import lru_cache
from typing import get_args

from tessera.kit.analysis import Chances, GameStep, Kind

BAR = " | "
KINDS: dict[str, Kind] = {kind: kind for kind in get_args(Kind)}


@lru_cache(maxsize=4096)
def write_step(step: GameStep) -> str:
    """The line of a step."""
    # Cached: all steps are written again each time that more are known.
    head = f"{step.kind} {step.at} {step.until} {step.seat} {step.side}"
    numbers = map(_numbers, (step.before, step.after, (step.rarity,)))
    return BAR.join([head, *numbers, ", ".join(step.best)]).rstrip()


def read_step(line: str) -> GameStep:
    """The step of a line. Raises ValueError for anything else."""
    head, before, after, rarity, *better = line.removesuffix(" |").split(BAR)
    kind, *places = head.split(" ")
    at, until, seat, side = map(int, places)
    chances = _chances(before), _chances(after)
    (rare,) = _chances(rarity)
    if kind not in KINDS or len(chances[0]) != len(chances[1]) or not at < until:
        raise ValueError(line)
    if len(better) > 1 or not 0 <= side < len(chances[0]) or seat < 0:
        raise ValueError(line)
    best = tuple(better[0].split(", ")) if better else ()
    return GameStep(at, until, KINDS[kind], seat, side, *chances, best, rare)


def _numbers(numbers: Chances) -> str:
    return " ".join(f"{number:.6f}".rstrip("0").rstrip(".") for number in numbers)


def _chances(text: str) -> Chances:
    numbers = tuple(map(float, text.split(" ")))
    if not all(0 <= number <= 1 for number in numbers):
        raise ValueError(text)
    return numbers
