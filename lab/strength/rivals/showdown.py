"""The bot of "Sequence AI Showdown" for the arena.

    make -C lab arena GAME=sequence A=hard B=lab.strength.rivals.showdown:CHECKOUT PAIRS=100

CHECKOUT is where the repository lies; Python runs what is in it. `@aggressive` or `@defensive`
behind it names another of the bot's strategies than `balanced`.

Its board has an ace of spades where the printed one has the two of hearts; it is given the printed
one. It knows no dead cards, so they are changed for it as soon as that is allowed. A move that our
rules forbid is a fault, and a legal one is drawn instead.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from time import process_time
from types import ModuleType
from typing import Any

from lab.strength.arena import AnyBot
from lab.strength.rivals import Record
from tessera.core.cards import name_of
from tessera.core.chance import Rng
from tessera.core.grid import squares
from tessera.games.sequence.rules.board import PRINTED, SIZE
from tessera.games.sequence.rules.engine import PLAY, SWAP, Move
from tessera.games.sequence.rules.state import Event, State
from tessera.kit.bot import Choice, Ranking


@cache
def __getattr__(name: str) -> AnyBot:
    """The bot of the checkout, with this strategy."""
    checkout, _, strategy = name.partition("@")
    if not (Path(checkout) / "sequence_bot.py").is_file():
        raise AttributeError(f"no checkout in {name}")
    sys.path.insert(0, checkout)
    engine, players = import_module("sequence_game"), import_module("sequence_bot")
    record = Record(f"SequenceBot {strategy or 'balanced'}")

    def showdown(seen: State, legal: tuple[Event, ...], rng: Rng) -> Iterator[Ranking[Event]]:
        moves = [event for event in legal if isinstance(event, Move)]
        swaps = [move for move in moves if move.verb == SWAP]
        plays = {(move.card, move.square or 0): move for move in moves if move.verb == PLAY}
        if swaps or not plays:
            yield (Choice((swaps[0] if swaps else rng.choice(legal),)),)
            return
        random.seed(rng.getrandbits(64))
        began = process_time()
        player = players.SequenceBot(seen.seat, strategy or "balanced")
        chosen = player.get_move(position(engine, seen))
        record.took(process_time() - began)
        move = plays.get(answer(seen, chosen)) if chosen else None
        if move is None:
            record.faults.append(f"no play: {chosen}")
        yield (Choice((move or rng.choice(legal),)),)

    return showdown


def position(engine: ModuleType, seen: State) -> Any:
    """The seat's observation as a game of theirs, with a pile of as many blank cards as ours
    has."""
    game = engine.SequenceGame(2)
    state = game.initialize_game()
    colours = [game.get_chip_color(seat) for seat in (0, 1)]
    game.board_layout = [
        ["XX" if card is None else named(card) for card in PRINTED[row : row + SIZE]]
        for row in range(0, SIZE * SIZE, SIZE)
    ]
    for side in (0, 1):
        placed = [divmod(square, SIZE) for square in squares(seen.chips[side])]
        for row, column in placed:
            state.board[row][column] = colours[side]
        state.chips_on_board[side] = set(placed)
        state.sequences[side] = [
            [divmod(square, SIZE) for square in squares(five)] for five in seen.sequences[side]
        ]
        state.player_hands[side] = []
    state.player_hands[seen.seat] = [
        engine.Card(named(card)[:-1], named(card)[-1]) for card in seen.hand
    ]
    state.deck = [None] * seen.pile
    state.current_player = seen.seat
    return game


def named(card: int) -> str:
    """A card as they write it: `QH`, `10C`."""
    return name_of(card).replace("T", "10")


def answer(seen: State, chosen: Any) -> tuple[int, int]:
    """The card and the square of a move of theirs."""
    card = next((card for card in seen.hand if named(card) == str(chosen.card)), -1)
    return card, chosen.row * SIZE + chosen.col
