"""The rules of Sequence: questions and one verb."""

from tessera.core.cards import PACK
from tessera.core.grid import squares
from tessera.core.rules import CHANCE, Result, Rules
from tessera.core.setup import Setup
from tessera.games.sequence.rules import notation
from tessera.games.sequence.rules.engine import DISCARD, GIVE, SWAP, Move, claimable, dead, plays
from tessera.games.sequence.rules.hidden import (
    observation,
    observed_action,
    resample,
    reveals,
    unseen,
)
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
)
from tessera.games.sequence.rules.story import joined, story
from tessera.games.sequence.rules.turns import step

CARDS = tuple(Card(card) for card in PACK)


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


class SequenceRules(Rules[State, Event]):
    """See `core.rules` for what each method answers."""

    name = "sequence"
    version = 1
    players = PLAYERS
    notation = notation
    story = staticmethod(story)
    joined = staticmethod(joined)
    hidden = True

    options = staticmethod(options)
    sides = staticmethod(sides)
    observation = staticmethod(observation)
    observed_action = staticmethod(observed_action)
    reveals = staticmethod(reveals)
    resample = staticmethod(resample)

    def new(self, setup: Setup) -> State:
        """An empty board; each side is about to draw a card for who begins."""
        agreed = terms(self.checked_setup(setup))
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

    def current_player(self, state: State) -> int | None:
        """The seat that must do something; CHANCE while a card comes from the pile."""
        if state.phase is Phase.OVER:
            return None
        return CHANCE if state.phase in (Phase.OPENING, Phase.DEAL, Phase.CARD) else state.seat

    def on_turn(self, state: State) -> int | None:
        """The seat that plays or gets a card."""
        return None if state.phase is Phase.OVER else state.seat

    def legal_actions(self, state: State) -> tuple[Event, ...]:
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
