"""Arrow keys stop at the edge, Page keys go round what can be pressed; other keys are none of the
board's business."""

import pytest

from tessera.scene.keys import move_cursor

# A board of three rows and four columns; its second row is counted backwards.
SQUARES = (0, 1, 2, 3, 7, 6, 5, 4, 8, 9, 10, 11)


def moved(here: int, key: str, *choices: int) -> int | None:
    return move_cursor(here, key, SQUARES, 4, choices)


@pytest.mark.parametrize(
    ("key", "path"),
    [
        ("ArrowUp", "9 6 1 1"),
        ("ArrowDown", "1 6 9 9"),
        ("ArrowLeft", "5 6 7 7"),
        ("ArrowRight", "6 5 4 4"),
        ("Home", "5 7 7"),
        ("End", "6 4 4"),
        ("ArrowUp", "0 0"),
        ("ArrowLeft", "8 8"),
        ("ArrowDown", "11 11"),
        ("ArrowRight", "3 3"),
    ],
)
def test_where_a_key_leads(key: str, path: str) -> None:
    first, *others = map(int, path.split())
    square: int | None = first
    for other in others:
        assert square is not None
        square = moved(square, key)
        assert square == other


@pytest.mark.parametrize("key", ["Enter", " ", "Tab", "a", "Escape", "", "arrowup"])
def test_other_keys_move_nothing(key: str) -> None:
    assert moved(5, key, 1, 9) is None


@pytest.mark.parametrize(
    ("here", "after", "before"),
    [(0, 2, 9), (2, 5, 9), (4, 5, 2), (9, 2, 5)],
)
def test_page_keys_go_round_the_places_that_can_be_pressed(
    here: int, after: int, before: int
) -> None:
    assert moved(here, "PageDown", 9, 2, 5) == after
    assert moved(here, "PageUp", 9, 2, 5) == before


@pytest.mark.parametrize("key", ["PageUp", "PageDown"])
def test_page_keys_move_nothing_where_nothing_can_be_pressed(key: str) -> None:
    assert moved(5, key) is None
