"""Promises about what a seat may not know: see `tessera_kit.promises`."""

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any

from tessera.core.rules import CHANCE, Rules
from tessera_kit.playing import Playout, offered, play_on, some

AnyGame = Rules[Any, Any]
MANY = 12
"""Of more events than this that may follow a state, some are tried."""


def check_observations(rules: AnyGame, played: Playout) -> None:
    """An observation has all that its seat needs, survives being written and read (a bot is asked
    by that text), and observing it again hides and shows no more."""
    for state in played.sample:
        written = set()
        for viewer in _viewers(played):
            seen = rules.observation(state, viewer)
            assert type(seen) is type(state), "an observation is a state"
            again = rules.observation(seen, viewer) == seen
            assert again, f"observed again by {viewer}, a position looks otherwise"
            if seen not in written:  # Where nothing is hidden all see the same.
                text = rules.write_position(seen)
                assert rules.read_position(text) == seen, f"reads back otherwise:\n{text}"
                written.add(seen)
            public = rules.observation(seen, None) == rules.observation(state, None)
            assert public, f"what {viewer} sees hides what spectators see"
            same = _public(rules, seen, viewer) == _public(rules, state, viewer)
            assert same, f"from what {viewer} sees, turn, result or choices come out otherwise"


def check_nobody_sees_what_is_hidden(rules: AnyGame, played: Playout) -> None:
    """If hidden things were otherwise, nobody who may not know them would see a difference."""
    for n, state in enumerate(played.sample):
        for viewer in _viewers(played):
            seen = rules.observation(state, viewer)
            for start in (state, seen):
                other = rules.resample(start, viewer, Random(n))
                same = rules.observation(other, viewer) == seen
                assert same, f"`resample` changes what {viewer} sees"
                public = _public(rules, other, viewer) == _public(rules, state, viewer)
                assert public, f"turn, result or choices tell {viewer} what is hidden"


def check_what_is_guessed_can_be_played(rules: AnyGame, played: Playout) -> None:
    """An observation with the hidden things guessed is a whole position: it survives being written
    and read, every seat knows as much as before, and a bot can play it to its end."""
    for n, state in enumerate(some(played.states, 4)):
        guesses = [
            rules.resample(rules.observation(state, viewer), viewer, Random(n))
            for viewer in _viewers(played)
        ]
        for guess in dict.fromkeys(guesses):  # Where nothing is hidden there is one.
            text = rules.write_position(guess)
            assert rules.read_position(text) == guess, f"a guess reads back otherwise:\n{text}"
            same = _who_knows_more(rules, guess, played) == _who_knows_more(rules, state, played)
            assert same, f"after a guess others know more or less:\n{text}"
            *_, end = [guess, *(after for _, after in play_on(rules, guess, "guess"))]
            assert rules.result(end) is not None, f"a guess can't be played to the end:\n{text}"


def check_hidden_things_vary(rules: AnyGame, playouts: Iterable[Playout]) -> None:
    """`resample` finds other states for exactly those viewers from whom something is hidden."""
    hidden, varied = set(), set()
    for played in playouts:
        for n, state in enumerate(played.sample):
            for viewer in _viewers(played):
                if rules.observation(state, viewer) != state:
                    hidden.add(viewer)
                if rules.resample(state, viewer, Random(n)) != state:
                    varied.add(viewer)
    assert hidden == varied, (
        f"something is hidden from {hidden}, and `resample` varies what is hidden from {varied}"
    )


def check_observed_actions(rules: AnyGame, played: Playout) -> None:
    """An observed event depends on nothing that the viewer can't see, observing it again shows no
    more, and the seat that acted sees it whole."""
    for state, event in _events(rules, played):
        for viewer in _near_viewers(rules, state, played):
            seen = rules.observed_action(state, event, viewer)
            sentence = f"{event} as {viewer} sees it"
            known = rules.observed_action(rules.observation(state, viewer), event, viewer)
            assert known == seen, f"{sentence} depends on what is hidden"
            again = rules.observed_action(state, seen, viewer)
            assert again == seen, f"{sentence} looks otherwise when it is observed again"
            public = rules.observed_action(state, event, None)
            same = rules.observed_action(state, seen, None) == public
            assert same, f"{sentence} hides what spectators see"
            assert rules.write(seen).isprintable(), f"{sentence} can't be written"
            own = viewer == rules.current_player(state)
            assert seen == event or not own, f"{sentence} isn't what the seat itself did"


def check_what_is_hidden_is_not_told(rules: AnyGame, played: Playout) -> None:
    """Events that lead to different states with the same observation look the same to that seat:
    else the log would tell the difference."""
    for state in played.sample:
        for viewer in _near_viewers(rules, state, played):
            looks: dict[Any, tuple[set[Any], set[Any]]] = {}
            for event in some(offered(rules, state), MANY):
                after = rules.apply(state, event)
                truths, tales = looks.setdefault(rules.observation(after, viewer), (set(), set()))
                truths.add(after)
                tales.add(rules.observed_action(state, event, viewer))
            quiet = all(len(truths) == 1 or len(tales) == 1 for truths, tales in looks.values())
            assert quiet, f"the log tells {viewer} what the position hides"


def check_what_comes_to_light_is_said_to(rules: AnyGame, played: Playout) -> None:
    """`reveals` is true for every event that somebody didn't see whole, and for every one that
    couldn't have happened, or would have looked different, if hidden things were otherwise. It is
    false for a choice where nothing is hidden."""
    for n, (state, event) in enumerate(_events(rules, played)):
        after = rules.apply(state, event)
        viewers = _near_viewers(rules, state, played)
        if rules.reveals(state, event):
            hides = any(rules.observation(s, v) != s for s in (state, after) for v in viewers)
            dealt = rules.current_player(state) == CHANCE
            assert hides or dealt, f"`{rules.write(event)}` reveals nothing"
            continue
        for viewer in viewers:
            whole = rules.observed_action(state, event, viewer) == event
            assert whole, f"`{rules.write(event)}` is hidden from {viewer}, and reveals nothing"
            other = rules.resample(state, viewer, Random(n))
            if other is state:
                continue
            sentence = f"{event} tells {viewer} what was hidden: `reveals` must be true"
            assert event in offered(rules, other), sentence
            looks = rules.observation(after, viewer)
            assert rules.observation(rules.apply(other, event), viewer) == looks, sentence


def _events(rules: AnyGame, played: Playout) -> Iterator[tuple[Any, Any]]:
    """Some states, each with some of the events that may follow."""
    for state in played.sample:
        for event in some(offered(rules, state), MANY):
            yield state, event


def _near_viewers(rules: AnyGame, state: Any, played: Playout) -> Iterable[int | None]:
    """The seat on turn, the next one, some others, and the spectators (None)."""
    turn = rules.on_turn(state)
    near = () if turn is None else (turn, (turn + 1) % played.setup.players)
    return dict.fromkeys((*near, *_viewers(played)))


def _viewers(played: Playout) -> Sequence[int | None]:
    """Some of the seats, and the spectators (None)."""
    return (*some(range(played.setup.players), 4), None)


def _public(rules: AnyGame, state: Any, viewer: int | None) -> tuple[Any, ...]:
    """The facts that everybody may know, and the viewer's own choices."""
    player = rules.current_player(state)
    choices = rules.legal_actions(state) if player == viewer else None
    return player, rules.on_turn(state), rules.result(state), choices


def _who_knows_more(rules: AnyGame, state: Any, played: Playout) -> list[int | None]:
    """The viewers who see something that spectators don't."""
    nothing = rules.observation(state, None)
    return [seat for seat in _viewers(played) if rules.observation(state, seat) != nothing]
