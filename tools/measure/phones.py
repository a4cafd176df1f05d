"""How phones at the table do, in Chromium on this machine: `make bench-phones`.

A channel that is built from what a code carries is put under load, each time with another pair of
contexts.
"""

import threading
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
from tools.browser import find_or_install
from tools.paths import DIST
from tools.serve import HOST, server

RUNS, MESSAGES = 8, 100_000
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
    """Messages both ways at once through a channel that was built from two codes."""
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


def main() -> None:
    with sync_playwright() as playwright, server(DIST, port=0) as httpd:
        threading.Thread(target=httpd.serve_forever, daemon=True).start()
        address = f"http://{HOST}:{httpd.server_port}/"
        browser = playwright.chromium.launch(
            executable_path=str(find_or_install()), args=["--no-sandbox", "--disable-gpu"]
        )
        load(browser, address)
        httpd.shutdown()


if __name__ == "__main__":
    main()
