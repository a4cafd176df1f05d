"""A surface to look at: elements are plain objects, and every write is noted."""

from __future__ import annotations

from typing import Any

from tessera.scene.live import mount
from tessera.scene.node import Node, Value
from tessera.scene.returning import ASIDE

FONT = "font"
"""The tag of the elements in which a browser that translates puts its words in place of ours."""


def translated(text: str) -> str:
    """The text as a browser's translation would write it."""
    return f"«{text}»"


class FakeElement:
    """An element or a piece of text, with what a browser would know of it."""

    def __init__(self, tag: str, *, svg: bool = False, text: str = "") -> None:
        self.tag, self.svg, self.text = tag, svg, text
        self.attributes: dict[str, str] = {}
        self.properties: dict[str, Value] = {}
        self.children: list[FakeElement] = []
        self.parent: FakeElement | None = None

    @property
    def seen(self) -> list[FakeElement]:
        """The children that aren't hidden."""
        return [child for child in self.children if ASIDE not in child.attributes]

    def __repr__(self) -> str:
        return f"<{self.tag}{' ' if self.text else ''}{self.text}>"


class FakeDocument:
    """Behaves as a document does: an inserted child leaves its old place first, the place is
    counted before that, and attributes are texts."""

    meddled = False

    def __init__(self) -> None:
        self.writes: list[tuple[Any, ...]] = []

    def build(self, node: Node | str, *, svg: bool) -> list[FakeElement]:
        if isinstance(node, str):
            self.writes.append(("create text", node))
            return [FakeElement("#text", text=node)]
        svg = svg or node.tag == "svg"
        self.writes.append(("create", node.tag))
        element = FakeElement(node.tag, svg=svg)
        for name, value in node.attributes.items():
            if value is not None and value is not False:
                self.set(element, name, value)
        built = [element]
        for child in node.children:
            inside = self.build(child, svg=svg and node.tag != "foreignObject")
            self.insert(element, inside[0], len(element.children))
            built += inside
        return built

    def set_text(self, element: FakeElement, text: str) -> None:
        assert element.tag == "#text"
        self.writes.append(("text", text))
        element.text = text

    def set(self, element: FakeElement, name: str, value: Value) -> None:
        assert element.tag != "#text"
        self.writes.append(("set", name, value))
        if name.startswith("."):
            element.properties[name] = value
        elif value is None:
            element.attributes.pop(name, None)
        else:
            element.attributes[name] = "" if value is True else str(value)

    def insert(self, parent: FakeElement, child: FakeElement, index: int) -> None:
        self.writes.append(("insert", child.tag, index))
        before = parent.children[index] if index < len(parent.children) else None
        if before is child:
            return
        if child.parent is not None:
            child.parent.children.remove(child)
        place = len(parent.children) if before is None else parent.children.index(before)
        parent.children.insert(place, child)
        child.parent = parent

    def remove(self, parent: FakeElement, child: FakeElement) -> None:
        self.writes.append(("remove", child.tag))
        assert child.parent is parent
        parent.children.remove(child)
        child.parent = None

    def inside(self, parent: FakeElement) -> list[FakeElement]:
        return [*parent.children]

    def complain(self, fault: str) -> None:
        raise AssertionError(fault)


def shown(element: FakeElement) -> Any:
    """All that a person could notice of an element and those below it, to be compared with
    another's."""
    if element.tag == "#text":
        return element.text
    inside = [shown(child) for child in element.seen]
    return element.tag, element.svg, element.attributes, _set(element), inside


def _set(element: FakeElement) -> dict[str, Value]:
    """The properties of an element, without those set to nothing, which look as if they had never
    been set."""
    return {k: v for k, v in element.properties.items() if v not in (None, False)}


def fresh(node: Node) -> Any:
    """The appearance of a Node when it is first shown, to be compared with `shown`."""
    return shown(mount(FakeDocument(), node).element)


def shows(element: FakeElement, node: Node | str, *, svg: bool = False) -> bool:
    """Whether an element looks like a Node that is first shown: the same as comparing `shown` and
    `fresh`, and much faster. A text may be translated."""
    if isinstance(node, str):
        if element.tag == FONT:
            return element.children[0].text == translated(node)
        return element.tag == "#text" and element.text == node
    svg = svg or node.tag == "svg"
    seen = element.seen
    if element.tag != node.tag or element.svg != svg or len(seen) != len(node.children):
        return False
    attributes: dict[str, str] = {}
    properties: dict[str, Value] = {}
    for name, value in node.attributes.items():
        if value is not None and value is not False:
            if name[0] != ".":
                attributes[name] = "" if value is True else str(value)
            elif value != 0:
                properties[name] = value
    if element.attributes != attributes:
        return False
    # Most elements have none.
    if (properties or element.properties) and properties != _set(element):
        return False
    inside = svg and node.tag != "foreignObject"
    for child, meant in zip(seen, node.children, strict=True):
        if not shows(child, meant, svg=inside):
            return False
    return True
