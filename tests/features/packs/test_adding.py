"""Adding a game: whose program it is, how long it may take, and how it is called off."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tessera import games
from tessera.features.packs.adding import PATIENCE
from tessera.screens.packs import FAILURES, Pack
from tessera_kit.fakes.tablet import FakeDevice, Tablet

TOLD = {"en": "Rota"}, {"en": "A wheel"}
ROTA = Pack("rota", 36_000, *TOLD, author="Zoë", version="1.2", licence="MIT")


@pytest.fixture
def tablet() -> Iterator[Tablet]:
    """One at a site that offers Rota."""
    device = FakeDevice()
    device.packs.packs = (ROTA,)
    yield Tablet("#/more", device=device)
    games.INSTALLED.pop("rota", None)


def test_who_wrote_it_is_said_and_that_it_is_a_program(tablet: Tablet) -> None:
    words = tablet.page.text()
    assert "By Zoë · Version 1.2 · Licence MIT · 36\N{NO-BREAK SPACE}kB" in words
    assert "These games are made by other people" in words


@pytest.mark.parametrize("address", ["#/more", "#/new/rota"])
def test_it_can_be_called_off_and_begun_again(tablet: Tablet, address: str) -> None:
    tablet.visit(address)
    assert "That didn't work" not in tablet.page.text()
    tablet.tap("Add Rota")
    tablet.tap("Stop adding Rota")
    assert tablet.notice == "It was not added."
    assert not tablet.device.packs.waiting, "the device goes on"
    assert not tablet.device.packs.names
    tablet.tap("Add Rota")
    games.INSTALLED["rota"] = "tessera_rota"
    tablet.attempt(tablet.device.packs.waiting.pop())
    assert tablet.device.packs.names == ["rota"]
    assert not [timer for timer in tablet.device.timers if timer.milliseconds == PATIENCE]


def test_what_does_not_come_within_a_minute_is_given_up(tablet: Tablet) -> None:
    tablet.tap("Add Rota")
    tablet.pass_time(PATIENCE - 1)
    assert tablet.find("aria-label", "Adding Rota")
    tablet.pass_time(1)
    assert tablet.notice == FAILURES["slow"]
    assert not tablet.device.packs.waiting
    assert not tablet.find("aria-label", "Adding Rota")


def test_what_comes_after_it_was_called_off_is_not_heard(tablet: Tablet) -> None:
    tablet.tap("Add Rota")
    (comes,) = tablet.device.packs.waiting
    tablet.tap("Stop adding Rota")
    tablet.attempt(comes)
    assert tablet.notice == "It was not added."
