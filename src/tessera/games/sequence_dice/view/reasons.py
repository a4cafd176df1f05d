"""Why a move of Sequence Dice is good, in words that go on from it."""

from tessera.games.sequence_dice.rules.merits import merits
from tessera.games.sequence_dice.rules.state import Event, Move, State
from tessera.i18n import N_
from tessera.kit.lines import reason
from tessera.kit.view import Seen

OTHERS = {
    "safe": N_("goes where a ten can't take it"),
    "hampered": N_("makes {number} in line, with one chip in the way"),
}


def reasons(seen: Seen[State, Event], actions: tuple[Event, ...]) -> tuple[str, ...]:
    """A turn is one move."""
    say, sides, move = seen.say, seen.state.terms.sides, actions[0]
    found = merits(seen.state, move) if isinstance(move, Move) else ()
    return tuple(reason(say, seen.players, sides, merit, OTHERS) for merit in found)
