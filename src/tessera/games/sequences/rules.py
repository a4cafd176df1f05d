"""The rules of Sequences and Hearts Due. Nobody chooses anything: every event is a throw."""

from __future__ import annotations

from dataclasses import replace

from tessera.core.dice import Roll, throws
from tessera.core.game import CHANCE, Game, Illegal, Result, Setup, checked_setup
from tessera.core.opening import thrown
from tessera.games.sequences.notation import read, read_position, write, write_position
from tessera.games.sequences.score import DICE, score
from tessera.games.sequences.state import MOST, TARGET, WIPED, State, options, sides

THROWS = throws(DICE)
OUTCOMES = frozenset(roll for roll, _ in THROWS)


def new(setup: Setup) -> State:
    """An empty sheet. Two or more throw for who begins; one alone begins at once."""
    agreed = checked_setup(GAME, setup)
    count = agreed.players
    opening = (0,) * count if count > 1 else ()
    return State(agreed, ((),) * count, 0, 0, tuple(range(count)), opening)


def current_player(state: State) -> int | None:
    """CHANCE until the end."""
    return None if state.over else CHANCE


def on_turn(state: State) -> int | None:
    """The seat that throws."""
    return None if state.over else state.seat


def legal_actions(state: State) -> tuple[Roll, ...]:
    """Nobody ever has a choice."""
    return ()


def chance_outcomes(state: State) -> tuple[tuple[Roll, int], ...]:
    """The 462 throws of six dice."""
    return () if state.over else THROWS


def apply(state: State, roll: Roll) -> State:
    """The state after a throw. Raises Illegal "over" or "no_such_throw"."""
    if state.over:
        raise Illegal("over")
    if roll not in OUTCOMES:
        raise Illegal("no_such_throw")
    if state.opening:
        opening, seat = thrown(state.opening, state.seat, roll.total)
        return replace(state, seat=seat, first=0 if opening else seat, opening=opening)
    worth = score(roll, state.variant)
    gained = WIPED if worth.ruined else worth.points
    sheet = list(state.sheet)
    sheet[state.seat] = (*sheet[state.seat], gained)
    return _next(replace(state, sheet=tuple(sheet)))


def _next(state: State) -> State:
    """The turn passes to the next seat that still plays; a complete round may end the game."""
    players = state.setup.players
    order = [(state.first + step) % players for step in range(players)]
    order = [seat for seat in order if seat in state.rivals]
    place = order.index(state.seat) + 1
    if place < len(order):
        return replace(state, seat=order[place])
    return _round_over(state)


def _round_over(state: State) -> State:
    """With the target reached, the highest total wins; those who tie for it play on alone."""
    totals = state.totals
    if not state.play_off and max(totals) < TARGET:
        return replace(state, seat=state.first)
    best = max(totals[seat] for seat in state.rivals)
    leaders = tuple(seat for seat in state.rivals if totals[seat] == best)
    if len(leaders) == 1:
        return replace(state, seat=leaders[0], rivals=leaders, play_off=False, over=True)
    order = sorted(leaders, key=lambda seat: (seat - state.first) % state.setup.players)
    return replace(state, seat=order[0], rivals=leaders, play_off=True)


def result(state: State) -> Result | None:
    """The seat that leads at the end."""
    return Result((state.seat,), "points") if state.over else None


GAME: Game[State, Roll] = Game(
    name="sequences",
    version=1,
    players=tuple(range(1, MOST + 1)),
    options=options,
    sides=sides,
    new=new,
    current_player=current_player,
    on_turn=on_turn,
    legal_actions=legal_actions,
    chance_outcomes=chance_outcomes,
    apply=apply,
    result=result,
    write=write,
    read=read,
    write_position=write_position,
    read_position=read_position,
)
