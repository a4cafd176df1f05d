"""What an event of One Card did, as codes with facts; `view/texts.py` has the words."""

from __future__ import annotations

from tessera.core.story import Line
from tessera.games.one_card.rules.state import FOLD, UNKNOWN, Deal, Event, State


def story(before: State, event: Event, after: State) -> tuple[Line, ...]:
    """The lines for one event, most important last. Both states and the event may be as a seat
    or a spectator knows them."""
    if isinstance(event, Deal):
        code = "dealt" if event.card == UNKNOWN else "dealt_card"
        return (Line(code, {"seat": len(before.cards), "card": event.card}),)
    said = Line("folds" if event == FOLD else "stays", {"seat": len(before.said)})
    return (said, *ending(after))


def ending(state: State) -> tuple[Line, ...]:
    """The lines about the cards shown and the winner; none until the game is over."""
    if not state.over:
        return ()
    winner = state.winner
    if not state.shown:
        return (Line("wins_alone", {"seat": winner}),)
    shows = [Line("shows", {"seat": seat, "card": state.cards[seat]}) for seat in state.shown]
    return (*shows, Line("wins", {"seat": winner, "card": state.cards[winner]}))
