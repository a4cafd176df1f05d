"""Makes docs/pictures/film.webp out of the scenes."""

import importlib
import io
import os
import sys
import threading

from playwright.sync_api import sync_playwright

from tessera_kit.authoring.serve import HOST, server
from tools.art.film.camera import FRAME, film
from tools.art.film.scenes import SCENES
from tools.browser import find_or_install
from tools.paths import DIST, ROOT

FILM = ROOT / "docs" / "pictures" / "film.webp"
SIZE = (640, 480)
LIMIT = 1_500_000
"""Bytes that a README may ask of whoever looks at it."""


def main() -> int:
    image = importlib.import_module("PIL.Image")  # Installed for this alone.
    with server(DIST, port=0) as httpd, sync_playwright() as playwright:
        threading.Thread(target=httpd.serve_forever, daemon=True).start()
        sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = playwright.chromium.launch(executable_path=find_or_install(), args=sandbox)
        address = f"http://{HOST}:{httpd.server_port}/"
        taken = [film(browser, address, scene) for scene in SCENES]
        httpd.shutdown()
    frames = [
        image.open(io.BytesIO(frame)).convert("RGB").resize(SIZE, image.LANCZOS)
        for scene in taken
        for frame in scene
    ]
    # One whole picture and then what changes: every fifth would be whole, and half of all bytes.
    never = {"kmin": len(frames), "kmax": len(frames) + 1}
    look = {"duration": FRAME, "loop": 0, "quality": 80, "method": 4}
    frames[0].save(FILM, save_all=True, append_images=frames[1:], **look, **never)
    size, seconds = FILM.stat().st_size, len(frames) * FRAME / 1000
    print(f"{FILM.relative_to(ROOT)}: {seconds:.1f} s, {size} bytes")
    return size > LIMIT


if __name__ == "__main__":
    sys.exit(main())
