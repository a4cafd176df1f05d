"""Others change the page too: translators put words of their own into it, and extensions move and
wrap what they find. What is shown from then on is what is drawn all the same."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tessera.scene.diff import update
from tessera.scene.live import Live, mount
from tessera.scene.node import Node
from tessera.scene.returning import HIDDEN, RETURNS
from tessera_kit.fakes.meddling import texts, translate
from tessera_kit.fakes.surface import FakeDocument, FakeElement, fresh, shown, shows, translated
from tests.scene.test_any_tree import trees


def score(points: int, *more: Node) -> Node:
    button = Node("button", {"data-press": "app:throw"}, "Throw", key="throw")
    return Node("div", {}, Node("p", {}, f"{points} points", key="points"), button, *more)


def start(node: Node) -> tuple[FakeDocument, Live[FakeElement]]:
    document = FakeDocument()
    return document, mount(document, node)


def test_what_a_translator_has_replaced_is_written_all_the_same() -> None:
    document, live = start(score(5))
    translate(document, live.element)
    assert [p.tag for p in live.element.children[0].children] == ["font"]
    for points in (10, 15):
        update(document, live, score(points))
        assert [p.text for p in texts(live.element)] == [f"{points} points", translated("Throw")]
        translate(document, live.element)


def test_what_is_translated_and_stays_is_left_to_the_translator() -> None:
    document, live = start(score(5))
    translate(document, live.element)
    button = live.children["throw"].element
    before = shown(button)
    update(document, live, score(10))
    assert live.element.children[1] is button
    assert shown(button) == before


def wrapped(document: FakeDocument, element: FakeElement) -> FakeElement:
    """What an extension puts round an element."""
    assert element.parent
    wrap = FakeElement("mark")
    document.insert(element.parent, wrap, element.parent.children.index(element))
    document.insert(wrap, element, 0)
    return wrap


def beside(document: FakeDocument, element: FakeElement) -> None:
    """Something of an extension's own stands before an element."""
    assert element.parent
    document.insert(element.parent, FakeElement("grammar"), element.parent.children.index(element))


def moved(document: FakeDocument, element: FakeElement) -> None:
    assert element.parent
    document.insert(element.parent, element, len(element.parent.children))


def gone(document: FakeDocument, element: FakeElement) -> None:
    assert element.parent
    document.remove(element.parent, element)


@pytest.mark.parametrize("meddle", [wrapped, beside, moved, gone])
@pytest.mark.parametrize("key", ["points", "throw"])
def test_what_an_extension_has_moved_is_where_it_was_put_again(
    meddle: Callable[[FakeDocument, FakeElement], object], key: str
) -> None:
    document, live = start(score(5))
    meddle(document, live.children[key].element)
    document.meddled = True
    later = score(10, Node("p", {}, "Your turn", key="turn"))
    update(document, live, later)
    assert shown(live.element) == fresh(later)


def test_what_is_still_in_its_place_stays_the_same_element_and_keeps_the_focus() -> None:
    document, live = start(score(5))
    button = live.children["throw"].element
    wrapped(document, live.children["points"].element)
    document.meddled = True
    update(document, live, score(10))
    assert live.children["throw"].element is button
    assert button.parent is live.element


@pytest.mark.parametrize("meddle", [wrapped, beside, moved, gone])
def test_what_is_hidden_comes_again_whatever_an_extension_did_to_it(
    meddle: Callable[[FakeDocument, FakeElement], object],
) -> None:
    bar = Node("nav", {RETURNS: HIDDEN}, "Undo", key="bar")
    document, live = start(score(5, bar))
    update(document, live, score(5))
    meddle(document, live.element.children[-1])
    document.meddled = True
    for drawn in (score(10), score(10, bar)):
        update(document, live, drawn)
        assert shown(live.element) == fresh(drawn)


def test_texts_that_were_joined_are_apart_again() -> None:
    document, live = start(Node("p", {}, "5", " points"))
    first, second = live.element.children
    first.text += second.text
    document.remove(live.element, second)
    document.meddled = True
    update(document, live, Node("p", {}, "5", " points"))
    assert shown(live.element) == fresh(Node("p", {}, "5", " points"))


@settings(max_examples=25)
@given(st.lists(trees(), min_size=2, max_size=4), st.integers())
def test_whatever_is_done_to_a_page_it_shows_what_is_drawn(nodes: list[Node], seed: int) -> None:
    document, live = start(nodes[0])
    meddler = Meddler(Random(seed))
    for node in nodes[1:]:
        meddler.meddle(document, live.element)
        update(document, live, node)
        assert shows(live.element, node)


@settings(max_examples=25)
@given(st.lists(trees(), min_size=2, max_size=4))
def test_whatever_is_translated_is_read_as_it_is_drawn(nodes: list[Node]) -> None:
    document, live = start(nodes[0])
    for node in nodes[1:]:
        translate(document, live.element)
        update(document, live, node)
        assert shows(live.element, node)


def test_a_page_that_nobody_touches_is_never_looked_at() -> None:
    class Blind(FakeDocument):
        def inside(self, parent: FakeElement) -> list[FakeElement]:
            raise AssertionError("looked at")

    document = Blind()
    live = mount(document, score(5))
    update(document, live, score(10, Node("p", {}, "Your turn", key="turn")))


class Meddler:
    """An extension that puts, wraps, moves and removes elements at random."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def meddle(self, document: FakeDocument, root: FakeElement) -> None:
        """Puts, wraps, moves or removes up to three elements below an element."""
        document.meddled = True
        for _ in range(self._rng.randrange(4)):
            parent = self._somewhere(root)
            elements = [child for child in parent.children if child.tag != "#text"]
            if not elements:
                return
            element = self._rng.choice(elements)
            other = self._somewhere(root)
            place = self._rng.randint(0, len(other.children))
            match self._rng.randrange(4):
                case 0:
                    document.remove(parent, element)
                case 1:
                    document.insert(other, FakeElement("mark"), place)
                case 2:
                    wrap = FakeElement("mark")
                    document.insert(parent, wrap, parent.children.index(element))
                    document.insert(wrap, element, 0)
                case _ if not _lies_in(other, element):
                    document.insert(other, element, place)

    def _somewhere(self, root: FakeElement) -> FakeElement:
        """A random element with others in it."""
        element = root
        while (below := [child for child in element.children if child.children]) and (
            self._rng.random() < 0.6
        ):
            element = self._rng.choice(below)
        return element


def _lies_in(element: FakeElement, other: FakeElement) -> bool:
    above: FakeElement | None = element
    while above is not None and above is not other:
        above = above.parent
    return above is other
