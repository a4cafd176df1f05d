"""How a move is pointed at, and why it is good: the wheel is solved, so the reasons are exact."""

from __future__ import annotations

from tessera.i18n import Nn_
from tessera.kit.view import Seen, Sign
from tessera_rota.rules import RULES
from tessera_rota.rules.board import NAMES
from tessera_rota.rules.solution import outlook
from tessera_rota.rules.state import Event, Slide, State
from tessera_rota.view.targets import target_of
from tessera_rota.view.texts import FROM, ON, TO, point_words

Sight = Seen[State, Event]

WINS = Nn_("wins at once", "wins in {n} moves, whatever your opponent does")
LOSES = Nn_("loses to the next move", "holds out for {n} moves")


def point_at(seen: Sight, actions: tuple[Event, ...]) -> Sign:
    """The sign for a move: the piece to slide, if any, and the point where it goes."""
    event, say = actions[0], seen.say
    if not isinstance(event, Slide):
        on = point_words(say, ON, NAMES[event.point])
        return Sign(say("put a piece {on}", on=on), placed=(target_of(event.point),))
    start = point_words(say, FROM, NAMES[event.start])
    to = point_words(say, TO, NAMES[event.end])
    words = say("slide {start} {to}", start=start, to=to)
    return Sign(words, (target_of(event.start),), (target_of(event.end),))


def reasons(seen: Sight, actions: tuple[Event, ...]) -> tuple[str, ...]:
    """The outcome of the move with best play; of drawing moves, whether it is the only one that
    doesn't lose."""
    state, say = seen.state, seen.say
    outlooks = {e: outlook(RULES.apply(state, e)).for_mover for e in RULES.legal_actions(state)}
    own = outlooks[actions[0]]
    if own.value > 0:
        return (say.count(WINS, (own.events + 1) // 2),)
    if own.value < 0:
        return (say.count(LOSES, own.events // 2),)
    others = [other.value for event, other in outlooks.items() if event != actions[0]]
    if others and max(others) < 0:
        return (say("is the only move that doesn't lose"),)
    return (say("keeps the game drawn"),)
