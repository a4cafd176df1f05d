"""The board and the cards in sentences, for who hears them."""

from tessera.core.cards import UNKNOWN
from tessera.core.grid import mask_of, squares
from tessera.games.sequence.rules.board import PRINTED, SQUARE_NAMES
from tessera.games.sequence.rules.engine import PLAY, Move, dead
from tessera.games.sequence.rules.merits import merits, open_fives
from tessera.games.sequence.view.choices import looks_ahead, squares_for
from tessera.games.sequence.view.hand import order
from tessera.games.sequence.view.hint import REASONS
from tessera.games.sequence.view.prompts import OF_GOAL
from tessera.games.sequence.view.targets import Sight, chosen_card
from tessera.games.sequence.view.words import card_words
from tessera.i18n import Nn_
from tessera.kit.lines import MANY, lines_aloud, members, ways_aloud

LONG = 3
"""Where a jack could go anywhere, lines of so many chips are worth a look."""


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
    """The viewer's own hand, then the sequences of each side and the number of cards in the
    pile."""
    say, state = seen.say, seen.state
    hand = [card_words(say, card) for card in _held(seen)]
    sentences = [say("In hand: {cards}.", cards=", ".join(hand))] if hand else []
    for side, completed in enumerate(state.sequences):
        counted = say.count(OF_GOAL, state.terms.needed[side], made=len(completed))
        sentences.append(f"{say.pair(members(seen, state.terms.sides, side), counted)}.")
    pile = say.count(Nn_("The pile: {n} card", "The pile: {n} cards"), state.pile)
    return (*sentences, f"{pile}.")


def choices_aloud(seen: Sight) -> tuple[str, ...]:
    """A sentence for the chosen card, or for each card of the hand: the squares it can go to and
    what a chip does there; while others play, only the squares."""
    chosen = chosen_card(seen.ui)
    cards = dict.fromkeys(_held(seen)) if chosen is None else (chosen,)
    return tuple(_card_aloud(seen, card) for card in cards)


def _held(seen: Sight) -> list[int]:
    """The viewer's own hand, in the order in which it is shown."""
    held = () if seen.viewer is None else seen.state.hands[seen.viewer]
    return sorted([card for card in held if card != UNKNOWN], key=order(seen))


def _card_aloud(seen: Sight, card: int) -> str:
    say, state = seen.say, seen.state
    playable = squares_for(seen, card)
    described = 0 if looks_ahead(seen) else _looked_at(seen, playable)
    plays = [
        (SQUARE_NAMES[at], merits(state, Move(PLAY, card, at)) if described >> at & 1 else ())
        for at in playable
    ]
    words = ways_aloud(seen, state.terms.sides, plays, REASONS)
    if not words:
        words = say("dead card") if dead(card, state.free) else say("nowhere now")
    return f"{say.pair(card_words(say, card), words)}."


def _looked_at(seen: Sight, playable: list[int]) -> int:
    """The mask of those of the found squares for which the effect of a chip is told: all of a few,
    but of many only those in long lines."""
    if len(playable) <= MANY:
        return mask_of(playable)
    state, mask = seen.state, 0
    for side in range(len(state.chips)):
        for five, lacks in open_fives(state, side):
            mask |= five if (five & ~lacks).bit_count() >= LONG else 0
    return mask
