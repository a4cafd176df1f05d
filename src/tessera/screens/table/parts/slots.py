"""The slots of all parts of a table. Each holds only those parts that override it."""

from collections.abc import Callable, Sequence
from typing import Concatenate, ParamSpec, TypeVar

from tessera.screens.table.parts.part import Part

Given = ParamSpec("Given")
Result = TypeVar("Result")
ALWAYS = (Part.arrive, Part.leave)
"""The slots of parts that rest."""


class Slots:
    """For each slot the bound methods of the parts that override it: in the order of the parts, in
    the bar by their places."""

    def __init__(self, parts: Sequence[Part]) -> None:
        self.parts = tuple(parts)
        self.renew()

    def renew(self) -> None:
        """Asks the parts again which of them rest."""
        awake = [part for part in self.parts if not part.rests]

        def of(
            slot: Callable[Concatenate[Part, Given], Result],
        ) -> tuple[Callable[Given, Result], ...]:
            name = slot.__name__
            parts = self.parts if slot in ALWAYS else awake
            overriding = (part for part in parts if getattr(type(part), name) is not slot)
            return tuple(getattr(part, name) for part in overriding)

        self.look = of(Part.look)
        self.before_panel = of(Part.before_panel)
        self.before_board = of(Part.before_board)
        self.ending = of(Part.ending)
        self.foot = of(Part.foot)
        self.marks = of(Part.marks)
        self.sheet = of(Part.sheet)
        self.instead = of(Part.instead)
        self.title = of(Part.title)
        self.asked = of(Part.asked)
        self.shown = of(Part.shown)
        self.shown_at = of(Part.shown_at)
        self.prompt = of(Part.prompt)
        self.hand = of(Part.hand)
        self.board = of(Part.board)
        self.primary = of(Part.primary)
        self.controls = of(Part.controls)
        self.pressing = of(Part.pressing)
        self.takes = of(Part.takes)
        self.oriented = of(Part.oriented)
        self.chose = of(Part.chose)
        self.arrive = of(Part.arrive)
        self.changed = of(Part.changed)
        self.tell = of(Part.tell)
        self.settled = of(Part.settled)
        self.handed_on = of(Part.handed_on)
        self.keeps_up = of(Part.keeps_up)
        self.cover = of(Part.cover)
        self.uncover = of(Part.uncover)
        self.come_back = of(Part.come_back)
        self.leave = of(Part.leave)
        in_bar = sorted(awake, key=lambda part: part.place)
        self.bar = tuple(part.bar for part in in_bar if type(part).bar is not Part.bar)
