"""This browser, as the app's device."""

from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from functools import cache, cached_property

import js
from pyodide.ffi import JsException, JsProxy, create_proxy

from tessera.browser import install, languages, puzzles
from tessera.browser.added.packs import BrowserPacks
from tessera.browser.capability import answer, record
from tessera.browser.deferred_archive import DEFERRED
from tessera.browser.document import DocumentSurface
from tessera.browser.exchange.printing import print_page
from tessera.browser.exchange.sharing import BrowserSharing
from tessera.browser.history import BrowserHistory
from tessera.browser.host import host_choices
from tessera.browser.input.shake import Shake
from tessera.browser.phones.camera import BrowserCamera
from tessera.browser.screen_shape import ScreenShape
from tessera.browser.sound.speaker import BrowserSpeaker
from tessera.browser.sound.voice import BrowserVoice
from tessera.browser.stores.storage import local_store, site_store
from tessera.browser.stores.tabs import BrowserTabs
from tessera.browser.timer import Drawn, held, later, when_done
from tessera.i18n import can_speak, regional
from tessera.scene.live import mount
from tessera.scene.node import Node
from tessera.screens.device import (
    Camera,
    HostChoices,
    Peers,
    Sharing,
    Speaker,
    StorageEstimate,
    Voice,
)
from tessera.screens.packs import Programs
from tessera.storage.journal import Journal
from tessera.storage.ports import DurableStore, Tabs
from tessera.thinking.request import Thinker

TYPED = "input[type=text][data-change], textarea[data-change]"
"""Fields that tell of what is typed only when it is done."""

OF_FIREFOX = ("-moz-appearance", "none")
"""A style that only Firefox knows, which puts the question about lasting storage to people."""


class BrowserDevice:
    """Time, chance, storage and address of the page. `drawn` is called after things
    that happen later."""

    def __init__(self, drawn: Drawn, durable_store: DurableStore) -> None:
        self.journal = Journal(local_store())
        self.durable_store = durable_store
        self.tabs: Tabs = BrowserTabs(self.entropy()[:8], drawn)
        self._sound = BrowserSpeaker()
        self.speaker: Speaker = self._sound
        self.voice: Voice = BrowserVoice(drawn)
        self.sharing: Sharing = BrowserSharing(drawn)
        self.camera: Camera = BrowserCamera(drawn)
        self.packs = BrowserPacks(drawn, self.journal, site_store(self.journal))
        self.history = BrowserHistory()
        self.go = self.history.go
        self.way_to_install, self.install = install.way, install.ask
        self.matches = ScreenShape(drawn).matches
        self._drawn = drawn
        self._faults: set[str] = set()
        self.lands_at: float = 0
        """When what moves on the page has landed, by the page's clock."""

    @cached_property
    def thinker(self) -> Thinker:
        # Imported when somebody is to think: the menu does without, as without phones.
        from tessera.browser.thinker import BrowserThinker  # noqa: PLC0415

        return BrowserThinker(self._drawn)

    @cached_property
    def peers(self) -> Peers:
        from tessera.browser.phones.peers import BrowserPeers  # noqa: PLC0415

        return BrowserPeers(self._drawn)

    @property
    def programs(self) -> Programs:
        return self.packs.programs

    @property
    def commit(self) -> str:
        meta = js.document.querySelector("meta[name=commit]")
        return str(meta.getAttribute("content")) if meta else "unknown"

    @property
    def host(self) -> HostChoices:
        return host_choices()

    def fault(self, text: str) -> None:
        # What can't be drawn can't be drawn the next time either.
        if text not in self._faults:
            self._faults.add(text)
            js.console.error(text)

    def now(self) -> str:
        return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")

    def today(self) -> str:
        return _day(js.Date.new())

    def hour(self) -> int:
        return int(js.Date.new().getHours())

    def day_of(self, moment: str) -> str:
        return _day(js.Date.new(moment))

    def entropy(self) -> str:
        # Asked of the browser itself: what Python holds may stem from a snapshot of its memory,
        # and then it is the same at every launch.
        numbers = js.Uint8Array.new(16)
        js.crypto.getRandomValues(numbers)
        return numbers.to_bytes().hex()

    def landed(self) -> None:
        """Called when nothing moves on the page."""
        self.lands_at = 0
        self._sound.land()

    def landing(self) -> int:
        return max(0, round(self.lands_at - js.performance.now()))

    def after(self, milliseconds: int, action: Callable[[], None]) -> Callable[[], None]:
        return later(milliseconds, lambda: self._drawn(action))

    def spares(self, then: Callable[[bool], None]) -> None:
        when_done(self._drawn, _spares(), then)

    def on_hidden(self, action: Callable[[], None]) -> Callable[[], None]:
        def changed(event: js.Event[js.HTMLDocument]) -> None:
            if js.document.hidden:
                self._drawn(action)

        proxy = create_proxy(changed)
        js.document.addEventListener("visibilitychange", proxy)

        def stop() -> None:
            js.document.removeEventListener("visibilitychange", proxy)
            proxy.destroy()

        return stop

    def show_language(self, language: str) -> None:
        js.tesseraSpeak(language)

    def fetch_language(self, language: str, then: Callable[[bool], None]) -> None:
        if here := can_speak(language):
            then(here)
        else:
            when_done(self._drawn, languages.fetch(language), then)

    def show_look(self, theme: str, text: str) -> None:
        js.tesseraLook(theme, text)

    def puzzles(self, game: str, then: Callable[[str | None], None]) -> None:
        when_done(self._drawn, puzzles.text_of(game), then)

    def is_whole(self) -> bool:
        return DEFERRED.loaded

    def complete(self, then: Callable[[bool], None], *, again: bool) -> None:
        when_done(self._drawn, DEFERRED.load(again=again), then)

    def offer(self, ready: Collection[str], more: Mapping[str, Sequence[Node]]) -> None:
        for way in js.document.querySelectorAll("#menu [data-way]"):
            way.hidden = way.getAttribute("data-way") not in ready
        for place, nodes in more.items():
            if place_node := js.document.querySelector(f"#menu [data-place='{place}']"):
                for added in place_node.querySelectorAll(":scope > .offered"):
                    added.remove()
                place_node.append(*[mount(DocumentSurface(), node).element for node in nodes])

    def finish_typing(self) -> None:
        field = js.document.activeElement
        if field and field.matches(TYPED):
            field.blur()  # Which tells of what was typed, if anything was.

    def persist(self, then: Callable[[bool], None] | None = None) -> None:
        if then:
            when_done(self._drawn, _persisted(), then)
        elif not js.CSS.supports(*OF_FIREFOX):
            held(_persisted())

    def storage_estimate(self, then: Callable[[StorageEstimate | None], None]) -> None:
        when_done(self._drawn, _estimate(), then)

    def print_page(self) -> None:
        held(print_page())

    def region(self) -> str:
        tag = js.navigator.languages[0] if len(js.navigator.languages) else ""
        return next((part for part in tag.split("-")[1:] if len(part) == 2), "").upper()

    def can_shake(self) -> bool:
        return js.navigator.maxTouchPoints > 0 and Shake.is_possible()

    def on_shake(
        self, action: Callable[[], None], refused: Callable[[], None]
    ) -> Callable[[], None]:
        shake = Shake(lambda: self._drawn(action), lambda: self._drawn(refused))
        held(shake.start())
        return shake.stop

    def date(self, moment: str, language: str) -> str:
        date = js.Date.new(moment)
        style: dict[str, object] = {"dateStyle": "medium", "timeStyle": "short"}
        days = _days_ago(date)
        if 0 <= days < 7:
            style = {"weekday": "long", "hour": "numeric", "minute": "2-digit"}
        if 0 <= days < 2:
            tag, options = _local(language, {"numeric": "auto"})
            day = js.Intl.RelativeTimeFormat.new(tag, options).format(-days, "day")
            time = js.Intl.DateTimeFormat.new(*_local(language, {"timeStyle": "short"}))
            return f"{day} {time.format(date)}"
        return js.Intl.DateTimeFormat.new(*_local(language, style)).format(date)

    def month(self, month: str, language: str) -> str:
        style = {"month": "long", "year": "numeric"}
        formatter = js.Intl.DateTimeFormat.new(*_local(language, style))
        return formatter.format(js.Date.new(f"{month}-15"))

    def day(self, day: str, language: str, *, year: bool = False) -> str:
        style = {"day": "numeric", "month": "long", **({"year": "numeric"} if year else {})}
        formatter = js.Intl.DateTimeFormat.new(*_local(language, style))
        return formatter.format(js.Date.new(f"{day}T12:00"))

    def number(self, value: float, language: str, digits: int = 0) -> str:
        return _numbers(language, digits).format(value)


async def _spares() -> bool:
    """Whether the page is in sight, and the battery charges; True where none is told of."""
    with suppress(JsException, AttributeError):
        if not (await answer(js.navigator, "getBattery")).charging:
            return False
    return not js.document.hidden


async def _persisted() -> bool:
    """Asks for lasting storage; whether it is promised."""
    with suppress(JsException, AttributeError):
        return bool(await answer(js.navigator.storage, "persist"))
    return False


async def _estimate() -> StorageEstimate | None:
    """The room that is used and left; None where the browser doesn't say."""
    with suppress(JsException, AttributeError):
        room = await answer(js.navigator.storage, "estimate")
        promised = await answer(js.navigator.storage, "persisted")
        return StorageEstimate(int(room.usage), int(room.quota), bool(promised))
    return None


@cache
def _numbers(language: str, digits: int) -> js.NumberFormat:
    """The formatter of numbers. It is kept, because to make one takes longer than all numbers of a
    page."""
    style = {"minimumFractionDigits": digits, "maximumFractionDigits": digits}
    return js.Intl.NumberFormat.new(*_local(language, style))


def _day(date: js.Date) -> str:
    return f"{date.getFullYear()}-{date.getMonth() + 1:02}-{date.getDate():02}"


def _days_ago(date: js.Date) -> int:
    """The number of midnights since then, in the device's time zone."""
    midnights = js.Date.new(), js.Date.new(date)
    today, day = (midnight.setHours(0, 0, 0, 0) for midnight in midnights)
    return round((today - day) / 86_400_000)


def _local(language: str, style: Mapping[str, object]) -> tuple[str, JsProxy]:
    """The arguments of an Intl formatter: the language with the region that the browser names for
    it, and the options. Without a region "en" would say Nov 21 where people write 21 Nov."""
    return regional(language, list(js.navigator.languages)), record(**style)
