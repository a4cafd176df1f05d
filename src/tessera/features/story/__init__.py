"""How a game went: its end, its replay, its analysis, and a second display."""

from tessera.screens.router import Feature

FEATURE = Feature(
    "story",
    routes={
        "watch/": "view:watch",
        "screen/": "second_screen:second_screen",
        "end/": "view:end",
        "analysis/": "view:analysis",
    },
    needs=("setup",),
)
