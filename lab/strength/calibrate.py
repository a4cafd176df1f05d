"""Whether the chances to win that an analysis goes by come true, and whether a steeper or flatter
curve would do better: `make -C lab calibrate`.

The opponent that learned plays against itself, without looking ahead. Beside each position that a
play leaves, or at Sequence that a choice leads to, stands who then won. One number, the steepness,
is fitted by maximum likelihood ("temperature scaling", Guo et al. 2017); then the chances are held
against other games, before and after. The *expected calibration error* is the mean distance between
what was said and what came, over ten bins of equal width, weighted by how many fall into each.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from math import exp, log, sqrt
from statistics import fmean
from typing import Any, NamedTuple

from lab.strength.arena import AnyGame, agreed, find_game
from tessera.core.chance import draw, generator
from tessera.core.rules import CHANCE
from tessera.games.sequence.bots.analyst import Choices, choices
from tessera.games.sequence.rules import RULES as SEQUENCE
from tessera.games.sequence_dice.bots import evaluation as dice
from tessera.games.sequence_dice.bots.expert import at_first_sight as dice_at_sight
from tessera.games.tabula.bots import learned as tabula
from tessera.games.tabula.bots.net import UNIT
from tessera.kit.analysis import Chances, shared
from tessera.kit.foresight import curve

STEPS = 8
"""Of Newton's method; it has settled long before."""
BINS = 10


class Told(NamedTuple):
    """What an evaluation says of each side in a position, as logits, and what each then had."""

    logits: Chances
    came: Chances


class Evaluator(NamedTuple):
    """Plays a turn at first sight, and judges what it leaves."""

    choose: Callable[[Any], tuple[Any, ...]]
    logits: Callable[[Any, int], Chances | None]
    """Of a state and the seat to act; None where it says nothing."""


def sequence_dice() -> Evaluator:
    """The evaluator with the weights for patterns."""

    def learned(state: Any) -> dice.Evaluation:
        return dice.learned(len(state.chips), state.terms.line, state.terms.supply)

    def choose(state: Any) -> tuple[Any, ...]:
        legal = find_game("sequence_dice").rules.legal_actions(state)
        return dice_at_sight(state, legal, learned(state))[0].actions

    def logits(state: Any, seat: int) -> Chances | None:
        if seat != CHANCE or state.opening:
            return None
        left = dice.After(state.chips, state.side)
        return tuple(learned(state).logit(left, side) for side in range(len(state.chips)))

    return Evaluator(choose, logits)


def sequence() -> Evaluator:
    """The evaluator with the weights for fives, for the position as the seat on turn sees it."""

    @lru_cache(maxsize=1)
    def found(state: Any) -> tuple[Choices, Any]:
        known = choices(SEQUENCE.observation(state, state.seat))
        return known, max(known.chances, key=lambda event: known.chances[event])

    def choose(state: Any) -> tuple[Any, ...]:
        return (found(state)[1],)

    def logits(state: Any, seat: int) -> Chances | None:
        if seat == CHANCE:
            return None
        known, best = found(state)
        chances = known.of_sides(best, state.side)
        if len(known.chances) == 1 or max(chances) == 1:
            return None
        return tuple(log(chance / (1 - chance)) for chance in chances)

    return Evaluator(choose, logits)


def tabula_net() -> Evaluator:
    """The evaluator with the net."""

    def choose(state: Any) -> tuple[Any, ...]:
        *_, ranking = tabula.at_first_sight(state, tabula.net_of(state))
        return ranking[0].actions

    def logits(state: Any, seat: int) -> Chances | None:
        if seat != CHANCE or state.opening:
            return None
        logit = tabula.net_of(state).logit(state.other, state.own) / UNIT
        return (-logit, logit) if state.seat == 0 else (logit, -logit)

    return Evaluator(choose, logits)


EVALUATORS = {"sequence": sequence, "sequence_dice": sequence_dice, "tabula": tabula_net}


def told(rules: AnyGame, evaluator: Evaluator, setup: Any, seed: str) -> list[Told]:
    """The evaluations in one game, with the result: one for each position that the evaluator
    judges."""
    state, said, n = rules.new(setup), [], 0
    while (seat := rules.current_player(state)) is not None:
        if (logits := evaluator.logits(state, seat)) is not None:
            said.append(logits)
        if seat == CHANCE:
            event = draw(rules.chance_outcomes(state), generator(seed, "chance", n))
            state, n = rules.apply(state, event), n + 1
        else:
            for action in evaluator.choose(state):
                state = rules.apply(state, action)
    came = shared(rules, setup, state)
    assert came is not None
    return [Told(logits, came) for logits in said]


def fitted(games: Sequence[Sequence[Told]]) -> tuple[float, float]:
    """The steepness with the greatest likelihood of the results, and half the width of its 95 %
    interval; each game counts as one observation."""
    steepness, margin = 1.0, 0.0
    for _ in range(STEPS):
        slopes, bend = [], 0.0
        for game in games:
            slopes.append(0.0)
            for logit, came in (pair for one in game for pair in zip(*one, strict=True)):
                chance = 1 / (1 + exp(-steepness * logit))
                slopes[-1] += (came - chance) * logit
                bend += chance * (1 - chance) * logit * logit
        steepness += sum(slopes) / bend
        margin = 1.96 * sqrt(sum(slope * slope for slope in slopes)) / bend
    return steepness, margin


def pairs_of(found: Iterable[Told], steepness: float) -> Iterator[tuple[float, float]]:
    """The pairs of a chance that was told and the result."""
    for logits, came in found:
        steep = tuple(steepness * logit for logit in logits)
        yield from zip(curve(steep), came, strict=True)


def calibration_error(pairs: Iterable[tuple[float, float]]) -> float:
    """The expected calibration error of pairs of a chance and a result."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for said, came in pairs:
        bins[min(BINS - 1, int(BINS * said))].append((said, came))
    filled = [members for members in bins if members]
    off = [abs(fmean(s for s, _ in one) - fmean(c for _, c in one)) * len(one) for one in filled]
    return sum(off) / sum(map(len, filled))


def main(name: str, players: str, games: str, *options: str) -> None:
    """Prints the steepness, and the error on other games without and with it."""
    game = find_game(name)
    setup, evaluator = agreed(game.rules, int(players), options), EVALUATORS[name]()

    def some(purpose: str) -> list[list[Told]]:
        seeds = (f"{purpose} {n}" for n in range(int(games)))
        return [told(game.rules, evaluator, setup, seed) for seed in seeds]

    steepness, margin = fitted(some("fit"))
    fresh = [one for game in some("test") for one in game]
    before, after = (calibration_error(pairs_of(fresh, steep)) for steep in (1.0, steepness))
    print(
        f"{name} {players} {' '.join(options)}: steepness {steepness:.2f} ± {margin:.2f}; "
        f"expected calibration error {before:.1%} before, {after:.1%} after, "
        f"{len(fresh)} positions of {games} games"
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
