"""A game is one folder and one line, a language one catalogue and one line: shown with the example
that people copy, and with a made-up language that shouts."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from babel.messages.pofile import write_po
from playwright.sync_api import BrowserContext, Page, expect

from tessera_kit.authoring.catalogues import forms
from tests.browser.at_table import is_over, log, open_page, primary, seat, speak
from tests.browser.copies import Copy
from tests.every_game import EXAMPLE
from tools import messages

FOLDER = "src/tessera/games/one_card"
LIST = "src/tessera/games/__init__.py"
LANGUAGES = "src/tessera/i18n/__init__.py"
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
            loud = [shouted(text) for text in forms(message.id)]
            catalogue.add(message.id, loud if message.pluralizable else loud[0])
    path.parent.mkdir(parents=True)
    with path.open("wb") as file:
        write_po(file, catalogue)


@pytest.mark.seldom("added")
def test_a_folder_or_a_catalogue_and_a_line_are_all_it_takes(
    tmp_path: Path, context: BrowserContext, watch
) -> None:
    """One test of both, because the site is built for it."""
    copy = Copy(tmp_path)
    shutil.copytree(EXAMPLE, copy.root / FOLDER, ignore=shutil.ignore_patterns("__pycache__"))
    copy.replace(LIST, '"sequences", "tabula")', '"sequences", "tabula", "one_card")')
    assert "complete" in copy.run("tools.messages", "check")
    old = '"en": "English"'
    copy.replace(LANGUAGES, old, f'{old}, "{CODE}": "{NAME}"')
    write_catalogue(copy.root / CATALOGUE)
    copy.run("tools.build")
    new = {path.relative_to(EXAMPLE) for path in EXAMPLE.rglob("*") if path.is_file()}
    brought = {f"{FOLDER}/{path.as_posix()}" for path in new if path.suffix != ".pyc"}
    assert copy.changes() == {LIST, *brought, LANGUAGES, CATALOGUE.as_posix()}
    stands_in_the_menu_in_every_language(copy.root)
    with copy.served() as address:
        watch.origin = address
        is_played_from_the_menu_to_the_end(context.new_page(), address)
        is_spoken_in_the_menu_and_in_a_game(context.new_page(), address)


def stands_in_the_menu_in_every_language(root: Path) -> None:
    page = (root / "dist/index.html").read_text(encoding="utf-8")
    assert page.count('href="#/new/one_card"') == 1
    for title in ("Uma Carta", "Una carta", "One Card"):
        assert f">{title}</span></h2>" in page or f">{title}</span><span" in page
    (static,) = root.glob("dist/static-*")
    assert (static / "pictures/one_card.svg").is_file()
    assert ".one-card" in (static / "rest.css").read_text(encoding="utf-8")
    for language, title in (("pt", "Uma Carta"), ("en", "One Card")):
        manifest = root / f"dist/tessera.{language}.json"
        assert f'"name": "{title}"' in manifest.read_text(encoding="utf-8")


def is_played_from_the_menu_to_the_end(page: Page, address: str) -> None:
    open_page(page, address)
    page.evaluate("localStorage.setItem('tessera/pace', 'fast')")
    page.locator("a[href='#/new/one_card']").click()
    expect(page.locator("h1:visible")).to_have_text("One Card")
    seat(page, 1, "kind normal")
    page.locator("[data-press='app:start']").click()
    expect(page.locator(".one-card .place")).to_have_count(2)
    stay(page)
    expect(page.locator(".table.over")).to_be_visible(timeout=30_000)
    assert "win" in (page.locator(".prompt").text_content() or "")
    told = " ".join(log(page))
    assert "stays" in told
    assert primary(page).text_content() == "Play again"
    page.goto(f"{address}#/new/one_card")
    speak(page, "pt")
    expect(page.locator("h1:visible")).to_have_text("Uma Carta")


def stay(page: Page) -> None:
    """Whoever begins: the person's answer is the same."""
    button = page.locator("[data-press='game:stay']:not([aria-disabled])")
    for _ in range(100):
        if button.count():
            button.click()
            return
        assert not is_over(page)
        page.wait_for_timeout(100)
    raise AssertionError("it is never the person's turn")


def is_spoken_in_the_menu_and_in_a_game(page: Page, address: str) -> None:
    open_page(page, address)
    speak(page, "en")
    menu_speaks_it(page)
    speaks_in_a_game(page)
    page.goto(address)
    page.reload()
    expect(page.locator("#menu h1")).to_have_text("SEVERAL GAMES, ONE TABLE", use_inner_text=True)
    assert page.evaluate("document.querySelector('link[rel=manifest]').href").endswith(
        f"tessera.{CODE}.json"
    )


def menu_speaks_it(page: Page) -> None:
    heading = page.locator("#menu h1")
    expect(heading).to_have_text("Several games, one table", use_inner_text=True)
    speak(page, CODE)
    expect(page.locator("html")).to_have_attribute("lang", CODE)
    expect(heading).to_have_text("SEVERAL GAMES, ONE TABLE", use_inner_text=True)


def speaks_in_a_game(page: Page) -> None:
    page.locator("a[href='#/new/sequence_dice']").click()
    expect(page.locator("h1:visible")).to_have_text("SEQUENCE DICE")
    page.locator("[data-press='app:start']").click()
    expect(page.locator(".prompt")).to_contain_text("THROW")
    page.locator("[data-primary]").click()
    expect(page.locator(".events")).to_contain_text("THROWS")
