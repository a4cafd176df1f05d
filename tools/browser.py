"""Finds a Chromium for the browser tests, or installs one.

`python -m tools.browser` prints its path. TESSERA_CHROMIUM names one that lies elsewhere.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

# In a process of its own: Playwright refuses to start twice in one, and pytest has it running.
PLAYWRIGHTS_OWN = """\
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
"""


def find() -> Path | None:
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


def without_windows() -> Path:
    """The same Chromium built without windows, where there is one: it draws a page in half the time
    that the whole browser takes for it. Otherwise, and where one is named, that one."""
    shell = shutil.which("chromium-headless-shell")
    named = "TESSERA_CHROMIUM" in os.environ
    return Path(shell) if shell and not named else find_or_install()


def install() -> None:
    if Path("/etc/debian_version").exists() and shutil.which("apt-get") and os.geteuid() == 0:
        commands = [
            ["apt-get", "update"],
            ["apt-get", "install", "--yes", "--no-install-recommends", "chromium"],
        ]
    else:
        commands = [[sys.executable, "-m", "playwright", "install", "chromium"]]
    for command in commands:
        # Only the path goes to standard output.
        subprocess.run(command, check=True, stdout=sys.stderr)


def find_or_install() -> Path:
    path = find()
    if path is None:
        install()
        path = find()
    if path is None:
        sys.exit("No Chromium found. Install one, or name it in TESSERA_CHROMIUM.")
    return path


if __name__ == "__main__":
    print(find_or_install())
