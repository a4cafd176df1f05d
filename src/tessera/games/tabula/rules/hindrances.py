"""Why a step can't be taken; and why nothing can be played from a point or to one, in terms of the
point that was pressed and not of some step. Points are asked about only while others can be
played."""

from itertools import accumulate, permutations

from tessera.core.rules import Illegal
from tessera.games.tabula.rules.engine import (
    ABROAD,
    CAPTURED,
    HOME,
    OFF,
    START,
    UNIT,
    count,
    made_points,
)
from tessera.games.tabula.rules.state import PASS, PieceStep, State

HOMEWARD = {"home": HOME[0], "last": HOME[-1]}


def refusal(state: State, step: PieceStep) -> Illegal | None:
    """The reason why the step can't be taken now; None when it can."""
    if state.over:
        return Illegal("over")
    if not state.dice:
        return Illegal("throw_first")
    if step != PASS and state.way(step):
        return None
    allowed = state.ways()
    if step == PASS and not allowed:
        return None
    if step == PASS:
        return Illegal("must_move")
    if not allowed:
        return Illegal("must_pass")
    return _hindrance(state, *step)


def _hindrance(state: State, origin: int, target: int) -> Illegal:
    """The reason why this step can't be taken while others can."""
    if _returning(state) and origin != START:
        return Illegal("enter_first")
    if not _present(state, origin):
        return Illegal("no_piece", place=origin)
    if (reason := _barred(state, target)) is not None:
        return reason
    return Illegal("wasteful" if _fits(state, origin, target) else "no_such_die", place=target)


def stuck(state: State, origin: int) -> Illegal:
    """The reason why no piece can be moved from this place."""
    entering = origin == START
    if _returning(state) and not entering:
        return Illegal("stuck_entering", place=origin)
    if not (count(state.own, origin) or (entering and _returning(state))):
        return Illegal("none_left") if entering else Illegal("no_piece", place=origin)
    targets = [origin + die for die in sorted({*state.dice})]
    closed = tuple(target for target in targets if _closed(state, target))
    abroad = any(target >= OFF for target in targets) and bool(state.own & ABROAD)
    beyond = sum(target >= OFF for target in targets) if abroad else 0
    if len(closed) + beyond < len(targets):
        return Illegal("no_entry_wasteful") if entering else Illegal("stuck_wasteful", place=origin)
    if entering:
        return Illegal("no_entry", closed=closed)
    if not closed:
        return Illegal("stuck_home", place=origin, **HOMEWARD)
    if abroad:
        return Illegal("stuck_closed_home", place=origin, closed=closed, **HOMEWARD)
    return Illegal("stuck", place=origin, closed=closed)


def unreached(state: State, target: int) -> Illegal:
    """The reason why no piece can move to this place."""
    if target == START or (target != OFF and count(state.own, target)):
        return stuck(state, target)
    if (reason := _barred(state, target)) is not None:
        return reason
    steps = [origin for origin in range(OFF) if _present(state, origin)
             and _fits(state, origin, target)]  # fmt: skip
    if steps and _returning(state):
        return Illegal("enter_first")
    if steps:
        return Illegal("wasteful")
    return Illegal("none_leaves" if target == OFF else "unreached", place=target, left=state.dice)


def no_way(state: State, origin: int, target: int) -> Illegal:
    """The reason why a piece can't move from the one place to the other."""
    another = target != OFF and count(state.own, target) > 0
    if target == START or (target < origin and another):
        return stuck(state, target)
    if target < origin:
        return Illegal("backwards", **{"from": origin}, last=HOME[-1])
    if (reason := _barred(state, target)) is not None:
        return reason
    if _fits(state, origin, target):
        return Illegal("wasteful")
    orders = [way for n in (2, 3) for way in permutations(state.dice, n) if n <= len(state.dice)]
    stops = {way: [*accumulate(way[:-1], initial=origin)][1:] for way in orders
             if sum(way) == target - origin}  # fmt: skip
    ends = {"from": origin, "to": target}
    if closed := sorted({stop for way in stops.values() for stop in way if _closed(state, stop)}):
        code = "enters_not" if origin == START else "blocked"
        return Illegal(code, closed=tuple(closed), **ends)
    if another:
        return stuck(state, target)
    if target == OFF:
        return Illegal("none_leaves", left=state.dice)
    return Illegal("enters_elsewhere" if origin == START else "too_far", left=state.dice, **ends)


def _barred(state: State, target: int) -> Illegal | None:
    if target == OFF and state.own & ABROAD:
        return Illegal("not_home", **HOMEWARD)
    return Illegal("closed", place=target) if _closed(state, target) else None


def _closed(state: State, target: int) -> bool:
    return target < OFF and bool(made_points(state.other) & UNIT[target])


def _fits(state: State, origin: int, target: int) -> bool:
    """Whether a die has the right number for the step, though it may not be used for it."""
    length = target - origin
    return length in state.dice or (target == OFF and 0 < length <= state.dice[-1])


def _present(state: State, origin: int) -> bool:
    return count(state.own, origin) > 0 or (origin == START and _returning(state))


def _returning(state: State) -> bool:
    """Whether a captured piece must enter before anything else."""
    return state.terms.variant.returns and count(state.own, CAPTURED) > 0
