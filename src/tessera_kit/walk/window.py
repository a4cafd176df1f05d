"""What a browser does round the app, without a browser: it draws after every action, follows
addresses, leads the focus, and keeps its device from one load of the page to the next."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from tessera.core.record import Record
from tessera.features import FEATURES
from tessera.features.menu.home import Home
from tessera.features.play.pacing import Pacing
from tessera.games import find
from tessera.kit.motion import Beat
from tessera.screens.app import App
from tessera.screens.packs import Pack
from tessera.screens.page import Page
from tessera.screens.router import Router
from tessera.screens.stage import Stage
from tessera.screens.table.last_seen import is_game, last_seen
from tessera.storage.journal import Journal
from tessera.storage.repository import Repository
from tessera.storage.saves import Saves
from tessera.storage.write_queue import WriteQueue
from tessera.thinking.analysis import AnalysisRequest
from tessera.thinking.request import OnReport, Report, known
from tessera_kit.fakes.device import FakeDevice, as_device
from tessera_kit.fakes.meddling import translate
from tessera_kit.fakes.stores import FakeDurableStore, FakeStore
from tessera_kit.fakes.surface import FakeDocument, FakeElement
from tessera_kit.fakes.tabs import FakeBrowser, FakeLock, FakeTab
from tessera_kit.fakes.thinker import FakeThinker
from tessera_kit.walk.checks import check, check_nothing_is_told, lies_in, sights, spoken

IN_INDEX_HTML = ("app:settings",)
"""What stands in the head of the page, which Python doesn't draw."""


class Hasty(FakeThinker):
    """Takes the first answer of every bot: a walk is about screens, not about strength."""

    def __init__(self) -> None:
        super().__init__()
        self.looked_at: list[tuple[OnReport[Any], Iterator[Report[Any]]]] = []

    def analyse(self, request: AnalysisRequest, on_report: OnReport[Any]) -> Callable[[], None]:
        wanted = on_report, _one_by_one(request)
        self.looked_at.append(wanted)
        return lambda: self.looked_at.remove(wanted) if wanted in self.looked_at else None

    def answer(self) -> None:
        # A game that was removed in another tab isn't thought about any more.
        for thought in [each for each in self.open if find(each.request.game)]:
            self.open.remove(thought)
            thoughts = thought.request.thoughts(known(thought.request.game, find))
            thought.on_report(Report(next(ranking for ranking in thoughts if ranking)))

    def go_on(self, most: int) -> None:
        """Finds so many more steps of each game that is analysed."""
        for wanted in [*self.looked_at]:
            on_report, reports = wanted
            for report in islice(reports, most):
                if report.done:
                    self.looked_at.remove(wanted)
                on_report(report)


def _one_by_one(request: AnalysisRequest) -> Iterator[Report[Any]]:
    for step in request.steps(known(request.game, find)):
        if step:
            yield Report((step,), done=False)
    yield Report(())


@dataclass
class House:
    """Everything that all windows of one browser share: the stores, the added games, and who has
    which game open. A new one has never been to the site."""

    store: FakeStore = field(default_factory=FakeStore)
    durable_store: dict[str, str] = field(default_factory=dict)
    browser: FakeBrowser = field(default_factory=FakeBrowser)
    offered: tuple[Pack, ...] = ()
    """What can be added from this site."""
    added: list[str] = field(default_factory=list)
    size: frozenset[str] = frozenset()
    """The media queries that every screen fits."""
    loads: int = 0

    def shelve(self, record: Record) -> None:
        """Keeps a game, as if it had been played here."""
        stores = Journal(self.store), WriteQueue(FakeDurableStore(self.durable_store))
        repository = Repository(*stores, "shelf", lambda: record.saved)
        Saves(repository, find).save(f"{len(repository.games()):012x}", record)


class Window:
    """One tab. After each action everything is drawn and looked at."""

    def __init__(self, house: House, language: str, address: str = "#/") -> None:
        self.house = house
        self.language = language
        self.history = [address]
        self.focused: FakeElement | None = None
        """What has the focus; None for the page itself."""
        self.load()

    def load(self) -> None:
        """Loads the page; all that Python knew before is gone."""
        self.house.loads += 1
        device = self.device = FakeDevice()
        device.store = self.house.store
        device.durable_store = FakeDurableStore(self.house.durable_store)
        device.thinker = Hasty()
        device.tabs = FakeTab(self.house.browser, "abcdefgh"[self.house.loads % 8] * 4)
        device.packs.packs = self.house.offered
        device.shapes = tuple(self.house.size)
        device.packs.names = self.house.added
        for written in device.programs.written.kept():
            device.programs.install(written.name, device.programs.text(written.name))
        device.feels = self.house.loads % 2 == 0
        device.asked = device.looks = 1000 * self.house.loads
        self.app = App(as_device(device), "en", self.history[-1], Router(FEATURES))
        self.app.services.say = spoken(self.language)
        self.document = FakeDocument()
        self.translates = False
        self.stage = Stage(self.document, self.app, lambda element: None)
        self.focused = None
        self._answered: set[FakeLock] = set()
        self.app.services.focus = None
        self.look()
        self._follow()

    @property
    def root(self) -> FakeElement:
        """The element that holds the page."""
        return self.stage.live.element

    def close(self) -> None:
        """Closes the tab, or lets go of it before it loads again."""
        self.put_away()
        for lock in self.device.tabs.locks:
            lock.release()
        self.device.tabs.close()

    def put_away(self) -> None:
        """Brings another app to the front."""
        for action in [*self.device.watching]:
            self.do(action)
        home = Home(self.app.services)
        home.look_at_once()
        home.draw()
        last_seen(self.app.screen)

    def do(self, action: Callable[[], object]) -> None:
        """Does something as a browser does: first it is drawn, then addresses are followed."""
        played, count_before = self._played(), self.app.services.messages.spoken_count
        self.app.attempt(action)
        self.look()
        if self._played() > played >= 0 and self._is_told():
            services = self.app.services
            assert services.messages.spoken_count > count_before, (
                "something happened, and nothing was said"
            )
            assert "".join(services.messages.spoken).strip(), (
                "something happened, and no word was said"
            )
        self._follow()

    def _follow(self) -> None:
        while self.device.addresses:
            if (address := self.device.addresses.pop(0)) != self.history[-1]:
                if self.device.instead:
                    self.history.pop()
                self.history.append(address)
                self.show(address)

    def _played(self) -> int:
        """The number of events of the game on the screen; -1 if none is played."""
        screen = self.app.screen
        return screen.context.table.played if is_game(screen) else -1

    def _is_told(self) -> bool:
        """Whether the latest event must be announced now. Dealing is announced once for all cards,
        and a turn that is hurried through at its end."""
        screen = self.app.screen
        if not is_game(screen) or screen.part(Pacing).hurrying:
            return False
        tacit = screen.context.game.view.unspoken
        return not tacit.issuperset(line.code for line in screen.context.log.lines[-1])

    def show(self, address: str) -> None:
        """Changes the part of the address behind `#`."""
        self.focused = None
        self.app.attempt(lambda: self.app.show(address))
        self.look()
        self._follow()

    def settle(self) -> None:
        """Answers the locks that were asked for, a moment later."""
        for lock in self.device.tabs.locks:
            if lock not in self._answered:
                self._answered.add(lock)
                self.do(lock.answer)

    def look(self) -> None:
        """Draws, and checks everything that holds for every page."""
        beat = self.app.ask(_beat, None)
        before = sights(self.root) if beat else None
        self.stage.draw(beat)
        if before and self.stage.beats.holds:
            if not self.translates:
                check_nothing_is_told(before, self.root)
            self.stage.land()
        self.page = self.app.draw()
        wanted, self.app.services.focus = self.app.services.focus, None
        if wanted is not None:
            self._lead(wanted)
        elif self.focused and not lies_in(self.focused, self.root):
            had = self.focused.attributes
            covered = self.page.find_all("data-press", "app:take over")  # By who takes the tablet.
            stays = "data-primary" in had and self._element("primary")
            assert covered or not stays, "the one button was made anew, and lost the focus"
            self._lead(had.get("data-press") or had.get("href") or "")
        check(self.app, self.page, self.root)
        if self.translates:
            translate(self.document, self.root)

    def focus_on(self, press: str) -> None:
        """Focuses the element that is pressed by the keyboard."""
        self.focused = self._element(press)

    def _lead(self, wanted: str) -> None:
        """Moves the focus to the wanted element, or else to the one that comes next in
        `browser/input/focus.py`."""
        if wanted in IN_INDEX_HTML or self.app.screen.name == "home":  # The title is there, too.
            self.focused = None
            return
        ways = (self._element(focus) for focus in (wanted, "primary", "heading"))
        self.focused = next(filter(None, ways), None)
        assert self.focused, f"the focus was on {wanted!r}, and is nowhere"

    def _element(self, focus: str) -> FakeElement | None:
        def is_meant(element: FakeElement) -> bool:
            if focus == "heading":
                return element.tag == "h1"
            if focus == "primary":
                return "data-primary" in element.attributes
            name = "href" if focus.startswith("#") else "data-press"
            return element.tag in ("a", "button") and element.attributes.get(name) == focus

        return next(filter(is_meant, elements(self.root)), None)


def _beat(screen: Page) -> Beat | None:
    return screen.beat()


def elements(element: FakeElement) -> Iterator[FakeElement]:
    """This element and all below it."""
    yield element
    for child in element.children:
        yield from elements(child)
