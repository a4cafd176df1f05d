"""A watch over an author's lines: what never ends is stopped, and its line named.

Whoever writes a game in a page has no key that ends a program. So the lines are counted that one
question to the game runs through, such as "what may be chosen now?".
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from types import FrameType, FunctionType
from typing import Any

from tessera.kit.game import AnyGame
from tessera_plain.plain import Plain

MOST = 400_000
"""Lines of one answer: a second on a slow tablet, and far more than any game needs."""


class Endless(SystemExit):
    """Raised in a line that goes on and on. It passes by `except Exception`, and a page survives
    it."""

    def __init__(self, line: int) -> None:
        super().__init__(f"line {line} goes on and on")
        self.line = line


@contextmanager
def watched(file: str) -> Iterator[None]:
    """Counts the lines of a file that are run meanwhile; raises Endless after `MOST`. Within
    another watch it does nothing."""
    before = sys.gettrace()
    if getattr(before, "watches", False):
        yield
        return
    left = MOST

    def line(frame: FrameType, event: str, arg: Any) -> Any:
        nonlocal left
        if event == "line":
            left -= 1
            if left < 0:
                raise Endless(frame.f_lineno)
        return line

    def call(frame: FrameType, event: str, arg: Any) -> Any:
        return line if frame.f_code.co_filename == file else None

    call.watches = True  # type: ignore[attr-defined]
    sys.settrace(call)
    try:
        yield
    finally:
        sys.settrace(before)


def guard(game: AnyGame, file: str) -> None:
    """Watches every answer of a game in one file from now on."""
    kind = type(game.rules.plain)  # type: ignore[attr-defined]
    for one in kind.__mro__[: kind.__mro__.index(Plain)]:
        for name, method in [*vars(one).items()]:
            if isinstance(method, FunctionType) and not name.startswith("_"):
                setattr(one, name, _guarded(method, file))


def _guarded(method: Callable[..., Any], file: str) -> Callable[..., Any]:
    @wraps(method)
    def answer(*arguments: Any, **named: Any) -> Any:
        with watched(file):
            return method(*arguments, **named)

    return answer
