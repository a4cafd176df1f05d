"""The log of a game in words."""

from __future__ import annotations

from typing import Any

from tessera.core.record import Player
from tessera.core.story import Line
from tessera.games.box import Box
from tessera.i18n import Say
from tessera.scene.node import Node
from tessera.session.table import Table


class Log:
    """What every event in force did, as far as spectators may know it: people share the screen.
    Sentences are made once for each language."""

    def __init__(self, box: Box[Any, Any], table: Table[Any, Any]) -> None:
        self._box = box
        self._players: tuple[Player, ...] = table.players
        self._told: list[tuple[Line, ...]] = []
        self._items: list[Node | None] = []
        """An item for each event, None for one that there is nothing to say about."""
        self._language = ""
        self.follow(table)

    def follow(self, table: Table[Any, Any]) -> None:
        """Takes in what was played, and lets go of what was taken back."""
        history = table.history
        del self._told[len(history) :], self._items[len(history) :]
        self._told += [self._lines(*step) for step in history[len(self._told) :]]

    def _lines(self, before: Any, event: Any, after: Any) -> tuple[Line, ...]:
        game = self._box.game
        return self._box.story(
            game.observation(before, None),
            game.witness(before, event, None),
            game.observation(after, None),
        )

    def sentences(self, say: Say, events: int = 1) -> list[str]:
        """The sentences of so many last events; none at the beginning."""
        return [self._sentence(say, line) for told in self._told[-events:] for line in told]

    def told(self, say: Say, number: int) -> str:
        """What the event of this number did, counted from 0."""
        return " ".join(self._sentence(say, line) for line in self._told[number])

    @property
    def lines(self) -> list[tuple[Line, ...]]:
        """What every event did, as codes."""
        return self._told

    def items(self, say: Say) -> list[Node]:
        """What there is to say, the latest first."""
        if self._language != say.language:
            self._items, self._language = [], say.language
        for number in range(len(self._items), len(self._told)):
            text = self.told(say, number)
            self._items.append(Node("li", {}, text, key=str(number)) if text else None)
        return [item for item in reversed(self._items) if item]

    def _sentence(self, say: Say, line: Line) -> str:
        return self._box.tell(say, self._players, line.code, line.facts)
