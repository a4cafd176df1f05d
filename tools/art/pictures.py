"""Takes the pictures of the web app manifest, icons for those who can't use an SVG and screenshots,
and those of docs/new-game.md.

`make pictures`, when the icon or the look of the app has changed. They are kept in static/ and not
made by the build, because no two browsers draw the same bytes.
"""

import base64
import os
import threading
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tessera_kit.authoring.serve import HOST, server
from tools.art import kit, slots
from tools.art.screenshots import SCREENSHOTS
from tools.browser import find_or_install
from tools.paths import DIST, STATIC

ICON = STATIC / "icons" / "tessera.svg"
PAPER = "#f4eee2"
# Name, size, and how much of it the die takes: systems cut maskable icons down to the middle 80 %,
# and Apple's rounds off the corners.
ICONS = (
    ("icon-192", 192, 1.0),
    ("icon-512", 512, 1.0),
    ("icon-maskable-512", 512, 0.66),
    ("icon-180", 180, 0.8),
)


def icons(browser: Browser) -> None:
    for name, size, share in ICONS:
        page = browser.new_page(viewport=ViewportSize(width=size, height=size))
        ground = "transparent" if share == 1 else PAPER
        drawing = base64.b64encode(ICON.read_bytes()).decode()
        look = f"body{{margin:0;height:100vh;display:grid;place-items:center;background:{ground}}}"
        die = f'<img src="data:image/svg+xml;base64,{drawing}">'
        page.set_content(f"<style>{look} img{{width:{share:.0%}}}</style>{die}")
        page.screenshot(path=ICON.with_name(f"{name}.png"), omit_background=True)
        page.close()


def screenshots(browser: Browser, address: str, out: Path) -> None:
    out.mkdir(exist_ok=True)
    for form, (width, height) in SCREENSHOTS.items():
        scale = 1 if form == "wide" else 2
        size = ViewportSize(width=width // scale, height=height // scale)
        page = browser.new_page(viewport=size, device_scale_factor=scale)
        play(page, address)
        page.screenshot(path=out / f"{form}.png")
        page.close()


def play(page: Page, address: str) -> None:
    """Plays some turns of a game of two people."""
    page.goto(address)
    page.locator("body[data-state=ready]").wait_for()
    page.locator("a[href='#/new/sequence_dice']").click()
    for press in ("game:seat 1", "app:kind person", "app:close dialog", "app:start"):
        page.locator(f"[data-press='{press}']").click()
    for _ in range(40):
        free = page.locator(".square:not([aria-disabled])")
        (free.first if free.count() else page.locator("[data-primary]")).click()
    if not page.locator(".square:not([aria-disabled])").count():
        page.locator("[data-primary]").click()
    page.wait_for_timeout(1500)  # The dice lie still.


def main() -> None:
    with server(DIST, port=0) as httpd, sync_playwright() as playwright:
        threading.Thread(target=httpd.serve_forever, daemon=True).start()
        sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = playwright.chromium.launch(executable_path=find_or_install(), args=sandbox)
        icons(browser)
        address = f"http://{HOST}:{httpd.server_port}/"
        screenshots(browser, address, STATIC / "screenshots")
        kit.take(browser, address)
        slots.write(kit.PICTURES)
        httpd.shutdown()


if __name__ == "__main__":
    main()
