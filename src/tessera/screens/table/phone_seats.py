"""The seats of a game that were played on phones. A tablet that is loaded again has lost the
connections, and knows from this whom to invite again."""

from collections.abc import Iterable

from tessera.screens.device import PHONES
from tessera.screens.services import Services
from tessera.session.table import AnyTable

NAME = "phones"
"""The setting with the id of one game, and the numbers of its seats."""


def remembered(services: Services, id: str) -> frozenset[int]:
    """The seats that were on phones in the game with this id; none unless it was the last game with
    phones."""
    game, *seats = services.settings.recall(NAME, "").split() or [""]
    return frozenset(int(seat) for seat in seats if seat.isdecimal()) if game == id else frozenset()


def note(services: Services, id: str) -> None:
    """Remembers the seats that are on phones now, besides those remembered before."""
    if services.phones.host.seats - remembered(services, id):
        _keep(services, id, remembered(services, id) | services.phones.host.seats)


def forget(services: Services, id: str, seat: int) -> None:
    """Forgets a seat, which is played on the tablet from now on."""
    if seat in remembered(services, id):
        _keep(services, id, remembered(services, id) - {seat})


def missing(services: Services, id: str, table: AnyTable) -> list[int]:
    """The remembered seats whose phones aren't at the table, not even as a silent connection; none
    where the site offers no phones."""
    if PHONES in services.device.host.hides:
        return []
    were, host = remembered(services, id), services.phones.host
    return sorted(seat for seat in were & table.people if host.of_seat(seat) is None)


def _keep(services: Services, id: str, seats: Iterable[int]) -> None:
    services.remember(NAME, " ".join([id, *map(str, sorted(seats))]))
