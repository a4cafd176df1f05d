"""Random games, the material of the contracts."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product
from typing import Any, NamedTuple, TypeVar

from tessera.core.chance import Rng, draw, generator
from tessera.core.record import Player, Record
from tessera.core.rules import CHANCE, Rules
from tessera.core.setup import Option, Setup, agreed_values
from tessera.kit.game import AnyGame

VERB = re.compile("[^a-z]")
"""What ends the verb of an event's text."""
SAVED = "2026-11-22T10:00:00Z"
"""The moment that a game played here bears: nothing depends on it."""
LONGEST = 20_000
"""A random game with more events than this is taken for one that never ends."""


Thing = TypeVar("Thing")


def some(things: Sequence[Thing], most: int) -> Sequence[Thing]:
    """All things, or if there are more than `most`, so many of them, evenly spread from the first
    to the last. Games with hundreds of throws or dozens of players would otherwise take minutes to
    check."""
    if len(things) <= most:
        return things
    return [things[n * (len(things) - 1) // (most - 1)] for n in range(most)]


class Playout(NamedTuple):
    """A game played at random: the events, and the states before the first and after each."""

    setup: Setup
    seed: str
    events: tuple[Any, ...]
    states: tuple[Any, ...]

    @property
    def end(self) -> Any:
        """The last state."""
        return self.states[-1]

    @property
    def sample(self) -> Sequence[Any]:
        """Some of the states, the first and the last among them."""
        return some(self.states, 60)

    def steps(self) -> Iterator[tuple[Any, Any, Any]]:
        """Each event with the states before and after it."""
        return zip(self.states, self.events, self.states[1:], strict=False)

    def record(self, rules: Rules[Any, Any]) -> Record:
        """The game as it would be saved."""
        texts = tuple(rules.write(event) for event in self.events)
        seats = tuple(
            Player(f"P {seat + 1}", "person", "green") for seat in range(self.setup.players)
        )
        return Record(
            rules.name, rules.version, self.setup, self.seed, seats, SAVED, texts, len(texts)
        )


def coloured(game: AnyGame, record: Record) -> Record:
    """The record with a colour for each side."""
    colours, sides = game.colours, game.rules.sides(record.setup)
    players = tuple(
        replace(player, colour=colours[side % len(colours)])
        for player, side in zip(record.players, sides, strict=True)
    )
    return replace(record, players=players)


def numbers_of_players(rules: Rules[Any, Any]) -> tuple[int, ...]:
    """The numbers of players to try: all, or of many the smallest and the largest."""
    return rules.players if len(rules.players) <= 8 else (*rules.players[:4], rules.players[-1])


def fewest(rules: Rules[Any, Any]) -> int:
    """The fewest who play with each other; 1 at a game for one alone."""
    return next((players for players in rules.players if players > 1), 1)


def setups(rules: Rules[Any, Any], players: int) -> list[Setup]:
    """Every combination of options for so many players, each without a start. Those are more than
    could be played: the first and the last side are given each start by the standard rules."""
    offered = rules.options(players)
    rest = [option for option in offered if option.side is None]
    names = [option.name for option in rest]
    chosen = [
        dict(zip(names, values, strict=True)) for values in product(*(o.values for o in rest))
    ]
    sides = {0, max(rules.sides(rules.standard_setup(players)))}
    chosen += [{o.name: value} for o in offered if o.side in sides for value in o.values[1:]]
    return [Setup(players, agreed_values(offered, values)) for values in chosen]


def some_setups(rules: Rules[Any, Any], players: int) -> list[Setup]:
    """Some combinations, with every value of every option in one of them at least; of starts, with
    every value for some side."""
    every = setups(rules, players)
    if len(every) <= 4:
        return every
    offered = rules.options(players)
    sides = max(rules.sides(rules.standard_setup(players))) + 1
    return [
        Setup(players, agreed_values(offered, _nth(offered, n, sides)))
        for n in range(max(len(o.values) for o in offered))
    ]


def _nth(offered: Sequence[Option], n: int, sides: int) -> dict[str, str]:
    """The n-th value of each option; the n-th start for one side after another."""
    return {
        o.name: o.values[n % len(o.values)]
        for o in offered
        if o.side is None or o.side == n % sides
    }


def offered(rules: Rules[Any, Any], state: Any) -> tuple[Any, ...]:
    """The events that may come next: outcomes of chance, or choices."""
    if rules.current_player(state) == CHANCE:
        return tuple(outcome for outcome, _ in rules.chance_outcomes(state))
    return rules.legal_actions(state)


def events_met(rules: Rules[Any, Any], played: Playout) -> dict[Any, None]:
    """Every event that was offered in the game, once each, in order."""
    return {event: None for state in played.sample for event in offered(rules, state)}


def choose(rules: Rules[Any, Any], state: Any, rng: Rng) -> Any:
    """A random choice, mostly of the kind that stands first: if every second choice gave something
    up, no game would get far."""
    events = rules.legal_actions(state)
    assert events, f"nobody can do anything in this position:\n{rules.write_position(state)}"
    if rng.random() < 0.8:
        kinds = [VERB.split(rules.write(event))[0] for event in events]
        events = tuple(e for e, kind in zip(events, kinds, strict=True) if kind == kinds[0])
    return rng.choice(events)


def play_on(rules: Rules[Any, Any], state: Any, seed: str) -> Iterator[tuple[Any, Any]]:
    """Random events and the states after them, until the game is over or has gone on too long."""
    for n in range(LONGEST):
        player = rules.current_player(state)
        if player is None:
            return
        if player == CHANCE:
            event = draw(rules.chance_outcomes(state), generator(seed, "chance", n))
        else:
            event = choose(rules, state, generator(seed, "choice", n))
        state = rules.apply(state, event)
        yield event, state


def play(rules: Rules[Any, Any], setup: Setup, seed: str) -> Playout:
    """One random game, the same for the same seed."""
    first = rules.new(setup)
    steps = list(play_on(rules, first, seed))
    events = tuple(event for event, _ in steps)
    return Playout(setup, seed, events, (first, *(state for _, state in steps)))


def playouts(rules: Rules[Any, Any], seeds: tuple[str, ...] = ("a",)) -> Iterator[Playout]:
    """A random game for every set-up and seed."""
    for players in numbers_of_players(rules):
        for setup in some_setups(rules, players):
            for seed in seeds:
                yield play(rules, setup, seed)


def seated(game: AnyGame, level: str, players: int, seed: str) -> Record:
    """A game that begins by the standard rules, among computers of one level. Raises Illegal for a
    number of players that the rules don't know."""
    setup = game.rules.standard_setup(players)
    game.rules.new(setup)
    seats = tuple(
        Player(f"{level} {seat + 1}", level, game.colours[side])
        for seat, side in enumerate(game.rules.sides(setup))
    )
    return Record(game.rules.name, game.rules.version, setup, seed, seats, SAVED)
