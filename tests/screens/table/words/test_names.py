"""Names in sentences."""

from __future__ import annotations

import pytest

from tessera.core.record import Player
from tessera.screens.table.words.turn import unbroken


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("P 3", "P~3 throws."),
        ("Player 12", "Player~12 throws."),
        ("Ana", "Ana throws."),
        ("Bartholomäus Freiherr", "Bartholomäus Freiherr throws."),
    ],
)
def test_a_short_name_is_not_broken_at_the_end_of_a_line(name: str, words: str) -> None:
    told = unbroken([Player(name, "person", "green")], f"{name} throws.")
    assert told.replace("\N{NO-BREAK SPACE}", "~") == words
