"""How the chances to win came about: round by round, read off the score sheet."""

from collections.abc import Sequence
from dataclasses import replace

from tessera.games.sequences.rules.state import TARGET, State
from tessera.games.sequences.rules.winning import thrown, winning

WinHistory = Sequence[tuple[float, Sequence[float]]]
"""Times, ascending, with the chance to win of each side, 0 to 1."""


def win_history(state: State) -> WinHistory:
    """The chances of each seat before the first round, after each round, and now; times are rounds
    since the first throw."""
    rounds = max(len(turns) for turns in state.sheet)
    done = () if state.over else thrown(state)
    complete = rounds - 1 if done else rounds
    past = [(float(n), winning(_after(state, n, _went_on(state, n)))) for n in range(complete)]
    if done:
        past.append((complete, winning(_after(state, complete, state.rivals))))
    now = complete + len(done) / len(state.rivals)
    return (*past, (now, winning(state)))


def _went_on(state: State, rounds: int) -> tuple[int, ...]:
    """The seats with more than `rounds` turns: all, or those that played off."""
    return tuple(seat for seat, turns in enumerate(state.sheet) if len(turns) > rounds)


def _after(state: State, rounds: int, rivals: tuple[int, ...]) -> State:
    """The position after so many rounds, in which these seats were about to throw."""
    players = state.setup.players
    before = replace(
        state,
        sheet=tuple(turns[:rounds] for turns in state.sheet),
        seat=min(rivals, key=lambda seat: (seat - state.first) % players),
        rivals=rivals,
        opening=(),
        over=False,
    )
    return replace(before, play_off=len(rivals) < players or max(before.totals) >= TARGET)
