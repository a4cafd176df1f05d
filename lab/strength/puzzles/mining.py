"""From positions of hard opponents' games to puzzles."""

from collections.abc import Collection, Iterator
from hashlib import sha256
from random import Random
from typing import Any

from lab.strength.puzzles.finding import kind_of
from lab.strength.puzzles.kinds import LEAST_MARGIN, Found
from lab.strength.puzzles.rollouts import Rollout
from tessera.core.chance import draw, generator
from tessera.core.rules import CHANCE
from tessera.kit.bot import decide
from tessera.kit.game import AnyGame
from tessera.kit.puzzles import Puzzle, Weighed, Won

GAMES = 1000
"""So many games are played out after the best and the second-best play."""
SCREENS = ((60, 0.0), (200, 0.03))
"""Pairs of a number of games and a lead: a position is given up if after so many games the best
play doesn't lead each of the next few by that much."""
LAST_DIGIT = 0.001
"""What is written down is as fine as this, and intervals are clear of each other there too."""
RIVALS = 3
LISTED = 12
"""How many plays besides the best a puzzle knows the price of."""
MOST = 3
"""So many puzzles come from one game at most: positions of one game are alike."""


def positions(game: AnyGame, seed: str) -> Iterator[Any]:
    """The states of one game between hard opponents in which a turn begins and there is a
    choice."""
    rules, bot = game.rules, game.bots["hard"]
    state, n, turn = rules.new(rules.standard_setup(2)), 0, True
    while (seat := rules.current_player(state)) is not None:
        if seat == CHANCE:
            event = draw(rules.chance_outcomes(state), generator(seed, "chance", n))
        else:
            legal = rules.legal_actions(state)
            if turn and len(legal) > 1:
                yield state
            event = decide(bot, rules.observation(state, seat), legal, generator(seed, "bot", n))
        turn = seat == CHANCE
        state, n = rules.apply(state, event), n + 1


def puzzles_of(
    game: AnyGame, seed: str, known: Collection[str], *, easy: bool = True
) -> Iterator[Puzzle]:
    """The puzzles of one game except those with a known name, and the easy ones if they aren't
    wanted."""
    count = 0
    for state in positions(game, seed):
        name = name_of(game, state)
        if name in known:
            count += 1
        elif found := puzzle(game, state, easy=easy):
            yield found
            count += 1
        if count == MOST:
            return


def puzzle(game: AnyGame, state: Any, *, easy: bool = True) -> Puzzle | None:
    """The puzzle of a position; None if it makes none, or an easy one that isn't wanted."""
    kind, rules = kind_of(game.rules.name), game.rules
    if kind.choices(state) < kind.least:
        return None
    found = kind.plays(state)
    if len(found) < 2 or found[0].chance - found[1].chance < LEAST_MARGIN:
        return None
    ends = [_left(game, state, one) for one in found[: 1 + RIVALS]]
    if rules.result(ends[0]) is not None:
        return None
    ranks = rank(game, state, ends[0], "normal"), rank(game, state, ends[0], "easy")
    if is_easy(ranks) and not easy:
        return None
    name = name_of(game, state)
    won = _played_out(game, state, found[: 1 + RIVALS], name)
    if won is None:
        return None
    texts = [text(game, one) for one in found]
    best, second = (Weighed(texts[n], won[n], found[n].chance) for n in (0, 1))
    others = tuple((texts[n], found[n].chance) for n in range(2, len(found)))[:LISTED]
    return Puzzle(name, position(game, state), best, second, others, ranks)


def is_easy(ranks: tuple[int, int]) -> bool:
    """Whether every opponent finds the best play."""
    return ranks == (1, 1)


def position(game: AnyGame, state: Any) -> str:
    """The observation of the seat on turn, as text."""
    rules = game.rules
    return rules.write_position(rules.observation(state, rules.current_player(state)))


def name_of(game: AnyGame, state: Any) -> str:
    """The name of the puzzle of a position: the first six digits of its SHA-256."""
    return sha256(position(game, state).encode()).hexdigest()[:6]


def text(game: AnyGame, found: Found) -> str:
    """A play as text."""
    return ", ".join(map(game.rules.write, found.actions))


def rollout(game: AnyGame, state: Any, found: Found, name: str) -> Rollout:
    """The games to play out after a play, with hidden things dealt anew for each."""
    rules = game.rules
    seat = rules.on_turn(state)
    assert seat is not None
    seen, side = rules.observation(state, seat), rules.sides(state.terms.setup)[seat]

    def start(rng: Random) -> Any:
        return _left(game, rules.resample(seen, seat, rng), found)

    return Rollout(kind_of(rules.name).share, start, side, name)


def _played_out(game: AnyGame, state: Any, found: list[Found], name: str) -> list[Won] | None:
    """The results of the best and the second-best play over GAMES games each; None if the best
    doesn't stay ahead of the next few."""
    rollouts = [rollout(game, state, one, name) for one in found]
    best, second = rollouts[:2]
    for games, margin in SCREENS:
        least = best.play(games).share - margin
        if any(rival.play(games).share > least for rival in rollouts[1:]):
            return None
    won = [best.play(GAMES), second.play(GAMES)]
    return won if won[0].low - won[1].high >= LAST_DIGIT else None


def _left(game: AnyGame, state: Any, found: Found) -> Any:
    for action in found.actions:
        state = game.rules.apply(state, action)
    return state


def rank(game: AnyGame, state: Any, best: Any, level: str) -> int:
    """The rank that an opponent of this level gives the play that leaves the position `best`,
    counted from 1; one more than the number of plays it names if it doesn't name that one."""
    seen = game.rules.observation(state, game.rules.current_player(state))
    legal = game.rules.legal_actions(state)
    *_, ranking = game.bots[level](seen, legal, generator(level, "rank", 0))
    ends = [_left(game, state, Found(choice.actions, 0)) for choice in ranking]
    return ends.index(best) + 1 if best in ends else len(ends) + 1
