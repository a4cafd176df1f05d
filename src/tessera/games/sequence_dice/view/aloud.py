"""The board in sentences, for who hears it."""

from tessera.core.grid import squares
from tessera.games.sequence_dice.rules.board import NAMES, NUMBERS
from tessera.games.sequence_dice.rules.merits import one_short, open_lines
from tessera.games.sequence_dice.rules.state import Event, State
from tessera.i18n import Nn_
from tessera.kit.lines import best_line, members, one_chip_short
from tessera.kit.view import Seen

Sight = Seen[State, Event]


def board_aloud(seen: Sight) -> tuple[str, ...]:
    """For each side its chips, its best line, and where one chip is missing."""
    say, state = seen.say, seen.state
    found, short = [], []
    for side, own in enumerate(state.chips):
        names = members(say, seen.players, state.terms.sides, side)
        words = [say.count(Nn_("{n} chip", "{n} chips"), own.bit_count())]
        length = state.terms.line
        lines = open_lines(state, state.chips, side)
        n, line = max([(length - lack.bit_count(), line) for line, lack in lines], default=(0, 0))
        if n > 1:
            first, *_, last = squares(line)
            words.append(best_line(say, n, length, (NAMES[first], NAMES[last])))
        found.append(f"{names}: {', '.join(words)}.")
        if lacking := squares(one_short(state, state.chips, side)):
            where = [f"{NAMES[square]} ({NUMBERS[square]})" for square in lacking]
            short.append(one_chip_short(say, names, where))
    return (*found, *([] if state.won else short))
