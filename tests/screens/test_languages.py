"""The languages: a change is seen at once, everywhere, and remembered."""

from __future__ import annotations

import pytest

from tessera.i18n import LANGUAGES
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet, nodes, with_class
from tessera_kit.walk.checks import check_page
from tests.screens.games import new_game, opened
from tests.storage.test_damaged import GOOD

GAME = "tessera/game/6f1c"
ADDRESSES = [
    "#/",
    "#/saved",
    "#/about",
    "#/new/sequence_dice",
    "#/rules/sequence_dice",
    "#/odds/sequence_dice",
    "#/odds/sequence_dice/6f1c",
    "#/play/6f1c",
]
TROUBLE = ["#/nonsense", "#/new/ludo", "#/play/nothing", "#/play/6f1c-broken"]


def tablet_at(address: str, language: str = "en") -> Tablet:
    broken = GOOD.replace("place f2", "place a1")
    texts = {GAME: GOOD, f"{GAME}-broken": broken, "tessera/seats": "person Ana\nperson Rui"}
    return Tablet(address, language=language, device=FakeDevice(texts))


def words(tablet: Tablet) -> list[str]:
    """Every text and every label on the page."""
    labels = [str(node.attributes.get("aria-label") or "") for node in nodes(tablet.page)]
    texts = [c for node in nodes(tablet.page) for c in node.children if isinstance(c, str)]
    return labels + texts


@pytest.mark.parametrize("language", ["pt", "es"])
@pytest.mark.parametrize("address", ADDRESSES)
def test_after_a_change_the_page_is_as_if_it_had_always_been_in_that_language(
    address: str, language: str
) -> None:
    tablet = tablet_at(address)
    english = words(tablet)
    tablet.app.services.speak(language)
    assert words(tablet) == words(tablet_at(address, language)) != english
    check_page(tablet.page)
    tablet.app.services.speak("en")
    assert words(tablet) == english


@pytest.mark.parametrize("address", TROUBLE)
def test_after_a_change_a_trouble_is_told_in_that_language(address: str) -> None:
    tablet = tablet_at(address)
    tablet.app.services.speak("pt")
    assert tablet.text("lead") == tablet_at(address, "pt").text("lead")


def test_the_language_is_remembered() -> None:
    tablet = Tablet()
    tablet.app.services.speak("es")
    assert tablet.device.store.texts["tessera/language"] == "es"


def far(*languages: str) -> Tablet:
    """A form on a device that has to fetch these languages."""
    tablet = tablet_at("#/new/sequence_dice")
    tablet.fetch()
    tablet.device.far_languages = languages
    tablet.seat(0, "name Eva")
    return tablet


def marked(tablet: Tablet) -> str:
    """The language that the sheet of settings shows as chosen."""
    tablet.attempt(lambda: tablet.app.press("app:settings", by_keyboard=False))
    (languages,) = tablet.find("data-change", "setting language")
    tablet.press("settings close")
    return str(languages.attributes[".value"])


def test_a_language_that_has_to_come_is_spoken_when_it_is_there() -> None:
    tablet = far("es")
    english = words(tablet)
    tablet.adjust("language", "es")
    assert words(tablet) == english
    assert marked(tablet) == "es"
    tablet.fetch()
    assert marked(tablet) == "es"
    assert tablet.app.services.say.language == tablet.device.language_shown == "es"
    assert tablet.device.store.texts["tessera/language"] == "es"


def test_a_language_that_cannot_come_leaves_everything_as_it_is() -> None:
    tablet = far("es")
    tablet.device.offline = True
    english = words(tablet)
    tablet.adjust("language", "es")
    tablet.fetch()
    assert tablet.notice == (
        "Español can't be downloaded now. Check your internet connection and try again."
    )
    assert set(english) < set(words(tablet))
    assert marked(tablet) == "en"
    assert tablet.app.services.say.language == tablet.device.language_shown == "en"
    assert "tessera/language" not in tablet.device.store.texts


def test_of_several_languages_the_one_chosen_last_is_spoken() -> None:
    tablet = far("es", "pt")
    tablet.adjust("language", "es")
    tablet.adjust("language", "pt")
    tablet.fetch()
    assert tablet.app.services.say.language == "pt"
    tablet.adjust("language", "es")
    tablet.adjust("language", "en")
    tablet.fetch()
    assert tablet.app.services.say.language == "en"


@pytest.mark.parametrize("code", ["", "xx", "EN", "pt-br", "pt-AO", "../../en"])
def test_a_language_that_there_is_not_changes_nothing(code: str) -> None:
    tablet = Tablet(language="es")
    before = words(tablet)
    tablet.app.services.speak(code)
    assert tablet.app.services.say.language == "es"
    assert words(tablet) == before
    assert "tessera/language" not in tablet.device.store.texts


def test_the_whole_log_is_in_the_language_that_is_chosen() -> None:
    tablet = opened(new_game(), "roll 3 4, roll 1 2, roll 1 2, place b1")
    (log,) = with_class(tablet.page, "events")
    assert log.text().startswith("Ana puts a chip on b1.Ana throws 1 + 2: 3.")
    tablet.app.services.speak("pt")
    (log,) = with_class(tablet.page, "events")
    assert log.text().startswith("Ana põe uma ficha em b1.Ana lança 1 + 2: 3.")
    assert log.text().count("Ana") == 4
    tablet.app.services.speak("en")
    (log,) = with_class(tablet.page, "events")
    assert log.text().startswith("Ana puts a chip on b1.")


def test_the_log_forgets_what_was_taken_back() -> None:
    tablet = opened(new_game(), "roll 3 4, roll 1 2, roll 1 2")
    tablet.press("square b1")
    tablet.tap("Undo")
    tablet.press("square f2")
    (log,) = with_class(tablet.page, "events")
    assert log.text().startswith("Ana puts a chip on f2.Ana throws 1 + 2: 3.")
    assert "b1" not in log.text()


def test_dates_are_written_as_people_of_the_language_do() -> None:
    for language in LANGUAGES:
        tablet = tablet_at("#/saved", language)
        assert f"2026-11-21T09:15:00Z ({language})" in tablet.page.text()
