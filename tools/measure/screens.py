"""Screens of one browser that can't know of each other, each with a camera."""

from playwright.sync_api import Browser, Page

from tools.measure.cameras import CAMERA

NOW = "performance.timeOrigin + performance.now()"
"""Milliseconds of a clock that all pages on a machine share."""


def screen(browser: Browser, width: int, height: int) -> Page:
    """An empty page of this size."""
    context = browser.new_context(
        viewport={"width": width, "height": height},
        permissions=["camera"],
        service_workers="block",
        reduced_motion="reduce",
    )
    context.add_init_script(CAMERA)
    return context.new_page()
