"""The languages: which one a person gets, and how it counts."""

from __future__ import annotations

import gettext
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
        ("de fr es pt", "es"),
        ("de fr", "en"),
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
    with (Path(i18n.__file__).parent / "locale" / language / "LC_MESSAGES" / "tessera.mo").open(
        "rb"
    ) as file:
        assert gettext.GNUTranslations(file).info()["language"] == language.replace("-", "_")


@pytest.mark.parametrize(
    ("language", "counted"),
    [
        ("pt", "0 cartas, 1 carta, 2 cartas, 21 cartas"),
        ("pt-BR", "0 cartas, 1 carta, 2 cartas, 21 cartas"),
        ("es", "0 cartas, 1 carta, 2 cartas, 21 cartas"),
        ("en", "0 cards, 1 card, 2 cards, 21 cards"),
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
    with pytest.raises(FileNotFoundError):
        translator("tlh")
