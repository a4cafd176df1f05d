"""A table on the screen, whoever plays on it. Play, lesson, puzzle and replay are such pages: they
differ by their parts, by where events come from, and by what the panel beside the board says."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import TypeVar

from tessera.kit.motion import Flight
from tessera.screens.page import Draw, Page, Presses
from tessera.screens.services import Services
from tessera.screens.table.context import Context
from tessera.screens.table.flights import Flights
from tessera.screens.table.parts.panels import Panels
from tessera.screens.table.parts.part import Part
from tessera.screens.table.parts.to_settings import ToSettings
from tessera.screens.table.parts.zoom import Zoom

Does = TypeVar("Does")

EVERY_TABLE = (ToSettings,)
"""Parts of every table, beside the panels and the zoom: a control for all of them is a file of its
own and a name here."""


class TablePage(Page, ABC):
    """One table and its parts."""

    def __init__(self, services: Services, saved: str | None, context: Context, view: Draw) -> None:
        super().__init__(services, saved, view)
        self.game = self.game_shown = context.game
        self._sit_down(context)

    def _sit_down(self, context: Context, *, zoomed: bool = False) -> None:
        """At this table from now on, where nothing has moved yet."""
        self.context = context
        self.panels = Panels(context.services)
        self.zoom = Zoom(context, on=zoomed)
        every = [make() for make in EVERY_TABLE]
        self.parts: tuple[Part, ...] = (self.panels, *self._parts(), self.zoom, *every)
        of_game = self.services.preference_fields(self.game)
        self.presses = {**self._presses(), **_joined(part.presses for part in self.parts)}
        self.families = _joined(part.families for part in self.parts)
        self.fields = {**of_game, **_joined(part.fields for part in self.parts)}
        self.field_families = _joined(part.field_families for part in self.parts)
        self._flights = Flights(context.services, context.game, context.table)
        self._flights.look(context.at, context.viewer)

    @abstractmethod
    def _parts(self) -> tuple[Part, ...]:
        """What this page has besides what every table has; what lies on top comes first."""

    def _presses(self) -> Presses:
        """What this page does itself."""
        return {}

    def flights(self) -> tuple[Flight, ...]:
        """What has moved on the table."""
        return self._flights.flights(self.context.at, self.context.viewer)

    @property
    def layers(self) -> int:
        return sum(part.is_over for part in self.parts)

    def close_layer(self) -> None:
        """Closes what the first part has open: sheets lie over all else."""
        if over := next((part for part in self.parts if part.is_over), None):
            over.close()

    def key(self, key: str) -> bool:
        """The short cut of a part."""
        target = next((part.keys[key] for part in self.parts if key in part.keys), None)
        if target:
            self.press(target)
        return target is not None

    def leave(self) -> None:
        """Nothing goes on unseen."""
        for part in self.parts:
            part.leave()


def _joined(tables: Iterable[Mapping[str, Does]]) -> dict[str, Does]:
    return {target: does for table in tables for target, does in table.items()}
