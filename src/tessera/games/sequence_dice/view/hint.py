"""How a move is pointed at: the square, and what to do there in words; and why it is good."""

from tessera.games.sequence_dice.rules.board import NAMES
from tessera.games.sequence_dice.rules.engine import PLACE, REMOVE, REPLACE
from tessera.games.sequence_dice.rules.merits import merits
from tessera.games.sequence_dice.rules.state import Event, Move, State
from tessera.games.sequence_dice.view.targets import target_of
from tessera.i18n import N_
from tessera.kit import lines
from tessera.kit.view import Seen, Sign

WORDS = {
    PLACE: N_("put a chip on {square}"),
    REPLACE: N_("replace the chip on {square}"),
    REMOVE: N_("take the chip on {square} away"),
}


def point_at(seen: Seen[State, Event], actions: tuple[Event, ...]) -> Sign:
    """A turn is one move."""
    move = actions[0]
    if not isinstance(move, Move) or move.square is None:
        return Sign(seen.say("pass"))
    words = seen.say(WORDS[move.verb], square=NAMES[move.square])
    return Sign(words, placed=(target_of(move.square),))


REASONS = {
    "safe": N_("goes where a ten can't take it"),
    "hampered": N_("makes {number} in line, with one chip in the way"),
}


def reasons(seen: Seen[State, Event], actions: tuple[Event, ...]) -> tuple[str, ...]:
    """What speaks for it, the strongest first."""
    move = actions[0]
    found = merits(seen.state, move) if isinstance(move, Move) else ()
    return lines.reasons(seen, seen.state.terms.sides, found, REASONS)
