"""The saved games of this device: texts under a key each, and what to make of them.

A text that can't be read stays where it is: it is listed as damaged, can be copied out, and goes
only when somebody deletes it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Protocol

from tessera.core.game import Illegal
from tessera.core.record import BadRecord, Record, read_record, write_record
from tessera.core.replay import BadEvent
from tessera.games.box import Box
from tessera.session.table import Table

Find = Callable[[str], Box[Any, Any] | None]
"""Gives the box of a game by its name, None for an unknown one."""
PREFIX = "tessera/game/"
"""Keys of saved games begin so; never to be changed, or games would be lost."""


class StoreError(Exception):
    """A store refused to write: it is full, or storage isn't allowed."""


class Store(Protocol):
    """Texts kept under keys on this device."""

    def names(self) -> Iterable[str]:
        """All keys, in any order."""

    def get(self, key: str) -> str | None:
        """The text, or None."""

    def set(self, key: str, text: str) -> None:
        """Keeps a text. Raises StoreError, with the old text still there."""

    def delete(self, key: str) -> None:
        """Forgets a text, if it is there."""


class Damaged(Exception):
    """A saved game that can't be opened: a code, the line or event it fails at, and its text."""

    def __init__(self, code: str, text: str, at: int = 0) -> None:
        super().__init__(code, at)
        self.code = code
        self.text = text
        self.at = at


@dataclass(frozen=True, slots=True)
class Entry:
    """One line in the list of saved games. `record` is None when its head can't be read; whether
    all its events are legal shows when it is opened."""

    id: str
    record: Record | None
    text: str

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.record is not None and self.record.result != ""


class Saves:
    """The list of saved games."""

    def __init__(self, store: Store, find: Find) -> None:
        self._store = store
        self._find = find

    def entries(self) -> list[Entry]:
        """Every saved game, the latest first, unreadable ones at the end."""
        entries = [self._entry(key) for key in self._store.names() if key.startswith(PREFIX)]
        return sorted(entries, key=lambda e: e.record.saved if e.record else "", reverse=True)

    def open(self, id: str) -> Table[Any, Any] | None:
        """The table of a saved game; None when there is none. Raises Damaged."""
        text = self._store.get(PREFIX + id)
        if text is None:
            return None
        return open_table(text, self._find)

    def save(self, id: str, record: Record) -> None:
        """Keeps a game. Raises StoreError."""
        self._store.set(PREFIX + id, write_record(record))

    def delete(self, id: str) -> None:
        """Forgets a game for good."""
        self._store.delete(PREFIX + id)

    def _entry(self, key: str) -> Entry:
        text = self._store.get(key) or ""
        try:
            record = read_record(text)
        except BadRecord:
            record = None
        return Entry(key.removeprefix(PREFIX), record, text)


def open_table(text: str, find: Find) -> Table[Any, Any]:
    """The table of a record's text, every event checked against the rules. Raises Damaged."""
    try:
        record = read_record(text)
    except BadRecord as error:
        raise Damaged(error.code, text, error.line) from error
    box = find(record.game)
    if box is None:
        raise Damaged("unknown_game", text)
    if record.version > box.game.version:
        raise Damaged("newer", text)
    try:
        table = Table(box.game, record)
    except BadEvent as error:
        raise Damaged("bad_event", text, error.index + 1) from error
    except Illegal as error:
        raise Damaged("bad_setup", text) from error
    if not _seated(box, record):
        raise Damaged("bad_setup", text)
    return table


def _seated(box: Box[Any, Any], record: Record) -> bool:
    """Whether everybody is a person or a bot of this game, and each side has its own colour, if
    there are enough of them."""
    sides = box.game.sides(record.setup)
    colours = {side: player.colour for side, player in zip(sides, record.players, strict=True)}
    return (
        set(colours.values()) <= set(box.colours)
        and (len(set(colours.values())) == len(colours) or len(colours) > len(box.colours))
        and all(
            player.kind in {"person", *box.bots} and player.colour == colours[side]
            for side, player in zip(sides, record.players, strict=True)
        )
    )
