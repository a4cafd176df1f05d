"""Saved games, people, their evenings and figures, as this device keeps them."""

from tessera.screens.router import Feature

FEATURE = Feature(
    "shelf",
    routes={
        "saved": "saved:Saved",
        "data": "data:Data",
        "evening": "tonight:TonightPage",
        "numbers": "people:PeoplePage",
        "people": "people:PeoplePage",
    },
    hooks={"undelete": "own:undelete"},
    needs=("setup",),
)
