"""Everything a launch imports that needs no page.

A worker runs this before it takes a snapshot of the interpreter's memory: a launch from there has
nothing left to import but what speaks to the browser (static/snapshot_maker.mjs). The snapshot must
hold no object of JavaScript, and nothing may be drawn from chance here, or every launch would draw
the same.
"""

from importlib import import_module

from tessera.games import NAMES as GAMES
from tessera.games import find
from tessera.i18n import LANGUAGES, translator

NAMES = (
    # what PyScript and tessera.browser import of the standard library
    *("asyncio", "base64", "html", "json", "random", "traceback"),
    # the screens, with all they stand on
    *(
        "tessera.scene.diff",
        "tessera.screens.app",
        "tessera.screens.entrance",
        "tessera.screens.routes",
    ),
    # where computers think, in the page and in its worker
    *("tessera.thinking.client", "tessera.thinking.worker"),
)


def preload() -> None:
    """Imports it all, and reads the catalogues."""
    for name in NAMES:
        import_module(name)
    for game in GAMES:
        find(game)
    for language in LANGUAGES:
        translator(language)
