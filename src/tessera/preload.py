"""The imports of a launch besides the menu, and all of them for a snapshot, but for PyScript's own
modules.

A worker runs `preload` before it takes a snapshot of the interpreter's memory: a launch from the
snapshot finds the whole app imported (static/snapshot_maker.mjs). A module may import objects of
the page by name, such as `document`, and make constants for the browser, but nothing else of
JavaScript can be in a snapshot. Nothing may be drawn from chance here, or every launch would draw
the same.
"""

from importlib import import_module

from tessera.features import FEATURES
from tessera.games import NAMES as GAMES
from tessera.games import find
from tessera.screens.router import Router

BROWSER = "tessera.browser"
LATE = (
    *("tessera.screens.one_tab.lost", "tessera.screens.services.phones"),
    *("tessera.screens.table.last_seen", "tessera.screens.trouble"),
    *("tessera.storage.addresses", "tessera.storage.offer", "tessera.storage.settings.known"),
)
"""Modules that functions of the kernel import, so that the menu needn't wait for them."""


def late() -> list[str]:
    """The modules of all features that are imported by their names, and those of the kernel that
    functions import."""
    names = [
        f"{package}.{name.partition(':')[0]}"
        for package, feature in Router(FEATURES).features()
        for name in (*feature.routes.values(), *feature.hooks.values(), *feature.late)
    ]
    return [*dict.fromkeys(names), *LATE]


NAMES = (
    # what PyScript imports of the standard library
    *("asyncio", "base64", "html", "inspect", "json", "pathlib"),
    # the app as it starts, and what it imports later
    *("tessera.main", BROWSER, *late()),
)


def preload() -> None:
    """Imports all of it. Catalogues aren't part of it, because another language may be chosen by
    then."""
    from pkgutil import walk_packages  # noqa: PLC0415

    for name in NAMES:
        import_module(name)
    for module in walk_packages(import_module(BROWSER).__path__, f"{BROWSER}."):
        import_module(module.name)
    for game in GAMES:
        find(game)
