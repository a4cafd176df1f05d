"""Which rules are agreed before a game: what was chosen or remembered, else what is usual."""

from collections.abc import Mapping, Sequence

from tessera.core.edition import Edition
from tessera.core.record import Player
from tessera.core.setup import Option, Setup
from tessera.kit.game import AnyGame
from tessera.screens.services import Services

ALONE, FRIENDLY = "undo-alone", "friendly"
"""The option `undo` of somebody who plays alone, as it is remembered, and its kinder value."""


def remembered_options(services: Services, game: AnyGame) -> dict[str, str]:
    """What was chosen for a game the last time somebody filled in its form."""
    words = services.settings.recall(f"options/{game.rules.name}", "").split()
    return {name: value for name, _, value in (word.partition("=") for word in words)}


def agreed(
    game: AnyGame, edition: Edition, players: Sequence[Player], chosen: Mapping[str, str]
) -> Setup:
    """The set-up of this edition for these players, every option that isn't offered to so many at
    its default."""

    def value(option: Option) -> str:
        """Whoever plays alone against computers may take anything back unless they say
        otherwise."""
        if option.name in edition.options:
            return edition.options[option.name]
        kept = kept_as(option.name, players)
        if (taken := chosen.get(kept, "")) in option.values:
            return taken
        return FRIENDLY if kept == ALONE and FRIENDLY in option.values else option.default

    offered = game.rules.options(len(players))
    return Setup(len(players), tuple((option.name, value(option)) for option in offered))


def kept_as(name: str, players: Sequence[Player]) -> str:
    """The name under which a choice is remembered: what somebody alone may take back says nothing
    about a game among several."""
    alone = sum(player.is_person for player in players) == 1
    return ALONE if alone and name == "undo" else name
