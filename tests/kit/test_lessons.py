"""Which plays a lesson means: written out, or many at once with a `*`."""

from __future__ import annotations

import pytest

from tessera.kit.lessons import Step, Wrong, answer, fits, goes_on, is_right


@pytest.mark.parametrize(
    ("meant", "play", "is_meant"),
    [
        ("place c3", "place c3", True),
        ("place c3", "place c33", False),
        ("place *", "place c3", True),
        ("place *", "replace c3", False),
        ("place *", "place c3, roll 1 2", True),
        ("*", "0-1, 1-5, 0-2", True),
        ("*-off", "22-off", True),
        ("*-off", "22-23", False),
        ("*-off", "22-off, 21-off", False),
        ("*-off, *-off", "22-off, 21-off", True),
        ("*-off, *-off", "20-22, 22-off", False),
        ("4-*, *, *-15", "4-6, 6-9, 9-15", True),
        ("4-*, *, *-15", "4-6, 9-15", False),
        ("4-*, *, *-15", "4-6, 6-9, 9-15, pass", False),
        ("4-*-6", "4-6", False),
        ("0-2, 2-7", "0-2", False),
    ],
)
def test_a_star_stands_for_a_part_of_an_event_and_at_the_end_for_all_that_follows(
    meant: str, play: str, *, is_meant: bool
) -> None:
    assert fits((meant,), play) == is_meant
    assert is_right(Step("Do it!", (meant,)), play, None, None) == is_meant


def test_a_play_goes_on_while_it_can_become_one_that_is_written() -> None:
    step = Step("Enter two!", ("0-2, 0-3",), wrong=(Wrong(("1-*, *",), "One was in already."),))
    on = [play for play in ("0-2", "0-3", "1-2", "0-2, 0-3") if goes_on(step, play, same_seat=True)]
    assert on == ["0-2", "1-2"]


def test_the_first_answer_that_fits_is_given() -> None:
    near, far = Wrong(("place a*",), "Nearly."), Wrong(("*",), "No.")
    step = Step("Where?", ("place b1",), wrong=(near, far))
    assert [answer(step, play) for play in ("place a2", "place c2")] == [near, far]
    assert answer(Step("Where?", ("place b1",), wrong=(near,)), "place c2") is None
