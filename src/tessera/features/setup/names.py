"""Names for players until somebody types one, and numbers that tell equal names apart.

The people of this device who play with help."""

from collections.abc import Sequence
from itertools import chain, count

from tessera.core.record import MAX_NAME
from tessera.i18n import Translator
from tessera.kit.phrases import is_given, numbered
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


def fresh_name(say: Translator, seat: int, kind: str, taken: set[str]) -> str:
    """A name for a person or computer on this seat that isn't taken yet."""
    people = (numbered(say, seat + 1 + later) for later in count())
    romans = (COMPUTER_NAMES[(seat + later) % len(COMPUTER_NAMES)] for later in range(24))
    names = people if kind == "person" else chain(romans, people)
    return next(name for name in names if name not in taken)


def apart(name: str, others: Sequence[str]) -> str:
    """The name, numbered if another player has it already: `Ana 2`."""
    taken = {other.casefold() for other in others}
    behind = (f" {number}" for number in count(2))
    further = (name[: MAX_NAME - len(more)].rstrip() + more for more in behind)
    return next(one for one in chain([name], further) if one.casefold() not in taken)


def helped(services: Services) -> frozenset[str]:
    """Their names of today."""
    called = services.saves.people.called
    return frozenset(map(called, services.settings.recall(HELPED, "").splitlines()))


def switch_help(services: Services, name: str) -> None:
    """Helps this person from now on, or no longer."""
    _keep(services, helped(services) ^ {services.saves.people.called(name)})


def forget_unnamed(services: Services) -> None:
    """Ends help for unnamed players, because another may sit there next."""
    _keep(services, frozenset(name for name in helped(services) if not is_given(name)))


def _keep(services: Services, names: frozenset[str]) -> None:
    if names != helped(services):
        services.remember(HELPED, "\n".join(sorted(names)))
