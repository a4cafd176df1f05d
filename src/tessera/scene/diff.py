"""The keyed diff: brings a live tree from one Node to the next with the fewest writes.

Elements that stay keep their identity, so focus, transitions and a screen reader's place survive.
The live side is behind `Surface`, so the whole of it is tested without a browser.

Nobody else should write there, but translators and browser extensions do: they replace texts, and
wrap or move elements. Their changes are left alone until something changes there. Then the diff
checks whether everything is where it was put, and creates anew whatever isn't.
"""

from __future__ import annotations

from collections.abc import Sequence

from tessera.scene.live import Element, Live, Surface, same_kind, unique
from tessera.scene.node import Node, keyed
from tessera.scene.returning import come, leave, take_out

STYLE = ".style"
"""The one property that nobody else changes, so that it is written only when it differs."""


def update(
    surface: Surface[Element], live: Live[Element], node: Node, *, svg: bool = False
) -> None:
    """Changes a mounted tree so that it shows another Node of the same tag."""
    # Much of it in one function, because calls were a tenth of a press.
    old = live.node
    if old is node or isinstance(old, str):
        return
    before, after = old.attributes, node.attributes
    for name, value in after.items():
        was = before.get(name)
        # 0 and False are equal, but one is written and the other is absent.
        same = was is value or (was == value and type(was) is type(value))
        # Properties are written every time: what a person typed may have changed them since. Nobody
        # types a style.
        if same and (name[0] != "." or name == STYLE):
            continue
        surface.set(live.element, name, None if value is False and name[0] != "." else value)
    if not before.keys() <= after.keys():
        for name in before.keys() - after.keys():
            surface.set(live.element, name, None)
    svg = (svg or node.tag == "svg") and node.tag != "foreignObject"
    if surface.meddled:
        _look_inside(surface, live, node)
    if (changed := _in_place(live, node)) is None:
        _rearrange(surface, live, node, svg=svg)
    else:
        for one, child in changed:
            if isinstance(child, Node):
                update(surface, one, child, svg=svg)
            else:
                surface.set_text(one.element, child)
                one.node = child
    live.node = node


def _rearrange(surface: Surface[Element], live: Live[Element], node: Node, *, svg: bool) -> None:
    """Brings children to the places where the Node has them."""
    wanted = unique(surface, node)
    known = {**live.children, **live.hidden} if live.hidden else live.children
    stay = {
        key: was
        for key, child in wanted
        if (was := known.get(key)) and (was.node is child or same_kind(was.node, child))
    }
    places = leave(surface, live, stay, dict(wanted))
    hidden = live.hidden or {}
    children: dict[str, Live[Element]] = {}
    at = 0
    for key, child in wanted:
        was = children[key] = stay.get(key) or come(surface, live, key, child, svg=svg)
        if was.node is not child:
            _change(surface, was, child, svg=svg)
        if key in stay:
            while places[at] in hidden:
                at += 1
        if at == len(places) or places[at] != key:
            if key in stay:
                places.remove(key)
            places.insert(at, key)
            surface.insert(live.element, was.element, at)
        at += 1
    live.children, live.places = children, places if hidden else None


def _look_inside(surface: Surface[Element], live: Live[Element], node: Node) -> None:
    """Brings `live` in line with an element that somebody else has changed: keeps those of our
    child elements that are still there, and removes everything else. Texts that somebody else has
    put in the place of ours are left alone as long as ours don't change."""
    take_out(surface, live)
    there = surface.inside(live.element)
    ours = {key: was for key, was in live.children.items() if isinstance(was.node, Node)}
    expected = zip(live.children.items(), there, node.children, strict=False)
    if (
        len(there) == len(live.children)
        and _in_place(live, node) is not None
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


def _change(surface: Surface[Element], was: Live[Element], child: Node | str, *, svg: bool) -> None:
    """Updates a child that stays."""
    if isinstance(child, Node):
        update(surface, was, child, svg=svg)
    elif was.node != child:
        surface.set_text(was.element, child)
        was.node = child


def _in_place(live: Live[Element], node: Node) -> list[tuple[Live[Element], Node | str]] | None:
    """The children that look different from before; None if one came, went or moved."""
    # As a rule none did. A loop of its own: with a generator and a call for each child this was a
    # tenth of a press.
    if len(live.children) != len(node.children):
        return None
    changed: list[tuple[Live[Element], Node | str]] = []
    for was, new in zip(live.children.values(), node.children, strict=True):
        old = was.node
        if old is new:
            continue
        if isinstance(new, str):
            if not isinstance(old, str):
                return None
            if old == new:
                continue
        elif isinstance(old, str) or old.key != new.key or old.tag != new.tag:
            return None
        changed.append((was, new))
    return changed


def stays(live: Live[Element], node: Node, path: Sequence[int]) -> bool:
    """Whether the element at the end of the path (the index of a child at each level) will still be
    there once the Node is shown."""
    for place in path:
        places = live.places or [*live.children]
        if place >= len(places):  # Somebody else has added it.
            return False
        key = places[place]
        was, child = live.children.get(key), dict(keyed(node)).get(key)
        if not was or not isinstance(child, Node) or not same_kind(was.node, child):
            return False
        live, node = was, child
    return True
