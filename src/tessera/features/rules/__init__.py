"""The rules of a game and the odds of its dice, to print too."""

from tessera.screens.router import Feature

FEATURE = Feature(
    "rules",
    routes={"rules/": "page:rules_page", "odds/": "odds:odds_page"},
)
