"""The board and the cards in sentences, for who hears them."""

from tessera.core.cards import UNKNOWN
from tessera.core.grid import squares
from tessera.games.sequence.rules.board import PRINTED, SQUARE_NAMES
from tessera.games.sequence.rules.merits import one_short, open_fives
from tessera.games.sequence.rules.state import Event, Phase, State
from tessera.games.sequence.view.words import card_words
from tessera.i18n import Nn_, Translator
from tessera.kit.lines import best_line, members, one_chip_short
from tessera.kit.view import Seen

Sight = Seen[State, Event]
SEQUENCES = Nn_("{made} of {n} sequence", "{made} of {n} sequences")


def board_aloud(seen: Sight) -> tuple[str, ...]:
    """For each side its chips, its sequences, its best line, and where one chip is missing."""
    say, state, sides = seen.say, seen.state, seen.state.terms.sides
    found, short = [], []
    for side, own in enumerate(state.chips):
        names = members(say, seen.players, sides, side)
        words = [say.count(Nn_("{n} chip", "{n} chips"), own.bit_count())]
        for first, last in map(_ends, state.sequences[side]):
            words.append(say("sequence from {first} to {last}", first=first, last=last))
        fives = open_fives(state.chips, state.sequences, side)
        n, five = max([(5 - lacking.bit_count(), five) for five, lacking in fives], default=(0, 0))
        if n > 1 and own:
            words.append(best_line(say, n, 5, _ends(five)))
        found.append(f"{names}: {', '.join(words)}.")
        lacking = squares(one_short(state.chips, state.sequences, side))
        if lacking and state.phase is not Phase.OVER:
            short.append(one_chip_short(say, names, [_square(say, square) for square in lacking]))
    return (*found, *short)


def count_aloud(seen: Sight) -> tuple[str, ...]:
    """One's own hand, then the sequences of each side and the cards of each player."""
    say, state, sides = seen.say, seen.state, seen.state.terms.sides
    held = () if seen.viewer is None else state.hands[seen.viewer]
    hand = [card_words(say, card) for card in held if card != UNKNOWN]
    found = [say("In hand: {cards}.", cards=", ".join(hand))] if hand else []
    for side, made in enumerate(state.sequences):
        names = members(say, seen.players, sides, side)
        counted = say.count(SEQUENCES, state.terms.needed, made=len(made))
        found.append(f"{names}: {counted}.")
    pile = say.count(Nn_("The pile: {n} card", "The pile: {n} cards"), state.pile)
    return (*found, f"{pile}.")


def _ends(five: int) -> tuple[str, str]:
    first, *_, last = squares(five)
    return SQUARE_NAMES[first], SQUARE_NAMES[last]


def _square(say: Translator, square: int) -> str:
    card = PRINTED[square]
    name = SQUARE_NAMES[square]
    return name if card is None else f"{name} ({card_words(say, card)})"
