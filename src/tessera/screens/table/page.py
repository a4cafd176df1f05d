"""A table on the screen, whoever plays on it. Play, lesson, puzzle and replay are such pages: they
differ by their parts, by where events come from, and by what the panel beside the board says."""

from abc import ABC, abstractmethod

from tessera.kit.motion import Flight
from tessera.screens.page import Draw, Page, Presses
from tessera.screens.services import Services
from tessera.screens.table.context import Context
from tessera.screens.table.flights import Flights
from tessera.screens.table.parts.panels import Panels
from tessera.screens.table.parts.part import Part
from tessera.screens.table.parts.to_settings import ToSettings
from tessera.screens.table.parts.zoom import Zoom

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
        of_parts = {target: does for part in self.parts for target, does in part.presses.items()}
        self.presses = {**self._presses(), **of_parts}
        self.families = {word: does for part in self.parts for word, does in part.families.items()}
        self._flights = Flights(context.services, context.game, context.table)
        self._flights.look(context.at, context.viewer)

    @abstractmethod
    def _parts(self) -> tuple[Part, ...]:
        """What this page has besides what every table has; the first that knows a key does what it
        means."""

    def _presses(self) -> Presses:
        """What this page does itself."""
        return {}

    def flights(self) -> tuple[Flight, ...]:
        """What has moved on the table."""
        return self._flights.flights(self.context.at, self.context.viewer)

    def change(self, field: str, value: str) -> None:
        """A field of a part, or a preference of the game."""
        if any(part.change(field, value) for part in self.parts):
            return
        if field in self.context.preferences:
            self.services.remember(f"{self.game.rules.name}/{field}", value)

    def key(self, key: str) -> bool:
        """What means something to a part now, or the short cut of one."""
        if any(part.key(key) for part in self.parts):
            return True
        target = next((part.keys[key] for part in self.parts if key in part.keys), None)
        if target:
            self.press(target)
        return target is not None

    def leave(self) -> None:
        """Nothing goes on unseen."""
        for part in self.parts:
            part.leave()
