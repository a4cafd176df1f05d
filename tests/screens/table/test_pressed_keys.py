"""Which keys reach the app, by what has the focus and by the keyboard that is used."""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace

import pytest

from tessera.browser.input.keys import pressed_key


@dataclass
class Focused:
    """An element that has the focus, as far as keys are concerned."""

    place: str
    direction: str = "ltr"

    def closest(self, selector: str) -> Focused | None:
        data = {"board": "data-board", "hand": "game:", "field": "input", "choices": "data-keys"}
        there = (data.get(self.place, "none"), self.direction)
        return self if any(one in selector for one in there) else None

    @property
    def dataset(self) -> SimpleNamespace:
        return SimpleNamespace(keys="hint")

    def hasAttribute(self, name: str) -> bool:  # noqa: N802 - as the document calls it
        return self.place == "board" and name == "data-board"


def pressed(place: str, key: str, code: str = "", direction: str = "ltr", **held: bool) -> str:
    modifiers = dict.fromkeys(("altKey", "ctrlKey", "metaKey", "shiftKey"), False) | held
    event = SimpleNamespace(target=Focused(place, direction), key=key, code=code, **modifiers)
    return pressed_key(event)  # type: ignore[arg-type]


@pytest.mark.parametrize("place", ["button", "field", "choices"])
def test_dictated_words_mean_nothing_outside_the_board(place: str) -> None:
    assert {pressed(place, letter) for letter in "hello bad word?HBDW"} == {""}


@pytest.mark.parametrize("place", ["board", "hand"])
def test_letters_mean_something_on_the_board_and_in_the_hand(place: str) -> None:
    assert [pressed(place, letter) for letter in "hHbdw?"] == ["h", "h", "b", "d", "w", "?"]


@pytest.mark.parametrize(
    ("key", "code", "means"),
    [("р", "KeyH", "h"), ("Η", "KeyH", "h"), ("لا", "KeyB", "b"), ("в", "KeyD", "d")],
    ids=["Cyrillic", "Greek", "Arabic", "a letter that only looks away"],
)
def test_a_letter_of_another_script_is_known_by_its_place(key: str, code: str, means: str) -> None:
    assert pressed("board", key, code) == means


def test_undo_works_on_keyboards_of_other_scripts_and_where_z_lies_elsewhere() -> None:
    assert pressed("button", "я", "KeyZ", ctrlKey=True) == "Control+z"
    assert pressed("button", "Я", "KeyZ", ctrlKey=True, shiftKey=True) == "Control+Shift+z"
    assert pressed("button", "y", "KeyZ", ctrlKey=True) == "Control+y", "a German keyboard"
    assert pressed("button", "w", "KeyZ", ctrlKey=True) == "", "a French one closes the window"
    assert pressed("field", "z", "KeyZ", metaKey=True) == "", "the field takes back its own"


def test_arrows_are_the_boards_and_the_choices_only_there() -> None:
    assert pressed("board", "ArrowLeft") == "ArrowLeft"
    assert pressed("choices", "ArrowLeft") == "hint+ArrowLeft"
    assert pressed("button", "ArrowLeft") == ""


def test_arrows_go_along_a_row_as_it_lies_on_the_screen() -> None:
    assert pressed("choices", "ArrowLeft", direction="rtl") == "hint+ArrowRight"
    assert pressed("choices", "ArrowDown", direction="rtl") == "hint+ArrowDown"
    assert pressed("board", "ArrowLeft", direction="rtl") == "ArrowLeft"


def test_escape_is_known_everywhere() -> None:
    assert pressed("button", "Escape") == "Escape"
