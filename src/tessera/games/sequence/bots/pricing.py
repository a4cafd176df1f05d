"""What a play costs at Sequence, averaged over hands dealt anew.

At first sight a wasted turn looks cheap: what it allows the others shows only when they have
played. So the hands that the seat doesn't see are dealt anew, some times; each time the play is
made, everybody else answers with what was dealt to them, and what the seat thinks of its chance
when its turn comes again is what the play was worth. The same is done with the play that the hard
level would make, from the same cards. The price is how much less one mean is than the other. Where
that shows a better chance than there seemed to be, it counts by as much less: no price is more than
the chance that the seat saw.
"""

from collections.abc import Generator

from tessera.core.chance import Rng, generator
from tessera.games.sequence.bots import strongest
from tessera.games.sequence.bots.planner import SWAPPED, Planner
from tessera.games.sequence.bots.weights import tuned
from tessera.games.sequence.rules import RULES
from tessera.games.sequence.rules.state import DRAW, Card, Event, Phase, State, unseen
from tessera.games.sequence.rules.turns import step

DEALS = 8
"""Between two players; with more of them fewer, because more of them answer."""
FEWEST = 3
JUDGED = 3
"""So many plays are judged by the net when the turn comes again."""


def price(
    seen: State, best: Event, played: Event, before: float, at: int
) -> Generator[None, None, float]:
    """The loss in the chance to win of the seat on turn by `played` instead of `best`, never below
    0; `before` is the chance with `best`. `at` is the number of the event and keys the deals.
    Pauses after each turn that is played out."""
    worth, deals = [0.0, 0.0], max(FEWEST, 2 * DEALS // len(seen.hands))
    for deal in range(deals):
        for number, event in enumerate((best, played)):
            rng = generator("price", str(at), deal)
            dealt = RULES.resample(seen, seen.seat, rng)
            worth[number] += (yield from _worth(step(dealt, event), seen, rng)) / deals
    most = max(before, worth[0])
    return max(0.0, worth[0] - worth[1]) * before / most if most else 0.0


def _worth(state: State, seen: State, rng: Rng) -> Generator[None, None, float]:
    """The chance to win of the seat's side when its turn comes again after this state."""
    stock: list[int] = []
    away = False
    while state.phase is not Phase.OVER:
        away = away or state.seat != seen.seat
        if state.phase is Phase.CARD:
            if not stock:
                stock = [card for card, left in enumerate(unseen(state)) for _ in range(left)]
                rng.shuffle(stock)
            state = step(state, Card(stock.pop()))
        elif state.phase is Phase.PILE:
            state = step(state, DRAW)
        elif away and state.seat == seen.seat:
            return (yield from _chance(RULES.observation(state, state.seat)))
        else:
            state = step(state, _answer(RULES.observation(state, state.seat)))
            yield
    if state.winner is None:
        return 1 / len(state.chips)
    return float(state.winner == seen.side)


def _answer(seen: State) -> Event:
    """The event a seat chooses by the planner alone, without the net."""
    values = dict(Planner(seen, tuned(len(seen.chips))).valued(RULES.legal_actions(seen)))
    return max(values, key=lambda event: values[event])


def _chance(seen: State) -> Generator[None, None, float]:
    """The chance of the seat's side with its best event now."""
    planned = strongest(seen, JUDGED)
    values: dict[Event, float] = {}
    for event, value in planned.valued(RULES.legal_actions(seen)):
        values[event] = value
    yield
    best = max((value for value in values.values() if value < SWAPPED), default=0.0)
    return planned.win_probability(max(values.values()), best) or 0.0
