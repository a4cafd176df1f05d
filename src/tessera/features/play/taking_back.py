"""Undo and redo. What they do is announced, and so is that there is nothing to undo."""

from tessera.i18n import Translator
from tessera.kit.view import AnySeen
from tessera.scene.node import Node
from tessera.scene.widgets import link
from tessera.screens.components import bar_button
from tessera.screens.services.undo import why_no_undo
from tessera.screens.table.context import Context
from tessera.screens.table.parts.part import Part
from tessera.screens.table.parts.values import News
from tessera.screens.table.sheets import does
from tessera.session.table import AnyTable, Change

BY_AGREEMENT = ("revealed", "taken_over", "hands_open")
"""The reasons for which nothing can be taken back where people haven't agreed that all can."""
KEYS = {"Control+z": "undo", "Control+Shift+z": "redo", "Control+y": "redo"}


class UndoRedo(Part):
    """The undo and redo of one game."""

    place = 10
    keys = KEYS

    def __init__(self, context: Context) -> None:
        self._context = context
        self._told_before = 0
        """The number of events that had been told before the change."""
        self.presses = {"undo": self._undo, "redo": self._redo}

    def changed(self, change: Change) -> None:
        self._told_before = len(self._context.log.lines)

    def tell(self, change: Change, news: News) -> News:
        """The sentences for what was taken back or played again."""
        if change.event is not None:
            return news
        return news._replace(sentences=tuple(undo_announcement(self._context, self._told_before)))

    def bar(self, seen: AnySeen) -> tuple[Node, ...]:
        return (undo_button(seen.say, self._context.table),)

    def more(self, seen: AnySeen) -> tuple[Node, ...]:
        """The row for redo, as long as there is something to play again."""
        can = self._context.table.can_redo()
        return (does("redo", seen.say("Redo"), "redo"),) if can else ()

    def _undo(self) -> None:
        """Takes back the last choice, if that is allowed."""
        if self._context.table.can_undo():
            self._context.table.undo()
        else:
            self._tell_why()

    def _redo(self) -> None:
        """Plays again what was taken back last, and closes the sheet that would hide it."""
        self._context.panels.close()
        if self._context.table.can_redo():
            self._context.table.redo()
        else:
            services = self._context.services
            services.messages.notify(services.say("There is nothing to redo."))

    def _tell_why(self) -> None:
        """Says why nothing can be taken back; where the rules agreed on are the reason, also where
        others are chosen, with a link that leads there."""
        context, say = self._context, self._context.services.say
        table, code = context.table, context.table.no_undo
        sentence, way = why_no_undo(say, code), None
        strict = dict(table.setup.options).get("undo", "friendly") != "friendly"
        if code in BY_AGREEMENT and strict and not context.services.phones.connection:
            sentence += " " + say("For the next game, choose “Friendly” under “Undo”.")
            way = link(say("Choose"), f"#/new/{table.rules.name}", "button")
        context.services.messages.notify(sentence, way)


def undo_button(say: Translator, table: AnyTable) -> Node:
    """The button for undo, grey where there is nothing to take back."""
    nothing = None if table.can_undo() else "true"
    return bar_button("undo", say("Undo"), "undo", aria_disabled=nothing)


def undo_announcement(context: Context, was: int) -> list[str]:
    """The sentence for what was taken back or played again since there were so many events. Of
    several events it names the first that has something to say, because the others only followed
    from it."""
    say, now, log = context.services.say, context.table.played, context.log
    events = [" ".join(log.sentences_of(say, n)) for n in range(min(was, now), max(was, now))]
    accounts = [event for event in events if event]
    if not accounts:
        return []
    what = accounts[0]
    if len(accounts) > 1:
        if now < was:
            return [say("Taken back, with what followed: {events}", events=what)]
        return [say("Done again, with what followed: {events}", events=what)]
    if now < was:
        return [say("Taken back: {events}", events=what)]
    return [say("Done again: {events}", events=what)]
