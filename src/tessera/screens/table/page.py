"""A table on the screen. Play, lesson, puzzle, replay, a game by post and a phone's seat are such
pages: each is a source and a list of parts, in a function of its own."""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import TypeVar

from tessera.kit.motion import Beat
from tessera.scene.node import Node
from tessera.screens.page import Page
from tessera.screens.table.context import Context
from tessera.screens.table.parts.buttons import ToSettings, Zoom
from tessera.screens.table.parts.part import Part
from tessera.screens.table.parts.slots import Slots
from tessera.screens.table.parts.values import News
from tessera.screens.table.seeing import Flights, spectate
from tessera.screens.table.turns import DragAndDrop, lead, press, put_back, put_back_choice, throw
from tessera.screens.table.view import prebuilt, table_view
from tessera.screens.table.words.hearing import play_sounds
from tessera.screens.table.words.news import afterwards, news, shown
from tessera.session.table import Change

NOTHING = Beat((), dice=False)
Does = TypeVar("Does")
Kind = TypeVar("Kind", bound=Part)

EVERY_TABLE = Zoom, ToSettings
"""The parts that every table has, beside the panels."""


class TablePage(Page):
    """One table and its parts. A part whose layers lie over the others' comes first in the list."""

    def __init__(
        self, context: Context, parts: Sequence[Part], *, name: str, locks: bool = False
    ) -> None:
        super().__init__(context.services, context.id or None)
        self.name = name
        self.locks = locks
        self.context = context
        self.game_shown = context.game
        every = [make(context) for make in EVERY_TABLE]
        self.parts: tuple[Part, ...] = (context.panels, *parts, *every)
        self._slots = context.slots = Slots(self.parts)
        throws = {"throw": partial(throw, context)} if context.source.playable else {}
        self.presses = {**throws, **_joined(part.presses for part in self.parts)}
        self.families = _joined(part.families for part in self.parts)
        of_game = self.services.preference_fields(context.game)
        self.fields = {**of_game, **_joined(part.fields for part in self.parts)}
        self.field_families = _joined(part.field_families for part in self.parts)
        self._dragging = DragAndDrop(context, self.press_game)
        context.on_laid = self._lay
        self._lay()

    def _lay(self) -> None:
        """Follows another table, which is drawn without flights at first."""
        context = self.context
        self._flights = Flights(self.services, context.game, context.table)
        self._flights.look(context.at, context.viewer)
        self._unsubscribe = context.table.subscribe(self._changed)

    def part(self, kind: type[Kind]) -> Kind:
        """The part of this kind. Raises StopIteration where there is none."""
        return next(part for part in self.parts if isinstance(part, kind))

    @property
    def thinks(self) -> bool:
        return True

    @property
    def is_secret(self) -> bool:
        context = self.context
        return context.game.rules.hidden and len(context.table.people) > 1

    def draw(self) -> Node:
        """The table, or the screen that a part puts in its place."""
        for instead in self._slots[Part.instead]:
            if node := instead():
                return node
        return table_view(self.context, self.context.seen)

    def coming(self) -> Node | None:
        """The table as a spectator sees it, to be built while nobody has the tablet."""
        context = self.context
        if not context.nobody:
            return None
        table = context.table
        seen = spectate(self.services, context.game, table, table.played, None)
        return prebuilt(context, seen)

    def beat(self) -> Beat | None:
        """The movement to the position that is drawn; none while nobody has the tablet."""
        context, at = self.context, self._slots.fold(Part.shown_at, self.context.at)
        beat = self._flights.beat(at, context.viewer)
        moves = beat not in (None, NOTHING) and not context.nobody and not context.hurries
        if beat and (context.speed or context.pace).startswith("fast"):
            beat = beat._replace(rest=beat.rest // 2)
        context.beat = beat if moves else None
        return context.beat

    @property
    def shows_notice(self) -> bool:
        return self.context.shows_notice

    # --- what people do ---

    def press(self, target: str) -> None:
        self._slots.call(Part.pressing, target)
        super().press(target)

    def press_game(self, target: str) -> None:
        taken = any(takes(target) for takes in self._slots[Part.takes])
        if not taken and self.context.source.playable:
            press(self.context, target)

    def change(self, field: str, value: str) -> None:
        super().change(field, value)
        self._slots.call(Part.chose, field)

    @property
    def board_focus(self) -> str:
        cursor = self.context.ui.cursor
        return f"game:{cursor}" if cursor and self.context.source.playable else ""

    @property
    def carried(self) -> str:
        return self._dragging.carried

    def pick_up(self, target: str) -> bool:
        picked_up = self._dragging.pick_up(target)
        if picked_up:
            self.context.look_closely()
        return picked_up

    def drop(self, target: str) -> bool:
        return self._dragging.drop(target)

    def destinations(self, target: str) -> tuple[str, ...]:
        return self.context.game.view.destinations(self.context.seen, target)

    def key(self, key: str) -> bool:
        """Presses the target of a short cut, or moves the cursor on the board and the focus with
        it."""
        context = self.context
        if context.source.playable:
            key = self._slots.fold(Part.oriented, key)
            if key == "Escape":
                return put_back(context)
        if context.nobody:
            return False
        if target := next((part.keys[key] for part in self.parts if key in part.keys), None):
            self.press(target)
            return True
        ui = context.game.view.key(context.seen, key) if context.source.playable else None
        if ui is not None:
            context.ui = ui
            self.services.focus = f"game:{ui.cursor}"
        return ui is not None

    @property
    def layers(self) -> int:
        return sum(part.is_over for part in self.parts)

    def close_layer(self) -> None:
        """Closes the layer of the first part that has one open: that one lies on top."""
        if over := next((part for part in self.parts if part.is_over), None):
            over.close()

    # --- what happens ---

    def arrive(self) -> None:
        """Puts the focus on the one button, so that Enter does what comes next."""
        self.services.focus = "primary"
        if self.context.source.playable:
            lead(self.context)
        self._slots.call(Part.arrive)

    def keeps_up(self) -> bool:
        return any(keeps_up() for keeps_up in self._slots[Part.keeps_up])

    def cover(self) -> None:
        self._slots.call(Part.cover)

    def uncover(self) -> None:
        self._slots.call(Part.uncover)

    def come_back(self) -> None:
        self._slots.call(Part.come_back)

    def leave(self) -> None:
        self._slots.call(Part.leave)
        self._unsubscribe()

    def _changed(self, change: Change) -> None:
        """Saves, shows and announces what was played on the table or taken back."""
        context, table, services = self.context, self.context.table, self.services
        context.source.keep()  # Before anything else: whatever goes wrong there, this move is kept.
        context.refused = None
        if change.event is None:
            context.turn_ended_at = -1  # What was taken back is not over any more.
            context.slots.renew()
        services.messages.dismiss()
        self._slots.call(Part.changed, change)
        noticed = put_back_choice(context, change)
        context.log.follow(table)
        play_sounds(context, change)
        announced = News(tuple(news(context, change)), noticed)
        self._tell(change, self._slots.fold(Part.tell, announced, change))
        lead(context)
        context.look_closely()
        self._slots.call(Part.settled)

    def _tell(self, change: Change, announced: News) -> None:
        """Shows what everybody is to read, and says what was done and what comes next."""
        context, messages = self.context, self.services.messages
        if words := (*shown(context, change), *announced.notices, *announced.advice):
            show = messages.advise if announced.advice else messages.notify
            show(" ".join(words))
        if announced.silent:
            return
        behind = afterwards(context, change, [*announced.sentences])
        if said := (
            *announced.held_back,
            *announced.sentences,
            *announced.notices,
            *behind,
            *announced.advice,
        ):
            messages.announce(*said)


def _joined(tables: Iterable[Mapping[str, Does]]) -> dict[str, Does]:
    return {target: does for table in tables for target, does in table.items()}
