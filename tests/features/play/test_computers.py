"""Computers act by themselves, at a pace people can follow, and only while somebody looks."""

from __future__ import annotations

from functools import partial

import pytest

from tessera.screens.table.words.news import whose_turn
from tessera.thinking.request import INSTEAD, NOBODY
from tests.features.play.hints import why
from tests.screens.games import act, new_game, opened, play_to_the_end, under_more

OPENING = "roll 3 4, roll 1 2"
WITH_COMPUTER = "person Ana, normal Livia"
ONE_AGAINST_THREE = "person Ana, normal Livia, normal Marcus, normal Cato"


def test_one_person_and_three_computers_play_a_whole_game() -> None:
    tablet = new_game(ONE_AGAINST_THREE)
    play_to_the_end(tablet)
    result = tablet.play.context.table.rules.result(tablet.play.context.table.state)
    assert result is not None
    assert tablet.text("prompt").endswith(" win with 5 in line!")
    assert tablet.device.timers == []


def test_four_computers_play_for_whoever_looks_on() -> None:
    tablet = new_game(ONE_AGAINST_THREE.replace("person Ana", "normal Ana"))
    count = 0
    while tablet.waits:
        assert len(tablet.device.timers) == 1
        tablet.wait()
        count += 1
        assert tablet.play.context.table.played == count
    assert tablet.primary == "Play again"
    assert tablet.device.timers == []


def test_nothing_happens_by_itself_while_a_person_is_to_act() -> None:
    tablet = opened(new_game(WITH_COMPUTER), OPENING)
    assert tablet.device.timers == []
    tablet.tap("Throw")
    assert tablet.device.timers == []


@pytest.mark.parametrize("target", ["throw", "square c3", "square b1"])
def test_a_press_on_a_computers_turn_says_whose_turn_it_is(target: str) -> None:
    tablet = opened(new_game(WITH_COMPUTER), f"{OPENING}, roll 1 2, place b1")
    before = tablet.play.context.table.record("")
    tablet.press(target)
    assert tablet.notice == tablet.said == "It is Livia's turn."
    assert tablet.text("prompt") == "Livia is playing…"
    assert tablet.play.context.table.record("") == before
    assert [timer.milliseconds for timer in tablet.device.timers][:-1] == [1500], "but the notice's"


def test_what_was_said_of_another_turn_goes_when_that_turn_goes_on() -> None:
    tablet = opened(new_game(WITH_COMPUTER), f"{OPENING}, roll 1 2, place b1")
    tablet.press("square c3")
    assert tablet.notice
    tablet.wait()
    assert tablet.notice is None


def test_a_press_after_the_end_says_that_the_game_is_over() -> None:
    tablet = new_game()
    play_to_the_end(tablet)
    tablet.press("square c3")
    assert tablet.notice == "The game is over."


def test_computers_wait_while_nobody_looks_and_go_on_when_somebody_does() -> None:
    tablet = opened(new_game(WITH_COMPUTER), f"{OPENING}, roll 1 2, place b1")
    game = tablet.address
    tablet.visit("#/about")
    assert tablet.device.timers == []
    tablet.visit(game)
    assert tablet.play.context.table.played == 4
    assert len(tablet.device.timers) == 1
    tablet.wait()
    assert tablet.play.context.table.played == 5


def test_undo_calls_off_what_a_computer_was_about_to_do() -> None:
    tablet = opened(new_game(WITH_COMPUTER), f"{OPENING}, roll 1 2, place b1")
    tablet.tap("Undo")
    assert tablet.device.timers == []
    assert tablet.primary == "Your move"
    under_more(tablet, "Redo")
    assert len(tablet.device.timers) == 1


def test_a_redo_that_does_nothing_makes_no_computer_wait_longer() -> None:
    tablet = opened(new_game(WITH_COMPUTER), f"{OPENING}, roll 1 2, place b1")
    (timer,) = tablet.device.timers
    assert tablet.app.key("Control+y")
    assert tablet.device.timers[0] is timer
    assert tablet.notice == tablet.said == "There is nothing to redo."


def test_a_slow_pace_is_slower_and_a_fast_one_faster() -> None:
    waited = []
    for pace in ("slow", "normal", "fast"):
        tablet = opened(new_game(WITH_COMPUTER), f"{OPENING}, roll 1 2, place b1")
        tablet.adjust("pace", pace)
        assert len(tablet.device.timers) == 1
        waited.append(tablet.wait())
        assert tablet.device.timers == [] or tablet.wait() == waited[-1]
    assert waited == sorted(set(waited), reverse=True)


def test_the_pace_is_remembered_in_the_next_game() -> None:
    tablet = new_game(WITH_COMPUTER)
    tablet.adjust("pace", "fast")
    next_one = opened(
        new_game(WITH_COMPUTER, device=tablet.device), f"{OPENING}, roll 1 2, place b1"
    )
    assert next_one.find("data-pace", "fast")
    assert next_one.wait() <= 500


@pytest.mark.parametrize("pace", ["", "soon", "0"])
def test_a_pace_that_there_is_not_changes_nothing(pace: str) -> None:
    tablet = new_game(WITH_COMPUTER)
    tablet.adjust("pace", pace)
    assert tablet.play.context.pace == "normal"
    tablet.device.store.texts["tessera/pace"] = pace
    tablet.visit(tablet.address)
    opened(tablet, f"{OPENING}, roll 1 2, place b1")
    assert tablet.wait() == 1500


def test_what_a_computer_does_is_told_as_what_a_person_does() -> None:
    tablet = opened(new_game(WITH_COMPUTER), f"{OPENING}, roll 1 2, place b1")
    assert whose_turn(tablet.play.context) == "Livia is playing…"
    tablet.wait()
    assert tablet.said == " ".join(tablet.play.context.log.sentences(tablet.app.services.say))
    assert tablet.said.startswith("Livia throws ")


def test_every_event_is_saved_at_once() -> None:
    tablet = new_game(ONE_AGAINST_THREE.replace("person Ana", "normal Ana"))
    for count in range(1, 30):
        tablet.wait()
        again = tablet.app.services.saves.open(tablet.play.context.id)
        assert again is not None
        assert again.played == count


def test_who_plays_for_a_computer_that_never_answers_is_said_once_and_can_be_read() -> None:
    tablet = opened(new_game("person Ana, hard Livia"), f"{OPENING}, roll 1 2, place b1")
    read = list[str | None]()
    for by in (INSTEAD, NOBODY):
        played = tablet.play.context.table.played
        while tablet.play.context.table.played < played + 20:
            tablet.attempt(partial(tablet.device.thinker.fall_silent, by))
            if tablet.waits:
                tablet.wait()
            else:
                read.append(tablet.notice)
                act(tablet)
    assert [words for words in read if words] == [
        "Livia can't play any more. From now on “Normal” plays instead.",
        "Livia can't think any more and plays at random from now on.",
    ]


def test_there_is_no_hint_of_one_that_does_not_answer() -> None:
    tablet = opened(new_game(WITH_COMPUTER), f"{OPENING}, roll 1 2")
    tablet.tap("Hint")
    tablet.attempt(tablet.device.thinker.fall_silent)
    assert tablet.notice == "No hint right now. Try again later."
    assert tablet.primary == "Your move"


def test_a_hint_says_that_another_level_stood_in_for_the_helper() -> None:
    tablet = opened(new_game(WITH_COMPUTER), f"{OPENING}, roll 1 2")
    tablet.tap("Hint")
    tablet.attempt(partial(tablet.device.thinker.fall_silent, INSTEAD))
    stand_in = "No hint right now. “Normal” would play this."
    assert why(tablet).endswith(stand_in)
    assert stand_in in tablet.said
    tablet.press("hint close")
    tablet.tap("Hint")
    tablet.attempt(tablet.device.thinker.answer)
    assert stand_in not in tablet.said
