"""How positions of Sequence are laid out."""

from dataclasses import replace

from tessera.core.cards import PACK, SUITS
from tessera.core.rules import Illegal
from tessera.games.sequence.rules.board import CORNERS, FIVES
from tessera.games.sequence.rules.engine import claim_all
from tessera.games.sequence.rules.state import Card, Event, State, to_deal
from tessera.games.sequence.view.targets import square_of
from tessera.games.sequence.view.words import card_words
from tessera.i18n import N_, Translator
from tessera.kit.view import Positions
from tessera.scene.cards import card_picture
from tessera.scene.node import Node


class SequencePositions(Positions[State]):
    """A chip is laid over another, and taken away by the same press again."""

    note = N_(
        "Each chip counts as played with the card of its square, and no jack as played yet. The "
        "hands are dealt by chance, or everybody enters their own."
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

    def hands(self, state: State) -> tuple[int, ...]:
        return state.terms.hand

    def cards(self, say: Translator) -> tuple[tuple[Event, Node, str], ...]:
        """A suit after the other, from the ace down."""
        order = sorted(PACK, key=lambda card: (card % len(SUITS), -card))
        return tuple((Card(card), card_picture(card), card_words(say, card)) for card in order)

    def fault(self, state: State) -> Illegal | None:
        if state.winner is not None:
            return Illegal("over")
        return None if state.pile > sum(state.terms.hand) else Illegal("few_cards")


POSITIONS = SequencePositions()
