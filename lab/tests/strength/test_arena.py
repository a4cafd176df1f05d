"""The arena's arithmetic, how it pairs games, and what it says to a wrong command."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from typing import Any

import pytest

from lab.strength import arena
from lab.strength.arena import (
    Match,
    Unknown,
    agreed,
    estimate,
    find_bot,
    find_game,
    pair,
    play,
    score,
)
from tessera.games import GAMES, find
from tessera.games.one_card.rules import RULES as ONE_CARD
from tessera.kit.bot import Choice, uniform


def first(seen: object, legal: tuple[Any, ...], rng: object) -> Any:
    """The first choice there is."""
    yield (Choice((legal[0],)),)


def game(name: str) -> arena.AnyGame:
    game = find(name)
    assert game is not None
    return game.rules


# --- arithmetic ---


def test_the_interval_counts_pairs_not_games() -> None:
    found = estimate([(1, 1), (1, 0), (1, 0), (0, 0)])
    # The pairs' means are 1, a half, a half and 0: variance 1/6, so a standard error of √(1/24).
    assert found.mean == 0.5
    assert found.margin == pytest.approx(1.96 * sqrt(1 / 24))
    assert (found.pairs, found.even) == (4, 0.5)


def test_luck_that_favours_a_seat_leaves_no_doubt() -> None:
    """Whoever sits first wins every game: A and B are equal, and that is certain."""
    found = estimate([(1, 0)] * 10)
    assert (found.mean, found.margin) == (0.5, 0)


def test_a_single_pair_proves_nothing() -> None:
    assert estimate([(1, 1)]).margin == inf
    assert estimate([(1, 1)]).verdict == "no difference shows"


@pytest.mark.parametrize(
    ("wins", "verdict"),
    [(90, "A is stronger"), (52, "no difference shows"), (10, "B is stronger")],
)
def test_the_verdict_is_what_the_interval_allows(wins: int, verdict: str) -> None:
    assert estimate([(1, 1)] * wins + [(0, 0)] * (100 - wins)).verdict == verdict


def test_among_three_sides_a_third_is_even() -> None:
    found = estimate([(1, 0, 0)] * 30)
    assert found.mean == pytest.approx(found.even) == pytest.approx(1 / 3)
    assert found.verdict == "no difference shows"


# --- pairs ---


def watched(events: list[str], bot: arena.AnyBot, name: str) -> arena.AnyBot:
    """The bot, noting under its name each choice it is asked for."""

    def watching(seen: Any, legal: tuple[Any, ...], rng: Any) -> Any:
        events.append(f"{name}{seen.seat}")
        yield from bot(seen, legal, rng)

    return watching


def test_each_plays_both_seats_with_the_same_chance() -> None:
    """The same bot under two names plays the same game twice, once from each seat."""
    tabula = game("tabula")
    seen: list[str] = []
    a, b = watched(seen, uniform, "A"), watched(seen, uniform, "B")
    setup = tabula.standard_setup(2)
    score(tabula, setup, a, b, 0, "x")
    once = seen.copy()
    seen.clear()
    score(tabula, setup, a, b, 1, "x")
    swapped = [who.translate(str.maketrans("AB", "BA")) for who in seen]
    assert once == swapped
    assert {"A0", "B1"} == set(once)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.rules.name)
def test_equal_bots_share_evenly(game: Any) -> None:
    """With equal bots every side of one chance wins once in a pair, whatever the game."""
    setup = agreed(game.rules, 3 if 3 in game.rules.players else None, [])
    for seed in ("even", "level"):
        assert sum(pair(game.rules, setup, first, first, seed)) == pytest.approx(1)


def match(a: str, b: str, seed: str, pairs: int, processes: int = 1) -> list[tuple[float, ...]]:
    dice = game("sequence_dice").standard_setup(2)
    return list(Match("sequence_dice", a, b, dice, seed).pairs(pairs, processes))


def test_other_pairs_have_other_chance() -> None:
    assert len(set(match("easy", "easy", "seed", 12))) == 2


def test_the_same_seed_gives_the_same_games() -> None:
    once, again, other = (match("uniform", "easy", seed, 6) for seed in ("s", "s", "t"))
    assert once == again != other


def test_how_many_processors_play_changes_no_game() -> None:
    assert match("uniform", "easy", "s", 6, 3) == match("uniform", "easy", "s", 6)


@pytest.mark.parametrize(
    ("players", "side", "expected"), [(4, 0, "0 2"), (4, 1, "1 3"), (3, 2, "2")]
)
def test_a_holds_a_whole_side(players: int, side: int, expected: str) -> None:
    """Partners play for the same bot; everybody else plays for the other."""
    dice = game("sequence_dice")
    seen: list[str] = []
    a, b = watched(seen, first, "A"), watched(seen, first, "B")
    score(dice, dice.standard_setup(players), a, b, side, "x")
    assert " ".join(sorted({who[1:] for who in seen if who[0] == "A"})) == expected


def results(monkeypatch: pytest.MonkeyPatch, winners: tuple[int, ...], players: int) -> list[float]:
    """What A scores from each side of a game of Sequence Dice with these winning seats."""
    monkeypatch.setattr(arena, "play", lambda *_: winners)
    dice = game("sequence_dice")
    setup = dice.standard_setup(players)
    return [score(dice, setup, first, first, side, "x") for side in sorted({*dice.sides(setup)})]


def test_a_draw_is_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    assert results(monkeypatch, (), 2) == [0.5, 0.5]
    assert results(monkeypatch, (), 3) == [1 / 3] * 3


def test_partners_win_one_game(monkeypatch: pytest.MonkeyPatch) -> None:
    assert results(monkeypatch, (1, 3), 4) == [0, 1]


def test_bots_see_what_their_seat_may_see() -> None:
    looked: list[bool] = []

    def looking(seen: Any, legal: tuple[Any, ...], rng: Any) -> Any:
        looked.append(seen == ONE_CARD.observation(seen, ONE_CARD.current_player(seen)))
        yield (Choice((legal[0],)),)

    play(ONE_CARD, ONE_CARD.standard_setup(3), [looking] * 3, "x")
    assert looked
    assert all(looked)


# --- the command ---


def test_a_game_without_end_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "LONGEST", 5)
    tabula = game("tabula")
    with pytest.raises(RuntimeError, match="no end after 5 events"):
        play(tabula, tabula.standard_setup(2), [first, first], "x")


def test_bots_are_found_by_name_and_by_path() -> None:
    game = find_game("tabula")
    assert find_bot(game, "normal") is game.bots["normal"]
    assert find_bot(game, "uniform") is uniform
    assert find_bot(game, "tessera.games.tabula.bots:greedy") is game.bots["normal"]


@pytest.mark.parametrize("name", ["nobody", "no.such:bot", "tessera.games.tabula.bots:nobody"])
def test_an_unknown_bot_is_refused(name: str) -> None:
    with pytest.raises(Unknown):
        find_bot(find_game("tabula"), name)


@pytest.mark.parametrize(
    ("players", "options"), [(3, []), (2, ["rules=other"]), (2, ["nothing=1"]), (2, ["rules"])]
)
def test_a_set_up_that_the_game_does_not_offer_is_refused(
    players: int, options: Sequence[str]
) -> None:
    with pytest.raises(Unknown):
        agreed(game("tabula"), players, options)


def test_options_not_named_stay_at_their_defaults() -> None:
    setup = agreed(game("tabula"), None, ["rules=classical"])
    assert (setup.players, setup["rules"], setup["ties"]) == (2, "classical", "draw")


def test_one_alone_compares_nothing() -> None:
    with pytest.raises(Unknown):
        agreed(game("sequences"), 1, [])


def test_the_command_prints_an_interval(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["--game", "tabula", "--a", "normal", "--b", "uniform", "--pairs", "10"]
    assert arena.main(command) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("A normal, B uniform, tabula for 2 rules=seed")
    assert len(lines) == 11
    assert all(line.endswith("(even 50.0%)") for line in lines[1:-1])
    assert lines[-1].startswith("  A ")
    assert lines[-1].endswith("of 10 pairs (even 50.0%): A is stronger")


def test_a_wrong_command_is_answered_with_what_there_is(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        arena.main(["--game", "chess", "--a", "normal", "--b", "uniform"])
    assert "sequence_dice" in capsys.readouterr().err
