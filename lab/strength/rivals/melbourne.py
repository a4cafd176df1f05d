"""Agents for Sequence from a course of the University of Melbourne (COMP90054, 2021 and 2025).

    make -C lab arena GAME=sequence A=hard B=lab.strength.rivals.melbourne:AGENT@CHECKOUT PAIRS=100

CHECKOUT is where a repository with the course's framework and agents for it lies, and AGENT is the
module of one: `agents.group16.player`. Python runs what is in it. Behind it may be said

- `@seats=4`: the game as the course of 2021 had it, four players in two teams; the last two never
  play;
- `@draft=5`: five cards to choose from instead of one.

The course plays by rules of its own. What is different, and what the agent is told:

- There one takes one of five open cards instead of drawing. It is shown one card to take, of those
  it hasn't seen, neither a jack nor dead; what it then gets is what the pile gives.
- There the four squares in the middle win. Every `checkSeq` of theirs is told that they don't, and
  where a module of theirs names them, they are a corner instead, which nobody can have.
- There a dead card is changed before anything else, or the chance is gone, and so it is asked. Dead
  cards that can't be changed any more it isn't shown.
- What our game asks besides (which five of a longer line, a card to discard) it is not asked.

A choice that isn't one, or an error, is a fault; a legal play is drawn instead, as the course does.
The course allows a second for a choice. Here nothing is cut off, and the clock that they look at is
the processor's, so that other work on the machine costs them nothing.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import chdir, redirect_stdout
from functools import cache
from importlib import import_module
from io import StringIO
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

from lab.strength.arena import AnyBot
from lab.strength.rivals import Record
from tessera.core.cards import name_of
from tessera.core.chance import Rng
from tessera.core.grid import squares
from tessera.games.sequence.rules.board import CORNERS, JACKS, ONE_EYED, SIZE
from tessera.games.sequence.rules.engine import PLAY, SWAP, Move, dead
from tessera.games.sequence.rules.state import Event, State, unseen
from tessera.kit.bot import Choice, Ranking

COLOURS, FINISHED = "rb", "XO"
"""How their board shows a side's chips, and those in a sequence."""
HEART, ONE, SEVERAL = "hb", 1, 3
"""How they say that the middle was found, and how many sequences."""

MIDDLE, NOWHERE = {(4, 4), (4, 5), (5, 4), (5, 5)}, (0, 0)
CLOCK = SimpleNamespace(time=time.process_time, perf_counter=time.process_time)

Action = dict[str, Any]
Coordinates = tuple[int, int]


@cache
def __getattr__(name: str) -> AnyBot:
    """The bot of this name: `module@checkout`, with options after it."""
    module, _, rest = name.partition("@")
    checkout, *told = rest.split("@")
    if not (Path(checkout) / "Sequence" / "sequence_model.py").is_file():
        raise AttributeError(f"no checkout in {name}")
    said = dict(option.split("=") for option in told)
    return Rival(Path(checkout), module, int(said.get("seats", 2)), int(said.get("draft", 1)))


class Rival:
    """One of their agents, anew in every game."""

    def __init__(self, checkout: Path, module: str, seats: int, draft: int) -> None:
        self.checkout, self.seats, self.draft = checkout, seats, draft
        sys.path.insert(0, str(checkout))
        with chdir(checkout), redirect_stdout(StringIO()):
            self.agents = import_module(module)
            self.model = import_module("Sequence.sequence_model")
        for loaded in list(sys.modules.values()):
            if str(getattr(loaded, "__file__", None) or "").startswith(str(checkout)):
                forget_the_heart(loaded)
                if getattr(loaded, "time", None) is time:
                    vars(loaded)["time"] = CLOCK
        self.record = Record(module)
        self.game: tuple[int, int] | None = None
        self.agent: Any = None

    def __call__(self, seen: State, legal: tuple[Event, ...], rng: Rng) -> Iterator[Ranking[Event]]:
        self._begin(seen)
        moves = [event for event in legal if isinstance(event, Move)]
        chosen = None
        if any(move.verb in (PLAY, SWAP) for move in moves):
            random.seed(rng.getrandbits(64))
            chosen = self._turn(seen, moves, rng)
        yield (Choice((chosen or rng.choice(legal),)),)

    def _begin(self, seen: State) -> None:
        """Makes a new agent for a new game, which is known by another seat or a pile that has
        grown."""
        if self.game is None or seen.seat != self.game[0] or seen.pile > self.game[1]:
            with chdir(self.checkout), redirect_stdout(StringIO()):
                self.agent = self.agents.myAgent(seen.seat)
        self.game = (seen.seat, seen.pile)

    def _turn(self, seen: State, moves: list[Move], rng: Rng) -> Move | None:
        draft = self._draft(seen, rng)
        changes: dict[Any, Move] = {(named(m.card), None): m for m in moves if m.verb == SWAP}
        if changes:
            keep: Action = {"play_card": None, "draft_card": None, "type": "trade", "coords": None}
            actions = [action(move, card) for move in changes.values() for card in draft]
            chosen = self._ask(seen, draft, [*actions, keep], traded=False)
            if chosen is None or chosen in changes:
                return changes.get(chosen) or rng.choice(list(changes.values()))
        plays: dict[Any, Move] = {
            (named(m.card), place(m.square)): m for m in moves if m.square is not None
        }
        if not plays:
            return None
        actions = [action(move, card) for move in plays.values() for card in draft]
        chosen = self._ask(seen, draft, actions, traded=bool(changes) or seen.swapped)
        if chosen is not None and chosen not in plays:
            self.record.faults.append(f"no action: {chosen}")
        return plays.get(chosen)

    def _draft(self, seen: State, rng: Rng) -> list[str]:
        """The cards that the agent is offered to take one of."""
        rest = [card for card, count in enumerate(unseen(seen)) for _ in range(count)]
        plain = [card for card in rest if card not in JACKS and not dead(card, seen.free)]
        return [named(card) for card in rng.sample(plain or rest, min(self.draft, len(plain)) or 1)]

    def _ask(self, seen: State, draft: list[str], actions: list[Action], *, traded: bool) -> Any:
        """The card and the square that the agent chooses; None after an error."""
        with chdir(self.checkout):
            state = position(self.model, seen, draft, self.seats)
        agent = state.agents[seen.seat]
        agent.trade = traded
        if traded:
            agent.hand = [named(card) for card in seen.hand if not dead(card, seen.free)]
        began, fault = time.process_time(), ""
        try:
            with chdir(self.checkout), redirect_stdout(StringIO()):
                answer = self.agent.SelectAction(actions, state)
            chosen = answer["play_card"], answer["coords"]
        except Exception as reason:  # Whatever goes wrong in there, the match goes on.
            chosen, fault = None, f"{type(reason).__name__}: {reason}"
        self.record.took(time.process_time() - began)
        if fault:
            self.record.faults.append(fault)
        return chosen


def position(model: ModuleType, seen: State, draft: list[str], seats: int) -> Any:
    """The seat's observation as a state of theirs, without the pile and the others' hands."""
    state = model.SequenceState(seats)
    del state.deck.cards
    state.deck.discards = [named(card) for pile in seen.discards for card in pile]
    board = state.board
    board.draft = list(draft)
    finished = [sum_of(seen.sequences[side]) & ~CORNERS for side in (0, 1)]
    for side in (0, 1):
        for square in squares(seen.chips[side]):
            row, column = place(square)
            board.chips[row][column] = COLOURS[side]
            if finished[side] >> square & 1:
                board.chips[row][column] = FINISHED[side]
            else:
                board.plr_coords[COLOURS[side]].append((row, column))
    board.empty_coords = [place(square) for square in squares(seen.free)]
    for agent in state.agents:
        side = agent.id % 2
        del agent.hand
        if agent.id < 2:
            agent.completed_seqs = agent.score = len(seen.sequences[side])
            agent.seq_orientations = [direction(five) for five in seen.sequences[side]]
        agent.last_action = last_action(seen.discards[side])
    state.agents[seen.seat].hand = [named(card) for card in seen.hand]
    return state


def last_action(discarded: tuple[int, ...]) -> Action:
    """The last action of a side as far as it is known afterwards: its card, if there was one."""
    card = discarded[-1] if discarded else None
    kind = "remove" if card in ONE_EYED else "place"
    shown = None if card is None else named(card)
    return {"play_card": shown, "draft_card": None, "type": kind, "coords": None}


def action(move: Move, draft: str) -> Action:
    """A play or a swap in their words."""
    kind = "trade" if move.verb == SWAP else "remove" if move.card in ONE_EYED else "place"
    coordinates = None if move.square is None else place(move.square)
    return {
        "play_card": named(move.card),
        "draft_card": draft,
        "type": kind,
        "coords": coordinates,
    }


def named(card: int) -> str:
    """A card as they write it: `qh`."""
    return name_of(card).lower()


def place(square: int) -> Coordinates:
    """The row and column of a square: their board is printed like ours."""
    return divmod(square, SIZE)


def sum_of(fives: tuple[int, ...]) -> int:
    """The squares of all these fives."""
    covered = 0
    for five in fives:
        covered |= five
    return covered


def direction(five: int) -> str:
    """The direction of a five in their words: along a row, a column, or one of the diagonals."""
    first, second = squares(five)[:2]
    return {1: "hz", SIZE: "vr", SIZE + 1: "d1", SIZE - 1: "d2"}[second - first]


def forget_the_heart(module: ModuleType) -> None:
    """Makes every `checkSeq` in a module of theirs ignore the heart of the board, and every list of
    its squares name another."""
    for name, value in list(vars(module).items()):
        if (
            isinstance(value, list)
            and len(value) == len(MIDDLE)
            and all(p in MIDDLE for p in value)
        ):
            setattr(module, name, [NOWHERE])
    owners = [module, *[value for value in vars(module).values() if isinstance(value, type)]]
    for owner in owners:
        for name, value in list(vars(owner).items()):
            if name.lower().startswith("checkseq") and not hasattr(value, "heartless"):
                setattr(owner, name, heartless(value))


def heartless(check: Callable[..., Any]) -> Callable[..., Any]:
    """The same check without the heart, which it finds first and counts as two sequences. An
    answer of another shape stays as it is."""

    def checked(*given: Any, **named: Any) -> Any:
        answer = check(*given, **named)
        match answer:
            case ({"num_seq": count, "orientation": ways, "coords": lines}, _) if HEART in ways:
                if count == 2:
                    return None, None
                rest = {"num_seq": count - 2, "coords": lines[1:]}
                rest["orientation"] = [way for way in ways if way != HEART]
                return rest, SEVERAL if count > 3 else ONE
        return answer

    checked.heartless = True  # type: ignore[attr-defined]
    return checked
