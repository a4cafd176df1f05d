"""A turn in the notation of backgammon: `6-5-2: bar/2 10/15* 18/off(2)`.

Points are numbered along the way, which is the same for both, so pieces go from low to high. Who
plays backgammon has a bar where pieces wait to enter; here all fifteen do in the beginning. A piece
that goes on without a capture on its way is written as one move, and what happens twice once.
"""

from collections import Counter
from collections.abc import Sequence

from tessera.core.dice import Roll
from tessera.games.tabula.rules.engine import OFF, START, UNIT, blots
from tessera.games.tabula.rules.state import PASS, Event, PieceStep, State
from tessera.games.tabula.view.drawing import numeral
from tessera.i18n import Translator

Stop = tuple[int, bool]
"""A place where a piece was, and whether it captured there."""


def turn_notation(
    say: Translator, steps: Sequence[tuple[State, Event, State]], *, roman: bool
) -> str:
    """The dice of the turn and the moves made with them; "" for a throw for who begins."""
    before, first, _ = steps[0]
    if before.opening:
        return ""
    dice = first.dice if isinstance(first, Roll) else before.dice
    thrown = "-".join(map(str, sorted(dice, reverse=True)))
    journeys: list[list[Stop]] = []
    for position, event, _ in steps:
        if isinstance(event, PieceStep) and event != PASS:
            _lengthen(journeys, event, hits=bool(blots(position.other) & UNIT[event.target]))
    moves = [_way(way, roman=roman) for way in journeys]
    parts = [move + (f"({n})" if n > 1 else "") for move, n in Counter(moves).items()]
    if not parts and steps[-1][1] == PASS:
        parts = [say("(no move)")]
    return f"{thrown}: {' '.join(parts)}" if parts else thrown


def _lengthen(journeys: list[list[Stop]], step: PieceStep, *, hits: bool) -> None:
    """Adds a step to the way of the piece that came to where it begins, or begins another way."""
    way = next((way for way in reversed(journeys) if way[-1][0] == step.origin), None)
    if way is None:
        way = [(step.origin, False)]
        journeys.append(way)
    elif not way[-1][1]:
        way.pop()
    way.append((step.target, hits))


def _way(way: list[Stop], *, roman: bool) -> str:
    names = {START: "bar", OFF: "off"}
    return "/".join(
        names.get(place) or numeral(place, roman=roman) + "*" * hits for place, hits in way
    )
