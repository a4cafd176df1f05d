"""The part of the app that the menu doesn't need: the games, and all other screens. It follows when
the menu stands, or is asked for at once where more than that is wanted (static/interpreter.mjs)."""

import sys
from zipimport import zipimporter

import js
from pyodide.ffi import JsException


class Rest:
    """Of this page."""

    def __init__(self) -> None:
        self.here = False

    async def come(self, *, again: bool = False) -> bool:
        """Whether it can be had. If it is asked for `again` though there is a network, it is the
        page that is no longer right: then that is loaded anew."""
        try:
            await js.tesseraRest.bring(again)
        except JsException:
            return False
        _read_anew()
        self.here = True
        return True


def _read_anew() -> None:
    """Python has read which modules the archive holds, and they're more by now. What it has for
    this asks also for a module that the library here leaves out."""
    for finder in sys.path_importer_cache.values():
        if isinstance(finder, zipimporter):
            finder.invalidate_caches()


REST = Rest()
