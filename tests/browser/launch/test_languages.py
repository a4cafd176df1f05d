"""The page in its languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tessera.i18n import catalogues
from tests.browser.at_table import (
    log,
    open_page,
    playable,
    primary,
    set_up,
    speak,
    throw_until_choice,
)
from tests.browser.host import Host

MENU = {
    "pt": "Vários jogos, uma mesa",
    "pt-BR": "Vários jogos, uma mesa",
    "es": "Varios juegos, una mesa",
    "en": "Several games, one table",
}
CHIP = {
    "pt": "põe uma ficha em",
    "pt-BR": "coloca uma ficha em",
    "es": "pone una ficha en",
    "en": "puts a chip on",
}


@pytest.mark.parametrize(
    ("locale", "language"), [("pt-BR", "pt-BR"), ("es-MX", "es"), ("en-GB", "en"), ("fi-FI", "en")]
)
def test_the_browsers_language_comes_first(new_context, site, locale, language) -> None:
    page = new_context(locale=locale).new_page()
    open_page(page, site)
    assert fetched(page) == set(catalogues(language))
    assert page.locator("html").get_attribute("lang") == language
    expect(page.locator("#menu h1")).to_have_text(MENU[language], use_inner_text=True)
    set_up(page, ["person", "person"])
    while CHIP[language] not in " ".join(log(page)):
        (playable(page).first if playable(page).count() else primary(page)).click()


def fetched(page: Page) -> set[str]:
    """The catalogues that a page has fetched."""
    return set(page.evaluate(FETCHED))


FETCHED = """performance.getEntriesByType("resource")
    .flatMap(({ name }) => name.match(/(?<=[/]locale[/])[^/]+/) ?? [])"""


def test_a_language_that_cannot_be_had_is_told_of_and_comes_when_it_can(
    new_context, host: Host
) -> None:
    (file,) = host.folder.glob("locale/es/*")
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2])
    page = new_context(locale="es").new_page()
    open_page(page, host.address)
    words = "Español can't be downloaded now"
    expect(page.locator(".notice")).to_contain_text(words)
    expect(page.locator("#menu h1")).to_have_text(MENU["en"], use_inner_text=True)
    page.goto(f"{host.address}#/new/sequence_dice")
    speak(page, "es")
    expect(page.locator(".notice")).to_contain_text(words)
    expect(page.locator("h1:visible")).to_have_text("Sequence Dice")
    file.write_bytes(whole)
    speak(page, "es")
    expect(page.locator("h1:visible")).to_have_text("Secuencia con dados")
    expect(page.locator("html")).to_have_attribute("lang", "es")


def test_the_chosen_language_changes_everything_at_once_and_is_remembered(
    page: Page, site: str
) -> None:
    open_page(page, site)
    speak(page, "es")
    expect(page.locator("#menu h1")).to_have_text(MENU["es"], use_inner_text=True)
    page.goto(f"{site}#/new/sequence_dice")
    expect(page.locator("h1:visible")).to_have_text("Secuencia con dados")
    speak(page, "pt")
    expect(page.locator("h1:visible")).to_have_text("Sequência com Dados")
    page.reload()
    expect(page.locator("h1:visible")).to_have_text("Sequência com Dados")
    page.locator("[data-press='app:start']").click()
    throw_until_choice_or_computer(page)
    assert any("lanç" in sentence.lower() for sentence in log(page))


def throw_until_choice_or_computer(page: Page) -> None:
    """One throw is enough to have something in the log."""
    primary(page).click()
    expect(page.locator(".events li").first).to_be_attached()


def test_refusals_are_in_the_players_language(new_context, site) -> None:
    page = new_context(locale="pt-PT").new_page()
    open_page(page, site)
    set_up(page, ["person", "person"])
    page.locator(".square").first.click(force=True)
    expect(page.locator(".notice")).to_have_text("Primeiro, lance os dados.")
    throw_until_choice(page)
