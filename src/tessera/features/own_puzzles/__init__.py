"""Puzzles from the games of this device: what cost somebody dearly, once more."""

from tessera.screens.router import Feature
from tessera.storage.settings.names import UNASKED

FEATURE = Feature(
    "own_puzzles",
    routes={"mistakes": "page:OwnPuzzles", "mistakes/": "page:puzzle_page"},
    hooks={UNASKED: "unasked:analyse"},
    needs=("learn", "setup"),
)
