"""What punishes a play that isn't the best: the throw, or the card, that tells the two apart, and
the reply. `make -C lab puzzle-answers` looks for them for all puzzles of the app's games that are
there, or with `GAME=ur` for those of one game.

With dice it is the throw of the next side that costs this play most beside the best one, by how
likely it is; and what that side makes of it. In Sequence the cards that the seat doesn't see are
dealt anew a few times, and of these hands that is kept with which most replies are telling: its
owner may hold it, and the learner sees nothing of it but what is played.
"""

import sys
from collections.abc import Collection
from dataclasses import replace
from random import Random
from typing import Any

from lab.strength.arena import find_game
from lab.strength.puzzles.finding import file_of, kind_of
from lab.strength.puzzles.kinds import KINDS, ended
from lab.strength.puzzles.writing import write
from tessera.core.chance import generator
from tessera.core.rules import CHANCE
from tessera.games.sequence.bots import at_first_sight as sequence_at_sight
from tessera.games.sequence.rules.merits import merits as sequence_merits
from tessera.kit.bot import decide
from tessera.kit.foresight import Foresight
from tessera.kit.game import AnyGame
from tessera.kit.puzzles import Puzzle, left_by, read

LEAST = 0.02
"""A throw after which the wrong play is behind the best by less tells nothing."""
DEALS = 12
TELLING = {"wins", "completes", "blocks", "breaks", "two_ways"}
"""Replies for which a hint has one of these to say."""


def answered(game: AnyGame, puzzle: Puzzle) -> Puzzle:
    """The puzzle with the replies that punish its other plays."""
    analyst = kind_of(game.rules.name).analyst
    if analyst is None:
        return _answered_by_cards(game, puzzle)
    start = game.rules.read_position(puzzle.position)
    best, *wrong = puzzle.plays
    kept = _by_throw(analyst, left_by(game.rules, start, best), start)
    shown = []
    for play in wrong:
        left = left_by(game.rules, start, play)
        lost = _by_throw(analyst, left, start)
        worst = max(kept, key=lambda throw: kept[throw][0] * (kept[throw][1] - lost[throw][1]))
        after = game.rules.apply(left, worst)
        told_apart = kept[worst][1] - lost[worst][1] >= LEAST
        if told_apart and game.rules.on_turn(after) != game.rules.on_turn(start):
            reply = (worst, *_reply(game, after))
            shown.append((play, ", ".join(map(game.rules.write, reply))))
    return replace(puzzle, shown=tuple(shown))


def _by_throw(
    analyst: Foresight[Any, Any], left: Any, start: Any
) -> dict[Any, tuple[float, float]]:
    """For each throw its probability, and the chance to win, once it is answered, of the side that
    was to find the play."""
    rules = analyst.rules
    seat = rules.on_turn(start)
    assert seat is not None
    side = rules.sides(start.terms.setup)[seat]
    if rules.current_player(left) != CHANCE:  # It won at once, or the turn goes on.
        return {}
    outcomes = rules.chance_outcomes(left)
    total = sum(weight for _, weight in outcomes)
    chances = ended(analyst.answered(left))
    return {
        throw: (weight / total, found[side])
        for (throw, weight), found in zip(outcomes, chances, strict=True)
    }


def _reply(game: AnyGame, state: Any) -> tuple[Any, ...]:
    """The actions with which the seat on turn answers its throw, as in the rollouts."""
    rules, seat, reply = game.rules, game.rules.on_turn(state), kind_of(game.rules.name).reply
    assert reply is not None
    found: list[Any] = []
    while rules.current_player(state) == seat:
        for action in reply(state):
            found.append(action)
            state = rules.apply(state, action)
    return tuple(found)


def _answered_by_cards(game: AnyGame, puzzle: Puzzle) -> Puzzle:
    rules = game.rules
    start = rules.read_position(puzzle.position)
    seat = rules.on_turn(start)
    assert seat is not None
    seen = rules.observation(start, seat)
    best, *wrong = puzzle.plays
    most: tuple[Any, tuple[tuple[str, str], ...]] = (start, ())
    for deal in range(DEALS):
        dealt = rules.resample(seen, seat, Random(f"{puzzle.name} {deal}"))
        anyway = _by_card(game, dealt, best)
        found = ((play, _by_card(game, dealt, play)) for play in wrong)
        shown = tuple((play, reply) for play, reply in found if reply not in ("", anyway))
        if len(shown) > len(most[1]):
            most = dealt, shown
    return replace(puzzle, position=rules.write_position(most[0]), shown=most[1])


def _by_card(game: AnyGame, dealt: Any, play: str) -> str:
    """The card that is drawn and the reply, as text; "" if the reply isn't telling."""
    rules, state = game.rules, left_by(game.rules, dealt, play)
    found = []
    while rules.current_player(state) == CHANCE:
        card = rules.chance_outcomes(state)[0][0]
        found.append(card)
        state = rules.apply(state, card)
    other = rules.current_player(state)
    if other in (None, rules.on_turn(dealt)):
        return ""
    seen, legal = rules.observation(state, other), rules.legal_actions(state)
    reply = decide(sequence_at_sight, seen, legal, generator("reply", "bot", 0))
    if not TELLING & {merit.code for merit in sequence_merits(seen, reply)[:1]}:
        return ""
    return ", ".join(map(rules.write, (*found, reply)))


def main(names: Collection[str]) -> None:
    """Looks for the replies to all puzzles of these games, and writes them into their files."""
    for name in names:
        game, path = find_game(name), file_of(name)
        head, _, rest = path.read_text(encoding="utf-8").partition("\n\n")
        found = [answered(game, puzzle) for puzzle in read(rest)]
        path.write_text("\n".join([f"{head}\n", *map(write, found)]), encoding="utf-8")
        wrong = sum(len(tuple(puzzle.plays)) - 1 for puzzle in found)
        print(f"{name}: {sum(len(puzzle.shown) for puzzle in found)} of {wrong} are answered")


if __name__ == "__main__":
    main(sys.argv[1:] or KINDS)
