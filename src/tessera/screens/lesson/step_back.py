"""Undo in a lesson: what was done in a step is taken back one by one, as in a game."""

from collections.abc import Callable

from tessera.kit.lessons import Lesson, events
from tessera.kit.view import AnySeen
from tessera.scene.node import Node
from tessera.screens.components import icon_button
from tessera.screens.table.parts.part import Part


class StepBack(Part):
    """A button where a step of the lesson takes several events. `can` says whether there is
    anything to take back; the page takes it back."""

    place = 5

    def __init__(self, lesson: Lesson, can: Callable[[], bool]) -> None:
        self._long = any(len(events(play)) > 1 for step in lesson.steps for play in step.plays)
        self._can = can

    def bar(self, seen: AnySeen) -> tuple[Node, ...]:
        """It stays where it is, also while there is nothing to take back."""
        if not self._long:
            return ()
        nothing = None if self._can() else "true"
        return (icon_button("undo", seen.say("Undo"), "undo", aria_disabled=nothing),)
