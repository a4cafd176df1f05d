"""The board in sentences, for who hears it: where each side's pieces stand, point by point."""

from tessera.games.tabula.rules.engine import CAPTURED, OFF, START, count
from tessera.games.tabula.rules.state import Event, State
from tessera.i18n import Nn_
from tessera.kit.view import Seen

BESIDE = {
    START: Nn_("{n} at the start", "{n} at the start"),
    OFF: Nn_("{n} home", "{n} home"),
    CAPTURED: Nn_("{n} captured", "{n} captured"),
}


def board_aloud(seen: Seen[State, Event]) -> tuple[str, ...]:
    """A sentence for each player, on the way round: the start, the points, home, captured."""
    found = []
    for player, own in zip(seen.players, seen.state.sides, strict=True):
        words = []
        for place in range(CAPTURED + 1):
            if not (n := count(own, place)):
                continue
            if place in BESIDE:
                words.append(seen.say.count(BESIDE[place], n))
            else:
                words.append(seen.say("{n} on {place}", n=n, place=place))
        found.append(f"{player.name}: {', '.join(words)}.")
    return tuple(found)
