"""What is checked before a net is taught and before its weights are written: that the loops here
and the page see and think the same. Numba is not there when the tests run, so this is where it is
done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from lab.train.sequence.board import NOTHING, Position, claim, empty_board
from lab.train.sequence.cards import Cards
from lab.train.sequence.inputs import Counts, Tables, count_all, nothing_counted, tables
from lab.train.sequence.known import know_last, nothing_known
from lab.train.sequence.network import Net, chance, logit
from lab.train.sequence.planner import evaluate, plan
from lab.train.sequence.setups import terms_of
from tessera.core.chance import draw, generator
from tessera.core.rules import CHANCE
from tessera.core.setup import Setup
from tessera.games.sequence.bots import net as page
from tessera.games.sequence.bots.evaluation import evaluate as page_evaluation
from tessera.games.sequence.bots.inputs import Hand
from tessera.games.sequence.bots.inputs import inputs as page_inputs
from tessera.games.sequence.bots.planner import Planner
from tessera.games.sequence.bots.weights import tuned
from tessera.games.sequence.rules import RULES
from tessera.games.sequence.rules.board import FIVES, ONE_EYED
from tessera.games.sequence.rules.engine import PLAY, Move
from tessera.games.sequence.rules.state import Event, Phase, State, unseen
from tessera.games.sequence.rules.turns import step

GAMES = 4
EACH = 3
"""Every so many plays that could be made are looked at."""
EVEN = 1e-9
"""How far the planner's sums may differ: they are added up in another order."""
CLOSE = 0.01
"""How far the chance to win may be off once the weights are whole numbers."""


class Case(NamedTuple):
    """A position as a seat sees it, and as it is after a play of that seat, before it draws."""

    seen: State
    after: State
    placed: int | None
    """Where the play put a chip."""


def cases(setup: Setup) -> Iterator[Case]:
    """The cases of GAMES games between planners."""
    for game in range(GAMES):
        state, event = RULES.new(setup), 0
        while (seat := RULES.current_player(state)) is not None:
            rng = generator(f"check {game}", "check", event := event + 1)
            if seat == CHANCE:
                state = RULES.apply(state, draw(RULES.chance_outcomes(state), rng))
                continue
            seen = RULES.observation(state, seat)
            legal = RULES.legal_actions(seen)
            for played in legal[::EACH]:
                if isinstance(played, Move) and played.verb == PLAY:
                    after = step(seen, played)
                    if after.phase not in (Phase.CLAIM, Phase.OVER):
                        yield Case(seen, after, None if played.card in ONE_EYED else played.square)
            state = RULES.apply(state, _best(seen, legal))


def _best(seen: State, legal: tuple[Event, ...]) -> Event:
    return max(Planner(seen, tuned(len(seen.chips))).valued(legal), key=lambda known: known[1])[0]


def position_of(state: State) -> Position:
    """The board of a state, as the compiled loops have it."""
    found = empty_board(len(state.chips))
    for side, (chips, fives) in enumerate(zip(state.chips, state.sequences, strict=True)):
        for square in range(100):
            if chips >> square & 1:
                found.chips[square] = side
        for five in fives:
            claim(found, side, FIVES.index(five))
    return found


def cards_of(state: State, seen: State) -> Cards:
    """The hand after a play, and the cards that were unseen before it; a play doesn't change
    those."""
    held = np.bincount(state.hands[seen.seat], minlength=52)
    return Cards(held, np.array(unseen(seen)))


def inputs_of(case: Case, known_tables: Tables) -> Counts:
    """The inputs with which the net is taught."""
    sides = len(case.after.chips)
    known = nothing_known(sides)
    counted = nothing_counted(sides, len(known_tables.scales))
    tops = np.array([pile[-1] if pile else NOTHING for pile in case.after.discards])
    know_last(tops, case.seen.seat, sides, known)
    if case.placed is not None:
        known.new[0, case.placed] = 1
    cards = cards_of(case.after, case.seen)
    count_all(position_of(case.after), cards, known, known_tables, case.seen.side, counted)
    return counted.inputs


def page_inputs_of(case: Case) -> list[int]:
    """The inputs as the page counts them."""
    seat = case.seen.seat
    hand = Hand.of(case.after.hands[seat], unseen(case.seen))
    return page_inputs(case.after, seat, hand, case.placed)


def check_inputs(setup: Setup) -> int:
    """The number of positions that were compared. Raises AssertionError where the inputs of the net
    or the planner's values are different from the page's."""
    terms = terms_of(setup)
    weights = tuned(terms.sides)
    known_tables, planned = tables(terms.sides), plan(weights)
    found = list(cases(setup))
    for case in found:
        told, expected = inputs_of(case, known_tables).tolist(), page_inputs_of(case)
        assert told == expected, (case, told, expected)
        seen = case.seen
        total, gain = evaluate(position_of(seen), cards_of(seen, seen), seen.side, terms, planned)
        evaluation = page_evaluation(seen, seen.side, seen.sequences, weights)
        assert np.allclose([total, *gain], [evaluation.total, *evaluation.gain], atol=EVEN), case
    return len(found)


def rounding(net: Net, written: str, setup: Setup) -> float:
    """The greatest difference in the chance to win between the net and its written weights. Raises
    ValueError if it is more than CLOSE."""
    sides = terms_of(setup).sides
    known_tables, lines = tables(sides), page.lines(written)
    layers = [page.read(lines, sides, reached) for reached in range(len(net.bias))]
    lanes, worst = np.empty(net.bias.shape[1], np.float32), 0.0
    for case in cases(setup):
        reached = page.stage(case.after, case.seen.side)
        taught = logit(inputs_of(case, known_tables), known_tables.scales, net, reached, lanes)
        whole = layers[reached].logit(page_inputs_of(case))
        worst = max(worst, abs(chance(taught) - chance(whole)))
    if worst > CLOSE:
        raise ValueError(f"whole numbers change the chance to win by {worst:.3f}")
    return worst
