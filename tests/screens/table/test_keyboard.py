"""Playing by keyboard: the focus is led on, and only then; the arrows move over the board."""

from __future__ import annotations

import pytest

from tessera.features.play.hint import Hint
from tessera_kit.fakes.tablet import Tablet, target_of, with_class
from tests.games.sequence.view.deals import at, deal
from tests.screens.games import act, new_game, opened, under_more
from tests.screens.golden import SCORES, unfinished
from tests.screens.golden import tablet as saved

OPENING = "roll 3 4, roll 1 2"


def taken(tablet: Tablet) -> str | None:
    """The target that is to have the focus next."""
    focus = tablet.take_focus()
    return focus and focus.rpartition(":")[2]


def cursor(tablet: Tablet) -> str:
    squares = with_class(tablet.page, "square")
    (node,) = [node for node in squares if node.attributes["tabindex"] == 0]
    return target_of(node)


def test_the_focus_goes_to_the_first_playable_square_and_back_to_the_button() -> None:
    tablet = new_game()
    met = set()
    for _ in range(120):
        if tablet.primary == "Play again":
            break
        act(tablet, by_keyboard=True)
        met.add(tablet.primary)
        if tablet.primary == "Your move":
            first = f"square {tablet.playable()[0]}"
            assert taken(tablet) == first
            assert cursor(tablet) == first
        else:
            assert taken(tablet) == "primary"
    assert {"Your move", "Throw"} <= met


def test_a_forced_pass_has_the_focus_on_its_button() -> None:
    tablet = opened(new_game(), f"{OPENING}, roll 4 6")
    assert tablet.primary == "Pass"
    tablet.press("pass", by_keyboard=True)
    assert tablet.primary == "Throw"
    tablet.tap("Undo", by_keyboard=True)
    assert tablet.primary == "Pass"
    assert taken(tablet) == "primary"


def test_the_focus_is_left_alone_when_people_touch_the_screen() -> None:
    tablet = new_game()
    for _ in range(20):
        act(tablet)
        assert taken(tablet) is None


def test_the_focus_stays_while_a_computer_plays_and_comes_back_after() -> None:
    tablet = opened(new_game("person Ana, normal Rui"), f"{OPENING}, roll 1 2")
    tablet.press("square b1", by_keyboard=True)
    for _ in range(20):
        if not tablet.waits:
            break
        assert taken(tablet) is None
        tablet.wait()
    assert tablet.primary in ("Throw", "Play again")
    assert taken(tablet) == "primary"


@pytest.mark.parametrize(
    ("keys", "square"),
    [
        ("ArrowUp", "c2"),
        ("ArrowDown ArrowDown", "c5"),
        ("ArrowLeft ArrowLeft ArrowLeft", "a3"),
        ("ArrowRight", "d3"),
        ("Home", "a3"),
        ("End", "f3"),
        ("PageDown", "a5"),
        ("PageDown PageDown PageDown", "b1"),
        ("PageUp", "f2"),
        ("PageUp PageUp PageUp", "e6"),
    ],
)
def test_keys_move_over_the_board_and_the_focus_goes_with_them(keys: str, square: str) -> None:
    tablet = opened(new_game(), f"{OPENING}, roll 1 2")
    for key in keys.split():
        assert tablet.app.key(key)
    assert cursor(tablet) == taken(tablet) == f"square {square}"


@pytest.mark.parametrize("key", ["Tab", "Enter", " ", "x", "Escape", "F5"])
def test_other_keys_mean_what_they_always_mean(key: str) -> None:
    tablet = opened(new_game(), f"{OPENING}, roll 1 2")
    assert not tablet.app.key(key)
    assert taken(tablet) is None


@pytest.mark.parametrize(
    ("key", "square"),
    [
        ("ArrowUp", "c4"),
        ("ArrowDown", "c2"),
        ("ArrowLeft", "d3"),
        ("ArrowRight", "b3"),
        ("Home", "f3"),
        ("End", "a3"),
    ],
)
def test_on_a_turned_board_keys_go_where_they_point(key: str, square: str) -> None:
    tablet = opened(new_game(), OPENING)
    under_more(tablet, "Turn the board")
    assert tablet.app.key(key)
    assert cursor(tablet) == f"square {square}"


def test_the_cursor_is_where_somebody_pressed() -> None:
    tablet = opened(new_game(), f"{OPENING}, roll 1 2")
    tablet.press("square f2")
    assert cursor(tablet) == "square f2"


def test_a_square_that_is_refused_keeps_the_cursor() -> None:
    tablet = opened(new_game(), f"{OPENING}, roll 1 2")
    tablet.press("square a1", by_keyboard=True)
    assert cursor(tablet) == "square a1"


def test_a_game_begins_where_enter_does_what_comes_next() -> None:
    tablet = new_game()
    assert tablet.focus == "primary"
    opened(tablet, f"{OPENING}, roll 1 2")
    assert tablet.focus == "primary", "no square looks chosen where people touch the screen"
    tablet.app.services.by_keyboard = True
    tablet.visit(tablet.address)
    assert tablet.focus == f"game:square {tablet.playable()[0]}"
    assert at(deal(), held=False).focus == "primary", "who takes the tablet"
    assert saved("#/saved").focus == "heading"


def test_enter_on_the_button_that_waits_for_a_choice_leads_to_it() -> None:
    tablet = opened(new_game(), f"{OPENING}, roll 1 2")
    tablet.press_primary(by_keyboard=True)
    assert tablet.notice == "Use the throw on the table first."
    assert taken(tablet) == f"square {tablet.playable()[0]}"


def test_h_asks_for_a_hint_and_another_one_closes_it() -> None:
    tablet = opened(new_game(), f"{OPENING}, roll 1 2")
    tablet.app.services.focus = None
    assert tablet.app.key("h")
    assert tablet.play.part(Hint).is_open
    assert tablet.app.key("h")
    assert not tablet.play.part(Hint).is_open
    assert tablet.app.services.focus is None, "it stays where it is"
    assert not saved("#/play/one", unfinished(SCORES, 10)).app.key("h"), "nothing to choose there"


def test_escape_puts_back_what_was_chosen_and_the_focus_is_on_it() -> None:
    tablet = at(deal())
    tablet.press("card QH 0", by_keyboard=True)
    assert str(taken(tablet)).startswith("square ")
    assert tablet.app.key("Escape")
    assert tablet.find("data-press", "game:card QH 0")[0].attributes["aria-pressed"] == "false"
    assert taken(tablet) == "card QH 0"
    assert tablet.said == "Ana: Play a card."
    assert not tablet.app.key("Escape")


def test_escape_from_a_hint_goes_back_to_where_one_was_choosing() -> None:
    tablet = opened(new_game(), f"{OPENING}, roll 1 2")
    tablet.app.key("ArrowDown")
    was = cursor(tablet)
    assert tablet.app.key("h")
    assert tablet.play.part(Hint).is_open
    assert tablet.app.key("Escape")
    assert not tablet.play.part(Hint).is_open
    assert taken(tablet) == was


def test_control_z_takes_back_and_does_again() -> None:
    tablet = opened(new_game(), f"{OPENING}, roll 1 2")
    tablet.press("square b1")
    for key, played in (
        ("Control+z", 3),
        ("Control+Shift+z", 4),
        ("Control+z", 3),
        ("Control+y", 4),
    ):
        assert tablet.app.key(key)
        assert tablet.play.context.table.played == played


@pytest.mark.parametrize("key", ["h", "Escape", "Control+z"])
def test_no_key_reaches_a_game_that_nobody_may_see(key: str) -> None:
    tablet = at(deal(), held=False)
    before = tablet.play.context.table.played
    assert not tablet.app.key(key)
    assert tablet.play.context.table.played == before


def test_tab_comes_to_the_latest_line_of_the_log_alone() -> None:
    tablet = opened(new_game(), f"{OPENING}, roll 1 2")
    (log,) = with_class(tablet.page, "events")
    reached = log.find_all("tabindex", 0)
    assert [line.text() for line in reached] == [log.children[0].text()], "a reader reads it all"
    tablet.press("square b1")
    (log,) = with_class(tablet.page, "events")
    assert log.find_all("tabindex", 0) == [log.children[0]]
