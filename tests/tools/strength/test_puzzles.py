"""Every puzzle that is shipped: its best play is allowed, is what the evaluator prefers by the
margin, and won more of the games that were played out. And the search that finds them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from tessera.games import GAMES
from tessera.games.tabula.rules import ZENO, ZENOS_OPPONENT, ZENOS_THROW
from tessera.kit.lessons import events
from tessera.kit.puzzles import Puzzle, left_by, read
from tools.paths import PACKAGE
from tools.strength.arena import find_game
from tools.strength.puzzles import mining
from tools.strength.puzzles.kinds import KINDS, LEAST_MARGIN
from tools.strength.puzzles.mining import GAMES as PLAYED_OUT
from tools.strength.puzzles.rollouts import wilson
from tools.strength.puzzles.writing import difficulty, write

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


def test_three_games_have_puzzles() -> None:
    assert NAMES == ["sequence", "sequence_dice", "tabula"]


@every_game
def test_the_file_is_as_the_search_writes_it(name: str) -> None:
    head, _, rest = text_of(name).partition("\n\n")
    assert head.startswith("# seed ")
    assert "\n".join(map(write, puzzles(name))) == rest
    assert list(puzzles(name)) == sorted(puzzles(name), key=lambda p: (difficulty(p), p.name))


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
    for puzzle, state in positions(name):
        if not puzzle.second:
            continue
        first, second, *_ = KINDS[name].plays(state)
        assert ", ".join(map(rules.write, first.actions)) == puzzle.best.play, puzzle.name
        assert first.chance == pytest.approx(puzzle.best.chance, abs=0.0006)
        assert second.chance == pytest.approx(puzzle.second.chance, abs=0.0006)
        assert first.chance - second.chance >= LEAST_MARGIN


@every_game
def test_a_thousand_games_after_each_of_both_bear_it_out(name: str) -> None:
    for puzzle in puzzles(name):
        weighed = [one for one in (puzzle.best, puzzle.second) if one]
        for one in weighed:
            assert one.won == pytest.approx(wilson(one.won.share, PLAYED_OUT), abs=0.0011)
        if puzzle.second:
            assert puzzle.best.won.low > puzzle.second.won.high, puzzle.name


def test_zenos_throw_is_among_them_and_has_one_play() -> None:
    rules = find_game("tabula").rules
    ((puzzle, state),) = [(p, s) for p, s in positions("tabula") if not p.second]
    assert (state.sides, state.dice) == ((ZENO, ZENOS_OPPONENT), ZENOS_THROW)  # type: ignore[attr-defined]
    assert whole_plays(rules, state) == {left_by(rules, state, puzzle.best.play)}


@every_game
def test_a_task_of_its_own_belongs_to_each_puzzle_with_one_play(name: str) -> None:
    assert {*find_game(name).puzzle_tasks} == {p.name for p in puzzles(name) if not p.second}


def whole_plays(rules: object, state: object) -> set[object]:
    """Every position in which a turn can end."""
    if rules.on_turn(state) != 0:  # type: ignore[attr-defined]
        return {state}
    ends: set[object] = set()
    for action in rules.legal_actions(state):  # type: ignore[attr-defined]
        ends |= whole_plays(rules, rules.apply(state, action))  # type: ignore[attr-defined]
    return ends


def test_the_games_played_out_can_be_repeated() -> None:
    game = find_game("sequence_dice")
    puzzle, state = next(positions("sequence_dice"))
    best = KINDS["sequence_dice"].plays(state)[0]
    won = mining.rollout(game, state, best, puzzle.name).play(PLAYED_OUT)
    assert won == pytest.approx(puzzle.best.won, abs=0.0006)


def lead(puzzle: Puzzle) -> float:
    """By how much more of the games played out the best play won."""
    assert puzzle.second
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
