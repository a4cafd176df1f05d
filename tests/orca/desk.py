"""A desk at which somebody blind sits: a screen that nobody looks at, a browser, Orca, and a voice
that makes no sound. Keys come by way of the X server, as from a keyboard, so Orca has them first.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Protocol

from playwright.sync_api import ViewportSize, sync_playwright

from tests.orca.speech import Speech
from tools.browser import find_or_install
from tools.measure.engines import Firefox

NEEDED = ("orca", "Xvfb", "openbox", "xdotool", "dbus-daemon", "speech-dispatcher")
"""The programs; Debian has them in packages of these names, Xvfb in xvfb."""
VIEWPORT: ViewportSize = {"width": 1280, "height": 800}
LONGEST = 60.0
"""Seconds after which somebody would give up."""
BROWSER = (
    "--force-renderer-accessibility",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-sync",
    "--no-first-run",
    "--password-store=basic",
)
ALONE = (
    *("unshare", "--pid", "--fork", "--kill-child", "--mount-proc"),
    *(() if os.geteuid() == 0 else ("--user", "--map-current-user")),
)
"""Orca ends every other Orca that it sees, so each is shown its own processes only."""
VOICE = """\
LogLevel 1
AudioOutputMethod "libao"
AddModule "dummy" "sd_dummy" ""
DefaultModule dummy
"""


def missing() -> str:
    """What lacks for a desk; nothing where all is there."""
    lacks = [name for name in NEEDED if not shutil.which(name)]
    return f"not installed: {', '.join(lacks)}" if lacks else ""


class Page(Protocol):
    """What somebody does with a page beside pressing keys."""

    def goto(self, address: str, /) -> object:
        """Opens it."""

    def evaluate(self, code: str, argument: object = None, /) -> Any:
        """Runs a function in the page, or gives the value of an expression."""


class InFirefox:
    """A page in Firefox."""

    def __init__(self, firefox: Firefox) -> None:
        self._firefox = firefox
        self.look_at_the_page: Callable[[], None]
        """Leads the focus from the address bar, where it is when a browser has started."""

    def goto(self, address: str, /) -> object:
        return self._firefox.open(address)

    def evaluate(self, code: str, argument: object = None, /) -> Any:
        called = f"({code})({json.dumps(argument)})" if "=>" in code else code
        return self._firefox.run(f"return {called};")


class Desk:
    """Set up once for all that is listened to in one language; `close` clears it away."""

    def __init__(self, folder: Path, locale: str, *, firefox: bool = False) -> None:
        self._closing = ExitStack()
        self._folder = folder
        self.locale = locale
        self._firefox = firefox
        self.speech = Speech(folder / "spoken")
        self.environment = self._settle_in(locale.replace("-", "_"))
        try:
            self._sit_down()
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Ends all that was started, the last one first."""
        self._closing.close()

    def press(self, key: str) -> None:
        """A key, by the name that X has for it."""
        self._run("xdotool", "key", "--clearmodifiers", key)

    def _sit_down(self) -> None:
        self._start("openbox")
        voice = self._folder / "voice"
        voice.mkdir()
        (voice / "speechd.conf").write_text(VOICE, encoding="utf-8")
        (self._folder / "home" / ".libao").write_text("default_driver=null\n", encoding="utf-8")
        socket = self._folder / "speech"
        self._start("speech-dispatcher", "--run-single", "-C", str(voice), "-S", str(socket))
        wait("a voice", socket.exists)
        self.speech.listen(self._folder / "home")
        self._start(*ALONE, "orca", "--replace")
        wait("the reader to greet", lambda: bool(self.speech.all()))
        self.page = self._in_firefox() if self._firefox else self._in_chromium()

    def _settle_in(self, language: str) -> dict[str, str]:
        """A home, a screen and a bus of its own; nothing of whoever starts this is touched."""
        home = self._folder / "home"
        runtime = self._folder / "run"
        home.mkdir()
        runtime.mkdir(mode=0o700)
        kept = {name: os.environ[name] for name in ("PATH",) if name in os.environ}
        self.environment = {
            **kept,
            "HOME": str(home),
            "XDG_RUNTIME_DIR": str(runtime),
            "LANG": "C.UTF-8",
            "LANGUAGE": language,
            "SPEECHD_ADDRESS": f"unix_socket:{self._folder / 'speech'}",
        }
        screen = self._first_line("Xvfb", "-displayfd", "1", "-screen", "0", "1300x1000x24")
        self.environment["DISPLAY"] = f":{screen}"
        bus = self._first_line("dbus-daemon", "--session", "--nofork", "--print-address=1")
        return {**self.environment, "DBUS_SESSION_BUS_ADDRESS": bus}

    def _in_chromium(self) -> Page:
        sandbox = ("--no-sandbox",) if os.geteuid() == 0 else ()
        playwright = self._closing.enter_context(sync_playwright())
        browser = playwright.chromium.launch(
            executable_path=str(find_or_install()),
            args=[*BROWSER, *sandbox],
            headless=False,
            env={**self.environment},
        )
        self._closing.callback(browser.close)
        page = browser.new_page(locale=self.locale, viewport=VIEWPORT)
        self.look_at_the_page = lambda: page.mouse.click(2, 2)
        return page

    def _in_firefox(self) -> Page:
        firefox = Firefox({**self.environment, "GNOME_ACCESSIBILITY": "1"})
        self._closing.callback(firefox.close)

        def look_at_the_page() -> None:
            for key in ("ctrl+l", "Return"):
                self.press(key)
                sleep(1)
            self.look_at_the_page = lambda: None  # It stays there.

        self.look_at_the_page = look_at_the_page
        return InFirefox(firefox)

    def _start(self, *command: str) -> subprocess.Popen[str]:
        with (self._folder / f"{command[0]}.log").open("w", encoding="utf-8") as log:
            process = subprocess.Popen(
                command, env=self.environment, text=True, stdout=subprocess.PIPE, stderr=log
            )
        self._closing.callback(_end, process)
        return process

    def _first_line(self, *command: str) -> str:
        """What a program says when it has started."""
        out = self._start(*command).stdout
        assert out
        return out.readline().strip()

    def _run(self, *command: str) -> None:
        subprocess.run(command, env=self.environment, check=True, timeout=LONGEST)


def wait(what: str, question: Callable[[], bool], longest: float = LONGEST) -> None:
    """Until the answer is yes."""
    begun = monotonic()
    while not question():
        assert monotonic() - begun < longest, f"in vain for {what}"
        sleep(0.05)


def _end(process: subprocess.Popen[str]) -> None:
    process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
