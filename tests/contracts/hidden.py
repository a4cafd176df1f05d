"""Promises about what a seat may not know: see `contracts`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any

from tessera.core.game import CHANCE, Game
from tests.contracts.playing import Playout, offered, play_on, some

AnyGame = Game[Any, Any]
MANY = 12
"""Of more events than this that may follow a state, some are tried."""


def check_observations(game: AnyGame, played: Playout) -> None:
    """What a seat sees has all that the seat needs, is written and read (a bot is asked by that),
    and looking again shows no more."""
    for state in played.sample:
        for viewer in _viewers(played):
            seen = game.observation(state, viewer)
            assert type(seen) is type(state)
            assert game.observation(seen, viewer) == seen
            assert game.read_position(game.write_position(seen)) == seen
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


def check_what_is_witnessed(game: AnyGame, played: Playout) -> None:
    """How an event was seen depends on nothing that the onlooker can't see, a second look shows no
    more, and whoever acted saw it whole."""
    for state, event in _events(game, played):
        for viewer in _onlookers(game, state, played):
            seen = game.witness(state, event, viewer)
            assert game.witness(game.observation(state, viewer), event, viewer) == seen
            assert game.witness(state, seen, viewer) == seen
            assert game.witness(state, seen, None) == game.witness(state, event, None)
            assert game.write(seen).isprintable()
            assert seen == event or viewer != game.current_player(state)


def check_what_is_hidden_is_not_told(game: AnyGame, played: Playout) -> None:
    """Events after which a seat sees the same, though it isn't, looked the same to it: the log
    would tell the difference."""
    for state in played.sample:
        for viewer in _onlookers(game, state, played):
            looks: dict[Any, tuple[set[Any], set[Any]]] = {}
            for event in some(offered(game, state), MANY):
                after = game.apply(state, event)
                truths, tales = looks.setdefault(game.observation(after, viewer), (set(), set()))
                truths.add(after)
                tales.add(game.witness(state, event, viewer))
            assert all(len(truths) == 1 or len(tales) == 1 for truths, tales in looks.values())


def check_what_comes_to_light_is_said_to(game: AnyGame, played: Playout) -> None:
    """What was not seen whole by all reveals something, and so does what could not have happened,
    or not have looked like that, if hidden things were otherwise. A choice reveals nothing where
    nothing is hidden."""
    for n, (state, event) in enumerate(_events(game, played)):
        after = game.apply(state, event)
        viewers = _onlookers(game, state, played)
        if game.reveals(state, event):
            hides = any(game.observation(s, v) != s for s in (state, after) for v in viewers)
            assert hides or game.current_player(state) == CHANCE
            continue
        for viewer in viewers:
            assert game.witness(state, event, viewer) == event
            other = game.resample(state, viewer, Random(n))
            if other is state:
                continue
            assert event in offered(game, other)
            looks = game.observation(after, viewer)
            assert game.observation(game.apply(other, event), viewer) == looks


def _events(game: AnyGame, played: Playout) -> Iterator[tuple[Any, Any]]:
    """Some states, each with some of the events that may follow."""
    for state in played.sample:
        for event in some(offered(game, state), MANY):
            yield state, event


def _onlookers(game: AnyGame, state: Any, played: Playout) -> Iterable[int | None]:
    """Whose turn it is, who sits next, some others, and the spectators."""
    turn = game.on_turn(state)
    near = () if turn is None else (turn, (turn + 1) % played.setup.players)
    return dict.fromkeys((*near, *_viewers(played)))


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
