"""The smallest change from one tree to the next, and what must survive it."""

from __future__ import annotations

from itertools import permutations

import pytest

from tessera.scene.diff import stays, update
from tessera.scene.live import Live, mount
from tessera.scene.node import Node, Value
from tessera.scene.returning import ASIDE, HIDDEN, RETURNS, prepare
from tessera_kit.fakes.surface import FakeDocument, FakeElement, fresh, shown


def board(keys: str, **attributes: Value) -> Node:
    """A board with a child for each letter."""
    return Node("div", attributes, *[Node("i", {"class": key}, key=key) for key in keys])


def start(node: Node) -> tuple[FakeDocument, Live[FakeElement]]:
    document = FakeDocument()
    live = mount(document, node)
    document.writes.clear()
    return document, live


def classes(live: Live[FakeElement]) -> str:
    return "".join(child.attributes["class"] for child in live.element.children)


@pytest.mark.parametrize("after", ["".join(p) for n in range(5) for p in permutations("abcd", n)])
def test_elements_keep_their_identity_when_they_change_places(after: str) -> None:
    document, live = start(board("abcd"))
    before = {element.attributes["class"]: element for element in live.element.children}
    update(document, live, board(after))
    assert classes(live) == after
    for element in live.element.children:
        assert element is before[element.attributes["class"]]
    assert not [write for write in document.writes if write[0] == "create"]


def test_a_new_element_between_others_touches_none_of_them() -> None:
    document, live = start(board("ac"))
    update(document, live, board("abc"))
    assert classes(live) == "abc"
    assert document.writes == [("create", "i"), ("set", "class", "b"), ("insert", "i", 1)]


def test_one_element_moved_to_the_front_is_one_write() -> None:
    document, live = start(board("abcd"))
    update(document, live, board("dabc"))
    assert document.writes == [("insert", "i", 0)]


def test_one_element_taken_away_is_one_write() -> None:
    document, live = start(board("abcd"))
    update(document, live, board("acd"))
    assert document.writes == [("remove", "i")]


def test_an_element_of_the_same_key_but_another_kind_is_made_anew() -> None:
    document, live = start(Node("div", {}, Node("p", {}, "a paragraph", key="a")))
    update(document, live, Node("div", {}, Node("b", {}, "in bold", key="a")))
    assert shown(live.element) == fresh(Node("div", {}, Node("b", {}, "in bold", key="a")))


def test_it_is_known_before_whether_an_element_stays() -> None:
    _, live = start(Node("div", {}, board("abcd"), "words"))
    assert stays(live, Node("div", {}, board("dcb")), [0, 1])  # b
    assert not stays(live, Node("div", {}, board("dcb")), [0, 0])  # a
    assert not stays(live, Node("div", {}, Node("ol")), [0, 1])
    assert not stays(live, Node("div"), [0])


def test_the_same_node_is_not_looked_into_again() -> None:
    node = Node("div", {".value": "typed", "class": "a"}, Node("p", {".checked": True}, "text"))
    document, live = start(Node("main", {}, node))
    update(document, live, Node("main", {}, node))
    assert document.writes == []


def test_an_equal_tree_made_anew_writes_nothing() -> None:
    document, live = start(board("abc", role="grid"))
    update(document, live, board("abc", role="grid"))
    assert document.writes == []


@pytest.mark.parametrize(
    ("before", "after", "write"),
    [
        ({"a": "x", "b": "y"}, {"a": "z", "b": "y"}, ("set", "a", "z")),
        ({"b": "y"}, {"a": "z", "b": "y"}, ("set", "a", "z")),
        ({"a": "x", "b": "y"}, {"b": "y"}, ("set", "a", None)),
        ({"a": "x", "b": "y"}, {"a": None, "b": "y"}, ("set", "a", None)),
        ({"a": "x", "b": "y"}, {"a": False, "b": "y"}, ("set", "a", None)),
        ({"a": "x"}, {"a": 0}, ("set", "a", 0)),
        ({"a": None}, {"a": ""}, ("set", "a", "")),
        ({"a": False}, {"a": 0}, ("set", "a", 0)),
        ({"a": 1}, {"a": True}, ("set", "a", True)),
        ({"a": 0}, {"a": False}, ("set", "a", None)),
    ],
)
def test_a_changed_attribute_is_one_write(
    before: dict[str, Value], after: dict[str, Value], write: tuple[object, ...]
) -> None:
    document, live = start(Node("p", before))
    update(document, live, Node("p", after))
    assert document.writes == [write]
    assert shown(live.element) == fresh(Node("p", after))


def test_a_changed_text_is_one_write() -> None:
    document, live = start(Node("p", {}, "three"))
    update(document, live, Node("p", {}, "four"))
    assert document.writes == [("text", "four")]


def test_none_and_false_are_absent_true_is_bare_and_zero_is_written() -> None:
    attributes = {"a": None, "b": False, "c": True, "d": 0, "e": ""}
    _, live = start(Node("p", attributes))
    assert live.element.attributes == {"c": "", "d": "0", "e": ""}


@pytest.mark.parametrize("value", ["typed", "", True, False])
def test_properties_are_written_each_time_since_a_person_may_have_changed_them(
    value: Value,
) -> None:
    document, live = start(Node("input", {".value": value}))
    live.element.properties[".value"] = "what somebody typed"
    update(document, live, Node("input", {".value": value}))
    assert live.element.properties == {".value": value}


DRAWING = Node(
    "div",
    {},
    Node(
        "svg",
        {},
        Node("g", {}, Node("circle")),
        Node("foreignObject", {}, Node("p", {}, Node("svg", {}, Node("rect")))),
    ),
    Node("p"),
)
NAMESPACES = {"div": False, "svg": True, "g": True, "circle": True, "foreignObject": True}


def namespaces(element: FakeElement) -> list[tuple[str, bool]]:
    below = [pair for child in element.children for pair in namespaces(child)]
    return [(element.tag, element.svg), *below]


def test_a_drawing_is_svg_all_through_and_what_is_foreign_in_it_is_html() -> None:
    _, live = start(DRAWING)
    expected = [*NAMESPACES.items(), ("p", False), ("svg", True), ("rect", True), ("p", False)]
    assert namespaces(live.element) == expected


def test_what_comes_into_a_drawing_later_is_svg_too() -> None:
    document, live = start(Node("div", {}, Node("svg", {}, Node("g"), Node("foreignObject"))))
    update(document, live, DRAWING)
    assert shown(live.element) == fresh(DRAWING)


def test_a_part_of_a_drawing_can_be_updated_by_itself() -> None:
    document = FakeDocument()
    live = mount(document, Node("g"), svg=True)
    update(document, live, Node("g", {}, Node("circle")), svg=True)
    assert namespaces(live.element) == [("g", True), ("circle", True)]


def test_children_that_are_none_leave_no_gap() -> None:
    _, live = start(Node("p", {}, None, "a", None, Node("b"), None))
    assert [child.tag for child in live.element.children] == ["#text", "b"]


class Patient(FakeDocument):
    """Notes complaints, as a page does."""

    def __init__(self) -> None:
        super().__init__()
        self.complaints: list[str] = []

    def complain(self, fault: str) -> None:
        self.complaints.append(fault)


def test_two_siblings_of_one_key_are_named_and_a_page_goes_on() -> None:
    document = Patient()
    live = mount(document, board("aab"))
    assert document.complaints == ["two children of <div>3 have the key 'a'"]
    for after in ("baa", "aa", "ab", "aaa", "b"):
        update(document, live, board(after))
        assert classes(live) == after


def test_what_is_to_come_again_is_put_aside_and_only_what_changed_is_written() -> None:
    def table(words: str | None, look: str = "panel") -> Node:
        panel = Node("p", {"class": look, RETURNS: True}, words, key="panel") if words else None
        return Node("div", {}, Node("i", key="board"), panel)

    document, live = start(table("Your turn"))
    panel = live.children["panel"].element
    update(document, live, table(None))
    assert [child.tag for child in live.element.children] == ["i"]
    document.writes.clear()
    update(document, live, table("Put a chip", "panel wordy"))
    assert live.children["panel"].element is panel
    assert document.writes == [
        ("set", "class", "panel wordy"),
        ("text", "Put a chip"),
        ("insert", "p", 1),
    ]
    assert shown(live.element) == fresh(table("Put a chip", "panel wordy"))


def table(*keys: str) -> Node:
    """A bar that is hidden when it goes, and pieces beside it."""
    attributes: dict[str, Value] = {RETURNS: HIDDEN}
    return Node("div", {}, *[Node("p", attributes if k == "bar" else {}, key=k) for k in keys])


def test_what_has_no_secret_is_hidden_in_its_place_and_never_taken_out() -> None:
    document, live = start(table("hand", "bar", "board"))
    bar = live.children["bar"].element
    update(document, live, table("name", "board"))
    assert document.writes == [
        ("remove", "p"),
        ("set", ASIDE, ""),
        ("create", "p"),
        ("insert", "p", 0),
    ]
    assert live.element.children[1] is bar
    assert [stays(live, table("name", "board"), [n]) for n in range(3)] == [True, False, True]
    document.writes.clear()
    update(document, live, table("bar", "board"))
    assert document.writes == [("remove", "p"), ("set", ASIDE, None)]
    assert shown(live.element) == fresh(table("bar", "board"))


@pytest.mark.parametrize("between", [p for n in range(4) for p in permutations("abc", n)])
@pytest.mark.parametrize("after", [("bar", "c", "a"), ("a", "bar", "b", "c")])
def test_what_was_hidden_comes_back_wherever_it_is_wanted(
    between: tuple[str, ...], after: tuple[str, ...]
) -> None:
    document, live = start(table("a", "bar", "b"))
    for drawn in (table(*between), table(*after)):
        update(document, live, drawn)
        assert shown(live.element) == fresh(drawn)
    assert all(ASIDE not in child.attributes for child in live.element.children)


def test_what_is_to_come_is_made_out_of_sight_once() -> None:
    def table(*panels: Node) -> Node:
        return Node("div", {}, Node("main", {}, Node("i", key="board"), *panels, key="table"))

    log = Node("p", {RETURNS: True}, "P1 passes.", key="log")
    hand = Node("p", {}, "7H", key="hand")
    document, live = start(table())
    before = shown(live.element)
    document.writes.clear()
    for _ in range(2):
        prepare(document, live, table(log, hand))
    assert shown(live.element) == before
    assert [write for write in document.writes if write[0] == "create"] == [("create", "p")]
    document.writes.clear()
    update(document, live, table(log))
    assert document.writes == [("insert", "p", 1)]
    assert shown(live.element) == fresh(table(log))
