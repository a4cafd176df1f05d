"""A state is written from the fields of its dataclass, and read with their types."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from tessera.core.rules import Illegal
from tessera_plain.positions import read_state, write_state


@dataclass(frozen=True)
class Cup:
    held: tuple[int, ...]
    names: tuple[tuple[str, bool], ...] = ()
    owner: int | None = None
    later: int = 3


CUP = Cup((1, 5), (("a b", True), ("it's", False)), 1)
TEXT = "held (1, 5)\nnames (('a b', True), (\"it's\", False))\nowner 1\nlater 3"


def test_what_was_written_reads_back() -> None:
    assert write_state(CUP) == TEXT
    assert read_state(Cup, TEXT) == CUP
    assert read_state(Cup, write_state(Cup(()))) == Cup(())


def test_a_field_that_came_later_may_be_missing() -> None:
    assert read_state(Cup, "held (1,)") == Cup((1,))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "names ()",
        "held (1, 5",
        "held [1, 5]",
        "held (1, True)",
        "held ('1',)",
        "held (1, 5)\nheld (1, 5)",
        "held (1,)\nmore 3",
        "held (1,)\nowner x",
        "held (1,)\nowner 1 + 1",
        "held __import__('os')",
    ],
)
def test_anything_else_is_unreadable(text: str) -> None:
    with pytest.raises(Illegal, match="unreadable"):
        read_state(Cup, text)
