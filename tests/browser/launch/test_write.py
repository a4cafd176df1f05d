"""A game written in the page: Pig, changed, played without a network, kept, and there again."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.at_table import HASTE
from tests.browser.host import Host
from tests.browser.launch.test_offline import visit

SLOW = 40_000
"""Milliseconds until a worker has tried a program."""
CHANGES = (('name = "pig"', 'name = "hog"'), ('N_("Pig")', 'N_("Hog")'), ('"50": "50"', '"9": "9"'))


def play(page: Page) -> None:
    """Throws once, and lets everything else come."""
    page.locator(".board").wait_for(timeout=SLOW)
    page.get_by_role("button", name="Throw", exact=True).click()
    expect(page.locator(".log")).to_contain_text("throws a", use_inner_text=False)


def test_pig_is_changed_played_saved_opened_and_kept_without_a_network(
    keeping: BrowserContext, host: Host
) -> None:
    keeping.add_init_script(HASTE)
    page = visit(keeping, host)
    page.goto(f"{host.address}#/write")
    field = page.locator("textarea.code")
    field.wait_for()
    host.cut()
    pig = field.input_value()
    field.fill(pig.replace("return s.seat\n", "return s.seet\n"))
    page.get_by_role("button", name="Run").click()
    fault = page.locator(".fault")
    expect(fault).to_contain_text("Line 44: AttributeError", timeout=SLOW)
    page.get_by_role("button", name="Go to line 44").click()
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    assert "seet\n        \n" in field.input_value()
    hog = pig
    for old, new in CHANGES:
        hog = hog.replace(old, new)
    field.fill(hog)
    page.get_by_role("button", name="Run").click()
    play(page)
    page.get_by_role("button", name="Back to the code").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    assert download.value.suggested_filename == "hog.py"
    page.get_by_role("button", name="Take back all changes").click()
    expect(field).to_have_value(pig)
    page.locator(".write-bar input[type=file]").set_input_files(download.value.path())
    expect(field).to_have_value(hog)
    expect(page.locator(".advice")).to_contain_text("Somebody else may have written")
    page.get_by_role("button", name="Keep").click()
    expect(page.locator(".notice")).to_have_text("Hog is on this device now.", timeout=SLOW)
    page.goto(host.address)
    page.reload()
    page.locator("#menu a[href='#/begin/hog']").click()
    play(page)
    page.reload()
    expect(page.locator(".log")).to_contain_text("throws a", use_inner_text=False)
