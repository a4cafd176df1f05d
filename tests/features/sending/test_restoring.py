"""A backup of many games: what is kept is shown, it can be stopped, and gone on with later."""

from __future__ import annotations

import pytest

from tessera.games import INSTALLED
from tessera.screens.packs import FAILURES, Pack
from tessera.storage.backups.backup import Backup, write_backup
from tessera.storage.backups.reader import read_backup
from tessera.storage.backups.unfinished import RESTORING
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.stores import FakeDurableStore
from tessera_kit.fakes.tablet import Tablet
from tessera_kit.walk.checks import check_page
from tests.screens.games import touched
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
    again.tap("Undo")
    assert "Continue restoring" in again.page.text()
    assert RESTORING in again.device.durable_store.texts


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


ADDABLE = {
    "rota": Pack("rota", 36_000, {"en": "Rota"}, {"en": "A wheel"}),
    "ur": Pack("ur", 60_000, {"en": "Royal Game of Ur"}, {"en": "A race"}),
}


@pytest.fixture
def backup(monkeypatch: pytest.MonkeyPatch) -> str:
    """A backup of a device with added games, one of them written there, and with settings."""
    for game in ADDABLE:
        monkeypatch.setitem(INSTALLED, game, f"tessera_{game}")
    board = Tablet("#/")
    for game in (*ADDABLE, "tabula"):
        board.visit(f"#/begin/{game}")
        touched(board)
    texts = {entry.id: entry.text for entry in board.app.services.saves.entries()}
    texts["hog"] = next(iter(texts.values())).replace("game tabula", "game hog")
    for game in ADDABLE:
        INSTALLED.pop(game)
    settings = {"program/hog": "a program", "theme": "dark"}
    return write_backup(Backup(settings, texts))


def restored(text: str, *, offline: bool = False) -> Tablet:
    """A new device of a site that offers these games, and on it all of the backup."""
    device = FakeDevice()
    device.packs.packs, device.packs.offline = tuple(ADDABLE.values()), offline
    board = Tablet("#/open", device=device)
    board.app.receive(text)
    board.tap("Restore")
    wait(board)
    return board


def add(board: Tablet, game: str) -> None:
    INSTALLED[game] = f"tessera_{game}"
    board.attempt(board.device.packs.waiting.pop())
    board._follow()


def test_what_is_not_built_in_is_named_and_added_with_one_press(backup: str) -> None:
    board = restored(backup)
    check_page(board.page)
    words = board.page.text()
    assert "4 games added." in words
    assert "couldn't be read" not in words
    assert "Tabula, Royal Game of Ur, Rota and Hog" in words
    assert "HogIt came with a backup" in words.replace(": ", "")
    assert board.find("href", "#/write/hog")
    board.tap("Add Royal Game of Ur and Rota")
    check_page(board.page)
    add(board, "ur")
    assert board.find("data-press", "app:stop rota"), "the next is under way"
    add(board, "rota")
    assert not board.find("data-press", "app:add needed")
    board.visit("#/saved")
    for title in ("Rota", "Royal Game of Ur", "Tabula"):
        assert f"{title}This game isn't" not in board.page.text()
    assert "HogThis game isn't on this device." in board.page.text()


def test_all_settings_of_a_backup_hold_at_once(backup: str) -> None:
    board = restored(backup.replace("setting theme", "setting language 1\nfr\nsetting theme"))
    board.fetch()
    assert board.device.look == ("dark", "normal")
    assert board.app.services.say.language == "fr"


def test_without_a_network_the_games_wait_and_are_named(backup: str) -> None:
    board = restored(backup, offline=True)
    check_page(board.page)
    assert "Not on this device: Ur and Rota." in board.page.text()
    assert FAILURES["network"] in board.page.text()
    assert games(board) == 4
    board.visit("#/saved")
    assert "RotaThis game isn't on this device." in board.page.text()
    (entry,) = [e for e in board.app.services.saves.entries() if e.game == "rota"]
    board.device.packs.offline = False
    board.visit(f"#/play/{entry.id}")
    board.tap("Add Rota")
    add(board, "rota")
    assert board.play.context.table.rules.name == "rota"


def test_a_game_that_comes_alone_is_opened_as_soon_as_its_kind_is_added(backup: str) -> None:
    (text,) = [t for t in read_backup(backup).games.values() if "\ngame rota" in t]
    device = FakeDevice()
    device.packs.packs = tuple(ADDABLE.values())
    board = Tablet("#/open", device=device)
    board.app.receive(text)
    check_page(board.page)
    board.tap("Add Rota")
    add(board, "rota")
    board.tap("Keep this game")
    assert board.play.context.table.rules.name == "rota"
