"""Deleted games go for good after thirty days that the device has seen, whatever its clock says."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from tessera.games import find
from tessera.storage.clearing import DAYS, clear
from tessera.storage.revisions import DELETED, EARLIER
from tessera.storage.saves import Saves
from tessera.storage.settings.names import PREFIX
from tessera_kit.fakes.stores import FakeDurableStore, FakeStore
from tests.session.tables import record_text
from tests.storage.kept import repository_in, settings_in

TODAY = date(2026, 11, 26)


class Device:
    """A device that is looked at on some days."""

    def __init__(self) -> None:
        self.store, self.durable_store = FakeStore(), FakeDurableStore()
        self.time = "2026-11-26T09:15:00Z"
        self.saves = self.open()
        self.saves.repository.write("one", record_text("person", "person"))
        self.saves.delete("one")

    def open(self) -> Saves:
        return Saves(repository_in(self.store, self.durable_store, now=lambda: self.time), find)

    def see(self, *days: str) -> int:
        """Another launch on each of these days; how many games can be restored then."""
        for day in days:
            self.time = f"{day}T09:15:00Z"
            clear(self.open().repository, settings_in(self.store, self.durable_store), day)
        return len(self.open().deleted())


def days(number: int, first: date = TODAY) -> list[str]:
    return [str(first + timedelta(days=n)) for n in range(number)]


@pytest.mark.parametrize(("seen", "left"), [(DAYS + 1, 1), (DAYS + 2, 0)])
def test_a_deleted_game_is_thrown_away_after_thirty_days(seen: int, left: int) -> None:
    device = Device()
    assert device.see(*days(seen)) == left
    keys = [*device.store.texts, *device.durable_store.texts]
    assert any(key.startswith((DELETED, EARLIER)) for key in keys) == bool(left)
    assert ("\none " in device.store.texts[f"{PREFIX}deleted"]) == bool(left), "nor is it counted"


def test_a_clock_at_1970_and_then_right_again_deletes_nothing() -> None:
    device = Device()
    device.time = "1970-01-01T00:00:10Z"
    saves = device.open()
    saves.restore("one")
    saves.delete("one")
    assert device.see("1970-01-01", *days(3)) == 1


def test_a_clock_that_begins_at_1970_each_day_takes_no_day_away() -> None:
    device = Device()
    wobbling = [day for today in days(DAYS) for day in ("1970-01-01", today)]
    assert device.see(*wobbling) == 1


def test_a_game_that_is_deleted_again_has_all_its_days() -> None:
    device = Device()
    device.see(*days(20))
    saves = device.open()
    saves.restore("one")
    saves.delete("one")
    assert device.see(*days(20, TODAY + timedelta(days=30))) == 1


@pytest.mark.parametrize("text", ["x", "1\n\nx", "²\n\n", "9\n2026-11-26\none x 1"])
def test_what_cannot_be_read_throws_nothing_away(text: str) -> None:
    device = Device()
    device.store.texts[f"{PREFIX}deleted"] = text
    assert device.see(*days(3)) == 1


def test_a_game_that_is_said_to_be_deleted_some_day_to_come_goes_in_its_time() -> None:
    device = Device()
    device.store.texts[f"{PREFIX}deleted"] = "1\n\none 2 999"
    assert device.see(*days(DAYS + 2)) == 0


def test_without_deleted_games_nothing_is_counted() -> None:
    device = Device()
    device.saves.restore("one")
    device.see(*days(3))
    assert f"{PREFIX}deleted" not in device.store.texts
