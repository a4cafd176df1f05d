"""A control for every table is one part, and a name in the list of those that every table has."""

from __future__ import annotations

import pytest

from tessera.kit.view import AnySeen
from tessera.scene.node import Node
from tessera.screens.components import icon_button
from tessera.screens.table import page
from tessera.screens.table.parts.part import Part
from tests.screens.games import new_game


class Bell(Part):
    """Rings."""

    place = 65

    def __init__(self) -> None:
        self.rung = 0
        self.presses = {"bell": self._ring}

    def bar(self, seen: AnySeen) -> tuple[Node, ...]:
        return (icon_button("again", "Bell", "bell"),)

    def _ring(self) -> None:
        self.rung += 1


def test_it_stands_on_every_table_and_does_what_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    bells: list[Bell] = []

    def bell() -> Bell:
        bells.append(Bell())
        return bells[-1]

    monkeypatch.setattr(page, "EVERY_TABLE", (*page.EVERY_TABLE, bell))
    tablet = new_game()
    id = tablet.play.context.id
    for address in (f"#/play/{id}", f"#/watch/{id}", "#/learn/tabula/enter", "#/puzzles/tabula"):
        tablet.visit(address)
        tablet.fetch()
        tablet.tap("Bell")
        assert bells[-1].rung == 1, address
