"""Looking into trees of Nodes."""

from tessera.scene.node import Node, classes

TREE = Node(
    "ol",
    {"class": "players"},
    Node("li", {"class": "player"}, Node("b", {}, "Ana"), " ", None, Node("i", {}, "begins")),
    Node("li", {"class": "player", "tabindex": 0}, "Rui"),
)


def test_the_text_of_a_tree_is_all_its_texts_in_order() -> None:
    assert TREE.text() == "Ana beginsRui"


def test_every_node_with_an_attribute_is_found_at_any_depth() -> None:
    assert [node.text() for node in TREE.find_all("class", "player")] == ["Ana begins", "Rui"]
    assert TREE.find_all("class", "players") == [TREE]
    assert TREE.find_all("class", "nobody") == []


def test_classes_are_the_names_and_the_flags_that_hold() -> None:
    assert classes("tile", None, "", can=True, last=False, number_of=1) == "tile can number-of"
    assert classes() == ""
