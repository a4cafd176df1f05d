"""Undo in a lesson: what was done in a step is taken back one by one, as in a game."""

from tessera.kit.lessons import events
from tessera.kit.view import AnySeen
from tessera.scene.node import Node
from tessera.screens.components import icon_button
from tessera.screens.lesson.guide import Guide
from tessera.screens.table.parts.part import Part


class StepBack(Part):
    """A button where a step of the lesson takes several events; the page takes them back."""

    place = 5

    def __init__(self, guide: Guide) -> None:
        steps = guide.lesson.steps
        self._long = any(len(events(play)) > 1 for step in steps for play in step.plays)
        self._guide = guide

    def bar(self, seen: AnySeen) -> tuple[Node, ...]:
        """It stays where it is, also while there is nothing to take back."""
        if not self._long:
            return ()
        nothing = None if self._guide.run.can_undo else "true"
        return (icon_button("undo", seen.say("Undo"), "undo", aria_disabled=nothing),)
