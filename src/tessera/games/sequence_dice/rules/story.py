"""What an event of Sequence Dice did, as codes with facts; `texts` has the words."""

from tessera.core import opening
from tessera.core.dice import Roll
from tessera.core.story import Line
from tessera.games.sequence_dice.rules.engine import AGAIN, TEN
from tessera.games.sequence_dice.rules.state import Event, State


def story(before: State, event: Event, after: State) -> tuple[Line, ...]:
    """The lines for one event, most important last."""
    seat = before.seat
    if isinstance(event, Roll):
        return opening.story(before, event, after)
    if event.square is None:
        return (Line(pass_reason(before), {"seat": seat}),)
    facts = {"seat": seat, "square": event.square, "owner": before.owner(event.square)}
    lines = [Line(event.verb, facts)]
    if after.won:
        team = tuple(s for s, side in enumerate(after.terms.sides) if side == after.side)
        lines.append(Line("wins", {"seats": team, "line": after.terms.line}))
    elif after.seat == seat:
        lines.append(Line("again", {"seat": seat}))
    return tuple(lines)


def pass_reason(state: State) -> str:
    """The code of the reason for a pass with the throw on the table."""
    assert state.roll is not None
    if state.roll.total == TEN:
        return "pass_ten"
    return "pass_own" if state.stock(state.side) else "pass_box"


def earns_throw(state: State) -> bool:
    """Whether the throw on the table will be followed by another of the same seat."""
    return state.roll is not None and state.roll.total in AGAIN
