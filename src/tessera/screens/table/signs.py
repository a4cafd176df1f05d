"""Signs for choices, such as a hint's: marks on the finished Nodes where the targets of a sign
stand."""

from tessera.i18n import Translator
from tessera.kit.view import Sign
from tessera.scene.node import Node

STAR = "★"


def signed(say: Translator, part: Node, sign: Sign) -> Node:
    """A part of the screen with marks on the targets of a sign: a star, or numbers where several
    things are taken up. Nodes without a mark stay the same objects, so that the diff skips them."""
    several = len(sign.taken) > 1
    marks: dict[str, str] = {}
    for targets in (sign.taken, sign.placed):
        for number, target in enumerate(targets, 1):
            label = str(number) if several else STAR
            press = f"game:{target}"
            other = marks.get(press, label)
            marks[press] = f"{other} {label}" if other != label else label
    return _marked(say, part, marks, frozenset(f"game:{target}" for target in sign.placed))


def _marked(say: Translator, node: Node, marks: dict[str, str], placed: frozenset[str]) -> Node:
    label = marks.get(str(node.attributes.get("data-press", "")))
    if label is not None:
        words = say("hint") if label == STAR else say("hint {number}", number=label)
        look = {
            "data-hint": "placed" if node.attributes["data-press"] in placed else "taken",
            "aria-label": f"{node.attributes.get('aria-label') or node.text()}, {words}",
        }
        badge = Node("span", {"class": "hint-mark", "aria-hidden": "true"}, label, key="hint")
        return Node(node.tag, {**node.attributes, **look}, *node.children, badge, key=node.key)
    children = [_marked(say, c, marks, placed) if isinstance(c, Node) else c for c in node.children]
    if all(new is old for new, old in zip(children, node.children, strict=True)):
        return node
    return Node(node.tag, node.attributes, *children, key=node.key)
