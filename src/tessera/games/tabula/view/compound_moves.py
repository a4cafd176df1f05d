"""Where one piece can go with one, two or three dice, and by which steps."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import lru_cache

from tessera.games.tabula.rules import step
from tessera.games.tabula.rules.engine import OFF
from tessera.games.tabula.rules.plays import afterstates
from tessera.games.tabula.rules.state import PieceStep, State

CompoundMove = tuple[PieceStep, ...]


def origins(state: State) -> list[int]:
    """The places from which a step may be taken, ascending."""
    return sorted({origin for origin, _ in state.ways()}) if state.dice else []


# Remembered, because `bringers` asks every origin again for each target.
@lru_cache(maxsize=64)
def compound_moves(state: State, origin: int) -> Mapping[int, CompoundMove]:
    """For each place that a piece from the origin can reach, the steps that lead there.

    With one die if possible; with several, only if all ways there have the same effect. Otherwise
    the person goes step by step, which says which way is meant."""
    moves: dict[int, CompoundMove] = {}
    for target, outcomes in _ends(state, origin):
        if len(outcomes) == 1:
            moves.setdefault(target, *outcomes.values())
    return moves


def leads(state: State, origin: int, target: int) -> bool:
    """Whether a piece from the origin can get to the target at all, step by step if need be."""
    return target in dict(_ends(state, origin))


def _ends(state: State, origin: int) -> Iterator[tuple[int, dict[State, CompoundMove]]]:
    """The targets a piece can end on with one die, then with two and with three; each with the
    positions it can lead to, and a move for each of these."""
    roads: list[tuple[CompoundMove, State]] = [((), state)]
    while roads:
        longer = [way for move, state_after in roads for way in _onward(move, state_after, origin)]
        ends: dict[int, dict[State, CompoundMove]] = defaultdict(dict)
        for move, there in longer:
            ends[move[-1].target].setdefault(there, move)
        yield from ends.items()
        roads = [
            (move, there)
            for move, there in longer
            if there.seat == state.seat and there.dice and move[-1].target != OFF
        ]


def _onward(move: CompoundMove, state: State, origin: int) -> list[tuple[CompoundMove, State]]:
    """The move continued by each step that its piece may take."""
    place = move[-1].target if move else origin
    steps = [PieceStep(*way) for way in state.ways() if way[0] == place]
    return [((*move, taken), step(state, taken)) for taken in steps]


def bringers(state: State, target: int) -> dict[int, CompoundMove]:
    """The moves that can bring a piece to the target, by origin: with one die if any can."""
    every = {origin: compound_moves(state, origin).get(target) for origin in origins(state)}
    moves = {origin: move for origin, move in every.items() if move}
    short: dict[int, CompoundMove] = {
        origin: move for origin, move in moves.items() if len(move) == 1
    }
    return short or moves


def only_play(state: State) -> CompoundMove | None:
    """The steps of the rest of the turn where all plays end alike; None where there is a choice. If
    one step ends the game, it is taken at once."""
    variant = state.terms.variant
    if len(afterstates(variant, state.own, state.other, state.dice)) != 1:
        return None
    taken: list[PieceStep] = []
    position = state
    while position.seat == state.seat and position.dice and (possible := position.ways()):
        steps = [PieceStep(*way) for way in possible]
        taken.append(next((last for last in steps if step(position, last).over), steps[0]))
        position = step(position, taken[-1])
    return tuple(taken) or None
