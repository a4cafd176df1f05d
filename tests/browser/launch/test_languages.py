"""The page in its languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.at_table import log, open_page, playable, primary, set_up, throw_until_choice

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
    assert page.locator("html").get_attribute("lang") == language
    expect(page.locator("#menu h1")).to_have_text(MENU[language], use_inner_text=True)
    set_up(page, ["person", "person"])
    while CHIP[language] not in " ".join(log(page)):
        (playable(page).first if playable(page).count() else primary(page)).click()


def test_the_chosen_language_changes_everything_at_once_and_is_remembered(
    page: Page, site: str
) -> None:
    open_page(page, site)
    page.get_by_role("button", name="ES").click()
    expect(page.locator("#menu h1")).to_have_text(MENU["es"], use_inner_text=True)
    page.goto(f"{site}#/new/sequence_dice")
    expect(page.locator("h1:visible")).to_have_text("Secuencia con dados")
    page.get_by_role("button", name="PT").click()
    expect(page.locator("h1:visible")).to_have_text("Sequência com Dados")
    page.reload()
    expect(page.locator("h1:visible")).to_have_text("Sequência com Dados")
    page.locator("[data-press='app:start']").click()
    throw_until_choice_or_computer(page)
    assert any("lança" in sentence for sentence in log(page))


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
