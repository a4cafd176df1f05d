"""Turns of Sequence on the tablet, by presses: what happens, what is said, who comes next."""

from __future__ import annotations

import pytest

from tessera_kit.fakes.tablet import Tablet, with_class
from tests.games.sequence.view.deals import ANA, EVA, GIL, RUI, at, deal
from tests.screens.games import under_more

FOUR = "person Ana, person Rui, person Eva, person Gil"
SIX_CARDS = (ANA[3:], RUI[3:], EVA, GIL)
QUEEN = "play QH h2, card 7C"
"""Ana plays the queen of hearts."""


def events(tablet: Tablet) -> list[str]:
    table = tablet.play.context.table
    return list(table.record("").events[: table.played])


def pile(tablet: Tablet) -> str:
    return tablet.text("pile")


@pytest.mark.parametrize("order", ["card QH 0, square h2", "square h2, card QH 0"])
def test_a_card_and_a_square_in_either_order_are_a_play(order: str) -> None:
    tablet = at(deal())
    for target in order.split(", "):
        tablet.press(target)
    assert events(tablet)[-1] == "play QH h2"
    assert tablet.said == "Ana plays the queen of hearts on h2."
    assert tablet.wait() == 1500
    assert events(tablet)[-1].startswith("card ")
    assert len(with_class(tablet.page, "chip")) == 3, "two of them beside the names"


def test_a_card_comes_after_a_moment_in_which_the_play_can_be_taken_back() -> None:
    tablet = at(deal())
    tablet.press("card QH 0")
    tablet.press("square h2")
    tablet.tap("Undo")
    assert tablet.device.timers == []
    assert tablet.text("prompt") == "AnaPlay a card."
    under_more(tablet, "Redo")
    tablet.wait()
    assert tablet.find("data-press", "app:undo")[0].attributes["aria-disabled"] == "true"


LATER = f"{QUEEN}, play 4D e3, card 3D, play JC d3, card 2D, play 2S b1, card KC"
"""Ana has 2C 2D 3D 7C 9C JH AS, and green chips lie on h2 and d3."""


@pytest.mark.parametrize(
    ("presses", "words"),
    [
        ("square d4", "You don't hold the 5 of clubs."),
        ("card 9C 0, square d4", "That square shows the 5 of clubs, not the 9 of clubs."),
        ("card 9C 0, square a1", "The corners are wild: they count for everybody"),
        ("card JH 0, square d4", "There is no chip to take away."),
        ("card JH 0, square h2", "That is your own chip."),
        ("card 3D 0, square d3", "That square is covered. Choose a free one."),
        ("throw", "Choose a card and a square."),
    ],
)
def test_a_refusal_says_why_and_changes_nothing(presses: str, words: str) -> None:
    tablet = at(deal(events=LATER))
    before = events(tablet)
    for target in presses.split(", "):
        tablet.press(target)
    assert tablet.notice is not None
    assert tablet.notice.startswith(words)
    assert tablet.said == tablet.notice
    assert events(tablet) == before


def test_the_pile_opens_the_discard_piles_while_nothing_is_drawn() -> None:
    tablet = at(deal(drawing="by_hand"))
    (pile,) = tablet.find("data-press", "game:pile")
    assert pile.attributes["aria-label"] == "The pile: 90 cards, Discard piles"
    assert not pile.attributes["aria-disabled"]
    tablet.press("pile")
    assert tablet.find("data-panel", "spread")
    assert tablet.app.key("Escape")
    assert tablet.find("data-panel", "none")
    assert tablet.take_focus() == "game:pile"
    tablet.press("card QH 0")
    tablet.press("square h2")
    (pile,) = tablet.find("data-press", "game:pile")
    assert pile.attributes["aria-label"] == "The pile: 90 cards", "now it is drawn from"


def test_a_chosen_card_stays_chosen_after_a_refusal() -> None:
    tablet = at(deal())
    tablet.press("card QH 0")
    tablet.press("square d4")
    assert tablet.find("data-press", "game:card QH 0")[0].attributes["aria-pressed"] == "true"
    tablet.press("square g7")
    assert events(tablet)[-1] == "play QH g7"


def test_a_board_looked_at_closely_follows_the_chosen_card() -> None:
    tablet = at(deal())
    tablet.press("card 9C 0")
    assert tablet.app.services.reveal == ()
    under_more(tablet, "Zoom in")
    assert tablet.app.services.reveal == ("game:square a5", "game:square c7")
    tablet.press("card QH 0")
    assert tablet.app.services.reveal == ("game:square h2", "game:square g7")
    tablet.app.services.reveal = ()
    tablet.press("card QH 0")
    assert tablet.app.services.reveal == (), "it stays where it is when a card is put back"


def test_a_dead_card_is_swapped_with_one_press_and_the_turn_goes_on() -> None:
    covered = "play 9C a5, card 9C, play JD c7, card 2D"
    hands = (ANA, RUI.replace("KS", "JD"))
    tablet = at(deal(dealt=hands, events=covered))
    assert tablet.text("swap") == "Swap"
    tablet.press("swap 9C")
    assert tablet.said.startswith("Ana swaps a dead card: 9 of clubs.")
    assert tablet.wait() == 500, "the card for a dead one comes quickly"
    assert tablet.text("who") == "Ana"
    assert tablet.primary == "Your move"
    assert with_class(tablet.page, "swap") == []


def test_with_drawing_by_hand_the_pile_is_pressed_and_the_turn_ends() -> None:
    tablet = at(deal(drawing="by_hand"))
    tablet.press("card QH 0")
    tablet.press("square h2")
    assert tablet.device.timers == [], "nothing comes by itself"
    assert tablet.text("prompt") == "AnaYour card is played."
    assert tablet.primary == "End turn"
    assert pile(tablet) == "90"
    tablet.press("pile")
    assert events(tablet)[-1] == "draw"
    tablet.wait()
    assert pile(tablet) == "89"
    assert tablet.said.startswith("Ana draws the ")
    assert tablet.said.endswith("Hand the tablet over to Rui.")
    assert tablet.primary == "Hand over"


def test_who_forgets_to_draw_has_lost_the_card_and_the_tablet_goes_on_at_once() -> None:
    tablet = at(deal(drawing="by_hand"))
    tablet.press("card QH 0")
    tablet.press("square h2")
    tablet.press_primary()
    assert events(tablet)[-1] == "forget"
    assert with_class(tablet.page, "handover"), "there was no new card to look at"
    assert tablet.said == (
        "Ana forgot to draw and continues with one card fewer: 6. "
        "Rui: Take the tablet. The others look away."
    )
    tablet.press("take over")
    standings = [row.text() for row in with_class(tablet.page, "player")]
    assert "6 cards" in standings[0]
    assert standings[1].endswith("sequences"), "seven, as everybody should have"
    assert pile(tablet) == "90"


def test_table_talk_needs_a_confirmation_and_costs_everybody_in_the_team_a_card() -> None:
    tablet = at(deal(FOUR, SIX_CARDS))
    tablet.tap("More")
    tablet.tap("Table talk: Rui and Gil")
    assert tablet.app.services.focus == "game:talk 2"
    assert "Rui and Gil each give up a card" in tablet.text("question")
    tablet.tap("No")
    assert with_class(tablet.page, "question") == []
    assert "talk 2" not in events(tablet)
    tablet.tap("Table talk: Rui and Gil")
    tablet.tap("Yes")
    assert events(tablet)[-1] == "talk 2"
    assert tablet.said.startswith("Table talk, says Ana: Rui and Gil each give up a card")
    assert tablet.text("who") == "Ana", "the turn goes on"
    assert tablet.said == f"{tablet.notice} Ana: Play a card."
    assert tablet.find("data-panel", "none"), "the sheet has done its work"

    tablet.press("card AS 0")
    tablet.press("square b3")
    tablet.wait()
    tablet.press_primary()
    tablet.press("take over")
    assert tablet.text("prompt") == "RuiYour team was caught talking: choose a card to give up."
    assert tablet.primary == "Your move"
    tablet.press("square e5")
    assert tablet.notice == "First give up a card: your team was caught talking."
    tablet.press("card KS 0")
    assert tablet.primary == "Give this card up"
    tablet.press_primary()
    assert events(tablet)[-1] == "give KS"
    assert tablet.text("prompt") == "RuiPlay a card."
    assert len(with_class(tablet.page, "held")) == 5


def test_the_same_talk_costs_nothing_twice_until_another_turn() -> None:
    tablet = at(deal(FOUR, SIX_CARDS))
    tablet.tap("More")
    for target in ("call talk 2", "talk 2", "open more", "call talk 2"):
        tablet.press(target)
    tablet.app.press("game:talk 2", by_keyboard=False)
    assert events(tablet).count("talk 2") == 1
    assert tablet.notice is not None
    assert tablet.notice.startswith("Table talk, says Ana: Rui and Gil each give up a card")
    assert with_class(tablet.page, "question") == []
    (button,) = tablet.find("data-press", "app:call talk 2")
    assert button.attributes["aria-disabled"] == "true"
    assert with_class(tablet.page, "sheet")[0].text().count("each give up a card") == 1
    tablet.tap("Table talk: Ana and Eva")
    tablet.tap("Yes")
    assert events(tablet)[-2:] == ["talk 2", "talk 1"], "another team is another matter"

    tablet.tap("Undo")
    tablet.tap("Undo")
    tablet.press("open more")
    (button,) = tablet.find("data-press", "app:call talk 2")
    assert button.attributes.get("aria-disabled") is None, "what was taken back was not called"
    later = at(deal(FOUR, SIX_CARDS, "talk 2, play AS b3, card 2D, give KS"))
    later.press("open more")
    (button,) = later.find("data-press", "app:call talk 2")
    assert button.attributes.get("aria-disabled") is None, "another turn"


def test_only_teams_can_be_caught_talking_and_only_before_a_play() -> None:
    tablet = at(deal())
    tablet.tap("More")
    assert not [b for b in tablet.buttons() if "talk" in b.text()]
    tablet = at(deal(FOUR, SIX_CARDS, "play AS b3"))
    tablet.tap("More")
    assert not [b for b in tablet.buttons() if "talk" in b.text()]


def test_a_question_goes_away_with_its_sheet() -> None:
    tablet = at(deal(FOUR, SIX_CARDS))
    tablet.tap("More")
    tablet.tap("Table talk: Ana and Eva")
    tablet.press("open more")
    tablet.press("open more")
    assert with_class(tablet.page, "question") == []


def test_the_winner_is_told_to_all_and_no_handover_comes_any_more() -> None:
    seats = "person Ana, person Rui, person Eva"
    hands = ("6H 5H 4H AH 9D JC", RUI[3:], EVA)
    played = (
        "play 6H d5, card 2C, play 4D e3, card 2D, play 3C d2, card 2D, "
        "play 5H e5, card 3C, play 6C c4, card KC, play 4C c2, card KC, "
        "play 4H f5, card 3D, play 7H i5, card KD, play 5D f3, card KD, "
        "play AH g5, card 3S, play TC a6, card QC, play 8S b8, card QC"
    )
    tablet = at(deal(seats, hands, played))
    tablet.press("card 9D 0")
    tablet.press("square h5")
    assert tablet.said.startswith("Ana plays the 9 of diamonds on h5. A sequence for Ana!")
    assert tablet.text("prompt").endswith("Ana wins!")
    assert tablet.primary == "Play again"
    assert with_class(tablet.page, "handover") == []
    (winner,) = with_class(tablet.page, "winner")
    assert "Ana" in winner.text()
    tablet.put_away()
    assert with_class(tablet.page, "handover") == []
