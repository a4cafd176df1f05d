"""Drawing that is left out: parts of a page whose arguments are the same as before, and a part that
nobody looks at yet.

The memo works while the page is drawn, and not in the diff as Elm's and snabbdom's thunks do: what
fails fails before anything is written, and the diff skips a Node that is the same object anyway.
"""

from collections.abc import Callable
from typing import Any, TypeVar

from tessera.scene.node import Attributes, Node

Drawn = TypeVar("Drawn")


class Memo:
    """The latest drawing of each part of a page, with the arguments it was drawn from."""

    def __init__(self) -> None:
        self._parts: dict[str, tuple[Callable[..., Any], tuple[object, ...], Any]] = {}

    def __call__(self, key: str, draw: Callable[..., Drawn], *given: object) -> Drawn:
        """`draw(*given)`, or the drawing of before under this key if neither `draw` nor an argument
        differs. No property but `.style` may be in it: others are written at each drawing."""
        known = self._parts.get(key)
        if known is not None and known[0] == draw:
            for old, new in zip(known[1], given, strict=True):
                # 1 and True are equal, but look different.
                if old is not new and (type(old) is not type(new) or old != new):
                    break
            else:
                drawn: Drawn = known[2]
                return drawn
        drawn = draw(*given)
        self._parts[key] = draw, given, drawn
        return drawn


class Postponed(Node):
    """A Node with one child, which is drawn at the first look at its children. What `draw` reads
    must be as it was when the page was drawn, however late that is."""

    # While dice tumble the board stays as it was (`screens/stage.py`): the new one would be drawn
    # with the press that throws them, thrown away, and drawn again when they lie.
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
