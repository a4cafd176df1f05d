"""Whether a position that was read could come about, so that somebody can play on from it."""

from collections.abc import Iterator

from tessera.core.cards import PACK, UNKNOWN, rank_of
from tessera.core.opening import OUT, TO_COME
from tessera.games.sequence.rules.board import CORNERS
from tessera.games.sequence.rules.engine import claim_all, claimable, undisputed
from tessera.games.sequence.rules.state import PACKS, Phase, State, unseen
from tessera.games.sequence.rules.turns import nobody_can_play


def possible(state: State) -> bool:
    """Whether cards, sequences and what is awaited are those of one game."""
    return _cards(state) and _sequences(state) and _table(state) and _awaited(state)


def _cards(state: State) -> bool:
    """Whether the cards are two packs, of which only hands may be hidden, and no hand is larger
    than it was dealt."""
    open_cards = [card for cards in (*state.discards, state.shown) for card in cards]
    held = sum(len(cards) for cards in (*state.hands, *state.discards))
    return (
        held + state.pile == PACKS * len(PACK)
        and state.pile > 0
        and UNKNOWN not in open_cards
        and min(unseen(state)) >= 0
        and all(count <= PACKS for count in map(state.shown.count, PACK))
        and all(hand == tuple(sorted(hand)) for hand in state.hands)
        and all(
            len(hand) <= cards for hand, cards in zip(state.hands, state.terms.hand, strict=True)
        )
    )


def _sequences(state: State) -> bool:
    """Whether each sequence consists of its side's chips and shares at most one square with another
    of that side."""
    return all(
        (five & (own | CORNERS)) == five and all((five & old).bit_count() <= 1 for old in fives[:i])
        for own, fives in zip(state.chips, state.sequences, strict=True)
        for i, five in enumerate(fives)
    )


def _table(state: State) -> bool:
    """Whether nothing lies there before who begins is known, only members of teams owe cards, none
    before the deal, and a card was swapped only by a seat that is about to play."""
    begun = any(state.chips) or any(state.discards) or any(state.hands)
    teams = state.terms.teams
    return (
        not (begun and state.phase is Phase.OPENING)
        and not (any(state.owed) and state.phase in (Phase.OPENING, Phase.DEAL))
        and all(not debt or side in teams for debt, side in _owed(state))
        and (not state.swapped or _swapped(state))
    )


def _swapped(state: State) -> bool:
    """Whether a card for the swapped one is still to come, or has just come."""
    return state.phase in (Phase.PILE, Phase.CARD) or (
        state.phase is Phase.PLAY and state.hand != ()
    )


def _owed(state: State) -> Iterator[tuple[int, int]]:
    return zip(state.owed, state.terms.sides, strict=True)


def _awaited(state: State) -> bool:
    """Whether what is awaited can come; for a game that is over, whether it really is."""
    if state.phase is Phase.OVER:
        return state.winner is not None or nobody_can_play(state)
    if state.winner is not None:
        return False
    match state.phase:
        case Phase.OPENING:
            return _opening(state)
        case Phase.DEAL:
            return _deal(state)
        case Phase.GIVE:
            return state.hand != () and state.owed[state.seat] > 0
        case Phase.CLAIM:
            return _claim(state)
        case Phase.PILE:
            return state.terms.by_hand
    return True


def _opening(state: State) -> bool:
    """Whether there is one entry for each side, and those before the seat have drawn or are out of
    it."""
    opening, seat = state.opening, state.seat
    ranks = [rank for rank in opening if rank > 0]
    return (
        len(opening) == len(state.chips)
        and opening.count(OUT) <= len(opening) - 2
        and TO_COME in opening
        and seat == opening.index(TO_COME)
        and max(opening[seat:]) == TO_COME
        and ranks == [rank_of(card) for card in state.shown[len(state.shown) - len(ranks) :]]
    )


def _deal(state: State) -> bool:
    """Whether the hands are as in a deal that has come to the seat: clockwise from it, some wait
    for the card of this round, and the others have had it, in the last round all their cards. A
    card more must be left than all hands take."""
    cards, seat = state.terms.hand, state.seat
    had = min(len(state.hand), min(cards) - 1)
    last = had + 1 == min(cards)
    others = [*range(seat + 1, len(cards)), *range(seat)]
    sizes = [len(state.hands[other]) for other in others]
    waiting = next((n for n, size in enumerate(sizes) if size != had), len(sizes))
    done = [cards[other] if last else had + 1 for other in others]
    enough = sum(map(len, state.hands)) + state.pile > sum(cards)
    return sizes[waiting:] == done[waiting:] and len(state.hand) < cards[seat] and enough


def _claim(state: State) -> bool:
    """Whether the last chip completes fives that exclude each other, and too few to win."""
    assert state.placed is not None
    claimed = state.sequences[state.side]
    fives = claimable(state.chips[state.side], state.placed, claimed)
    return not undisputed(fives) and len(claim_all(claimed, fives)) < state.terms.needed[state.side]
