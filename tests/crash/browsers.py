"""Two browsers that can be killed: started here, driven from here, and ended by their own id."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import Page, Playwright

from tools.browser import find_or_install

QUIET = (
    "--headless=new",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-sync",
    "--no-first-run",
)


class Browser(Protocol):
    """One run of a browser with a profile that outlives it."""

    def open(self, address: str) -> None:
        """Goes to an address."""

    def run(self, script: str) -> Any:
        """What the script returns in the page."""

    def kill(self) -> None:
        """Ends it and all its helpers at once, with no time for anything."""


def _start(*command: str) -> subprocess.Popen[bytes]:
    # In a session of its own, so that the helpers it starts can be ended with it.
    return subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    )


def _kill(process: subprocess.Popen[bytes]) -> None:
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()


class Chromium:
    """Driven over the DevTools protocol."""

    def __init__(self, playwright: Playwright, profile: Path) -> None:
        profile.mkdir(exist_ok=True)
        port_file = profile / "DevToolsActivePort"
        port_file.unlink(missing_ok=True)
        (profile / "SingletonLock").unlink(missing_ok=True)
        sandbox = ("--no-sandbox",) if os.geteuid() == 0 else ()
        self._process = _start(
            str(find_or_install()),
            *QUIET,
            *sandbox,
            "--remote-debugging-port=0",
            f"--user-data-dir={profile}",
            "about:blank",
        )
        while not port_file.exists() or "\n" not in port_file.read_text():
            time.sleep(0.05)
        port = port_file.read_text().split("\n")[0]
        self._browser = playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{port}")
        context = self._browser.contexts[0]
        self._page: Page = context.pages[0] if context.pages else context.new_page()

    def open(self, address: str) -> None:
        self._page.goto(address)

    def run(self, script: str) -> Any:
        return self._page.evaluate(f"() => {{ {script} }}")

    def slow_down(self, times: int) -> None:
        """The processor is so many times slower from now on."""
        devtools = self._page.context.new_cdp_session(self._page)
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": times})

    def choose(self, path: Path) -> None:
        """A file for the field on the page."""
        self._page.set_input_files("#app input[type=file]", path)

    def kill(self) -> None:
        _kill(self._process)
        self._browser.close()
