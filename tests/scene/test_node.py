"""Looking into trees of Nodes, and leaving out their drawing."""

from __future__ import annotations

import pytest

from tessera.scene.memo import Memo
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


def drawn(*words: object) -> Node:
    return Node("p", {}, *map(str, words))


def test_what_has_the_same_arguments_is_not_drawn_again() -> None:
    memo = Memo()
    first = memo("words", drawn, ("a", 1), None)
    assert memo("words", drawn, ("a", 1), None) is first
    assert memo("other words", drawn, ("a", 1), None) is not first


@pytest.mark.parametrize("other", [2, True, 1.0, None])
def test_another_argument_is_drawn_though_it_may_be_equal(other: object) -> None:
    memo = Memo()
    memo("words", drawn, 1)
    assert memo("words", drawn, other).text() == str(other)


def test_another_function_is_called() -> None:
    memo, texts = Memo(), ["a", "b"]
    memo("words", texts.index, "a")
    assert memo("words", texts.count, "a") == 1


def test_what_could_not_be_drawn_is_drawn_at_the_next_asking() -> None:
    memo = Memo()
    with pytest.raises(ZeroDivisionError):
        memo("words", lambda by: drawn(1 / by), 0)
    assert memo("words", drawn, 1).text() == "1"
