"""What is told of a throw, or of a thing on its way, comes when the dice lie still or the thing has
arrived: until then those parts of the page stay as they were.

A Node says with the attribute `data-late` that it waits. `WORDS` wait for dice and for what flies,
a `BOARD` for dice alone, because what flies over it is measured on it; and where it is the `LOOK`,
the Node keeps its class meanwhile, and its parts speak for themselves. `PARTS` says only that there
is something below that waits: a Node without a mark isn't looked into, for most of a page waits for
nothing, and a board has a hundred squares.
"""

from collections.abc import Iterator

from tessera.scene.diff import keyed
from tessera.scene.node import Node, Value

LATE = "data-late"
WORDS, BOARD, LOOK, PARTS = "words", "board", "look", "parts"
THROWS = "app:throw"
"""What the one button and the dice beside it press to throw."""
THROWN = "data-thrown"
"""The attribute of what has dice in it, while the latest event is their throw."""


def tumbles(before: Node, now: Node) -> bool:
    """Whether dice were thrown since."""
    for was, child in _pairs(before, now):
        if child.attributes.get(THROWN):
            return _spins(was) != _spins(child)
        if child.attributes.get(LATE) in (LOOK, PARTS) and tumbles(was, child):
            return True
    return False


def held(before: Node, now: Node, *, dice: bool) -> Node:
    """What is seen of `now` while something is on its way, and whether that is `dice`: what waits
    is as it was before. What wasn't there comes later; what isn't there any more is gone."""
    olds = dict(keyed(before))
    children: list[Node | str] = []
    for key, child in keyed(now):
        was = olds.get(key)
        if isinstance(child, str):
            children.append(child)
            continue
        late = child.attributes.get(LATE)
        if late == WORDS or (late == BOARD and dice):
            # Nothing keeps a place, by which those behind it are known that have no key.
            children.append(was if isinstance(was, Node) else "")
        elif late and isinstance(was, Node) and was is not child and was.tag == child.tag:
            children.append(held(was, child, dice=dice))
        else:
            children.append(child)
    look = now.attributes
    if look.get(LATE) == LOOK:
        look = {**look, "class": before.attributes.get("class")}
    return Node(now.tag, look, *children, key=now.key)


def overtaken(before: Node, now: Node, target: str, *, dice: bool) -> bool:
    """Whether the one button said so and says something else now: who pressed it, or the dice,
    meant what was to be seen, and has to see what there is to do before doing it. A throw while
    `dice` still tumble is a second tap, and would be the next one's."""
    if dice and target == THROWS:
        return True
    live = [one for one in _buttons(now, target) if not one.attributes.get("aria-disabled")]
    return bool(_buttons(before, target)) and not live


def _buttons(page: Node, target: str) -> list[Node]:
    """The one button of the page, if it has one that stands for this."""
    found = page.find_all("data-press", target)
    return [one for one in found if one.attributes.get("data-primary")]


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
