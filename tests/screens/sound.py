"""What holds for every page, whatever is on it."""

from __future__ import annotations

from tessera.scene.node import Node
from tests.fakes.tablet import name_of, nodes

MARKUP = {".innerHTML", ".outerHTML", "srcdoc", "onclick", "onload", "style"}
NAMED = {"button", "input", "select", "a"}


def check_page(page: Node) -> None:
    """Siblings can be told apart, whatever can be used has a name, and text stays text."""
    everything = nodes(page)
    # A pattern of a board that lies there twice is one Node, the same wherever it is taken from.
    named = {id(node): node.attributes["id"] for node in everything if "id" in node.attributes}
    assert len(named) == len(set(named.values())), f"an id stands twice: {named.values()}"
    for node in everything:
        keys = [child.key for child in node.children if isinstance(child, Node) and child.key]
        assert len(keys) == len(set(keys)), f"two children of {node} have the same key"
        assert not MARKUP & node.attributes.keys()
        if node.tag in NAMED:
            assert name_of(node).strip() or node.attributes.get("type") == "radio", node
            assert not [n for n in nodes(node) if n is not node and n.tag in NAMED]
        if node.tag == "button":
            assert node.attributes.get("data-press"), f"nothing happens on {node}"
