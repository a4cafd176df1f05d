"""What an event of Tabula did, as codes with facts; `texts` has the words."""

from tessera.core import opening
from tessera.core.dice import Roll
from tessera.core.story import Line
from tessera.games.tabula.rules.engine import OFF, START, UNIT, blots
from tessera.games.tabula.rules.state import PASS, Event, State, home_first


def story(before: State, event: Event, after: State) -> tuple[Line, ...]:
    """The lines for one event, most important last."""
    seat = before.seat
    if isinstance(event, Roll):
        return opening.story(before, event, after)
    if event == PASS:
        return (Line("loses" if loses_part(before) else "passes", _left(before)),)
    lines = [Line(_verb(before, *event), {"seat": seat, "from": event[0], "to": event[1]})]
    if event.target != OFF and blots(before.other) & UNIT[event.target]:
        returns = before.terms.variant.returns
        code = "sends_back" if returns else "captures"
        lines.append(Line(code, {"seat": seat, "owner": 1 - seat, "to": event.target}))
    return (*lines, *ending(after))


def ending(state: State) -> tuple[Line, ...]:
    """The line about the winner and the score; none until the game is over."""
    if not state.over:
        return ()
    first, second = map(state.terms.variant.score, state.sides)
    score = {"more": max(first, second), "fewer": min(first, second)}
    if first != second:
        return (Line("wins", {"seat": int(second > first), **score}),)
    if state.terms.first_home_wins:
        return (Line("wins_tie", {"seat": home_first(state), **score}),)
    return (Line("draw", score),)


def loses_part(state: State) -> bool:
    """Whether some of the throw has been used and the rest can't be."""
    return len(state.dice) < 3


def _left(state: State) -> dict[str, object]:
    return {"seat": state.seat, "left": state.dice}


def _verb(state: State, origin: int, target: int) -> str:
    if target == OFF:
        return "bears_off"
    return "enters" if origin == START else "moves"
