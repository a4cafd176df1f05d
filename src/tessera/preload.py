"""The imports of a launch, except PyScript's own modules.

A worker runs this before it takes a snapshot of the interpreter's memory: a launch from the
snapshot finds the whole app imported (static/snapshot_maker.mjs). A module may import objects of
the page by name, such as `document`, and make constants for the browser, but nothing else of
JavaScript can be in a snapshot. Nothing may be drawn from chance here, or every launch would draw
the same.
"""

from importlib import import_module
from pkgutil import walk_packages

from tessera.features import FEATURES
from tessera.games import NAMES as GAMES
from tessera.games import find
from tessera.screens.router import Router

BROWSER = "tessera.browser"
NAMES = (
    # what PyScript imports of the standard library
    *("asyncio", "base64", "html", "inspect", "json", "pathlib"),
    # the app as it starts, and what it imports later
    *("tessera.main", BROWSER, *Router(FEATURES).modules()),
)


def preload() -> None:
    """Imports all of it. Catalogues aren't part of it, because another language may be chosen by
    then."""
    for name in NAMES:
        import_module(name)
    for module in walk_packages(import_module(BROWSER).__path__, f"{BROWSER}."):
        import_module(module.name)
    for game in GAMES:
        find(game)
