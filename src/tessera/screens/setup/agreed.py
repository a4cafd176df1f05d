"""The rules agreed before a game: as chosen or remembered, else the defaults."""

from collections.abc import Mapping, Sequence

from tessera.core.edition import Edition
from tessera.core.record import Player
from tessera.core.setup import Option, Setup, agreed_values
from tessera.kit.game import AnyGame
from tessera.screens.services import Services

UNDO, ALONE, FRIENDLY = "undo", "undo-alone", "friendly"
"""The option that says how far one can take back; as it is remembered of somebody who plays alone;
and its kinder value."""


def remembered_options(services: Services, game: AnyGame) -> dict[str, str]:
    """The options chosen for a game when its form was last filled in."""
    words = services.settings.recall(f"options/{game.rules.name}", "").split()
    return {name: value for name, _, value in (word.partition("=") for word in words)}


def usual_options(services: Services, game: AnyGame) -> dict[str, str]:
    """The same for whoever plays: starts were given to those who played then."""
    offered = {o.name: o for n in game.rules.players for o in game.rules.options(n)}
    return {
        name: value
        for name, value in remembered_options(services, game).items()
        if name not in offered or offered[name].side is None
    }


def agreed(
    game: AnyGame, edition: Edition, players: Sequence[Player], chosen: Mapping[str, str]
) -> Setup:
    """The set-up of this edition for these players. Options that aren't offered to so many players
    have their defaults; there are no starts for sides that aren't there."""

    def value(option: Option) -> str:
        """The value of an option. A finger on the wrong square happens in every family: unless
        they have chosen otherwise, people may take anything back. It is no default of the rules,
        which written positions leave out."""
        if option.name in edition.options:
            return edition.options[option.name]
        name = kept_as(option.name, players)
        if (taken := chosen.get(name, "")) in option.values:
            return taken
        kind = option.name == UNDO and FRIENDLY in option.values
        return FRIENDLY if kind else option.default

    offered = game.rules.options(len(players))
    values = {option.name: value(option) for option in offered}
    setup = Setup(len(players), agreed_values(offered, values))
    sides = max(game.rules.sides(setup)) + 1
    there = [option for option in offered if (option.side or 0) < sides]
    return Setup(len(players), agreed_values(there, values))


def kept_as(name: str, players: Sequence[Player]) -> str:
    """The name under which a choice is stored. Alone, one's choice about undo is stored by itself,
    because it says nothing about games among several people."""
    alone = sum(player.is_person for player in players) == 1
    return ALONE if alone and name == UNDO else name
