"""What a position of Sequence is, and what may be done in it."""

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from tessera.core.cards import PACK, UNKNOWN
from tessera.core.grid import squares
from tessera.core.opening import Opening
from tessera.core.setup import Option, Setup, starts
from tessera.games.sequence.rules.board import PRINTED
from tessera.games.sequence.rules.engine import (
    Chips,
    Move,
    Sequences,
    free_squares,
    playable,
    removable,
)

PACKS = 2
HAND_SIZES = {2: 7, 3: 6, 4: 6, 6: 5, 8: 4, 9: 4, 10: 3, 12: 3}
"""Cards dealt to each, by the number of players."""
PLAYERS = tuple(HAND_SIZES)
TEAMS = {6: ("2x3", "3x2"), 12: ("2x6", "3x4")}
"""Where people may choose how many teams of how many play."""
NEEDED = {2: 2, 3: 1}
"""Sequences that win, by the number of sides."""
A_CARD, A_SEQUENCE = "card", "sequence"
"""What a side may be given as a start: a card more in every hand of it, or, where two win, that one
sequence wins."""


class Phase(Enum):
    """What is awaited."""

    OPENING = "opening"
    """A card for who begins."""
    DEAL = "deal"
    """A card for the hand of a seat."""
    GIVE = "give"
    """A card that the seat must give up because its team talked."""
    PLAY = "play"
    """A card played, swapped or discarded."""
    CLAIM = "claim"
    """The five that are the sequence."""
    PILE = "pile"
    """Whether the seat remembers to draw."""
    CARD = "card"
    """The card that the seat draws."""
    OVER = "over"


class Card(NamedTuple):
    """A card that came from the pile; UNKNOWN for those who can't see it."""

    card: int


class Claim(NamedTuple):
    """The five that the seat makes its sequence."""

    five: int


class Talk(NamedTuple):
    """Somebody of this side said what may not be said."""

    side: int


class Word(NamedTuple):
    """An action without a card or a square: draw, forget, pass."""

    verb: str


DRAW, FORGET, PASS = Word("draw"), Word("forget"), Word("pass")
Event = Card | Move | Claim | Talk | Word


@dataclass(frozen=True, slots=True)
class Terms:
    """The set-up as the rules use it."""

    setup: Setup
    sides: tuple[int, ...]
    needed: tuple[int, ...]
    """The number of sequences with which each side wins."""
    hand: tuple[int, ...]
    """The number of cards of each seat."""
    by_hand: bool
    open_hands: bool

    @property
    def teams(self) -> tuple[int, ...]:
        """The sides with more than one member; these can be caught talking."""
        count = max(self.sides) + 1
        return tuple(range(count)) if len(self.sides) > count else ()

    @property
    def given(self) -> tuple[int, ...]:
        """The number of sequences that each side needs less than is usual."""
        return tuple(NEEDED[len(self.needed)] - needed for needed in self.needed)


@dataclass(frozen=True, slots=True)
class State:
    """One position. All tuples of tuples have one entry a seat, those of chips one a side.

    `seat` is whose turn it is, or who is dealt a card. Hands ascend; an UNKNOWN card is one that
    the viewer can't see. The last card of a discard pile lies on top. `pile` is how many cards
    are left; which, nobody knows before they are drawn. `owed` are the cards to be given up for
    talking. `swapped`: the seat has swapped a dead card in this turn. `placed` is the square of a
    chip that completed more fives than can all count. `opening` is as in `core.opening`, one entry
    a side, and `shown` the cards drawn so far for who begins.
    """

    terms: Terms
    phase: Phase
    seat: int
    chips: Chips
    sequences: Sequences
    hands: tuple[tuple[int, ...], ...]
    discards: tuple[tuple[int, ...], ...]
    pile: int
    owed: tuple[int, ...]
    swapped: bool = False
    placed: int | None = None
    opening: Opening = ()
    shown: tuple[int, ...] = ()

    @property
    def side(self) -> int:
        """The side of the seat whose turn it is."""
        return self.terms.sides[self.seat]

    @property
    def hand(self) -> tuple[int, ...]:
        """The cards of the seat whose turn it is."""
        return self.hands[self.seat]

    @property
    def free(self) -> int:
        """The squares that a chip can be put on."""
        return free_squares(self.chips)

    @property
    def taken(self) -> int:
        """The chips that a one-eyed jack of this seat may take."""
        return removable(self.chips, self.sequences, self.side)

    @property
    def stuck(self) -> bool:
        """Whether nothing in the hand of this seat can be played."""
        free, taken = self.free, self.taken
        return not any(playable(card, free, taken) for card in self.hand)

    @property
    def winner(self) -> int | None:
        """The side with enough sequences."""
        counts = enumerate(map(len, self.sequences))
        return next((side for side, n in counts if n >= self.terms.needed[side]), None)

    def owner(self, square: int) -> int | None:
        """The side whose chip lies on the square."""
        return next((side for side, own in enumerate(self.chips) if own >> square & 1), None)


def to_deal(agreed: Terms, seat: int, chips: Chips, sequences: Sequences) -> State:
    """The state in which hands are dealt while these chips lie there, the first to this seat."""
    discards = played(agreed, chips)
    pile = PACKS * len(PACK) - sum(map(len, discards))
    none = (0,) * len(discards)
    return State(
        agreed, Phase.DEAL, seat, chips, sequences, ((),) * len(none), discards, pile, none
    )


def played(agreed: Terms, chips: Chips) -> tuple[tuple[int, ...], ...]:
    """The discard piles before the deal: for each chip the card of its square, and no jack. Members
    of a team have played in turn."""
    cards = [[card for at in squares(own) if (card := PRINTED[at]) is not None] for own in chips]
    return tuple(
        tuple(cards[side][agreed.sides[:seat].count(side) :: agreed.sides.count(side)])
        for seat, side in enumerate(agreed.sides)
    )


def unseen(state: State) -> list[int]:
    """The number of copies of each card that are neither in a visible hand nor on a discard pile,
    by card number. For the whole state these are the cards of the pile."""
    left = [PACKS] * len(PACK)
    for cards in (*state.hands, *state.discards):
        for card in cards:
            if card != UNKNOWN:
                left[card] -= 1
    return left


def sides(setup: Setup) -> tuple[int, ...]:
    """The side of each seat. Three sides if the players divide evenly by three, else two, unless
    the set-up says otherwise: up to three play alone, and members of teams alternate round the
    table."""
    even = 3 if setup.players % 3 == 0 else 2
    count = int(setup["teams"][0]) if setup.players in TEAMS else even
    return tuple(seat % count for seat in range(setup.players))


def options(players: int) -> tuple[Option, ...]:
    """The teams, where there is a choice; how cards are drawn, seen, and taken back; and what a
    side is given to begin with. Where there may be three sides, one sequence wins anyway."""
    teams = TEAMS.get(players)
    three = players % 3 == 0
    return (
        *((Option("teams", teams, teams[0]),) if teams else ()),
        Option("drawing", ("automatic", "by_hand"), "automatic"),
        Option("hands", ("hidden", "open"), "hidden"),
        Option("undo", ("strict", "friendly"), "strict"),
        *starts(2 + three, A_CARD, *(() if three else (A_SEQUENCE,)), since=2),
    )


@lru_cache(maxsize=64)
def terms(setup: Setup) -> Terms:
    """The terms of a set-up that `checked_setup` has let pass."""
    seats = sides(setup)
    count, cards = max(seats) + 1, HAND_SIZES[setup.players]
    given = [setup.start(side) for side in range(count)]
    return Terms(
        setup,
        seats,
        tuple(NEEDED[count] - (start == A_SEQUENCE) for start in given),
        tuple(cards + (given[side] == A_CARD) for side in seats),
        setup["drawing"] == "by_hand",
        setup["hands"] == "open",
    )
