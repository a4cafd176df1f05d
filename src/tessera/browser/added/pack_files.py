"""The files of games in packages: fetched, put on the path, kept on the device, taken away."""

import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any
from zipimport import zipimporter

import js
from pyodide.ffi import JsException

from tessera import games
from tessera.browser.added import character_names
from tessera.browser.capability import record
from tessera.storage.offer import Offer, Offered, Wheel

FOLDER = "packs/"
ANEW = record(cache="no-cache")
"""A host may let browsers keep files for minutes, damaged or outdated ones too."""


class NotThere(OSError):
    """The site has nothing at that address: this page is of another release."""


async def response(address: str, options: Any) -> js.Response:
    """The answer of the site, if it has what was asked for. Raises OSError or JsException."""
    answer = await js.fetch(address, options)
    if not answer.ok:
        raise NotThere(address) if answer.status in (404, 410) else OSError(address)
    return answer


async def fetched(address: str, options: Any = ANEW) -> bytes:
    """The answer of the site to a request for this address. Raises OSError or JsException."""
    answer = await response(address, options)
    return (await answer.arrayBuffer()).to_bytes()


async def offer(site: str = "") -> Offer | str:
    """The site's list of packages. Where it can't be had, a key of `FAILURES`. `site` is the path
    from here to the site."""
    from tessera.storage.offer import read_offer  # noqa: PLC0415 - the menu does without

    try:
        return read_offer((await fetched(f"{site}{FOLDER}games.json")).decode())
    except NotThere:
        return "outdated"
    except ValueError:
        return "damaged"
    except (JsException, OSError):
        return "network"


async def listed(names: Iterable[str], site: str = "") -> tuple[list[Offered], dict[str, str]]:
    """The games of these names from the site's list, and for the others a key of `TROUBLES`."""
    wanted = [name for name in names if name not in games.NAMES]
    offered = await offer(site)
    if isinstance(offered, str):
        return [], dict.fromkeys(wanted, "network" if offered == "network" else "unlisted")
    entries = [offered.games[name] for name in wanted if name in offered.games]
    return entries, {name: "unlisted" for name in wanted if name not in offered.games}


async def bring(entry: Offered, site: str = "") -> bool:
    """Puts the wheels of a game on `sys.path`; whether they are there."""
    try:
        for wheel in entry.wheels:
            await put_on_the_path(wheel, site)
    except (JsException, OSError):
        return False
    return True


def path_of(wheel: Wheel) -> Path:
    """The path of a wheel in this file system."""
    return Path(wheel.name).absolute()


async def put_on_the_path(wheel: Wheel, site: str) -> None:
    """Fetches a wheel, as the list has it, and puts it on `sys.path`. Raises OSError or
    JsException."""
    path = path_of(wheel)
    if str(path) not in sys.path:
        # The browser itself refuses what isn't as the list has it.
        options = record(cache="no-cache", integrity=f"sha256-{wheel.sha256}")
        data = await fetched(f"{site}{FOLDER}{wheel.name}", options)
        if str(path) not in sys.path:  # Nor has another game of the package brought it meanwhile.
            character_names.restore()
            path.write_bytes(data)
            sys.path.append(str(path))


def clear(wheel: Path) -> None:
    """Removes a wheel from this file system and from Python's caches."""
    with suppress(ImportError):  # It is none.
        finder = zipimporter(str(wheel))
        wheel.unlink()
        finder.invalidate_caches()  # Another may come under this name.


async def is_kept(entry: Offered) -> bool:
    """Whether the service worker has stored the wheels on the device, if there is a service worker.
    It stores the game's picture for the menu with them."""
    await keep(f"{entry.game}.svg")
    names = ["games.json", *(wheel.name for wheel in entry.wheels)]
    return all([await keep(name) for name in names])


async def keep(name: str) -> bool:
    """Asks the service worker to store a file of the packages, once more where it has only just
    started. Whether it is there, if there is a service worker."""
    if not is_served() or await js.caches.match(f"{FOLDER}{name}") is not None:
        return True
    with suppress(JsException, OSError):
        await fetched(f"{FOLDER}{name}")
    return await js.caches.match(f"{FOLDER}{name}") is not None


def is_served() -> bool:
    """Whether this site's service worker answers this page."""
    return js.tesseraServed()


async def make_room(wheel: str) -> None:
    """Removes a wheel from what the service worker has stored."""
    with suppress(JsException, AttributeError):  # Where nothing may be kept, nothing is.
        for name in await js.caches.keys():
            await (await js.caches.open(name)).delete(f"{FOLDER}{wheel}")
