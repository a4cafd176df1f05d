"""The dice of a game: whether they are fair, how its throws come about, and their odds."""

from tessera.screens.router import Feature

FEATURE = Feature("dice", routes={"odds/": "page:odds_page"})
