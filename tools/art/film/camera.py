"""Films the page in slow motion: motion and timers run several times slower, so that a picture
can be taken for each frame however slow the machine is."""

import base64
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize

from tools.art.film.scenes import Act, Scene

FRAME = 50
"""Milliseconds of the film that a frame is to be seen."""
SLOWER = 10
STAGE = ViewportSize(width=1024, height=768)
HERE = Path(__file__).parent

SLOW_TIMERS = f"""
const wait = setTimeout;
self.setTimeout = (action, time = 0, ...more) => wait(action, time * {SLOWER}, ...more);
"""
# A finger's shadow, because a screenshot shows no pointer.
HAND = """
const hand = document.body.appendChild(document.createElement("div"));
hand.id = "hand";
hand.style.cssText = `position: fixed; z-index: 99; left: -22px; top: -22px;
    width: 44px; height: 44px; box-sizing: border-box; border-radius: 50%;
    background: rgb(20 20 20 / .32); border: 3px solid rgb(255 255 255 / .75);
    pointer-events: none; transition: translate .45s, scale .12s;
    translate: 1060px 640px; scale: 1`;
"""
GO = "([x, y]) => { document.querySelector('#hand').style.translate = `${x}px ${y}px`; }"
PRESS = "scale => { document.querySelector('#hand').style.scale = scale; }"


def film(browser: Browser, address: str, scene: Scene) -> list[bytes]:
    """The frames of a scene as PNG, each of the size of the stage."""
    page = browser.new_page(viewport=STAGE, service_workers="block", color_scheme="light")
    record = (HERE / f"{scene.game}.txt").read_text(encoding="utf-8")
    page.add_init_script(f"localStorage.setItem('tessera/game/film', {record!r})")
    page.goto(f"{address}#/play/film")
    page.locator("body[data-state=ready] .table").wait_for()
    page.wait_for_timeout(1500)  # What came when the page did lies still.
    page.evaluate(SLOW_TIMERS + HAND)
    session = page.context.new_cdp_session(page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": 1 / SLOWER})
    acts, frames, began = list(scene.acts), [], time.monotonic()
    for number in range(round(scene.seconds * 1000 / FRAME)):
        now = number * FRAME / 1000
        page.wait_for_timeout(max(0, (began + now * SLOWER - time.monotonic()) * 1000))
        while acts and acts[0].at <= now:
            perform(page, acts.pop(0))
        taken = session.send("Page.captureScreenshot", {"optimizeForSpeed": True})
        frames.append(base64.b64decode(taken["data"]))
    late = time.monotonic() - began - scene.seconds * SLOWER
    print(f"{scene.game}: {len(frames)} frames, the last {max(0, late):.1f} s late")
    page.close()
    return frames


def perform(page: Page, act: Act) -> None:
    """Moves the pointer, or presses with it. Playwright's own click would wait for stillness."""
    if act.does == "goes":
        box = page.locator(act.where).first.bounding_box()
        assert box, f"never there: {act.where}"
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.evaluate(GO, [x, y])
        page.mouse.move(x, y)
    else:
        page.evaluate(PRESS, "0.8")
        page.mouse.down()
        page.mouse.up()
        page.evaluate(f"setTimeout(() => ({PRESS})('1'), 150)")
