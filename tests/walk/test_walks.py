"""Somebody presses whatever there is, all over the app: nothing breaks, and every page holds what
every page promises (tessera_kit/walk/checks.py).

A walk that goes wrong ends with the shortest list of steps that does so: mend it, and keep the
steps in `FOUND`. `python -m tests.walk SEED` takes one walk again.
"""

from __future__ import annotations

import os
import random
from collections import Counter

import pytest

from tessera_kit.walk.walk import replayed
from tessera_kit.walk.walker import wander
from tests.effort import part
from tests.walk.found import FOUND
from tests.walk.ground import GROUNDS, ground

WALKS = part(3600, every=240)
"""An hour in the long run, half a minute every day."""
LENGTH = 120
DAY = "ci" if os.environ.get("CI") else f"{random.getrandbits(32):x}"
"""New walks each time, but in CI the same: a failure must be there again."""


@pytest.mark.parametrize("number", range(WALKS))
def test_nothing_breaks_wherever_one_presses(number: int) -> None:
    seed = f"{DAY} {number}"
    wander(seed, LENGTH, ground(seed))


@pytest.mark.parametrize("steps", FOUND.values(), ids=FOUND)
def test_what_once_broke_holds(steps: list[str]) -> None:
    assert replayed(steps, GROUNDS["rota"]).steps == steps


def test_both_added_games_are_walked_over_about_as_often() -> None:
    met = Counter(game for n in range(40) for game in ground(f"{DAY} {n}").added)
    assert all(20 - 5 <= met[game] <= 20 + 5 for game in GROUNDS)
