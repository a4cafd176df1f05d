"""Why an event isn't allowed."""

from tessera.core.cards import PACK
from tessera.core.rules import Illegal
from tessera.games.sequence.rules.board import ALL, CORNERS, JACKS, ONE_EYED, PRINTED, TWO_EYED
from tessera.games.sequence.rules.engine import DISCARD, GIVE, PLAY, SWAP, Move, claimable, dead
from tessera.games.sequence.rules.state import (
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
    unseen,
)

FIRST = {
    **dict.fromkeys((Phase.OPENING, Phase.DEAL, Phase.CARD, Phase.PILE), "draw_first"),
    Phase.CLAIM: "claim_first",
    Phase.GIVE: "give_first",
    Phase.OVER: "over",
}
"""What must be done before a card can be played."""


def refusal(state: State, event: Event) -> Illegal | None:
    """The reason why the event can't happen now; None when it can."""
    if state.phase is Phase.OVER:
        return Illegal("over")
    match event:
        case Card(card):
            return _card(state, card)
        case Move(verb, card, square):
            return _move(state, verb, card, square)
        case Claim(five):
            return _claim(state, five)
        case Talk(side):
            return _talk(state, side)
    if event in (DRAW, FORGET):
        if state.phase is not Phase.PILE:
            return Illegal("no_card_now")
        return Illegal("draw_first") if event == FORGET and state.swapped else None
    if event == PASS and state.phase is Phase.PLAY and not state.hand:
        return None
    return Illegal(FIRST.get(state.phase, "play_a_card"))


def _card(state: State, card: int) -> Illegal | None:
    if state.phase not in (Phase.OPENING, Phase.DEAL, Phase.CARD):
        return Illegal("no_card_now")
    if card not in PACK:
        return Illegal("no_such_card")
    opening = state.phase is Phase.OPENING
    left = PACKS - state.shown.count(card) if opening else unseen(state)[card]
    return None if left > 0 else Illegal("no_such_card")


def _move(state: State, verb: str, card: int, square: int | None) -> Illegal | None:
    if verb == GIVE:
        if state.phase is not Phase.GIVE:
            return Illegal("nothing_owed")
    elif state.phase is not Phase.PLAY:
        return Illegal(FIRST[state.phase])
    if card not in state.hand:
        return Illegal("not_in_hand", card=card)
    if verb == PLAY:
        return _play(state, card, square)
    if square is not None:
        return Illegal("no_such_square")
    if verb == SWAP:
        return _swap(state, card)
    if verb == DISCARD and not state.stuck:
        return Illegal("can_play")
    return None


def _play(state: State, card: int, square: int | None) -> Illegal | None:
    if square is not None and CORNERS >> square & 1:
        return Illegal("corner")
    if square is None or not ALL >> square & 1:
        return Illegal("no_such_square")
    if card in ONE_EYED:
        return _removal(state, square)
    printed = PRINTED[square]
    if card not in TWO_EYED and printed != card:
        return Illegal("other_card", printed=printed, card=card)
    return None if state.free >> square & 1 else Illegal("covered", square=square)


def _removal(state: State, square: int) -> Illegal | None:
    if state.taken >> square & 1:
        return None
    owner = state.owner(square)
    if owner is None:
        return Illegal("nothing_there")
    return Illegal("own_chip" if owner == state.side else "protected")


def _swap(state: State, card: int) -> Illegal | None:
    if card in JACKS:
        return Illegal("jack_never_dead")
    if not dead(card, state.free):
        return Illegal("not_dead", card=card)
    return Illegal("swapped_already") if state.swapped else None


def _claim(state: State, five: int) -> Illegal | None:
    if state.phase is not Phase.CLAIM or state.placed is None:
        return Illegal("nothing_to_claim")
    side = state.side
    possible = claimable(state.chips[side], state.placed, state.sequences[side])
    return None if five in possible else Illegal("no_such_five")


def _talk(state: State, side: int) -> Illegal | None:
    if state.phase is not Phase.PLAY:
        return Illegal(FIRST[state.phase])
    if side not in state.terms.teams:
        return Illegal("no_team")
    return None if side in can_be_caught(state) else Illegal("nothing_left_to_give")


def can_be_caught(state: State) -> tuple[int, ...]:
    """The teams with somebody who still has a card to give up."""
    return tuple(
        team
        for team in state.terms.teams
        if any(
            own == team and len(hand) > debt
            for own, hand, debt in zip(state.terms.sides, state.hands, state.owed, strict=True)
        )
    )
