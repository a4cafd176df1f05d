"""How opponents plan: they win if they can, else do what gains most for all their open fives and
costs the others most, and keep a jack until it gains more than an ordinary card could. What they
make of a position depends on their weights."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import exp

from tessera.games.sequence.bots.evaluation import Evaluation, evaluate
from tessera.games.sequence.bots.weights import Weights
from tessera.games.sequence.rules import claims
from tessera.games.sequence.rules.board import ONE_EYED, SQUARES_OF, TWO_EYED
from tessera.games.sequence.rules.engine import PLAY, SWAP, Move, claim_all, claimable
from tessera.games.sequence.rules.state import DRAW, PASS, Claim, Event, Phase, State
from tessera.games.sequence.rules.turns import step

WON, SWAPPED = 1_000_000.0, 1_000.0
"""More than anything else can be worth, in their order."""


@dataclass(slots=True)
class Planner:
    """What can be done in a position as these weights see it."""

    seen: State
    weights: Weights

    def reading(self) -> Iterator[None]:
        """Reads what was learned, where there is anything, with a pause after each part."""
        return iter(())

    def valued(self, legal: tuple[Event, ...]) -> Iterator[tuple[Event, float]]:
        """The events worth considering, each with its value. A value that comes later for the same
        event is the better judgement."""
        if DRAW in legal:
            yield DRAW, 0.0
            return
        moves = [event for event in legal if isinstance(event, Move)]
        now = self._evaluate(self.seen, self.seen.sequences[self.seen.side]) if moves else None
        for event in legal:
            if isinstance(event, Move):
                assert now is not None
                yield event, self._wins(event) or _swaps(event) or self._value(now, event)
            elif isinstance(event, Claim) and not moves:
                yield event, self._claimed(self.seen, event.five)
            elif event == PASS and not moves:
                yield PASS, 0.0

    def win_probability(self, value: float, best: float) -> float | None:
        """The chance to win after something of this value; `best` is the value of the best play
        that doesn't win, which is still to come after a swap."""
        if self.weights.curve is None:
            return None
        if value > SWAPPED:
            return 1.0
        steepness, shift = self.weights.curve
        return 1 / (1 + exp(-steepness * min(value, best) - shift))

    def _evaluate(self, seen: State, claimed: tuple[int, ...]) -> Evaluation:
        """The evaluation if these are the side's sequences."""
        side, sequences = seen.side, seen.sequences
        sequences = (*sequences[:side], claimed, *sequences[side + 1 :])
        return evaluate(seen, side, sequences, self.weights)

    def _wins(self, move: Move) -> float:
        """The value of a chip that completes the last sequence the side needs, more without a jack;
        0 for any other."""
        if move.verb != PLAY or move.card in ONE_EYED or move.square is None:
            return 0.0
        seen = self.seen
        most = claim_all(seen.sequences[seen.side], _completes(seen, move.square))
        return WON - self._kept(move.card) if len(most) >= seen.terms.needed[seen.side] else 0.0

    def _value(self, now: Evaluation, move: Move) -> float:
        """The total after a play, less the value of keeping its card; the less useful a card, the
        better to part with."""
        if move.verb != PLAY or move.square is None:
            return now.total - self._use(now, move.card)
        after = now.total + now.gain[move.square]
        if move.card not in ONE_EYED and _completes(self.seen, move.square):
            after = self._completed(step(self.seen, move))
        return after - self._kept(move.card)

    def _completed(self, after: State) -> float:
        """The total once a sequence is complete: fives that share more than one chip with it are
        worth nothing any more, which the gain of a single chip can't tell."""
        if after.phase is Phase.CLAIM:
            return max(self._claimed(after, five) for five in claims(after))
        return self._evaluate(after, after.sequences[after.side]).total

    def _claimed(self, seen: State, five: int) -> float:
        """The total once this five has been claimed."""
        return self._evaluate(seen, (*seen.sequences[seen.side], five)).total

    def _use(self, now: Evaluation, card: int) -> float:
        """The most that the card can gain for the total; for a card without a square the value of
        holding it."""
        free = self.seen.free
        gains = [now.gain[square] for square in SQUARES_OF[card] if free >> square & 1]
        return max(gains, default=self._kept(card))

    def _kept(self, card: int) -> float:
        """The value of holding a jack; 0 for other cards."""
        if card in TWO_EYED:
            return self.weights.two_eyed
        return self.weights.one_eyed if card in ONE_EYED else 0.0


def _swaps(move: Move) -> float:
    """The value of a swap, 0 for any other move. A swap costs nothing, and so comes before all
    plays that don't win."""
    return SWAPPED if move.verb == SWAP else 0.0


def _completes(seen: State, square: int) -> list[int]:
    """The fives that a chip on the square would complete."""
    own, claimed = seen.chips[seen.side] | 1 << square, seen.sequences[seen.side]
    return claimable(own, square, claimed)
