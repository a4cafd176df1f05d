"""Games that are written in the page, as files of this interpreter: in the page, and in the worker
where their computers think."""

import sys
from contextlib import suppress
from itertools import count
from pathlib import Path

from pyodide.ffi import JsException

from tessera.browser.added.pack_files import offer, put_on_the_path
from tessera.games import INSTALLED
from tessera.storage.offer import Wheel

TEXTS: dict[str, str] = {}
"""The programs among the games of this page, by their names. A worker that starts is told of
them."""
PLAIN = "tessera_plain"
WATCHED = "\n\nfrom tessera_plain.watch import guard as _guard\n\n_guard(GAME, __file__)\n"
"""Ends a program in the page: what goes on and on there would stop the page."""

_numbers = count(1)


async def plain(site: str = "") -> Wheel | None:
    """The package that games in one file are made with, once it is on the path; None where it can't
    be had. `site` is the path from here to the site."""
    listed = await offer(site)
    with suppress(JsException, OSError):
        if not isinstance(listed, str) and (wheel := listed.plain):
            await put_on_the_path(wheel, site)
            return wheel
    return None


def write(name: str, text: str) -> None:
    """Makes a text the module of a game, anew each time: Python remembers what it has read."""
    folder = Path("written").absolute()
    module = f"own_{next(_numbers)}_{name}"
    (folder / module).mkdir(parents=True)
    (folder / module / "__init__.py").write_text(text, encoding="utf-8")
    if str(folder) not in sys.path:
        sys.path.append(str(folder))
    sys.path_importer_cache.pop(str(folder), None)  # It has remembered what lay there.
    INSTALLED[name] = module
