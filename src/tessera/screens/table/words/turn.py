"""The title that says whose turn it is."""

from collections.abc import Sequence

from tessera.core.record import Player
from tessera.i18n import Translator

SHORT = 9
"""Names of so many characters stay on one line: "P 3", "Player 12"."""


def unbroken(players: Sequence[Player], words: str) -> str:
    """The words, in which no short name is broken at its space."""
    for player in players:
        if " " in player.name and len(player.name) <= SHORT:
            words = words.replace(player.name, player.name.replace(" ", "\N{NO-BREAK SPACE}"))
    return words


def whose(say: Translator, players: Sequence[Player], player: Player) -> str:
    """A title that names the player whose turn it is: "Your turn" only where one person alone
    plays."""
    if player.is_person and sum(other.is_person for other in players) == 1:
        return say("Your turn")
    return say("{player}'s turn", player=player.name)
