"""How a game went: its end, its replay, its analysis, and a second display."""

from tessera.screens.router import Feature

FEATURE = Feature(
    "story",
    routes={
        "watch/": "replay:watch",
        "screen/": "second_screen:second_screen",
        "end/": "finished:finished",
        "analysis/": "analysis.view:analysis_page",
    },
    needs=("setup",),
)
