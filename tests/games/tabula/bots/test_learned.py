"""The opponent that learned: legal, repeatable, and sensible in positions judged by eye."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import permutations, product
from random import Random

import pytest

from tessera.core.chance import Rng, draw, generator
from tessera.core.rules import CHANCE
from tessera.core.setup import Setup
from tessera.games.tabula.bots.learned import at_first_sight, ending, exact, foresighted, net_of
from tessera.games.tabula.bots.net import win_probability
from tessera.games.tabula.rules import RULES
from tessera.games.tabula.rules.engine import HOME, OFF, side
from tessera.games.tabula.rules.notation import read_position, write_position
from tessera.games.tabula.rules.plays import after, afterstates
from tessera.games.tabula.rules.state import Event, State
from tessera.games.tabula.rules.variants import VARIANTS
from tessera.kit.bot import Bot, Ranking, decide, uniform
from tests.games.tabula.brute import ALL_ROLLS, Brute, Side, tidy

GAMES = 1 if sys.platform == "emscripten" else 3
Player = Bot[State, Event]


def at_sight(seen: State, legal: tuple[Event, ...], rng: Rng) -> Iterator[Ranking[Event]]:
    """The same opponent without looking ahead: many games in little time."""
    return at_first_sight(seen, net_of(seen))


def game(rules: str, seed: str, players: tuple[Player, Player]) -> list[State]:
    """All states of one game. The rules refuse anything that isn't legal."""
    state = RULES.new(Setup(2, (("rules", rules), ("ties", "draw"), ("position", "empty"))))
    states = [state]
    while (seat := RULES.current_player(state)) is not None:
        rng = generator(seed, "x", len(states))
        if seat == CHANCE:
            event = draw(RULES.chance_outcomes(state), rng)
        else:
            legal = RULES.legal_actions(state)
            event = decide(players[seat], RULES.observation(state, seat), legal, rng)
            assert event in legal
        state = RULES.apply(state, event)
        states.append(state)
    return states


@pytest.mark.parametrize("rules", VARIANTS)
def test_it_plays_whole_games_by_the_rules_and_beats_chance(rules: str) -> None:
    for n in range(GAMES):
        players = (at_sight, uniform) if n % 2 == 0 else (uniform, at_sight)
        result = RULES.result(game(rules, f"{n}", players)[-1])
        assert result is not None
        assert result.winners == (n % 2,)


@pytest.mark.parametrize("player", [at_sight, foresighted])
@pytest.mark.parametrize("rules", VARIANTS)
def test_wherever_it_is_stopped_its_answer_is_a_whole_legal_turn(
    rules: str, player: Player
) -> None:
    states = [state for state in game(rules, "stop", (at_sight, at_sight)) if state.dice]
    for state in states[:: len(states) // 6]:
        said = list(player(state, RULES.legal_actions(state), Random(1)))
        rankings = [ranking for ranking in said if ranking]
        for ranking in {rankings[0], rankings[len(rankings) // 2], rankings[-1]}:
            chances = [
                choice.win_probability for choice in ranking if choice.win_probability is not None
            ]
            assert len(chances) == len(ranking)
            assert chances == sorted(chances, reverse=True)
            assert 0 <= chances[-1] <= chances[0] <= 1
            assert len({after_turn(state, choice.actions) for choice in ranking}) == len(ranking)


def after_turn(state: State, actions: tuple[Event, ...]) -> State:
    """The state once the actions are taken; they must be all of the turn."""
    seat = state.seat
    for action in actions:
        assert state.seat == seat
        state = RULES.apply(state, action)
    assert state.over or state.seat != seat
    return state


def test_looking_ahead_begins_at_first_sight_and_changes_its_mind_at_times() -> None:
    changed = 0
    for state in game("seed", "ahead", (at_sight, at_sight))[::5]:
        if not state.dice:
            continue
        first = list(at_sight(state, RULES.legal_actions(state), Random(1)))
        said = list(foresighted(state, RULES.legal_actions(state), Random(1)))
        said = [ranking for ranking in said if ranking]
        first = [ranking for ranking in first if ranking]
        assert said[: len(first)] == first
        changed += said[-1][0].actions != first[-1][0].actions
    assert changed > 0


@pytest.mark.parametrize("rules", VARIANTS)
def test_it_leaves_nothing_to_chance(rules: str) -> None:
    for state in game(rules, "same", (uniform, uniform))[::9]:
        if legal := RULES.legal_actions(state):
            again = read_position(write_position(state))
            assert decide(at_sight, state, legal, Random(1)) == decide(
                at_sight, again, legal, Random(2)
            )


@pytest.mark.parametrize(
    "text",
    [
        "first: 2:1 5:2 9:1 0:11\nsecond: 3:1 8:2 12:1 0:11\nseat 1: dice 1 3 5",
        "first: 3:1 8:2 12:1 0:11\nsecond: 2:1 5:2 9:1 0:11\nseat 2: dice 2 2 6",
    ],
)
@pytest.mark.parametrize("rules", VARIANTS)
def test_its_steps_lead_to_the_end_that_the_net_likes_best(rules: str, text: str) -> None:
    state = read_position(f"players=2 rules={rules}\n{text}")
    own, other, seat = state.own, state.other, state.seat
    evaluator = net_of(state)
    found = [
        after(afterstate, other)
        for afterstate in afterstates(VARIANTS[rules], own, other, state.dice)
    ]
    best = max(evaluator.logit(*sides) for sides in found)
    while state.seat == seat:
        state = RULES.apply(state, decide(at_sight, state, RULES.legal_actions(state), Random(1)))
    assert evaluator.logit(state.sides[seat], state.sides[1 - seat]) == best


SENSIBLE = [
    pytest.param(
        ("seed", "classical"),
        "first: 0:15\nsecond: 0:15\nseat 1: dice 1 2 3",
        "first: 0:13 3:2",
        "second: 0:15",
        id="it enters two pieces together rather than one or two alone",
    ),
    pytest.param(
        ("seed", "classical"),
        "first: 5:1 8:1 12:2 0:11\nsecond: 2:2 0:13\nseat 1: dice 3 6 6",
        "first: 0:9 6:2 8:2 12:2",
        "second: 0:13 2:2",
        id="it leaves no single piece where it need not",
    ),
    pytest.param(
        ("seed",),
        "first: 2:2 6:2 9:2 14:2 18:2 0:5\nsecond: 4:2 8:2 11:1 16:2 20:3 0:5\nseat 1: dice 2 5 5",
        "first: 0:4 2:3 9:2 11:2 14:2 18:2",
        "second: 0:5 4:2 8:2 16:2 20:3 captured:1",
        id="it captures with two pieces at once",
    ),
    pytest.param(
        ("seed",),
        "first: 5:1 9:2 0:12\nsecond: 10:1 12:2 0:12\nseat 1: dice 1 4 5",
        "first: 0:10 5:3 9:2",
        "second: 0:12 10:1 12:2",
        id="it closes a point rather than capture and stand alone before twelve that may enter",
    ),
    pytest.param(
        ("seed",),
        "first: 10:2 off:6 captured:7\nsecond: 13:1 off:7 captured:7\nseat 1: dice 1 2 3",
        "first: 12:1 13:1 off:6 captured:7",
        "second: off:7 captured:8",
        id="it wins where it can",
    ),
]


@pytest.mark.parametrize("player", [at_sight, foresighted])
@pytest.mark.parametrize(("which", "text", "first", "second"), SENSIBLE)
def test_sensible_choices(
    which: tuple[str, ...], text: str, first: str, second: str, player: Player
) -> None:
    for rules in which:
        state = read_position(f"players=2 rules={rules}\n{text}")
        while state.seat == 0 and not state.over:
            state = RULES.apply(state, decide(player, state, RULES.legal_actions(state), Random(1)))
        assert write_position(state).splitlines()[1:3] == [first, second]


@pytest.mark.parametrize(
    ("ties", "first", "second"),
    [
        ("draw", "first: 22:1 off:6 captured:8", "second: off:7 captured:8"),
        ("first_home", "first: 23:1 off:6 captured:8", "second: 22:1 off:7 captured:7"),
    ],
)
def test_how_ties_end_is_thought_of(ties: str, first: str, second: str) -> None:
    """To capture the last piece ends the game with seven against seven: a draw, or a win for the
    side that has nothing left in play. Then it is better to go on."""
    state = read_position(
        f"players=2 ties={ties}\n"
        "first: 19:1 off:6 captured:8\nsecond: 22:1 off:7 captured:7\nseat 1: dice 1 3"
    )
    while state.seat == 0 and not state.over:
        state = RULES.apply(state, decide(at_sight, state, RULES.legal_actions(state), Random(1)))
    assert write_position(state).splitlines()[1:3] == [first, second]


@pytest.mark.parametrize("rules", VARIANTS)
def test_looking_ahead_sees_about_what_the_net_expects(rules: str) -> None:
    """That is what the net was taught: a position is worth what its answers leave on average."""
    states = [state for state in game(rules, "mean", (at_sight, at_sight)) if state.dice]
    for state in states[4 :: max(1, len(states) // 5)]:
        legal = RULES.legal_actions(state)
        *_, here = at_sight(state, legal, Random(1))
        *_, ahead = foresighted(state, legal, Random(1))
        assert here[0].win_probability is not None
        assert ahead[0].win_probability == pytest.approx(here[0].win_probability, abs=0.1)


def test_the_last_pieces_are_known_exactly() -> None:
    """Each chance is the mean, by the second set of rules, over the throws of who is next, where
    none captures: then all that comes is known, too."""
    brute, home = Brute("classical"), ending(HOME)
    known = {tuple(sorted(home[side])): side for side in home if len(home[side]) == 2}
    chances = {pair: win_probability(logit) for pair, logit in exact().items()}
    checked = 0
    for mover, waiter in product(known, known):
        if min(waiter) <= max(mover):
            continue
        own, other = (tidy([*left, *["off"] * 13]) for left in (waiter, mover))
        lost = 0.0
        for roll in ALL_ROLLS:
            _, ends = brute.plays(own, other, roll)
            best = max(1.0 if brute.over(*end) else chances[of(end[0]), of(end[1])] for end in ends)
            lost += best * len({*permutations(roll)}) / 216
        assert chances[known[mover], known[waiter]] == pytest.approx(1 - lost, abs=0.002)
        checked += 1
    assert checked == 15


def of(pieces: Side) -> int:
    """The side with these pieces."""
    return side({OFF if place == "off" else int(place): pieces.count(place) for place in pieces})
