"""How phones at the table do, in Chromium on this machine: `make bench-phones`.

A channel that is built from what a code carries is put under load, each time with another pair of
contexts. Before that a phone joins a table again and again, two phones play Sequence Dice on it,
and eleven play Sequence.
"""

import threading
from statistics import median
from time import perf_counter

from playwright.sync_api import Browser, sync_playwright

from tessera.phones.codes import (
    Answer,
    Invitation,
    read_answer,
    read_invitation,
    write_answer,
    write_invitation,
)
from tessera.phones.description import read_description, write_description
from tessera_kit.authoring.serve import HOST, server
from tools.browser import find_or_install
from tools.measure.cameras import join
from tools.measure.many_phones import eleven
from tools.measure.screens import NOW, screen
from tools.paths import DIST

RUNS, MESSAGES, JOINS, PRESSES = 8, 100_000, 5, 20
WATCH = f"""() => {{
    globalThis.changes = [];
    const look = new MutationObserver(() => changes.push({NOW}));
    look.observe(document.querySelector(".board"), {{ subtree: true, childList: true }});
}}"""
PRESS = f"""() => {{
    if (!document.querySelector(".phone-table.yours")) return 0;
    const square = document.querySelector(".square:not([aria-disabled])");
    if (!square) document.querySelector("[data-primary]:not([aria-disabled])")?.click();
    const pressed = {NOW};
    square?.click();
    return square ? pressed : 0;
}}"""
OFFER = """async () => {
    const pc = globalThis.pc = new RTCPeerConnection();
    const channel = globalThis.channel = pc.createDataChannel("t", { negotiated: true, id: 0 });
    globalThis.got = 0;
    channel.onmessage = () => { got += 1; };
}"""
GATHERED = """
    while (pc.iceGatheringState !== "complete") await new Promise((go) => setTimeout(go, 20));
    return pc.localDescription.sdp;"""
MAKE_OFFER = f"async () => {{ await pc.setLocalDescription(await pc.createOffer());{GATHERED} }}"
MAKE_ANSWER = f"""async (sdp) => {{
    await pc.setRemoteDescription({{ type: "offer", sdp }});
    await pc.setLocalDescription(await pc.createAnswer());{GATHERED} }}"""
ACCEPT = """(sdp) => pc.setRemoteDescription({ type: "answer", sdp })"""
SEND = """async (count) => {
    while (channel.readyState !== "open") await new Promise((go) => setTimeout(go, 10));
    const text = "event 123\\nevent play QH h2\\n" + "position .........\\n".repeat(20);
    const begun = performance.now();
    for (let n = 0; n < count; n++) {
        channel.send(text);
        if (channel.bufferedAmount > 1_000_000)
            while (channel.bufferedAmount > 100_000) await new Promise((go) => setTimeout(go, 1));
    }
    return performance.now() - begun;
}"""
COME = "async (count) => { while (got < count) await new Promise((go) => setTimeout(go, 20)); }"


def load(browser: Browser, address: str) -> None:
    """Sends messages both ways at once through a channel that was built from two codes."""
    for run in range(1, RUNS + 1):
        contexts = [browser.new_context() for _ in range(2)]
        table, phone = (context.new_page() for context in contexts)
        for page in (table, phone):
            page.goto(f"{address}licenses/")
            page.evaluate(OFFER)
        offer = Invitation(run, 0, read_description(table.evaluate(MAKE_OFFER)), "Ana")
        code = write_invitation(offer)
        told = write_description(read_invitation(code).description, "offer")
        answer = Answer(run, read_description(phone.evaluate(MAKE_ANSWER, told)))
        back = write_answer(answer)
        table.evaluate(ACCEPT, write_description(read_answer(back).description, "answer"))
        begun = perf_counter()
        for page in (table, phone):  # Neither waits for the other.
            page.evaluate(f"(count) => {{ ({SEND})(count); }}", MESSAGES)
        for page in (table, phone):
            page.evaluate(COME, MESSAGES)
        seconds = perf_counter() - begun
        print(
            f"run {run}: codes of {len(code)} and {len(back)} characters; "
            f"{MESSAGES} messages each way in {seconds:.1f} s, none lost",
            flush=True,
        )
        for context in contexts:
            context.close()


def joins(browser: Browser, address: str) -> None:
    """Joins a table by codes held before cameras, and measures the time to the seat, and from a
    press to the board."""
    tablet = screen(browser, 1280, 800)
    tablet.goto(f"{address}#/new/sequence_dice")
    for seat in range(2):
        for press in (f"game:seat {seat}", "app:kind person", "app:close dialog"):
            tablet.locator(f"[data-press='{press}']").click()
    tablet.locator("[data-press='app:ways']").click()
    tablet.locator("[data-press='app:start phones']").click()
    ana, rui = (screen(browser, 390, 844) for _ in range(2))
    times = []
    for _ in range(JOINS):
        begun = perf_counter()
        join(tablet, ana, 0, address)
        times.append(perf_counter() - begun)
        tablet.locator("[data-press='app:release 0']").click()
        ana.locator("[data-press='app:join again']").wait_for()
        ana.goto(f"{address}licenses/")
    print(
        f"a phone's page loaded, both codes seen, seated: {median(times):.2f} s, median of {JOINS}"
    )
    for seat, phone in enumerate((ana, rui)):
        join(tablet, phone, seat, address)
    tablet.locator("a[href^='#/play']").click()
    tablet.locator(".board").wait_for()
    tablet.evaluate(WATCH)
    waits: list[float] = []
    while len(waits) < PRESSES:
        for phone in (ana, rui):
            tablet.evaluate("changes.length = 0")
            if pressed := phone.evaluate(PRESS):
                tablet.wait_for_function("changes.length > 0")
                waits.append(tablet.evaluate("changes[0]") - pressed)
        tablet.wait_for_timeout(50)
    print(f"from a press on a phone to the board on the table: {median(waits):.0f} ms, median")


def main() -> None:
    with sync_playwright() as playwright, server(DIST, port=0) as httpd:
        threading.Thread(target=httpd.serve_forever, daemon=True).start()
        address = f"http://{HOST}:{httpd.server_port}/"
        browser = playwright.chromium.launch(
            executable_path=str(find_or_install()), args=["--no-sandbox", "--disable-gpu"]
        )
        joins(browser, address)
        eleven(browser, address)
        load(browser, address)
        httpd.shutdown()


if __name__ == "__main__":
    main()
