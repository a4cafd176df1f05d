"""A promise about names that nobody asks for: see `tessera_kit.promises`."""

from collections.abc import Iterator
from difflib import get_close_matches

from tessera.core.rules import Rules
from tessera.kit.game import AnyGame
from tessera.kit.view import View

ALIKE = 0.84
"""As like as `choises` and `choices`."""


def check_methods_are_called_by_their_names(game: AnyGame) -> None:
    """No method of rules, view or a game in one file has nearly the name of one that they don't
    override, for then it is never called."""
    things: list[tuple[type, object]] = [(Rules, game.rules), (View, game.view)]
    if plain := getattr(game.rules, "plain", None):
        things.append((type(plain).__mro__[-2], plain))
    for base, thing in things:
        for kind, name, meant in misspelt(base, type(thing)):
            raise AssertionError(f"`{name}` of {kind}: is it `{meant}` that is meant?")


def misspelt(base: type, kind: type) -> Iterator[tuple[str, str, str]]:
    """The methods of a class, or of those between it and its base, with names that are nearly one
    of the base: the class, the name, and the other."""
    own = {name: one for one in kind.__mro__ for name in vars(one) if base in one.__mro__[1:]}
    known = {name for name in dir(base) if not name.startswith("_")}
    left = known - own.keys()
    for name, owner in own.items():
        if name not in known and callable(vars(owner)[name]) and not name.startswith("_"):
            yield from (
                (owner.__name__, name, meant) for meant in get_close_matches(name, left, 1, ALIKE)
            )
