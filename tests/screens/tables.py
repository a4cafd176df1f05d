"""A table of each kind that there is, for what every table has."""

from __future__ import annotations

from collections.abc import Callable

from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet
from tests.features.phones.test_phones_at_the_table import come
from tests.features.post.houses import invited, joined
from tests.games.sequence.view.deals import at, deal
from tests.storage.test_damaged import GOOD

ID = "6f1c"


def addressed(place: str) -> Tablet:
    """The page of an address once all that it needs has come."""
    tablet = Tablet(f"#/{place}", device=FakeDevice({f"tessera/game/{ID}": GOOD}))
    tablet.fetch()
    return tablet


def by_message() -> Tablet:
    """Rui's tablet, once he has joined and answered."""
    _, link = invited()
    rui, _ = joined(link)
    rui.tap("Close")
    return rui


def phone() -> Tablet:
    """A phone that has a seat at somebody's table."""
    return come(at(deal()), "0")


TABLES: dict[str, Callable[[], Tablet]] = {
    "play": lambda: addressed(f"play/{ID}"),
    "lesson": lambda: addressed("learn/sequence_dice/eleven"),
    "puzzle": lambda: addressed("puzzles/sequence_dice"),
    "second screen": lambda: addressed(f"screen/{ID}"),
    "by message": by_message,
    "phone": phone,
}
"""By the kind of its page."""

CONTROLS = {
    "play": "log more why turn zoom",
    "lesson": "log why zoom",
    "puzzle": "log why zoom",
    "second screen": "log zoom",
    "by message": "log more why turn zoom",
    "phone": "log more why turn zoom",
}
"""The controls of each kind that several have: panels, and what the board can do."""


def reached(tablet: Tablet, control: str) -> str:
    """Opens the More sheet if the control stands on it; the button that the focus goes back to."""
    if tablet.find("data-press", f"app:{control}"):
        return f"app:{control}"
    tablet.press("open more")
    return "app:open more"


def having(*controls: str) -> list[tuple[str, str]]:
    """Each kind of page with each of these controls that it has."""
    return [(kind, one) for kind in TABLES for one in controls if one in CONTROLS[kind].split()]
