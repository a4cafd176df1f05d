"""The rules agreed before a game: as chosen or remembered, else the defaults."""

from collections.abc import Mapping, Sequence

from tessera.core.edition import Edition
from tessera.core.record import Player
from tessera.core.setup import UNDO, Option, Setup, agreed_values, usual_value
from tessera.kit.game import AnyGame
from tessera.screens.services import Services

ALONE = "undo-alone"
"""The option of undo as it is remembered of somebody who plays alone."""


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
        if option.name in edition.options:
            return edition.options[option.name]
        taken = chosen.get(kept_as(option.name, players), "")
        return taken if taken in option.values else usual_value(option)

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
