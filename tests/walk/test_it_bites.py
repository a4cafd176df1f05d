"""A walk finds what it is there for: faults are planted, and it comes upon each of them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

import pytest

from tessera.features.shelf.saved import Saved
from tessera.scene.node import Node
from tessera.scene.widgets import button, link
from tessera.screens.components import paper, selection
from tessera.screens.page import Page
from tessera_kit.walk.walker import wander
from tests.walk.ground import GROUNDS

Draw = Callable[[Page], Node]
draws = count()


def shows(*content: Node) -> Draw:
    """A page with this on it, and something to press."""
    return lambda page: paper("⟦Words⟧", *content, button("⟦Press⟧", "press"))


def breaks(page: Page, target: str) -> None:
    raise KeyError(target)


def does_nothing(page: Page, target: str) -> Callable[[], None]:
    """Whatever is pressed has a meaning."""
    return lambda: None


TWO = [("a", "⟦A⟧"), ("b", "⟦B⟧")]
FAULTS: dict[str, tuple[str, object, str]] = {
    "a press raises": ("press", breaks, "KeyError"),
    "two siblings have one key": (
        "draw", shows(link("⟦a⟧", "#/"), link("⟦b⟧", "#/")), "have the key"
    ),
    "a link leads nowhere": ("draw", shows(link("⟦a⟧", "#/nowhere")), "leads nowhere"),
    "a button means nothing": ("meant", Page.meant, "'press' means nothing"),
    "a field means nothing": (
        "draw", shows(selection("all", "⟦All⟧", TWO, "a")), "another 'all' means nothing"
    ),
    "a question has one answer": (
        "draw", shows(selection("all", "⟦All⟧", TWO[:1], "a")), "one answer alone to 'all'"
    ),
    "a fact is missing": ("draw", shows(Node("p", {}, "Hello {name}")), "a fact is missing"),
    "a button has no name": ("draw", shows(button("", "go")), "<button"),
    "a page comes out otherwise each time": (
        "draw", lambda page: paper(f"⟦{next(draws)}⟧", link("⟦a⟧", "#/")), "looks otherwise"
    ),
    "there is no way on": ("draw", lambda page: paper("⟦Words⟧"), "nothing to press"),
    "a way back closes nothing": ("layers", property(lambda page: 1), "has closed nothing"),
    "a label isn't translated": ("draw", shows(button("Press", "go")), "not translated"),
}  # fmt: skip


@pytest.mark.parametrize(("method", "fault", "told"), FAULTS.values(), ids=FAULTS)
def test_a_planted_fault_is_found(
    method: str, fault: object, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Saved, "draw", shows())
    monkeypatch.setattr(Saved, "meant", does_nothing)
    monkeypatch.setattr(Saved, method, fault)
    with pytest.raises(AssertionError, match=told) as found:
        wander("bites 499", 60, GROUNDS["rota"])  # It begins on that page.
    _, _, way = str(found.value).partition("after\n")
    assert way.count("\n") <= 2, "its way is longer than it need be"
