"""What a hint says: the choices in their order, how much worse each is, and why."""

from __future__ import annotations

import pytest

from tessera_kit.fakes.tablet import name_of, with_class
from tessera_kit.walk.checks import check_page
from tests.features.play.hints import (
    BLUE_FOUR,
    HANDS,
    MIDDLE,
    answer,
    for_two,
    marks,
    strip,
    why,
)
from tests.games.sequence.view.deals import at, deal
from tests.screens.games import act, new_game, opened, play_to_the_end


def test_the_best_choice_is_shown_with_the_next_ones_and_how_much_worse_they_are() -> None:
    tablet = opened(new_game(), MIDDLE)
    tablet.tap("Hint")
    assert strip(tablet) == tablet.said == "Thinking…"
    answer(tablet, ("place d1", 0.621), ("place a3", 0.58), ("place f4", 0.6207), ("place c6", 0.1))
    assert strip(tablet) == "Put a chip on d1 | 1 62% | 2 −4% | 3 = | 4 −52%"
    assert why(tablet) == "Lies on 3 lines that are still open."
    assert tablet.said == f"Hint: put a chip on d1. {why(tablet)} Chance to win: 62%."
    assert marks(tablet) == {"square d1": "★"}
    check_page(tablet.page)
    tablet.press("hint 1")
    assert marks(tablet) == {"square a3": "★"}
    assert tablet.said == f"Hint: put a chip on a3. {why(tablet)} −4%."
    tablet.press("hint 2")
    assert tablet.said == f"Hint: put a chip on f4. {why(tablet)} Just as good."


def test_without_chances_there_is_only_an_order() -> None:
    tablet = opened(new_game(), MIDDLE)
    tablet.tap("Hint")
    answer(tablet, ("place d1", None), ("place a3", None))
    assert strip(tablet) == "Put a chip on d1 | 1 | 2"
    assert tablet.said == f"Hint: put a chip on d1. {why(tablet)}"


def test_each_choice_has_reasons_of_its_own_and_not_more_than_two() -> None:
    tablet = for_two("sequence_dice", "roll 3 4, roll 1 2, roll 1 2, place b1, roll 1 3, place a4, "
                          "roll 1 3, place c1, roll 1 3, place f3, roll 1 4")  # fmt: skip
    tablet.tap("Hint")
    answer(tablet, ("place d1", 0.6), ("place f4", 0.5), ("place c6", 0.4))
    assert why(tablet) == "Makes three in line."
    tablet.press("hint 1")
    assert why(tablet) == ""
    assert tablet.said == "Hint: put a chip on f4. −10%."


def test_two_reasons_make_one_sentence() -> None:
    tablet = at(deal(dealt=HANDS, events=BLUE_FOUR))
    tablet.tap("Hint")
    answer(tablet, ("play 6C a2", 0.6), ("play JC a2", 0.5))
    assert why(tablet) == "Blocks a line of four and saves the jack."
    assert tablet.said.startswith(f"Hint: 6 of clubs on a2. {why(tablet)} ")
    tablet.press("hint 1")
    assert why(tablet) == "Blocks a line of four."
    check_page(tablet.page)


def test_of_many_reasons_the_two_strongest_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    tablet = opened(new_game(), MIDDLE)
    view = type(tablet.play.context.game.view)
    monkeypatch.setattr(view, "reasons", lambda *_: ("is one", "is two", "is three"))
    tablet.tap("Hint")
    answer(tablet, ("place d1", None))
    assert why(tablet) == "Is one and is two."


def test_where_there_are_several_others_it_says_whose_line_it_is() -> None:
    tablet = opened(
        new_game("person Ana, person Rui, person Eva"),
        "roll 3 4, roll 1 2, roll 1 1, "
        "roll 1 2, place a5, roll 1 2, place b1, roll 1 3, place a4, "
        "roll 1 3, place f3, roll 1 3, place c1, roll 1 3, place d6, "
        "roll 1 4, place f4, roll 1 4, place d1, roll 1 4, place c6, roll 2 4",
    )
    tablet.tap("Hint")
    answer(tablet, ("place e1", None))
    assert why(tablet) == "Blocks Rui's line of three."


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("pt", "Bloqueia uma linha de quatro e poupa o valete."),
        ("pt-BR", "Bloqueia uma linha de quatro e poupa o valete."),
        ("es", "Bloquea una línea de cuatro y guarda la jota."),
    ],
)
def test_reasons_are_sentences_in_every_language(language: str, words: str) -> None:
    tablet = at(deal(dealt=HANDS, events=BLUE_FOUR), language=language)
    tablet.press("hint")
    answer(tablet, ("play 6C a2", None))
    assert why(tablet) == words


def test_small_differences_are_told_more_exactly() -> None:
    tablet = opened(new_game(), MIDDLE)
    tablet.tap("Hint")
    answer(tablet, ("place d1", 0.5), ("place a3", 0.497))
    assert strip(tablet).endswith("2 −0.3%")


def test_what_is_marked_is_said_where_it_stands() -> None:
    tablet = opened(new_game(), MIDDLE)
    tablet.tap("Hint")
    answer(tablet, ("place d1", None))
    (square,) = tablet.find("data-press", "game:square d1")
    assert name_of(square).endswith(": put a chip here, hint")


def test_hints_are_told_in_the_log_and_at_the_end() -> None:
    tablet = opened(new_game(), MIDDLE)
    tablet.press("hint")
    tablet.press("square d1")
    assert tablet.play.context.log.told(tablet.app.services.say, 3).startswith(
        "Ana asks for a hint. Ana "
    )
    assert not tablet.play.context.log.told(tablet.app.services.say, 2).startswith("Ana asks")
    act(tablet)
    while tablet.primary != "Your move":
        act(tablet)
    tablet.press("hint")
    play_to_the_end(tablet)
    tablet.visit(f"#/end/{tablet.address.split('/')[-1]}")
    told = [n.text() for n in with_class(tablet.page, "hint")]
    assert told[-2:] == ["Ana asked for 1 hint.", "Rui asked for 1 hint."]
