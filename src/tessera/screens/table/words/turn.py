"""Players in words: whose turn it is, and what level a computer has."""

import re
from collections.abc import Sequence
from functools import lru_cache

from tessera.core.record import Player
from tessera.i18n import N_, Translator
from tessera.kit.game import AnyGame

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
NUMBERED = N_("Player {number}")
GIVEN = (
    *(NUMBERED, "Jogador {number}", "Jugador {number}"),
    *("Joueur {number}", "Spieler {number}", "Giocatore {number}"),
)
"""The same in every language: a page has the catalogue of one alone."""


def in_language(say: Translator, name: str) -> str:
    """The name, translated if the app has given it in any language."""
    digits = re.search("[0-9]+", name)
    return numbered(say, digits[0]) if digits and is_given(name) else name


@lru_cache(maxsize=64)
def is_given(name: str) -> bool:
    """Whether the app has given the name, in any language, until somebody types one."""
    digits = re.search("[0-9]+", name)
    return digits is not None and name in [given.format(number=digits[0]) for given in GIVEN]


def numbered(say: Translator, number: int | str) -> str:
    """The name of a person until somebody types one."""
    return say(NUMBERED, number=number)


def alone(players: Sequence[Player]) -> Player | None:
    """The only person at a device, if nobody has typed a name for them."""
    if not any(map(is_given, [player.name for player in players])):
        return None  # As nearly always: to ask who is a person costs a press more.
    people = [player for player in players if player.is_person]
    return people[0] if len(people) == 1 and is_given(people[0].name) else None


def called(say: Translator, players: Sequence[Player], player: Player) -> str:
    """The name as it is shown on this device. Somebody alone here without a name is "You"."""
    you = is_given(player.name) and player is alone(players)
    return say("You") if you else player.name


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
