"""Games by others: added, wanted, missing."""

from tessera.screens.device import MORE_GAMES
from tessera.screens.router import MISSING, Feature

FEATURE = Feature(
    "packs",
    routes={"more": "more:More", "add/": "missing:add_page"},
    hooks={MISSING: "missing:missing_page", "discard": "lacking:discard"},
    host=MORE_GAMES,
    needs=("setup", "shelf"),
)
