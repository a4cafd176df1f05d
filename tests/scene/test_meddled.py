"""Others change the page too: translators put words of their own into it, and extensions move and
wrap what they find. What is shown from then on is what is drawn all the same."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tessera.scene.diff import Live, mount, update
from tessera.scene.node import Node
from tessera_kit.fakes.meddling import Meddler, texts, translate
from tessera_kit.fakes.surface import Glass, Pane, fresh, shown, shows, translated
from tests.scene.test_any_tree import trees


def score(points: int, *more: Node) -> Node:
    button = Node("button", {"data-press": "app:throw"}, "Throw", key="throw")
    return Node("div", {}, Node("p", {}, f"{points} points", key="points"), button, *more)


def start(node: Node) -> tuple[Glass, Live[Pane]]:
    glass = Glass()
    return glass, mount(glass, node)


def test_what_a_translator_has_replaced_is_written_all_the_same() -> None:
    glass, live = start(score(5))
    translate(glass, live.element)
    assert [p.tag for p in live.element.children[0].children] == ["font"]
    for points in (10, 15):
        update(glass, live, score(points))
        assert [p.text for p in texts(live.element)] == [f"{points} points", translated("Throw")]
        translate(glass, live.element)


def test_what_is_translated_and_stays_is_left_to_the_translator() -> None:
    glass, live = start(score(5))
    translate(glass, live.element)
    button = live.children["throw"].element
    before = shown(button)
    update(glass, live, score(10))
    assert live.element.children[1] is button
    assert shown(button) == before


def wrapped(glass: Glass, pane: Pane) -> Pane:
    """What an extension puts round an element."""
    assert pane.parent
    wrap = Pane("mark")
    glass.insert(pane.parent, wrap, pane.parent.children.index(pane))
    glass.insert(wrap, pane, 0)
    return wrap


def beside(glass: Glass, pane: Pane) -> None:
    """Something of an extension's own stands before an element."""
    assert pane.parent
    glass.insert(pane.parent, Pane("grammar"), pane.parent.children.index(pane))


def moved(glass: Glass, pane: Pane) -> None:
    assert pane.parent
    glass.append(pane.parent, pane)


def gone(glass: Glass, pane: Pane) -> None:
    assert pane.parent
    glass.remove(pane.parent, pane)


@pytest.mark.parametrize("meddle", [wrapped, beside, moved, gone])
@pytest.mark.parametrize("key", ["points", "throw"])
def test_what_an_extension_has_moved_is_where_it_was_put_again(
    meddle: Callable[[Glass, Pane], object], key: str
) -> None:
    glass, live = start(score(5))
    meddle(glass, live.children[key].element)
    glass.meddled = True
    later = score(10, Node("p", {}, "Your turn", key="turn"))
    update(glass, live, later)
    assert shown(live.element) == fresh(later)


def test_what_is_still_in_its_place_stays_the_same_element_and_keeps_the_focus() -> None:
    glass, live = start(score(5))
    button = live.children["throw"].element
    wrapped(glass, live.children["points"].element)
    glass.meddled = True
    update(glass, live, score(10))
    assert live.children["throw"].element is button
    assert button.parent is live.element


def test_texts_that_were_joined_are_apart_again() -> None:
    glass, live = start(Node("p", {}, "5", " points"))
    first, second = live.element.children
    first.text += second.text
    glass.remove(live.element, second)
    glass.meddled = True
    update(glass, live, Node("p", {}, "5", " points"))
    assert shown(live.element) == fresh(Node("p", {}, "5", " points"))


@settings(max_examples=25)
@given(st.lists(trees(), min_size=2, max_size=4), st.integers())
def test_whatever_is_done_to_a_page_it_shows_what_is_drawn(nodes: list[Node], seed: int) -> None:
    glass, live = start(nodes[0])
    meddler = Meddler(Random(seed))
    for node in nodes[1:]:
        meddler.meddle(glass, live.element)
        update(glass, live, node)
        assert shows(live.element, node)


@settings(max_examples=25)
@given(st.lists(trees(), min_size=2, max_size=4))
def test_whatever_is_translated_is_read_as_it_is_drawn(nodes: list[Node]) -> None:
    glass, live = start(nodes[0])
    for node in nodes[1:]:
        translate(glass, live.element)
        update(glass, live, node)
        assert shows(live.element, node)


def test_a_page_that_nobody_touches_is_never_looked_at() -> None:
    class Blind(Glass):
        def inside(self, parent: Pane) -> list[Pane]:
            raise AssertionError("looked at")

    glass = Blind()
    live = mount(glass, score(5))
    update(glass, live, score(10, Node("p", {}, "Your turn", key="turn")))
