"""Promises about what a seat may not know: see `contracts`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from tessera.core.game import Game
from tests.contracts.playing import Playout, play_on, some

AnyGame = Game[Any, Any]


def check_observations(game: AnyGame, played: Playout) -> None:
    """What a seat sees has all that the seat needs, and looking again shows no more."""
    for state in played.sample:
        for viewer in _viewers(played):
            seen = game.observation(state, viewer)
            assert type(seen) is type(state)
            assert game.observation(seen, viewer) == seen
            assert game.observation(seen, None) == game.observation(state, None)
            assert _public(game, seen, viewer) == _public(game, state, viewer)


def check_nobody_sees_what_is_hidden(game: AnyGame, played: Playout) -> None:
    """Hidden things could be otherwise, and nobody who may not know them would notice."""
    for n, state in enumerate(played.sample):
        for viewer in _viewers(played):
            seen = game.observation(state, viewer)
            for start in (state, seen):
                other = game.resample(start, viewer, Random(n))
                assert game.observation(other, viewer) == seen
                assert _public(game, other, viewer) == _public(game, state, viewer)


def check_what_is_guessed_can_be_played(game: AnyGame, played: Playout) -> None:
    """An observation with the hidden things guessed is a whole position: it is written and read,
    everybody knows what is theirs to know, and a bot can play it to its end."""
    for n, state in enumerate(some(played.states, 4)):
        for viewer in _viewers(played):
            guess = game.resample(game.observation(state, viewer), viewer, Random(n))
            assert game.read_position(game.write_position(guess)) == guess
            assert _who_knows_more(game, guess, played) == _who_knows_more(game, state, played)
            *_, end = [guess, *(after for _, after in play_on(game, guess, "guess"))]
            assert game.result(end) is not None


def check_hidden_things_vary(game: AnyGame, playouts: Iterable[Playout]) -> None:
    """Where an observation holds something back, `resample` finds more than one possibility."""
    hidden, varied = set(), set()
    for played in playouts:
        for n, state in enumerate(played.sample):
            for viewer in _viewers(played):
                if game.observation(state, viewer) != state:
                    hidden.add(viewer)
                if game.resample(state, viewer, Random(n)) != state:
                    varied.add(viewer)
    assert hidden == varied


def _viewers(played: Playout) -> Sequence[int | None]:
    """Some of the seats, and the spectators."""
    return (*some(range(played.setup.players), 4), None)


def _public(game: AnyGame, state: Any, viewer: int | None) -> tuple[Any, ...]:
    """What everybody may know, and the viewer's own choices."""
    player = game.current_player(state)
    choices = game.legal_actions(state) if player == viewer else None
    return player, game.on_turn(state), game.result(state), choices


def _who_knows_more(game: AnyGame, state: Any, played: Playout) -> list[int | None]:
    """Those who see something that a spectator doesn't."""
    nothing = game.observation(state, None)
    return [seat for seat in _viewers(played) if game.observation(state, seat) != nothing]
