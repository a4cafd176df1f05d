"""The rules of a game, to print too."""

from tessera.screens.router import Feature

FEATURE = Feature("rules", routes={"rules/": "page:rules_page"})
