"""What the search for puzzles asks of each game: which plays there are and what the game's own
evaluator says of them, and a fast opponent to play games out with."""

from __future__ import annotations

from collections.abc import Callable, Generator
from random import Random
from typing import Any, NamedTuple, TypeVar

from tessera.core.chance import draw
from tessera.core.dice import throws
from tessera.core.rules import CHANCE
from tessera.core.story import Line
from tessera.games.sequence.bots import at_first_sight as sequence_at_sight
from tessera.games.sequence.bots.analyst import choices
from tessera.games.sequence.rules import RULES as SEQUENCE
from tessera.games.sequence.rules.engine import PLAY, SWAP, Move
from tessera.games.sequence.rules.merits import merits as sequence_merits
from tessera.games.sequence_dice.bots import evaluation as dice
from tessera.games.sequence_dice.bots.analyst import ANALYST as DICE_ANALYST
from tessera.games.sequence_dice.bots.expert import at_first_sight as dice_at_sight
from tessera.games.sequence_dice.rules import RULES as DICE
from tessera.games.sequence_dice.rules.merits import merits as dice_merits
from tessera.games.tabula.bots import learned as tabula
from tessera.games.tabula.bots.analyst import ANALYST as TABULA_ANALYST
from tessera.games.tabula.bots.net import win_probability
from tessera.games.tabula.rules import RULES as TABULA
from tessera.games.tabula.rules.merits import merits as tabula_merits
from tessera.games.tabula.rules.plays import after, afterstates
from tessera.kit.analysis import mean, shared
from tessera.kit.bot import decide
from tessera.kit.foresight import Foresight

Result = TypeVar("Result")

LEAST_MARGIN = 0.045
"""The least lead, in the evaluator's chance to win, of the best play over any that leaves another
position."""
LEAST_CHOICES = 8
"""The least number of plays: with fewer the best is soon found by guessing. Games that seldom have
so many take less."""
EASY = 15
"""The number of puzzles wanted that every opponent solves at once, for beginners."""
SIGHT = 0.6
"""At first sight the best play must lead by this share of LEAST_MARGIN, or nothing is looked at
further."""


class Found(NamedTuple):
    """A whole play: its events, and the chance to win of whoever chooses, after it."""

    actions: tuple[Any, ...]
    chance: float


class Kind(NamedTuple):
    """A game as the search for puzzles needs it."""

    choices: Callable[[Any], int]
    """The number of plays to choose from, each result counted once."""
    plays: Callable[[Any], list[Found]]
    """The plays of a position, each result once, the best first; none where the position is no
    puzzle."""
    merits: Callable[[Any, tuple[Any, ...]], tuple[Line, ...]]
    """The merits that a hint would give for a play, the strongest first."""
    share: Callable[[Any, int, Random], float]
    """A side's share (0 to 1) of one game played out from a position."""
    analyst: Foresight[Any, Any] | None = None
    """Finds the throw that punishes a play; None where cards do that."""
    reply: Callable[[Any], tuple[Any, ...]] | None = None
    """The actions that answer that throw, as in the rollouts."""
    least: int = LEAST_CHOICES
    """The least number of plays that a puzzle must have."""
    easy: int = EASY
    """The number of puzzles wanted that every opponent solves at once."""


def foreseen(analyst: Foresight[Any, Any], state: Any, side: int) -> float:
    """The chance of a side with one throw of foresight."""
    if over := shared(analyst.rules, state.terms.setup, state):
        return over[side]
    chances = ended(analyst.answered(state))
    weights = [weight for _, weight in analyst.rules.chance_outcomes(state)]
    return mean(list(zip(chances, weights, strict=True)))[side]


def ended(thinking: Generator[Any, None, Result]) -> Result:
    """The value that a generator returns when it has run to its end."""
    try:
        while True:
            next(thinking)
    except StopIteration as over:
        found: Result = over.value
        return found


def _ranked(found: list[Found]) -> list[Found]:
    return sorted(found, key=lambda one: one.chance, reverse=True)


# --- Sequence Dice ---


def dice_choices(state: Any) -> int:
    """The number of legal moves: each square is one."""
    return len(DICE.legal_actions(state))


def dice_plays(state: Any) -> list[Found]:
    """All moves, judged with a throw of foresight; none where the best isn't clearly ahead at first
    sight."""
    learned = dice.learned(len(state.chips), state.terms.line, state.terms.supply)
    sight = dice_at_sight(state, DICE.legal_actions(state), learned)
    if not _clear([choice.win_probability or 0.0 for choice in sight]):
        return []
    moves = [choice.actions for choice in sight]
    ends = [(actions, DICE.apply(state, *actions)) for actions in moves]
    return _ranked([Found(a, foreseen(DICE_ANALYST, end, state.side)) for a, end in ends])


def dice_share(state: Any, side: int, rng: Random) -> float:
    """The side's share of a game played out at first sight, with the weights that were learned."""
    learned = dice.learned(len(state.chips), state.terms.line, state.terms.supply)
    while (seat := DICE.current_player(state)) is not None:
        if seat == CHANCE:
            state = DICE.apply(state, draw(DICE.chance_outcomes(state), rng))
        else:
            legal = DICE.legal_actions(state)
            state = DICE.apply(state, dice_at_sight(state, legal, learned)[0].actions[0])
    over = shared(DICE, state.terms.setup, state)
    assert over is not None
    return over[side]


def dice_reply(state: Any) -> tuple[Any, ...]:
    """The move that is best at first sight."""
    learned = dice.learned(len(state.chips), state.terms.line, state.terms.supply)
    return dice_at_sight(state, DICE.legal_actions(state), learned)[0].actions[:1]


# --- Tabula ---


def tabula_choices(state: Any) -> int:
    """The number of whole plays that leave different positions."""
    return len(set(afterstates(state.terms.variant, state.own, state.other, state.dice)))


def tabula_plays(state: Any) -> list[Found]:
    """The five best plays at first sight, judged with a throw of foresight; none where the best
    isn't clearly ahead at first sight."""
    sight = ended(tabula.at_first_sight(state, tabula.net_of(state)))
    chances = [win_probability(one.evaluation) for one in sight]
    if not _clear(chances):
        return []
    found = []
    for one in sight:
        end = state
        for step in one.steps:
            end = TABULA.apply(end, step)
        found.append(Found(one.steps, foreseen(TABULA_ANALYST, end, state.seat)))
    return _ranked(found)


THROWS = [roll.dice for roll, weight in throws(3) for _ in range(weight)]


def tabula_share(state: Any, side: int, rng: Random) -> float:
    """The side's share of a game played out by the net at first sight. It makes no states, which
    halves the time."""
    terms, net = state.terms, tabula.net_of(state)
    seat, sides, variant = state.seat, (state.own, state.other), terms.variant

    def worth(own: int, other: int) -> float:
        if not variant.ended(own, other):
            return float(net.logit(own, other))
        lead: int = variant.score(own) - variant.score(other)
        return float(tabula.CERTAIN * lead)

    while not variant.ended(*sides):
        ends = [after(a, sides[1]) for a in afterstates(variant, *sides, rng.choice(THROWS))]
        own, other = max(ends, key=lambda end: (worth(*end), end))
        seat, sides = 1 - seat, (other, own)
    scores = [variant.score(one) for one in sides]
    own, other = scores if seat == side else scores[::-1]
    return 1.0 if own > other else 0.5 if own == other else 0.0


def tabula_reply(state: Any) -> tuple[Any, ...]:
    """The play that is best at first sight."""
    return tuple(ended(tabula.at_first_sight(state, tabula.net_of(state)))[0].steps)


# --- Sequence ---


def sequence_choices(state: Any) -> int:
    """The number of legal actions: each card with each square."""
    return len(SEQUENCE.legal_actions(state))


def sequence_plays(state: Any) -> list[Found]:
    """All plays; none unless a card is to be played and no dead one may be swapped."""
    legal = SEQUENCE.legal_actions(state)
    if not any(isinstance(event, Move) and event.verb == PLAY for event in legal):
        return []
    if any(isinstance(event, Move) and event.verb == SWAP for event in legal):
        return []
    found = choices(SEQUENCE.observation(state, state.seat)).chances
    return _ranked([Found((event,), chance) for event, chance in found.items()])


def sequence_share(state: Any, side: int, rng: Random) -> float:
    """The side's share of a game played out at first sight, by the opponent's own weights."""
    while (seat := SEQUENCE.current_player(state)) is not None:
        if seat == CHANCE:
            state = SEQUENCE.apply(state, draw(SEQUENCE.chance_outcomes(state), rng))
        else:
            seen = SEQUENCE.observation(state, seat)
            legal = SEQUENCE.legal_actions(seen)
            state = SEQUENCE.apply(state, decide(sequence_at_sight, seen, legal, rng))
    over = shared(SEQUENCE, state.terms.setup, state)
    assert over is not None
    return over[side]


def _clear(chances: list[float]) -> bool:
    """Whether it is worth looking ahead: the best is well above the next."""
    return len(chances) > 1 and chances[0] - chances[1] >= SIGHT * LEAST_MARGIN


KINDS = {
    "sequence_dice": Kind(
        dice_choices,
        dice_plays,
        lambda state, play: dice_merits(state, play[0]),
        dice_share,
        DICE_ANALYST,
        dice_reply,
    ),
    "tabula": Kind(
        tabula_choices, tabula_plays, tabula_merits, tabula_share, TABULA_ANALYST, tabula_reply
    ),
    "sequence": Kind(
        sequence_choices,
        sequence_plays,
        lambda state, play: sequence_merits(state, play[0]),
        sequence_share,
    ),
}
