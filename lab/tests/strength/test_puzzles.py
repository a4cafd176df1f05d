"""Every puzzle that is shipped: its best play is allowed, is what the evaluator prefers by the
margin, and won more of the games that were played out. And the search that finds them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import groupby, islice

import pytest

from lab.strength.arena import find_game
from lab.strength.puzzles import mining
from lab.strength.puzzles.kinds import KINDS, LEAST_MARGIN
from lab.strength.puzzles.mining import GAMES as PLAYED_OUT
from lab.strength.puzzles.order import idea, in_order
from lab.strength.puzzles.rollouts import wilson
from lab.strength.puzzles.writing import write
from tessera.core.rules import CHANCE
from tessera.games import GAMES
from tessera.kit.lessons import events
from tessera.kit.puzzles import Puzzle, left_by, read
from tests.effort import LONG
from tools.paths import PACKAGE

NAMES = [game.rules.name for game in GAMES if game.has_puzzles]
every_game = pytest.mark.parametrize("name", NAMES)


def text_of(name: str) -> str:
    return (PACKAGE / "games" / name / "puzzles.txt").read_text(encoding="utf-8")


@cache
def puzzles(name: str) -> tuple[Puzzle, ...]:
    return read(text_of(name))


def positions(name: str) -> Iterator[tuple[Puzzle, object]]:
    rules = find_game(name).rules
    for puzzle in puzzles(name):
        yield puzzle, rules.read_position(puzzle.position)


def test_three_games_have_forty_and_more() -> None:
    assert NAMES == ["sequence", "sequence_dice", "tabula"]
    assert all(len(puzzles(name)) >= 40 for name in NAMES)


@every_game
def test_the_file_is_as_the_search_writes_it(name: str) -> None:
    head, _, rest = text_of(name).partition("\n\n")
    assert head.startswith("# seed ")
    assert "\n".join(map(write, puzzles(name))) == rest
    assert list(puzzles(name)) == in_order(find_game(name), puzzles(name))


@every_game
def test_each_is_there_once_under_the_name_of_its_position(name: str) -> None:
    game = find_game(name)
    names = [puzzle.name for puzzle in puzzles(name)]
    assert len({*names}) == len(names)
    assert names == [mining.name_of(game, state) for _, state in positions(name)]


@every_game
def test_every_play_that_is_named_is_allowed(name: str) -> None:
    rules = find_game(name).rules
    for puzzle, start in positions(name):
        for play in puzzle.plays:
            state = start
            for text in events(play):
                assert rules.read(text) in rules.legal_actions(state), (puzzle.name, play)
                state = rules.apply(state, rules.read(text))


@every_game
def test_the_plays_leave_different_positions(name: str) -> None:
    rules = find_game(name).rules
    for puzzle, start in positions(name):
        ends = [left_by(rules, start, play) for play in puzzle.plays]
        assert all(end not in ends[:n] for n, end in enumerate(ends)), puzzle.name


@every_game
def test_the_evaluator_prefers_the_best_play_by_the_margin(name: str) -> None:
    rules = find_game(name).rules
    for puzzle, state in islice(positions(name), 0, None, 1 if LONG else 3):
        first, second, *_ = KINDS[name].plays(state)
        assert ", ".join(map(rules.write, first.actions)) == puzzle.best.play, puzzle.name
        assert first.chance == pytest.approx(puzzle.best.chance, abs=0.0006)
        assert second.chance == pytest.approx(puzzle.second.chance, abs=0.0006)
        assert first.chance - second.chance >= LEAST_MARGIN


@every_game
def test_a_thousand_games_after_each_of_both_bear_it_out(name: str) -> None:
    for puzzle in puzzles(name):
        for one in (puzzle.best, puzzle.second):
            assert one.won == pytest.approx(wilson(one.won.share, PLAYED_OUT), abs=0.0011)
        assert puzzle.best.won.low > puzzle.second.won.high, puzzle.name


@every_game
def test_nobody_finds_the_best_by_pressing_anything(name: str) -> None:
    for puzzle, state in positions(name):
        assert KINDS[name].choices(state) >= 8, puzzle.name


@every_game
def test_five_surprise_and_then_no_idea_tires(name: str) -> None:
    game = find_game(name)
    first = puzzles(name)[:5]
    assert all(puzzle.ranks[1] > 3 for puzzle in first), "the easy opponent finds them late"
    ideas = [idea(game, puzzle) for puzzle in puzzles(name)]
    assert len({*ideas[:5]}) >= 4
    rows = [len([*row]) for _, row in groupby(ideas)]
    assert max(rows) <= 3, rows


@every_game
def test_what_punishes_a_play_is_done_by_another_seat_and_allowed(name: str) -> None:
    """And most wrong plays are punished by something."""
    rules, punished, wrong = find_game(name).rules, 0, 0
    for puzzle, start in positions(name):
        wrong += len([*puzzle.plays]) - 1
        for play, shown in puzzle.shown:
            state = left_by(rules, start, play)
            seats = set()
            for text in events(shown):
                seats.add(rules.current_player(state))
                assert rules.read(text) in [
                    *rules.legal_actions(state),
                    *(event for event, _ in rules.chance_outcomes(state)),
                ], (puzzle.name, play)
                state = rules.apply(state, rules.read(text))
            assert rules.on_turn(start) not in seats
            assert seats - {CHANCE}, (puzzle.name, play)
            punished += 1
    assert punished > 0.6 * wrong


def test_the_games_played_out_can_be_repeated() -> None:
    game = find_game("sequence_dice")
    puzzle, state = next(positions("sequence_dice"))
    best = KINDS["sequence_dice"].plays(state)[0]
    won = mining.rollout(game, state, best, puzzle.name).play(PLAYED_OUT)
    assert won == pytest.approx(puzzle.best.won, abs=0.0006)


def lead(puzzle: Puzzle) -> float:
    """By how much more of the games played out the best play won."""
    return puzzle.best.won.low - puzzle.second.won.high


def test_the_search_finds_a_puzzle_in_its_position(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mining, "SCREENS", ((20, -1.0),))  # None is given up early.
    monkeypatch.setattr(mining, "GAMES", 200)
    puzzle, state = max(positions("sequence_dice"), key=lambda one: lead(one[0]))
    found = mining.puzzle(find_game("sequence_dice"), state)
    assert found
    assert (found.name, found.position) == (puzzle.name, puzzle.position)
    assert (found.best.play, found.ranks) == (puzzle.best.play, puzzle.ranks)


def test_where_plays_are_alike_there_is_no_puzzle() -> None:
    game = find_game("sequence_dice")
    empty = "players=2\n" + "......\n" * 6 + "seat 1: roll 2 5"
    assert mining.puzzle(game, game.rules.read_position(empty)) is None


@pytest.mark.parametrize("cut", ["", "# seed 1, games 3\n", "puzzle 5a1c0e\nbest place c3"])
def test_a_file_that_came_in_part_is_refused(cut: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - the message is the text
        read(cut)
