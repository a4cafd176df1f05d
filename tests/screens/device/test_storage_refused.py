"""A device that stores nothing, or nothing more: people play on, and are told."""

from __future__ import annotations

import pytest

from tessera.screens.device import StorageEstimate
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet, with_class
from tests.screens.games import act, new_game, opened, play_to_the_end, under_more

OPENING = "roll 3 4, roll 1 2"
WARNING = "Not saved: this device refuses to store the game. Save it as a file."


def refusing() -> FakeDevice:
    device = FakeDevice()
    device.refuse()
    return device


def warned(tablet: Tablet) -> bool:
    warnings = with_class(tablet.page, "warning")
    alerts = [node for w in warnings for node in w.find_all("role", "alert")]
    assert [alert.text() for alert in alerts] == [WARNING for _ in warnings]
    return bool(warnings)


def status(tablet: Tablet) -> object:
    """The status of the game on the table, where nothing is said of it."""
    (line,) = with_class(tablet.page, "keeping")
    return line.attributes["data-status"]


def test_a_game_is_played_to_its_end_with_the_warning_on_the_screen() -> None:
    tablet = new_game(device=refusing())
    assert warned(tablet)
    act(tablet)
    assert warned(tablet)
    play_to_the_end(tablet)
    assert warned(tablet)
    assert [name for name in tablet.device.store.names() if "game" in name] == []


def test_where_all_is_well_there_is_no_warning() -> None:
    tablet = new_game()
    act(tablet)
    assert not warned(tablet)


def test_a_game_whose_data_was_cleared_says_so_and_is_saved_with_the_next_move() -> None:
    tablet = new_game()
    act(tablet)
    tablet.device.store.texts.clear()
    tablet.device.durable_store.texts.clear()
    tablet.attempt(tablet.device.durable_store.on_closed)
    assert "the browser's data was cleared" in tablet.page.text()
    tablet.tap("Save as a file")
    ((_, text),) = tablet.device.sharing.files
    assert "roll" in text
    act(tablet)
    assert status(tablet) == "SAVED"


def test_a_store_that_was_closed_and_has_all_its_games_says_nothing() -> None:
    tablet = new_game()
    act(tablet)
    tablet.attempt(tablet.device.durable_store.on_closed)
    assert status(tablet) == "SAVED"


def test_where_local_storage_alone_refuses_the_missing_copy_is_told() -> None:
    tablet = new_game()
    tablet.device.store.full = True
    act(tablet)
    game = tablet.address
    assert not warned(tablet)
    assert status(tablet) == "ONCE"
    tablet.visit("#/data")
    assert "This browser keeps only one copy" in tablet.page.text()
    tablet.visit(game)
    tablet.device.store.full = False
    act(tablet)
    assert status(tablet) == "SAVED"
    tablet.visit("#/data")
    assert "This browser keeps only one copy" not in tablet.page.text()


def test_games_of_a_backup_that_are_not_stored_are_not_said_to_be() -> None:
    tablet = new_game()
    tablet.visit("#/data")
    tablet.tap("Save a backup")
    other = Tablet("#/open", device=refusing())
    other.app.receive(tablet.device.sharing.files[0][1])
    other.tap("Restore")
    assert other.text("problem") == WARNING


def test_the_warning_goes_when_the_device_stores_again() -> None:
    tablet = new_game(device=refusing())
    act(tablet)
    tablet.device.refuse(None)
    act(tablet)
    assert not warned(tablet)
    again = tablet.app.services.saves.open(tablet.play.context.id)
    assert again is not None
    assert again.played == 2
    tablet.visit(tablet.address)
    assert not warned(tablet)


def test_a_game_that_was_never_stored_lasts_as_long_as_the_page() -> None:
    tablet = new_game(device=refusing())
    for _ in range(5):
        act(tablet)
    game = tablet.address
    tablet.visit("#/")
    tablet.visit(game)
    assert tablet.play.context.table.played == 5
    assert warned(tablet)


def test_a_game_that_is_no_longer_stored_lasts_as_long_as_the_page() -> None:
    tablet = new_game()
    act(tablet)
    tablet.device.refuse()
    for _ in range(4):
        act(tablet)
    assert warned(tablet)
    game = tablet.address
    tablet.visit("#/rules/sequence_dice")
    tablet.visit(game)
    assert tablet.play.context.table.played == 5
    assert warned(tablet)


def test_computers_keep_their_pace_in_a_game_that_was_left_and_taken_up_again() -> None:
    tablet = new_game("normal Ana, normal Rui", device=refusing())
    game = tablet.address
    for _ in range(3):
        tablet.wait()
        tablet.visit("#/about")
        assert tablet.device.timers == []
        tablet.visit(game)
    tablet.wait()
    assert tablet.play.context.table.played == 4
    assert len(tablet.device.timers) == 1
    tablet.visit("#/about")
    assert tablet.device.timers == []


def test_another_game_can_be_played_after_it() -> None:
    tablet = new_game(device=refusing())
    first = tablet.address
    act(tablet)
    tablet.tap("More")
    tablet.tap("New game")
    assert tablet.address != first
    assert tablet.play.context.table.played == 0
    act(tablet)
    tablet.visit(first)
    assert tablet.play.context.table.played == 1


@pytest.mark.parametrize("field", ["pace", "language"])
def test_a_preference_that_cannot_be_kept_holds_for_now_and_people_are_told(field: str) -> None:
    tablet = opened(new_game(), OPENING)
    tablet.device.refuse()
    if field == "pace":
        under_more(tablet, "Settings")
        tablet.choose("setting pace", "slow")
        assert tablet.play.context.pace == "slow"
        assert tablet.notice == "This device can't remember that. Choose it again next time."
    else:
        tablet.app.services.speak("pt")
        assert (
            tablet.notice
            == "Este aparelho não consegue guardar isso. Escolha-o de novo da próxima vez."
        )
    assert tablet.said == tablet.notice


def test_nothing_is_lost_that_was_stored_before() -> None:
    tablet = opened(new_game(), f"{OPENING}, roll 1 2")
    before = dict(tablet.device.store.texts)
    tablet.device.refuse()
    tablet.press("square b1")
    assert tablet.text("who") == "Rui"
    assert tablet.device.store.texts == before


@pytest.mark.parametrize(
    ("promises", "told"),
    [
        (True, "The browser will not delete them on its own."),
        (False, "The browser said no. Install Tessera and ask again, or save a backup."),
    ],
)  # fmt: skip
def test_who_asks_for_the_promise_hears_what_came_of_it(*, promises: bool, told: str) -> None:
    device = FakeDevice()
    device.space = StorageEstimate(1, 2, promised=False)
    device.promises = promises
    tablet = Tablet("#/data", device=device)
    tablet.press("promise")
    assert tablet.notice == told
