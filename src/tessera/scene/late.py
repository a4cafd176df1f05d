"""Parts of the page that tell of a throw or a flight stay as they were until the dice lie still or
the thing has landed.

A Node says with the attribute `data-late` that it waits. `WORDS` wait for dice and for flights. A
`BOARD` waits for dice alone, because flights are measured on it. With `LOOK` the Node keeps its
class meanwhile, and its children decide for themselves. `PARTS` says only that something below it
waits. A Node without the attribute isn't searched, for most of a page doesn't wait, and a board has
a hundred squares.
"""

from tessera.scene.node import Node, Value, keyed

LATE = "data-late"
WORDS, BOARD, LOOK, PARTS = "words", "board", "look", "parts"
THROWS = "app:throw"
"""The target that the main button and the dice beside it press to throw."""
THROWN = "data-thrown"
"""The attribute of a Node that contains dice, while the latest event is their throw."""


def tumbles(before: Node, now: Node) -> bool:
    """Whether dice were thrown between the two pages."""
    olds: dict[str, Node | str] = {}
    for index, child in enumerate(now.children):
        if isinstance(child, str):
            continue
        thrown = child.attributes.get(THROWN)
        if not thrown and child.attributes.get(LATE) not in (LOOK, PARTS):
            continue
        olds = olds or dict(keyed(before))
        was = olds.get(f"#{index}" if child.key is None else child.key)
        if was is child or not isinstance(was, Node):
            continue
        if thrown:
            return _spins(was) != _spins(child)
        if tumbles(was, child):
            return True
    return False


def held(before: Node, now: Node, *, dice: bool) -> Node:
    """The page `now` as it is shown while `dice` tumble or, without them, things fly: parts that
    wait are as they were `before`, or missing if they weren't there."""
    olds = dict(keyed(before))
    children: list[Node | str] = []
    for key, child in keyed(now):
        was = olds.get(key)
        if isinstance(child, str):
            children.append(child)
            continue
        late = child.attributes.get(LATE)
        if late == WORDS or (late == BOARD and dice):
            # An empty text keeps the index, by which later children without a key are known.
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
    """Whether a press on `target` was meant for the main button as it was `before`, which now has
    another meaning; or for a throw while `dice` still tumble."""
    # The person pressed what was on the screen, and must see the new choice before making it. A
    # throw while dice tumble is a second tap, and would be the next player's throw.
    if dice and target == THROWS:
        return True
    live = [one for one in _buttons(now, target) if not one.attributes.get("aria-disabled")]
    return bool(_buttons(before, target)) and not live


def _buttons(page: Node, target: str) -> list[Node]:
    """The main button of the page, if there is one with this target. None is on a board, which may
    not be drawn yet."""
    look = page.attributes
    if look.get(LATE) == BOARD:
        return []
    is_it = look.get("data-press") == target and look.get("data-primary")
    inside = [child for child in page.children if isinstance(child, Node)]
    return [page] if is_it else [one for child in inside for one in _buttons(child, target)]


def _spins(node: Node) -> list[Value]:
    """The `data-spin` of each die at or below the node, which changes with every throw."""
    spins, todo = [], [node]
    while todo:
        node = todo.pop()
        if "data-spin" in node.attributes:
            spins.append(node.attributes["data-spin"])
        for child in node.children:
            if not isinstance(child, str):
                todo.append(child)
    return spins
