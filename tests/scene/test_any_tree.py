"""From any tree to any other: what is shown is what would be shown for the first time."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tessera.scene.diff import update
from tessera.scene.live import mount
from tessera.scene.node import Node
from tessera.scene.returning import HIDDEN, RETURNS
from tessera_kit.fakes.surface import FakeDocument, fresh, shown, shows

TAGS = ("div", "p", "svg", "g", "foreignObject")
values = st.sampled_from([None, True, False, 0, 1, "", "x", HIDDEN])
attributes = st.dictionaries(st.sampled_from(["class", RETURNS, ".value", ".checked"]), values)


@st.composite
def trees(draw: st.DrawFn, depth: int = 3, tag: str = "div", key: str | None = None) -> Node:
    children: list[Node | str | None] = []
    if depth:
        # Some children have keys, which differ among siblings; others are told by their place.
        for name in draw(st.lists(st.sampled_from([*"abcd", *range(5)]), unique=True, max_size=5)):
            child_key = name if isinstance(name, str) else None
            child_tag = draw(st.sampled_from(TAGS))
            node = trees(depth=depth - 1, tag=child_tag, key=child_key)
            other = st.nothing() if child_key else st.sampled_from([None, "text", "other", ""])
            children.append(draw(node | other))
    return Node(tag, draw(attributes), *children, key=key)


@given(st.lists(trees(), min_size=2, max_size=4))
def test_what_is_shown_after_a_change_is_what_a_new_page_would_show(nodes: list[Node]) -> None:
    document = FakeDocument()
    live = mount(document, nodes[0])
    for node in nodes[1:]:
        update(document, live, node)
        assert shown(live.element) == fresh(node)
        assert shows(live.element, node)


@given(trees(), trees())
def test_what_is_compared_fast_is_compared_as_well(one: Node, other: Node) -> None:
    element = mount(FakeDocument(), one).element
    assert shows(element, other) == (shown(element) == fresh(other))


@given(trees(), trees())
def test_there_and_back_again(one: Node, other: Node) -> None:
    document = FakeDocument()
    live = mount(document, one)
    update(document, live, other)
    update(document, live, one)
    assert shown(live.element) == fresh(one)


@given(trees())
def test_what_stays_the_same_costs_only_its_properties(node: Node) -> None:
    document = FakeDocument()
    live = mount(document, node)
    document.writes.clear()
    update(document, live, copy(node))
    assert all(verb == "set" and name.startswith(".") for verb, name, *_ in document.writes)


def copy(node: Node) -> Node:
    children = [child if isinstance(child, str) else copy(child) for child in node.children]
    return Node(node.tag, dict(node.attributes), *children, key=node.key)
