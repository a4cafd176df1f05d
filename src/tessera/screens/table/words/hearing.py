"""The sounds of a game as it is played: for what people and computers do alike, and for whose turn
it is then. What is taken back, done again or loaded makes no sound."""

from tessera.scene.cues import TURN
from tessera.screens.services.heard import ToldEvent
from tessera.screens.table.context import Context
from tessera.session.table import Change


def play_sounds(context: Context, change: Change) -> None:
    """Plays the sounds of a change, which the log must have taken in already."""
    sounds, table = context.services.sounds, context.table
    if change.event is None:
        sounds.hush()
        return
    people = table.people
    was, now = table.rules.on_turn(change.before), table.rules.on_turn(change.after)
    step = ToldEvent(change.before, change.event, change.after, context.log.lines[-1])
    # Who is dealt a card isn't on turn for long.
    yours = bool(step.lines) and now in people and was not in people
    over = now is None
    sounds.tell(
        context.game,
        step,
        people,
        context.pace,
        *((TURN,) if yours else ()),
        felt=was in people or yours or over,
    )
