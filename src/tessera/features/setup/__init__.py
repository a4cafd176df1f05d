"""The choices before a game: which one, who plays, and by which rules."""

from tessera.screens.router import Feature

FEATURE = Feature("setup", routes={"new/": "new_game:new_page", "begin/": "new_game:begin_page"})
