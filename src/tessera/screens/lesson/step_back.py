"""Undo in a lesson: the events of a step are taken back one by one, as in a game."""

from tessera.kit.lessons import events
from tessera.kit.view import AnySeen
from tessera.scene.node import Node
from tessera.screens.components import icon_button
from tessera.screens.lesson.guide import Guide
from tessera.screens.table.parts.part import Part


class StepBack(Part):
    """An undo button for steps that take several events; the page takes them back."""

    place = 5

    def __init__(self, guide: Guide) -> None:
        steps = guide.lesson.steps
        self._long = any(len(events(play)) > 1 for step in steps for play in step.plays)
        self._guide = guide

    def bar(self, seen: AnySeen) -> tuple[Node, ...]:
        """The button, which stays in its place also while there is nothing to take back."""
        if not self._long:
            return ()
        nothing = None if self._guide.run.can_undo else "true"
        return (icon_button("undo", seen.say("Undo"), "undo", aria_disabled=nothing),)
