"""Games from packages of this site: added, and there again at the next launch.

What the site offers stands in packs/games.json, which the build writes. micropip adds a game
(installing.py); a launch does without, and puts the wheels on the path, those that the service
worker has kept (docs/offline.md).
"""

import asyncio
import json
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from zipimport import zipimporter

import js
from pyodide.ffi import JsException, create_proxy, to_js

from tessera import games
from tessera.browser import installing, sheets
from tessera.browser.installing import FOLDER, fetched
from tessera.screens.packs import Pack
from tessera.storage.ports import Store, StoreError

KEY = "tessera/packs"
"""Where the names of the games that were added are kept."""
ONCE = to_js({"once": True}, dict_converter=js.Object.fromEntries)


async def offer(site: str = "") -> dict[str, Any]:
    """What the site says of its packages; `site` leads there from where this runs. Raises OSError,
    ValueError or JsException."""
    found: dict[str, Any] = json.loads(await fetched(f"{site}{FOLDER}games.json"))
    return found


async def load(names: Sequence[str], site: str = "") -> list[dict[str, Any]]:
    """Puts the wheels of games on the path, and says what is there then. What can't be had or isn't
    offered any more is left out: a game less, and nothing else."""
    try:
        offered = (await offer(site))["games"]
    except (JsException, OSError, ValueError):
        return []
    found = []
    for entry in offered:
        if entry["game"] in names and entry["game"] not in games.NAMES:
            with suppress(JsException, OSError):
                for wheel in entry["wheels"]:
                    await _on_the_path(wheel, site)
                games.INSTALLED[entry["game"]] = entry["module"]
                found.append(entry)
    return found


def path_of(wheel: dict[str, Any]) -> Path:
    """Where a wheel lies here."""
    return Path(wheel["name"]).absolute()


async def _on_the_path(wheel: dict[str, Any], site: str) -> None:
    path = path_of(wheel)
    if str(path) not in sys.path:
        # The browser itself refuses what isn't as the list has it.
        asked = {"cache": "no-cache", "integrity": f"sha256-{wheel['sha256']}"}
        options = to_js(asked, dict_converter=js.Object.fromEntries)
        path.write_bytes(await fetched(f"{site}{FOLDER}{wheel['name']}", options))
        sys.path.append(str(path))


class BrowserPacks:
    """`drawn` is called after things that happen later."""

    def __init__(self, drawn: Callable[[Callable[[], None]], None], store: Store) -> None:
        self._drawn = drawn
        self._store = store
        self._entries: dict[str, dict[str, Any]] = {}
        """Of the games that are here, as the site's list has them."""
        self.offers = bool(js.document.querySelector('[href="#/more"]'))
        if hasattr(js.navigator, "serviceWorker") and not _is_served():
            # Added before there was one: it keeps what it is asked for.
            self._served = create_proxy(self._ask_again)
            container = js.navigator.serviceWorker
            container.addEventListener("controllerchange", self._served, ONCE)

    def added(self) -> tuple[Pack, ...]:
        return tuple(map(_pack, self._entries.values()))

    async def restore(self) -> None:
        """Those that were added before."""
        if names := self._names():
            for entry in await load(names):
                self._entries[entry["game"]] = entry
                _dress(entry)

    def _ask_again(self, _: object) -> None:
        async def asking() -> None:
            for entry in self._entries.values():
                await _is_kept(entry)

        self._asking = asyncio.ensure_future(asking())

    def offered(self, then: Callable[[tuple[Pack, ...] | None], None]) -> None:
        async def looking() -> None:
            found = None
            with suppress(JsException, OSError, ValueError):
                found = tuple(map(_pack, (await offer())["games"]))
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
        except (JsException, OSError, ValueError):
            return "network"
        entry = next((entry for entry in offered["games"] if entry["game"] == name), None)
        if entry is None:
            return "lacking"
        if self._is_taken(entry):
            return "taken"
        whole = entry["size"] + (offered["installer"] if installing.archive_to_come() else 0)
        failure = await installing.install(entry, self._percent(whole, arrived))
        failure = failure or await self._keep(entry)
        if failure:
            self._forget(entry)
        return failure

    def _is_taken(self, entry: dict[str, Any]) -> bool:
        """Whether there is something else of this name: a game, or a Python module."""
        root = entry["module"].partition(".")[0]
        own = entry["project"] in {other["project"] for other in self._entries.values()}
        return entry["game"] in games.NAMES or (find_spec(root) is not None and not own)

    def _percent(self, whole: int, arrived: Callable[[int], None]) -> Callable[[int], None]:
        here = 0

        def more(size: int) -> None:
            nonlocal here
            here += size
            self._drawn(lambda: arrived(min(100, 100 * here // whole)))

        return more

    async def _keep(self, entry: dict[str, Any]) -> str:
        """Whether it starts, and can be kept: a key of `FAILURES`, or ""."""
        name = entry["game"]
        try:
            if not await load([name]):
                return "network"
            _try(name)
        except Exception as error:
            js.console.info(f"{name} can't be started: {error!r}")
            return "broken"
        if not await _is_kept(entry):
            return "full"
        try:
            self._store.set(KEY, " ".join([*self._names(), name]))
        except StoreError:
            return "full"
        self._entries[name] = entry
        _dress(entry)
        return ""

    def remove(self, game: str) -> None:
        names = [name for name in self._names() if name != game]
        self._store.set(KEY, " ".join(names)) if names else self._store.delete(KEY)
        if entry := self._entries.pop(game, None):
            self._forget(entry)

    def _forget(self, entry: dict[str, Any]) -> None:
        """Takes a game away from this page, and its package if no other game here is in it."""
        games.INSTALLED.pop(entry["game"], None)
        if entry["project"] in {other["project"] for other in self._entries.values()}:
            return
        root = entry["module"].partition(".")[0]
        for name in [name for name in sys.modules if name.partition(".")[0] == root]:
            del sys.modules[name]
        # Packages that it needs stay: another game may need them too.
        wheel = path_of(entry["wheels"][-1])
        if str(wheel) in sys.path:
            sys.path.remove(str(wheel))
            sys.path_importer_cache.pop(str(wheel), None)
            _clear(wheel)
        installing.uninstall(entry["project"])
        self._clearing = asyncio.ensure_future(_make_room(wheel.name))

    def _names(self) -> list[str]:
        return (self._store.get(KEY) or "").split()


def _try(name: str) -> None:
    """What must go well before a game stands in the menu."""
    game = games.find(name)
    assert game is not None
    assert game.rules.name == name in games.INSTALLED
    for players in game.rules.players:
        game.rules.new(game.rules.standard_setup(players))
    assert "normal" in game.bots
    assert game.texts.TITLE


def _clear(wheel: Path) -> None:
    finder = zipimporter(str(wheel))
    wheel.unlink()
    finder.invalidate_caches()  # Another may come under this name.


async def _is_kept(entry: dict[str, Any]) -> bool:
    """Whether the service worker has put it on the device, where there is one. One that has only
    just come is asked for it once more."""
    for name in ["games.json", *(wheel["name"] for wheel in entry["wheels"])]:
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


def _dress(entry: dict[str, Any]) -> None:
    sheets.adopt(entry["module"].replace(".", "/"), path_of(entry["wheels"][-1]))


def _pack(entry: dict[str, Any]) -> Pack:
    return Pack(entry["game"], entry["size"], entry["title"], entry["tagline"])
