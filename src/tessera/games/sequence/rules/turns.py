"""What each event does to a position in which it is allowed."""

from dataclasses import replace

from tessera.core.cards import rank_of
from tessera.core.opening import thrown
from tessera.games.sequence.rules.board import ONE_EYED
from tessera.games.sequence.rules.engine import (
    DISCARD,
    GIVE,
    PLAY,
    SWAP,
    Move,
    claim_all,
    claimable,
    removable,
    undisputed,
)
from tessera.games.sequence.rules.state import Card, Claim, Event, Phase, State, Talk, Word


def step(state: State, event: Event) -> State:
    """The state after an event known to be legal."""
    match event:
        case Card(card):
            return _card_came(state, card)
        case Move(verb, card, square):
            return _laid_down(_without(state, card), verb, card, square)
        case Claim(five):
            return _claimed(state, five)
        case Talk(side):
            return _caught_talking(state, side)
        case Word("draw"):
            return replace(state, phase=Phase.CARD)
        case _:  # Somebody forgot to draw, or had nothing in hand.
            return _next_turn(state)


def _without(state: State, card: int) -> State:
    """The state with the card moved from the hand to its owner's discard pile."""
    seat, hand = state.seat, list(state.hand)
    hand.remove(card)
    pile = (*state.discards[seat], card)
    return replace(
        state,
        hands=(*state.hands[:seat], tuple(hand), *state.hands[seat + 1 :]),
        discards=(*state.discards[:seat], pile, *state.discards[seat + 1 :]),
    )


def _laid_down(state: State, verb: str, card: int, square: int | None) -> State:
    if verb == GIVE:
        owed = state.owed[state.seat] - 1
        return _may_play(_owing(state, owed))
    if verb == SWAP:
        return _to_draw(replace(state, swapped=True))
    state = replace(state, swapped=False)
    if verb == DISCARD or square is None:
        return _to_draw(state)
    if card in ONE_EYED:
        keep = ~(1 << square)
        return _to_draw(replace(state, chips=tuple([mask & keep for mask in state.chips])))
    assert verb == PLAY
    side = state.side
    own = state.chips[side] | 1 << square
    state = replace(state, chips=(*state.chips[:side], own, *state.chips[side + 1 :]))
    return _completed(state, square)


def _completed(state: State, square: int) -> State:
    """The state with the fives claimed that the chip on the square completes, unless the seat must
    choose among them. If there are enough of them to win, they always count."""
    side = state.side
    claimed = state.sequences[side]
    fives = claimable(state.chips[side], square, claimed)
    most = claim_all(claimed, fives)
    wins = len(most) >= state.terms.needed[side]
    if not wins and not undisputed(fives):
        return replace(state, phase=Phase.CLAIM, placed=square)
    if most != claimed:
        state = _with_sequences(state, most)
    if wins:
        return replace(state, phase=Phase.OVER, placed=None)
    return _to_draw(replace(state, placed=None))


def _with_sequences(state: State, claimed: tuple[int, ...]) -> State:
    side = state.side
    sequences = (*state.sequences[:side], claimed, *state.sequences[side + 1 :])
    return replace(state, sequences=sequences)


def _claimed(state: State, five: int) -> State:
    assert state.placed is not None
    claimed = (*state.sequences[state.side], five)
    return _completed(_with_sequences(state, claimed), state.placed)


def _caught_talking(state: State, side: int) -> State:
    """The state in which every member of the team owes one more card, if they hold one."""
    owed = [
        debt + (state.terms.sides[seat] == side and len(state.hands[seat]) > debt)
        for seat, debt in enumerate(state.owed)
    ]
    return replace(state, owed=tuple(owed))


def _to_draw(state: State) -> State:
    """The state after the turn's card is down: a card follows, if the seat remembers to draw it."""
    return replace(state, phase=Phase.PILE if state.terms.by_hand else Phase.CARD)


def _card_came(state: State, card: int) -> State:
    if state.phase is Phase.OPENING:
        return _drawn_for_who_begins(state, card)
    seat = state.seat
    hand = tuple(sorted((*state.hand, card)))
    hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    state = replace(state, hands=hands, pile=state.pile - 1)
    if state.phase is Phase.DEAL:
        return _dealt(state)
    if not state.pile:
        state = _reshuffled(state)
    return replace(state, phase=Phase.PLAY) if state.swapped else _next_turn(state)


def _drawn_for_who_begins(state: State, card: int) -> State:
    """The state after a card of the opening. All cards drawn for it go back into the pile before
    the deal."""
    opening, seat = thrown(state.opening, state.seat, rank_of(card))
    if opening:
        return replace(state, opening=opening, seat=seat, shown=(*state.shown, card))
    return replace(state, opening=(), seat=seat, shown=(), phase=Phase.DEAL)


def _dealt(state: State) -> State:
    """The state after a card of the deal: one each, clockwise from the seat that begins, until all
    hands are full. A hand that is to have one card more than others gets two in the last round."""
    cards = state.terms.hand
    if min(cards) <= len(state.hand) < cards[state.seat]:
        return state
    seat = (state.seat + 1) % len(state.hands)
    full = cards == tuple(map(len, state.hands))
    return replace(state, seat=seat, phase=Phase.PLAY if full else Phase.DEAL)


def _reshuffled(state: State) -> State:
    """The state with all discard piles shuffled into a new pile."""
    count = sum(len(pile) for pile in state.discards)
    return replace(state, pile=count, discards=((),) * len(state.discards))


def _next_turn(state: State) -> State:
    state = replace(state, seat=(state.seat + 1) % len(state.hands))
    return replace(state, phase=Phase.OVER) if nobody_can_play(state) else _may_play(state)


def _may_play(state: State) -> State:
    """The state in which the seat plays, or first gives up a card that its team owes."""
    if not state.hand:
        state = _owing(state, 0)
    return replace(state, phase=Phase.GIVE if state.owed[state.seat] else Phase.PLAY)


def _owing(state: State, owed: int) -> State:
    seat = state.seat
    return replace(state, owed=(*state.owed[:seat], owed, *state.owed[seat + 1 :]))


def nobody_can_play(state: State) -> bool:
    """Whether nobody will ever play again. It is so if those who still hold cards couldn't use any
    card there is: then the pile can't help either."""
    if state.free:
        return not any(state.hands)
    return not any(
        hand and removable(state.chips, state.sequences, side)
        for hand, side in zip(state.hands, state.terms.sides, strict=True)
    )
