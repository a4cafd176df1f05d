"""The live tree: each Node that is shown, with its element.

The document is behind `Surface`, so all of this is tested without a browser.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Generic, Protocol, TypeVar

from tessera.scene.node import Node, Value, keyed

Element = TypeVar("Element")


class Surface(Protocol[Element]):
    """The document in which Nodes become visible: a browser's, or a stand-in for it."""

    meddled: bool
    """Whether anybody else has added, moved or removed something. As long as nobody has, the
    elements aren't checked, which in a browser would take longer than the writing."""

    def build(self, node: Node | str, *, svg: bool) -> Iterable[Element]:
        """The new elements and pieces of text of a Node, each before those in it, in the SVG
        namespace or the HTML one. All at once, because a browser takes longer for the asking than
        for an element."""

    def set_text(self, element: Element, text: str) -> None:
        """Changes a piece of text."""

    def set(self, element: Element, name: str, value: Value) -> None:
        """Sets an attribute or a `.property`; None takes an attribute away."""

    def insert(self, parent: Element, child: Element, index: int) -> None:
        """Puts a child, new or already there, at the index."""

    def remove(self, parent: Element, child: Element) -> None:
        """Takes a child out."""

    def inside(self, parent: Element) -> list[Element]:
        """The elements and texts that lie in an element now."""

    def complain(self, fault: str) -> None:
        """Reports a fault of ours that the page survives: two siblings with the same key."""


class Live(Generic[Element]):
    """A Node with the element that shows it."""

    __slots__ = ("aside", "children", "element", "hidden", "node", "places")

    def __init__(
        self, node: Node | str, element: Element, children: dict[str, Live[Element]]
    ) -> None:
        self.node = node
        self.element = element
        self.children = children
        self.aside: dict[str, Live[Element]] | None = None
        """Children that were taken out and may come again, by their keys."""
        self.hidden: dict[str, Live[Element]] | None = None
        """Children whose elements are hidden, and may come again."""
        self.places: list[str] | None = None
        """The keys of all children in the order of their elements, while some are hidden."""


def mount(surface: Surface[Element], node: Node | str, *, svg: bool = False) -> Live[Element]:
    """Builds the elements of a Node."""
    return _live(surface, node, iter(surface.build(node, svg=svg)))


def _live(
    surface: Surface[Element], node: Node | str, elements: Iterator[Element]
) -> Live[Element]:
    live = Live(node, next(elements), {})
    if isinstance(node, Node):
        for key, child in unique(surface, node):
            live.children[key] = _live(surface, child, elements)
    return live


def unique(surface: Surface[Element], node: Node) -> list[tuple[str, Node | str]]:
    """The children as `keyed` gives them, with a unique key for each: if two have the same, which
    is a fault of ours, the second one's gets its index in front."""
    children = keyed(node)
    if len(dict(children)) < len(children):
        taken: set[str] = set()
        for index, (key, child) in enumerate(children):
            if key in taken:
                surface.complain(f"two children of {node} have the key {key!r}")
                children[index] = f"#{index} {key}", child
            taken.add(key)
    return children


def same_kind(old: Node | str, new: Node | str) -> bool:
    """Whether the element of the old one can show the new one."""
    if isinstance(old, str) or isinstance(new, str):
        return isinstance(old, str) and isinstance(new, str)
    return old.tag == new.tag
