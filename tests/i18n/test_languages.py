"""The languages: which one a person gets, and how it counts."""

from __future__ import annotations

import gettext
from io import BytesIO
from pathlib import Path

import pytest

from tessera import i18n
from tessera.i18n import LANGUAGES, Nn_, preferred, regional, translator

CARDS = Nn_("{n} card", "{n} cards")


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        ("pt", "pt"),
        ("pt-BR", "pt-BR"),
        ("pt_BR", "pt-BR"),
        ("pt_PT", "pt"),
        ("pt-AO", "pt"),
        ("PT-br", "pt-BR"),
        ("es-419", "es"),
        ("en-GB", "en"),
        ("zh-Hant-TW es", "es"),
        ("de-AT", "de"),
        ("fr-CA pt", "fr"),
        ("it-CH de", "it"),
        ("nl sv es pt", "es"),
        ("nl sv", "en"),
        ("", "en"),
        ("ptx", "en"),
        ("- _ en-US", "en"),
    ],
)
def test_a_person_gets_the_first_language_that_we_speak(wanted: str, language: str) -> None:
    assert preferred(wanted.split()) == language


@pytest.mark.parametrize(
    ("language", "wanted", "tag"),
    [
        ("pt", "pt", "pt-PT"),
        ("pt", "", "pt-PT"),
        ("pt", "pt-BR", "pt-PT"),
        ("pt", "pt-AO", "pt-AO"),
        ("pt-BR", "pt en", "pt-BR"),
        ("es", "en es-MX", "es-MX"),
        ("en", "pt en-GB", "en-GB"),
        ("en", "fr", "en"),
        ("de", "en de-CH", "de-CH"),
    ],
)
def test_dates_and_numbers_are_those_of_the_region(language: str, wanted: str, tag: str) -> None:
    assert regional(language, wanted.split()) == tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_one_that_can_be_preferred_and_spoken(language: str) -> None:
    assert preferred([language]) == language
    assert translator(language).language == language


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_a_catalogue_lies_in_the_folder_of_its_own_language(language: str) -> None:
    read = gettext.GNUTranslations(BytesIO(catalogue(language)))
    assert read.info()["language"] == language.replace("-", "_")


@pytest.mark.parametrize(
    ("language", "counted"),
    [
        ("pt", "0 cartas, 1 carta, 2 cartas, 21 cartas"),
        ("pt-BR", "0 cartas, 1 carta, 2 cartas, 21 cartas"),
        ("es", "0 cartas, 1 carta, 2 cartas, 21 cartas"),
        ("en", "0 cards, 1 card, 2 cards, 21 cards"),
        ("fr", "0 carte, 1 carte, 2 cartes, 21 cartes"),
        ("de", "0 Karten, 1 Karte, 2 Karten, 21 Karten"),
        ("it", "0 carte, 1 carta, 2 carte, 21 carte"),
    ],
)
def test_each_language_counts_by_its_own_rules(language: str, counted: str) -> None:
    say = translator(language)
    assert ", ".join(say.count(CARDS, n) for n in (0, 1, 2, 21)) == counted


@pytest.mark.parametrize("language", LANGUAGES)
def test_facts_are_filled_in_as_they_are(language: str) -> None:
    say = translator(language)
    assert "{square}%s" in say("{player} begins.", player="{square}%s")
    assert "<b>" in say("There is no chip on {square}.", square="<b>")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_that_nobody_has_translated_is_still_said(language: str) -> None:
    say = translator(language)
    assert say("Nobody has translated {this}.", this="this") == "Nobody has translated this."
    assert say("Nobody has translated {this}.") == "Nobody has translated {this}."


def test_a_language_without_a_catalogue_is_an_error_and_not_english() -> None:
    with pytest.raises(OSError, match="tlh"):
        translator("tlh")
    assert not i18n.can_speak("tlh")


@pytest.fixture
def as_in_a_page(monkeypatch: pytest.MonkeyPatch) -> None:
    """The app has brought no catalogue along."""

    def lacking(package: str, name: str) -> bytes:
        raise OSError(f"no {name} in {package}")

    monkeypatch.setattr(i18n, "get_data", lacking)
    for kept in ("_made", "_added"):
        monkeypatch.setattr(i18n, kept, {})


@pytest.mark.usefixtures("as_in_a_page")
def test_a_page_speaks_english_and_what_has_come() -> None:
    assert [code for code in LANGUAGES if i18n.can_speak(code)] == ["en"]
    i18n.add_catalogue("pt-BR", catalogue("pt-BR"))
    assert not i18n.can_speak("pt-BR"), "most of it stands in the whole one"
    i18n.add_catalogue("pt", catalogue("pt"))
    assert [code for code in LANGUAGES if i18n.can_speak(code)] == ["en", "pt", "pt-BR"]
    assert translator("pt-BR")("Close") == "Fechar"


def catalogue(code: str) -> bytes:
    folder = Path(i18n.__file__).parent / "locale" / code / "LC_MESSAGES"
    return (folder / "tessera.mo").read_bytes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogues_of_a_language_are_those_of_its_region_and_the_whole_one(
    language: str,
) -> None:
    needed = {"en": (), "pt-BR": ("pt-BR", "pt")}
    assert i18n.catalogues(language) == needed.get(language, (language,))


def test_a_run_of_numbers_is_not_broken_at_a_line_s_end() -> None:
    told = translator("en")("A 1-2-3 is worth 10 points, a two-eyed jack none.")
    assert told == "A 1\u20112\u20113 is worth 10 points, a two-eyed jack none."
