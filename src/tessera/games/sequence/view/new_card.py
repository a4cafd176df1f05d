"""Which card of a hand is new."""

from tessera.games.sequence.rules.engine import SWAP, Move
from tessera.games.sequence.rules.state import DRAW, FORGET, PASS, Card, Claim, Event, Talk
from tessera.games.sequence.view.targets import Sight


def new_card(seen: Sight) -> int | None:
    """The card that the viewer drew last; None once they have laid another one down. Turns of
    others in between don't change it, and dealt cards don't count."""
    # Events don't say whose they are, so they are followed back from the seat whose turn it is.
    events, seat = seen.events, seen.state.seat
    for place in range(len(events) - 1, -1, -1):
        event = events[place]
        if isinstance(event, Card):
            laid_down = _before_a_draw(events[:place])
            if laid_down is None:
                return None
            if laid_down.verb != SWAP:
                seat = (seat - 1) % len(seen.players)
            if seat == seen.viewer:
                return event.card
            continue
        if event in (FORGET, PASS):
            seat = (seat - 1) % len(seen.players)
        elif not isinstance(event, Move):
            continue
        if seat == seen.viewer:
            return None
    return None


def _before_a_draw(events: tuple[Event, ...]) -> Move | None:
    """The move that was made before a card was drawn; None where the card was dealt."""
    for event in reversed(events):
        if isinstance(event, Move):
            return event
        if event != DRAW and not isinstance(event, Claim | Talk):
            return None
    return None
