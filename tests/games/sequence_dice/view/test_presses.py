"""What a press and a key mean: the rules, not the view, say whether it is allowed."""

from __future__ import annotations

import pytest

from tessera.games.sequence_dice.rules import RULES
from tessera.games.sequence_dice.view import VIEW
from tessera.kit.view import Ui
from tests.games.sequence_dice.view.sights import sight
from tests.games.sequence_dice.view.test_board import POSITIONS


def meaning(position: str, target: str) -> str | None:
    event = VIEW.press(sight(POSITIONS[position]), target)
    assert not isinstance(event, Ui)
    return event and RULES.write(event)


@pytest.mark.parametrize(
    ("position", "target", "event"),
    [
        ("place", "square b1", "place b1"),
        ("place", "square a1", "place a1"),
        ("replace", "square b1", "replace b1"),
        ("replace", "square a5", "replace a5"),
        ("full", "square a1", "replace a1"),
        ("wild", "square c3", "place c3"),
        ("wild", "square b1", "place b1"),
        ("ten", "square c1", "remove c1"),
        ("ten", "square a1", "remove a1"),
        ("pass", "square a1", "place a1"),
        ("pass", "pass", "pass"),
        ("place", "pass", "pass"),
        ("to throw", "square a1", "place a1"),
        ("opening", "square a1", "place a1"),
        ("place", "square g1", None),
        ("place", "square", None),
        ("place", "c3", None),
        ("place", "", None),
    ],
)
def test_a_press_means_what_the_throw_asks_for(
    position: str, target: str, event: str | None
) -> None:
    assert meaning(position, target) == event


@pytest.mark.parametrize(
    ("cursor", "key", "square"),
    [
        ("c3", "ArrowUp", "c2"),
        ("c1", "ArrowUp", "c1"),
        ("f3", "ArrowRight", "f3"),
        ("c3", "Home", "a3"),
        ("c3", "End", "f3"),
        ("c3", "PageDown", "a5"),
        ("e6", "PageDown", "b1"),
        ("b1", "PageDown", "f2"),
        ("c3", "PageUp", "f2"),
        ("b1", "PageUp", "e6"),
        ("a1", "PageUp", "e6"),
        ("f6", "PageDown", "b1"),
    ],
)
def test_keys_move_the_cursor(cursor: str, key: str, square: str) -> None:
    # The playable squares are b1 f2 a5 e6.
    assert VIEW.key(sight(POSITIONS["place"], cursor=cursor), key) == Ui(f"square {square}")


@pytest.mark.parametrize("position", ["to throw", "pass"])
@pytest.mark.parametrize("key", ["PageDown", "PageUp"])
def test_where_nothing_can_be_played_page_keys_lead_nowhere(position: str, key: str) -> None:
    assert VIEW.key(sight(POSITIONS[position]), key) is None


@pytest.mark.parametrize(
    ("position", "square"),
    [("place", "b1"), ("replace", "b1"), ("ten", "c1"), ("wild", "a1"), ("pass", "d4")],
)
def test_the_cursor_is_led_to_the_first_playable_square_or_left_where_it_is(
    position: str, square: str
) -> None:
    assert VIEW.first_target(sight(POSITIONS[position], cursor="d4")) == f"square {square}"


@pytest.mark.parametrize("position", POSITIONS)
def test_only_a_throw_that_allows_nothing_must_be_passed(position: str) -> None:
    assert VIEW.must_pass(sight(POSITIONS[position])) == (position == "pass")
