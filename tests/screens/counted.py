"""What a page makes and writes, counted: times differ from machine to machine, this doesn't."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

import pytest

from tessera.scene.diff import update
from tessera.scene.live import mount
from tessera.scene.node import Node
from tessera.scene.returning import prepare
from tessera_kit.fakes.surface import FakeDocument
from tessera_kit.fakes.tablet import Tablet


def called(action: Callable[[], object]) -> int:
    """The number of functions of Python that are called meanwhile."""
    count = 0

    def note(frame: FrameType, event: str, argument: Any) -> None:
        nonlocal count
        count += event == "call"

    sys.setprofile(note)
    try:
        action()
    finally:
        sys.setprofile(None)
    return count


class Counted:
    """The page of a tablet."""

    def __init__(self, tablet: Tablet) -> None:
        self._app = tablet.app
        self._document = FakeDocument()
        self.live = mount(self._document, self._app.draw())
        if coming := self._app.coming():
            prepare(self._document, self.live, coming)
        self._made = 0

    @contextmanager
    def counting(self, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
        """Nodes that are made meanwhile are counted."""
        plain = Node.__init__

        def counted(node: Node, *given: object, **named: object) -> None:
            self._made += 1
            plain(node, *given, **named)  # type: ignore[arg-type]

        with monkeypatch.context() as patch:
            patch.setattr(Node, "__init__", counted)
            yield

    def cost(self, action: Callable[[], object]) -> tuple[int, int]:
        """How many Nodes it makes, and how often it writes."""
        self._made = 0
        self._document.writes.clear()
        action()
        update(self._document, self.live, self._app.draw())
        return self._made, len(self._document.writes)

    @property
    def characters(self) -> int:
        """The characters of all that was written last."""
        return sum(len(str(value)) for *_, value in self._document.writes)
