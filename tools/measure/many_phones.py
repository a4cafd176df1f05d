"""A tablet with eleven phones: their memory, how much is said for one play, and how long it takes
to all of them."""

from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page

from tools.measure.cameras import join
from tools.measure.screens import NOW, screen

PHONES, PLAYS = 11, 8
COUNT = """globalThis.sent = [];
const { send } = RTCDataChannel.prototype;
RTCDataChannel.prototype.send = function (text) {
    if (text !== "alive") sent.push(text.length);
    send.call(this, text);
};"""
WATCH = f"""() => {{
    globalThis.changed = 0;
    new MutationObserver(() => changed ||= {NOW})
        .observe(document.querySelector(".board"), {{ subtree: true, childList: true }});
}}"""
CHOOSE = """() => {
    if (!document.querySelector(".phone-table.yours")) return false;
    document.querySelector("[data-primary]:not([aria-disabled])")?.click();
    document.querySelector(".card.can")?.click();
    return true;
}"""
PLAY = f"""() => {{
    const square = document.querySelector(".phone-table.yours:has(.card.chosen) "
        + ".square:not([aria-disabled])");
    const pressed = {NOW};
    square?.click();
    return square ? pressed : 0;
}}"""


def eleven(browser: Browser, address: str) -> None:
    """Plays Sequence with twelve seats, eleven of them on phones and one a computer's, and prints
    the memory."""
    before = renderers(browser)
    tablet = screen(browser, 1280, 800)
    tablet.add_init_script(COUNT)
    tablet.goto(f"{address}#/new/sequence")
    tablet.locator("[data-press='game:seat 0']").wait_for()
    while (chairs := tablet.locator("[data-press^='game:chair']")).count():
        chairs.first.click()
    for seat in range(12):
        kind = "person" if seat < PHONES else "normal"
        for press in (f"game:seat {seat}", f"app:kind {kind}"):
            tablet.locator(f"[data-press='{press}']").click()
        if kind == "person":
            tablet.locator("[data-press='app:close dialog']").click()
    tablet.locator("[data-press='app:ways']").click()
    tablet.locator("[data-press='app:start phones']").click()
    tablet.locator(".phone-seats").wait_for()
    own = renderers(browser) - before
    alone = memory(own)
    phones = [screen(browser, 390, 844) for _ in range(PHONES)]
    for seat, phone in enumerate(phones):
        join(tablet, phone, seat, address)
    tablet.locator("a[href^='#/play']").click()
    tablet.locator(".board").wait_for()
    play(tablet, phones)
    later = renderers(browser)
    own &= later  # Chromium keeps a process more in store.
    each = memory(later - before - own) / PHONES
    print(
        f"{PHONES} phones: {each:.0f} MB for each page, the tablet {memory(own):.0f} MB, "
        f"{alone:.0f} MB before the first"
    )


def play(tablet: Page, phones: list[Page]) -> None:
    """Makes PLAYS plays, each on the phone whose turn it is, and prints how long they take."""
    first: list[float] = []
    last: list[float] = []
    said: list[list[int]] = []
    everybody = [tablet, *phones]
    while len(said) < PLAYS:
        phone = next((phone for phone in phones if phone.evaluate(CHOOSE)), None)
        for page in everybody:
            page.evaluate(WATCH)
        tablet.evaluate("sent.length = 0")
        if phone and (pressed := phone.evaluate(PLAY)):
            for page in everybody:
                page.wait_for_function("changed > 0")
            seen = [page.evaluate("changed") - pressed for page in everybody]
            first.append(seen[0])
            last.append(max(seen))
            said.append(tablet.evaluate("sent"))
        tablet.wait_for_timeout(1_000)  # A card comes.
    print(
        f"{PHONES} phones: from a press to the board on the table {median(first):.0f} ms, on all "
        f"phones {median(last):.0f} ms; {median(map(len, said)):.0f} messages with "
        f"{median(map(sum, said)):.0f} characters; medians of {len(said)} plays",
        flush=True,
    )


def renderers(browser: Browser) -> set[int]:
    """The ids of the processes that show pages."""
    session = browser.new_browser_cdp_session()
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return {int(one["id"]) for one in found if one["type"] == "renderer"}


def memory(processes: set[int]) -> float:
    """The megabytes that these processes hold, shared memory divided among those who share it."""
    total = 0
    for process in processes:
        text = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="ascii")
        total += next(int(line.split()[1]) for line in text.splitlines() if line[:4] == "Pss:")
    return total / 1024
