"""A position from the real board: it is laid out by hand, and then played on."""

from tessera.screens.router import Feature

FEATURE = Feature(
    "positions",
    routes={"positions/": "page:new_position", "position/": "page:from_game"},
    needs=("setup", "play"),
)
