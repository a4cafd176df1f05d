"""The sounds of an event, as cues.

A game says which codes of its story have a sound of their own (`Game.cues`); one that says nothing
has the sounds of dice, cards, chips and an end all the same.
"""

from typing import Any, NamedTuple

from tessera.core.dice import Roll
from tessera.core.rules import CHANCE
from tessera.core.story import Line
from tessera.kit.game import AnyGame
from tessera.scene.cues import CARD, CHIP, OVER, WIN, throw
from tessera.scene.sound import Cue


class ToldEvent(NamedTuple):
    """An event with the positions before and after it, and its story."""

    before: Any
    event: Any
    after: Any
    lines: tuple[Line, ...]


def heard(game: AnyGame, step: ToldEvent, people: frozenset[int], tumble: float) -> tuple[Cue, ...]:
    """The cues of an event, in order. `people` are the seats without a computer; dice tumble for so
    many seconds. An event without words, such as each card of a deal, has no sound."""
    if not step.lines:
        return ()
    rules, own = game.rules, [game.cues[line.code] for line in step.lines if line.code in game.cues]
    if isinstance(step.event, Roll):
        own.insert(0, throw(len(step.event.dice), tumble))
    elif not own:
        own.append(CARD if rules.current_player(step.before) == CHANCE else CHIP)
    over = rules.result(step.after)
    if over is not None and rules.result(step.before) is None:
        own.append(WIN if people.intersection(over.winners) or not people else OVER)
    return tuple(own)
