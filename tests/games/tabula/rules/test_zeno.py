"""The emperor Zeno's game, in which nobody throws for who begins."""

from __future__ import annotations

from tessera.core.setup import Setup
from tessera.games.tabula.rules import RULES


def test_zenos_game_can_be_set_up() -> None:
    setup = Setup(2, (("rules", "seed"), ("ties", "draw"), ("position", "zeno")))
    assert RULES.write_position(RULES.new(setup)).splitlines()[1:] == [
        "first: 6:7 9:1 10:2 19:2 20:2 23:1",
        "second: 8:2 11:2 12:2 13:1 14:2 15:2 18:2 21:2",
        "seat 1: dice 2 5 6",
    ]
