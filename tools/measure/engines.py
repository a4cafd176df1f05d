"""Three browser engines behind one small interface: open an address, run JavaScript there.

Chromium is driven by Playwright; Firefox and WebKitGTK's MiniBrowser, on a screen that nobody sees
(Xvfb), by the few commands of WebDriver that are wanted. On Debian:

    apt-get install chromium firefox-esr webkit2gtk-driver xvfb xdotool
"""

from __future__ import annotations

import atexit
import json
import os
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from time import sleep
from typing import Any, Protocol
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from playwright.sync_api import Playwright, sync_playwright

from tools.browser import find_or_install

PATIENCE = 120
"""Seconds that a script may take."""
LOST = 30
"""Seconds after which WebKitGTK is asked again for a page."""
LOADING = 12
"""Seconds in which WebKitGTK mostly starts a page: 16 were seen on a slow machine."""
ANSWER = """
const say = arguments[0];
(async () => { CODE })()
  .then((value) => say({ value: value ?? null }), (fault) => say({ error: `${fault}` }));
"""
"""Says what the body of an async function returns."""
STATE = "return document.body ? document.body.dataset.state ?? 'none' : '';"
QUIET = {
    "app.normandy.enabled": False,
    "browser.sessionstore.resume_from_crash": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,",
    "toolkit.startup.max_resumed_crashes": -1,
}
"""Choices with which Firefox asks no other server for anything, and its user for nothing."""
SHOWN = {
    "accessibility.force_disabled": -1,
    "dom.storageManager.prompt.testing": True,
    "dom.storageManager.prompt.testing.allow": True,
}
"""Those of a Firefox on a screen: screen readers find it, and it may keep things."""
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

    def __init__(self, slower: int = 1, *, touch: bool = False) -> None:
        sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
        # A profile on the disk: without one the browser keeps no compiled code.
        self._profile = tempfile.mkdtemp(prefix="tessera-chromium-")
        self._args = ["--disable-gpu", *sandbox]
        self._slower, self._touch = slower, touch
        self._begin()

    def _begin(self) -> None:
        self._context = _playwright().chromium.launch_persistent_context(
            self._profile,
            executable_path=find_or_install(),
            args=self._args,
            has_touch=self._touch,
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

    def tap(self, x: float, y: float) -> None:
        """Puts a finger on a place of the page, in CSS pixels."""
        self._page.touchscreen.tap(x, y)

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
    """Firefox over Marionette, which each Firefox speaks: lines of JSON with their length."""

    def __init__(
        self,
        environment: Mapping[str, str] | None = None,
        *,
        once: bool = False,
        profile: Path | None = None,
    ) -> None:
        """`environment` is that of a screen, where the browser is then shown. With `once` it
        compiles WebAssembly only once, and not a second time with more care. A `profile` of the
        caller's outlives it."""
        path = path_of_firefox()
        assert path, "no Firefox"
        self._own = None if profile else tempfile.mkdtemp(prefix="tessera-firefox-")
        profile = profile or Path(str(self._own))
        profile.mkdir(exist_ok=True)
        port = free_port()
        choices = {**QUIET, **(SHOWN if environment else {}), "marionette.port": port}
        choices |= {"javascript.options.wasm_optimizingjit": False} if once else {}
        lines = (f"user_pref({name!r}, {json.dumps(it)});" for name, it in choices.items())
        (profile / "user.js").write_text("\n".join(lines), encoding="utf-8")
        for lock in ("lock", ".parentlock"):
            (profile / lock).unlink(missing_ok=True)
        headless = () if environment else ("--headless",)
        # In a session of its own, so that its helpers can be ended with it.
        self._process = subprocess.Popen(
            [path, *headless, "--marionette", "--profile", str(profile)],
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        self._socket = _connect(port)
        self._read()  # Its greeting.
        self._number = 0
        timeouts = {"script": 1000 * PATIENCE, "pageLoad": 1000 * PATIENCE}
        capabilities = {"pageLoadStrategy": "eager", "timeouts": timeouts}
        self._ask("WebDriver:NewSession", {"capabilities": {"alwaysMatch": capabilities}})

    def open(self, address: str) -> None:
        self._ask("WebDriver:Navigate", {"url": address})

    def run(self, code: str) -> Any:
        # A script has a global object of its own here: what is to stay belongs to `self`.
        script = {"script": ANSWER.replace("CODE", code), "args": []}
        return _value(self._ask("WebDriver:ExecuteAsyncScript", script)["value"])

    def close(self) -> None:
        self._ask("Marionette:Quit", {"flags": ["eForceQuit"]})
        self._process.wait(PATIENCE)
        self._socket.close()
        if self._own:
            shutil.rmtree(self._own, ignore_errors=True)

    def kill(self) -> None:
        """Ends it and all its helpers at once, with no time for anything."""
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._socket.close()

    def _ask(self, command: str, parameters: dict[str, Any]) -> Any:
        self._number += 1
        text = json.dumps([0, self._number, command, parameters]).encode()
        self._socket.sendall(b"%d:%s" % (len(text), text))
        _, _, error, result = self._read()
        if error:
            raise RuntimeError(error)
        return result

    def _read(self) -> Any:
        digits = b""
        while (byte := self._socket.recv(1)) != b":":
            digits += byte
        length, content = int(digits), b""
        while len(content) < length:
            content += self._socket.recv(length - len(content))
        return json.loads(content)


def path_of_firefox() -> str | None:
    """The path of Firefox, None if there is none."""
    return (
        os.environ.get("TESSERA_FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")
    )


def free_port() -> int:
    """A port on which nothing listens."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def _connect(port: int) -> socket.socket:
    """A connection to a program that is starting."""
    for _ in range(10 * PATIENCE):
        try:
            return socket.create_connection(("127.0.0.1", port), timeout=2 * PATIENCE)
        except OSError:
            sleep(0.1)
    raise TimeoutError("the browser doesn't answer")


def _value(answer: Mapping[str, Any]) -> Any:
    if "error" in answer:
        raise RuntimeError(answer["error"])
    return answer["value"]


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
    """WebKitGTK, the nearest to Safari that runs on Linux, over its own WebDriver."""

    def __init__(self, screen: Screen | None = None, *, asks: bool = False) -> None:
        """With `asks` it waits by questions for a page to start, which costs the page time."""
        self._screen, self._is_own = screen or Screen(), screen is None
        self._asks = asks
        driver = shutil.which("WebKitWebDriver")
        assert driver
        environment = {**self._screen.environment, "WEBKIT_DISABLE_DMABUF_RENDERER": "1"}
        port = free_port()
        self._driver = subprocess.Popen([driver, "-p", str(port)], env=environment)
        _connect(port).close()
        self._session = f"http://127.0.0.1:{port}/session"
        program = {"binary": str(MINI_BROWSERS[-1]), "args": ["--automation"]}
        capabilities = {
            "pageLoadStrategy": "eager",
            "timeouts": {"script": 1000 * PATIENCE},
            "webkitgtk:browserOptions": program,
        }
        begun = self._ask("", {"capabilities": {"alwaysMatch": capabilities}})
        self._session += f"/{begun['sessionId']}"

    def open(self, address: str) -> None:
        # On a busy machine one navigation in ten is lost: the page stays, and nobody answers. The
        # driver of WebKitGTK 2.50 takes the next one.
        try:
            self._ask("/url", {"url": address}, timeout=LOST)
        except TimeoutError:
            self._ask("/url", {"url": address})
        if address == "about:blank":  # Nothing starts there.
            return
        # A question asked while the page starts is now and then lost, and never answered: the page
        # itself goes on, and answers the next one.
        if not self._asks:
            sleep(LOADING)
        while not self._has_started():
            sleep(0.3)

    def _has_started(self) -> bool:
        try:
            state = self._ask("/execute/sync", {"script": STATE, "args": []}, timeout=5)
        except OSError:  # Too late.
            return False
        return state in ("ready", "failed", "none")

    def run(self, code: str) -> Any:
        return _value(
            self._ask("/execute/async", {"script": ANSWER.replace("CODE", code), "args": []})
        )

    def close(self) -> None:
        self._ask("", None, "DELETE")
        self._driver.terminate()
        self._driver.wait()
        if self._is_own:
            self._screen.close()

    def _ask(
        self, what: str, told: object, method: str = "POST", timeout: float = 2 * PATIENCE
    ) -> Any:
        data = None if told is None else json.dumps(told).encode()
        headers = {"Content-Type": "application/json"}
        request = Request(self._session + what, data, headers, method=method)
        try:
            with urlopen(request, timeout=timeout) as answer:
                return json.load(answer)["value"]
        except HTTPError as error:
            raise RuntimeError(error.read().decode()) from error


def missing(engine: str) -> str | None:
    """The sentence that says what the engine lacks here; None if it can be started."""
    if engine == "Firefox" and not path_of_firefox():
        return "no Firefox: apt-get install firefox-esr"
    if engine == "WebKitGTK":
        programs = ("WebKitWebDriver", "Xvfb", "xdotool")
        if not MINI_BROWSERS or not all(map(shutil.which, programs)):
            return "no WebKitGTK: apt-get install webkit2gtk-driver xvfb xdotool"
    return None
