"""Reading aloud: for who can't read yet, in the device's own voice, and never a secret."""

from __future__ import annotations

import pytest

from tessera.i18n.voices import best_voice
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet, with_class
from tessera_kit.walk.checks import check_page

NUMBER = "#/learn/sequence_dice/number"


def reading(address: str, seats: str = "person Ana\nperson Rui", *, on: bool = True) -> Tablet:
    """A tablet with a voice, which reads at this address."""
    device = FakeDevice({"tessera/seats": seats} | ({"tessera/read": "on"} if on else {}))
    device.voice.speaks = ("en", "pt")
    return Tablet(address, device=device)


def heard(tablet: Tablet) -> str:
    """All that is read since the last press, once the page is drawn."""
    assert tablet.page
    return " ".join(tablet.device.voice.heard)


def test_nothing_is_read_before_somebody_wants_it() -> None:
    tablet = reading(NUMBER, on=False)
    tablet.press_primary()
    assert not heard(tablet)
    assert not tablet.find("data-press", "app:read prompt")


def test_it_is_turned_on_in_the_settings_where_there_is_a_voice() -> None:
    tablet = reading(NUMBER, on=False)
    tablet.app.press("app:settings", by_keyboard=False)
    tablet.app.change("setting read", "on")
    assert heard(tablet)
    tablet.app.key("Escape")
    tablet.press_primary()
    assert "2 and 3 make 5." in heard(tablet)
    check_page(tablet.page)


def test_a_device_without_a_voice_for_the_language_offers_none_and_is_silent() -> None:
    tablet = reading(NUMBER)
    tablet.app.services.speak("de")
    tablet.app.press("app:settings", by_keyboard=False)
    assert not tablet.find("data-change", "setting read")
    tablet.app.key("Escape")
    tablet.press_primary()
    assert not heard(tablet)


def test_a_lesson_is_read_from_its_first_sentence_and_so_are_its_answers() -> None:
    tablet = reading(NUMBER)
    assert "Number and square" in heard(tablet)
    tablet.press_primary()
    tablet.press("square b3")
    assert "That is a 9" in heard(tablet)


def test_a_press_ends_what_is_read_and_the_loudspeaker_reads_it_again() -> None:
    tablet = reading(NUMBER)
    before = heard(tablet)
    tablet.app.press("app:read prompt", by_keyboard=False)
    (again,) = tablet.device.voice.heard
    assert again in before
    tablet.app.press("app:settings", by_keyboard=False)
    assert not heard(tablet)


@pytest.mark.parametrize("seats", ["person Ana\nnormal Rui", "person Ana\nperson Rui"])
def test_cards_are_read_to_one_who_plays_alone_and_never_to_others_at_the_table(
    seats: str,
) -> None:
    tablet = reading("#/new/sequence", seats)
    tablet.tap("Start the game")
    for _ in range(12):
        tablet.wait()
    table = tablet.play.context.table
    seat = table.turn
    assert seat is not None
    alone = "normal" in seats
    if not alone and tablet.primary.startswith("Go on"):
        tablet.press_primary()
    tablet.app.press("app:read prompt", by_keyboard=False)
    assert heard(tablet), "what is asked for is read"
    tablet.device.voice.hush()
    tablet.app.services.messages.announce("Ana draws the 3 of hearts.")
    assert bool(heard(tablet)) == alone


def test_a_page_is_read_as_it_stands_without_its_pictures() -> None:
    tablet = reading("#/rules/sequence_dice")
    tablet.app.press("app:read page", by_keyboard=False)
    heading, *more = tablet.device.voice.heard
    assert heading == with_class(tablet.page, "paper")[0].children[0].text()  # type: ignore[union-attr]
    assert any(words.endswith(".") for words in more)
    assert not any("\n" in words for words in more)


def test_a_choice_of_the_set_up_is_read_as_it_is_made() -> None:
    tablet = reading("#/new/sequence_dice")
    tablet.press("rules")
    tablet.app.change("line", "5")
    assert heard(tablet).startswith("Five")


@pytest.mark.parametrize(
    ("voices", "tag", "best"),
    [
        (["en-US", "pt-BR", "pt-PT"], "pt-PT", 2),
        (["en-US", "pt_BR"], "pt-PT", 1),
        (["en-US", "en-GB"], "en-GB", 1),
        (["de-DE"], "de", 0),
        (["de-DE"], "fr", None),
        ([], "en", None),
    ],
)
def test_the_voice_of_the_region_is_better_than_another_of_the_language(
    voices: list[str], tag: str, best: int | None
) -> None:
    assert best_voice(voices, tag) == best
