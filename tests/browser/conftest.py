"""The browser tests' Chromium, the site it visits, and what no page may ever do.

A test fails when its pages write an error to the console, leave an exception uncaught, or ask any
other origin for anything. One that provokes an error says so:

    @pytest.mark.console_error("no such game")

With `always=False` some versions of Chromium write it and others don't.
"""

import os
import re
import threading
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, expect

from tessera_kit.authoring.serve import HOST, server
from tests.browser.at_table import show
from tests.browser.awake import Awake
from tests.browser.host import Host
from tools.browser import find_or_install, without_windows
from tools.paths import BUILD, DIST

# Without these, Chromium asks its maker's servers about updates and more at every start.
QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--host-resolver-rules=MAP school.lan 127.0.0.1",
    "--no-first-run",
)
# V8 compiles WebAssembly twice, fast and then well. A test's page lives for seconds, and the second
# time costs more than it gives back: 1.1 of the 3 seconds of processor time that a start takes.
# Starting from a snapshot as well would save as little as putting one into an empty browser costs.
ONCE = "--js-flags=--liftoff-only"

# Nobody looks at most pages: what is fully transparent is laid out and pressed like anything else,
# and neither rastered nor composited, which took a third of the processor while a game was played.
UNSEEN = "addEventListener('DOMContentLoaded', () => { document.body.style.opacity = 0; });"
# And nobody's second tap is meant for what a button did before: it takes the next press at once.
UNSEEN += """
(() => {
    const wait = setTimeout;
    self.setTimeout = (action, time, ...more) => wait(action, time === 300 ? 0 : time, ...more);
})();
"""
# Nor does anybody listen: what a page plays on, also where it is silent, took a tenth.
UNHEARD = "delete self.AudioContext;"


PHOTOS = BUILD / "screenshots"

# Five seconds are short where two browsers share a slow machine. Whoever waits goes on at once.
expect.set_options(timeout=15_000)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whole games first: what takes longest must not be left for the end, to one worker alone."""
    items.sort(key=lambda item: item.path.parent.name != "play")


@pytest.fixture(scope="session")
def browser_type_launch_args(
    browser_type_launch_args: dict[str, Any], request: pytest.FixtureRequest
) -> dict[str, Any]:
    # What measures time gets the browser as people have it.
    measured = any(item.get_closest_marker("alone") for item in request.session.items)
    # Chromium's sandbox does not start for root, which is who runs the tests in a container.
    sandbox = ("--no-sandbox",) if os.geteuid() == 0 else ()
    return {
        **browser_type_launch_args,
        "executable_path": str(find_or_install() if measured else without_windows()),
        "args": [*QUIET, *sandbox, *(() if measured else (ONCE,))],
    }


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    # What moves takes a page twice the time. Tests that are about motion ask for it.
    return {**browser_context_args, "reduced_motion": "reduce"}


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of dist/, served under /tessera/ as on GitHub Pages."""
    if not (DIST / "index.html").is_file():
        pytest.exit("dist/ is not built; run `make build` first.", returncode=1)
    folder = tmp_path_factory.mktemp("site")
    (folder / "tessera").symlink_to(DIST)
    with server(folder, port=0) as httpd:
        threading.Thread(target=httpd.serve_forever, daemon=True).start()
        yield f"http://{HOST}:{httpd.server_port}/tessera/"
        httpd.shutdown()


class Watch:
    """Notes what the pages of one test do that they should not."""

    def __init__(self, site: str) -> None:
        self.origin = site.removesuffix("tessera/")
        self.errors: list[str] = []
        self.foreign: list[str] = []
        self.contexts: list[BrowserContext] = []
        self.kinds: dict[str, Callable[[Any], None]] = {
            "weberror": lambda fault: self.errors.append(str(fault.error)),
            "console": self.read,
            "request": lambda request: self.see(request.url),
            "close": self.forget,
        }

    def follow(self, context: BrowserContext) -> None:
        self.contexts.append(context)
        for kind, heard in self.kinds.items():
            context.on(kind, heard)  # type: ignore[call-overload]

    def forget(self, context: BrowserContext) -> None:
        self.contexts.remove(context)

    def leave(self, context: BrowserContext) -> None:
        """The context is another test's from now on."""
        self.forget(context)
        for kind, heard in self.kinds.items():
            context.remove_listener(kind, heard)

    def read(self, line: ConsoleMessage) -> None:
        if line.type == "error":
            self.errors.append(line.text)

    def see(self, url: str) -> None:
        if not url.startswith((self.origin, "data:", "blob:")):
            self.foreign.append(url)

    def settle(self) -> None:
        """Take in what the browser has already said: each round trip delivers what came before."""
        for context in self.contexts:
            context.cookies()


@pytest.fixture
def watch(site: str) -> Watch:
    return Watch(site)


@pytest.fixture
def host(tmp_path: Path, watch: Watch) -> Iterator[Host]:
    """A host of the test's own, with a copy of dist/ that may be changed."""
    with Host(tmp_path) as host:
        watch.origin = host.origin
        yield host


@pytest.fixture
def keeping(new_context: Callable[..., BrowserContext]) -> BrowserContext:
    """A browser that may keep the release on the device."""
    return new_context(service_workers="allow")


@pytest.fixture
def new_context(
    new_context: Callable[..., BrowserContext], watch: Watch, request: pytest.FixtureRequest
) -> Callable[..., BrowserContext]:
    """Playwright's own, followed. Its `context` and `page` come from here too."""

    def followed(**options: Any) -> BrowserContext:
        # Every test is a first visit. Keeping the release would cost each a second of work; those
        # that are about it allow it.
        context = new_context(**{"service_workers": "block", **options})
        if request.node.get_closest_marker("alone") is None:
            context.add_init_script(UNSEEN)
            if request.node.get_closest_marker("heard") is None:
                context.add_init_script(UNHEARD)
        watch.follow(context)
        return context

    return followed


@pytest.fixture(scope="session")
def awake_pages(browser: Browser) -> Awake:
    return Awake(browser, UNSEEN + UNHEARD)


@pytest.fixture
def awake(
    awake_pages: Awake, watch: Watch, request: pytest.FixtureRequest
) -> Iterator[Callable[..., Page]]:
    """Gives pages that are awake; see tests/browser/awake.py."""
    lent: list[Page] = []

    def lend(**options: Any) -> Page:
        page = awake_pages.lend(**options)
        watch.follow(page.context)
        lent.append(page)
        return page

    yield lend
    called = getattr(request.node, "rep_call", None)
    spoilt = called is None or not called.passed
    for page in lent:
        watch.leave(page.context)
        awake_pages.take_back(page, spoilt=spoilt)


@pytest.fixture
def page(request: pytest.FixtureRequest, browser: Browser, watch: Watch) -> Page:
    """A page of the test's own, or, where it is marked so, one that is awake."""
    if request.node.get_closest_marker("awake") is None:
        return request.getfixturevalue("context").new_page()
    marked = request.node.get_closest_marker("browser_context_args")
    return request.getfixturevalue("awake")(**(marked.kwargs if marked else {}))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Function) -> Generator[None, Any, Any]:
    # Within the test's own call, and not after it: so the test fails, and a picture is taken.
    watch = item.funcargs.get("watch")
    try:
        outcome = yield
        if watch:
            watch.settle()
            marks = [*item.iter_markers("console_error")]
            always = [str(mark.args[0]) for mark in marks if mark.kwargs.get("always", True)]
            complain(watch, [str(mark.args[0]) for mark in marks], always)
    except BaseException:
        if watch:
            photograph(watch, item.name)
        raise
    return outcome


def photograph(watch: Watch, name: str) -> None:
    """Leaves a picture of every page of a test that has failed. pytest-playwright takes one of
    each page, and throws it away where the test has passed."""
    pages = [page for context in watch.contexts for page in context.pages]
    for number, page in enumerate(pages, 1):
        with suppress(Error):  # A page may be what has failed.
            show(page)
            page.screenshot(path=PHOTOS / f"{name}-{number}.png")


def complain(watch: Watch, expected: list[str], always: list[str]) -> None:
    def among(text: str) -> bool:
        return any(re.search(pattern, text) for pattern in expected)

    unseen = [p for p in always if not any(re.search(p, text) for text in watch.errors)]
    faults = [
        *(f"asked another origin: {url}" for url in watch.foreign),
        *(f"error in the browser: {text}" for text in watch.errors if not among(text)),
        *(f"expected in the console, and never said: {pattern}" for pattern in unseen),
    ]
    if faults:
        pytest.fail("\n".join(faults), pytrace=False)
