"""Undo and redo: what they do is said, and so is that there is nothing to do."""

from tessera.screens.table.context import Context


def undo(context: Context) -> None:
    """Takes back the last choice, where that may be done."""
    if context.table.can_undo():
        context.table.undo()
    else:
        context.services.notify(context.services.say("Nothing can be taken back now."))


def redo(context: Context) -> None:
    """Does again what was taken back last."""
    if context.table.can_redo():
        context.table.redo()
    else:
        context.services.notify(context.services.say("There is nothing to redo."))


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
