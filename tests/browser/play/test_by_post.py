"""Two browsers that know nothing of each other but links."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, expect

from tessera.core.record import write_record
from tessera.post.game import game_id
from tests.browser.at_table import GO_ON, open_page, press, primary, record_here, seat, until
from tests.post.devices import Device, begun

COPIED = """if (navigator.clipboard) navigator.clipboard.writeText = (text) => {
    self.copied = text;
    return Promise.resolve();
}"""
LETTERS = 42
"""After so many, of the game that these devices play, some are left."""
CAN_LEAVE = ".square[aria-label*='move from here']"
CAN_ARRIVE = ".board:has(.square[aria-label*=': chosen']) .square[aria-label*='move here']"
TO_SEND = "[data-primary][data-press='app:send']"
PLAYS_ON = f"{GO_ON}:not([data-press='app:send'])"
"""The one button, unless the turn has ended since the last look: sending gives a link."""


def house(new_context: Callable[..., BrowserContext]) -> Page:
    """A browser of its own."""
    context = new_context()
    context.add_init_script(COPIED)
    return context.new_page()


def follow(page: Page, link: str) -> None:
    """Somebody presses the link while the page is open, or comes to it by it."""
    page.evaluate("(hash) => { location.hash = hash; }", "#" + link.partition("#")[2])


def send(page: Page) -> str:
    """The letter that is due, as a link."""
    press(page, TO_SEND)
    page.locator("[data-press='app:copy letter']").click()
    return str(page.evaluate("self.copied"))


def turn(page: Page) -> str:
    """Plays a whole turn; nothing is sent where the other's has ended the game."""
    for _ in range(60):
        if page.locator(TO_SEND).count():
            return send(page)
        if page.locator(".table.over").count():
            return ""
        press(page, "[data-primary][data-press='app:last round']", PLAYS_ON, CAN_ARRIVE, CAN_LEAVE)
    raise AssertionError("a turn that doesn't end")


def is_over(page: Page) -> bool:
    return "\nresult " in record_here(page)


def keep(page: Page, device: Device) -> str:
    """Has the device's game in the browser; the answer is its address."""
    id = game_id(device.game.post.chains[0].promised)
    page.evaluate(
        "([key, text]) => localStorage.setItem(key, text)",
        [f"tessera/game/{id}", write_record(device.game.record)],
    )
    return f"#/play/{id}"


def test_two_browsers_play_by_links_alone(
    new_context: Callable[..., BrowserContext], site: str
) -> None:
    ana, rui = house(new_context), house(new_context)
    open_page(ana, site + "#/post/tabula")
    seat(ana, 1, "name Rui")
    ana.locator("[data-press='app:start']").click()
    ana.locator(".board").wait_for()
    invitation = send(ana)

    open_page(rui, site + "#" + invitation.partition("#")[2])
    rui.locator("[data-press='app:join']").click()
    rui.locator(".board").wait_for()
    answer = send(rui)
    follow(ana, answer)
    until(ana, "document.querySelectorAll('.news-button').length > 0")
    link = ana.url
    follow(ana, answer)  # Once more.
    expect(ana.locator(".notice")).to_have_text("You already have this message.")
    assert ana.url == link

    # Another game, that has only some letters left.
    for page, device in zip((ana, rui), begun("tabula", (0, 1), letters=LETTERS), strict=True):
        address = keep(page, device)
        follow(page, address)
        page.reload()
        page.locator("body[data-state=ready]").wait_for()
        page.context.set_offline(True)
    pages = [ana, rui]
    if not ana.locator(GO_ON).count():
        pages.reverse()
    text = ""
    for number in range(40):
        page = pages[number % 2]
        if text:
            follow(page, text)
            until(page, "location.hash.startsWith('#/play/')")
            expect(primary(page)).not_to_have_text("Send again")  # It has come.
        if number == 3:  # Nothing that was played is lost, nor thrown anew.
            before = record_here(page)
            page.context.set_offline(False)
            page.reload()
            page.locator("body[data-state=ready]").wait_for()
            assert record_here(page) == before
        text = turn(page)
        if not text:
            break
    for page in pages:
        expect(primary(page)).to_have_text("Play again")
        assert is_over(page)
    assert events(record_here(ana)) == events(record_here(rui))


def events(record: str) -> str:
    return record.partition("\n\n")[2]


COVERED = """() => {
    const message = document.querySelector(".notice-place").getBoundingClientRect();
    const told = (node) => node.nodeType === 3 && node.data.trim();
    const own = (one) => [...one.childNodes].some(told);
    return [...document.querySelectorAll(".sheet *")].filter(own).filter((one) => {
        const { top, bottom, left, right } = one.getBoundingClientRect();
        return top < message.bottom && bottom > message.top
            && left < message.right && right > message.left;
    }).map((one) => one.textContent);
}"""


def test_what_is_said_of_a_copy_covers_no_words_of_the_sheet(
    new_context: Callable[..., BrowserContext], site: str
) -> None:
    page = house(new_context)
    open_page(page, site + "#/post/tabula")
    page.locator("[data-press='app:start']").click()
    page.locator(".board").wait_for()
    press(page, TO_SEND)
    for width, height in ((390, 844), (768, 1024), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        page.locator("[data-press='app:copy letter']").click()
        expect(page.locator(".notice")).to_have_text("Copied.")
        assert page.evaluate(COVERED) == [], f"{width} x {height}"
