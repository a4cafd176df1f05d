"""A language is one catalogue and one line: shown with a made-up one that shouts."""

from __future__ import annotations

import re
from pathlib import Path

from babel.messages.pofile import write_po
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.at_table import open_page
from tests.browser.copies import Copy
from tools import messages

CODE, NAME = "qaa", "Shouted"
HEADER = "Plural-Forms: nplurals=2; plural=(n != 1);"
CATALOGUE = messages.po_file(CODE).relative_to(messages.ROOT)


def shouted(text: str) -> str:
    """All but the fields in capitals."""
    return re.sub(r"[^{}]+(?![^{]*\})", lambda found: found[0].upper(), text)


def write_catalogue(path: Path) -> None:
    """Every message that isn't a game's own, shouted."""
    catalogue = messages.new(CODE)
    catalogue.mime_headers = [("Plural-Forms", HEADER.partition(": ")[2])]
    for message in messages.template():
        if message.id:
            forms = [shouted(text) for text in messages.forms(message.id)]
            catalogue.add(message.id, forms if message.pluralizable else forms[0])
    path.parent.mkdir(parents=True)
    with path.open("wb") as file:
        write_po(file, catalogue)


def test_a_catalogue_and_a_line_are_all_it_takes(
    tmp_path: Path, context: BrowserContext, watch
) -> None:
    """One test, because the site is built for it."""
    copy = Copy(tmp_path)
    old = '"en": "English"'
    copy.replace("src/tessera/i18n/__init__.py", old, f'{old}, "{CODE}": "{NAME}"')
    write_catalogue(copy.root / CATALOGUE)
    copy.run("tools.build")
    assert copy.changes() == {"src/tessera/i18n/__init__.py", CATALOGUE.as_posix()}
    with copy.served() as address:
        watch.origin = address
        page = context.new_page()
        open_page(page, address)
        menu_speaks_it(page)
        speaks_in_a_game(page)
        page.goto(address)
        page.reload()
        expect(page.locator("#menu h1")).to_have_text(
            "SEVERAL GAMES, ONE TABLE", use_inner_text=True
        )
        assert page.evaluate("document.querySelector('link[rel=manifest]').href").endswith(
            f"tessera.{CODE}.webmanifest"
        )


def menu_speaks_it(page: Page) -> None:
    heading = page.locator("#menu h1")
    expect(heading).to_have_text("Several games, one table", use_inner_text=True)
    page.get_by_role("button", name=CODE.upper()).click()
    expect(page.locator("html")).to_have_attribute("lang", CODE)
    expect(heading).to_have_text("SEVERAL GAMES, ONE TABLE", use_inner_text=True)


def speaks_in_a_game(page: Page) -> None:
    page.locator("a[href='#/new/sequence_dice']").click()
    expect(page.locator("h1:visible")).to_have_text("SEQUENCE DICE")
    page.locator("[data-press='app:start']").click()
    expect(page.locator(".prompt")).to_contain_text("THROW")
    page.locator("[data-primary]").click()
    expect(page.locator(".events li").first).to_contain_text("THROWS")
