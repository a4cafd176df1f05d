"""Anything may stand in the store: another site of the origin writes there too. What the page reads
of it before Python is awake never keeps it from waiting for Python."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.at_table import GO_ON, PLAYABLE, open_page, press
from tests.browser.pages import KEPT, every_state

PLACE = "tessera /tessera/"
PICTURE = {
    "menu": '<section class="continue"><a class="resume" href="#/play/a">Rota</a></section>',
    "more": {"games": '<li class="offered">Rota</li>', "today": "<b>Tabula</b>"},
    "address": "#/play/a",
    "board": '<div class="table"><svg><path d="M0 0"></path></svg></div>',
}
ODD: tuple[Any, ...] = (
    *(None, True, 5, "", [], {}, [[5]], '"]', "\\", "\0", "\ud800", "]]>", "<", "<div", "<!--"),
    '<meta http-equiv="refresh" content="0">',
    '<script type="py">import js</script>',
    "<py-script>1</py-script>",
    '<b py-click="a">b</b>',
    '<img src="x" onerror="stop()">',
    '<iframe src="x"></iframe>',
    '<link rel="stylesheet" href="x.css">',
    "<style>*{display:none}</style>",
    '<base href="/x/">',
    '<div data-style="}{;:url(">',
    "<dialog open>",
    "<template><b></template>",
    "<div>" * 2_000,
    "x" * 300_000,
)
SHARED = ("language", "theme", "text", "game/x", "packs")
"""Keys of every site of the origin that are read at a launch."""
WAITS = """(texts) => {
    const key = "tessera /tessera/ picture";
    return ["#/", "#/play/a"].flatMap((address) => texts.map((text) => {
        history.replaceState(null, "", address);
        localStorage.setItem(key, text);
        dispatchEvent(new Event("hashchange"));
        const parts = [...document.querySelectorAll("#app *, #menu .offered")];
        return {
            kept: localStorage.getItem(key) !== null,
            waits: document.body.dataset.state === "loading",
            odd: parts.map(({ localName }) => localName).filter((name) => name.includes("-")
                || ["script", "meta", "link", "iframe", "style", "base", "dialog"].includes(name)),
        };
    }));
}"""
"""What becomes of each of these pictures."""


def pictures() -> Iterator[tuple[str, bool]]:
    """Texts under the picture's key, and whether nothing is wrong with them."""
    yield json.dumps(PICTURE), True
    for odd in ODD:
        is_long = len(str(odd)) > 100_000
        yield json.dumps(odd), odd == {}
        yield str(odd), False
        for part in PICTURE:
            yield json.dumps(PICTURE | {part: odd}), part == "address" and not is_long
        yield json.dumps(PICTURE | {"more": {str(odd): "<b>b</b>"}}), not is_long
        yield json.dumps(PICTURE | {"more": {"games": odd}}), odd == ""
    rng, whole = Random(1), json.dumps(PICTURE)
    for _ in range(60):
        at, other = rng.randrange(len(whole)), rng.randrange(len(whole))
        yield (
            rng.choice([whole[:at], whole[:at] + whole[other:], whole[:at] + "\\" + whole[at:]]),
            False,
        )


@pytest.mark.console_error("inline event handler", always=False)  # Chromium 150 writes none.
def test_a_picture_is_thrown_away_with_the_first_fault(page: Page, site: str) -> None:
    page.route("**/*.wasm.*", lambda route: None)  # Python sleeps.
    page.goto(site, wait_until="commit")
    expect(page.locator("body[data-state=loading]")).to_be_attached()
    texts = [text for text, _ in pictures()]
    seen = page.evaluate(WAITS, texts)
    for (text, sound), became in zip([*pictures(), *pictures()], seen, strict=True):
        assert became["waits"], text[:300]
        assert not became["odd"], text[:300]
        assert became["kept"] or not sound, text[:300]
    page.evaluate("history.replaceState(null, '', '#/')")
    # And so it is at a launch, with whatever else is read then.
    odd = [str(one) for one in ODD if one is not None and len(str(one)) < 1_000]
    for first, seen_last in enumerate(('{"more": {"\\"]": ""}}', "null")):
        shared = zip(SHARED, odd[first:], strict=False)
        kept = {f"tessera/{key}": text for key, text in shared} | {f"{PLACE} distrusted": "["}
        kept[f"{PLACE} picture"] = seen_last
        page.evaluate("(kept) => Object.assign(localStorage, kept)", kept)
        page.reload(wait_until="commit")
        expect(page.locator("body[data-state=loading][data-screen=home]")).to_be_attached()
        expect(page.locator("[data-languages]")).to_have_value("en")


LACKING = """
const none = VALUE, keep = KEPT;
const names = ["clipboard", "share", "canShare", "storage", "locks", "wakeLock", "mediaDevices",
    "presentation", "vibrate", "userActivation", "audioSession", "serviceWorker", "standalone"];
for (const name of names) Object.defineProperty(navigator, name, { value: none });
for (const name of ["RTCPeerConnection", "speechSynthesis", "AudioContext",
    "SpeechSynthesisUtterance", "DeviceMotionEvent", "indexedDB", "caches", "tesseraInstall"])
    Object.defineProperty(self, name, { value: none, writable: true });
if (!localStorage.length) Object.assign(localStorage, keep);
"""
ASKING = ("copy", "share", "give", "send", "persist", "throw", "scan", "install", "read")


@pytest.mark.parametrize("value", ["undefined", "null"])
def test_what_a_browser_names_and_has_not_is_not_there(page: Page, site: str, value: str) -> None:
    page.add_init_script(LACKING.replace("VALUE", value).replace("KEPT", json.dumps(KEPT)))
    open_page(page, site)
    pressed = ", ".join(f"#app [data-press^='app:{word}']" for word in ASKING)
    for state in every_state(page):
        for button in page.locator(pressed).all():
            if button.is_visible():
                button.dispatch_event("click")
        expect(page.get_by_text("Something went wrong"), state).to_have_count(0)
        assert page.locator("body").get_attribute("data-state") == "ready", state


ODD_PROMISES = """
const wait = setTimeout;
self.setTimeout = (action, time, ...more) => wait(action, time === 10_000 ? 500 : time, ...more);
navigator.mediaDevices.getUserMedia = async () => { CAMERA };
self.RTCPeerConnection = class { constructor() { PEER } createDataChannel() { return {}; } };
Object.assign(RTCPeerConnection.prototype, { close() {}, createOffer() { OFFER } });
"""
STREAM, NEVER = "return new MediaStream();", "return new Promise(() => {});"
NOTHING = "return Promise.reject(undefined);"


@pytest.mark.parametrize(
    ("camera", "peer", "offer"),
    [
        ("throw undefined;", "", NEVER),
        ("throw 'busy';", "", NEVER),
        (NEVER, "", NEVER),
        (STREAM, "throw new Error('no');", NEVER),
        (STREAM, "", NOTHING),
        (STREAM, "", NEVER),
    ],
)
def test_a_camera_or_a_connection_that_fails_oddly_is_told(
    page: Page, site: str, camera: str, peer: str, offer: str
) -> None:
    odd = ODD_PROMISES.replace("CAMERA", camera).replace("PEER", peer).replace("OFFER", offer)
    page.add_init_script(f"Object.assign(localStorage, {json.dumps(KEPT)}); {odd}")
    open_page(page, f"{site}#/phones/hands")
    page.locator("[data-press='app:invite 0']").click()
    expect(page.locator(".problem")).to_be_visible()
    expect(page.get_by_text("Making the code")).to_have_count(0)
    expect(
        page.locator("[data-press='app:invite 0'], [data-press='app:back']").first
    ).to_be_visible()


TAKEN = """
navigator.mediaDevices.getUserMedia = async () => {
  const stream = document.createElement("canvas").captureStream();
  [self.track] = stream.getTracks();
  return stream;
};
"""


def test_a_camera_that_the_browser_takes_away_is_told(page: Page, site: str) -> None:
    page.add_init_script(f"Object.assign(localStorage, {json.dumps(KEPT)}); {TAKEN}")
    open_page(page, f"{site}#/phones/hands")
    page.locator("[data-press='app:invite 0']").click()
    expect(page.locator(".qr").first).to_be_visible()
    page.evaluate("track.dispatchEvent(new Event('ended'))")
    expect(page.locator(".problem")).to_contain_text("Another app may be using the camera.")


@pytest.mark.heard
@pytest.mark.parametrize("part", ["createOscillator", "createGain", "createBufferSource"])
def test_a_sound_that_cannot_be_made_is_silent(page: Page, site: str, part: str) -> None:
    odd = f"AudioContext.prototype.{part} = () => {{ throw new TypeError('no'); }};"
    page.add_init_script(f"Object.assign(localStorage, {json.dumps(KEPT)}); {odd}")
    open_page(page, f"{site}#/play/dice")
    for _ in range(4):
        press(page, GO_ON, PLAYABLE)
        page.wait_for_timeout(500)  # Sounds come after what is seen.
    expect(page.get_by_text("Something went wrong")).to_have_count(0)
