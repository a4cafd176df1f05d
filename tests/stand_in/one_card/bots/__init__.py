"""Two opponents: one that goes by its card alone, and one that counts the cards that beat it."""

from __future__ import annotations

from collections.abc import Iterator
from math import comb

from tessera.core.chance import Rng
from tessera.games.one_card.rules.state import FOLD, PACK, STAY, Event, State
from tessera.kit.bot import Choice, Ranking


def cowardly(seen: State, legal: tuple[Event, ...], rng: Rng) -> Iterator[Ranking[Event]]:
    """Stays with a card that beats at least half of the others, else folds."""
    stays = 2 * beaten(seen) >= len(PACK) - 1
    yield (Choice((STAY if stays else FOLD,)),)


def counting(seen: State, legal: tuple[Event, ...], rng: Rng) -> Iterator[Ranking[Event]]:
    """Stays while there is any chance, because folding loses."""
    yield (Choice((STAY,), win_probability(seen)), Choice((FOLD,), 0.0))


def win_probability(seen: State) -> float:
    """The chance that the player who must speak has the best card when all who haven't folded show
    theirs: that the others drew only from the cards it beats."""
    others = len(seen.standing) - 1
    return comb(beaten(seen), others) / comb(len(PACK) - 1, others)


def beaten(seen: State) -> int:
    """The number of cards in the pack that are worse than that of the player who must speak."""
    own = seen.cards[len(seen.said)]
    return own - PACK[0] if seen.highest_wins else PACK[-1] - own


BOTS = {"easy": cowardly, "normal": counting}
