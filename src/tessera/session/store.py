"""Texts under keys, at once: what local storage gives."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol


class StoreError(Exception):
    """A store refused to write: the code "full", or "refused" where storage isn't allowed."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


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
