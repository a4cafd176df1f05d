"""Games from packages of this site: added, and there again at the next launch.

What the site offers stands in packs/games.json, which the build writes. micropip adds a game
(installing.py); a launch does without, and puts the wheels on the path, those that the service
worker has kept (docs/offline.md). Where something is wrong with one, it goes on without that.
"""

import asyncio
import sys
import traceback
from collections.abc import Callable, Iterable
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from zipimport import zipimporter

import js
from pyodide.ffi import JsException, create_proxy, to_js

from tessera import games
from tessera.browser import installing, sheets
from tessera.browser.installing import FOLDER, NotThere, fetched
from tessera.screens.packs import Pack, unlisted
from tessera.storage.added import AddedGames
from tessera.storage.offer import Offer, Offered, Wheel, read_offer
from tessera.storage.ports import Store, StoreError

ONCE = to_js({"once": True}, dict_converter=js.Object.fromEntries)
MANNERS = 1.5
"""Seconds after which a start that hasn't come to its end in another tab never will."""
PATIENCE = 8.0
"""Seconds that a launch waits for what was added."""


async def offer(site: str = "") -> Offer:
    """What the site says of its packages; `site` leads there from where this runs. Raises OSError,
    ValueError or JsException."""
    return read_offer((await fetched(f"{site}{FOLDER}games.json")).decode())


async def load(names: Iterable[str], site: str = "") -> tuple[list[Offered], dict[str, str]]:
    """Puts the wheels of games on the path, and says what is there then, and what is wrong with the
    others: a key of `TROUBLES`."""
    wanted = [name for name in names if name not in games.NAMES]
    try:
        offered = await offer(site)
    except (NotThere, ValueError):
        return [], dict.fromkeys(wanted, "unlisted")
    except (JsException, OSError):
        return [], dict.fromkeys(wanted, "network")
    found, troubles = [], {}
    for name in wanted:
        entry = offered.games.get(name)
        if entry is None:
            troubles[name] = "unlisted"
            continue
        try:
            for wheel in entry.wheels:
                await _on_the_path(wheel, site)
        except (JsException, OSError):
            troubles[name] = "network"
            continue
        games.INSTALLED[name] = entry.module
        found.append(entry)
    return found, troubles


def path_of(wheel: Wheel) -> Path:
    """Where a wheel lies here."""
    return Path(wheel.name).absolute()


async def _on_the_path(wheel: Wheel, site: str) -> None:
    path = path_of(wheel)
    if str(path) not in sys.path:
        # The browser itself refuses what isn't as the list has it.
        asked = {"cache": "no-cache", "integrity": f"sha256-{wheel.sha256}"}
        options = to_js(asked, dict_converter=js.Object.fromEntries)
        path.write_bytes(await fetched(f"{site}{FOLDER}{wheel.name}", options))
        sys.path.append(str(path))


class BrowserPacks:
    """`drawn` is called after things that happen later."""

    def __init__(self, drawn: Callable[[Callable[[], None]], None], store: Store) -> None:
        self._drawn = drawn
        self._added = AddedGames(store, _tell)
        games.starting = self._added.start
        self._entries: dict[str, Offered] = {}
        """Of the games that are here, as the site's list has them."""
        self._troubles: dict[str, str] = {}
        self.offers = bool(js.document.querySelector('[href="#/more"]'))
        if hasattr(js.navigator, "serviceWorker") and not _is_served():
            # Added before there was one: it keeps what it is asked for.
            self._served = create_proxy(self._ask_again)
            container = js.navigator.serviceWorker
            container.addEventListener("controllerchange", self._served, ONCE)

    def added(self) -> tuple[Pack, ...]:
        return tuple(self._pack(name) for name in self._added.names() if name not in games.NAMES)

    def trouble(self, game: str) -> str:
        broken = "broken" if game in games.LEFT_OUT else ""
        return self._troubles.get(game, broken)

    async def restore(self) -> None:
        """Those that were added before."""
        if names := self._added.names():
            if self._added.unfinished():
                await asyncio.sleep(MANNERS)
            endless = [name for name in names if name in self._added.unfinished()]
            self._leave_out(endless, "endless")
            await self._restore([name for name in names if name not in endless])

    async def _restore(self, names: list[str]) -> None:
        try:
            found, troubles = await asyncio.wait_for(load(names), PATIENCE)
        except TimeoutError:
            found, troubles = [], dict.fromkeys(names, "network")
        self._troubles |= troubles
        for entry in found:
            self._entries[entry.game] = entry
            if not _dress(entry):
                self._leave_out([entry.game], "broken")

    def _leave_out(self, names: Iterable[str], trouble: str) -> None:
        for name in names:
            games.LEFT_OUT.add(name)
            self._troubles[name] = trouble

    def _ask_again(self, _: object) -> None:
        async def asking() -> None:
            for entry in self._entries.values():
                await _is_kept(entry)

        self._asking = asyncio.ensure_future(asking())

    def offered(self, then: Callable[[tuple[Pack, ...] | None], None]) -> None:
        async def looking() -> None:
            found = None
            with suppress(JsException, OSError, ValueError):
                found = tuple(map(_pack, (await offer()).games.values()))
            self._drawn(lambda: then(found))

        self._looking = asyncio.ensure_future(looking())

    def add(self, pack: Pack, arrived: Callable[[int], None], then: Callable[[str], None]) -> None:
        async def adding() -> None:
            failure = await self._add(pack.game, arrived)
            self._drawn(lambda: then(failure))

        self._adding = asyncio.ensure_future(adding())

    async def _add(self, name: str, arrived: Callable[[int], None]) -> str:
        """A key of `FAILURES`, or ""."""
        try:
            offered = await offer()
        except NotThere:
            return "outdated"
        except ValueError:
            return "damaged"
        except (JsException, OSError):
            return "network"
        entry = offered.games.get(name)
        if entry is None:
            return "lacking"
        if self._is_taken(entry):
            return "taken"
        whole = entry.size + (offered.installer if installing.archive_to_come() else 0)
        failure = await installing.install(entry, self._percent(whole, arrived))
        failure = failure or await self._keep(entry)
        if failure:
            self._forget(entry)
        return failure

    def _is_taken(self, entry: Offered) -> bool:
        """Whether there is something else of this name: a game, or a Python module."""
        root = entry.module.partition(".")[0]
        return entry.game in games.NAMES or (find_spec(root) is not None and not self._has(entry))

    def _has(self, entry: Offered) -> bool:
        """Whether another game of its package is here."""
        return entry.project in {other.project for other in self._entries.values()}

    def _percent(self, whole: int, arrived: Callable[[int], None]) -> Callable[[int], None]:
        here = 0

        def more(size: int) -> None:
            nonlocal here
            here += size
            self._drawn(lambda: arrived(min(100, 100 * here // max(1, whole))))

        return more

    async def _keep(self, entry: Offered) -> str:
        """Whether it starts, and can be kept: a key of `FAILURES`, or ""."""
        name = entry.game
        found, _ = await load([name])
        if not found:
            return "network"
        if games.find(name) is None or not _dress(entry):
            return "broken"
        if not await _is_kept(entry):
            return "full"
        try:
            self._added.add(name)
        except StoreError:
            return "full"
        self._entries[name] = entry
        return ""

    def again(self, game: str, then: Callable[[], None]) -> None:
        async def trying() -> None:
            self._added.try_again(game)
            self._troubles.pop(game, None)
            await self._restore([game])
            games.find(game)
            self._drawn(then)

        self._trying = asyncio.ensure_future(trying())

    def remove(self, game: str) -> None:
        self._added.remove(game)
        self._troubles.pop(game, None)
        if entry := self._entries.pop(game, None):
            self._forget(entry)

    def _forget(self, entry: Offered) -> None:
        """Takes a game away from this page, and its package if no other game here is in it."""
        games.INSTALLED.pop(entry.game, None)
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
            _clear(wheel)
        installing.uninstall(entry.project)
        self._clearing = asyncio.ensure_future(_make_room(wheel.name))

    def _pack(self, name: str) -> Pack:
        return _pack(self._entries[name]) if name in self._entries else unlisted(name)


def _clear(wheel: Path) -> None:
    with suppress(ImportError):  # It is none.
        finder = zipimporter(str(wheel))
        wheel.unlink()
        finder.invalidate_caches()  # Another may come under this name.


async def _is_kept(entry: Offered) -> bool:
    """Whether the service worker has put it on the device, where there is one. One that has only
    just come is asked for it once more."""
    for name in ["games.json", *(wheel.name for wheel in entry.wheels)]:
        if _is_served() and await js.caches.match(f"{FOLDER}{name}") is None:
            with suppress(JsException, OSError):
                await fetched(f"{FOLDER}{name}")
            if await js.caches.match(f"{FOLDER}{name}") is None:
                return False
    return True


def _is_served() -> bool:
    return hasattr(js.navigator, "serviceWorker") and bool(js.navigator.serviceWorker.controller)


async def _make_room(wheel: str) -> None:
    """Takes a wheel from what the service worker has kept."""
    with suppress(JsException, AttributeError):  # Where nothing may be kept, nothing is.
        for name in await js.caches.keys():
            await (await js.caches.open(name)).delete(f"{FOLDER}{wheel}")


def _dress(entry: Offered) -> bool:
    """Whether the style sheet of a game is as it should be; then it counts."""
    try:
        sheets.adopt(entry.module.replace(".", "/"), path_of(entry.wheels[-1]))
    except Exception as fault:  # It is missing, or no text; or the package is none.
        _tell(fault)
        return False
    return True


def _tell(fault: BaseException) -> None:
    js.console.info("".join(traceback.format_exception(fault)))


def _pack(entry: Offered) -> Pack:
    return Pack(entry.game, entry.size, dict(entry.title), dict(entry.tagline))
