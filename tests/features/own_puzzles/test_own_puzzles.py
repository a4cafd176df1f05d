"""What cost somebody dearly comes back as a puzzle of their own, until they no longer do it."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from tessera.features import FEATURES
from tessera.features.own_puzzles.mistakes import AFTER, SHARE, Mistake, Schedule
from tessera.screens.app import App
from tessera.screens.router import Router
from tessera.screens.timer import IDLE
from tessera_kit.fakes.device import FakeDevice, as_device
from tessera_kit.fakes.tablet import Tablet, nodes
from tessera_kit.walk.checks import check_page
from tests.features.story.analysis.test_analysis import analysed
from tests.languages import FEW
from tests.screens.golden import CARDS, DICE, KEY

DAY = date(2026, 3, 27)
"""Two days before clocks change in Europe."""
PEOPLE = DICE.replace("seat normal green", "seat person green")


def settled(tablet: Tablet) -> Tablet:
    while tablet.device.timers:
        tablet.wait()
    return tablet


def at_the_list(text: str = PEOPLE, language: str = "en") -> Tablet:
    """The list after the game was analysed."""
    tablet = settled(analysed(text, language))
    tablet.visit("#/mistakes")
    return settled(tablet)


def opened(text: str = PEOPLE) -> Tablet:
    """Today's first puzzle."""
    tablet = at_the_list(text)
    (first,) = [n for n in nodes(tablet.page) if n.text() == "Begin"]
    tablet.visit(str(first.attributes["href"]))
    return settled(tablet)


def shown(tablet: Tablet) -> Mistake:
    """The mistake that the puzzle is made of."""
    return tablet.app.services.memory.own["own"][tablet.address.rpartition("/")[2]]


def play(tablet: Tablet, events: str) -> None:
    """Presses the squares of a play at Sequence Dice."""
    for event in events.split(", "):
        tablet.press(f"square {event.split(' ')[1]}")
    settled(tablet)


def mistake(key: str, cost: float = 0.1) -> Mistake:
    return Mistake(key, "sequence_dice", "Ana", "", "", "", cost)


def of(*keys: str) -> dict[str, Mistake]:
    return {key: mistake(key) for key in keys}


ONE = "5a1c0e00-17"


def test_what_was_found_comes_back_later_and_later_and_then_stays_away() -> None:
    schedule, day, days = Schedule(""), DAY, []
    while schedule.due(of(ONE), day):
        schedule = Schedule(str(schedule))
        schedule.note(ONE, day, right=True)
        begun = day
        while not schedule.due(of(ONE), day) and (day - begun).days < 100:
            day += timedelta(days=1)
        days.append((day - begun).days)
    assert days == [*AFTER[:3], 100]
    assert schedule.learned(of(ONE)) == 1


def test_what_was_missed_comes_tomorrow_and_begins_anew() -> None:
    schedule = Schedule(f"{ONE}=3@{DAY}")
    schedule.note(ONE, DAY, right=False)
    assert str(schedule) == f"{ONE}=0@{DAY + timedelta(days=1)}"


def test_a_day_has_a_share_that_is_small_enough() -> None:
    known = of(*(f"5a1c0e00-{n}" for n in range(20)))
    schedule = Schedule("")
    for left in range(SHARE, 0, -1):
        due = schedule.due(known, DAY)
        assert len(due) == left
        schedule.note(due[0], DAY, right=left % 2 == 0)
    assert not schedule.due(known, DAY)
    assert len(schedule.due(known, DAY + timedelta(days=1))) == SHARE


def test_the_costliest_comes_first_and_what_waits_before_what_is_new() -> None:
    known = {key: mistake(key, cost) for key, cost in (("a" * 8 + "-1", 0.05), (ONE, 0.3))}
    assert Schedule("").due(known, DAY) == [ONE, "a" * 8 + "-1"]
    assert Schedule(f"{'a' * 8}-1=1@{DAY}").due(known, DAY) == ["a" * 8 + "-1", ONE]


@pytest.mark.parametrize("text", ["", "junk", f"{ONE}=9@{DAY}", f"{ONE}=1@2026-99-01", "=@"])
def test_a_damaged_text_harms_nothing(text: str) -> None:
    assert Schedule(text).due(of(ONE), DAY) == [ONE]


@pytest.mark.parametrize("language", FEW)
def test_an_analysed_game_gives_puzzles_about_what_people_did(language: str) -> None:
    tablet = at_the_list(language=language)
    check_page(tablet.page)
    assert [n for n in nodes(tablet.page) if "#/mistakes/" in str(n.attributes.get("href"))]
    (cost, *others) = tablet.app.services.memory.own["own"].values()
    assert {one.player for one in (cost, *others)} == {"Ana Luísa"}


def test_without_analyses_and_of_hidden_hands_there_are_none() -> None:
    for device in (FakeDevice(), FakeDevice({f"{KEY}one": CARDS})):
        tablet = settled(Tablet("#/mistakes", device=device))
        assert "Analyse a game of yours" in tablet.page.text()


def test_the_better_play_is_right_and_comes_back_tomorrow() -> None:
    tablet = opened()
    assert "One of your moves here cost" in tablet.page.text()
    play(tablet, shown(tablet).best)
    assert "Right!" in tablet.page.text()
    assert "wins in 100" in tablet.page.text()
    assert "=1@" in tablet.device.store.texts["tessera/puzzles/own"]
    following = tablet.app.screen
    tablet.press_primary()
    settled(tablet)
    assert tablet.app.screen is not following
    assert "One of your moves here cost" in tablet.page.text()


def test_the_move_that_was_made_is_wrong_and_can_be_mended() -> None:
    tablet = opened()
    play(tablet, shown(tablet).made)
    assert "That is the move that you made." in tablet.page.text()
    tablet.press_primary()
    settled(tablet)
    play(tablet, shown(tablet).best)
    assert "Right!" in tablet.page.text()
    assert "=0@" in tablet.device.store.texts["tessera/puzzles/own"]


def test_it_is_shown_to_whoever_asks_and_counts_as_missed() -> None:
    tablet = opened()
    tablet.tap("Show me")
    settled(tablet)
    assert "The best move" in tablet.page.text()
    assert "wins in 100" in tablet.page.text()
    kept = tablet.device.store.texts["tessera/puzzles/own"]
    assert "=0@" in kept


def test_a_reload_comes_back_to_the_puzzle() -> None:
    tablet = opened()
    again = settled(Tablet(tablet.address, device=tablet.device))
    assert "One of your moves here cost" in again.page.text()


def test_a_deleted_game_takes_its_puzzles_along() -> None:
    tablet = opened()
    tablet.app.services.saves.delete("one")
    again = settled(Tablet(tablet.address, device=tablet.device))
    assert "Analyse a game of yours" in again.page.text()


def idling(text: str = PEOPLE) -> Tablet:
    """The list, with the switch on."""
    tablet = Tablet("#/mistakes", device=FakeDevice({f"{KEY}one": text}))
    tablet.choose("unasked", "on")
    check_page(tablet.page)
    return tablet


def rest(tablet: Tablet, minutes: int) -> None:
    """Nobody touches the tablet."""
    for _ in range(minutes):
        assert tablet.page, "it draws after whatever was pressed"
        tablet.pass_time(IDLE + 1000)


def test_nothing_is_analysed_unasked_unless_somebody_wants_it() -> None:
    tablet = Tablet("#/", device=FakeDevice({f"{KEY}one": PEOPLE}))
    rest(tablet, 10)
    assert not tablet.device.thinker.wanted


def test_an_idle_page_analyses_finished_games_and_then_rests() -> None:
    tablet = idling()
    tablet.pass_time(IDLE - 1)
    assert not tablet.device.thinker.wanted
    tablet.pass_time(1000)
    tablet.attempt(tablet.device.thinker.find_steps)
    tablet.pass_time(1000)
    assert [n for n in nodes(tablet.page) if "#/mistakes/" in str(n.attributes.get("href"))]
    rest(tablet, 10)
    assert not tablet.device.thinker.wanted
    assert not tablet.device.thinker.awake
    again = Tablet("#/", device=tablet.device)
    rest(again, 2)
    assert not again.device.thinker.wanted, "what is known isn't looked for again"


@pytest.mark.parametrize("how", ["press", "key", "address", "hidden"])
def test_a_press_ends_the_worker_at_once_and_keeps_what_was_found(how: str) -> None:
    tablet = idling()
    tablet.pass_time(IDLE + 1000)
    thinker = tablet.device.thinker
    (wanted,) = thinker.wanted
    steps = len(wanted.left)
    tablet.attempt(lambda: thinker.find_steps(5))
    assert thinker.awake
    {
        "press": lambda: tablet.attempt(lambda: tablet.app.press("app:settings", by_keyboard=True)),
        "key": lambda: tablet.attempt(lambda: tablet.app.key("x")),
        "address": lambda: tablet.visit("#/"),
        "hidden": tablet.put_away,
    }[how]()
    assert not thinker.awake
    assert not thinker.wanted
    rest(tablet, 2)
    (wanted,) = thinker.wanted
    assert len(wanted.left) == steps - 5, "it goes on where it was"


def test_without_power_to_spare_it_waits() -> None:
    tablet = idling()
    tablet.device.charges = False
    rest(tablet, 3)
    assert not tablet.device.thinker.wanted
    tablet.device.charges = True
    rest(tablet, 2)
    assert tablet.device.thinker.wanted


@pytest.mark.parametrize(
    "text", [CARDS, DICE.replace("seat person", "seat normal"), PEOPLE.replace("roll", "role", 1)]
)
def test_games_that_can_give_no_puzzles_are_left_alone(text: str) -> None:
    tablet = idling(text)
    rest(tablet, 3)
    assert not tablet.device.thinker.wanted


def test_at_a_table_nothing_is_done_unasked() -> None:
    tablet = idling()
    tablet.visit("#/begin/tabula")
    rest(tablet, 10)
    assert not tablet.device.thinker.wanted


def test_an_absent_feature_leaves_the_switch_without_a_meaning() -> None:
    tablet = idling()
    others = [name for name in FEATURES if "own_puzzles" not in name]
    again = App(as_device(tablet.device), "en", "#/", Router(others))
    tablet.device.timers.clear()
    again.draw()
    tablet.pass_time(IDLE + 1000)
    assert not tablet.device.thinker.wanted


def test_before_all_of_the_app_is_here_nothing_is_begun() -> None:
    tablet = idling()
    tablet.device.whole = False
    tablet.pass_time(IDLE + 1000)
    assert not tablet.device.thinker.wanted
