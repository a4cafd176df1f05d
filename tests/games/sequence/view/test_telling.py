"""A card that is played and the one that is drawn for it are told as one: in the news, in the log
and in the replay."""

from __future__ import annotations

import pytest

from tessera.games.sequence.view.words import square_words
from tessera.scene.diff import update
from tessera.scene.live import mount
from tessera.scene.node import Node
from tessera_kit.fakes.device import HINTED, FakeDevice
from tessera_kit.fakes.surface import FakeDocument, FakeElement
from tessera_kit.fakes.tablet import Tablet, with_class
from tests.games.sequence.view.deals import ANA, RUI, at, deal

ALONE = "Ana plays the queen of hearts on h2."
WHOLE = "Ana plays the queen of hearts on h2 and draws a card."
SEATS = "person Ana, normal Rui"


def news(tablet: Tablet) -> Node:
    (line,) = with_class(tablet.page, "news")
    return line


def log(tablet: Tablet) -> list[str]:
    (events,) = with_class(tablet.page, "events")
    return [child.text() for child in events.children if isinstance(child, Node)]


def test_a_play_and_its_draw_are_one_sentence_that_grows_in_its_place() -> None:
    tablet = at(deal(SEATS))
    tablet.press("card QH 0")
    tablet.press("square h2")
    first = news(tablet)
    assert first.text() == ALONE
    assert log(tablet)[0] == ALONE
    tablet.wait()
    assert news(tablet).text() == WHOLE
    assert news(tablet).key == first.key, "it doesn't fade in anew"
    assert log(tablet)[0] == WHOLE
    assert log(tablet)[1].endswith("begins."), "the play has no line of its own any more"


@pytest.mark.parametrize("events", ["", "play QH h2, card 7C"], ids=["a person", "a computer"])
def test_news_that_grow_stay_the_same_line_and_fade_no_more(events: str) -> None:
    """Also where a message comes with them, or the button for the last round comes or goes."""
    device = FakeDevice({"tessera/game/6f1c": deal(SEATS, events=events), HINTED: ""})
    tablet = Tablet("#/play/6f1c", device=device)
    if events:
        tablet.wait()
    else:
        tablet.press("card QH 0")
        tablet.press("square h2")
    live, told = mount(FakeDocument(), tablet.page), news(tablet).text()
    before = line(live.element)
    tablet.wait()
    update(FakeDocument(), live, tablet.page)
    assert news(tablet).text() == told.replace(".", " and draws a card.")
    assert line(live.element) is before, "the words take the place of the others"


def line(pane: FakeElement) -> FakeElement | None:
    """The element of the news at or below this one."""
    if "news" in pane.attributes.get("class", "").split():
        return pane
    return next((found for child in pane.children if (found := line(child))), None)


def test_what_was_told_as_one_comes_apart_when_the_draw_is_taken_back() -> None:
    tablet = at(deal("person Ana, person Rui", events="play QH h2, card 7C", hands="open",
                     undo="friendly"))  # fmt: skip
    assert log(tablet)[0] == "Ana plays the queen of hearts on h2 and draws a card: 7 of clubs."
    table = tablet.play.context.table
    table.undo()
    assert table.played == len(table.record("").events) - 2
    assert log(tablet)[0].endswith("begins.")
    table.redo()
    assert log(tablet)[0] == "Ana plays the queen of hearts on h2 and draws a card: 7 of clubs."


PLAYED = {
    "a two-eyed jack": (
        "play JC f5, card 7C",
        "Ana plays the jack of clubs on {f5} and draws a card.",
    ),
    "a one-eyed jack": (
        "play QH h2, card 7C, play 4D e3, card 3D, play JH e3, card 2D",
        "Ana plays the jack of hearts, takes the blue chip off {e3} and draws a card.",
    ),
    "a dead card": (
        "play 9C a5, card 9C, play JD c7, card 2D, swap 9C, card 8C",
        "Ana swaps a dead card (9 of clubs) and draws a card.",
    ),
}


@pytest.mark.parametrize("what", PLAYED)
def test_every_deed_with_a_card_is_told_with_its_draw(what: str) -> None:
    events, sentence = PLAYED[what]
    tablet = at(deal(dealt=(ANA, RUI.replace("KS", "JD")), events=events))
    words = sentence.format(f5=square_words(45), e3=square_words(24))
    assert log(tablet)[0] == news_of(tablet, words)


def news_of(tablet: Tablet, words: str) -> str:
    """The words, which are the news as well, unless the tablet is handed on."""
    assert with_class(tablet.page, "handover") or news(tablet).text() == words
    return words


def test_a_square_is_named_by_its_card_and_its_place() -> None:
    assert [square_words(square) for square in (0, 17, 59)] == [
        "a1",
        "h2 (Q♥\ufe0e)",
        "j6 (2♦\ufe0e)",
    ]
    assert square_words(19) == "j2 (10♠\ufe0e)"


def test_a_card_drawn_by_hand_still_belongs_to_the_play() -> None:
    tablet = at(deal(SEATS, drawing="by_hand"))
    tablet.press("card QH 0")
    tablet.press("square h2")
    tablet.press("pile")
    assert news(tablet).text() == ALONE
    tablet.wait()
    assert log(tablet)[0] == news(tablet).text() == WHOLE


def test_a_card_drawn_by_hand_is_heard_when_it_is_taken_back_and_drawn_again() -> None:
    """The wish for it is silent: what is told is the card that followed."""
    tablet = at(deal(SEATS, events="play QH h2, draw, card 7C", drawing="by_hand",
                     hands="open", undo="friendly"))  # fmt: skip
    table = tablet.play.context.table
    table.undo()
    assert tablet.said.startswith("Taken back: Ana draws the 7 of clubs.")
    table.redo()
    assert tablet.said.startswith("Done again: Ana draws the 7 of clubs.")


def test_the_replay_tells_the_last_deed_where_an_event_is_silent() -> None:
    tablet = at(deal(SEATS, events="play QH h2, draw, card 7C", drawing="by_hand"))
    played = tablet.play.context.table.played
    for after, words in ((played - 2, ALONE), (played - 1, ALONE), (played, WHOLE)):
        tablet.visit(f"#/watch/6f1c/{after}")
        assert tablet.text("told") == words


def test_a_card_that_was_forgotten_is_told_apart() -> None:
    tablet = at(deal(SEATS, events="play QH h2, forget", drawing="by_hand"))
    assert log(tablet)[:2] == ["Ana forgot to draw and continues with one card fewer: 6.", ALONE]


def test_a_hint_in_between_stands_in_between() -> None:
    tablet = at(deal(SEATS, drawing="by_hand"))
    tablet.press("card QH 0")
    tablet.press("square h2")
    tablet.press("hint")
    tablet.press("pile")
    tablet.wait()
    assert log(tablet)[0] == "Ana draws a card."
    assert "Ana asks for a hint." in log(tablet)[1:]
    assert ALONE in log(tablet)


@pytest.mark.parametrize("pace", ["fast", "normal"])
def test_a_sequence_stays_to_be_read_before_a_computer_plays_on(pace: str) -> None:
    hands = ("6H 5H 4H AH 9D 2H 3H", "4D 6C 7H TC 2S 3S 4S")
    events = (
        "play 6H d5, card 2C, play 4D e3, card 2D, play 5H e5, card 3C, play 6C c4, card KC, "
        "play 4H f5, card 3D, play 7H i5, card KD, play AH g5, card 3S, play TC a6, card QC"
    )
    tablet = at(deal(SEATS, hands, events))
    tablet.adjust("pace", pace)
    tablet.press("card 9D 0")
    tablet.press("square h5")
    assert news(tablet).text() == "Ana plays the 9 of diamonds on h5. A sequence for Ana!"
    tablet.wait()
    assert news(tablet).text() == (
        "Ana plays the 9 of diamonds on h5 and draws a card. A sequence for Ana!"
    )
    assert tablet.wait() >= 2500, "the computer's turn"
    assert tablet.wait() < 2500, "the card it draws"


def test_the_replay_goes_from_turn_to_turn_and_tells_each_in_one() -> None:
    text = deal(SEATS, events="play QH h2, card 7C, play 4D e3, card 3D")
    tablet = at(text)
    played = tablet.play.context.table.played
    tablet.visit("#/watch/6f1c")
    tablet.tap("Last position")
    assert tablet.text("told") == "Rui plays the 4 of diamonds on e3 and draws a card."
    tablet.tap("One step back")
    assert tablet.text("told") == WHOLE
    tablet.tap("One step on")
    assert tablet.text("moves") == "Move 5 of 5", "two cards for who begins, the deal, two turns"
    tablet.choose("at", str(played - 3))
    assert tablet.text("told") == ALONE, "between the play and the draw"
    assert [row for row in log(tablet) if "plays" in row or "draws a" in row] == [
        "Rui plays the 4 of diamonds on e3 and draws a card.",
        WHOLE,
    ]


def test_while_a_computer_draws_nothing_else_is_to_be_read() -> None:
    tablet = at(deal(SEATS, events="play QH h2, card 7C"))
    assert tablet.text("prompt") == "Rui is playing…"
    tablet.wait()
    assert tablet.text("prompt") == "Rui is playing…"
