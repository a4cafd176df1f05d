"""Three browser engines behind one small interface: open an address, run JavaScript there.

Chromium is driven by Playwright, Firefox by puppeteer-core over WebDriver BiDi (firefox.mjs),
WebKitGTK's MiniBrowser by Selenium, on a screen that nobody sees (Xvfb). On Debian:

    apt-get install chromium firefox-esr webkit2gtk-driver xvfb xdotool
"""

from __future__ import annotations

import atexit
import importlib
import json
import os
import shutil
import subprocess
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from time import sleep
from typing import Any, Protocol

from playwright.sync_api import Playwright, sync_playwright

from tools.browser import find_or_install
from tools.paths import ROOT

PATIENCE = 120
"""Seconds that a script may take."""
LOADING = 12
"""Seconds in which WebKitGTK has surely started the page, unless the machine is very busy."""
MINI_BROWSERS = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))


class Engine(Protocol):
    """A browser with one tab and a profile of its own."""

    def open(self, address: str) -> None:
        """Goes to the address, without waiting for more than the document."""

    def run(self, code: str) -> Any:
        """Runs the body of an async function in the page and gives what it returns."""

    def close(self) -> None:
        """Ends the browser."""


class Chromium:
    """Chromium, or Chromium as on a processor that is so many times slower."""

    def __init__(self, slower: int = 1) -> None:
        sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
        # A profile on the disk: without one the browser keeps no compiled code.
        self._profile = tempfile.mkdtemp(prefix="tessera-chromium-")
        self._args = ["--disable-gpu", *sandbox]
        self._slower = slower
        self._begin()

    def _begin(self) -> None:
        self._context = _playwright().chromium.launch_persistent_context(
            self._profile, executable_path=find_or_install(), args=self._args
        )
        self._page = self._context.pages[0]
        self._devtools = self._context.new_cdp_session(self._page)
        self._devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
        if self._slower > 1:
            self._devtools.send("Emulation.setCPUThrottlingRate", {"rate": self._slower})

    def restart(self) -> None:
        """Ends the browser and starts it again with the same profile."""
        self._context.close()
        self._begin()

    def open(self, address: str) -> None:
        self._page.goto(address, wait_until="commit")

    def run(self, code: str) -> Any:
        return self._page.evaluate(f"async () => {{ {code} }}")

    def memory(self) -> int:
        """The bytes that the page's process holds after garbage collection, shared memory counted
        by its share."""
        self._devtools.send("HeapProfiler.collectGarbage")
        return max(_share(pid) for pid in _descendants(self._profile) if _is_renderer(pid))

    def processor_time(self) -> float:
        """The milliseconds that the page's own thread has worked since it began."""
        metrics = self._devtools.send("Performance.getMetrics")["metrics"]
        return 1000 * float(next(m["value"] for m in metrics if m["name"] == "TaskDuration"))

    def close(self) -> None:
        self._context.close()
        shutil.rmtree(self._profile, ignore_errors=True)


@cache
def _playwright() -> Playwright:
    # One for all browsers: a second one can't be started beside it.
    playwright = sync_playwright().start()
    atexit.register(playwright.stop)
    return playwright


def _descendants(profile: str) -> set[str]:
    """The processes of the browser with this profile."""
    parents = {}
    for status in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # It has ended meanwhile.
            # The name before it stands in brackets, and may hold anything.
            parents[status.parent.name] = status.read_text().rpartition(")")[2].split()[1]
    found = {pid for pid in parents if f"--user-data-dir={profile}" in _command(pid)}
    while more := {pid for pid, parent in parents.items() if parent in found} - found:
        found |= more
    return found


def _is_renderer(pid: str) -> bool:
    return "--type=renderer" in _command(pid)


def _command(pid: str) -> list[str]:
    try:
        return Path("/proc", pid, "cmdline").read_text().replace(" ", "\0").split("\0")
    except OSError:
        return []


def _share(pid: str) -> int:
    lines = Path("/proc", pid, "smaps_rollup").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) * 1024


class Firefox:
    """Firefox, spoken to in lines of JSON through a Node process."""

    def __init__(self, environment: Mapping[str, str] | None = None, *, once: bool = False) -> None:
        """`environment` is that of a screen, where the browser is then shown. With `once` it
        compiles WebAssembly only once, and not a second time with more care."""
        path = shutil.which("firefox-esr") or shutil.which("firefox")
        assert path, "no Firefox"
        words = ["shown"] * bool(environment) + ["once"] * once
        self._node = subprocess.Popen(
            ["node", str(ROOT / "tools" / "measure" / "firefox.mjs"), path, *words],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._ask()  # It says when it is ready.

    def open(self, address: str) -> None:
        self._ask(open=address)

    def run(self, code: str) -> Any:
        return self._ask(run=code)

    def close(self) -> None:
        assert self._node.stdin
        self._node.stdin.close()
        self._node.wait(PATIENCE)

    def _ask(self, **order: str) -> Any:
        assert self._node.stdin
        assert self._node.stdout
        if order:
            self._node.stdin.write(json.dumps(order) + "\n")
            self._node.stdin.flush()
        answer = json.loads(self._node.stdout.readline())
        if "error" in answer:
            raise RuntimeError(answer["error"])
        return answer.get("value")


class Screen:
    """A screen that nobody sees (Xvfb), and its keyboard."""

    def __init__(self) -> None:
        # -displayfd has the server choose a free number and say which.
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x1000x24"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self._server.stdout
        number = self._server.stdout.readline().strip()
        self.environment = {**os.environ, "DISPLAY": f":{number}"}

    def type(self, *words: str) -> None:
        """Does what xdotool calls so: `keydown Return sleep 1 keyup Return` holds a key."""
        # Drivers send a key that is down no second time, or as no key of the system.
        subprocess.run(["xdotool", *words], env=self.environment, check=True)

    def close(self) -> None:
        """Ends the screen."""
        self._server.terminate()
        self._server.wait()


class WebKit:
    """WebKitGTK, the nearest to Safari that runs on Linux."""

    def __init__(self, screen: Screen | None = None) -> None:
        # Only who has WebKitGTK needs Selenium.
        webdriver = importlib.import_module("selenium.webdriver")
        self._screen, self._is_own = screen or Screen(), screen is None
        driver = shutil.which("WebKitWebDriver")
        assert driver
        environment = {**self._screen.environment, "WEBKIT_DISABLE_DMABUF_RENDERER": "1"}
        service = webdriver.WebKitGTKService(driver, env=environment)
        options = webdriver.WebKitGTKOptions()
        options.binary_location = str(MINI_BROWSERS[-1])
        options.add_argument("--automation")
        options.page_load_strategy = "eager"
        self._driver = webdriver.WebKitGTK(options=options, service=service)
        self._driver.set_script_timeout(PATIENCE)

    def open(self, address: str) -> None:
        self._driver.get(address)
        # A question asked while the page starts is now and then lost, and never answered: the page
        # itself goes on.
        sleep(LOADING)

    def run(self, code: str) -> Any:
        answer = self._driver.execute_async_script(
            f"const say = arguments[0]; (async () => {{ {code} }})()"
            ".then((value) => say({ value: value ?? null }),"
            " (fault) => say({ error: `${fault}` }));"
        )
        if "error" in answer:
            raise RuntimeError(answer["error"])
        return answer["value"]

    def close(self) -> None:
        self._driver.quit()
        if self._is_own:
            self._screen.close()


def missing(engine: str) -> str | None:
    """The sentence that says what the engine lacks here; None if it can be started."""
    if engine == "Firefox" and not (shutil.which("firefox-esr") or shutil.which("firefox")):
        return "no Firefox: apt-get install firefox-esr"
    if engine == "WebKitGTK":
        programs = ("WebKitWebDriver", "Xvfb", "xdotool")
        if not MINI_BROWSERS or not all(map(shutil.which, programs)):
            return "no WebKitGTK: apt-get install webkit2gtk-driver xvfb xdotool"
    return None
