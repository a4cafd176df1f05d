"""A store of texts that can be told to refuse."""

from __future__ import annotations

from tessera.session.saves import StoreError


class Drawer:
    """Keeps texts in a dictionary, as local storage does; when `full`, it refuses to write."""

    def __init__(self, texts: dict[str, str] | None = None) -> None:
        self.texts = dict(texts or {})
        self.full = False

    def names(self) -> list[str]:
        return list(self.texts)

    def get(self, key: str) -> str | None:
        return self.texts.get(key)

    def set(self, key: str, text: str) -> None:
        if self.full:
            raise StoreError("the drawer is full")
        self.texts[key] = text

    def delete(self, key: str) -> None:
        self.texts.pop(key, None)
