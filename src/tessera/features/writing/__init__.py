"""Games in one file, written, tried and kept in the page."""

from tessera.screens.device import MORE_GAMES
from tessera.screens.router import Feature

FEATURE = Feature(
    "writing",
    routes={"write": "view:new_program", "write/": "view:own_program", "try/": "trial:try_page"},
    host=MORE_GAMES,
    needs=("play", "setup", "shelf"),
)
