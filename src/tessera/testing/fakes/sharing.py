"""What leaves the device, remembered instead."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Sent:
    """What somebody shared."""

    title: str
    name: str
    text: str
    link: str | None


class Postbox:
    """Remembers what left the device."""

    def __init__(self) -> None:
        self.clipboard: list[str] = []
        self.files: list[tuple[str, str]] = []
        self.sent: list[Sent] = []
        self.shares = True
        self.coded: list[str] = []
        self.words: list[str] = []

    def copy(self, text: str) -> None:
        self.clipboard.append(text)

    def download(self, name: str, text: str) -> None:
        self.files.append((name, text))

    def can_share(self) -> bool:
        return self.shares

    def share(self, title: str, name: str, text: str, link: str | None) -> None:
        self.sent.append(Sent(title, name, text, link))

    def send(self, words: str) -> None:
        self.words.append(words)

    def link(self, address: str) -> str:
        return f"https://example.org/tessera/{address}"

    def draw_code(self, text: str, then: Callable[[tuple[str, ...] | None], None]) -> None:
        self.coded.append(text)
        then(("101", "010", "101"))
