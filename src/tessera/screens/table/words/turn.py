"""Whose turn it is, as a title."""

from collections.abc import Sequence

from tessera.core.record import Player
from tessera.i18n import Translator


def whose(say: Translator, players: Sequence[Player], player: Player) -> str:
    """Of this player; "yours" only where one person alone plays."""
    if player.is_person and sum(other.is_person for other in players) == 1:
        return say("Your turn")
    return say("{player}'s turn", player=player.name)
