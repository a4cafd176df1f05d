"""A finished game under analysis: what comes step by step, what is shown at a point, and what it
adds up to."""

from __future__ import annotations

import re

import pytest

from tessera.core.record_reader import read_record
from tessera.features.story.analysis.words import why_better
from tessera.features.story.page import StoryPage
from tessera.scene.node import Node
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet, nodes, with_class
from tessera_kit.walk.checks import check_page
from tests.languages import FEW
from tests.screens.golden import CARDS, DICE, KEY, SCORES, TABULA, tablet, unfinished


def analysis(tablet: Tablet) -> StoryPage:
    assert isinstance(tablet.app.screen, StoryPage)
    return tablet.app.screen


def find(board: Tablet, most: int | None = None) -> None:
    """So many steps are found, or all, and are kept."""
    board.attempt(lambda: board.device.thinker.find_steps(most))
    while board.device.timers:
        board.wait()


def analysed(text: str, language: str = "en", device: FakeDevice | None = None) -> Tablet:
    """The page when all steps are found."""
    board = Tablet(
        "#/analysis/one", device=device or FakeDevice({f"{KEY}one": text}), language=language
    )
    find(board)
    return board


def rows(board: Tablet, title: str) -> list[list[str]]:
    """The rows of the tables that open below a title."""
    (opened,) = [n for n in nodes(board.page) if n.tag == "details" and n.key == title]
    return [[cell.text() for cell in row.children] for row in nodes(opened) if row.tag == "tr"]


def lines(page: Node) -> list[Node]:
    """The lines of the curve."""
    return with_class(page, "lead-line")


def told(board: Tablet) -> list[str]:
    """The sentences of the bars, as a reader says them."""
    (balance,) = with_class(board.page, "balance")
    return [node.text() for node in with_class(balance, "visually-hidden")]


def the_answer(board: Tablet) -> str:
    """The sentence on top."""
    (answer,) = with_class(board.page, "answer")
    return answer.text()


def number(text: str) -> float:
    return float(text.replace("−", "-"))


@pytest.mark.parametrize("language", FEW)
@pytest.mark.parametrize("text", [DICE, SCORES])
def test_the_page_is_sound_at_its_beginning_on_the_way_and_at_its_end(
    text: str, language: str
) -> None:
    board = tablet("#/analysis/one", text, language)
    check_page(board.page)
    find(board, 9)
    check_page(board.page)
    find(board)
    check_page(board.page)
    for step in analysis(board).run.steps[::5]:
        board.app.press(f"app:go {analysis(board).place(step)}", by_keyboard=False)
        check_page(board.page)


def test_steps_are_shown_as_they_come_and_can_be_stopped() -> None:
    board = tablet("#/analysis/one", SCORES)
    assert board.device.thinker.awake
    find(board, 10)
    (bar,) = [node for node in nodes(board.page) if node.tag == "progress"]
    assert (bar.attributes[".value"], bar.attributes["max"]) == (10, 56)
    assert len(analysis(board).run.steps) == 10
    assert str(lines(board.page)[0].attributes["d"]).count("L") == 10, "the curve grows"
    # What would change with every report, and move the page, comes at the end.
    for look in ("moments", "turning-point", "balance", "answer"):
        assert with_class(board.page, look) == []
    board.press("stop")
    assert board.device.thinker.wanted == []
    assert not board.device.thinker.awake
    assert board.take_focus() == "app:analyse"
    board.tap("Continue the analysis")
    assert board.take_focus() == "app:stop"
    find(board)
    assert [step.at for step in analysis(board).run.steps] == list(range(56))
    assert with_class(board.page, "analysing") == []
    assert board.said == "The analysis is done."
    assert not board.device.thinker.awake


def test_elsewhere_it_begins_when_it_is_wanted_and_the_place_stays() -> None:
    board = tablet("#/watch/one/40", DICE)
    assert board.device.thinker.wanted == []
    board.tap("Analyse the game")
    find(board)
    assert analysis(board).at == 40
    assert analysis(board).step is not None
    assert "chance to win" in board.page.text()


def test_an_analyst_that_never_answers_is_told_and_can_be_asked_again() -> None:
    board = tablet("#/analysis/one", SCORES)
    find(board, 10)
    board.attempt(board.device.thinker.fall_silent)
    assert board.notice == "No hint right now. Try again later."
    assert not board.device.thinker.awake
    assert len(analysis(board).run.steps) == 10
    board.tap("Continue the analysis")
    find(board)
    assert [step.at for step in analysis(board).run.steps] == list(range(56))


def test_the_slider_says_the_chances_at_each_place() -> None:
    board = analysed(TABULA)
    board.choose("at", str(analysis(board).place(analysis(board).run.steps[9])))
    (slider,) = board.find("data-change", "at")
    assert re.search(r"Ana Luísa \d+%, Rui \d+%$", str(slider.attributes["aria-valuetext"]))
    board.press("first")
    (slider,) = board.find("data-change", "at")
    assert str(slider.attributes["aria-valuetext"]).endswith("The beginning of the game.")


def test_what_was_better_is_told_in_the_list_shown_on_the_board_and_can_be_tried() -> None:
    board = analysed(DICE)
    page = analysis(board)
    worst = max(page.run.steps, key=lambda step: step.error)
    assert worst.grade == "very bad"
    number = page.log.moves.number(worst.until)
    (note,) = [n for n in with_class(board.page, "note") if n.attributes["value"] == number]
    assert "Very bad. Better: " in note.text().replace(".Better", ". Better")
    board.press(f"go {page.place(worst)}")
    (better,) = worst.best
    (mark,) = [node for node in nodes(board.page) if node.attributes.get("data-hint")]
    assert str(mark.attributes["data-press"]).removeprefix("game:square ") in better
    board.tap("What was played")
    assert [node for node in nodes(board.page) if node.attributes.get("data-hint")] == []
    board.tap("Try it again")
    assert board.play.context.table.played == worst.at
    assert board.notice == "This is a new game now. The old one is kept."


def test_why_a_play_was_better_is_said_below_the_board() -> None:
    board = analysed(DICE)
    page = analysis(board)
    by_words = [step for step in page.run.steps if step.grade and why_better(page, step)]
    board.app.press(f"app:go {page.place(by_words[0])}", by_keyboard=False)
    (choice,) = with_class(board.page, "which-play")
    assert choice.text().endswith(why_better(page, by_words[0]))


def test_one_can_play_on_from_any_point_but_the_end() -> None:
    board = analysed(TABULA)
    assert "Continue from here" not in board.page.text()
    board.press("previous")
    board.press("previous")
    at = analysis(board).at
    board.tap("Continue from here")
    assert board.play.context.table.played == at
    old = board.app.services.saves.open("one")
    assert old is not None
    assert old.record("2026-11-21T09:15:00Z").events == read_record(TABULA).events


def test_luck_and_errors_lead_from_the_beginning_to_the_result() -> None:
    for text, changes in ((DICE, 4), (TABULA, 4), (CARDS, 3), (SCORES, 2)):
        (_, *heads), *found = rows(analysed(text), "How it adds up")
        for side in range(1, len(heads) + 1):
            begun, *rest = [number(row[side]) for row in found[: changes + 2]]
            assert begun + sum(rest[:-1]) == pytest.approx(rest[-1], abs=0.3), heads[side - 1]


def test_on_top_it_says_in_two_sentences_at_most_why_who_won_won() -> None:
    for text in (DICE, TABULA, CARDS, SCORES):
        board = tablet("#/analysis/one", text)
        assert with_class(board.page, "answer") == []
        find(board)
        assert the_answer(board).count(".") in (1, 2)
        assert "{" not in the_answer(board)
    assert "With average luck: about 6 wins in 10 for Rui." in the_answer(analysed(DICE))


def test_there_is_one_luck_and_it_is_told_as_a_sentence_too() -> None:
    board = analysed(DICE)
    sentences, own = told(board), rows(board, "How it adds up")
    (luck,) = [row for row in own if row[0] == "Luck"]
    for name, points in zip(own[0][1:], luck[1:], strict=True):
        way = "gave" if number(points) > 0 else "cost"
        assert f"Luck {way} {name} {abs(number(points))} in 100." in sentences
    assert sum(map(number, luck[1:])) == pytest.approx(0, abs=0.2)


def test_what_was_left_without_the_luck_lies_between_nothing_and_all() -> None:
    for text in (DICE, TABULA):
        (found,) = [
            row for row in rows(analysed(text), "How it adds up") if row[0] == ("With average luck")
        ]
        for cell in found[1:]:
            low, high = map(int, cell.split(" to "))
            assert 0 <= low <= high <= 100


def test_where_cards_are_hidden_no_luck_is_told() -> None:
    board = analysed(CARDS)
    assert not any("dice" in sentence for sentence in told(board))
    titles = [row[0] for row in rows(board, "How it adds up")]
    assert "Cards, and not explained" in titles
    assert not {"Luck", "With average luck"} & set(titles)


def test_turning_points_are_told_from_the_side_of_the_person_here() -> None:
    for kinds, told_from in (("person normal", "Ana Luísa"), ("normal person", "Rui")):
        text = DICE
        for kind, colour in zip(kinds.split(), ("green", "blue"), strict=True):
            text = text.replace(f"seat normal {colour}", f"seat {kind} {colour}")
        (moments,) = with_class(analysed(text).page, "moments")
        items = [node for node in nodes(moments) if node.tag == "li"]
        turning = [item.text() for item in items if with_class(item, "turning-point")]
        assert len(turning) == 3
        assert all(f"{told_from}: chance to win from" in words for words in turning)
        assert "Very bad. Better: " in turning[1]


def test_of_two_large_steps_the_larger_looks_larger() -> None:
    board = analysed(SCORES)
    (lane,) = with_class(board.page, "lane")
    paths = " ".join(str(node.attributes.get("d", "")) for node in nodes(lane))
    lengths = sorted(abs(float(part)) for part in re.findall(r"v(-?[0-9.]+)", paths))
    lucky = sorted(abs(step.luck) for step in analysis(board).run.steps)
    assert lucky[-2] > 0.2
    assert lengths[-1] / lengths[-2] == pytest.approx(lucky[-1] / lucky[-2], abs=0.02)


def test_a_game_without_choices_is_all_luck_and_says_how_rare_it_was() -> None:
    board = analysed(SCORES)
    assert all("Luck" in sentence for sentence in told(board))
    text = board.page.text()
    assert "all of it is luck" in text
    assert "comes once in" in with_class(board.page, "moments")[0].text()


def test_a_game_that_goes_on_is_not_analysed() -> None:
    board = tablet("#/analysis/one", unfinished(DICE, 40))
    assert "The game is not over yet." in board.page.text()
    assert board.device.thinker.wanted == []
    assert not board.find("data-press", "app:analyse")


def test_a_damaged_game_is_told_and_not_analysed() -> None:
    damaged = tablet("#/analysis/one", DICE.replace("place", "plaice"))
    assert "against the rules" in damaged.page.text()
    assert damaged.device.thinker.wanted == []
