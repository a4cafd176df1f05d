"""A hint: what the strongest computer would do, asked for, pointed at, played and noted."""

from __future__ import annotations

import pytest

from tessera.screens.table.last_seen import last_seen
from tessera.thinking.ranking import request_ranking
from tessera_kit.fakes.tablet import Tablet, nodes, target_of, with_class
from tests.features.play.hints import (
    LATER,
    MIDDLE,
    answer,
    marks,
    noted,
    played,
    strip,
    tabula,
    why,
)
from tests.games.sequence.view.deals import at, deal
from tests.screens.games import new_game, opened


def test_play_this_plays_what_is_shown_and_undo_takes_it_back() -> None:
    tablet = opened(new_game(), MIDDLE)
    tablet.tap("Hint")
    assert not tablet.find("data-press", "app:hint play"), "nothing is known yet"
    answer(tablet, ("place d1", 0.6), ("place a3", 0.5))
    tablet.press("hint 1")
    tablet.tap("Play this")
    table = tablet.play.context.table
    assert played(tablet)[3:] == ["place a3"]
    assert (strip(tablet), marks(tablet)) == ("", {})
    tablet.tap("Undo")
    assert table.played == 3


def test_play_this_plays_the_whole_turn() -> None:
    tablet = tabula("roll 1 2 3, roll 1 1 1, roll 2 3 5")
    tablet.tap("Hint")
    answer(tablet, ("0-2 + 2-5 + 0-5", 0.5))
    assert why(tablet) == "Leaves no piece in danger and closes point 5."
    tablet.tap("Play this", by_keyboard=True)
    assert played(tablet)[3:] == ["0-2", "2-5", "0-5"]
    assert "Ana moves from 2 to 5." in tablet.said
    assert tablet.take_focus() == "primary"
    assert strip(tablet) == ""


def test_nothing_is_played_that_nobody_was_shown() -> None:
    tablet = opened(new_game(), MIDDLE)
    tablet.app.press("app:hint play", by_keyboard=False)
    tablet.tap("Hint")
    tablet.app.press("app:hint play", by_keyboard=False)
    assert tablet.play.context.table.played == 3


def test_arrows_go_from_choice_to_choice_and_round_the_end() -> None:
    tablet = opened(new_game(), MIDDLE)
    tablet.tap("Hint")
    answer(tablet, ("place d1", 0.6), ("place a3", 0.5), ("place f4", 0.4))
    for key, number, square in (
        ("ArrowRight", 1, "a3"),
        ("ArrowDown", 2, "f4"),
        ("ArrowRight", 0, "d1"),
        ("ArrowLeft", 2, "f4"),
        ("ArrowUp", 1, "a3"),
    ):
        assert tablet.app.key(f"hint+{key}")
        assert marks(tablet) == {f"square {square}": "★"}
        assert tablet.take_focus() == f"app:hint {number}"


def test_it_is_the_strongest_computer_that_is_asked_and_only_what_the_seat_sees() -> None:
    tablet = at(deal())
    tablet.tap("Hint")
    (thought,) = tablet.device.thinker.open
    play = tablet.play
    assert thought.request == request_ranking(play.context.table, [*play.context.game.bots][-1])
    seen = play.context.game.rules.read_position(thought.request.seen)
    assert seen == play.context.game.rules.observation(play.context.table.state, 0)


def test_the_card_in_hand_and_its_square_are_marked() -> None:
    tablet = at(deal())
    tablet.tap("Hint")
    answer(tablet, ("play QH h2", None))
    assert marks(tablet) == {"card QH 0": "★", "square h2": "★"}
    looks = {
        target_of(n): n.attributes["data-hint"]
        for n in nodes(tablet.page)
        if "data-hint" in n.attributes
    }
    assert looks == {"card QH 0": "taken", "square h2": "placed"}
    assert strip(tablet) == "Queen of hearts on h2 | 1"


def test_a_hint_goes_away_with_the_position() -> None:
    for leave in ("square d1", "undo", "hint", "hint close"):
        tablet = opened(new_game(), LATER)
        tablet.tap("Hint")
        answer(tablet, ("place d1", None))
        tablet.press(leave)
        assert (strip(tablet), marks(tablet)) == ("", {})
        assert not tablet.device.thinker.open


@pytest.mark.parametrize("leave", ["square d1", "undo", "hint"])
def test_what_nobody_waits_for_any_more_is_called_off(leave: str) -> None:
    tablet = opened(new_game(), LATER)
    tablet.tap("Hint")
    tablet.press(leave)
    assert not tablet.device.thinker.open
    assert strip(tablet) == ""


def test_another_page_calls_the_thinking_off() -> None:
    tablet = opened(new_game(), MIDDLE)
    tablet.tap("Hint")
    tablet.visit("#/")
    assert not tablet.device.thinker.open


def test_nobody_who_takes_the_tablet_next_sees_the_hint_of_the_one_before() -> None:
    tablet = at(deal())
    tablet.tap("Hint")
    answer(tablet, ("play QH h2", None))
    tablet.put_away()
    assert (strip(tablet), marks(tablet)) == ("", {})
    tablet.press("take over")
    assert (strip(tablet), marks(tablet)) == ("", {})


def test_the_picture_of_a_game_shows_no_hint() -> None:
    tablet = at(deal())
    tablet.tap("Hint")
    answer(tablet, ("play QH h2", None))
    drawn = last_seen(tablet.play)
    assert drawn
    assert not [node for node in nodes(drawn) if "data-hint" in node.attributes]


def test_a_turn_of_several_steps_can_be_followed() -> None:
    tablet = tabula("roll 1 2 3, roll 1 1 1, roll 2 3 5")
    tablet.tap("Hint")
    answer(tablet, ("0-2 + 2-5 + 0-5", 0.5))
    assert strip(tablet) == "Enter on 2, 2 to 5, enter on 5 | 1 50%"
    assert marks(tablet) == {"point 0": "1 2", "point 5": "1 2"}
    tablet.press("point 0")
    tablet.press("point 2")
    assert strip(tablet) == "2 to 5, enter on 5 | 1 50%"
    assert marks(tablet) == {"point 2": "1", "point 0": "2", "point 5": "1 2"}
    assert noted(tablet) == [(3, 0)]
    tablet.press("point 0")
    tablet.press("point 3")
    assert strip(tablet) == "", "that was another way"


@pytest.mark.parametrize("events", ["", "roll 3 4, roll 1 2", "roll 3 4, roll 1 2, roll 4 6"])
def test_where_there_is_nothing_to_choose_there_is_no_hint(events: str) -> None:
    tablet = opened(new_game(), events) if events else new_game()
    assert tablet.find("data-press", "app:hint")[0].attributes["aria-disabled"] == "true"
    tablet.press("hint")
    assert tablet.notice == "There is a hint when it is your turn to choose."
    assert noted(tablet) == []


def test_a_game_without_choices_has_no_hints() -> None:
    tablet = Tablet("#/new/sequences")
    tablet.tap("Start the game")
    assert not tablet.find("data-press", "app:hint")


def test_every_hint_is_noted_once_and_stays_noted_when_taken_back() -> None:
    tablet = opened(new_game(), MIDDLE)
    tablet.press("hint")
    assert noted(tablet) == [(3, 0)]
    tablet.press("hint")
    tablet.press("hint")
    assert noted(tablet) == [(3, 0)], "the same hint"
    tablet.press("square d1")
    tablet.press("undo")
    assert noted(tablet) == [(3, 0)]
    tablet.visit(tablet.address)
    assert noted(tablet) == [(3, 0)]


def test_what_was_learned_in_a_game_taken_back_counts_where_it_goes_on() -> None:
    tablet = opened(new_game(), f"{MIDDLE}, place d1, roll 1 2, place b1, roll 2 3")
    tablet.press("hint")
    assert noted(tablet) == [(7, 0)]
    tablet.press("undo")
    tablet.press("undo")
    tablet.press("square a3")
    assert noted(tablet) == [(3, 0)]


def test_a_key_asks_and_escape_dismisses() -> None:
    tablet = opened(new_game(), MIDDLE)
    assert tablet.app.key("h")
    answer(tablet, ("place d1", None))
    assert strip(tablet)
    assert tablet.app.key("Escape")
    assert not strip(tablet)
    assert str(tablet.app.services.focus).startswith("game:square "), "choosing goes on"


@pytest.mark.parametrize("target", ["hint x", "hint 9", "hint -1", "hint "])
def test_a_choice_that_there_is_not_breaks_nothing(target: str) -> None:
    tablet = opened(new_game(), MIDDLE)
    tablet.app.press(f"app:{target}", by_keyboard=False)
    tablet.tap("Hint")
    tablet.app.press(f"app:{target}", by_keyboard=False)
    answer(tablet, ("place d1", None), ("place a3", None))
    tablet.app.press(f"app:{target}", by_keyboard=False)
    assert strip(tablet)


def test_a_hint_and_what_was_chosen_are_never_marked_together() -> None:
    def chosen(tablet: Tablet) -> list[str]:
        return [target_of(node) for node in with_class(tablet.page, "chosen")]

    tablet = at(deal())
    tablet.press("card 9C 0")
    tablet.tap("Hint")
    assert chosen(tablet) == ["card 9C 0"], "as long as there is nothing to be seen"
    answer(tablet, ("play QH h2", 0.6), ("play AS b3", 0.5))
    assert (set(marks(tablet)), chosen(tablet)) == ({"card QH 0", "square h2"}, [])
    tablet.press("card AS 0")
    assert (set(marks(tablet)), chosen(tablet)) == (set(), ["card AS 0"])
    tablet.press("hint 1")
    assert (set(marks(tablet)), chosen(tablet)) == ({"card AS 0", "square b3"}, ["card AS 0"])
    tablet.press("hint 0")
    assert (set(marks(tablet)), chosen(tablet)) == ({"card QH 0", "square h2"}, [])
