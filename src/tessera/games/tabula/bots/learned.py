"""The opponent that learned Tabula in self-play: a net evaluates every afterstate of its throw, and
the best few are searched one throw deeper, by expectimax over all throws that may answer."""

from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement, islice
from math import log
from typing import TypeVar

from tessera.core.chance import Rng
from tessera.core.dice import throws
from tessera.core.files import text_of
from tessera.games.tabula.bots.candidates import SLICE, Candidate, candidates
from tessera.games.tabula.bots.net import UNIT, Net, net, reading, win_probability
from tessera.games.tabula.rules import RULES
from tessera.games.tabula.rules.engine import HOME, OFF, PIECES
from tessera.games.tabula.rules.engine import UNIT as ONE
from tessera.games.tabula.rules.plays import after, afterstates
from tessera.games.tabula.rules.state import Event, State, Terms
from tessera.games.tabula.rules.variants import Sides
from tessera.kit.bot import Choice, Ranking

CERTAIN = 100 * UNIT
"""The logit of a game won: more than any net gives."""
FEW = 4
"""How many plays the foresighted player looks at twice, and by how much, as a logit of the net,
they may be worse than the best at first sight."""
NEAR = UNIT // 5
ENDS = 15_000
"""How many ends of answers the foresighted player judges in a turn at most; in the classical game
some turns have more than twice as many. Counted, and not by the clock, so that the same turn gets
the same answer wherever there is time for it."""
WAYS = 216
END, LEFT = "classical_end.weights", 2
"""The file of exact chances (`lab/strength/tabula_end.py`), and how many pieces each side has left
at most, all of them home. Printed games are over before."""

Pause = TypeVar("Pause")


@dataclass(slots=True)
class Judge:
    """Says what a net thinks of positions in a game with these terms, and counts them."""

    terms: Terms
    evaluator: Net
    judged: int = 0

    def __call__(self, mover: int, waiter: int) -> int:
        """The logit of having moved to this position: the net's, or that of the result."""
        self.judged += 1
        if not self.terms.variant.ended(mover, waiter):
            known = exact().get((mover, waiter)) if self.terms.variant.returns else None
            return self.evaluator.logit(mover, waiter) if known is None else known
        over = RULES.result(State(self.terms, (mover, waiter), 0))
        assert over is not None
        return CERTAIN * ((0 in over.winners) - (1 in over.winners))


def ending(places: Iterable[int]) -> dict[int, frozenset[int]]:
    """The sides with so few pieces left, on these places, and where they are."""
    few = [left for n in range(1, LEFT + 1) for left in combinations_with_replacement(places, n)]
    return {
        sum(ONE[place] for place in left) + (PIECES - len(left)) * ONE[OFF]: frozenset(left)
        for left in few
    }


@cache
def exact() -> dict[Sides, int]:
    """Logits that are known, by the side that has just moved and the other, which throws next."""
    home, lines = ending(HOME), text_of(__package__, END).splitlines()
    return {
        (mover, waiter): _logit(int(chance) / 1000)
        for mover, line in zip(home, lines, strict=True)
        for waiter, chance in zip(home, line.split(), strict=True)
    }


def _logit(chance: float) -> int:
    odds = chance / (1 - chance) if chance < 1 else 0
    return round(UNIT * log(odds)) if odds else CERTAIN * round(2 * chance - 1)


def foresighted(seen: State, legal: tuple[Event, ...], rng: Rng) -> Iterator[Ranking[Event]]:
    """Ranks the plays by the net's evaluation of their afterstates; then the best few by the other
    side's best answers to each of the 56 throws."""
    for _ in reading(seen.terms.rules, returns=seen.terms.variant.returns):
        yield ()
    yield from looking_ahead(seen, net_of(seen))


def net_of(state: State) -> Net:
    """The net for the rules of this game."""
    return net(state.terms.rules, returns=state.terms.variant.returns)


def at_first_sight(seen: State, evaluator: Net) -> Generator[Ranking[Event], None, list[Candidate]]:
    """Ranks the plays by this net's evaluation of their afterstates. Returns the best candidates in
    the end."""
    for best in candidates(seen, Judge(seen.terms, evaluator)):
        yield _ranking(best, {})
    return best


def looking_ahead(seen: State, evaluator: Net) -> Iterator[Ranking[Event]]:
    """Ranks the best few plays by the chance to win after the best answer to every throw. They are
    judged one after the other, so that a search that is cut short has judged the likeliest ones;
    where too many answers are possible, it cuts itself short."""
    best = yield from at_first_sight(seen, evaluator)
    if len(worth_a_second_look(best)) == 1:
        return
    judge = Judge(seen.terms, evaluator)
    for ranking in _at_second_sight(best, judge):
        yield ranking
        if judge.judged > ENDS - SLICE:
            return


def _at_second_sight(best: list[Candidate], judge: Judge) -> Iterator[Ranking[Event]]:
    foreseen: dict[Sides, float] = {}
    for candidate in worth_a_second_look(best):
        so_far = _ranking(best, foreseen)
        foreseen[candidate.end] = yield from _foreseen(judge, *candidate.end, so_far)
    yield _ranking(best, foreseen)


def worth_a_second_look(best: list[Candidate]) -> list[Candidate]:
    """The best few of these, as far as they are about as good as the best."""
    return [
        candidate for candidate in best[:FEW] if candidate.evaluation >= best[0].evaluation - NEAR
    ]


def _ranking(best: list[Candidate], foreseen: dict[Sides, float]) -> Ranking[Event]:
    """The best plays as a ranking. Those looked at twice come first, and no other is rated
    higher."""
    twice = [candidate for candidate in best if candidate.end in foreseen]
    twice.sort(key=lambda candidate: foreseen[candidate.end], reverse=True)
    once = [candidate for candidate in best if candidate.end not in foreseen]
    most = min(foreseen.values(), default=1.0)
    return (
        *(Choice(candidate.steps, foreseen[candidate.end]) for candidate in twice),
        *(
            Choice(candidate.steps, min(most, win_probability(candidate.evaluation)))
            for candidate in once
        ),
    )


def _foreseen(
    judge: Judge, mover: int, waiter: int, so_far: Ranking[Event]
) -> Generator[Ranking[Event], None, float]:
    """The mover's chance to win, on average over all throws, once the waiter has answered as the
    net likes best. Pauses with the answer so far."""
    if judge.terms.variant.ended(mover, waiter):
        return win_probability(judge(mover, waiter))
    lost = 0.0
    for best, weight in (yield from answers(judge, mover, waiter, so_far)):
        lost += weight * win_probability(best)
    return 1 - lost / WAYS


def answers(
    judge: Judge, mover: int, waiter: int, so_far: Pause
) -> Generator[Pause, None, list[tuple[int, int]]]:
    """For each throw of the waiter the evaluation of its best answer, and the weight of the throw.
    Yields `so_far` at each pause."""

    @cache  # Different throws have many afterstates in common.
    def evaluate(afterstate: int) -> int:
        return judge(*after(afterstate, mover))

    replies = []
    for roll, weight in throws(3):
        left, best = iter(afterstates(judge.terms.variant, waiter, mover, roll.dice)), -CERTAIN
        while few := list(islice(left, SLICE)):
            best = max(best, *map(evaluate, few))
            yield so_far
        replies.append((best, weight))
    return replies
