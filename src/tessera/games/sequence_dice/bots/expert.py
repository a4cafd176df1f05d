"""An opponent that learned in self-play, and looks one throw ahead by expectimax."""

from collections.abc import Iterator

from tessera.core.chance import Rng
from tessera.games.sequence_dice.bots.evaluation import After, Evaluation, learned, reading
from tessera.games.sequence_dice.rules.engine import AGAIN, REMOVE, completed, put, take
from tessera.games.sequence_dice.rules.state import Event, Move, State
from tessera.kit.bot import Choice, Ranking

BEST = 8
"""How many of the best moves are looked at again with one throw ahead."""


def expert(seen: State, legal: tuple[Event, ...], rng: Rng) -> Iterator[Ranking[Event]]:
    """Ranks the moves by the chance to win that was learned for these terms."""
    terms = seen.terms
    played = len(seen.chips), terms.line, terms.supply
    for _ in reading(*played):
        yield ()
    yield from looking_ahead(seen, legal, learned(*played))


def looking_ahead(
    seen: State, legal: tuple[Event, ...], evaluation: Evaluation
) -> Iterator[Ranking[Event]]:
    """Ranks the moves by the chance to win: first before the next throw, then the best ones again
    after that throw and the thrower's best reply to it."""
    ranking = at_first_sight(seen, legal, evaluation)
    yield ranking
    best, side = [choice.actions[0] for choice in ranking[:BEST]], seen.side
    ends = {move: after(seen, move) for move in best}
    if len(best) == 1 or ends[best[0]].won:
        return
    chances = dict.fromkeys(best, 0.0)
    for move in best:
        for answer, weight in evaluation.answers(*ends[move][:2]):
            chances[move] += weight * evaluation.win_probability(answer, side) / 36
            yield ranking
    yield _ranked(chances)


def at_first_sight(seen: State, legal: tuple[Event, ...], evaluation: Evaluation) -> Ranking[Event]:
    """The moves by the chance to win before the next throw."""
    side = seen.side
    return _ranked({move: evaluation.win_probability(after(seen, move), side) for move in legal})


def _ranked(chances: dict[Event, float]) -> Ranking[Event]:
    """The moves as choices, the best first."""
    order = sorted(chances.items(), key=lambda item: -item[1])
    return tuple(Choice((move,), chance) for move, chance in order)


def after(seen: State, move: Event) -> After:
    """The position after a legal move."""
    assert isinstance(move, Move)
    assert seen.roll is not None
    chips, side = seen.chips, seen.side
    following = (side + 1) % len(chips)
    if move.square is None:
        return After(chips, following)
    if move.verb == REMOVE:
        return After(take(chips, move.square), following)
    chips = put(chips, side, move.square)
    if completed(chips[side], move.square, seen.terms.line):
        return After(chips, side, won=True)
    return After(chips, side if seen.roll.total in AGAIN else following)
