"""A hint: what the strongest computer would do, pointed at, told in words, and noted."""

from __future__ import annotations

import pytest

from tessera.core.record_reader import read_record
from tessera.kit.bot import Choice
from tessera.screens.play.last_seen import last_seen
from tessera.thinking.ranking import request_ranking
from tessera.thinking.request import Report
from tests.fakes.tablet import StandIn, Tablet, name_of, nodes, target_of, with_class
from tests.games.sequence.view.deals import at, deal
from tests.screens.games import act, new_game, opened, play_to_the_end
from tests.screens.sound import check_page
from tests.session.tables import NOW

MIDDLE = "roll 3 4, roll 1 2, roll 2 3"
"""Ana may put a chip on a five."""
LATER = "roll 3 4, roll 1 2, roll 1 2, place b1, roll 1 2, place a5, roll 2 3"
"""The same when there is something to take back."""
HANDS = "6C 3D 9C JC JH QH AS", "2C 3C 4C 5C 6H 7H KS"
BLUE_FOUR = (
    "play 3D d3, card 8H, play 5C b2, card 8D, play 9C c7, card 9H, play 4C c2, card 9D, "
    "play QH g7, card TD, play 3C d2, card KD, play AS j5, card 4S, play 2C e2, card 5S"
)
"""With these hands: Rui lacks a2 or f2 now, and Ana has a six of clubs for it."""


def marks(tablet: Tablet) -> dict[str, str]:
    """What is marked, and with what."""
    marked = [node for node in nodes(tablet.page) if node.attributes.get("data-hint")]
    return {target_of(n): with_class(n, "hint-mark")[0].text() for n in marked}


def strip(tablet: Tablet) -> str:
    """The strip in words: the choice, and what stands on its buttons."""
    found = with_class(tablet.page, "hint-strip")
    if not found:
        return ""
    buttons = [
        n.text().strip()
        for n in nodes(found[0])
        if str(n.attributes.get("data-press")).removeprefix("app:hint ").isdigit()
    ]
    return " | ".join([with_class(found[0], "hint-words")[0].text(), *buttons])


def why(tablet: Tablet) -> str:
    """The reason on the strip."""
    return " ".join(node.text() for node in with_class(tablet.page, "hint-why"))


def answer(tablet: Tablet, *choices: tuple[str, float | None]) -> None:
    """The computer has thought: events of the game with their chances, the best first. Events of
    one choice are joined by a +."""
    read = tablet.play.context.game.rules.read
    (thought,) = tablet.device.thinker.open
    tablet.device.thinker.open.clear()
    ranking = (Choice(tuple(map(read, t.split(" + "))), chance) for t, chance in choices)
    thought.on_report(Report(tuple(ranking)))


def played(tablet: Tablet) -> list[str]:
    """All that has happened."""
    record = tablet.play.context.table.record(NOW)
    return [*record.events[: record.played]]


def noted(tablet: Tablet) -> list[tuple[int, int]]:
    """The hints in the record as it was saved: after how many events, which seat."""
    entry = tablet.app.services.saves.entry(tablet.play.context.id)
    assert entry
    return [(note.at, note.seat) for note in read_record(entry.text).notes]


def test_the_best_choice_is_shown_with_the_next_ones_and_how_much_worse_they_are() -> None:
    tablet = opened(new_game(), MIDDLE)
    tablet.tap("Hint")
    assert strip(tablet) == tablet.said == "Thinking …"
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
    assert told == ["Ana asked for 1 hint.", "Rui asked for 1 hint."]


@pytest.mark.parametrize("key", ["h", "H"])
def test_a_key_asks_and_escape_dismisses(key: str) -> None:
    tablet = opened(new_game(), MIDDLE)
    assert tablet.app.key(key)
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


def tabula(events: str) -> Tablet:
    return for_two("tabula", events)


def for_two(game: str, events: str) -> Tablet:
    device = StandIn({"tessera/seats": "person Ana\nperson Rui"})
    tablet = Tablet(f"#/new/{game}", device=device)
    tablet.tap("Start the game")
    return opened(tablet, events)


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
