"""A finished game under analysis: what comes step by step, what is shown at a point, and what it
adds up to."""

from __future__ import annotations

import re

import pytest

from tessera.core.record_reader import read_record
from tessera.i18n import LANGUAGES
from tessera.screens.analysis.model import AnalysisPage
from tests.fakes.tablet import StandIn, Tablet, nodes, with_class
from tests.screens.golden import DICE, KEY, SCORES, TABULA, tablet, unfinished
from tests.screens.sound import check_page


def analysis(tablet: Tablet) -> AnalysisPage:
    assert isinstance(tablet.app.screen, AnalysisPage)
    return tablet.app.screen


def analysed(text: str, language: str = "en", device: StandIn | None = None) -> Tablet:
    """The page when all steps are found."""
    board = Tablet(
        "#/analysis/one", device=device or StandIn({f"{KEY}one": text}), language=language
    )
    board.device.thinker.find_steps()
    return board


def rows(board: Tablet, title: str) -> list[list[str]]:
    """The table below a heading."""
    section = next(
        node for node in nodes(board.page) if node.tag == "section" and node.key == title
    )
    return [[cell.text() for cell in row.children] for row in nodes(section) if row.tag == "tr"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [DICE, SCORES])
def test_the_page_is_sound_at_its_beginning_on_the_way_and_at_its_end(
    text: str, language: str
) -> None:
    board = tablet("#/analysis/one", text, language)
    check_page(board.page)
    board.device.thinker.find_steps(9)
    check_page(board.page)
    board.device.thinker.find_steps()
    board.press("table")
    check_page(board.page)
    for point in range(0, len(analysis(board).steps) + 1, 5):
        board.app.press(f"app:point {point}", by_keyboard=False)
        check_page(board.page)


def test_steps_are_shown_as_they_come_and_can_be_stopped() -> None:
    board = tablet("#/analysis/one", SCORES)
    assert board.device.thinker.awake
    board.device.thinker.find_steps(10)
    (bar,) = [node for node in nodes(board.page) if node.tag == "progress"]
    assert (bar.attributes[".value"], bar.attributes["max"]) == (10, 56)
    assert len(analysis(board).steps) == 10
    board.press("stop")
    assert board.device.thinker.wanted == []
    assert not board.device.thinker.awake
    assert "Stopped." in board.page.text()
    assert board.take_focus() == "app:resume"
    board.press("resume")
    board.device.thinker.find_steps()
    assert [step.at for step in analysis(board).steps] == list(range(56))
    assert with_class(board.page, "analysing") == []
    assert board.said == "The analysis is done."
    assert not board.device.thinker.awake


def test_after_a_reload_it_goes_on_where_it_was_and_is_not_made_twice() -> None:
    device = StandIn({f"{KEY}one": SCORES})
    board = Tablet("#/analysis/one", device=device)
    device.thinker.find_steps(20)
    board.visit("#/")
    assert device.thinker.wanted == []
    board.visit("#/analysis/one")
    (wanted,) = device.thinker.wanted
    assert (len(analysis(board).steps), wanted.left[0].at) == (20, 20)
    device.thinker.find_steps()
    board.visit("#/end/one")
    board.visit("#/analysis/one")
    assert device.thinker.wanted == []
    assert len(analysis(board).steps) == 56
    assert analysis(board).whole


def test_an_analysis_is_no_part_of_the_game_and_no_game_of_the_list() -> None:
    board = analysed(SCORES)
    assert board.device.store.texts[f"{KEY}one"] == SCORES
    again = Tablet("#/saved", device=board.device)
    assert [entry.id for entry in again.app.services.saves.entries()] == ["one"]


def test_the_slider_leads_to_every_point_also_step_by_step() -> None:
    board = analysed(TABULA)
    page = analysis(board)
    several = next(n for n, step in enumerate(page.steps) if step.until - step.at == 3)
    board.choose("at", str(page.steps[several].at))
    assert page.point == several
    board.choose("at", str(page.until(several) + 1))  # The arrow to the right.
    assert page.point == several + 1
    board.choose("at", str(page.until(several + 1) - 1))  # And back.
    assert page.point == several
    (slider,) = board.find("data-change", "at")
    words = str(slider.attributes["aria-valuetext"])
    assert re.search(r"Ana Luísa \d+%, Rui \d+%$", words)
    board.choose("at", "0")
    assert str(board.find("data-change", "at")[0].attributes["aria-valuetext"]).startswith(
        "The beginning of the game."
    )


def test_the_table_tells_what_the_curve_shows() -> None:
    board = analysed(SCORES)
    assert with_class(board.page, "every-step") == []
    board.press("table")
    (points,) = with_class(board.page, "every-step")
    lines = [node for node in nodes(points) if node.tag == "tr"][1:]
    assert len(lines) == 56
    assert [cell.text() for cell in lines[-1].children][2:] == ["0%", "100%"]


def test_what_was_better_is_told_and_shown_on_the_board_and_can_be_tried() -> None:
    board = analysed(DICE)
    page = analysis(board)
    worst = max(page.steps, key=lambda step: step.error)
    assert worst.grade == "very bad"
    board.press(f"point {page.point_after(worst)}")
    assert page.at == worst.at
    (better,) = worst.best
    (mark,) = [node for node in nodes(board.page) if node.attributes.get("data-hint")]
    assert str(mark.attributes["data-press"]).removeprefix("game:square ") in better
    board.tap("What was played")
    assert page.at == worst.until
    assert [node for node in nodes(board.page) if node.attributes.get("data-hint")] == []
    board.tap("Try it again")
    assert board.play.context.table.played == worst.at
    assert board.notice == "This is a new game now. The old one is kept."


def test_one_can_play_on_from_any_point_but_the_end() -> None:
    board = analysed(TABULA)
    assert "Play on from here" not in board.page.text()
    board.press("previous")
    board.press("previous")
    at = analysis(board).at
    board.tap("Play on from here")
    assert board.play.context.table.played == at
    old = board.app.services.saves.open("one")
    assert old is not None
    assert old.record("2026-11-21T09:15:00Z").events == read_record(TABULA).events


def test_luck_and_errors_lead_from_the_beginning_to_the_result() -> None:
    for text, columns in ((DICE, 4), (TABULA, 4), (SCORES, 3)):
        for name, *cells in rows(analysed(text), "How it adds up")[1:]:
            begun, *found = [float(cell.replace("−", "-")) for cell in cells]
            changes, result = found[: columns - 1], found[columns - 1]
            assert begun + sum(changes) == pytest.approx(result, abs=0.3), name


def test_a_game_without_choices_is_all_luck_and_says_how_rare_it_was() -> None:
    board = analysed(SCORES)
    assert rows(board, "Luck and skill")[0] == ["Player", "Luck"]
    text = board.page.text()
    assert "all of it is luck" in text
    assert "Costly choices" not in text
    assert "comes once in" in with_class(board.page, "ways-there")[0].text()


def test_a_game_that_goes_on_is_not_analysed() -> None:
    board = tablet("#/analysis/one", unfinished(DICE, 40))
    assert board.text("lead") == "The game is not over yet."
    assert board.device.thinker.wanted == []
    assert not board.find("href", "#/analysis/one")
    assert not tablet("#/end/one", unfinished(DICE, 40)).find("href", "#/analysis/one")


def test_the_page_at_the_end_and_a_replay_lead_there() -> None:
    assert tablet("#/end/one").find("href", "#/analysis/one")
    board = tablet("#/watch/one")
    board.tap("More")
    assert board.find("href", "#/analysis/one")
    damaged = tablet("#/analysis/one", DICE.replace("place", "plaice"))
    assert "against the rules" in damaged.page.text()
    assert damaged.device.thinker.wanted == []
