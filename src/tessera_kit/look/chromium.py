"""The Chromium on this machine. TESSERA_CHROMIUM names one that lies elsewhere."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SHELL = "chromium-headless-shell"
"""The same built without windows: it draws a page in half the time that the whole browser takes."""

# In a process of its own: Playwright refuses to start twice in one, and pytest has it running.
PLAYWRIGHTS_OWN = """\
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
"""


def find() -> Path | None:
    """The whole browser; None where there is none."""
    named = os.environ.get("TESSERA_CHROMIUM")
    if named:
        return Path(named)
    for name in NAMES:
        path = shutil.which(name)
        if path:
            return Path(path)
    answer = subprocess.run(
        [sys.executable, "-c", PLAYWRIGHTS_OWN], capture_output=True, text=True, check=False
    )
    own = Path(answer.stdout.strip() or "missing")
    return own if own.is_file() else None


def without_windows() -> Path | None:
    """One without windows where there is one; otherwise, and where one is named, what `find`
    finds."""
    shell = shutil.which(SHELL)
    return Path(shell) if shell and "TESSERA_CHROMIUM" not in os.environ else find()
