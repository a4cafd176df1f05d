"""A game that another tab plays: it can be looked at, and taken over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tessera.games import find
from tessera.scene.node import Node
from tessera.screens.page import Page
from tessera.screens.parts import button, link
from tessera.screens.watching import eyes, look
from tessera.session.table import Table
from tessera.storage.saves import Damaged

if TYPE_CHECKING:
    from tessera.screens.app import App


class Elsewhere(Page):
    """The game as it goes on over there."""

    name = "elsewhere"

    def __init__(self, app: App, id: str) -> None:
        super().__init__(app)
        self.id = id
        self.table: Table[Any, Any] | None = None
        self.look()

    def look(self) -> None:
        """Takes in what was played over there."""
        try:
            self.table = self.app.saves.open(self.id)
        except Damaged:
            self.table = None

    def draw(self) -> Node:
        """A few words, the way to take over, and the board."""
        say, table = self.app.say, self.table
        game = find(table.rules.name) if table else None
        shown = None
        if table and game:
            seen = look(self.app, game, table, table.played, eyes(table)[0])
            shown = Node("div", {"class": "stage-board"}, game.view.board(seen), key="board")
        return Node(
            "main",
            {"class": "paper stage", "data-game": game.rules.name if game else None},
            Node("h1", {}, say("This game is open in another tab")),
            Node(
                "p",
                {"class": "lead"},
                say("Here you can watch it. Play here, and the other tab will watch."),
            ),
            Node(
                "p",
                {"class": "actions"},
                button(say("Play here"), "take", "primary"),
                link(say("To the menu"), "#/", "button"),
            ),
            shown,
        )

    def press(self, target: str) -> None:
        """Takes the game over."""
        if target == "take":
            self.app.claim.take()
