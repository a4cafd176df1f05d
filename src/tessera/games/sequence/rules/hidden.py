"""Who may know which card."""

from dataclasses import replace

from tessera.core.cards import PACK, UNKNOWN
from tessera.core.chance import Rng
from tessera.games.sequence.rules.engine import Move
from tessera.games.sequence.rules.state import PACKS, Card, Event, Phase, State


def observation(state: State, seat: int | None) -> State:
    """One's own hand and how many cards the others hold; all of it if hands are open."""
    if state.terms.open_hands:
        return state
    hands = tuple(
        [
            hand if owner == seat else (UNKNOWN,) * len(hand)
            for owner, hand in enumerate(state.hands)
        ]
    )
    return replace(state, hands=hands)


def observed_action(state: State, event: Event, seat: int | None) -> Event:
    """A card that goes into a hand is seen by its owner alone; all else is done openly."""
    if (
        isinstance(event, Card)
        and state.phase in (Phase.DEAL, Phase.CARD)
        and seat != state.seat
        and not state.terms.open_hands
    ):
        return Card(UNKNOWN)
    return event


def reveals(state: State, event: Event) -> bool:
    """Whether a card came to light, for its owner or for all: from the pile, or out of a hand
    that is hidden."""
    if isinstance(event, Card):
        return state.phase is not Phase.OPENING
    return isinstance(event, Move) and not state.terms.open_hands


def unseen(state: State) -> list[int]:
    """How many of each card are neither in a hand that is seen nor on a discard pile. From the
    whole state these are the cards of the pile."""
    left = [PACKS] * len(PACK)
    for cards in (*state.hands, *state.discards):
        for card in cards:
            if card != UNKNOWN:
                left[card] -= 1
    return left


def resample(state: State, seat: int | None, rng: Rng) -> State:
    """The hands that the seat doesn't see, dealt anew. An observation will do for a state."""
    seen = observation(state, seat)
    rest = [card for card, count in enumerate(unseen(seen)) for _ in range(count)]
    rng.shuffle(rest)
    hands = tuple(
        tuple(sorted(rest.pop() if card == UNKNOWN else card for card in hand))
        for hand in seen.hands
    )
    return replace(seen, hands=hands)
