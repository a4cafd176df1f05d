"""Arrow keys stop at the edge; other keys are none of the board's business."""

import pytest

from tessera.scene.keys import move_cursor, next_choice

# A board of three rows and four columns:
#     0  1  2  3
#     4  5  6  7
#     8  9 10 11


@pytest.mark.parametrize(
    ("key", "path"),
    [
        ("ArrowUp", "9 5 1 1"),
        ("ArrowDown", "1 5 9 9"),
        ("ArrowLeft", "6 5 4 4"),
        ("ArrowRight", "5 6 7 7"),
        ("Home", "6 4 4"),
        ("End", "5 7 7"),
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
        square = move_cursor(square, key, rows=3, columns=4)
        assert square == other


@pytest.mark.parametrize("key", ["Enter", " ", "Tab", "a", "PageUp", "Escape", "", "arrowup"])
def test_other_keys_move_nothing(key: str) -> None:
    assert move_cursor(5, key, rows=3, columns=4) is None


@pytest.mark.parametrize(
    ("here", "after", "before"),
    [(0, 2, 9), (2, 5, 9), (4, 5, 2), (9, 2, 5)],
)
def test_page_keys_go_round_the_places_that_can_be_pressed(
    here: int, after: int, before: int
) -> None:
    assert next_choice({9, 2, 5}, here, backwards=False) == after
    assert next_choice({9, 2, 5}, here, backwards=True) == before
    assert next_choice([], here, backwards=False) is None
