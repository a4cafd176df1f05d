"""Finds a Chromium for the browser tests, or installs one.

`python -m tools.browser` prints its path. TESSERA_CHROMIUM names one that lies elsewhere.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tessera_kit.look import chromium


def without_windows() -> Path:
    """The same Chromium built without windows, where there is one: it draws a page in half the time
    that the whole browser takes for it. Otherwise, and where one is named, that one."""
    return chromium.without_windows() or find_or_install()


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
    path = chromium.find()
    if path is None:
        install()
        path = chromium.find()
    if path is None:
        sys.exit("No Chromium found. Install one, or name it in TESSERA_CHROMIUM.")
    return path


if __name__ == "__main__":
    print(find_or_install())
