"""Compares the rules of Ur with RoyalUr's, in positions of random games of every way.

    pip install royalur==0.0.6
    python lab/ur/second_opinion.py 20000

Every throw of every position is tried, and every step of each. Nothing of RoyalUr is here: whoever
repeats it fetches the program.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any

from royalur import GameSettings, PathType, PlayerType
from royalur.model.dice import Roll
from royalur.rules.simple import SimpleRuleSetProvider

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "packs" / "ur" / "src"), str(ROOT / "src")]

from tessera.core.setup import Setup  # noqa: E402
from tessera_ur.rules import RULES  # noqa: E402
from tessera_ur.rules.board import HOME, PATHS, START  # noqa: E402
from tessera_ur.rules.state import THROWS, State, Step  # noqa: E402

ROADS = {"finkel": PathType.BELL, "masters": PathType.MASTERS}
PLAYERS = PlayerType.LIGHT, PlayerType.DARK
PIECES = 7


def as_ours(position: Any) -> tuple[object, ...]:
    """A position of RoyalUr's as the pieces of both, whose turn it is, and whether it is over."""
    sides = []
    for owner, state in zip(PLAYERS, (position.light_player, position.dark_player), strict=True):
        board = position.board
        cells = (board.get_by_indices(x, y) for x in range(board.width) for y in range(board.height)
                 if board.contains_indices(x, y))  # fmt: skip
        places = [piece.path_index + 1 for piece in cells if piece and piece.owner == owner]
        home = (HOME,) * state.score
        sides.append((*(START,) * state.piece_count, *sorted(places), *home))
    over = position.is_finished()
    return (*sides, None if over else PLAYERS.index(position.get_turn()), over)


def told(state: State) -> tuple[object, ...]:
    return (*state.sides, None if state.over else state.seat, state.over)


def moves_of(position: Any) -> dict[Step, Any]:
    """RoyalUr's moves after a throw, by the steps that they are here."""
    moves = getattr(position, "available_moves", ())
    places = (
        (
            move.source_piece.path_index + 1 if move.source_piece else START,
            move.dest_piece.path_index + 1 if move.dest_piece else HOME,
        )
        for move in moves
    )
    return {Step(*place): move for place, move in zip(places, moves, strict=True)}


def differ(rules: Any, state: State, position: Any) -> list[str]:
    """The throws with which both sets of rules make different things of a position."""
    throws = []
    for roll, _ in THROWS:
        thrown, theirs = RULES.apply(state, roll), rules.apply_roll(position, Roll(roll.total))[-1]
        ours = {step: told(RULES.apply(thrown, step)) for step in thrown.steps()}
        moves = moves_of(theirs)
        after = {step: as_ours(rules.apply_move(theirs, move)[-1]) for step, move in moves.items()}
        if ours != after or (not ours and told(thrown) != as_ours(theirs)):
            throws.append(f"{RULES.write_position(state)}, {roll.total}")
    return throws


def compare(path: str, rosettes: str, most: int) -> None:
    """Goes through random games, and prints how many positions differ."""
    settings = GameSettings.create_finkel().with_paths(ROADS[path])
    settings = settings.with_safe_rosettes(rosettes == "safe")
    rules = SimpleRuleSetProvider().create(settings, None)
    agreed = ("pieces", str(PIECES)), ("path", path), ("rosettes", rosettes)
    begun = State(RULES.new(Setup(2, agreed)).terms, ((START,) * PIECES,) * 2, 0)
    state, position = begun, rules.generate_initial_game_state()
    rng, faults = Random(f"{path} {rosettes}"), []
    for _ in range(most):
        faults += differ(rules, state, position)
        roll = rng.choices([roll for roll, _ in THROWS], [weight for _, weight in THROWS])[0]
        state, position = RULES.apply(state, roll), rules.apply_roll(position, Roll(roll.total))[-1]
        if steps := state.steps():
            step = rng.choice(steps)
            position = rules.apply_move(position, moves_of(position)[step])[-1]
            state = RULES.apply(state, step)
        if state.over:
            state, position = begun, rules.generate_initial_game_state()
    print(
        f"{path}, rosettes {rosettes}: {most} positions, {len(faults)} differ",
        *faults[:3],
        sep="\n",
    )


if __name__ == "__main__":
    for way in PATHS:
        for protection in ("safe", "open"):
            compare(way, protection, int(sys.argv[1]))
