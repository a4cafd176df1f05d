"""Positions of any kind: scattered chips, nearly full boards, few cards, a pile about to end."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tessera.core.setup import Setup
from tessera.games.sequence.rules import RULES
from tests.games.sequence.brute import ALL_CARDS, ALL_FIVES, NAMES, PRINTED, Brute, Five, in_order
from tests.games.sequence.scripts import position

FILLINGS = (".", "....GB", "..GB", ".GB", ".GGGB", "GGGGB.", "GB", "GGGGGGGB", "....GBR", "GBR")


def position_text(setup: Setup, rng: Random) -> str:
    """A position in which somebody is about to play, and nobody has left a sequence uncounted."""
    game = _empty(setup)
    filling = [c for c in rng.choice(FILLINGS) if c in "." + game.colours]
    for square in NAMES:
        if PRINTED[square] != "**":
            game.board[square] = rng.choice(filling)
    game.seat = rng.randrange(game.players)
    gap = _lines_with_a_gap(game, rng)
    _count_or_break_up(game, rng)
    _deal(game, PRINTED[gap], rng)
    header = " ".join([f"players={setup.players}", *map("=".join, setup.options)])
    return "\n".join([header, *game.position()])


def _empty(setup: Setup) -> Brute:
    header = " ".join([f"players={setup.players}", *map("=".join, setup.options)])
    seats = [f"seat {seat}: -" for seat in range(1, setup.players + 1)]
    return Brute(RULES.write_position(position("\n".join([header, *seats, "seat 1: play"]))))


def _lines_with_a_gap(game: Brute, rng: Random) -> str:
    """A square at which the side on turn often lacks a chip of a line of five or more, or of two
    lines that cross there."""
    gap = rng.choice([square for square in NAMES if PRINTED[square] != "**"])
    through = [five for five in ALL_FIVES if gap in five]
    for _ in range(rng.choice([0, 1, 1, 2])):
        five = rng.choice(through)
        overlapping = [other for other in through if len(other & five) >= 3]
        for square in five.union(*rng.sample(overlapping, min(rng.randrange(3), len(overlapping)))):
            if game.board[square] != "*":
                game.board[square] = game.me
    game.board[gap] = "."
    return gap


def _count_or_break_up(game: Brute, rng: Random) -> None:
    """One line of five of a side may be its first sequence, where it needs two; of the others
    chips are taken away."""
    was = game.seat
    for seat in range(len(game.colours)):
        game.seat = seat
        while fives := game.new_fives():
            five = rng.choice(fives)
            mine = game.sequences[game.me]
            if not mine and game.needed == 2 and rng.random() < 0.7:
                mine.append(five)
            else:
                game.board[rng.choice(list(_own_alone(game, five)))] = "."
    game.seat = was


def _own_alone(game: Brute, five: Five) -> Iterator[str]:
    """The chips of the five that are in no sequence; a new five has some always."""
    for square in sorted(five):
        counted = any(square in old for old in game.sequences[game.me])
        if game.board[square] != "*" and not counted:
            yield square


def _deal(game: Brute, wanted: str, rng: Random) -> None:
    cards = ALL_CARDS * 2
    rng.shuffle(cards)
    if rng.random() < 0.3:
        # Many jacks and dead cards in the hands.
        cards.sort(key=lambda card: card[0] == "J" or game.is_dead(card))
    if rng.random() < 0.5:
        # The seat on turn is dealt to first.
        cards.append(cards.pop(cards.index(wanted)))
    for seat in [*range(game.seat, game.players), *range(game.seat)]:
        full = game.full_hands[seat]
        size = full if rng.random() < 0.6 else rng.randint(0, full)
        game.hands[seat] = in_order([cards.pop() for _ in range(size)])
        if game.players > 3 and rng.random() < 0.2:
            game.owed[seat] = rng.randint(0, size)
    left = rng.choice([1, 2, len(cards) // 2, len(cards)])
    while len(cards) > left:
        game.discards[rng.randrange(game.players)].append(cards.pop())
    game.start_turn()
    if game.phase == "play" and game.hands[game.seat] and rng.random() < 0.2:
        game.swapped = True
