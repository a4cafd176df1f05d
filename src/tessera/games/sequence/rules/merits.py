"""What speaks for an action of Sequence, as codes with facts that are true of the position. An
observation will do for a state: nothing is said of cards that the seat doesn't see."""

from functools import lru_cache

from tessera.core.merits import Merits, Open, against, growing, open_lines, opening, room, strongest
from tessera.core.story import Line
from tessera.games.sequence.rules import claims
from tessera.games.sequence.rules.board import CORNERS, FIVES, JACKS, ONE_EYED, TWO_EYED
from tessera.games.sequence.rules.engine import PLAY, SWAP, Move, dead
from tessera.games.sequence.rules.state import DRAW, Claim, Event, Phase, State
from tessera.games.sequence.rules.turns import step

ROOMY = 8
"""So many open fives through a square are worth a word."""


@lru_cache(maxsize=8)
def merits(state: State, event: Event) -> tuple[Line, ...]:
    """The merits of the event, the strongest first; none where nothing plain can be said."""
    match event:
        case Move(verb, card, square) if verb == PLAY and square is not None:
            one_eyed = card in ONE_EYED
            return strongest((_taking if one_eyed else _putting)(state, event, 1 << square))
        case Move(verb, card):
            return _parting(state, verb, card)
        case Claim(five):
            return (Line("leaves_more"),) if _leaves_more(state, five) else ()
    forgettable = state.phase is Phase.PILE and not state.swapped
    return (Line("draws"),) if event == DRAW and forgettable else ()


def open_fives(state: State, side: int) -> Open:
    """The fives that can still become a sequence of the side. A one-eyed jack, which could open
    others, is left out of account."""
    claimed, own = state.sequences[side], state.chips[side]
    lines = [five for five in FIVES if all((five & old).bit_count() <= 1 for old in claimed)]
    return open_lines(lines, own | CORNERS, sum(state.chips) - own)


def _all_open(state: State) -> list[Open]:
    return [open_fives(state, side) for side in range(len(state.chips))]


def _putting(state: State, move: Move, bit: int) -> Merits:
    side, after, before = state.side, step(state, move), _all_open(state)
    if after.winner == side:
        return [(100, Line("wins"))]
    facts = against(before, side, bit, "blocks")
    own = open_fives(after, side)
    if after.phase is Phase.CLAIM or after.sequences != state.sequences:
        facts.append((90, Line("completes")))
    if after.phase is not Phase.CLAIM:
        facts += growing(before[side], own, bit)
    strong = any(weight >= 40 for weight, _ in facts)
    if strong and move.card not in JACKS and TWO_EYED & {*state.hand}:
        facts.append((39, Line("saves_jack")))
    return facts or room(own, bit, ROOMY)


def _taking(state: State, move: Move, bit: int) -> Merits:
    side = state.side
    own = open_fives(step(state, move), side)
    return against(_all_open(state), side, bit, "breaks") + opening(own, bit)


def _parting(state: State, verb: str, card: int) -> tuple[Line, ...]:
    """The reasons to let a card go."""
    if verb == SWAP:
        return (Line("swaps"),)
    if dead(card, state.free):
        return (Line("useless"),)
    return (Line("saves_jack"),) if card not in JACKS and JACKS & {*state.hand} else ()


def _leaves_more(state: State, five: int) -> bool:
    """Whether no other choice of five leaves more chips for another sequence, and some less."""
    left = {}
    for other in claims(state):
        lines = open_fives(step(state, Claim(other)), state.side)
        left[other] = max([(line & ~lacks).bit_count() for line, lacks in lines], default=0)
    return min(left.values()) < left[five] == max(left.values())
