"""Names for players until somebody types one, and numbers that tell equal names apart.

The people of this device who play with help."""

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import chain, count

from tessera.core.record import MAX_NAME, Player
from tessera.i18n import N_, Translator
from tessera.screens.services import Services
from tessera.storage.settings.names import HELPED

COMPUTER_NAMES = (
    *("Livia", "Marcus", "Octavia", "Cato", "Fulvia", "Titus", "Julia", "Gaius"),
    *("Flavia", "Lucius", "Valeria", "Quintus", "Claudia", "Publius", "Cornelia", "Sextus"),
    *("Antonia", "Decimus", "Aurelia", "Servius", "Drusilla", "Aulus", "Marcella", "Tiberius"),
)
"""Romans keep the computers apart from the family."""
TYPED = -1
"""The seat, in what names a form remembers, of those that somebody has typed there."""
NUMBERED = N_("Player {number}")
GIVEN = (
    *(NUMBERED, "Jogador {number}", "Jugador {number}"),
    *("Joueur {number}", "Spieler {number}", "Giocatore {number}"),
)
"""The same in every language: a page has the catalogue of one alone."""


def fresh_name(say: Translator, seat: int, kind: str, taken: set[str]) -> str:
    """A name for a person or computer on this seat that isn't taken yet."""
    people = (_numbered(say, seat + 1 + later) for later in count())
    romans = (COMPUTER_NAMES[(seat + later) % len(COMPUTER_NAMES)] for later in range(24))
    names = people if kind == "person" else chain(romans, people)
    return next(name for name in names if name not in taken)


def in_language(say: Translator, name: str) -> str:
    """The name, translated if the app has given it in any language."""
    digits = re.search("[0-9]+", name)
    return _numbered(say, digits[0]) if digits and is_given(name) else name


def is_given(name: str) -> bool:
    """Whether the app has given the name, in any language, until somebody types one."""
    digits = re.search("[0-9]+", name)
    return digits is not None and name in [given.format(number=digits[0]) for given in GIVEN]


def _numbered(say: Translator, number: int | str) -> str:
    return say(NUMBERED, number=number)


def apart(name: str, others: Sequence[str]) -> str:
    """The name, numbered if another player has it already: `Ana 2`."""
    taken = {other.casefold() for other in others}
    named = name
    for number in count(2):
        if named.casefold() not in taken:
            break
        behind = f" {number}"
        named = name[: MAX_NAME - len(behind)].rstrip() + behind
    return named


def renamed(
    players: Sequence[Player], seat: int, name: str, called: dict[tuple[int, str], str]
) -> Player:
    """The player with the typed name, told apart from the others."""
    others = [player.name for i, player in enumerate(players) if i != seat]
    name = apart(name, others)
    called[TYPED, name] = name
    return replace(players[seat], name=name)


def with_kind(
    say: Translator,
    players: Sequence[Player],
    seat: int,
    kind: str,
    called: dict[tuple[int, str], str],
) -> Player:
    """The player of a seat as another kind, with a name that fits. It is a new name, or the one
    that the seat had as that kind: `called` remembers these. A name that was `TYPED` stays."""
    player = players[seat]
    if (TYPED, player.name) in called or "person" not in (kind, player.kind):
        return replace(player, kind=kind)
    called[seat, player.kind] = player.name
    others = {other.name for i, other in enumerate(players) if i != seat}
    name = called.get((seat, kind))
    if name is None or name in others:
        name = fresh_name(say, seat, kind, others)
    return replace(player, kind=kind, name=name)


def helped(services: Services) -> frozenset[str]:
    """Their names of today."""
    called = services.saves.people.called
    return frozenset(map(called, services.settings.recall(HELPED, "").splitlines()))


def switch_help(services: Services, name: str) -> None:
    """Helps this person from now on, or no longer."""
    _keep(services, helped(services) ^ {services.saves.people.called(name)})


def forget_unnamed(services: Services) -> None:
    """Ends help for unnamed players, because another may sit there next."""
    names = helped(services)
    named = frozenset(name for name in names if not is_given(name))
    if named != names:
        _keep(services, named)


def _keep(services: Services, names: frozenset[str]) -> None:
    services.remember(HELPED, "\n".join(sorted(names)))
