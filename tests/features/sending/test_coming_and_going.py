"""Giving games away and taking games in."""

from __future__ import annotations

import pytest

from tessera.features.sending import share
from tessera.features.story.page import StoryPage
from tessera.games import find
from tessera.i18n import LANGUAGES
from tessera.storage.links import MARK, read_link, write_link
from tessera.storage.migrations import migrate
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet, target_of, with_class
from tessera_kit.walk.checks import check_page
from tests.screens.golden import DICE, KEY, TABULA, tablet, unfinished
from tools.measure.long_games import long_game

GOING = unfinished(DICE, 40)
CHEATED = GOING.replace("\nplace b3\n", "\nplace a1\n", 1)


def received(text: str | None, language: str = "en") -> Tablet:
    """A tablet on which somebody has chosen a file with this text."""
    board = Tablet("#/open", language=language)
    board.app.receive(text)
    check_page(board.page)
    return board


# --- giving ---


def test_every_way_out() -> None:
    board = tablet("#/share/one")
    post = board.device.sharing
    check_page(board.page)
    board.tap("Copy the text")
    board.tap("Copy the link")
    text, link = post.clipboard
    assert text == DICE
    assert read_link(link.partition(MARK)[2]) == DICE
    board.tap("Share…")
    assert post.sent[0].link == link
    board.tap("Save as a file")
    assert post.files == [("tessera-sequence-dice-2026-11-21.txt", DICE)]
    board.tap("Show a QR code")
    assert post.coded == [link]
    check_page(board.page)
    assert with_class(board.page, "qr")


def test_no_share_sheet_no_button() -> None:
    device = FakeDevice({f"{KEY}one": DICE})
    device.sharing.shares = False
    board = Tablet("#/share/one", device=device)
    assert "Share…" not in board.page.text()


def test_a_game_too_long_for_a_code_has_no_code_and_says_why(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert "too long for a QR code" not in tablet("#/share/one").page.text()
    monkeypatch.setattr(share, "CODE", 250)  # Instead of a game of 2,700 events.
    board = tablet("#/share/one", long_game(234))
    while board.device.timers:
        board.wait()
    assert "Show a QR code" not in board.page.text()
    assert "too long for a QR code" in board.page.text()
    check_page(board.page)


def test_a_game_that_is_not_there_cannot_be_shared() -> None:
    assert Tablet("#/share/nothing").text("lead").startswith("This game isn't on this device.")


# --- taking ---


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "text", [DICE, GOING, TABULA, CHEATED, "junk", "", None, "tessera backup 1\nx\n"]
)
def test_whatever_comes_is_shown_and_nothing_is_kept_yet(text: str | None, language: str) -> None:
    board = received(text, language)
    assert [key for key in board.device.store.texts if key.startswith(KEY)] == []


def test_a_link_is_looked_at_first_and_kept_on_a_press() -> None:
    board = Tablet(MARK + write_link(GOING))
    check_page(board.page)
    assert board.text("lead") == "Ana Luísa, Rui · 40 moves"
    assert board.app.services.saves.entries() == []
    board.tap("Keep this game")
    assert board.play.context.table.played == 40
    assert len(board.app.services.saves.entries()) == 1


def test_a_game_that_is_over_is_kept_to_be_looked_at() -> None:
    board = received(DICE)
    board.tap("Keep this game")
    assert isinstance(board.app.screen, StoryPage)


def test_a_pasted_text_is_opened() -> None:
    board = Tablet("#/open")
    board.choose("pasted", f"Here it is:\n https://a.b/{MARK}{write_link(GOING)}")
    board.tap("Open it")
    board.tap("Keep this game")
    assert board.play.context.table.played == 40


def test_the_first_bad_move_is_named_and_the_good_part_can_be_kept() -> None:
    assert CHEATED != GOING
    bad = CHEATED.partition("\n\n")[2].split("\n").index("place a1")
    board = received(CHEATED)
    problem = (
        f"Move {bad + 1} of this saved game is against the rules: “place a1”. "
        "Look for another copy of it."
    )
    assert board.text("problem") == board.said == problem
    board.tap("Keep the readable part")
    assert board.play.context.table.played == bad


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (None, "This text is far too long for a saved game. Choose another file or text."),
        ("junk", "This is not a saved game of Tessera. Choose another file or text."),
        ("a #/open/1AAAA", "The link is incomplete. Copy all of it and try again."),
        ("a #/open/7AAAA", "This link needs a newer Tessera."),
        ("tessera backup 9\n", "This backup needs a newer Tessera."),
        (
            "tessera backup 1\nwhat\n",
            "Line 2 of this backup can't be read. Look for another copy of it.",
        ),
        (DICE.replace("record 2", "record 9"), "This saved game needs a newer Tessera."),
    ],
)
def test_what_cannot_be_opened_says_why(text: str | None, problem: str) -> None:
    board = received(text)
    assert board.text("problem").startswith(problem)
    assert "Keep" not in board.page.text()


def test_the_good_part_of_a_damaged_saved_game_can_be_opened() -> None:
    board = tablet("#/play/one", CHEATED)
    board.tap("Open the readable part")
    board.tap("Keep the readable part")
    assert board.play.context.table.played < 40
    assert board.device.store.texts[f"{KEY}one"] == CHEATED


# --- my data ---


def test_a_backup_goes_round_to_another_device() -> None:
    board = Tablet("#/data", device=FakeDevice({f"{KEY}one": DICE, f"{KEY}two": GOING}))
    check_page(board.page)
    board.tap("Save a backup")
    ((name, text),) = board.device.sharing.files
    assert name == "tessera-backup-2026-11-26.txt"
    other = received(text)
    assert other.text("lead") == "This backup has 2 games."
    other.tap("Restore")
    while other.device.timers:
        other.wait()
    assert "2 games added." in other.page.text()
    texts = {e.id: e.text for e in other.app.services.saves.entries()}
    assert texts == {"one": migrate(DICE, find), "two": migrate(GOING, find)}
    check_page(other.page)


def test_one_changed_line_in_a_backup_costs_one_game_and_is_named() -> None:
    texts = {f"{KEY}g{n}": GOING.replace("seed golden", f"seed s{n}") for n in range(4)}
    board = Tablet("#/data", device=FakeDevice(texts))
    board.tap("Save a backup")
    lines = board.device.sharing.files[0][1].split("\n")
    (begin,) = [n for n, line in enumerate(lines, 1) if line.startswith("game g2 ")]
    lines.insert(begin + 20, "")
    other = received("\n".join(lines))
    assert other.text("lead") == "This backup has 4 games."
    assert f"Line {begin + 22} of this backup can't be read." in other.page.text()
    other.tap("Restore")
    while other.device.timers:
        other.wait()
    check_page(other.page)
    assert {entry.id for entry in other.app.services.saves.entries()} == {"g0", "g1", "g3"}
    words = f"From line {begin + 1} of the backup: The end of this saved game is missing: "
    assert f"{words}10 of 40 moves are here." in other.page.text()
    other.tap("Open the readable part")
    check_page(other.page)
    other.tap("Open another")
    assert "3 games added." in other.page.text()
    other.tap("Open the readable part")
    other.tap("Keep the readable part")
    assert other.play.context.table.played == 10


def test_many_games_are_restored_a_few_at_a_time() -> None:
    texts = {f"{KEY}g{n}": GOING.replace("seed golden", f"seed s{n}") for n in range(23)}
    board = Tablet("#/data", device=FakeDevice(texts))
    board.tap("Save a backup")
    other = received(board.device.sharing.files[0][1])
    other.tap("Restore")
    waits = 0
    while other.device.timers:
        other.wait()
        waits += 1
    assert waits > 2
    assert len(other.app.services.saves.entries()) == 23


def test_a_deleted_game_can_be_restored() -> None:
    board = tablet("#/saved")
    board.tap("More about this game")
    board.tap("Delete")
    board.tap("Yes, delete")
    board.visit("#/data")
    check_page(board.page)
    assert "Deleted games" in board.page.text()
    board.tap("Restore")
    assert "Deleted games" not in board.page.text()
    assert board.app.services.saves.entry("one") is not None


@pytest.mark.parametrize("promised", [True, False])
def test_what_the_browser_promises_is_said(promised: bool) -> None:  # noqa: FBT001
    device = FakeDevice({f"{KEY}one": DICE})
    assert device.space is not None
    device.space = type(device.space)(2_500_000, 600_000_000, promised=promised)
    board = Tablet("#/data", device=device)
    text = board.page.text()
    assert "2.5 MB of 600 MB used." in text
    assert ("will not delete them" in text) == promised
    if not promised:
        board.tap("Ask the browser to keep them")
        assert device.asked_to_keep


def test_a_browser_that_says_nothing_is_not_spoken_for() -> None:
    device = FakeDevice()
    device.space = None
    assert "MB" not in Tablet("#/data", device=device).page.text()


def test_a_damaged_copy_can_be_had() -> None:
    device = FakeDevice({f"{KEY}one": "junk"})
    device.durable_store.texts[f"{KEY}one"] = DICE
    board = Tablet("#/data", device=device)
    check_page(board.page)
    assert "Damaged copies" in board.page.text()
    (way,) = [t for t in map(target_of, board.buttons()) if t.startswith("quarantine")]
    board.press(way)
    assert device.sharing.files[0][1] == "junk"
