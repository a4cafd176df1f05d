"""What a Tessera wrote before letters had notes in their sums still opens."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.post.devices import Device, bare

FORMER = Path(__file__).parent / "former"
"""Two saved games of Sequence Dice with hints in them, one a letter further than the other; that
letter, and the whole game."""


def former(name: str) -> str:
    return (FORMER / f"{name}.txt").read_text(encoding="utf-8")


def device(house: int, name: str) -> Device:
    found = Device(house, "golden")
    found.text = former(name)
    return found


@pytest.mark.parametrize("name", ["letter", "whole"])
def test_a_former_letter_is_opened_and_answered(name: str) -> None:
    writer, reader = device(0, "writer"), device(1, "reader")
    reader.open(former(name))
    assert bare(reader.game.record) == bare(writer.game.record)
    assert [(note.at, note.seat) for note in reader.game.record.notes] == [
        (13, 1),
        (15, 0),
        (29, 0),
    ]
    while not writer.game.mine:
        writer.open(reader.send())
    assert bare(reader.game.record) == bare(writer.game.record)
