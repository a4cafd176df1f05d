"""Lessons on the screen: what is asked, what is answered, what is heard, and what is kept."""

from __future__ import annotations

import pytest

from tessera.games import GAMES
from tessera.kit.game import AnyGame
from tessera.kit.lessons import Lesson
from tessera.scene.node import Node
from tessera.storage.backups.backup import take
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet, with_class
from tessera_kit.lessons.presses import press_everything
from tests.games.test_lessons import every_lesson
from tests.languages import FEW

TEACHING = [game for game in GAMES if game.teaches]
NUMBER, TEN = "#/learn/sequence_dice/number", "#/learn/sequence_dice/ten"


def sentence(tablet: Tablet) -> str:
    """What stands in the place of the prompt, without the word above it."""
    (prompt,) = with_class(tablet.page, "prompt")
    return prompt.children[1].text()  # type: ignore[union-attr]


def word(tablet: Tablet) -> str:
    """The word above it."""
    return tablet.text("lesson-word")


def chips(tablet: Tablet) -> str:
    """The squares that have a chip, as they are called."""
    squares = with_class(tablet.page, "square")
    names = [str(square.attributes["aria-label"]) for square in squares]
    return " ".join(name.partition(",")[0] for name in names if " chip" in name.partition(":")[0])


def test_what_is_asked_is_done_and_the_lesson_goes_on() -> None:
    tablet = Tablet(NUMBER)
    assert (word(tablet), tablet.primary) == ("Number and square", "Throw")
    tablet.press_primary()
    assert sentence(tablet).startswith("2 and 3 make 5.")
    assert tablet.primary == "Your move"
    tablet.press("square a3")
    assert (word(tablet), tablet.primary) == ("✓ Right!", "Next")
    tablet.press_primary()
    assert sentence(tablet) == "Later in the game: throw again."


def test_what_the_rules_refuse_is_told_as_in_play() -> None:
    tablet = Tablet(NUMBER)
    tablet.press_primary()
    tablet.press("square a1")
    assert tablet.notice == tablet.said == "That is a 2, and the throw is 5."
    assert sentence(tablet).startswith("2 and 3 make 5.")


def test_a_wrong_play_is_punished_on_the_board_and_taken_back() -> None:
    tablet = Tablet(TEN)
    before = chips(tablet)
    tablet.press("square b5")
    assert word(tablet) == "Not quite"
    assert sentence(tablet).startswith("That chip stands alone.")
    assert tablet.primary == "Please wait"
    tablet.wait()
    assert "throws 2 + 4: 6" in tablet.said
    tablet.wait()
    assert "wins with 5 in line" in tablet.said
    assert chips(tablet).split() == ["a2", "b2", "c2", "d2", "e2", "c4", "d4", "d5"]
    assert tablet.primary == "Try again"
    tablet.press_primary()
    assert chips(tablet) == before
    assert word(tablet) == "10 takes a chip"
    tablet.press("square c2")
    assert word(tablet) == "✓ Right!"


def test_a_press_on_the_board_takes_a_wrong_play_back_and_means_nothing_else() -> None:
    tablet = Tablet(TEN)
    before = chips(tablet)
    tablet.press("square b5")
    tablet.press("square c2")
    assert chips(tablet) == before
    assert not tablet.device.timers


@every_lesson
def test_whatever_is_pressed_is_right_or_answered_also_where_it_plays_several_steps(
    game: AnyGame, lesson: Lesson
) -> None:
    taken = {pressed.taken for pressed in press_everything(game, lesson)}
    assert taken <= {"right", "wrong", "open"}


@pytest.mark.parametrize("step", ["whole=0", "whole=1", "home=2", "end=0", "end=1", "zeno=0"])
def test_where_only_one_play_is_left_the_button_doesnt_give_it_away(step: str) -> None:
    device = FakeDevice({"tessera/lessons/tabula": step})
    tablet = Tablet(f"#/learn/tabula/{step.partition('=')[0]}", device=device)
    assert tablet.primary == "Your move"


def test_a_step_of_a_throw_is_taken_back_as_in_a_game() -> None:
    tablet = Tablet("#/learn/tabula/several")
    tablet.tap("Undo")
    assert tablet.notice == "Nothing can be taken back now."
    for place in (2, 3):
        tablet.press(f"point {place}")
    tablet.tap("Undo")
    assert _dice(tablet) == "(2) 3 6"
    tablet.press("point 4")
    tablet.press("point 10")
    tablet.press("point 3")
    assert word(tablet) == "Not quite"
    assert tablet.app.key("Control+z")
    assert word(tablet) == "One piece, several dice", "what was wrong is taken back alone"
    assert _dice(tablet) == "(2) 3 (6)"


def test_it_is_heard_what_is_done_and_what_comes_next() -> None:
    tablet = Tablet(NUMBER)
    assert tablet.said.startswith("Number and square: The squares have numbers")
    tablet.press_primary()
    assert tablet.said == f"You throw 2 + 3: 5. {sentence(tablet)}"
    tablet.press("square a3")
    assert tablet.said == f"You put a chip on a3. Right! {sentence(tablet)}"
    tablet.press_primary()
    assert tablet.said == sentence(tablet) == "Later in the game: throw again."
    tablet.press_primary()
    tablet.press("square b5")
    assert tablet.said.startswith("You put a chip on b5. Not quite: That is allowed")


def test_who_plays_by_keyboard_is_led_on() -> None:
    tablet = Tablet(NUMBER)
    assert tablet.focus == "primary"
    tablet.press_primary(by_keyboard=True)
    assert tablet.take_focus() == "game:square d1", "the first free 5"
    assert tablet.app.key("ArrowDown")
    assert tablet.take_focus() == "game:square d2"
    tablet.press("square d1", by_keyboard=True)
    assert tablet.take_focus() == "primary"
    assert tablet.app.key("b")
    assert "Player 1: 1 chip." in tablet.said


@pytest.mark.parametrize(
    ("address", "focus"),
    [
        ("sequence_dice/taken", "game:square c2"),
        ("tabula/closed", "game:point 0"),
        ("sequence_dice/number", "primary"),
        ("sequences/runs", "app:die 0"),
        ("tabula/zeno", "game:point 10"),
    ],
)
def test_a_lesson_that_opens_on_a_choice_has_its_focus_there(address: str, focus: str) -> None:
    assert Tablet(f"#/learn/{address}").focus == focus


def test_dice_are_pointed_at_before_they_fall() -> None:
    tablet = Tablet("#/learn/sequences/runs")
    for die in (0, 1):
        tablet.press(f"die {die}")
    tablet.press_primary()
    assert (word(tablet), tablet.primary) == ("Not quite", "Try again")
    tablet.press_primary()
    assert [d.attributes["aria-pressed"] for d in with_class(tablet.page, "pick")][:3] == [
        *("true", "true", "false")
    ], "what was chosen can be added to"
    tablet.press("die 2")
    tablet.press_primary()
    assert tablet.primary == "Please wait"
    tablet.wait()
    assert not with_class(tablet.page, "pick")
    assert (word(tablet), tablet.primary) == ("✓ Right!", "Next")
    assert "+10" in tablet.text("points")


def test_a_lesson_goes_on_where_it_was_left_also_from_a_backup() -> None:
    tablet = Tablet(NUMBER)
    tablet.press_primary()
    tablet.press("square d1")
    services = tablet.app.services
    kept = take(services.saves, services.settings).settings
    assert kept["lessons/sequence_dice"] == "number=1"
    device = FakeDevice({f"tessera/{name}": text for name, text in kept.items()})
    again = Tablet(NUMBER, device=device)
    assert sentence(again).startswith("2 and 3 make 5.")
    assert chips(again) == ""
    assert "Step 2 of 4" in Tablet("#/learn/sequence_dice", device=device).page.text()


def test_a_lesson_that_is_done_is_ticked_and_can_be_repeated() -> None:
    tablet = Tablet("#/learn/sequence_dice/number", device=kept("number=3"))
    tablet.press("square b2")
    assert word(tablet) == "✓ Lesson done"
    assert tablet.device.store.get("tessera/lessons/sequence_dice") == "number"
    tablet.tap("Repeat this lesson")
    assert sentence(tablet).startswith("The squares have numbers")
    tablet.visit("#/learn/sequence_dice")
    assert "1 of 9 lessons done" in tablet.page.text()
    (way,) = with_class(tablet.page, "primary")
    assert way.attributes["href"] == "#/learn/sequence_dice/taken"


def test_a_lesson_can_be_skipped_and_the_last_leads_to_the_list() -> None:
    tablet = Tablet(NUMBER)
    tablet.tap("Skip this lesson")
    assert tablet.address == "#/learn/sequence_dice/taken"
    tablet.visit("#/learn/sequence_dice/box")
    tablet.tap("Skip this lesson")
    assert tablet.address == "#/learn/sequence_dice"


def test_after_the_last_lesson_it_is_time_to_play() -> None:
    tablet = Tablet("#/learn/sequence_dice/box", device=kept("box=2"))
    tablet.press("square b2")
    assert (word(tablet), tablet.primary) == ("✓ Lesson done", "Play")
    tablet.press_primary()
    assert tablet.address.startswith("#/play/")


@pytest.mark.parametrize("kept_as", ["number=9", "number=x", "=2 == number=", "gone gone=1"])
def test_whatever_is_kept_a_lesson_opens(kept_as: str) -> None:
    assert sentence(Tablet(NUMBER, device=kept(kept_as))).startswith("The squares have numbers")


def test_what_comes_by_itself_waits_under_a_sheet_and_not_elsewhere() -> None:
    tablet = Tablet(TEN)
    tablet.press("square b5")
    tablet.app.press("app:settings", by_keyboard=False)
    assert not tablet.device.timers
    tablet.press("settings close")
    assert len(tablet.device.timers) == 1
    tablet.visit("#/about")
    assert not tablet.device.timers


@pytest.mark.parametrize("language", FEW)
@pytest.mark.parametrize("game", TEACHING, ids=lambda game: game.rules.name)
def test_every_step_of_every_lesson_can_be_drawn(game: AnyGame, language: str) -> None:
    name = game.rules.name
    for lesson in game.lessons():
        for step in range(len(lesson.steps)):
            device = FakeDevice({f"tessera/lessons/{name}": f"{lesson.name}={step}"})
            tablet = Tablet(f"#/learn/{name}/{lesson.name}", device=device, language=language)
            assert sentence(tablet)
            assert "{" not in tablet.page.text()


def test_one_page_leads_to_the_lessons_of_all_games() -> None:
    tablet = Tablet("#/learn")
    for game in TEACHING:
        assert tablet.find("href", f"#/learn/{game.rules.name}")


def test_rules_and_set_up_lead_to_the_lessons() -> None:
    assert Tablet("#/rules/sequence_dice").find("href", "#/learn/sequence_dice")
    tablet = Tablet("#/new/sequence_dice")
    tablet.press("ways")
    assert tablet.find("href", "#/learn/sequence_dice")


@pytest.mark.parametrize("address", ["#/learn/chess", "#/learn/sequence_dice/none", "#/learn"])
def test_an_address_of_no_lesson_says_so(address: str) -> None:
    assert not with_class(Tablet(address).page, "lesson")


def kept(text: str) -> FakeDevice:
    return FakeDevice({"tessera/lessons/sequence_dice": text})


def pictures(tablet: Tablet) -> list[bool]:
    """Whether each place for a lesson's picture is filled."""
    return [bool(place.children) for place in with_class(tablet.page, "glimpse")]


@pytest.mark.parametrize("game", TEACHING, ids=lambda game: game.rules.name)
def test_the_boards_follow_when_the_list_stands(game: AnyGame) -> None:
    tablet = Tablet(f"#/learn/{game.rules.name}")
    number = len(game.lessons())
    assert pictures(tablet) == [False] * number
    drawn = []
    for _ in range(number):
        tablet.wait()
        drawn.append(sum(pictures(tablet)))
    # A board that is no drawing, as One Card's, has no picture here.
    assert drawn in ([*range(1, number + 1)], [0] * number)
    tablet = Tablet(f"#/learn/{game.rules.name}")
    tablet.visit("#/about")
    assert not tablet.device.timers


def test_why_opens_the_paragraph_that_applies_to_the_step() -> None:
    tablet = Tablet(TEN)
    tablet.tap("Why?")
    assert tablet.text("asked") == sentence(tablet)
    assert "10, defensive" in tablet.text("why")
    assert with_class(tablet.page, "rule-pictures")
    tablet.tap("Close")
    assert with_class(tablet.page, "why") == []
    assert tablet.take_focus() == "app:open why"
    tablet.press("square b5")
    assert not tablet.find("data-press", "app:open why"), "nothing is asked now"


def test_a_refusal_in_a_lesson_has_its_own_paragraph_and_escape_closes_it() -> None:
    tablet = Tablet(NUMBER)
    tablet.press_primary()
    tablet.press("square a1")
    tablet.tap("Why?", by_keyboard=True)
    assert tablet.text("asked") == "That is a 2, and the throw is 5."
    assert "put a chip on a free square with that number" in tablet.text("why")
    assert tablet.app.key("Escape")
    assert with_class(tablet.page, "why") == []


@pytest.mark.parametrize("game", TEACHING, ids=lambda game: game.rules.name)
def test_most_steps_that_ask_for_something_say_why(game: AnyGame) -> None:
    """Every lesson that begins by asking for something."""
    name = game.rules.name
    for lesson in game.lessons():
        tablet = Tablet(f"#/learn/{name}/{lesson.name}")
        if lesson.steps[0].plays:
            assert tablet.find("data-press", "app:open why"), lesson.name


def test_from_the_rules_one_comes_back_to_the_lesson() -> None:
    tablet = Tablet(NUMBER)
    tablet.visit("#/rules/sequence_dice")
    (back,) = [way for way in tablet.find("href", NUMBER) if way.tag == "a"]
    assert back.text() == "Back to learning"


def test_a_throw_that_a_lesson_begins_with_lies_on_the_table() -> None:
    tablet = Tablet("#/learn/sequence_dice/eleven")
    dice = [node.attributes["data-face"] for node in with_class(tablet.page, "cube")]
    assert (dice, tablet.text("thrown-total")) == ([5, 6], "11")


def test_what_a_correction_advises_is_right() -> None:
    tablet = Tablet("#/learn/tabula/several")
    for place in (2, 3, 17):  # Two enter, and the one on 11 goes on with the 6.
        tablet.press(f"point {place}")
    assert word(tablet) == "Not quite"
    assert sentence(tablet).endswith("Tap the one on 4, and then 15.")
    tablet.press_primary()
    tablet.press("point 4")
    tablet.press("point 15")
    assert word(tablet) == "✓ Right!"


@pytest.mark.parametrize(
    ("lesson", "presses", "dice"),
    [
        ("home=1", "point 21, point 25", "3 (5)"),  # Four points to home, with the 5.
        ("home=1", "point 22, point 25, point 21, point 25", "3 5"),
        ("home=1", "point 22, point 25", "(3) 5"),
        ("whole=1", "point 10, point 16, pass", "2 6"),
        ("zeno", "point 19, point 24", "2 (5) 6"),
    ],
)
def test_dice_that_lay_on_the_table_keep_their_numbers_when_they_are_used(
    lesson: str, presses: str, dice: str
) -> None:
    device = FakeDevice({"tessera/lessons/tabula": lesson})
    tablet = Tablet(f"#/learn/tabula/{lesson.partition('=')[0]}", device=device)
    for target in presses.split(", "):
        tablet.press(target)
    assert _dice(tablet) == dice


def _dice(tablet: Tablet) -> str:
    return " ".join(map(_die, with_class(tablet.page, "thrown")))


def _die(thrown: Node) -> str:
    """Its number, in brackets once it stands back."""
    (cube,) = with_class(thrown, "cube")
    used = "used" in str(thrown.attributes["class"]).split()
    return f"({cube.attributes['data-face']})" if used else f"{cube.attributes['data-face']}"


def test_lessons_are_told_apart_by_their_pictures() -> None:
    tablet = Tablet("#/learn/sequence")
    while tablet.device.timers:
        tablet.wait()
    drawn = [glimpse.children[0] for glimpse in with_class(tablet.page, "glimpse")]
    assert len(drawn) == 9
    boards = [one for one in drawn if one.attributes.get("viewBox")]  # type: ignore[union-attr]
    parts = {str(board.attributes["viewBox"]) for board in boards}  # type: ignore[union-attr]
    assert len(parts) > 3, "each shows the squares that it is about"
