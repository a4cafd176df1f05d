"""Learning a game by playing it: the list of lessons and each lesson's table."""

from tessera.screens.router import Feature

FEATURE = Feature(
    "learn", routes={"learn": "learn:Courses", "learn/": "page:learn"}, needs=("setup",)
)
