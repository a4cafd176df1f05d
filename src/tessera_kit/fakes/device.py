"""A device without a browser: what it is asked for stays here, and time passes by hand."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cached_property
from pathlib import Path
from typing import cast

import tessera
from tessera.games import GAMES, brought
from tessera.scene.node import Node
from tessera.screens.device import Device, HostChoices, StorageEstimate
from tessera.storage.journal import Journal
from tessera.storage.site import site_store
from tessera_kit.fakes.packs import FakePacks
from tessera_kit.fakes.phones import FakeCamera, FakePeers
from tessera_kit.fakes.programs import FakePrograms
from tessera_kit.fakes.sharing import FakeSharing
from tessera_kit.fakes.speaker import FakeSpeaker, FakeVoice
from tessera_kit.fakes.stores import FakeDurableStore, FakeStore
from tessera_kit.fakes.tabs import FakeTab
from tessera_kit.fakes.thinker import FakeThinker

PACKAGE = Path(tessera.__file__).parent

TOLD = "tessera/goals"
"""Where it is kept of which games the goal was told. Here it was, unless a test says otherwise."""
HINTED = "tessera/first-hints"
"""The same for who was shown where hints are."""
MOMENT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z")


@dataclass
class FakeTimer:
    """Something that will happen later."""

    milliseconds: int
    action: Callable[[], None]
    due: int
    """When, by the clock of the stand-in."""


class FakeDevice:
    """A device with a store, a clock that strikes at every look, and dice that follow
    from the number of the game."""

    def __init__(self, texts: dict[str, str] | None = None) -> None:
        names = " ".join(game.rules.name for game in GAMES)
        self.store = FakeStore({TOLD: names, HINTED: names} | (texts or {}))
        self.durable_store = FakeDurableStore()
        self.tabs = FakeTab()
        self.sharing = FakeSharing()
        self.speaker = FakeSpeaker()
        self.voice = FakeVoice()
        self.thinker = FakeThinker()
        self.camera = FakeCamera()
        self.peers = FakePeers()
        self.programs = FakePrograms(self.journal, site_store(self.journal, "/"))
        self.packs = FakePacks(self.programs)
        self.host = HostChoices()
        self.asked_to_keep = False
        self.promises = False
        """Whether it promises to keep what is stored, once it is asked."""
        self.space: StorageEstimate | None = StorageEstimate(
            1_000_000, 50_000_000_000, promised=False
        )
        self.timers: list[FakeTimer] = []
        self.clock = 0
        """Milliseconds that have passed by hand."""
        self.addresses: list[str] = []
        self.instead = False
        """Whether the latest of them took the place of the one before."""
        self.typed: Callable[[], None] | None = None
        """Tells the app what is being typed into a field, while somebody is at it."""
        self.looks = 0
        self.day_on_the_wall = "2026-11-26"
        self.hours_ahead = 0
        """What its clock on the wall is ahead of UTC."""
        self.asked = 0
        self.feels = False
        """Whether it can feel that it is shaken."""
        self.shaken: list[Callable[[], None]] = []
        self.watching: list[Callable[[], None]] = []
        """Who wants to know when the page goes out of sight."""
        self.charges = True
        """Whether it has power to spare."""
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
        self.far_languages: Collection[str] = ()
        """Those whose catalogues have to be fetched first."""
        self.offered: Collection[str] = ()
        """The lessons and puzzles that the menu leads to."""
        self.in_menu: Mapping[str, Sequence[Node]] = {}
        """What the menu shows beside what is in index.html, by its places."""
        self.fetched: list[Callable[[], None]] = []
        """What was asked of the network, and has yet to come."""
        self.whole = True
        """Whether all of the app is here, and not only what the menu needs."""
        self.offline = False
        """Whether nothing can be had from there."""
        self.may_fail = False
        """Whether a fault is part of the test; any other ends it."""
        self.faults: list[str] = []
        """What was told of them."""
        self.look: tuple[str, str] | None = None
        """Theme and size of text, once they were changed."""

    @cached_property
    def journal(self) -> Journal:
        """Its storage, as the app has it."""
        return Journal(self.store)

    @property
    def commit(self) -> str:
        return "0123456789ab"

    def fault(self, text: str) -> None:
        self.faults.append(text)
        assert self.may_fail, text

    def now(self) -> str:
        self.looks += 1
        time = datetime(2026, 11, 21, 9, tzinfo=UTC) + timedelta(seconds=self.looks)
        return time.strftime("%Y-%m-%dT%H:%M:%SZ")

    def hour(self) -> int:
        return 20

    def today(self) -> str:
        return self.day_on_the_wall

    def day_of(self, moment: str) -> str:
        local_time = datetime.fromisoformat(moment) + timedelta(hours=self.hours_ahead)
        return local_time.date().isoformat()

    def day(self, day: str, language: str, *, year: bool = False) -> str:
        return f"{day} in {language}"

    def entropy(self) -> str:
        self.asked += 1
        return f"{self.asked:032x}"[::-1]

    def landing(self) -> int:
        return 0

    def after(self, milliseconds: int, action: Callable[[], None]) -> Callable[[], None]:
        timer = FakeTimer(milliseconds, action, self.clock + milliseconds)
        self.timers.append(timer)
        return lambda: self.timers.remove(timer)

    def go(self, address: str, *, instead: bool = False) -> None:
        self.addresses.append(address)
        self.instead = instead

    def finish_typing(self) -> None:
        typed, self.typed = self.typed, None
        if typed:
            typed()

    def refuse(self, fault: str | None = "refused") -> None:
        """Makes storage refuse to write with this fault, or write again if it is None."""
        self.store.full, self.store.code = fault is not None, fault or "full"
        self.durable_store.fault = fault

    def persist(self, then: Callable[[bool], None] | None = None) -> None:
        self.asked_to_keep = True
        if then:
            then(self.promises)

    def storage_estimate(self, then: Callable[[StorageEstimate | None], None]) -> None:
        then(self.space)

    def spares(self, then: Callable[[bool], None]) -> None:
        self.after(0, lambda: then(self.charges))

    def on_hidden(self, action: Callable[[], None]) -> Callable[[], None]:
        self.watching.append(action)
        return lambda: self.watching.remove(action)

    def show_language(self, language: str) -> None:
        self.language_shown = language

    def fetch_language(self, language: str, then: Callable[[bool], None]) -> None:
        if is_near := language not in self.far_languages:
            then(is_near)
        else:
            self.fetched.append(lambda: then(not self.offline))

    def show_look(self, theme: str, text: str) -> None:
        self.look = theme, text

    def puzzles(self, game: str, then: Callable[[str | None], None]) -> None:
        def come() -> None:
            path = PACKAGE / "games" / game / "puzzles.txt"
            own = brought(game, "puzzles.txt")
            then(own or (None if self.offline else path.read_text("utf-8")))

        self.fetched.append(come)

    def is_whole(self) -> bool:
        return self.whole

    def complete(self, then: Callable[[bool], None], *, again: bool) -> None:
        def come() -> None:
            self.whole = not self.offline
            then(self.whole)

        self.fetched.append(come)

    def offer(self, ready: Collection[str], more: Mapping[str, Sequence[Node]]) -> None:
        self.offered = ready
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


def as_device(stand_in: FakeDevice) -> Device:
    """The stand-in as a Device. A cast, because a protocol's attributes have one exact type each,
    and those of a stand-in are others."""
    return cast(Device, stand_in)
