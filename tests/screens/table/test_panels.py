"""What lies beside the board: the log, the rest, and the board turned round."""

from __future__ import annotations

from tessera.scene.node import Node
from tessera_kit.fakes.tablet import Tablet, with_class
from tessera_kit.walk.checks import check_page
from tests.screens.games import act, new_game, opened
from tests.screens.tables import reached

OPENING = "roll 3 4, roll 1 2"


def test_the_log_has_an_item_for_each_event_the_latest_first() -> None:
    tablet = opened(new_game(), f"{OPENING}, roll 1 2, place b1")
    (log,) = with_class(tablet.page, "events")
    assert [item.text() for item in log.children if not isinstance(item, str)] == [
        "Ana puts a chip on b1.",
        "Ana throws 1 + 2: 3.",
        "Rui throws 1 + 2 to see who begins: 3. Ana begins.",
        "Ana throws 3 + 4 to see who begins: 7.",
    ]


def test_an_empty_log_says_so() -> None:
    (log,) = with_class(new_game().page, "log")
    assert log.text() == "LogNothing has happened yet."


def test_a_line_of_the_log_is_made_once() -> None:
    tablet = opened(new_game(), f"{OPENING}, roll 1 2")
    (before,) = with_class(tablet.page, "events")
    tablet.press("square b1")
    (after,) = with_class(tablet.page, "events")
    for old, new in zip(before.children[1:], after.children[2:], strict=True):
        assert old is new
    (latest, *_), (_, before_it, *_) = before.children, after.children
    assert isinstance(latest, Node)
    assert isinstance(before_it, Node)
    assert latest.children[0] is before_it.children[0], "only Tab comes to it no more"


def test_every_screen_of_a_game_is_sound() -> None:
    tablet = new_game("person Ana, person Rui, normal Eva, person Gil")
    for number in range(40):
        if number % 5 == 4:
            reached(tablet, "open log" if number % 2 else "")
            tablet.press("open log") if number % 2 else None
        if tablet.waits:
            tablet.wait()
        else:
            act(tablet)
        check_page(tablet.page)


def test_one_panel_at_a_time_lies_open() -> None:
    tablet = new_game()
    tablet.tap("More")
    tablet.tap("Log")
    assert panel(tablet) == "log"
    tablet.press("close")
    assert tablet.app.services.focus == "app:open more"
    tablet.tap("More")
    assert panel(tablet) == "more"
    tablet.press("close")
    assert panel(tablet) == "none"
    assert tablet.app.services.focus == "app:open more"


def test_the_ways_out_of_a_game_are_under_more() -> None:
    tablet = new_game()
    tablet.tap("More")
    rules = tablet.address.replace("#/play/", "#/rules/sequence_dice/")
    for address in (rules, "#/"):
        assert tablet.find("href", address)


def test_whose_turn_it_is_is_marked_for_eyes_and_ears() -> None:
    tablet = opened(new_game(), f"{OPENING}, roll 1 2")
    for name in ("Ana", "Rui"):
        (row,) = with_class(tablet.page, "active")
        (current,) = tablet.find("aria-current", "true")
        assert row is current or row.text() == current.text()
        assert name in row.text()
        tablet.app.press("game:square b1", by_keyboard=False)


def panel(tablet: Tablet) -> str:
    (main,) = with_class(tablet.page, "table")
    return str(main.attributes["data-panel"])
