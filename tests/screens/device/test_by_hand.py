"""What leaves the device is said once it has left; what the browser refuses lies there as a text,
to be copied by hand."""

from __future__ import annotations

import pytest

from tessera.i18n import LANGUAGES
from tessera.screens.services.leaving import NOT_COPIED, NOT_SAVED, NOT_SHARED
from tessera_kit.fakes.tablet import Tablet
from tessera_kit.walk.checks import check_page
from tests.screens.golden import DICE, tablet, unfinished

GOING = unfinished(DICE, 40)


def shared(*refused: str, text: str = DICE) -> Tablet:
    board = tablet("#/share/one", text)
    board.device.sharing.refuses |= {*refused}
    return board


def laid_out(board: Tablet) -> str:
    """The text that lies over the page, to be marked."""
    (dialog,) = [node for node in board.page.children if getattr(node, "tag", "") == "dialog"]
    (field,) = dialog.find_all("class", "record")
    check_page(board.page)
    return str(field.attributes[".value"])


def test_copied_is_said_when_it_is() -> None:
    board = shared()
    board.device.sharing.is_slow = True
    board.tap("Copy the text")
    assert board.notice is None
    board.attempt(board.device.sharing.settle)
    assert board.notice == board.said == "Copied."
    assert board.device.sharing.clipboard == [DICE]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("way", "press", "words"),
    [
        ("copy", "copy text", NOT_COPIED),
        ("download", "export one", NOT_SAVED),
        ("share", "share", NOT_SHARED),
    ],
)
def test_what_is_refused_lies_there_to_be_copied(
    way: str, press: str, words: str, language: str
) -> None:
    board = shared(way)
    board.app.services.speak(language)
    board.press(press)
    link = board.app.screen.given.link  # type: ignore[attr-defined]
    assert laid_out(board) == (link if way == "share" else DICE)
    assert board.app.services.say(words) in board.page.text()
    assert board.notice is None, "nothing was done"


def test_a_second_press_copies_what_could_not_be_shared() -> None:
    board = shared("share", "copy")
    board.tap("Share…")
    board.tap("Copy")
    link = laid_out(board)
    assert not [b for b in board.buttons() if b.text() == "Copy"], "that was tried"
    board.press("by hand close")
    assert board.take_focus() == "app:share"
    board.device.sharing.refuses = {"share"}
    board.tap("Share…")
    board.tap("Copy")
    assert board.device.sharing.clipboard == [link]
    assert "Copied." in board.page.text()


def test_a_way_back_escape_and_another_page_close_it() -> None:
    board = shared("copy")
    for close in (
        board.app.close_layer,
        lambda: board.app.key("Escape"),
        lambda: board.visit("#/share/one"),
    ):
        board.tap("Copy the link")
        assert board.app.layers == 1
        assert not board.app.key("H")
        board.attempt(close)
        assert board.app.layers == 0


def test_a_refusal_that_comes_late_takes_the_place_of_the_settings() -> None:
    board = shared("copy")
    board.device.sharing.is_slow = True
    board.tap("Copy the text")
    board.app.press("app:settings", by_keyboard=False)
    board.attempt(board.device.sharing.settle)
    assert laid_out(board) == DICE
    assert board.app.layers == 1


def test_every_file_that_is_refused_is_there_as_a_text() -> None:
    board = tablet("#/data")
    board.device.sharing.refuses |= {"download"}
    board.tap("Save a backup")
    assert laid_out(board).startswith("tessera backup")
    broken = tablet("#/play/one", GOING.replace("\nplace b3\n", "\nplace a1\n", 1))
    broken.device.sharing.refuses |= {"download"}
    broken.tap("Save as a file")
    assert laid_out(broken)
