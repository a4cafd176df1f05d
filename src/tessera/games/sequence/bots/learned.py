"""The strongest opponent: what the planner likes best is judged once more by a net, which learned
while the two played together. The planner sees what a chip changes in each five, the net what such
positions came to; together they judge better than either."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import inf

from tessera.games.sequence.bots.curves import win_probability
from tessera.games.sequence.bots.inputs import Hand, inputs, places
from tessera.games.sequence.bots.net import learned, stage
from tessera.games.sequence.bots.planner import SWAPPED, Planner
from tessera.games.sequence.rules import claims
from tessera.games.sequence.rules.board import ONE_EYED
from tessera.games.sequence.rules.engine import PLAY, Move
from tessera.games.sequence.rules.state import DRAW, PASS, Claim, Event, Phase, State, unseen
from tessera.games.sequence.rules.turns import step

BEST = 10
"""How many of the planner's best the net judges where nothing else is said."""
SHARE = {2: 0.25, 3: 0.4}
"""What one unit of the net's logit is worth to the planner, for each number of sides."""


@dataclass(slots=True)
class Learned(Planner):
    """What can be done in a position, by the planner and the net."""

    judged: int = BEST

    def reading(self) -> Iterator[None]:
        """See `Planner`: the tables of the inputs, and the net."""
        for other in (False, True):
            places(other)
            yield
        learned(len(self.seen.chips), stage(self.seen, self.seen.side))
        yield

    def valued(self, legal: tuple[Event, ...]) -> Iterator[tuple[Event, float]]:
        """See `Planner`, whose values come first. Each play then comes again with the net's logit
        added. Plays that the net doesn't judge come last, with the lowest logit among those it
        did."""
        open_: list[tuple[float, Event]] = []
        for event, value in Planner.valued(self, legal):
            yield event, value
            if value < SWAPPED and event not in (DRAW, PASS):
                open_.append((value, event))
        open_.sort(key=lambda known: -known[0])
        least, share = inf, SHARE[len(self.seen.chips)]
        left = unseen(self.seen)
        for value, event in open_[: self.judged]:
            logit = self._logit(event, left)
            least = min(least, logit)
            yield event, value + share * logit
        for value, event in open_[self.judged :]:
            yield event, value + share * least

    def win_probability(self, value: float, best: float) -> float:
        """See `Planner`."""
        if value > SWAPPED:
            return 1.0
        seen = self.seen
        reached = stage(seen, seen.side)
        return win_probability(min(value, best), len(seen.chips), len(seen.hands), reached)

    def _logit(self, event: Event, left: list[int]) -> float:
        """The net's logit for the position after the event, with the best claim where one must be
        made. `left` is the number of unseen copies of each card, both before and after."""
        after, square = step(self.seen, event), None
        if isinstance(event, Claim):
            square = self.seen.placed
        elif isinstance(event, Move) and event.verb == PLAY and event.card not in ONE_EYED:
            square = event.square
        if after.phase is not Phase.CLAIM:
            return self._judged(after, square, left)
        ends = [step(after, Claim(five)) for five in claims(after)]
        return max(self._judged(end, square, left) for end in ends)

    def _judged(self, after: State, placed: int | None, left: list[int]) -> float:
        seat, side = self.seen.seat, self.seen.side
        hand = Hand.of(after.hands[seat], left)
        layers = learned(len(after.chips), stage(after, side))
        return layers.logit(inputs(after, seat, hand, placed))
