"""The part of the app that the menu doesn't need: the games, and all other screens. It is fetched
when the menu is drawn, or at once where more than the menu is asked for
(static/interpreter.mjs)."""

import sys
from zipimport import zipimporter

import js
from pyodide.ffi import JsException


class DeferredArchive:
    """That part of the app, for this page."""

    def __init__(self) -> None:
        self.loaded = False

    async def load(self, *, again: bool = False) -> bool:
        """Fetches it; whether it can be had. If it is asked for `again` though there is a network,
        the page itself is outdated and is loaded anew."""
        try:
            await js.tesseraRest.bring(again)
        except JsException:
            return False
        _read_anew()
        self.loaded = True
        return True


def _read_anew() -> None:
    """Has Python read again which modules the archive holds, for they are more now. Python's own
    function for this imports a module that the library here leaves out."""
    for finder in sys.path_importer_cache.values():
        if isinstance(finder, zipimporter):
            finder.invalidate_caches()


DEFERRED = DeferredArchive()
