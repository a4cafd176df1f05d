"""A tablet without a browser: what it shows can be read and pressed, and time passes by hand."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from typing import Any, cast

import tessera
from tessera.games import GAMES, LEFT_OUT, find
from tessera.kit.analysis import GameStep
from tessera.scene.node import Node
from tessera.scene.sound import Tone
from tessera.screens.app import App
from tessera.screens.device import Device, StorageEstimate
from tessera.screens.packs import Pack, unlisted
from tessera.screens.play.model import Play
from tessera.screens.routes import screen_of
from tessera.testing.fakes.stores import Drawer, Notebook
from tessera.testing.fakes.tabs import Tab
from tessera.thinking.analysis import AnalysisRequest
from tessera.thinking.ranking import RankingRequest
from tessera.thinking.request import OnReport, Report, Request, known

PACKAGE = Path(tessera.__file__).parent

TOLD = "tessera/goals"
"""Where it is kept of which games the goal was told. Here it was, unless a test says otherwise."""
HINTED = "tessera/first-hints"
"""The same for who was shown where hints are."""
MOMENT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z")


@dataclass
class Timer:
    """Something that will happen later."""

    milliseconds: int
    action: Callable[[], None]
    due: int
    """When, by the clock of the stand-in."""


@dataclass(frozen=True)
class Sent:
    """What somebody shared."""

    title: str
    name: str
    text: str
    link: str | None


class Postbox:
    """Remembers what left the device."""

    def __init__(self) -> None:
        self.clipboard: list[str] = []
        self.files: list[tuple[str, str]] = []
        self.sent: list[Sent] = []
        self.shares = True
        self.coded: list[str] = []
        self.words: list[str] = []

    def copy(self, text: str) -> None:
        self.clipboard.append(text)

    def download(self, name: str, text: str) -> None:
        self.files.append((name, text))

    def can_share(self) -> bool:
        return self.shares

    def share(self, title: str, name: str, text: str, link: str | None) -> None:
        self.sent.append(Sent(title, name, text, link))

    def send(self, words: str) -> None:
        self.words.append(words)

    def link(self, address: str) -> str:
        return f"https://example.org/tessera/{address}"

    def draw_code(self, text: str, then: Callable[[tuple[str, ...] | None], None]) -> None:
        self.coded.append(text)
        then(("101", "010", "101"))


class Ear:
    """Remembers what was heard and felt. It hears whatever is played, also unwoken."""

    def __init__(self) -> None:
        self.awake = False
        self.heard: list[tuple[Tone, ...]] = []
        self.felt: list[tuple[int, ...]] = []
        self.hushed = 0
        self.feels = False
        """Whether it can vibrate."""

    def wake(self) -> None:
        self.awake = True

    def rest(self) -> None:
        self.awake = False

    def play(self, notes: tuple[Tone, ...]) -> None:
        self.heard.append(notes)

    def hush(self) -> None:
        self.hushed += 1

    def can_vibrate(self) -> bool:
        return self.feels

    def vibrate(self, pattern: tuple[int, ...]) -> None:
        self.felt.append(pattern)


class Shelf:
    """Games that could be added. Nothing is fetched; `failure` is how the next one ends."""

    def __init__(self) -> None:
        self.packs: tuple[Pack, ...] = ()
        self.names: list[str] = []
        self.failure = ""
        self.troubles: dict[str, str] = {}
        self.offline = False
        self.waiting: list[Callable[[], None]] = []
        self.arrived: Callable[[int], None] = lambda percent: None

    @property
    def offers(self) -> bool:
        return bool(self.packs)

    def added(self) -> tuple[Pack, ...]:
        known = {pack.game: pack for pack in self.packs}
        return tuple(known.get(name) or unlisted(name) for name in self.names)

    def trouble(self, game: str) -> str:
        return self.troubles.get(game, "broken" if game in LEFT_OUT else "")

    def offered(self, then: Callable[[tuple[Pack, ...] | None], None]) -> None:
        then(None if self.offline else self.packs)

    def add(
        self, pack: Pack, arrived: Callable[[int], None], then: Callable[[str], None]
    ) -> Callable[[], None]:
        def come() -> None:
            if not self.failure:
                self.names.append(pack.game)
            then(self.failure)

        self.arrived = arrived
        self.waiting.append(come)
        return lambda: self.waiting.remove(come) if come in self.waiting else None

    def again(self, game: str, then: Callable[[], None]) -> None:
        def come() -> None:
            self.troubles.pop(game, None)
            then()

        self.waiting.append(come)

    def remove(self, game: str) -> None:
        self.names.remove(game)
        self.troubles.pop(game, None)


@dataclass
class Thought:
    """What a bot is asked."""

    request: RankingRequest
    on_report: OnReport[Any]


@dataclass
class Wanted:
    """A game that is to be analysed, and the steps that are still to come."""

    on_report: OnReport[Any]
    left: list[GameStep]


@cache
def all_steps(request: AnalysisRequest) -> tuple[GameStep, ...]:
    """Tests look at the same few games again and again."""
    return tuple(step for step in request.steps(known(request.game, find)) if step)


class Head:
    """Thinks when it is told to, and then to the end."""

    def __init__(self) -> None:
        self.open: list[Thought] = []
        self.wanted: list[Wanted] = []
        self.awake = False

    def start(self) -> None:
        self.awake = True

    def stop(self) -> None:
        self.awake = False

    def ask(self, request: Request[Any], on_report: OnReport[Any]) -> Callable[[], None]:
        if isinstance(request, RankingRequest):
            thought = Thought(request, on_report)
            self.open.append(thought)
            return lambda: self.open.remove(thought)
        assert isinstance(request, AnalysisRequest)
        return self.analyse(request, on_report)

    def analyse(self, request: AnalysisRequest, on_report: OnReport[Any]) -> Callable[[], None]:
        wanted = Wanted(on_report, [*all_steps(request)])
        self.wanted.append(wanted)
        return lambda: self.wanted.remove(wanted)

    def find_steps(self, most: int | None = None) -> None:
        """So many steps of every game that is analysed have been found; all, if it isn't said."""
        for wanted in [*self.wanted]:
            found, wanted.left = wanted.left[:most], wanted.left[most:] if most else []
            if not wanted.left:
                self.wanted.remove(wanted)
            wanted.on_report(Report(tuple(found), not wanted.left))

    def answer(self) -> None:
        """Everything that was asked has been thought about."""
        for thought in [*self.open]:
            self.open.remove(thought)
            *_, ranking = thought.request.thoughts(known(thought.request.game, find))
            thought.on_report(Report(ranking))


class StandIn:
    """A device with a drawer for storage, a clock that strikes at every look, and dice that follow
    from the number of the game."""

    def __init__(self, texts: dict[str, str] | None = None) -> None:
        names = " ".join(game.rules.name for game in GAMES)
        self.store = Drawer({TOLD: names, HINTED: names} | (texts or {}))
        self.durable_store = Notebook()
        self.tabs = Tab()
        self.sharing = Postbox()
        self.speaker = Ear()
        self.thinker = Head()
        self.packs = Shelf()
        self.asked_to_keep = False
        self.promises = False
        """Whether it promises to keep what is stored, once it is asked."""
        self.space: StorageEstimate | None = StorageEstimate(
            1_000_000, 50_000_000_000, promised=False
        )
        self.timers: list[Timer] = []
        self.clock = 0
        """Milliseconds that have passed by hand."""
        self.addresses: list[str] = []
        self.instead = False
        """Whether the latest of them took the place of the one before."""
        self.looks = 0
        self.day_on_the_wall = "2026-11-26"
        self.asked = 0
        self.feels = False
        """Whether it can feel that it is shaken."""
        self.shaken: list[Callable[[], None]] = []
        self.watching: list[Callable[[], None]] = []
        """Who wants to know when the page goes out of sight."""
        self.may_feel = True
        """Whether the person allows it."""
        self.shapes: tuple[str, ...] = ()
        """The media queries that its screen fits."""
        self.way = "menu"
        """How the browser installs a page."""
        self.installs = 0
        self.printed = 0
        """How often the page was to be printed."""
        self.in_region = ""
        self.language_shown = ""
        self.offered: Collection[str] = ()
        """The lessons and puzzles that the menu leads to."""
        self.in_menu: Mapping[str, Sequence[Node]] = {}
        """What the menu shows beside what is in index.html, by its places."""
        self.fetched: list[Callable[[], None]] = []
        """What was asked of the network, and has yet to come."""
        self.offline = False
        """Whether nothing can be had from there."""
        self.may_fail = False
        """Whether a fault is part of the test; any other ends it."""
        self.faults: list[str] = []
        """What was told of them."""
        self.look: tuple[str, str] | None = None
        """Theme and size of text, once they were changed."""

    def fault(self, text: str) -> None:
        self.faults.append(text)
        assert self.may_fail, text

    def now(self) -> str:
        self.looks += 1
        time = datetime(2026, 11, 21, 9, tzinfo=UTC) + timedelta(seconds=self.looks)
        return time.strftime("%Y-%m-%dT%H:%M:%SZ")

    def today(self) -> str:
        return self.day_on_the_wall

    def day(self, day: str, language: str) -> str:
        return f"{day} in {language}"

    def entropy(self) -> str:
        self.asked += 1
        return f"{self.asked:032x}"[::-1]

    def after(self, milliseconds: int, action: Callable[[], None]) -> Callable[[], None]:
        timer = Timer(milliseconds, action, self.clock + milliseconds)
        self.timers.append(timer)
        return lambda: self.timers.remove(timer)

    def go(self, address: str, *, instead: bool = False) -> None:
        self.addresses.append(address)
        self.instead = instead

    def refuse(self, fault: str | None = "refused") -> None:
        """Stores nothing more, or again."""
        self.store.full, self.store.code = fault is not None, fault or "full"
        self.durable_store.fault = fault

    def persist(self, then: Callable[[bool], None] | None = None) -> None:
        self.asked_to_keep = True
        if then:
            then(self.promises)

    def storage_estimate(self, then: Callable[[StorageEstimate | None], None]) -> None:
        then(self.space)

    def on_hidden(self, action: Callable[[], None]) -> Callable[[], None]:
        self.watching.append(action)
        return lambda: self.watching.remove(action)

    def show_language(self, language: str) -> None:
        self.language_shown = language

    def show_look(self, theme: str, text: str) -> None:
        self.look = theme, text

    def puzzles(self, game: str, then: Callable[[str | None], None]) -> None:
        path = PACKAGE / "games" / game / "puzzles.txt"
        self.fetched.append(lambda: then(None if self.offline else path.read_text("utf-8")))

    def offer(self, ways: Collection[str], more: Mapping[str, Sequence[Node]]) -> None:
        self.offered = ways
        self.in_menu = more

    def way_to_install(self) -> str:
        return self.way

    def install(self) -> None:
        self.installs += 1

    def matches(self, query: str) -> bool:
        return query in self.shapes

    def print_page(self) -> None:
        self.printed += 1

    def region(self) -> str:
        return self.in_region

    def can_shake(self) -> bool:
        return self.feels

    def on_shake(
        self, action: Callable[[], None], refused: Callable[[], None]
    ) -> Callable[[], None]:
        if not self.may_feel:
            refused()
            return lambda: None
        self.shaken.append(action)
        return lambda: self.shaken.remove(action)

    def number(self, value: float, language: str, digits: int = 0) -> str:
        return f"{value:.{digits}f}".replace(".", "." if language == "en" else ",")

    def month(self, month: str, language: str) -> str:
        return f"{month} ({language})"

    def date(self, moment: str, language: str) -> str:
        # A browser throws RangeError for what it can't read.
        assert MOMENT.fullmatch(moment), f"no browser can read {moment}"
        return f"{moment} ({language})"


def as_device(stand_in: StandIn) -> Device:
    """The same: a protocol's attributes are of exactly one type, those of a stand-in of others."""
    return cast(Device, stand_in)


class Tablet:
    """An app on a stand-in, and the hands and eyes of whoever holds it."""

    def __init__(
        self, address: str = "#/", *, language: str = "en", device: StandIn | None = None
    ) -> None:
        self.device = device or StandIn()
        self.app = App(as_device(self.device), language, address, screen_of)
        self.address = address
        self.focus = self.take_focus()
        """Where the focus was when the screen came."""
        self._follow()

    def attempt(self, action: Callable[[], object]) -> None:
        """Does it as the browser does. A fault is raised, unless the device may fail."""
        self.app.attempt(action)

    # --- hands ---

    def visit(self, address: str) -> None:
        """Follows a link or goes back."""
        self.address = address
        self.app.show(address)
        self.focus = self.take_focus()
        self._follow()

    def press(self, target: str, *, by_keyboard: bool = False) -> None:
        """Presses what has this target, of the frame or of the game; it must be on the screen."""
        page = self.page
        found = [s for s in (f"app:{target}", f"game:{target}") if page.find_all("data-press", s)]
        assert len(found) == 1, f"{target!r} on the screen: {found}"
        meant = found[0].startswith("game:") or self.app.meant(target)
        assert meant, f"{target!r} means nothing"
        self.attempt(lambda: self.app.press(found[0], by_keyboard=by_keyboard))
        self._follow()

    def tap(self, label: str, *, by_keyboard: bool = False) -> None:
        """Presses the button of this label."""
        targets = {target_of(b) for b in self.buttons() if name_of(b) == label}
        assert len(targets) == 1, f"{label!r} means {targets}"
        self.press(targets.pop(), by_keyboard=by_keyboard)

    def choose(self, field: str, value: str) -> None:
        """Fills in a field of a form; it must be on the screen."""
        assert self.find("data-change", field), f"no {field!r} on the screen"
        self.attempt(lambda: self.app.change(field, value))

    def adjust(self, setting: str, value: str) -> None:
        """Opens the settings, chooses something and closes them. The button that opens them stands
        in the head of the page too, which isn't Python's."""
        self.attempt(lambda: self.app.press("app:settings", by_keyboard=False))
        self.choose(f"setting {setting}", value)
        self.press("settings close")

    def wait(self) -> int:
        """Lets time pass until the next timer, and says how long that took; computers have thought
        by then."""
        self.attempt(self.device.thinker.answer)
        timer = min(self.device.timers, key=lambda timer: timer.due)
        self.device.timers.remove(timer)
        self.device.clock = timer.due
        self.attempt(timer.action)
        self._follow()
        return timer.milliseconds

    def pass_time(self, milliseconds: int) -> None:
        """Lets so much time pass, with all that comes by itself."""
        end = self.device.clock + milliseconds
        while any(timer.due <= end for timer in self.device.timers):
            self.wait()
        self.device.clock = end

    def fetch(self) -> None:
        """What was asked of the network comes, or fails."""
        while self.device.fetched:
            self.attempt(self.device.fetched.pop(0))
        self._follow()

    def take_focus(self) -> str | None:
        """Where the focus is to go next, as the browser takes it after drawing."""
        services = self.app.services
        focus, services.focus = services.focus, None
        return focus

    def put_away(self) -> None:
        """Another app comes to the front."""
        for action in list(self.device.watching):
            self.attempt(action)

    def _follow(self) -> None:
        while self.device.addresses:
            self.visit(self.device.addresses.pop(0))

    # --- eyes ---

    @property
    def page(self) -> Node:
        """All that is on the screen."""
        return self.app.draw()

    def find(self, name: str, value: str) -> list[Node]:
        """What has an attribute of this value."""
        return self.page.find_all(name, value)

    def buttons(self) -> list[Node]:
        """Everything that can be pressed."""
        return [node for node in nodes(self.page) if node.attributes.get("data-press")]

    def text(self, of_class: str) -> str:
        """The text of the one thing that has this class among others."""
        (node,) = with_class(self.page, of_class)
        return node.text()

    @property
    def primary(self) -> str:
        """What the one big button says."""
        return self._primary().text()

    @property
    def waits(self) -> bool:
        """Whether what comes next comes by itself."""
        return self.primary in ("Please wait", "Skip ahead")

    def press_primary(self, *, by_keyboard: bool = False) -> None:
        """Presses the one big button."""
        self.press(target_of(self._primary()), by_keyboard=by_keyboard)

    def _primary(self) -> Node:
        (button,) = [node for node in nodes(self.page) if node.attributes.get("data-primary")]
        return button

    def playable(self) -> list[str]:
        """The names of the squares that can be played now."""
        squares = with_class(self.page, "square")
        free = [node for node in squares if node.attributes["aria-disabled"] is None]
        return [target_of(node).removeprefix("square ") for node in free]

    @property
    def said(self) -> str:
        """What a screen reader said last."""
        (status,) = self.find("role", "status")
        number, words = self.app.services.messages.spoken_count, status.children[-1:]
        return "".join(
            node.text() for node in words if isinstance(node, Node) and node.key == str(number)
        )

    @property
    def notice(self) -> str | None:
        """The short message on the screen, if there is one."""
        found = with_class(self.page, "notice")
        return found[0].text() if found else None

    @property
    def play(self) -> Play:
        """The game on the screen."""
        assert isinstance(self.app.screen, Play)
        return self.app.screen


def nodes(node: Node) -> list[Node]:
    """This node and all below it, as they stand in the page. A generator within a generator takes
    seven times as long, and pages are looked through more often than anything else is done."""
    found, todo = [], [node]
    while todo:
        node = todo.pop()
        found.append(node)
        todo += [child for child in reversed(node.children) if isinstance(child, Node)]
    return found


def with_class(node: Node, name: str) -> list[Node]:
    """The nodes that have this class among others."""
    return [n for n in nodes(node) if name in str(n.attributes.get("class") or "").split()]


def name_of(node: Node) -> str:
    """What a screen reader calls it."""
    return str(node.attributes.get("aria-label") or node.text() or node.attributes.get("title", ""))


def target_of(node: Node) -> str:
    """What pressing it sends, without its name space."""
    return str(node.attributes["data-press"]).partition(":")[2]
