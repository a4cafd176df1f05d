"""The rules of Sequences and Hearts Due. Nobody chooses anything: every event is a throw."""

from dataclasses import replace

from tessera.core.dice import Roll, check_throw, throws
from tessera.core.opening import thrown, to_throw
from tessera.core.rules import CHANCE, Result, Rules
from tessera.core.setup import Setup
from tessera.games.sequences.rules import notation
from tessera.games.sequences.rules.score import DICE, score
from tessera.games.sequences.rules.state import PLAYERS, TARGET, WIPED, State, options
from tessera.games.sequences.rules.story import story

THROWS = throws(DICE)


def _next(state: State) -> State:
    """The state with the turn passed to the next seat that still plays; a complete round may end
    the game."""
    players = state.setup.players
    order = [(state.first + step) % players for step in range(players)]
    order = [seat for seat in order if seat in state.rivals]
    place = order.index(state.seat) + 1
    if place < len(order):
        return replace(state, seat=order[place])
    return _round_over(state)


def _round_over(state: State) -> State:
    """The state after a complete round. Once the target is reached, the highest total wins, and
    those who tie for it play on alone."""
    totals = state.totals
    if not state.play_off and max(totals) < TARGET:
        return replace(state, seat=state.first)
    best = max(totals[seat] for seat in state.rivals)
    leaders = tuple(seat for seat in state.rivals if totals[seat] == best)
    if len(leaders) == 1:
        return replace(state, seat=leaders[0], rivals=leaders, play_off=False, over=True)
    order = sorted(leaders, key=lambda seat: (seat - state.first) % state.setup.players)
    return replace(state, seat=order[0], rivals=leaders, play_off=True)


class SequencesRules(Rules[State, Roll]):
    """See `core.rules` for what each method answers."""

    name = "sequences"
    version = 2
    players = PLAYERS
    notation = notation

    # In files of their own:
    options = staticmethod(options)
    story = staticmethod(story)

    def new(self, setup: Setup) -> State:
        """The state with an empty sheet. Two or more players throw for who begins; one alone begins
        at once."""
        agreed = self.checked_setup(setup)
        count = agreed.players
        opening = to_throw(count) if count > 1 else ()
        return State(agreed, ((),) * count, 0, 0, tuple(range(count)), opening)

    def current_player(self, state: State) -> int | None:
        """CHANCE until the end."""
        return None if state.over else CHANCE

    def on_turn(self, state: State) -> int | None:
        """The seat that throws."""
        return None if state.over else state.seat

    def opens(self, state: State) -> bool:
        return bool(state.opening)

    def legal_actions(self, state: State) -> tuple[Roll, ...]:
        """Always empty: nobody ever has a choice."""
        return ()

    def chance_outcomes(self, state: State) -> tuple[tuple[Roll, int], ...]:
        """The 462 throws of six dice."""
        return () if state.over else THROWS

    def apply(self, state: State, roll: Roll) -> State:
        """The state after a throw. Raises Illegal "over" or "no_such_throw"."""
        check_throw(roll, DICE, over=state.over)
        if state.opening:
            opening, seat = thrown(state.opening, state.seat, roll.total)
            return replace(state, seat=seat, first=0 if opening else seat, opening=opening)
        scored = score(roll, state.variant)
        gained = WIPED if scored.ruined else scored.points
        sheet = list(state.sheet)
        sheet[state.seat] = (*sheet[state.seat], gained)
        return _next(replace(state, sheet=tuple(sheet)))

    def result(self, state: State) -> Result | None:
        """A win for the seat that leads at the end."""
        return Result((state.seat,), "points") if state.over else None


RULES = SequencesRules()
