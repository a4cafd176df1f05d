"""The rules of Sequence: questions and one verb."""

from __future__ import annotations

from tessera.core.cards import PACK
from tessera.core.game import CHANCE, Game, Result, Setup, checked_setup
from tessera.core.grid import squares
from tessera.games.sequence.engine import DISCARD, GIVE, SWAP, Move, claimable, dead, plays
from tessera.games.sequence.hidden import observation, resample, reveals, unseen, witness
from tessera.games.sequence.notation import read, write
from tessera.games.sequence.position import read_position, write_position
from tessera.games.sequence.refusals import can_be_caught, refusal
from tessera.games.sequence.state import (
    DRAW,
    FORGET,
    PACKS,
    PASS,
    Card,
    Claim,
    Event,
    Phase,
    State,
    Talk,
    options,
    sides,
    terms,
)
from tessera.games.sequence.turns import step

CARDS = tuple(Card(card) for card in PACK)


def new(setup: Setup) -> State:
    """An empty board; each side is about to draw a card for who begins."""
    agreed = terms(checked_setup(GAME, setup))
    count, players = max(agreed.sides) + 1, setup.players
    return State(
        agreed,
        Phase.OPENING,
        seat=0,
        chips=(0,) * count,
        sequences=((),) * count,
        hands=((),) * players,
        discards=((),) * players,
        pile=PACKS * len(PACK),
        owed=(0,) * players,
        opening=(0,) * count,
    )


def current_player(state: State) -> int | None:
    """The seat that must do something; CHANCE while a card comes from the pile."""
    if state.phase is Phase.OVER:
        return None
    return CHANCE if state.phase in (Phase.OPENING, Phase.DEAL, Phase.CARD) else state.seat


def on_turn(state: State) -> int | None:
    """The seat that plays or gets a card."""
    return None if state.phase is Phase.OVER else state.seat


def legal_actions(state: State) -> tuple[Event, ...]:
    """The plays of the hand, card by card; then dead cards to swap, cards to discard if nothing
    can be played, and the teams that can be caught talking."""
    match state.phase:
        case Phase.PLAY:
            return (*_turn(state), *map(Talk, can_be_caught(state)))
        case Phase.GIVE:
            return tuple(Move(GIVE, card) for card in dict.fromkeys(state.hand))
        case Phase.CLAIM:
            return tuple(Claim(five) for five in claims(state))
        case Phase.PILE:
            return (DRAW,) if state.swapped else (DRAW, FORGET)
    return ()


def _turn(state: State) -> list[Event]:
    if not state.hand:
        return [PASS]
    free = state.free
    found: list[Event] = list(plays(state.hand, free, state.taken))
    cards = dict.fromkeys(state.hand)
    stuck = not found
    if not state.swapped:
        found += [Move(SWAP, card) for card in cards if dead(card, free)]
    if stuck:
        found += [Move(DISCARD, card) for card in cards]
    return found


def claims(state: State) -> list[int]:
    """The fives of which the seat must choose one."""
    assert state.placed is not None
    side = state.side
    return claimable(state.chips[side], state.placed, state.sequences[side])


def apply(state: State, event: Event) -> State:
    """The state after a card or an action. Raises Illegal with a code of `refusal`."""
    if (refused := refusal(state, event)) is not None:
        raise refused
    return step(state, event)


def chance_outcomes(state: State) -> tuple[tuple[Event, int], ...]:
    """Each card with the number of its copies that may come."""
    if state.phase is Phase.OPENING:
        left = [PACKS - state.shown.count(card) for card in PACK]
    elif state.phase in (Phase.DEAL, Phase.CARD):
        left = unseen(state)
    else:
        return ()
    return tuple([(CARDS[card], count) for card, count in enumerate(left) if count])


def result(state: State) -> Result | None:
    """The seats of the side with enough sequences and their squares, or nobody."""
    if state.phase is not Phase.OVER:
        return None
    side = state.winner
    if side is None:
        return Result((), "nobody_can_play")
    seats = tuple(seat for seat, own in enumerate(state.terms.sides) if own == side)
    shown = 0
    for five in state.sequences[side]:
        shown |= five
    return Result(seats, "sequences", squares(shown))


GAME: Game[State, Event] = Game(
    name="sequence",
    version=1,
    players=(2, 3, 4, 6, 8, 9, 10, 12),
    options=options,
    sides=sides,
    new=new,
    current_player=current_player,
    on_turn=on_turn,
    legal_actions=legal_actions,
    chance_outcomes=chance_outcomes,
    apply=apply,
    observation=observation,
    witness=witness,
    reveals=reveals,
    resample=resample,
    result=result,
    write=write,
    read=read,
    write_position=write_position,
    read_position=read_position,
)
