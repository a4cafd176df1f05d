"""Phones at the table, in contexts of their own that reach each other as two devices do."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect

from tests.browser.at_table import till_over
from tests.browser.recorded import FAMILY, until_event
from tests.browser.sequence_table import act, nearly_over
from tools.measure.cameras import CAMERA, CODE, hold, join

LENT = ["camera"]
"""Whom the camera is lent, browsers tell their true addresses."""
PATIENCE = 30_000
"""Milliseconds; on a busy machine everything may be late."""
PRESENT = "document.body.dataset.state === 'ready'"


def tablet_with(context: BrowserContext, site: str, record: str) -> Page:
    """The page on which phones are invited to a kept game."""
    context.add_init_script(CAMERA)
    tablet = context.new_page()
    tablet.goto(f"{site}licenses/")
    tablet.evaluate(
        "kept => Object.assign(localStorage, kept)",
        {
            "tessera/game/6f1c": record,
            "tessera/game/7f1c": until_event("tabula/seed_draw", 60, FAMILY),
            "tessera/pace": "fast",
        },
    )
    tablet.goto(f"{site}#/phones/6f1c")
    return tablet


def names(page: Page) -> list[str]:
    """Every card that lies open in a hand."""
    return page.locator(".held").evaluate_all("held => held.map((one) => one.dataset.thing)")


def test_phones_a_computer_and_one_at_the_tablet_play_to_the_end(new_context, site: str) -> None:
    tablet = tablet_with(
        new_context(viewport={"width": 1280, "height": 800}, permissions=LENT),
        site,
        nearly_over(["person", "person", "normal", "person"], left=8),
    )
    phones = []
    for seat, locale in ((0, "pt-PT"), (1, "es-ES")):
        context = new_context(
            viewport={"width": 390, "height": 844}, locale=locale, permissions=LENT
        )
        context.add_init_script(CAMERA)
        phones.append(context.new_page())
        join(tablet, phones[-1], seat, site)
    ana, rui = phones
    assert len(names(ana)) > 2
    assert names(ana) != names(rui)
    assert names(tablet) == []

    at_the_table = tablet.locator(".phone-seat.on-phone")
    # A phone that is loaded again comes back by one look each way, and a tablet too.
    ana.reload()
    expect(at_the_table).to_have_count(1, timeout=PATIENCE)
    join(tablet, ana, 0, site)
    tablet.reload()
    tablet.wait_for_function(PRESENT)
    expect(tablet.locator(".phone-seat", has_text="was on a phone")).to_have_count(2)
    for seat, phone in enumerate(phones):
        phone.locator("[data-press='app:join again']").click()
        tablet.locator(f"[data-press='app:invite {seat}']").first.click()
        phone.locator("[data-press='app:look']").click()
        hold(tablet, phone)
        hold(phone, tablet)
        phone.locator(".phone-table").wait_for()
        phone.evaluate("takeAway()")
    tablet.locator("a[href='#/play/6f1c']").click()
    tablet.locator(".board").wait_for()
    for _ in till_over(tablet):
        for page in (tablet, *phones):
            act(page)
    for page in (tablet, *phones):
        expect(page.locator(".table.over")).to_be_visible(timeout=PATIENCE)

    # The phones go along into the next game.
    tablet.locator("[data-primary]").click()
    for phone in phones:
        expect(phone.locator(".table.over")).to_have_count(0, timeout=PATIENCE)
    # And into one of another kind, in which the same people sit.
    tablet.evaluate("location.hash = '#/play/7f1c'")
    for page in (tablet, *phones):
        expect(page.locator(".table[data-game=tabula] .board")).to_be_visible(timeout=PATIENCE)


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
