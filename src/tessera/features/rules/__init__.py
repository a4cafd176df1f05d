"""The rules of a game and the odds of its dice, to be read and printed."""

from tessera.screens.router import Feature

FEATURE = Feature(
    "rules",
    routes={"rules/": "page:rules_page", "odds/": "odds:odds_page"},
)
