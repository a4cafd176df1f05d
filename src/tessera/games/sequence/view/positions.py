"""How positions of Sequence are laid out."""

from dataclasses import replace

from tessera.core.rules import Illegal
from tessera.games.sequence.rules.board import CORNERS, FIVES
from tessera.games.sequence.rules.engine import claim_all
from tessera.games.sequence.rules.state import State, to_deal
from tessera.games.sequence.view.targets import square_of
from tessera.i18n import N_
from tessera.kit.view import Positions


class SequencePositions(Positions[State]):
    """A chip is laid over another, and taken away by the same press again."""

    note = N_(
        "Each chip counts as played with the card of its square; all jacks are still in the "
        "pile. The hands are dealt by chance."
    )

    def turned(self, state: State, seat: int) -> State:
        """The chips before the deal. A line of five is a sequence as soon as it lies there."""
        sequences = []
        for own, claimed in zip(state.chips, state.sequences, strict=True):
            whole = own | CORNERS
            kept = tuple(five for five in claimed if five & whole == five)
            sequences.append(claim_all(kept, [five for five in FIVES if five & whole == five]))
        return to_deal(state.terms, seat, state.chips, tuple(sequences))

    def put(self, state: State, side: int | None, target: str) -> State:
        square = square_of(target)
        if square is None or CORNERS >> square & 1:
            raise Illegal("no_such_square" if square is None else "corner")
        chip = 1 << square
        chips = [own & ~chip for own in state.chips]
        if side is not None and not state.chips[side] & chip:
            chips[side] |= chip
        return self.turned(replace(state, chips=tuple(chips)), state.seat)

    def fault(self, state: State) -> Illegal | None:
        if state.winner is not None:
            return Illegal("over")
        return None if state.pile > sum(state.terms.hand) else Illegal("few_cards")


POSITIONS = SequencePositions()
