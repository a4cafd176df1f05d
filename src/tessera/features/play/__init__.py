"""A game being played, by whoever sits at this device."""

from tessera.screens.router import Feature

FEATURE = Feature(
    "play",
    routes={"play/": "page:play"},
    needs=("setup",),
)
