"""Names of before, for games in packages that were written for them. They go with the next release.

A package's module says by `FORMAT` which names it knows (docs/new-game.md); one that says nothing
is of the first format.
"""

import warnings
from functools import cache
from importlib import import_module
from typing import Any

from tessera.kit.view import View

FORMAT = 2
"""Of the names of today. There a method of a package's own may be called like one of before."""

OF_VIEW = {
    "aim": "first_target",
    "beforehand": "premove",
    "beside": "beside_name",
    "calls": "declarations",
    "facts": "reword_facts",
    "in_sight": "zoom_targets",
    "momentous": "needs_reading",
    "offer": "suggested_action",
    "offers_the_play": "suggests_solution",
    "reach": "destinations",
    "spread": "open_cards",
    "spread_title": "open_cards_title",
    "supply": "pocket",
    "tacit": "unspoken",
    "touched": "changed_targets",
    "written": "notation",
}
"""The methods and attributes of `View`, each with its name of today."""
OF_MODULES = {
    "tessera.kit.game": {"beside": "files_of", "Beside": "GameFiles"},
    "tessera.kit.pictures": {"laid": "row"},
    "tessera.kit.view": {"Call": "Declaration"},
}
"""What packages import, by module."""


@cache
def lend() -> None:
    """Has modules and `View` know the old names too, which a package may import or call."""
    for name, names in OF_MODULES.items():
        _lend(import_module(name), names)
    _lend(View, OF_VIEW)


def _lend(owner: object, names: dict[str, str]) -> None:
    for old, new in names.items():
        setattr(owner, old, getattr(owner, new))


def adapt(view: type[View[Any, Any]]) -> None:
    """Gives a view that was written for the old names those of today."""
    for owner in view.__mro__:
        for old, new in OF_VIEW.items():
            if owner is not View and old in vars(owner) and new not in vars(owner):
                setattr(owner, new, vars(owner)[old])
                note = f"{owner.__module__}: `{old}` of a view is `{new}` now"
                warnings.warn(note, FutureWarning, stacklevel=2)
