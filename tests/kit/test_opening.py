"""Throwing for who begins, as every game tells it."""

from __future__ import annotations

import pytest

from tessera.core.opening import OUT, TO_COME, thrown
from tessera.kit.opening import thrown_words


@pytest.mark.parametrize(
    ("opening", "words"),
    [
        ((TO_COME, TO_COME), "… …"),
        ((7, TO_COME, TO_COME), "7 … …"),
        ((TO_COME, OUT, TO_COME), "… – …"),
        ((11, OUT, TO_COME), "11 – …"),
    ],
)
def test_what_stands_beside_each_name(opening: tuple[int, ...], words: str) -> None:
    assert " ".join(thrown_words(opening, seat) for seat in range(len(opening))) == words


def test_after_a_tie_those_who_are_out_have_a_dash() -> None:
    opening, _ = thrown((6, 3, TO_COME), 2, 6)
    assert [thrown_words(opening, seat) for seat in range(3)] == ["…", "–", "…"]


def test_a_game_may_have_words_for_what_was_drawn() -> None:
    names = {11: "jack", 12: "queen"}
    assert thrown_words((12, TO_COME), 0, names.__getitem__) == "queen"
    assert thrown_words((12, TO_COME), 1, names.__getitem__) == "…"
