"""What never ends is stopped by its own limit, and says where it was."""

from __future__ import annotations

from itertools import count
from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.effort import PYODIDE
from tests.limit import NeverEnds, within

pytestmark = pytest.mark.skipif(PYODIDE, reason="nothing interrupts there")


def endless(state: list[int]) -> None:
    for state[0] in count():
        pass


def test_it_says_which_position() -> None:
    state = [0]
    with pytest.raises(NeverEnds, match=r"no end after 0\.05 .*\nsquare [1-9]"):  # noqa: SIM117
        with within(lambda: f"square {state[0]}", 0.05):
            endless(state)


def test_hypothesis_looks_for_no_smaller_one() -> None:
    tried = []

    @given(st.integers())
    def looked_at(number: int) -> None:
        tried.append(number)
        with within(lambda: str(number), 0.05):
            endless([0])

    with pytest.raises(NeverEnds):
        looked_at()
    assert len(tried) == 1


def test_what_ends_is_left_alone_afterwards() -> None:
    with within(str, 0.05):
        pass
    until = process_time() + 0.1
    while process_time() < until:
        pass
