"""Why an action of Sequence is good, in words that go on from it."""

from tessera.games.sequence.rules.merits import merits
from tessera.games.sequence.rules.state import Event, State
from tessera.i18n import N_
from tessera.kit.lines import reason
from tessera.kit.view import Seen

OTHERS = {
    "completes": N_("completes a sequence"),
    "saves_jack": N_("saves the jack"),
    "swaps": N_("trades a card that can't be played for a new one"),
    "useless": N_("parts with a card that can't be played any more"),
    "leaves_more": N_("leaves more chips for the next sequence"),
    "draws": N_("keeps you from losing the card"),
}


def reasons(seen: Seen[State, Event], actions: tuple[Event, ...]) -> tuple[str, ...]:
    """Of actions only the first is decided."""
    say, sides = seen.say, seen.state.terms.sides
    found = merits(seen.state, actions[0])
    return tuple(reason(say, seen.players, sides, merit, OTHERS) for merit in found)
