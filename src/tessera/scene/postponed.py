"""A Node that is made only when something asks for what is in it.

While dice tumble the board stays as it was (`scene/late.py`): the new one would be drawn with the
press that throws them, thrown away, and drawn again when they lie.
"""

from collections.abc import Callable
from typing import Any

from tessera.scene.node import Attributes, Node


class Postponed(Node):
    """A Node with one child, which is drawn at the first look at its children. What `draw` reads
    must be as it was when the page was drawn, however late that is."""

    __slots__ = ("_draw",)

    def __init__(
        self, tag: str, attributes: Attributes, draw: Callable[[], Node], key: str | None = None
    ) -> None:
        self.tag, self.attributes, self.key = tag, attributes, key
        self._draw = draw

    def __getattr__(self, name: str) -> Any:
        # Asked only for what isn't there: the children, until they are.
        if name != "children":
            raise AttributeError(name)
        self.children = (self._draw(),)
        return self.children
