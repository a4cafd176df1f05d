"""Players in words: whose turn it is, and what level a computer has."""

import re
from collections.abc import Sequence

from tessera.core.record import Player
from tessera.i18n import N_, Translator
from tessera.kit.game import AnyGame
from tessera.kit.phrases import is_given, numbered

NORMAL = "normal"
"""The level of a computer unless somebody chooses another."""
LEVEL_NAMES = {
    "youngest": N_("First steps"),
    "easy": N_("Easy"),
    NORMAL: N_("Normal"),
    "hard": N_("Hard"),
}
"""A word each, for narrow screens."""
SHORT = 9
"""Names of so many characters stay on one line: "P 3", "Player 12"."""


def in_language(say: Translator, name: str) -> str:
    """The name, translated if the app has given it in any language."""
    digits = re.search("[0-9]+", name)
    return numbered(say, digits[0]) if digits and is_given(name) else name


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


def kind_name(say: Translator, game: AnyGame, kind: str) -> str:
    """The label of a kind: a person, the computer, or where there are several computers its
    level."""
    if kind == "person":
        return say("Person")
    return say(LEVEL_NAMES[kind]) if len(game.bots) > 1 else say("Computer")


def described(say: Translator, game: AnyGame, player: Player) -> str:
    """A player's name, with the level of a computer: `Livia (Hard)`."""
    if player.is_person:
        return player.name
    return f"{player.name} ({kind_name(say, game, player.kind)})"
