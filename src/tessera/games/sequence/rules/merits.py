"""What speaks for an action of Sequence, as codes with facts that are true of the position. An
observation will do for a state: nothing is said of cards that the seat doesn't see."""

from collections.abc import Iterator
from functools import lru_cache

from tessera.core.story import Line
from tessera.games.sequence.rules import claims
from tessera.games.sequence.rules.board import CORNERS, FIVES, JACKS, ONE_EYED, TWO_EYED
from tessera.games.sequence.rules.engine import (
    DISCARD,
    GIVE,
    PLAY,
    SWAP,
    Chips,
    Move,
    Sequences,
    dead,
)
from tessera.games.sequence.rules.state import DRAW, Claim, Event, Phase, State
from tessera.games.sequence.rules.turns import step

ROOMY = 8
"""So many open fives through a square are worth a word."""

Weighed = list[tuple[int, Line]]
"""Lines with how much they say, more being more."""


@lru_cache(maxsize=8)
def merits(state: State, event: Event) -> tuple[Line, ...]:
    """The strongest first; none where nothing plain can be said."""
    match event:
        case Move(verb, card, square) if verb == PLAY and square is not None:
            found = _taking(state, square) if card in ONE_EYED else _putting(state, event, square)
            return tuple(line for _, line in sorted(found, key=lambda weighed: -weighed[0]))
        case Move(verb, card):
            return _parting(state, verb, card)
        case Claim(five):
            return (Line("leaves_more"),) if _leaves_more(state, five) else ()
    forgettable = state.phase is Phase.PILE and not state.swapped
    return (Line("draws"),) if event == DRAW and forgettable else ()


def open_fives(chips: Chips, sequences: Sequences, side: int) -> Iterator[tuple[int, int]]:
    """The fives that can still become a sequence of the side, each with the squares that it still
    lacks. A one-eyed jack, which could open others, is left out of account."""
    own = chips[side] | CORNERS
    others = sum(mask for other, mask in enumerate(chips) if other != side)
    for five in FIVES:
        if not five & others and all((five & old).bit_count() <= 1 for old in sequences[side]):
            yield five, five & ~own


def one_short(chips: Chips, sequences: Sequences, side: int) -> int:
    """The squares on which one chip would complete a sequence of the side."""
    found = 0
    for _, lacking in open_fives(chips, sequences, side):
        if lacking.bit_count() == 1:
            found |= lacking
    return found


def _putting(state: State, move: Move, square: int) -> Weighed:
    side, bit, after = state.side, 1 << square, step(state, move)
    if after.winner == side:
        return [(100, Line("wins"))]
    made = len(after.sequences[side]) > len(state.sequences[side])
    found: Weighed = []
    if made or after.phase is Phase.CLAIM:
        found.append((90, Line("completes")))
    found += _against(state, bit, "blocks")
    if after.phase is not Phase.CLAIM:
        found += _growing(state, after, bit)
    plain, strong = move.card not in JACKS, max((weight for weight, _ in found), default=0) >= 70
    if plain and strong and TWO_EYED & {*state.hand}:
        found.append((60, Line("saves_jack")))
    if not found:
        room = sum(five >> square & 1 for five, _ in open_fives(after.chips, after.sequences, side))
        found += [(5, Line("room", {"n": room}))] if room >= ROOMY else []
    return found


def _growing(state: State, after: State, bit: int) -> Weighed:
    """What the new chip is part of."""
    side = state.side
    ways = one_short(after.chips, after.sequences, side)
    new = ways & ~one_short(state.chips, state.sequences, side)
    through = [
        (five, 5 - lacking.bit_count())
        for five, lacking in open_fives(after.chips, after.sequences, side)
        if five & bit and lacking
    ]
    if new:
        two = new.bit_count() > 1
        return [(75, Line("two_ways")) if two else (70, Line("makes", {"n": 4}))]
    threes = [five for five, n in through if n == 3]
    if any(five & other == bit for five in threes for other in threes):
        return [(48, Line("two_lines"))]
    return [(45, Line("makes", {"n": 3}))] if threes else []


def _against(state: State, bit: int, code: str) -> Weighed:
    """The best line of another side that a chip on the square stops, or that one taken from there
    leaves."""
    best = 0, 0
    for side in range(len(state.chips)):
        if side == state.side:
            continue
        for five, lacking in open_fives(state.chips, state.sequences, side):
            n = 5 - lacking.bit_count()
            concerned = lacking if code == "blocks" else five & state.chips[side]
            if concerned & bit and n > best[0]:
                best = n, side
    n, side = best
    return [(80 if n == 4 else 50, Line(code, {"n": n, "owner": side}))] if n in (3, 4) else []


def _taking(state: State, square: int) -> Weighed:
    bit, side = 1 << square, state.side
    found = _against(state, bit, "breaks")
    freed = tuple(mask & ~bit for mask in state.chips)
    n = max(
        (
            5 - lacking.bit_count()
            for five, lacking in open_fives(freed, state.sequences, side)
            if lacking & bit
        ),
        default=0,
    )
    return found + ([(65 if n == 4 else 40, Line("opens", {"n": n}))] if n in (3, 4) else [])


def _parting(state: State, verb: str, card: int) -> tuple[Line, ...]:
    """What speaks for letting a card go."""
    if verb == SWAP:
        return (Line("swaps"),)
    if verb in (DISCARD, GIVE) and dead(card, state.free):
        return (Line("useless"),)
    return (Line("saves_jack"),) if card not in JACKS and JACKS & {*state.hand} else ()


def _leaves_more(state: State, five: int) -> bool:
    """Whether no other choice of five leaves more chips for another sequence, and some less."""
    left = {other: _best_with(state, other) for other in claims(state)}
    return min(left.values()) < left[five] == max(left.values())


def _best_with(state: State, five: int) -> int:
    side, claimed = state.side, list(state.sequences)
    claimed[side] = (*claimed[side], five)
    return max(
        (5 - lacking.bit_count() for _, lacking in open_fives(state.chips, tuple(claimed), side)),
        default=0,
    )
