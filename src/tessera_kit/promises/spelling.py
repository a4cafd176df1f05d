"""A promise about names that nobody asks for: see `tessera_kit.promises`."""

from tessera.core.rules import Rules
from tessera.kit.game import AnyGame
from tessera.kit.view import View
from tessera_plain.first_checks import misspelt


def check_methods_are_called_by_their_names(game: AnyGame) -> None:
    """No method of rules, view or a game in one file has nearly the name of one that they don't
    override, for then it is never called."""
    things: list[tuple[type, object]] = [(Rules, game.rules), (View, game.view)]
    if plain := getattr(game.rules, "plain", None):
        things.append((type(plain).__mro__[-2], plain))
    for base, thing in things:
        for kind, name, meant in misspelt(base, type(thing)):
            raise AssertionError(f"`{name}` of {kind}: is it `{meant}` that is meant?")
