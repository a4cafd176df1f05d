"""How to install, for each kind of browser."""

from __future__ import annotations

import pytest

from tessera.features.menu.about import OTHER_WAYS, STEPS
from tessera.i18n import LANGUAGES
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet, with_class


def page_for(way: str, language: str = "en") -> Tablet:
    device = FakeDevice()
    device.way = way
    return Tablet("#/install", language=language, device=device)


@pytest.mark.parametrize("way", [*STEPS, *OTHER_WAYS])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_browser_is_told_something(way: str, language: str) -> None:
    text = page_for(way, language).page.text()
    assert len(text) > 100
    if language != "en":
        assert text != page_for(way, "en").page.text()


def test_apple_has_words_pictures_and_the_advice_to_install_first() -> None:
    tablet = page_for("apple")
    (steps,) = with_class(tablet.page, "steps")
    assert len(steps.children) == 3
    assert [use.attributes["href"] for use in tablet.find("href", "#icon-share")]
    assert "Install first, then play" in with_class(tablet.page, "advice")[0].text()


def test_only_where_storage_is_apart_is_there_advice() -> None:
    assert with_class(page_for("menu").page, "advice") == []


def test_a_browser_that_can_ask_is_made_to() -> None:
    tablet = page_for("prompt")
    tablet.tap("Install")
    assert tablet.device.installs == 1
