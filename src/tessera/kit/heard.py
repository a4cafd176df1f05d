"""What is heard of an event. A game says which codes of its story have a sound of their own
(`Game.cues`); one that says nothing has dice, cards, chips and an end all the same."""

from typing import Any, NamedTuple

from tessera.core.dice import Roll
from tessera.core.rules import CHANCE
from tessera.core.story import Line
from tessera.kit.game import AnyGame
from tessera.scene.cues import CARD, CHIP, OVER, WIN, throw
from tessera.scene.sound import Cue


class ToldEvent(NamedTuple):
    """An event with the positions before and after it, and what the story tells of it."""

    before: Any
    event: Any
    after: Any
    lines: tuple[Line, ...]


def heard(game: AnyGame, step: ToldEvent, people: frozenset[int], tumble: float) -> tuple[Cue, ...]:
    """The cues of an event, one after the other. `people` are the seats where no computer sits;
    dice tumble for so many seconds. What isn't told, such as each card of a deal, isn't heard."""
    if not step.lines:
        return ()
    own = tuple(game.cues[line.code] for line in step.lines if line.code in game.cues)
    rules, cues = game.rules, own
    if isinstance(step.event, Roll):
        cues = (throw(len(step.event.dice), tumble), *own)
    elif not own:
        cues = (CARD if rules.current_player(step.before) == CHANCE else CHIP,)
    over = rules.result(step.after)
    if over is None or rules.result(step.before) is not None:
        return cues
    return (*cues, WIN if people.intersection(over.winners) or not people else OVER)
