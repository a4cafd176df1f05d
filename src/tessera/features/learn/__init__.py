"""Learning a game by playing it: the list of its lessons, and one lesson on the table."""

from tessera.screens.router import Feature

FEATURE = Feature(
    "learn",
    routes={"learn/": "page:learn"},
    needs=("setup",),
)
