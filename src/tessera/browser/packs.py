"""Games from packages of this site: added by micropip, and there again at the next launch.

What the site offers stands in packs/games.json, which the build writes. micropip installs from the
index beside it, checks sums and versions, and finds what else a package needs. It is fetched with
the modules that it needs when a game is added for the first time. A launch does without: it puts
the wheels on the path, and those the service worker has kept (docs/offline.md).
"""

import asyncio
import importlib
import json
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import js
from pyodide.ffi import JsException, to_js

from tessera import games
from tessera.browser import sheets
from tessera.screens.packs import Pack
from tessera.storage.ports import Store, StoreError

FOLDER = "packs/"
INSTALLER = "runtime/installer/installer.zip"
KEY = "tessera/packs"
"""Where the names of the games that were added are kept."""


async def offer(site: str = "") -> dict[str, Any]:
    """What the site says of its packages; `site` leads there from where this runs. Raises OSError
    or JsException."""
    found: dict[str, Any] = json.loads(await _fetched(f"{site}{FOLDER}games.json"))
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
                    await _on_the_path(f"{site}{FOLDER}{wheel}", path_of(wheel))
                games.INSTALLED[entry["game"]] = entry["module"]
                found.append(entry)
    return found


def path_of(wheel: str) -> Path:
    """Where a wheel lies here."""
    return Path(wheel).absolute()


async def _on_the_path(address: str, path: Path) -> None:
    if str(path) not in sys.path:
        path.write_bytes(await _fetched(address))
        sys.path.append(str(path))


ANEW = to_js({"cache": "no-cache"}, dict_converter=js.Object.fromEntries)
"""A host may let browsers keep files for minutes, damaged or outdated ones too."""


async def _fetched(address: str) -> bytes:
    answer = await js.fetch(address, ANEW)
    if not answer.ok:
        raise OSError(address)
    return (await answer.arrayBuffer()).to_bytes()


class BrowserPacks:
    """`drawn` is called after things that happen later."""

    def __init__(self, drawn: Callable[[Callable[[], None]], None], store: Store) -> None:
        self._drawn = drawn
        self._store = store
        self._entries: dict[str, dict[str, Any]] = {}
        """Of the games that are here, as the site's list has them."""
        self.offers = bool(js.document.querySelector('[href="#/more"]'))

    def added(self) -> tuple[Pack, ...]:
        return tuple(map(_pack, self._entries.values()))

    async def restore(self) -> None:
        """Those that were added before."""
        if names := self._names():
            for entry in await load(names):
                self._entries[entry["game"]] = entry
                _dress(entry)

    def offered(self, then: Callable[[tuple[Pack, ...] | None], None]) -> None:
        async def looking() -> None:
            found = None
            with suppress(JsException, OSError, ValueError):
                found = tuple(map(_pack, (await offer())["games"]))
            self._drawn(lambda: then(found))

        self._looking = asyncio.ensure_future(looking())

    def add(self, pack: Pack, then: Callable[[str], None]) -> None:
        async def adding() -> None:
            failure = await self._add(pack.game)
            self._drawn(lambda: then(failure))

        self._adding = asyncio.ensure_future(adding())

    async def _add(self, name: str) -> str:
        """A key of `FAILURES`, or ""."""
        try:
            offered = await offer()
            micropip = await _micropip(offered["tessera"])
            entry = next(entry for entry in offered["games"] if entry["game"] == name)
            for wheel in entry["wheels"]:  # micropip is content with a copy that was kept.
                await _fetched(f"{FOLDER}{wheel}")
        except (JsException, OSError, ValueError, ImportError) as error:
            js.console.info(f"{name} can't be fetched: {error}")
            return "network"
        try:
            await micropip.install(f"{entry['project']}=={entry['version']}")
        except Exception as error:
            js.console.info(f"{name} can't be installed: {error}")
            return _why(error)
        return await self._keep(entry)

    async def _keep(self, entry: dict[str, Any]) -> str:
        """Whether it starts, and can be kept; else it is taken away again."""
        name = entry["game"]
        try:
            await load([name])
            _try(name)
        except Exception as error:
            js.console.info(f"{name} can't be started: {error!r}")
            _forget(entry)
            return "broken"
        try:
            self._store.set(KEY, " ".join([*self._names(), name]))
        except StoreError:
            _forget(entry)
            return "full"
        self._entries[name] = entry
        _dress(entry)
        return ""

    def remove(self, game: str) -> None:
        names = [name for name in self._names() if name != game]
        self._store.set(KEY, " ".join(names)) if names else self._store.delete(KEY)
        if entry := self._entries.pop(game, None):
            _forget(entry)

    def _names(self) -> list[str]:
        return (self._store.get(KEY) or "").split()


async def _micropip(tessera: str) -> Any:
    """micropip, which asks this site alone and knows which Tessera it installs for."""
    path = Path("installer.zip").absolute()
    if path.exists():
        return importlib.import_module("micropip")
    path.write_bytes(await _fetched(INSTALLER))
    sys.path.append(str(path))
    importlib.__path__.append(f"{path}/importlib")  # The rest of it lies elsewhere.
    micropip = importlib.import_module("micropip")
    micropip.set_index_urls([js.URL.new(f"{FOLDER}simple", js.location.href).href])
    micropip.add_mock_package("tessera", tessera, modules={})
    return micropip


def _why(error: Exception) -> str:
    """What a failure of micropip means to people."""
    words = str(error)
    if "checksum" in words or "zip" in words:
        return "damaged"
    if "'tessera" in words:
        return "newer"
    return "network" if isinstance(error, OSError | JsException) else "damaged"


def _try(name: str) -> None:
    """What must go well before a game stands in the menu."""
    game = games.find(name)
    assert game is not None
    assert game.rules.name == name in games.INSTALLED
    for players in game.rules.players:
        game.rules.new(game.rules.standard_setup(players))
    assert "normal" in game.bots
    assert game.texts.TITLE


def _dress(entry: dict[str, Any]) -> None:
    sheets.adopt(entry["module"].replace(".", "/"), path_of(entry["wheels"][-1]))


def _forget(entry: dict[str, Any]) -> None:
    """Takes a game away from this page."""
    games.INSTALLED.pop(entry["game"], None)
    root = entry["module"].partition(".")[0]
    for name in [name for name in sys.modules if name.partition(".")[0] == root]:
        del sys.modules[name]
    # Packages that it needs stay: another game may need them too.
    wheel = path_of(entry["wheels"][-1])
    if str(wheel) in sys.path:
        sys.path.remove(str(wheel))
        sys.path_importer_cache.pop(str(wheel), None)
        wheel.unlink()
    if "micropip" in sys.modules:
        sys.modules["micropip"].uninstall(entry["project"])


def _pack(entry: dict[str, Any]) -> Pack:
    return Pack(entry["game"], entry["size"], entry["title"], entry["tagline"])
