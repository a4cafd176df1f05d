"""Works out the figures of "Did you know?": for each game a function for each line of its
`facts.txt`. Every case is counted, or the game's own computers play; nothing is taken from a book.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import reduce
from importlib import import_module
from itertools import combinations, count
from math import factorial
from random import Random
from typing import Any

from tessera.core.chance import draw
from tessera.core.dice import throws
from tessera.core.rules import CHANCE
from tessera.core.setup import Setup
from tessera.games.sequence import GAME as SEQUENCE_GAME
from tessera.games.sequence.rules import RULES as SEQUENCE
from tessera.games.sequence.rules.board import FIVES
from tessera.games.sequence.rules.board import SIZE as WIDTH
from tessera.games.sequence.rules.engine import dead
from tessera.games.sequence_dice.rules.board import LINES, NUMBERED
from tessera.games.sequences.rules.score import DICE
from tessera.games.sequences.rules.winning import score_distribution
from tessera.games.sequences.view.odds import outlook
from tessera.games.tabula.rules import RULES as TABULA
from tessera.games.tabula.rules.engine import blots
from tessera.games.tabula.rules.plays import after, afterstates
from tessera.kit.bot import decide
from tools.projects import find_anywhere

Figures = dict[str, float]
"""The figures of a line, by the words that stand for them in its sentence."""
SEATS = 24
GAMES, TURNS = 200, 30


def blocking_all(lines: tuple[int, ...], most: int, chosen: int = 0) -> set[int]:
    """All ways, as masks, to stand in each line with at most so many chips."""
    # Somebody must stand somewhere in the first line that is open.
    line = next((line for line in lines if not line & chosen), 0)
    if not line:
        return {chosen}
    if not most:
        return set()
    squares = (1 << square for square in range(line.bit_length()) if line >> square & 1)
    return set().union(*(blocking_all(lines, most - 1, chosen | square) for square in squares))


def seven() -> Figures:
    """The fewest chips that stand in every line of five."""
    least = next(n for n in count(1) if blocking_all(LINES[5], n))
    assert all(way & NUMBERED[12] for way in blocking_all(LINES[5], least))
    return {"n": least, "square": 12}


def ten() -> Figures:
    """The number of times in 1,000 that a 10 comes before the fourth 2."""
    ways = {n: sum(w for roll, w in throws(2) if roll.total == n) for n in (2, 10)}
    twos = Fraction(ways[2], ways[2] + ways[10])
    return {"n": round(1000 * (1 - twos**4)), "ten": 10, "two": 2}


def six() -> Figures:
    """The number of throws in which all six numbers come once, and four 1s or more."""
    ways = 6**DICE / factorial(DICE)
    return {"all": round(ways), "ones": round(1 / outlook("sequences").wipe)}


def turns() -> Figures:
    """The mean number of turns until somebody alone has 100 points, by both games."""
    return {"n": round(outlook("sequences").turns), "due": round(outlook("hearts_due").turns)}


def first_round() -> Figures:
    """The likeliest round in which the first of many reaches 100, by both games."""

    def likeliest(variant: str) -> int:
        short = [score_distribution(variant, 0, n).still_short ** SEATS for n in range(60)]
        return max(range(1, 60), key=lambda n: short[n - 1] - short[n])

    return {"n": likeliest("sequences"), "due": likeliest("hearts_due"), "players": SEATS}


def twenty() -> Figures:
    """The fewest chips that stand in every five."""
    # They are as many as fives of which no two meet, so fewer can't do.
    apart = reduce(lambda met, five: met if met & five else met | five, FIVES, 0)
    places = [(x, y) for x in range(WIDTH) for y in range(WIDTH) if not (x + 2 * y) % 5]
    chips = sum(1 << WIDTH * y + x for x, y in places)
    assert all(five & chips for five in FIVES)
    assert len(places) == apart.bit_count() // 5
    return {"n": len(places)}


def dead_cards() -> Figures:
    """The games in 100 in which somebody holds a dead card by turn 30."""
    bot, met = SEQUENCE_GAME.bots["normal"], 0
    for game in range(GAMES):
        rng, state, taken, seat = Random(game), SEQUENCE.new(SEQUENCE.standard_setup(2)), 0, None
        while taken <= TURNS and (who := SEQUENCE.current_player(state)) is not None:
            if who == CHANCE:
                event: Any = draw(SEQUENCE.chance_outcomes(state), rng)
            else:
                taken, seat = taken + (who != seat), who
                if any(dead(card, state.free) for card in state.hands[who]):
                    met += 1
                    break
                seen = SEQUENCE.observation(state, who)
                event = decide(bot, seen, SEQUENCE.legal_actions(state), rng)
            state = SEQUENCE.apply(state, event)
    return {"n": round(100 * met / GAMES), "turn": TURNS}


def zeno() -> Figures:
    """The number of throws that leave the Emperor Zeno the most single pieces, of all throws."""
    setup = TABULA.checked_setup(
        Setup(2, (("rules", "seed"), ("ties", "draw"), ("position", "zeno")))
    )
    state = TABULA.new(setup)
    single: dict[int, int] = {}
    for roll, weight in throws(3):
        ends = afterstates(state.terms.variant, state.own, state.other, roll.dice)
        least = min(blots(after(end, state.other)[0]).bit_count() for end in ends)
        single[least] = single.get(least, 0) + weight
    worst = max(single)
    return {"n": single[worst], "all": sum(single.values()), "pieces": worst}


class Ur:
    """Ur by Finkel's way, with at most two pieces each left: the lab knows these exactly."""

    def __init__(self) -> None:
        assert find_anywhere("ur")
        board, judge, rules = (
            import_module(f"tessera_ur.{name}")
            for name in ("rules.board", "bots.judge", "rules.state")
        )
        self.home, self.last = (board.HOME,) * 3, board.last("finkel")
        self.rosettes, self.meets = board.rosettes("finkel"), board.meets("finkel")
        self.steps, self.taken = rules.steps, rules.taken
        self.chance = judge.judge("finkel").exact

    def after(self, own: Any, other: Any, step: Any) -> float:
        """The chance to win of the player who makes a step."""
        own, other = self.taken("finkel", own, other, step)
        if own[0] == self.home[0]:
            return 1.0
        if step.target in self.rosettes:
            return float(self.chance(own, other))
        return 1 - float(self.chance(other, own))


def first_throw() -> Figures:
    """The games in 100 that the first to throw wins with one piece each."""
    ur = Ur()
    one = (0, *ur.home, ur.home[0])
    return {"n": round(100 * ur.chance(one, one))}


def last_squares() -> Figures:
    """The mean number of turns until a piece alone is home from the last two squares."""
    ways = [weight / 16 for weight in (1, 4, 6, 4, 1)]
    last = 1 / ways[1]
    # From the square before it a 1 leads to the last one, a rosette, and to another throw.
    before = (1 + ways[1] * (1 - ways[1]) * last) / (1 - sum(ways[:1] + ways[3:]))
    ur = Ur()
    return {"last": round(last, 1), "before": round(before, 1), "near": ur.last - 1, "far": ur.last}


def rosette() -> Figures:
    """The choices in 100 in which a rosette can be had and isn't best."""
    ur, choices, better = Ur(), 0, 0
    sides = [
        (a, b, *ur.home)
        for a in range(ur.last + 1)
        for b in range(a, ur.last + 1)
        if a < b or not a
    ]
    for own in sides:
        for other in sides:
            if any(ur.meets.get(place) in other for place in own):
                continue
            for thrown in range(1, 5):
                steps = ur.steps("finkel", own, other, thrown)
                on = [ur.after(own, other, step) for step in steps if step.target in ur.rosettes]
                if on and len(steps) > len(on):
                    choices += 1
                    better += max(ur.after(own, other, step) for step in steps) > max(on)
    return {"n": round(100 * better / choices), "of": 100}


def wheels() -> Figures:
    """The number of wheels with all six pieces that differ, however they are turned."""
    rim = [tuple(range(n, 8)) + tuple(range(n)) for n in range(8)]
    turned = [(*way, 8) for side in rim for way in (side, side[::-1])]
    places = frozenset(range(9))
    wheels = (
        (frozenset(one), frozenset(other))
        for one in combinations(places, 3)
        for other in combinations(places - {*one}, 3)
    )
    seen = {
        min(tuple(tuple(sorted(way[n] for n in side)) for side in wheel) for way in turned)
        for wheel in wheels
    }
    return {"n": len(seen)}


FACTS: dict[str, dict[str, Callable[[], Figures]]] = {
    "sequence": {"twenty": twenty, "dead": dead_cards},
    "sequence_dice": {"seven": seven, "ten": ten},
    "sequences": {"six": six, "turns": turns, "round": first_round},
    "tabula": {"zeno": zeno},
    "ur": {"first": first_throw, "last": last_squares, "rosette": rosette},
    "rota": {"wheels": wheels},
}
"""The lines of each game."""
