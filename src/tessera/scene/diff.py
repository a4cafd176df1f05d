"""The keyed diff: brings a live tree from one Node to the next with the fewest writes.

Elements that stay keep their identity, so focus, transitions and a screen reader's place survive.
The live side is behind `Surface`, so the whole of it is tested without a browser.

Nobody else should write there, but translators and browser extensions do: they replace texts, and
wrap or move elements. Their changes are left alone until something changes there. Then the diff
checks whether everything is where it was put, and creates anew whatever isn't.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Generic, Protocol, TypeVar

from tessera.scene.node import Node, Value

Element = TypeVar("Element")
STYLE = ".style"
"""The one property that nobody else changes, so that it is written only when it differs."""
RETURNS = "data-returns"
"""The attribute of a child whose element is put aside when it goes. When the child comes again,
that element is updated and reused."""


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

    __slots__ = ("aside", "children", "element", "node")

    def __init__(
        self, node: Node | str, element: Element, children: dict[str, Live[Element]]
    ) -> None:
        self.node = node
        self.element = element
        self.children = children
        self.aside: dict[str, Live[Element]] | None = None
        """Children that were put aside and may come again, by their keys."""


def mount(surface: Surface[Element], node: Node | str, *, svg: bool = False) -> Live[Element]:
    """Builds the elements of a Node."""
    return _live(surface, node, iter(surface.build(node, svg=svg)))


def _live(
    surface: Surface[Element], node: Node | str, elements: Iterator[Element]
) -> Live[Element]:
    live = Live(node, next(elements), {})
    if isinstance(node, Node):
        for key, child in _keyed(surface, node):
            live.children[key] = _live(surface, child, elements)
    return live


def update(
    surface: Surface[Element], live: Live[Element], node: Node, *, svg: bool = False
) -> None:
    """Changes a mounted tree so that it shows another Node of the same tag."""
    old = live.node
    if old is node or isinstance(old, str):
        return
    svg = svg or node.tag == "svg"
    _attributes(surface, live.element, old, node)
    _children(surface, live, node, svg=svg and node.tag != "foreignObject")
    live.node = node


def _attributes(surface: Surface[Element], element: Element, old: Node, new: Node) -> None:
    before, after = old.attributes, new.attributes
    for name, value in after.items():
        # Properties are written every time: what a person typed may have changed them since. Nobody
        # types a style. 0 and False are equal, but one is written and the other is absent.
        was = before.get(name)
        if (name[0] == "." and name != STYLE) or (
            was is not value and (was != value or type(was) is not type(value))
        ):
            surface.set(element, name, None if value is False and name[0] != "." else value)
    if not before.keys() <= after.keys():
        for name in before.keys() - after.keys():
            surface.set(element, name, None)


def _children(surface: Surface[Element], live: Live[Element], node: Node, *, svg: bool) -> None:
    if surface.meddled:
        _look_inside(surface, live, node)
    if _same_places(live, node):
        for there, child in zip(live.children.values(), node.children, strict=True):
            if there.node is not child:
                _change(surface, there, child, svg=svg)
        return
    wanted = _keyed(surface, node)
    children: dict[str, Live[Element]] = {}
    for key, child in wanted:
        was = live.children.get(key)
        if was is not None and _same_kind(was.node, child):
            children[key] = was
    for key, was in live.children.items():
        if key not in children:
            surface.remove(live.element, was.element)
            _put_aside(live, key, was)
    order = [key for key in live.children if key in children]
    result: dict[str, Live[Element]] = {}
    for index, (key, child) in enumerate(wanted):
        if key not in children:
            result[key] = _return(surface, live, key, child, svg=svg)
            surface.insert(live.element, result[key].element, index)
            order.insert(index, key)
            continue
        result[key] = children[key]
        if order[index] != key:
            order.remove(key)
            order.insert(index, key)
            surface.insert(live.element, children[key].element, index)
        if children[key].node is not child:
            _change(surface, children[key], child, svg=svg)
    live.children = result


def _look_inside(surface: Surface[Element], live: Live[Element], node: Node) -> None:
    """Brings `live` in line with an element that somebody else has changed: keeps those of our
    child elements that are still there, and removes everything else. Texts that somebody else has
    put in the place of ours are left alone as long as ours don't change."""
    there = surface.inside(live.element)
    ours = {key: was for key, was in live.children.items() if isinstance(was.node, Node)}
    expected = zip(live.children.items(), there, node.children, strict=False)
    if (
        len(there) == len(live.children)
        and _same_places(live, node)
        and all(
            was.element == element or (key not in ours and was.node == child)
            for (key, was), element, child in expected
        )
    ):
        return
    live.children = {}
    for element in there:
        key = next((key for key, was in ours.items() if was.element == element), None)
        if key is None:
            surface.remove(live.element, element)
        else:
            live.children[key] = ours[key]


def prepare(surface: Surface[Element], live: Live[Element], node: Node) -> None:
    """Creates in advance the children of a coming Node that have `RETURNS`, and puts them aside."""
    for key, child in keyed(node):
        was = live.children.get(key)
        if isinstance(child, Node) and was is not None:
            prepare(surface, was, child)
        elif _returns(child) and key not in (live.aside or {}):
            _put_aside(live, key, mount(surface, child))


def _returns(node: Node | str) -> bool:
    return isinstance(node, Node) and bool(node.attributes.get(RETURNS))


def _put_aside(live: Live[Element], key: str, was: Live[Element]) -> None:
    if _returns(was.node):
        live.aside = {**(live.aside or {}), key: was}


def _return(
    surface: Surface[Element], live: Live[Element], key: str, child: Node | str, *, svg: bool
) -> Live[Element]:
    """The live child for a Node that comes: the one that was put aside, updated, or a new one."""
    was = live.aside.pop(key, None) if live.aside else None
    if was is None or not _same_kind(was.node, child):
        return mount(surface, child, svg=svg)
    _change(surface, was, child, svg=svg)
    return was


def _change(surface: Surface[Element], was: Live[Element], child: Node | str, *, svg: bool) -> None:
    """Updates a child that stays."""
    if isinstance(child, Node):
        update(surface, was, child, svg=svg)
    elif was.node != child:
        surface.set_text(was.element, child)
        was.node = child


def _same_places(live: Live[Element], node: Node) -> bool:
    """Whether each child has the place that it had."""
    # So it is nearly everywhere, and then nothing came, went or moved. A loop of its own: with a
    # generator and a call for each child this was a tenth of a press.
    if len(live.children) != len(node.children):
        return False
    for was, new in zip(live.children.values(), node.children, strict=True):
        old = was.node
        if old is new:
            continue
        if isinstance(old, str) or isinstance(new, str):
            if type(old) is not type(new):
                return False
        elif old.key != new.key or old.tag != new.tag:
            return False
    return True


def stays(live: Live[Element], node: Node, path: Sequence[int]) -> bool:
    """Whether the element at the end of the path (the index of a child at each level) will still be
    there once the Node is shown."""
    for place in path:
        if place >= len(live.children):  # Somebody else has added it.
            return False
        key, was = [*live.children.items()][place]
        child = dict(keyed(node)).get(key)
        if not isinstance(child, Node) or not _same_kind(was.node, child):
            return False
        live, node = was, child
    return True


def keyed(node: Node) -> list[tuple[str, Node | str]]:
    """The children of a Node, each after its key, or after its index where it has none."""
    return [
        (child.key if isinstance(child, Node) and child.key is not None else f"#{index}", child)
        for index, child in enumerate(node.children)
    ]


def _keyed(surface: Surface[Element], node: Node) -> list[tuple[str, Node | str]]:
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


def _same_kind(old: Node | str, new: Node | str) -> bool:
    if isinstance(old, str) or isinstance(new, str):
        return isinstance(old, str) and isinstance(new, str)
    return old.tag == new.tag
