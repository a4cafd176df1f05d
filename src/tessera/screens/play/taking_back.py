"""Undo and redo: what they do is said, and so is that there is nothing to do."""

from tessera.kit.view import AnySeen
from tessera.scene.node import Node
from tessera.screens.components import icon_button
from tessera.screens.services.undo import why_no_undo
from tessera.screens.table.context import Context
from tessera.screens.table.parts.part import Part

KEYS = {"Control+z": "undo", "Control+Shift+z": "redo", "Control+y": "redo"}


class TakingBack(Part):
    """Undo and redo in one game."""

    place = 10
    keys = KEYS

    def __init__(self, context: Context) -> None:
        self._context = context
        self.presses = {"undo": self._undo, "redo": self._redo}

    def bar(self, seen: AnySeen) -> tuple[Node, ...]:
        """A button for each."""
        table = self._context.table
        no_undo, no_redo = (None if can else "true" for can in (table.can_undo(), table.can_redo()))
        return (
            icon_button("undo", seen.say("Undo"), "undo", aria_disabled=no_undo),
            icon_button("redo", seen.say("Redo"), "redo", aria_disabled=no_redo),
        )

    def _undo(self) -> None:
        """Takes back the last choice, where that may be done."""
        if self._context.table.can_undo():
            self._context.table.undo()
        else:
            self._tell(why_no_undo(self._context.services.say, self._context.table.no_undo))

    def _redo(self) -> None:
        """Does again what was taken back last."""
        if self._context.table.can_redo():
            self._context.table.redo()
        else:
            self._tell(self._context.services.say("There is nothing to redo."))

    def _tell(self, sentence: str) -> None:
        self._context.services.messages.notify(sentence)


def moved(context: Context, was: int) -> list[str]:
    """What was taken back or done again, when so many events had happened before. Of several it is
    the first that there is something to say about; the others only followed from it."""
    say, now, log = context.services.say, context.table.played, context.log
    events = [" ".join(log.sentences_of(say, n)) for n in range(min(was, now), max(was, now))]
    told = [event for event in events if event]
    if not told:
        return []
    what = told[0]
    if len(told) > 1:
        if now < was:
            return [say("Taken back, with what followed: {events}", events=what)]
        return [say("Done again, with what followed: {events}", events=what)]
    if now < was:
        return [say("Taken back: {events}", events=what)]
    return [say("Done again: {events}", events=what)]
