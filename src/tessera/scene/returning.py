"""Children that go and come again: their elements are kept, and updated and reused then."""

from __future__ import annotations

from collections.abc import Collection

from tessera.scene.live import Element, Live, Surface, mount, same_kind
from tessera.scene.node import Node, Value, keyed

RETURNS = "data-returns"
"""The attribute of a child that comes again after it has gone. With `HIDDEN` its element stays in
the document meanwhile, otherwise it is taken out."""
HIDDEN = "hidden"
"""For what has no secret. To take a bar of buttons out and to put it back, a browser needs three
times as long as to hide it."""
ASIDE = "data-aside"
"""The mark of a hidden element, for the style sheet."""


def leave(
    surface: Surface[Element], live: Live[Element], stay: Collection[str], wanted: Collection[str]
) -> list[str]:
    """Takes out or hides the children that don't stay, and shows hidden ones that come again. The
    keys of all that lies in the element then, in order."""
    places = live.places or [*live.children]
    hidden: dict[str, Live[Element]] = {}
    for key, was in live.children.items():
        if key in stay:
            continue
        if key not in wanted and _returns(was.node) == HIDDEN:
            surface.set(was.element, ASIDE, "")
            hidden[key] = was
        else:
            surface.remove(live.element, was.element)
            places.remove(key)
            _put_aside(live, key, was)
    for key, was in (live.hidden or {}).items():
        if key in stay:
            surface.set(was.element, ASIDE, None)
        elif key in wanted:  # As an element of another tag.
            surface.remove(live.element, was.element)
            places.remove(key)
        else:
            hidden[key] = was
    live.hidden = hidden or None
    return places


def come(
    surface: Surface[Element], live: Live[Element], key: str, child: Node | str, *, svg: bool
) -> Live[Element]:
    """The live child for a Node that comes: the one that was taken out, or a new one."""
    was = live.aside.pop(key, None) if live.aside else None
    return was if was and same_kind(was.node, child) else mount(surface, child, svg=svg)


def take_out(surface: Surface[Element], live: Live[Element]) -> None:
    """Takes out what is hidden, because somebody else may have changed places."""
    there = surface.inside(live.element) if live.hidden else []
    for key, was in (live.hidden or {}).items():
        if was.element in there:
            surface.remove(live.element, was.element)
        surface.set(was.element, ASIDE, None)
        _put_aside(live, key, was)
    live.hidden = live.places = None


def prepare(surface: Surface[Element], live: Live[Element], node: Node) -> None:
    """Creates in advance the children of a coming Node that have `RETURNS`, and puts them aside."""
    for key, child in keyed(node):
        was = live.children.get(key)
        if isinstance(child, Node) and was is not None:
            prepare(surface, was, child)
        elif _returns(child) and key not in {**(live.aside or {}), **(live.hidden or {})}:
            _put_aside(live, key, mount(surface, child))


def _put_aside(live: Live[Element], key: str, was: Live[Element]) -> None:
    if _returns(was.node):
        live.aside = {**(live.aside or {}), key: was}


def _returns(node: Node | str) -> Value:
    return node.attributes.get(RETURNS) if isinstance(node, Node) else None
