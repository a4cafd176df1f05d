"""A backup of many games: what is kept is shown, it can be stopped, and gone on with later."""

from __future__ import annotations

from tessera.storage.backups.backup import Backup, write_backup
from tessera.storage.backups.unfinished import RESTORING
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.stores import FakeDurableStore
from tessera_kit.fakes.tablet import Tablet
from tessera_kit.walk.checks import check_page
from tests.session.tables import record_text

GAMES = 150
BACKUP = write_backup(
    Backup({}, {f"g{n}": record_text("person", "person", seed=f"s{n}") for n in range(GAMES)})
)


def begun() -> Tablet:
    """Somebody has chosen the file and pressed "Restore"; the durable store answers late."""
    board = Tablet("#/open")
    board.device.durable_store.slow = True
    board.app.receive(BACKUP)
    board.tap("Restore")
    return board


def wait(board: Tablet, *, answers: int = 999) -> None:
    """As long as something happens; the durable store answers so many times."""
    while True:
        if board.device.timers:
            board.wait()
        elif answers and board.device.durable_store.turn():
            answers -= 1
        else:
            return


def killed(board: Tablet) -> Tablet:
    """The browser was killed, and is started again: what the durable store had done is there."""
    device = FakeDevice()
    device.durable_store = FakeDurableStore(board.device.durable_store.texts)
    return Tablet("#/data", device=device)


def games(board: Tablet) -> int:
    return len(board.app.services.saves.entries())


def test_what_is_kept_is_shown_and_no_more() -> None:
    board = begun()
    wait(board, answers=0)
    assert "0 of 150 games are safe on this device." in board.page.text()
    wait(board, answers=2)
    assert "60 of 150 games are safe on this device." in board.page.text()
    check_page(board.page)
    wait(board)
    assert "150 games added." in board.page.text()
    assert "safe on this device" not in board.page.text()
    assert RESTORING not in board.device.durable_store.texts


def test_it_is_stopped_and_gone_on_with() -> None:
    board = begun()
    wait(board, answers=2)
    board.tap("Stop")
    check_page(board.page)
    wait(board)
    assert "You can also continue later" in board.page.text()
    assert games(board) < GAMES
    board.tap("Continue restoring")
    wait(board)
    assert "150 games added." in board.page.text()
    assert games(board) == GAMES


def test_it_is_gone_on_with_after_a_kill_without_the_file() -> None:
    board = begun()
    wait(board, answers=2)
    again = killed(board)
    check_page(again.page)
    assert 0 < games(again) < GAMES
    again.tap("Continue restoring")
    again.visit("#/open")
    check_page(again.page)
    again.tap("Continue restoring")
    wait(again)
    assert games(again) == GAMES
    assert "Continue restoring" not in Tablet("#/data", device=again.device).page.text()


def test_the_rest_can_be_left_out() -> None:
    board = begun()
    wait(board, answers=2)
    again = killed(board)
    again.tap("Leave the rest out")
    check_page(again.page)
    assert "Continue restoring" not in again.page.text()
    assert RESTORING not in again.device.durable_store.texts


def test_without_room_it_stops_and_goes_on_when_there_is_some() -> None:
    board = begun()
    wait(board, answers=2)
    board.device.refuse("full")
    wait(board)
    assert "Not saved: this device has no room left." in board.page.text()
    check_page(board.page)
    board.device.refuse(None)
    board.tap("Continue restoring")
    wait(board)
    assert "Not saved" not in board.page.text()
    assert games(board) == GAMES


def test_one_answer_draws_once() -> None:
    """The page hears of a bunch at once."""
    board = begun()
    wait(board, answers=0)
    store = board.device.durable_store
    assert store.turn()
    assert store.transactions == [1, 60]
