"""The slots of all parts of a table. Each holds only those parts that override it."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

from tessera.screens.table.parts.part import Part

Given = ParamSpec("Given")
Result = TypeVar("Result")
ALWAYS = (Part.arrive, Part.leave)
"""The slots of parts that rest."""


class Slots(dict[Any, Any]):
    """For each slot of `Part` the bound methods of the parts that override it: in the order of the
    parts, in the bar by their places."""

    def __init__(self, parts: Sequence[Part]) -> None:
        self.parts = tuple(parts)
        self.renew()

    def renew(self) -> None:
        """Asks the parts again which of them rest."""
        self.clear()
        self._awake = [part for part in self.parts if not part.rests]

    if TYPE_CHECKING:

        def __getitem__(
            self, slot: Callable[Concatenate[Part, Given], Result], /
        ) -> tuple[Callable[Given, Result], ...]: ...

    def call(
        self,
        slot: Callable[Concatenate[Part, Given], object],
        /,
        *facts: Given.args,
        **more: Given.kwargs,
    ) -> None:
        """Calls the slot of each part."""
        for act in self[slot]:
            act(*facts, **more)

    def fold(self, slot: Callable[..., Result], value: Result, *facts: object) -> Result:
        """Passes a value through the slot of each part."""
        for change in self[slot]:
            value = change(*facts, value)
        return value

    def __missing__(self, slot: Callable[..., Any]) -> tuple[Callable[..., Any], ...]:
        parts = self.parts if slot in ALWAYS else self._awake
        if slot is Part.bar:
            parts = sorted(parts, key=lambda part: part.place)
        overriding = (p for p in parts if getattr(type(p), slot.__name__) is not slot)
        bound = self[slot] = tuple(getattr(part, slot.__name__) for part in overriding)
        return bound
