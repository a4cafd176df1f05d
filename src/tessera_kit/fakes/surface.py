"""A surface to look at: elements are plain objects, and every write is noted."""

from __future__ import annotations

from typing import Any

from tessera.scene.diff import mount
from tessera.scene.node import Node, Value

FONT = "font"
"""The tag of the elements in which a browser that translates puts its words in place of ours."""


def translated(text: str) -> str:
    """The text as a browser's translation would write it."""
    return f"«{text}»"


class Pane:
    """An element or a piece of text, with what a browser would know of it."""

    def __init__(self, tag: str, *, svg: bool = False, text: str = "") -> None:
        self.tag, self.svg, self.text = tag, svg, text
        self.attributes: dict[str, str] = {}
        self.properties: dict[str, Value] = {}
        self.children: list[Pane] = []
        self.parent: Pane | None = None

    def __repr__(self) -> str:
        return f"<{self.tag}{' ' if self.text else ''}{self.text}>"


class Glass:
    """Behaves as a document does: an inserted child leaves its old place first, the place is
    counted before that, and attributes are texts."""

    meddled = False

    def __init__(self) -> None:
        self.writes: list[tuple[Any, ...]] = []

    def create(self, tag: str, *, svg: bool) -> Pane:
        self.writes.append(("create", tag))
        return Pane(tag, svg=svg)

    def create_text(self, text: str) -> Pane:
        self.writes.append(("create text", text))
        return Pane("#text", text=text)

    def set_text(self, element: Pane, text: str) -> None:
        assert element.tag == "#text"
        self.writes.append(("text", text))
        element.text = text

    def set(self, element: Pane, name: str, value: Value) -> None:
        assert element.tag != "#text"
        self.writes.append(("set", name, value))
        if name.startswith("."):
            element.properties[name] = value
        elif value is None:
            element.attributes.pop(name, None)
        else:
            element.attributes[name] = "" if value is True else str(value)

    def append(self, parent: Pane, child: Pane) -> None:
        self.insert(parent, child, len(parent.children))

    def insert(self, parent: Pane, child: Pane, index: int) -> None:
        self.writes.append(("insert", child.tag, index))
        before = parent.children[index] if index < len(parent.children) else None
        if before is child:
            return
        if child.parent is not None:
            child.parent.children.remove(child)
        place = len(parent.children) if before is None else parent.children.index(before)
        parent.children.insert(place, child)
        child.parent = parent

    def remove(self, parent: Pane, child: Pane) -> None:
        self.writes.append(("remove", child.tag))
        assert child.parent is parent
        parent.children.remove(child)
        child.parent = None

    def inside(self, parent: Pane) -> list[Pane]:
        return [*parent.children]

    def complain(self, fault: str) -> None:
        raise AssertionError(fault)


def shown(pane: Pane) -> Any:
    """All that a person could notice of an element and those below it, to be compared with
    another's."""
    if pane.tag == "#text":
        return pane.text
    inside = [shown(child) for child in pane.children]
    return pane.tag, pane.svg, pane.attributes, _set(pane), inside


def _set(pane: Pane) -> dict[str, Value]:
    """The properties of an element, without those set to nothing, which look as if they had never
    been set."""
    return {k: v for k, v in pane.properties.items() if v not in (None, False)}


def fresh(node: Node) -> Any:
    """The appearance of a Node when it is first shown, to be compared with `shown`."""
    return shown(mount(Glass(), node).element)


def shows(pane: Pane, node: Node | str, *, svg: bool = False) -> bool:
    """Whether an element looks like a Node that is first shown: the same as comparing `shown` and
    `fresh`, and much faster. A text may be translated."""
    if isinstance(node, str):
        if pane.tag == FONT:
            return pane.children[0].text == translated(node)
        return pane.tag == "#text" and pane.text == node
    svg = svg or node.tag == "svg"
    if pane.tag != node.tag or pane.svg != svg or len(pane.children) != len(node.children):
        return False
    attributes: dict[str, str] = {}
    properties: dict[str, Value] = {}
    for name, value in node.attributes.items():
        if value is not None and value is not False:
            if name[0] != ".":
                attributes[name] = "" if value is True else str(value)
            elif value != 0:
                properties[name] = value
    if pane.attributes != attributes:
        return False
    # Most elements have none.
    if (properties or pane.properties) and properties != _set(pane):
        return False
    inside = svg and node.tag != "foreignObject"
    for child, meant in zip(pane.children, node.children, strict=True):
        if not shows(child, meant, svg=inside):
            return False
    return True
