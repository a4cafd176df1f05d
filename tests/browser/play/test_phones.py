"""Phones at the table, in contexts of their own that reach each other as two devices do."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from time import monotonic

from playwright.sync_api import (
    Browser,
    BrowserContext,
    Dialog,
    Error,
    Page,
    Playwright,
    expect,
)

from tessera.phones.description import read_description, write_description
from tessera.phones.messages import PROTOCOL
from tests.browser.at_table import record_here, till_over
from tests.browser.play.test_tabula import act as act_at_tabula
from tests.browser.recorded import FAMILY, until_event
from tests.browser.sequence_table import act, nearly_over
from tools.measure.cameras import CAMERA, CODE, hold, join
from tools.measure.phones import ACCEPT, MAKE_ANSWER, MAKE_OFFER, OFFER

LENT = ["camera"]
"""Whom the camera is lent, browsers tell their true addresses."""
PATIENCE = 30_000
"""Milliseconds; on a busy machine everything may be late."""
SOON = 7
"""Seconds after which two lost phones were told of: five are promised, for each of them."""
PRESENT = "document.body.dataset.state === 'ready'"
LATER_RELEASE = """globalThis.release = 9;
const { send } = RTCDataChannel.prototype;
RTCDataChannel.prototype.send = function (text) {
    globalThis.channel = this;
    send.call(this, text?.replace?.(/^hello PROTOCOL /, `hello ${release} `) ?? text);
};""".replace("PROTOCOL", str(PROTOCOL))
"""A phone that speaks another protocol."""
LISTEN = """() => {
    globalThis.said = new Set();
    new MutationObserver(() => {
        for (const [words] of document.body.textContent.matchAll(/P \\d's phone [^.]+\\./g))
            said.add(words);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""Notes what is said of phones, also where something else is said behind it."""


def tablet_with(context: BrowserContext, site: str, record: str) -> Page:
    """The page on which phones are invited to a kept game."""
    context.add_init_script(CAMERA)
    tablet = context.new_page()
    tablet.goto(f"{site}licenses/")
    tablet.evaluate(
        "kept => Object.assign(localStorage, kept)",
        {
            "tessera/game/6f1c": record,
            "tessera/game/7f1c": until_event("tabula/seed_draw", -9, FAMILY),
            "tessera/pace": "fast",
        },
    )
    tablet.goto(f"{site}#/phones/6f1c")
    return tablet


def names(page: Page) -> list[str]:
    """Every card that lies open in a hand."""
    return page.locator(".held").evaluate_all("held => held.map((one) => one.dataset.thing)")


def phone_in(new_context, locale: str, **size: int) -> Page:
    """An empty page on a phone."""
    viewport = {"width": 390, "height": 844, **size}
    context = new_context(viewport=viewport, locale=locale, permissions=LENT)
    context.add_init_script(CAMERA)
    return context.new_page()


def look_each_way(tablet: Page, phone: Page, seat: int | str) -> None:
    """The phone's camera is on already."""
    tablet.locator(f"[data-press='app:invite {seat}']").first.click()
    hold(tablet, phone)
    hold(phone, tablet)
    phone.locator(".phone-table").wait_for()
    phone.evaluate("takeAway()")


def crash(page: Page) -> None:
    """Its process ends, and nobody says goodbye."""
    with suppress(Error):
        page.goto("chrome://crash")


def frozen(page: Page) -> Dialog:
    """Nothing of the page runs until the answer is accepted: not a timer, not a message."""
    with page.expect_event("dialog") as shown:
        page.evaluate("void setTimeout(alert)")
    return shown.value


def events(tablet: Page) -> int:
    return record_here(tablet).count("\n")


def to(tablet: Page, place: str, ready: str) -> None:
    tablet.evaluate("place => { location.hash = place; }", f"#/{place}/6f1c")
    tablet.locator(ready).first.wait_for()


def test_phones_computers_and_one_at_the_tablet_play_to_the_end(new_context, site: str) -> None:
    seats = ["person", "person", "normal", "person", "normal", "person"]
    tablet = tablet_with(
        new_context(viewport={"width": 1280, "height": 800}, permissions=LENT),
        site,
        nearly_over(seats, left=12),
    )
    ana, rui, eva, aunt = (
        phone_in(new_context, locale) for locale in ("pt-PT", "es-ES", "pt-BR", "en-GB")
    )
    for seat, phone in enumerate((ana, rui)):
        join(tablet, phone, seat, site)
    assert len(names(ana)) > 2
    assert names(ana) != names(rui)
    assert names(tablet) == []

    # A phone that is loaded again comes back by one look each way, and a tablet too.
    ana.reload()
    expect(tablet.locator(".phone-seat.on-phone")).to_have_count(1, timeout=PATIENCE)
    tablet.reload()
    tablet.wait_for_function(PRESENT)
    expect(tablet.locator(".phone-seat", has_text="not connected")).to_have_count(2)
    join(tablet, ana, 0, site)
    rui.locator("[data-press='app:join again']").click()
    look_each_way(tablet, rui, 1)
    join(tablet, eva, 3, site)
    assert [phone.locator("html").get_attribute("lang") for phone in (ana, rui, eva)] == [
        *("pt", "es", "pt-BR")
    ]

    # One of another release is told of on both screens, and comes when it has this one.
    aunt.add_init_script(LATER_RELEASE)
    tablet.locator("[data-press='app:invite spectator']").click()
    aunt.goto(f"{site}#/join")
    aunt.locator("[data-press='app:look']").click()
    hold(tablet, aunt)
    hold(aunt, tablet)
    for page in (tablet, aunt):
        # Not what a reader is told as well.
        told = page.get_by_role("main").get_by_text("another version of Tessera")
        expect(told).to_be_visible(timeout=PATIENCE)
    aunt.evaluate(f"takeAway(), release = {PROTOCOL}")
    aunt.locator("[data-press='app:look']").click()
    look_each_way(tablet, aunt, "spectator")
    assert names(aunt) == []

    # One is killed and two are frozen: the tablet says so, and the game goes on on it.
    to(tablet, "play", ".board, .handover")
    tablet.evaluate(LISTEN)
    began = monotonic()
    crash(ana)
    thaw_rui, thaw_eva = frozen(rui), frozen(eva)
    for name in ("P 1", "P 2", "P 4"):
        tablet.wait_for_function("words => said.has(words)", arg=f"{name}'s phone isn't connected.")
    assert monotonic() - began < SOON
    before = events(tablet)
    for _ in till_over(tablet):
        if events(tablet) > before:
            break
        act(tablet)
    # What is frozen comes back by itself, for what was killed another comes. Who looked on takes
    # a seat meanwhile, and the phone that it belonged to is told.
    thaw_eva.accept()
    tablet.wait_for_function('said.has("P 4\'s phone is back.")')
    to(tablet, "phones", ".phone-seats")
    ana = phone_in(new_context, "en-US")
    join(tablet, ana, 0, site)
    assert len(names(ana)) > 2
    join(tablet, aunt, 1, site)
    thaw_rui.accept()
    expect(rui.locator("[data-press='app:join again']")).to_be_visible(timeout=PATIENCE)
    rui.context.close()
    to(tablet, "play", ".board, .handover")
    phones = (ana, aunt, eva)
    for _ in till_over(tablet):
        for page in (tablet, *phones):
            act(page)
    for page in (tablet, *phones):
        expect(page.locator(".table.over")).to_be_visible(timeout=PATIENCE)

    # The phones go along into the next game.
    tablet.locator("[data-primary]").click()
    for phone in phones:
        expect(phone.locator(".table.over")).to_have_count(0, timeout=PATIENCE)
    # And into one of another kind, in which the same people sit: two of them play it to its end.
    eva.context.close()
    tablet.evaluate("location.hash = '#/play/7f1c'")
    for page in (tablet, ana, aunt):
        expect(page.locator(".table[data-game=tabula] .board")).to_be_visible(timeout=PATIENCE)
    for _ in till_over(tablet):
        for page in (ana, aunt):
            act_at_tabula(page)
    for page in (tablet, ana, aunt):
        expect(page.locator(".table.over")).to_be_visible(timeout=PATIENCE)

    # Messages that are no texts count as well: with so many a phone isn't listened to any more.
    aunt.evaluate("for (let n = 0; n < 2_500; n++) channel.send(new Uint8Array(1))")
    expect(aunt.locator("[data-press='app:join again']")).to_be_visible(timeout=PATIENCE)


def test_who_is_chosen_of_several_at_one_code_gets_in(new_context, site: str) -> None:
    table, *phones = (new_context(permissions=LENT).new_page() for _ in range(4))
    for page in (table, *phones):
        page.goto(f"{site}licenses/")
    for n in range(4):
        for page in (table, *phones):
            page.evaluate(OFFER)
        offer = write_description(read_description(table.evaluate(MAKE_OFFER)), "offer")
        answers = [read_description(phone.evaluate(MAKE_ANSWER, offer)) for phone in phones]
        # Each has found the way here by now, and is listened to: nobody knows yet who is meant.
        for phone in phones:
            phone.wait_for_function("pc.iceConnectionState === 'connected'")
        table.evaluate(ACCEPT, write_description(answers[n % 3], "answer"))
        phones[n % 3].wait_for_function("channel.readyState === 'open'", timeout=PATIENCE)
        for page in (table, *phones):
            page.evaluate("pc.close()")


def picture(rows: int, dark: str, page: Page, path: Path) -> None:
    """A film of one picture with a code in it, as Chromium takes it for a camera's."""
    width, height = 640, 480
    light = page.evaluate(
        """([size, dark]) => {
            const canvas = new OffscreenCanvas(640, 480), paint = canvas.getContext("2d");
            paint.fillStyle = "#999", paint.fillRect(0, 0, 640, 480);
            paint.translate(130, 30), paint.rotate(0.08), paint.scale(400 / size, 400 / size);
            paint.fillStyle = "#fff", paint.fillRect(0, 0, size, size);
            paint.fillStyle = "#000", paint.fill(new Path2D(dark));
            const { data } = paint.getImageData(0, 0, 640, 480);
            return Array.from({ length: 640 * 480 }, (_, at) => data[4 * at]);
        }""",
        [rows, dark],
    )
    frame = b"FRAME\n" + bytes(light) + bytes([128]) * (width * height // 2)
    path.write_bytes(b"YUV4MPEG2 W640 H480 F10:1 Ip A1:1 C420jpeg\n" + frame * 3)


def test_a_camera_that_is_one_reads_the_code(
    new_context, site: str, tmp_path: Path, playwright: Playwright, browser_type_launch_args
) -> None:
    tablet = tablet_with(
        new_context(permissions=LENT), site, nearly_over(["person", "person"], left=8)
    )
    tablet.locator("[data-press='app:invite 0']").first.click()
    tablet.locator(".phone-code svg").wait_for()
    film = tmp_path / "code.y4m"
    picture(*tablet.evaluate(CODE), tablet, film)
    camera = (
        "--use-fake-ui-for-media-stream",
        "--use-fake-device-for-media-stream",
        f"--use-file-for-fake-video-capture={film}",
    )
    launched: Browser = playwright.chromium.launch(
        **{**browser_type_launch_args, "args": [*browser_type_launch_args["args"], *camera]}
    )
    phone = launched.new_context(service_workers="block").new_page()
    phone.goto(f"{site}#/join")
    phone.locator("[data-press='app:look']").click()
    hold(phone, tablet)
    expect(phone.locator(".phone-table")).to_be_visible()
    launched.close()
