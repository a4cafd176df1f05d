"""Whoever solves has puzzles and days of their own, and they stand on the page of people."""

from __future__ import annotations

from datetime import date

import pytest

from tessera.i18n import LANGUAGES
from tessera.storage.people.solvers import NAME, Solvers
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet, with_class
from tessera_kit.walk.checks import check_page
from tests.features.puzzles import test_days as days
from tests.features.puzzles.test_puzzles import DICE, opened, puzzle_of, right, word, wrong

PEOPLE = {"tessera/people": "cat green Ana\nowl blue Rui"}


def at_home(address: str = DICE, language: str = "en", **kept: str) -> Tablet:
    texts = PEOPLE | {f"tessera/{name}": text for name, text in kept.items()}
    return opened(address, FakeDevice(texts), language)


def solving(tablet: Tablet) -> list[str]:
    pressed = [
        n for n in with_class(tablet.page, "person") if n.attributes["aria-pressed"] == "true"
    ]
    return [node.text() for node in pressed]


def row(tablet: Tablet, number: int) -> list[str]:
    """The words about somebody on the page of people."""
    tablet.visit("#/people")
    check_page(tablet.page)
    (people,) = with_class(tablet.page, "people")
    return [n.text() for n in people.children[number].children if n.tag == "small"]  # type: ignore[union-attr]


def test_nobody_is_asked_where_nobody_is_known() -> None:
    tablet = opened()
    assert "Who solves?" not in tablet.page.text()
    tablet.press(right(tablet))
    assert NAME not in " ".join(tablet.device.store.texts)


def test_each_has_a_list_of_their_own_and_the_device_keeps_its_own() -> None:
    tablet = at_home()
    check_page(tablet.page)
    tablet.press(right(tablet))
    assert "1 of 44 solved" in tablet.page.text()
    tablet.press("solver Ana")
    assert solving(tablet) == ["Ana"]
    assert "Ana: 0 of 44 solved" in tablet.page.text()
    assert word(tablet).startswith("Puzzle 1 of "), "it begins again for her"
    tablet.press(right(tablet))
    assert "Ana: 1 of 44 solved" in tablet.page.text()
    tablet.press("solver Rui")
    assert "Rui: 0 of 44 solved" in tablet.page.text()
    tablet.press("solver Rui")
    assert solving(tablet) == []
    assert "1 of 44 solved" in tablet.page.text()


def test_whoever_solved_last_solves_again() -> None:
    tablet = at_home()
    tablet.press("solver Rui")
    again = opened(device=tablet.device)
    assert solving(again) == ["Rui"]
    tablet.visit("#/people")
    tablet.tap("Remove Rui")
    assert solving(opened(device=tablet.device)) == []


def test_only_what_was_solved_on_the_first_try_is_anybody_s_best() -> None:
    tablet = at_home()
    tablet.press("solver Ana")
    tablet.press(wrong(tablet))
    while tablet.primary == "Please wait":
        tablet.wait()
    tablet.press_primary()
    tablet.press(right(tablet))
    assert row(tablet, 0)[1] == "1 puzzle solved"
    tablet.visit(DICE)
    puzzle, all_of_it = puzzle_of(tablet), tablet.app.services.memory.puzzles["sequence_dice"]
    tablet.press(right(tablet))
    easier = sum(sum(other.ranks) < sum(puzzle.ranks) for other in all_of_it)
    share = 100 * easier // len(all_of_it)
    assert row(tablet, 0)[1] == (
        "2 puzzles solved\u00a0· best on the first try: Sequence Dice, "
        f"harder than {share}% of its puzzles"
    )
    assert tablet.find("href", f"#/puzzles/sequence_dice/{puzzle.name}")
    assert len(row(tablet, 1)) == 1, "nothing is said of Rui"


def test_days_in_a_row_are_each_person_s() -> None:
    device = FakeDevice(PEOPLE | {"tessera/daily": "2026-11-24 1"})
    tablet = days.opened("2026-11-25", device)
    tablet.press("solver Ana")
    days.press(tablet, days.puzzle_of_page(tablet).second.play)
    tablet.press("square a1")  # It is taken back.
    days.find(tablet)
    assert "Ana: 1 day in a row" in days.ways(tablet)
    tablet.press("solver Rui")
    days.find(tablet)
    assert device.store.texts["tessera/daily"] == "2026-11-24 12", "the first result counts"
    kept = Solvers(device.store.texts["tessera/solvers"])
    assert [kept.days(name).of(date(2026, 11, 25)) for name in ("Ana", "Rui")] == ["2", "1"]


def test_the_longest_row_of_days_is_told() -> None:
    kept = "Rui\n+ daily 2026-11-20 111s1\n+ tabula 5a1c0e=solved"
    tablet = at_home(solvers=kept)
    assert row(tablet, 1)[1] == (
        "1 puzzle solved\u00a0· puzzle of the day: at most 3 days in a row"
    )


def test_a_new_name_keeps_what_was_solved() -> None:
    tablet = at_home(solvers="Ana\n+ tabula 5a1c0e=solved")
    assert row(tablet, 0)[1] == "1 puzzle solved"
    tablet.choose("name 0", "Ana Luísa")
    assert row(tablet, 0)[1] == "1 puzzle solved"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(language: str) -> None:
    kept = "Ana\n+ daily 2026-11-20 111\n+ best 85 tabula/654547\n+ tabula 654547=solved"
    tablet = at_home(language=language, solvers=kept, solver="Ana")
    check_page(tablet.page)
    assert "85" in row(tablet, 0)[1]
