"""Installing with micropip, from the index of this site and from nowhere else.

micropip checks the sums, asks whether this Tessera is new enough, and finds what else a package
needs. It lies in one archive with the modules of the standard library that it needs; that is
fetched when the first game is added.
"""

import asyncio
import importlib
import re
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import js
from pyodide.ffi import JsException

import tessera
from tessera.browser.added import character_names
from tessera.browser.added.pack_files import ANEW, FOLDER, NotThere, fetched, response
from tessera.storage.offer import Offered

ARCHIVE = "runtime/installer/installer.zip"
SPLIT = ("html", "importlib", "pyodide")
"""Packages of which the archive has some modules, and the library of every page the others."""
Arrived = Callable[[int], None]
"""Is told how many bytes more have come."""

MEANINGS = (
    (r"checksum|zip file", "damaged"),
    (r"but tessera-games==", "newer"),
    (r"is already installed|Can't find|Can't fetch metadata", "lacking"),
    (r"Can't fetch wheel", "network"),
)
"""Patterns in error messages of micropip, each with its key of `tessera.screens.packs.FAILURES`."""


async def streamed(address: str, arrived: Arrived) -> bytes:
    """As `fetched`, with a report of the bytes that have come meanwhile."""
    answer = await response(address, ANEW)
    reader, parts = answer.body.getReader(), []
    while not (part := await reader.read()).done:
        parts.append(part.value.to_bytes())
        arrived(len(parts[-1]))
    return b"".join(parts)


async def install(entry: Offered, arrived: Arrived) -> str:
    """Installs what the site's list names. A key of `FAILURES`; "" if all went well."""
    try:
        micropip = await _micropip(arrived)
        # micropip is content with copies that a browser kept.
        await fetched(f"{FOLDER}simple/{entry.project}/")
        for wheel in entry.wheels:
            await streamed(f"{FOLDER}{wheel.name}", arrived)
    except NotThere as error:
        js.console.info(f"{entry.game} isn't where it was: {error}")
        return "outdated"
    except (JsException, OSError, ImportError) as error:
        js.console.info(f"{entry.game} can't be fetched: {error}")
        return "network"
    try:
        await _to_its_end(micropip.install(f"{entry.project}=={entry.version}"))
    except Exception as error:
        js.console.info(f"{entry.game} can't be installed: {error}")
        return meaning(str(error))
    return ""


async def _to_its_end(installing: Awaitable[None]) -> None:
    """Waits for an installation to end, even if it is called off meanwhile; only then is
    CancelledError raised, and what was installed can be removed."""
    task = asyncio.ensure_future(installing)
    try:
        await asyncio.shield(task)
    except asyncio.CancelledError:
        # The page writes files whether or not anybody waits for them.
        await asyncio.wait([task])
        raise


def meaning(words: str) -> str:
    """The key of `FAILURES` for an error message of micropip."""
    return next((key for pattern, key in MEANINGS if re.search(pattern, words)), "damaged")


async def _micropip(arrived: Arrived) -> Any:
    """The micropip module, set to ask this site alone and to install for this version of
    Tessera."""
    path = Path("installer.zip").absolute()
    if not path.exists():
        character_names.restore()  # What may fail comes before the file that says it is done.
        path.write_bytes(await streamed(ARCHIVE, arrived))
        sys.path.append(str(path))
        for package in SPLIT:
            importlib.import_module(package).__path__.append(f"{path}/{package}")
    micropip = importlib.import_module("micropip")
    micropip.set_index_urls([js.URL.new(f"{FOLDER}simple", js.location.href).href])
    micropip.add_mock_package("tessera-games", tessera.__version__, modules={})
    return micropip


def archive_to_come() -> bool:
    """Whether the archive has still to be fetched."""
    return not Path("installer.zip").exists()
