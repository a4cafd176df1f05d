"""What is told of a throw, or of a thing on its way, comes when the dice lie still or the thing has
arrived: until then those parts of the page stay as they were.

A Node says with the attribute `data-late` that it waits. `WORDS` wait for dice and for what flies,
a `BOARD` for dice alone, because what flies over it is measured on it; and where it is the `LOOK`,
the Node keeps its class meanwhile, and its parts speak for themselves.
"""

from collections.abc import Iterator

from tessera.scene.diff import keyed
from tessera.scene.node import Node, Value

LATE = "data-late"
WORDS, BOARD, LOOK = "words", "board", "look"
THROWN = "data-thrown"
"""The attribute of what has dice in it, while the latest event is their throw."""


def tumbles(before: Node, now: Node) -> bool:
    """Whether dice were thrown since."""
    for was, child in _pairs(before, now):
        late = child.attributes.get(LATE)
        if late in (WORDS, BOARD) or was is child:
            continue
        if child.attributes.get(THROWN):
            return _spins(was) != _spins(child)
        if tumbles(was, child):
            return True
    return False


def held(before: Node, now: Node, *, dice: bool) -> Node:
    """What is seen of `now` while something is on its way, and whether that is `dice`: what waits
    is as it was before. What wasn't there comes later; what isn't there any more is gone."""
    if before is now:
        return now
    olds = dict(keyed(before))
    children: list[Node | str] = []
    for key, child in keyed(now):
        was = olds.get(key)
        if isinstance(child, str):
            children.append(child)
        elif child.attributes.get(LATE) in ((WORDS, BOARD) if dice else (WORDS,)):
            children += [was] if isinstance(was, Node) else []
        elif isinstance(was, Node) and was.tag == child.tag:
            children.append(_named(held(was, child, dice=dice), key))
        else:
            children.append(_named(child, key))
    look = now.attributes
    if look.get(LATE) == LOOK:
        look = {**look, "class": before.attributes.get("class")}
    return Node(now.tag, look, *children, key=now.key)


def _named(node: Node, key: str) -> Node:
    """The same with a key of its own: what is left out before it makes it no other one."""
    return node if node.key == key else Node(node.tag, node.attributes, *node.children, key=key)


def _pairs(before: Node, now: Node) -> Iterator[tuple[Node, Node]]:
    """The parts that were there before and are there now."""
    olds = dict(keyed(before))
    for key, child in keyed(now):
        was = olds.get(key)
        if isinstance(child, Node) and isinstance(was, Node):
            yield was, child


def _spins(node: Node) -> list[Value]:
    """How each die below the node lies."""
    found = [node.attributes["data-spin"]] if "data-spin" in node.attributes else []
    for child in node.children:
        found += _spins(child) if isinstance(child, Node) else []
    return found
