"""Every control of every table with hidden hands is pressed, and nothing that leaves it names a
card of another hand: not the page, speech, a message, the clipboard, what is shared, nor the
picture for the next launch."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tessera.games.sequence.rules import RULES
from tessera.kit.view import AnySeen
from tessera.scene.node import Node
from tessera.screens.table import page
from tessera.screens.table.context import Context
from tessera.screens.table.last_seen import last_seen
from tessera.screens.table.page import TablePage
from tessera.screens.table.parts.part import Part
from tessera_kit.fakes.tablet import Tablet, nodes
from tests.features.phones.test_phones_at_the_table import come
from tests.games.sequence.view.deals import RUI, at, deal
from tests.games.sequence.view.traces import named
from tests.screens.table.test_hidden_hands import said, traces

HIDDEN = set(RUI.split())
"""What Ana, whose turn it is, and who looks on must not know."""


def elsewhere(place: str) -> Tablet:
    tablet = at(deal())
    tablet.visit(f"#/{place}/6f1c")
    return tablet


TABLES: dict[str, Callable[[], Tablet]] = {
    "in Ana's hand": lambda: at(deal()),
    "in nobody's hand": lambda: at(deal(), held=False),
    "looked at again": lambda: elsewhere("watch"),
    "on a second display": lambda: elsewhere("screen"),
    "on Ana's phone": lambda: come(at(deal()), "0"),
    "on the phone of who looks on": lambda: come(at(deal()), "spectator"),
}


def given_away(tablet: Tablet) -> set[str]:
    """The hidden cards that anything which can be seen, heard or taken along names. A game saved as
    a file is the whole game: it is asked for as that."""
    post, screen = tablet.device.sharing, tablet.app.screen
    shown = last_seen(screen) if isinstance(screen, TablePage) else None
    texts = [
        tablet.said,
        tablet.notice or "",
        *post.clipboard,
        *post.words,
        *(sent.text for sent in post.sent),
        *(said(shown) if shown else ()),
    ]
    return (traces(tablet) | named("\n".join(texts))) & HIDDEN


def presses(tablet: Tablet) -> list[str]:
    """All controls of the frame, and of the squares and cards of the game one each."""
    found = [str(node.attributes.get("data-press") or "") for node in nodes(tablet.page)]
    kinds = {
        press.partition(" ")[0] if press.startswith("game:") else press: press for press in found
    }
    return [press for press in kinds.values() if press]


def pressed(table: Callable[[], Tablet]) -> Iterator[tuple[str, Tablet]]:
    """The table after each of its controls, and after each of what a sheet of it has."""
    for first in presses(table()):
        tablet = table()
        before = presses(tablet)
        tablet.attempt(lambda press=first, t=tablet: t.app.press(press, by_keyboard=False))
        yield first, tablet
        if first.startswith("app:open "):
            for second in [press for press in presses(tablet) if press not in before]:
                again = table()
                for press in (first, second):
                    again.attempt(lambda p=press, t=again: t.app.press(p, by_keyboard=False))
                yield f"{first}, {second}", again


@pytest.mark.parametrize("table", TABLES)
def test_no_control_gives_a_hand_away(table: str) -> None:
    leaks = {
        press: cards for press, tablet in pressed(TABLES[table]) if (cards := given_away(tablet))
    }
    assert leaks == {}


class CopyPosition(Part):
    """A button that a newcomer might add."""

    made: Context
    whole = True

    def __init__(self, context: Context) -> None:
        self.presses = {"copy position": self._copy}

    def bar(self, seen: AnySeen) -> tuple[Node, ...]:
        return (Node("button", {"data-press": "app:copy position"}, "Copy"),)

    def _copy(self) -> None:
        context = self.made
        state = context.table.state if self.whole else context.seen.state
        copy = context.services.device.sharing.copy
        copy(RULES.write_position(state), lambda: None, lambda: None)


@pytest.mark.parametrize("whole", [True, False])
def test_a_button_that_copies_the_whole_position_is_found(
    monkeypatch: pytest.MonkeyPatch, *, whole: bool
) -> None:
    monkeypatch.setattr(page, "EVERY_TABLE", (*page.EVERY_TABLE, CopyPosition))
    monkeypatch.setattr(CopyPosition, "whole", whole)
    tablet = at(deal())
    CopyPosition.made = tablet.play.context
    tablet.press("copy position")
    assert bool(given_away(tablet)) is whole
