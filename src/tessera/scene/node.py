"""A Node is the whole appearance of one element: drawing gets the Node and nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

Value = str | int | bool | None
Attributes = Mapping[str, Value]


class Node:
    """One element: its tag, attributes and children. Treat it as immutable.

    `key` tells a child from its siblings when they come, go or change places. A Node that is the
    same object as before is not looked into again, so parts that never change are made once.
    Attributes that are None or False are absent, True is present without a value; names that
    begin with a dot are properties of the live element (`.value`).
    """

    __slots__ = ("attributes", "children", "key", "tag")

    def __init__(
        self,
        tag: str,
        attributes: Attributes | None = None,
        *children: Node | str | None,
        key: str | None = None,
    ) -> None:
        self.tag = tag
        self.attributes = attributes or {}
        self.children: tuple[Node | str, ...] = children  # type: ignore[assignment]
        if None in children:
            self.children = tuple([child for child in children if child is not None])
        self.key = key

    def with_(
        self,
        attributes: Attributes,
        *more: Node | str | None,
        children: Iterable[Node | str] | None = None,
        key: str | None = None,
    ) -> Node:
        """A copy with these attributes besides its own or instead of them, with `more` children
        behind its own or behind other `children`, and perhaps with another key."""
        return Node(
            self.tag,
            {**self.attributes, **attributes} if attributes else self.attributes,
            *(self.children if children is None else children),
            *more,
            key=key or self.key,
        )

    def __repr__(self) -> str:
        words = [self.tag, *(f"{name}={value!r}" for name, value in self.attributes.items())]
        return f"<{' '.join(words)}>{len(self.children) or ''}"

    def find_all(self, name: str, value: Value) -> list[Node]:
        """Every node at or below this one whose attribute has the value."""
        nodes = [self] if self.attributes.get(name) == value else []
        for child in self.children:
            if isinstance(child, Node):
                nodes += child.find_all(name, value)
        return nodes

    def text(self) -> str:
        """All text at or below this node."""
        return "".join(c if isinstance(c, str) else c.text() for c in self.children)


def classes(*names: str | None, **flags: object) -> str:
    """The class attribute with the given names and the names of the flags that are true, `_` in
    those written as `-`."""
    chosen = [name for name in names if name]
    return " ".join(chosen + [name.replace("_", "-") for name, on in flags.items() if on])


def keyed(node: Node) -> list[tuple[str, Node | str]]:
    """The children of a Node, each after its key, or after its index where it has none."""
    return [
        (child.key if isinstance(child, Node) and child.key is not None else f"#{index}", child)
        for index, child in enumerate(node.children)
    ]
