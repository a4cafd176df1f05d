"""What leaves the device, remembered instead."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tessera.scene.node import Node


class Sent(NamedTuple):
    """What somebody shared."""

    title: str
    name: str
    text: str
    link: str | None


class FakeSharing:
    """Remembers what left the device."""

    def __init__(self) -> None:
        self.clipboard: list[str] = []
        self.files: list[tuple[str, str]] = []
        self.sent: list[Sent] = []
        self.shares = True
        self.in_app = False
        """Whether the browser is that of another app."""
        self.coded: list[str] = []
        self.words: list[str] = []
        self.painted: list[Node] = []
        """The drawings of which pictures were made."""
        self.pictures: list[tuple[str, str]] = []
        """The names of those that were given away, each with its address."""
        self.refuses: set[str] = set()
        """The ways that the browser refuses: "copy", "download", "share", "paint"."""
        self.is_slow = False
        """Whether what was asked for happens only at `settle`."""
        self._asked: list[Callable[[], None]] = []

    def settle(self) -> None:
        """Answers everything that was asked for: it happens, or is refused."""
        while self._asked:
            self._asked.pop(0)()

    def _do(self, way: str, action: Callable[[], None], refused: Callable[[], None]) -> None:
        self._asked.append(lambda: refused() if way in self.refuses else action())
        if not self.is_slow:
            self.settle()

    def copy(self, text: str, done: Callable[[], None], refused: Callable[[], None]) -> None:
        def keep() -> None:
            self.clipboard.append(text)
            done()

        self._do("copy", keep, refused)

    def download(self, name: str, text: str) -> bool:
        if "download" in self.refuses:
            return False
        self.files.append((name, text))
        return True

    def is_in_app(self) -> bool:
        return self.in_app

    def can_share(self) -> bool:
        return self.shares

    def share(
        self, title: str, name: str, text: str, link: str | None, refused: Callable[[], None]
    ) -> None:
        self._do("share", lambda: self.sent.append(Sent(title, name, text, link)), refused)

    def send(self, words: str, refused: Callable[[], None]) -> None:
        self._do("share", lambda: self.words.append(words), refused)

    def paint(self, drawing: Node, then: Callable[[str | None], None]) -> None:
        self.painted.append(drawing)
        address = f"blob:{len(self.painted)}"
        self._do("paint", lambda: then(address), lambda: then(None))

    def can_share_picture(self) -> bool:
        return self.shares

    def give_picture(self, address: str, name: str, refused: Callable[[], None]) -> None:
        self._do("share", lambda: self.pictures.append((name, address)), refused)

    def forget_pictures(self) -> None:
        self.painted.clear()

    def link(self, address: str) -> str:
        return f"https://example.org/tessera/{address}"

    def draw_code(self, text: str, then: Callable[[tuple[str, ...] | None], None]) -> None:
        self.coded.append(text)
        then(("101", "010", "101"))
