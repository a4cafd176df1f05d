"""The rules of Sequence: questions and one verb."""

from dataclasses import replace

from tessera.core.cards import PACK, UNKNOWN
from tessera.core.chance import Rng
from tessera.core.grid import squares
from tessera.core.opening import to_throw
from tessera.core.rules import CHANCE, Result, Rules
from tessera.core.setup import Setup
from tessera.games.sequence.rules import notation
from tessera.games.sequence.rules.engine import DISCARD, GIVE, SWAP, Move, claimable, dead, plays
from tessera.games.sequence.rules.refusals import can_be_caught, refusal
from tessera.games.sequence.rules.state import (
    DRAW,
    FORGET,
    PACKS,
    PASS,
    PLAYERS,
    Card,
    Claim,
    Event,
    Phase,
    State,
    Talk,
    options,
    sides,
    terms,
    to_deal,
    unseen,
)
from tessera.games.sequence.rules.story import joined, story
from tessera.games.sequence.rules.turns import step

CARDS = tuple(Card(card) for card in PACK)


def _turn(state: State) -> list[Event]:
    if not state.hand:
        return [PASS]
    free = state.free
    events: list[Event] = list(plays(state.hand, free, state.taken))
    cards = dict.fromkeys(state.hand)
    stuck = not events
    if not state.swapped:
        events += [Move(SWAP, card) for card in cards if dead(card, free)]
    if stuck:
        events += [Move(DISCARD, card) for card in cards]
    return events


def claims(state: State) -> list[int]:
    """The fives of which the seat must choose one."""
    assert state.placed is not None
    side = state.side
    return claimable(state.chips[side], state.placed, state.sequences[side])


class SequenceRules(Rules[State, Event]):
    """See `core.rules` for what each method answers."""

    name = "sequence"
    version = 2
    players = PLAYERS
    notation = notation
    hidden = True

    # In files of their own:
    options = staticmethod(options)
    sides = staticmethod(sides)
    story = staticmethod(story)
    joined = staticmethod(joined)

    def new(self, setup: Setup) -> State:
        """The state with an empty board, in which each side is about to draw a card for who
        begins."""
        agreed = terms(self.checked_setup(setup))
        count = max(agreed.sides) + 1
        first = to_deal(agreed, 0, (0,) * count, ((),) * count)
        return replace(first, phase=Phase.OPENING, opening=to_throw(count))

    def current_player(self, state: State) -> int | None:
        """The seat that must do something; CHANCE while a card comes from the pile."""
        if state.phase is Phase.OVER:
            return None
        return CHANCE if state.phase in (Phase.OPENING, Phase.DEAL, Phase.CARD) else state.seat

    def on_turn(self, state: State) -> int | None:
        """The seat that plays or gets a card."""
        return None if state.phase is Phase.OVER else state.seat

    def opens(self, state: State) -> bool:
        return state.phase in (Phase.OPENING, Phase.DEAL)

    def legal_actions(self, state: State) -> tuple[Event, ...]:
        """The plays of the hand, card by card, then dead cards to swap, cards to discard if nothing
        can be played, and the teams that can be caught talking; in other phases the cards to give
        up, the fives to claim, or drawing and forgetting to."""
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

    def chance_outcomes(self, state: State) -> tuple[tuple[Event, int], ...]:
        """Each card with the number of its copies that may come."""
        if state.phase is Phase.OPENING:
            left = [PACKS - state.shown.count(card) for card in PACK]
        elif state.phase in (Phase.DEAL, Phase.CARD):
            left = unseen(state)
        else:
            return ()
        return tuple([(CARDS[card], count) for card, count in enumerate(left) if count])

    def apply(self, state: State, event: Event) -> State:
        """The state after a card or an action. Raises Illegal with a code of `refusal`."""
        if (refused := refusal(state, event)) is not None:
            raise refused
        return step(state, event)

    def observation(self, state: State, seat: int | None) -> State:
        """The state with only the seat's own hand, and the others' as unknown cards; all of it if
        hands are open."""
        if state.terms.open_hands:
            return state
        hands = [
            hand if owner == seat else (UNKNOWN,) * len(hand)
            for owner, hand in enumerate(state.hands)
        ]
        return replace(state, hands=tuple(hands))

    def observed_action(self, state: State, event: Event, seat: int | None) -> Event:
        """The event, with the card hidden if it goes into the hand of another; everything else is
        seen by all."""
        into_hand = isinstance(event, Card) and state.phase in (Phase.DEAL, Phase.CARD)
        hides = into_hand and seat != state.seat and not state.terms.open_hands
        return Card(UNKNOWN) if hides else event

    def reveals(self, state: State, event: Event) -> bool:
        """Whether a card came to light, for its owner or for all: from the pile, or out of a hand
        that is hidden."""
        if isinstance(event, Card):
            return state.phase is not Phase.OPENING
        return isinstance(event, Move) and not state.terms.open_hands

    def resample(self, state: State, seat: int | None, rng: Rng) -> State:
        """The state with the hands that the seat doesn't see dealt anew. `state` may be an
        observation."""
        seen = self.observation(state, seat)
        rest = [card for card, count in enumerate(unseen(seen)) for _ in range(count)]
        rng.shuffle(rest)
        hands = tuple(
            tuple(sorted(rest.pop() if card == UNKNOWN else card for card in hand))
            for hand in seen.hands
        )
        return replace(seen, hands=hands)

    def result(self, state: State) -> Result | None:
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


RULES = SequenceRules()
