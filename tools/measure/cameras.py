"""Cameras that see what is held before them: a canvas in the place of the device's own.

A code goes from one page's screen to another's camera as people hold it there, and is found in the
picture by the same reader."""

from __future__ import annotations

from playwright.sync_api import Page

CAMERA = """(() => {
    const canvas = document.createElement("canvas");
    const paint = canvas.getContext("2d");
    canvas.width = 640, canvas.height = 480;
    const clear = () => { paint.fillStyle = "#887"; paint.fillRect(0, 0, 640, 480); };
    clear();
    // Without a change there is no next picture.
    setInterval(() => { paint.fillStyle = "#887"; paint.fillRect(0, 0, 1, 1); }, 100);
    globalThis.holdBefore = (size, dark) => {
        clear();
        paint.save();
        paint.translate(120, 40);
        paint.rotate(0.05);
        paint.scale(400 / size, 400 / size);
        paint.fillStyle = "#eee";
        paint.fillRect(0, 0, size, size);
        paint.fillStyle = "#111";
        paint.fill(new Path2D(dark));
        paint.restore();
    };
    globalThis.takeAway = clear;
    // There is none in the empty page that each context begins with.
    const { mediaDevices = {} } = navigator;
    mediaDevices.getUserMedia = async () => canvas.captureStream(10);
})();"""
CODE = """() => {
    const code = document.querySelector(".phone-code svg");
    return [code.viewBox.baseVal.width, code.querySelector(".dark").getAttribute("d")];
}"""


def hold(screen: Page, camera: Page) -> None:
    """Holds the code on one page's screen before the camera of another."""
    screen.locator(".phone-code svg").wait_for()
    camera.evaluate("([size, dark]) => holdBefore(size, dark)", screen.evaluate(CODE))


def join(tablet: Page, phone: Page, seat: int | str, address: str) -> None:
    """Lets tablet and phone look at each other's code once, from the tablet's page of phones to a
    seat on the phone."""
    tablet.locator(f"[data-press='app:invite {seat}']").first.click()
    phone.goto(f"{address}#/join")
    phone.locator("[data-press='app:look']").click()
    hold(tablet, phone)
    hold(phone, tablet)
    phone.locator(".phone-table").wait_for()
    phone.evaluate("takeAway()")
    tablet.evaluate("takeAway()")
