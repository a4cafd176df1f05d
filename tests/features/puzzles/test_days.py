"""The puzzle of the day: the same for everybody, kept, told, and shared without giving it away."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from tessera.features.learn.guidance import Guidance
from tessera.features.puzzles.days import FIRST, game_of, puzzle_of
from tessera.features.puzzles.guide import PuzzleGuide
from tessera.features.puzzles.page import PuzzleWays
from tessera.games import GAMES, WITH_PUZZLES
from tessera.i18n import LANGUAGES
from tessera.kit.puzzles import Puzzle, read
from tessera.screens.table.page import TablePage
from tessera.storage.backups.backup import take
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet, with_class
from tools.paths import PACKAGE

KEPT = "tessera/daily"
DAY = "2026-11-25"  # Sequence Dice has it: its first puzzle.


def puzzles(game: str) -> tuple[Puzzle, ...]:
    return read((PACKAGE / "games" / game / "puzzles.txt").read_text(encoding="utf-8"))


def opened(day: str = DAY, device: FakeDevice | None = None, language: str = "en") -> Tablet:
    device = device or FakeDevice()
    device.day_on_the_wall = day
    tablet = Tablet("#/puzzles", device=device, language=language)
    if not isinstance(tablet.app.screen, TablePage):
        tablet.fetch()
    return tablet


def puzzle_of_page(tablet: Tablet) -> Puzzle:
    assert isinstance(tablet.app.screen, TablePage)
    guide = tablet.app.screen.part(Guidance).guide
    assert isinstance(guide, PuzzleGuide)
    return guide.puzzle


def press(tablet: Tablet, play: str) -> None:
    tablet.press(f"square {play.split(' ')[1]}")


def find(tablet: Tablet) -> None:
    press(tablet, puzzle_of_page(tablet).best.play)


def ways(tablet: Tablet) -> str:
    return tablet.text("puzzle-ways")


def test_games_have_the_days_in_turn_and_no_puzzle_comes_twice_before_all_came() -> None:
    found: dict[str, list[str]] = {}
    services = Tablet().app.services
    for n in range(3 * 42):
        day = FIRST + timedelta(days=n)
        game = game_of(services, day).rules.name
        found.setdefault(game, []).append(puzzle_of(day, game, puzzles(game)).name)
    assert {*found} == {game.rules.name for game in GAMES if game.has_puzzles}
    for game, names in found.items():
        assert names == [puzzle.name for puzzle in puzzles(game)[:42]]
    assert game_of(services, date(2020, 2, 29)).has_puzzles, "a clock may be wrong by years"


@pytest.mark.parametrize("game", ["sequence", "sequence_dice", "tabula"])
def test_a_game_that_was_played_here_has_the_puzzle_of_each_day(game: str) -> None:
    tablet = Tablet(f"#/begin/{game}")
    days = [FIRST + timedelta(days=n) for n in range(30)]
    assert {game_of(tablet.app.services, day).rules.name for day in days} == {game}
    found = [puzzle_of(day, game, puzzles(game)).name for day in days]
    assert len(set(found)) == 30, "another one each day"
    tablet.device.day_on_the_wall = DAY
    tablet.visit("#/")
    assert [way for way in tablet.device.offered if "today" in way] == [f"today {game}"]


def test_who_does_not_know_the_game_may_learn_it_first() -> None:
    tablet = opened()
    assert "Learn Sequence Dice first" in ways(tablet)
    tablet.visit("#/begin/sequence_dice")
    assert "Learn Sequence Dice first" not in ways(opened(device=tablet.device))
    name = GAMES[1].lessons()[0].name
    knowing = FakeDevice(texts={"tessera/lessons/sequence_dice": name})
    assert "Learn Sequence Dice first" not in ways(opened(device=knowing))


def test_the_address_leads_to_the_puzzle_of_the_day_on_the_wall() -> None:
    assert puzzle_of_page(opened()).name == puzzles("sequence_dice")[0].name
    assert puzzle_of_page(opened("2026-11-28")).name == puzzles("sequence_dice")[1].name
    assert puzzle_of_page(opened("2026-11-27")).name == puzzles("sequence")[1].name


def test_what_came_of_it_is_kept_and_told() -> None:
    tablet = opened()
    assert "Share" not in ways(tablet)
    press(tablet, puzzle_of_page(tablet).second.play)
    tablet.press("square a1")  # It is taken back.
    find(tablet)
    assert tablet.device.store.get(KEPT) == f"{DAY} 2"
    assert "1 day in a row" in ways(tablet)
    (marks,) = with_class(tablet.page, "days")
    assert str(marks.attributes["aria-label"]).endswith("not played, solved on try 2")


def test_what_was_shown_counts_for_nothing_also_when_it_is_played_again() -> None:
    tablet = opened()
    tablet.tap("Show me")
    tablet.wait()
    assert tablet.device.store.get(KEPT) == f"{DAY} s"
    assert "The last seven days" in ways(tablet)
    assert "Tomorrow" not in ways(tablet), "it would stand beside “Next puzzle”"
    page = tablet.app.screen
    assert isinstance(page, TablePage)
    page.part(PuzzleWays).repeat()
    find(tablet)
    assert tablet.device.store.get(KEPT) == f"{DAY} s"


def test_another_puzzle_is_nothing_to_the_day() -> None:
    tablet = opened()
    tablet.visit(f"#/puzzles/sequence_dice/{puzzles('sequence_dice')[2].name}")
    find(tablet)
    assert tablet.device.store.get(KEPT) is None
    assert "Share" not in ways(tablet)


def test_it_says_that_it_is_the_puzzle_of_the_day() -> None:
    tablet = opened()
    assert tablet.text("lesson-word") == "Puzzle of the day"
    tablet.visit(f"#/puzzles/sequence_dice/{puzzles('sequence_dice')[2].name}")
    assert tablet.text("lesson-word").startswith("Puzzle 3 of ")


def test_midnight_goes_by_and_it_is_still_that_day_s() -> None:
    tablet = opened()
    tablet.device.day_on_the_wall = "2026-11-26"
    find(tablet)
    assert tablet.device.store.get(KEPT) == f"{DAY} 1"


def test_the_menu_tells_the_days_in_a_row() -> None:
    device = FakeDevice(texts={KEPT: "2026-11-23 11"})
    tablet = opened(device=device)
    find(tablet)
    tablet.visit("#/")
    (days,) = tablet.device.in_menu["today"]
    assert "3 days in a row" in days.text()
    assert len(with_class(days, "day-done")) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_to_share_gives_nothing_away(language: str) -> None:
    tablet = opened(device=FakeDevice(texts={KEPT: "2026-11-23 11"}), language=language)
    find(tablet)
    tablet.press("share day")
    (words,) = tablet.device.sharing.words
    puzzle = puzzle_of_page(tablet)
    assert words.startswith("Tessera, ")
    assert f"{DAY} in {language}" in words
    assert words.endswith("\nhttps://example.org/tessera/#/puzzles")
    assert "3" in words.split("\n")[0].rpartition(".")[0].rpartition(".")[2], "days in a row"
    assert puzzle.best.play.split(" ")[1] not in words.split("\n")[0].split()
    assert puzzle.name not in words


def test_without_a_sheet_the_line_is_copied() -> None:
    tablet = opened()
    tablet.device.sharing.shares = False
    find(tablet)
    tablet.press("share day")
    assert tablet.device.sharing.clipboard[0].startswith("Tessera, puzzle of ")
    assert tablet.notice == "Copied."


def test_backups_join_the_days_of_two_devices() -> None:
    one, other = (
        FakeDevice(texts={KEPT: "2026-11-23 11"}),
        FakeDevice(texts={KEPT: "2026-11-24 s1"}),
    )
    services = Tablet(device=one).app.services
    backup = take(services.saves, services.settings)
    Tablet(device=other).app.services.settings.arrive(backup.settings)
    assert other.store.get(KEPT) == "2026-11-23 111"


def test_a_page_left_open_over_midnight_has_the_puzzle_of_the_new_day() -> None:
    for solved in (False, True):
        tablet = opened()
        if solved:
            find(tablet)
        tablet.device.day_on_the_wall = "2026-11-26"
        tablet.attempt(tablet.app.come_back)
        if not isinstance(tablet.app.screen, TablePage):
            tablet.fetch()
        assert puzzle_of_page(tablet).name == puzzle_of_page(opened("2026-11-26")).name


def test_who_is_in_the_midst_of_yesterdays_puzzle_may_end_it() -> None:
    tablet = opened()
    press(tablet, puzzle_of_page(tablet).second.play)
    tablet.device.day_on_the_wall = "2026-11-26"
    tablet.attempt(tablet.app.come_back)
    tablet.press("square a1")  # It is taken back.
    find(tablet)
    assert tablet.device.store.get(KEPT) == f"{DAY} 2"


def test_the_games_of_the_days_are_those_that_have_puzzles() -> None:
    assert {game.rules.name for game in GAMES if game.has_puzzles} == {*WITH_PUZZLES}
