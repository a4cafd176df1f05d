"""Puzzles: one after the other on the table, each with one best play."""

from tessera.screens.router import Feature

FEATURE = Feature(
    "puzzles",
    routes={"puzzles": "page:todays_puzzle", "puzzles/": "page:puzzles_page"},
    needs=("learn", "setup"),
)
