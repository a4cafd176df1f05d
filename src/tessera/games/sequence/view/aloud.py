"""The board and the cards in sentences, for who hears them."""

from tessera.core.cards import UNKNOWN
from tessera.core.grid import squares
from tessera.games.sequence.rules.board import PRINTED, SQUARE_NAMES
from tessera.games.sequence.rules.merits import open_fives
from tessera.games.sequence.view.prompts import OF_GOAL
from tessera.games.sequence.view.targets import Sight
from tessera.games.sequence.view.words import card_words
from tessera.i18n import Nn_
from tessera.kit.lines import lines_aloud, members


def board_aloud(seen: Sight) -> tuple[str, ...]:
    """For each side its chips, its sequences, its best line, and where one chip is missing."""
    say, state = seen.say, seen.state

    def called(square: int) -> str:
        card = PRINTED[square]
        assert card is not None, "corners are never missing"
        return f"{SQUARE_NAMES[square]} ({card_words(say, card)})"

    said, lines = [], []
    for side, own in enumerate(state.chips):
        words = [say.count(Nn_("{n} chip", "{n} chips"), own.bit_count())]
        for five in state.sequences[side]:
            first, *_, last = [SQUARE_NAMES[square] for square in squares(five)]
            words.append(say("sequence from {first} to {last}", first=first, last=last))
        said.append(words)
        lines.append(open_fives(state, side) if own and state.winner is None else [])
    return lines_aloud(seen, state.terms.sides, lines, said, SQUARE_NAMES.__getitem__, called)


def count_aloud(seen: Sight) -> tuple[str, ...]:
    """One's own hand, then the sequences of each side and the cards that are left."""
    say, state = seen.say, seen.state
    held = () if seen.viewer is None else state.hands[seen.viewer]
    hand = [card_words(say, card) for card in held if card != UNKNOWN]
    found = [say("In hand: {cards}.", cards=", ".join(hand))] if hand else []
    for side, made in enumerate(state.sequences):
        counted = say.count(OF_GOAL, state.terms.needed, made=len(made))
        found.append(f"{members(seen, state.terms.sides, side)}: {counted}.")
    pile = say.count(Nn_("The pile: {n} card", "The pile: {n} cards"), state.pile)
    return (*found, f"{pile}.")
