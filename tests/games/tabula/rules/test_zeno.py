"""The emperor Zeno's throw."""

from __future__ import annotations

from tessera.core.setup import Setup
from tessera.games.tabula.rules import RULES
from tests.games.tabula.scripts import cases, check


@cases("""
Exactly one full play: eight single pieces are left
players=2 position=zeno
first: 6:7 9:1 10:2 19:2 20:2 23:1
second: 8:2 11:2 12:2 13:1 14:2 15:2 18:2 21:2
seat 1: dice 2 5 6
may 10-16 19-24 20-22
do 10-16
do 19-24
do 20-22
now
first: 6:7 9:1 10:1 16:1 19:1 20:1 22:1 23:1 24:1
second: 8:2 11:2 12:2 13:1 14:2 15:2 18:2 21:2
seat 2: to throw
""")
def test_zenos_throw(case: list[str]) -> None:
    check(case)


def test_zenos_game_can_be_set_up() -> None:
    setup = Setup(2, (("rules", "seed"), ("ties", "draw"), ("position", "zeno")))
    assert RULES.write_position(RULES.new(setup)).splitlines()[1:] == [
        "first: 6:7 9:1 10:2 19:2 20:2 23:1",
        "second: 8:2 11:2 12:2 13:1 14:2 15:2 18:2 21:2",
        "seat 1: dice 2 5 6",
    ]
