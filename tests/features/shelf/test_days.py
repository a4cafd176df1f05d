"""Moments are cut into days where the device is."""

from __future__ import annotations

from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet
from tests.screens.golden import SCORES

SAVED = "2026-12-01T01:30:00Z"
"""In São Paulo it is the evening before."""


def in_sao_paulo(address: str) -> Tablet:
    head, _, rest = SCORES.partition("\nsaved ")
    device = FakeDevice(
        {"tessera/game/one": f"{head}\nsaved {SAVED}\n{rest.partition(chr(10))[2]}"}
    )
    device.hours_ahead = -3
    return Tablet(address, device=device)


def test_a_game_of_that_evening_is_of_november() -> None:
    text = in_sao_paulo("#/numbers").page.text()
    assert "2026-11 (en)" in text
    assert "2026-12" not in text


def test_its_file_bears_that_day() -> None:
    tablet = in_sao_paulo("#/saved")
    tablet.attempt(lambda: tablet.app.press("app:export one", by_keyboard=False))
    name, _ = tablet.device.sharing.files[-1]
    assert name.endswith("-2026-11-30.txt")
