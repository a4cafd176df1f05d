"""Games from packages of this site: added, and there again at the next launch.

What the site offers stands in packs/games.json, which the build writes. micropip adds a game
(installing.py); a launch does without, and puts the wheels on the path, those that the service
worker has kept (docs/offline.md). Where something is wrong with one, it goes on without that.
"""

from __future__ import annotations

import asyncio
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from functools import cached_property
from importlib.util import find_spec
from typing import TYPE_CHECKING

import js
from pyodide.ffi import create_proxy, to_js

from tessera import games
from tessera.browser.added import sheets
from tessera.browser.added.pack_files import (
    bring,
    clear,
    is_kept,
    is_served,
    listed,
    make_room,
    offer,
    path_of,
)
from tessera.browser.capability import offered, record
from tessera.browser.deferred_archive import DEFERRED
from tessera.browser.host import host_choices
from tessera.browser.timer import Drawn, held, when_done, within
from tessera.screens.device import MORE_GAMES
from tessera.screens.faults import blamed
from tessera.screens.packs import Pack, unlisted, written_here
from tessera.storage.added import AddedGames
from tessera.storage.offer import Offered
from tessera.storage.ports import Store, StoreError
from tessera.storage.programs import WrittenGames

if TYPE_CHECKING:
    from tessera.browser.added.programs import BrowserPrograms

ONCE = record(once=True)
MANNERS = 1.5
"""Seconds after which a start that hasn't come to its end in another tab never will."""
PATIENCE = 8_000
"""Milliseconds that a launch waits for what was added."""


class BrowserPacks:
    """The added games. `drawn` is called after things that happen later."""

    def __init__(self, drawn: Drawn, journal: Store, store: Store) -> None:
        """`store` is the site's own part of the `journal`."""
        self._drawn = drawn
        self._written = WrittenGames(journal, store)
        self._added = AddedGames(store, _tell, self._own)
        games.starting = self._added.start
        self._entries: dict[str, Offered] = {}
        """The entries in the site's list of the games that are here."""
        self._troubles: dict[str, str] = {}
        self._clearing: asyncio.Future[None] | None = None
        self._one_at_a_time = asyncio.Lock()
        """One that was called off has to be taken away before the next is added."""
        tiles = js.document.querySelectorAll("#menu [data-way^='tile ']")
        self.on_menu = [tile.dataset.way.removeprefix("tile ") for tile in tiles]
        container = offered(js.navigator, "serviceWorker")
        if container and not is_served():
            # Added before there was one: it keeps what it is asked for.
            self._served = create_proxy(self._ask_again)
            container.addEventListener("controllerchange", self._served, ONCE)

    @cached_property
    def programs(self) -> BrowserPrograms:
        """The games that are written in the page."""
        # Imported where there is one, or somebody writes: the menu needs none of it.
        from tessera.browser.added.programs import BrowserPrograms  # noqa: PLC0415

        return BrowserPrograms(self._drawn, self._written, self._added)

    @property
    def offers(self) -> bool:
        listed = bool(js.document.querySelector('[href="#/more"]'))
        return listed and MORE_GAMES not in host_choices().hides

    def added(self) -> tuple[Pack, ...]:
        others = (self._pack(name) for name in self._added.names() if name not in games.NAMES)
        return (*others, *map(written_here, self._written.kept()))

    def _own(self) -> tuple[str, ...]:
        return tuple(one.name for one in self._written.kept())

    def trouble(self, game: str) -> str:
        if game in self._troubles:
            return self._troubles[game]
        if game in games.LEFT_OUT:
            return "broken"
        if game in self._own():
            return "" if game in games.INSTALLED else "network"
        missing = game in self._added.names() and game not in self._entries
        return "elsewhere" if missing else ""

    async def restore(self) -> None:
        """Brings back the games that were added before, and those that were written here."""
        names = (*self._added.names(), *self._own())
        if names and not await DEFERRED.load():  # With what they may ask for.
            self._troubles |= dict.fromkeys(names, "network")
        elif names:
            await self._restore_all()

    async def _restore_all(self) -> None:
        if MORE_GAMES in host_choices().hides:
            self._troubles |= dict.fromkeys(self._own(), "unlisted")
        elif self._own():
            with suppress(TimeoutError):
                await within(PATIENCE, self.programs.restore())
        own = self._own()
        if names := (*self._added.names(), *own):
            if self._added.unfinished():
                await asyncio.sleep(MANNERS)
            left_out = self._added.left_out()
            for name, trouble in left_out.items():
                self._leave_out(name, trouble)
            await self._restore([name for name in names if name not in (*left_out, *own)])

    async def _restore(self, names: list[str]) -> None:
        if MORE_GAMES in host_choices().hides:  # As if the host had withdrawn them.
            self._troubles |= dict.fromkeys(names, "unlisted")
            return
        try:
            entries, troubles = await within(PATIENCE, listed(names))
        except TimeoutError:
            entries, troubles = [], dict.fromkeys(names, "network")
        self._troubles |= troubles
        await asyncio.gather(*map(self._bring, entries))

    async def _bring(self, entry: Offered) -> None:
        """Brings one game. Each is waited for by itself, so that one that doesn't come keeps no
        other away."""
        name, brought = entry.game, False
        with suppress(TimeoutError):
            brought = await within(PATIENCE, bring(entry))
        if name not in self._added.names():  # It was removed meanwhile.
            self._forget(entry)
        elif not brought:
            self._troubles[name] = "network"
        else:
            self._entries[name] = entry
            games.INSTALLED[name] = entry.module
            self._name_wheels()
            self._troubles.pop(name, None)
            if not _dress(entry):
                self._leave_out(name, "broken")

    def _name_wheels(self) -> None:
        """Names the wheels to static/interpreter.mjs, which can't ask once Python has stopped."""
        named = {
            wheel.name: {"game": name, "titles": dict(entry.title)}
            for name, entry in self._entries.items()
            for wheel in entry.wheels
        }
        js.tesseraAdded = to_js(named, dict_converter=js.Object.fromEntries)

    def set_aside(self, fault: BaseException) -> bool:
        """Whether a fault that ends the page is an added game's. If so, the game is left out from
        the next launch on."""
        game = blamed(fault, games.INSTALLED)
        return bool(game) and self._added.set_aside(game)

    def _leave_out(self, name: str, trouble: str) -> None:
        games.LEFT_OUT.add(name)
        self._troubles[name] = trouble

    def _ask_again(self, _: object) -> None:
        async def asking() -> None:
            for entry in self._entries.values():
                await is_kept(entry)

        held(asking())

    def offered(self, then: Callable[[tuple[Pack, ...] | str], None]) -> None:
        async def looking() -> tuple[Pack, ...] | str:
            listed = await offer()
            return listed if isinstance(listed, str) else tuple(map(_pack, listed.games.values()))

        when_done(self._drawn, looking(), then)

    def add(
        self, pack: Pack, arrived: Callable[[int], None], then: Callable[[str], None]
    ) -> Callable[[], object]:
        async def adding() -> str:
            async with self._one_at_a_time:
                return await self._add(pack.game, arrived)

        return when_done(self._drawn, adding(), then).cancel

    async def _add(self, name: str, arrived: Callable[[int], None]) -> str:
        """Adds a game. A key of `FAILURES`; "" if it went well."""
        # Imported with the first game that is added: the menu needs none of it.
        from tessera.browser.added import installing  # noqa: PLC0415

        offered = await offer()
        if isinstance(offered, str):
            return offered
        entry = offered.games.get(name)
        if entry is None:  # It has been withdrawn since the page was drawn.
            return "outdated"
        if self._is_taken(entry):
            return "taken"
        whole, failure = entry.size, "off"
        whole += offered.installer if installing.archive_to_come() else 0
        try:
            percent = self._percent(whole, arrived)
            failure = await installing.install(entry, percent) or await self._keep(entry)
        finally:  # It may have been called off.
            if failure:
                self._forget(entry)
        return failure

    def _is_taken(self, entry: Offered) -> bool:
        """Whether the name belongs to another game or Python module."""
        root = entry.module.partition(".")[0]
        if entry.game in self._written.names():
            return True
        return entry.game in games.NAMES or (find_spec(root) is not None and not self._has(entry))

    def _has(self, entry: Offered) -> bool:
        """Whether another game of the same package was added."""
        return entry.project in {other.project for other in self._entries.values()}

    def _percent(self, whole: int, arrived: Callable[[int], None]) -> Callable[[int], None]:
        arrived_bytes = 0

        def more(size: int) -> None:
            nonlocal arrived_bytes
            arrived_bytes += size
            self._drawn(lambda: arrived(min(100, 100 * arrived_bytes // max(1, whole))))

        return more

    async def _keep(self, entry: Offered) -> str:
        """Starts an added game and stores it on the device. A key of `FAILURES`; "" if both went
        well."""
        name = entry.game
        if not await bring(entry):
            return "network"
        games.INSTALLED[name] = entry.module  # What follows may fail: then it is forgotten.
        if games.find(name) is None or not _dress(entry):
            return "broken"
        if not await is_kept(entry):
            return "full"
        try:
            self._added.add(name)
        except StoreError:
            return "full"
        self._entries[name] = entry
        self._name_wheels()
        return ""

    def again(self, game: str, then: Callable[[], None]) -> None:
        async def trying() -> None:
            self._added.try_again(game)
            if game in self._own():
                await self.programs.restore()
            else:
                await self._restore([game])
            games.find(game)

        when_done(self._drawn, trying(), lambda _: then())

    def remove(self, game: str) -> None:
        if game in self._written.names():
            self.programs.forget(game)
        self._added.remove(game)
        self._troubles.pop(game, None)
        if entry := self._entries.pop(game, None):
            self._forget(entry)
        held(self._mend(has_run=self._added.has_run(game)))

    async def _mend(self, *, has_run: bool) -> None:
        """Has the service worker restore the stored files, which a removed game may have changed;
        if it has run, the page is loaded anew (static/offline.mjs)."""
        if self._clearing:
            await self._clearing
        js.tesseraMend(has_run)

    def _forget(self, entry: Offered) -> None:
        """Removes a game from this page, and its package if no other added game is in it."""
        games.INSTALLED.pop(entry.game, None)
        sheets.shed(entry.game)
        self._added.try_again(entry.game)
        if self._has(entry):
            return
        root = entry.module.partition(".")[0]
        for name in [name for name in sys.modules if name.partition(".")[0] == root]:
            del sys.modules[name]
        # Packages that it needs stay: another game may need them too.
        wheel = path_of(entry.wheels[-1])
        if str(wheel) in sys.path:
            sys.path.remove(str(wheel))
            sys.path_importer_cache.pop(str(wheel), None)
            clear(wheel)
        if "micropip" in sys.modules:  # It was installed since this page was loaded.
            sys.modules["micropip"].uninstall(entry.project)
        self._clearing = asyncio.ensure_future(make_room(wheel.name))

    def _pack(self, name: str) -> Pack:
        return _pack(self._entries[name]) if name in self._entries else unlisted(name)


def _dress(entry: Offered) -> bool:
    """Whether the style sheet of a game is as it should be; if so it is put into use."""
    try:
        sheets.adopt(entry.game, (entry.base, entry.module), [*map(path_of, entry.wheels)])
    except Exception as fault:  # It is missing, or no text; or the package is none.
        _tell(fault)
        return False
    return True


def _tell(fault: BaseException) -> None:
    js.console.info("".join(traceback.format_exception(fault)))


def _pack(entry: Offered) -> Pack:
    about = entry.author, entry.version, entry.licence
    return Pack(entry.game, entry.size, dict(entry.title), dict(entry.tagline), *about)
