"""What presses and keys mean in Sequence: the rules, not the view, say whether it is allowed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tessera.games.sequence.view import VIEW
from tessera.games.sequence.view.targets import Sight
from tessera.kit.view import Ui
from tessera_kit.fakes.tablet import with_class
from tests.games.sequence.view.sights import labels, marked, meaning, position, sight

MINE, THEIRS = "b1 c1", "h2 d4"
TABLE = position("9C JC JH QH QH", chips=(MINE, THEIRS))
DEAD = position("9C QH", chips=("a5", "c7"))
SIX = "f4 f5 f6 f7 f8 f9"
CLAIM = position(chips=(SIX, ""), awaits="claim f8")
EIGHT = position(chips=("c1 c2 c3 c4 c5 c6 c7 c8", ""), awaits="claim c4")
"""Only with c4 in them can five of these be a sequence."""
GIVE = position(seats=4, owes=1, awaits="give")
ALL_NINES = position("9C", chips=("a5", "c7"))
BY_HAND = position(awaits="pile", drawing="by_hand")
SWAPPED = position(awaits="pile swapped", drawing="by_hand")


@pytest.mark.parametrize(
    ("table", "chosen", "press", "means"),
    [
        # A card and then its square, or the square and then the card.
        (TABLE, "", "card QH 0", "choose card QH 0"),
        (TABLE, "card QH 0", "square g7", "play QH g7"),
        (TABLE, "", "square g7", "choose square g7"),
        (TABLE, "square g7", "card QH 1", "play QH g7"),
        (TABLE, "square g7", "card JC 0", "play JC g7"),
        # A second press on the same takes it back, one on another of its kind changes it.
        (TABLE, "card QH 0", "card QH 0", "nothing chosen"),
        (TABLE, "card QH 0", "card QH 1", "choose card QH 1"),
        (TABLE, "card QH 0", "card 9C 0", "choose card 9C 0"),
        (TABLE, "square g7", "square g7", "nothing chosen"),
        (TABLE, "square g7", "square a5", "choose square a5"),
        (TABLE, "square g7", "card 9C 0", "choose card 9C 0"),
        # A two-eyed jack goes anywhere, a one-eyed one to an opponent's chip.
        (TABLE, "card JC 0", "square e9", "play JC e9"),
        (TABLE, "", "square e9", "choose square e9"),
        (TABLE, "card JH 0", "square d4", "play JH d4"),
        (TABLE, "", "square d4", "choose square d4"),
        (TABLE, "square d4", "card JH 0", "play JH d4"),
        # What can't be done is left to the rules, which say why.
        (TABLE, "card QH 0", "square h2", "play QH h2"),
        (TABLE, "card QH 0", "square e9", "play QH e9"),
        (TABLE, "card JH 0", "square b1", "play JH b1"),
        (TABLE, "card JC 0", "square a1", "play JC a1"),
        (TABLE, "", "square b1", "play 2S b1"),
        # A dead card is swapped with one press.
        (DEAD, "", "swap 9C", "swap 9C"),
        (DEAD, "card QH 0", "swap 9C", "swap 9C"),
        # The five that is the sequence: by its button, or by a square that only one of them has.
        (CLAIM, "", "claim f4-f8", "claim f4-f8"),
        (CLAIM, "", "square f4", "claim f4-f8"),
        (CLAIM, "", "square f9", "claim f5-f9"),
        (CLAIM, "", "square a5", "nothing chosen"),
        # A square of several says which when another one is pressed, or the same again.
        (CLAIM, "", "square f6", "choose line f6"),
        (CLAIM, "line f6", "square f9", "claim f5-f9"),
        (CLAIM, "line f6", "square f6", "nothing chosen"),
        (CLAIM, "line f6", "square a5", "choose line f6"),
        (EIGHT, "", "square c2", "choose line c2"),
        (EIGHT, "line c2", "square c6", "claim c2-c6"),
        (EIGHT, "line c2", "square c3", "choose line c2 c3"),
        (EIGHT, "line c2 c3", "square c2", "choose line c3"),
        (EIGHT, "line c2", "square c7", "choose line c7"),
        (EIGHT, "line c2", "square c8", "claim c4-c8"),
        # A card to give up or discard is chosen first, and then the one button does it.
        (GIVE, "", "card AS 0", "choose card AS 0"),
        (GIVE, "card AS 0", "offer", "give AS"),
        (GIVE, "", "offer", None),
        (ALL_NINES, "card 9C 0", "offer", "discard 9C"),
        (TABLE, "card 9C 0", "offer", None),
        # Drawing by hand.
        (BY_HAND, "", "pile", "draw"),
        (BY_HAND, "", "offer", "forget"),
        (SWAPPED, "", "offer", "draw"),
        # The rest.
        (TABLE, "", "talk 2", "talk 2"),
        (TABLE, "", "pass", "pass"),
        (TABLE, "", "card ZZ 0", None),
        (TABLE, "", "square k3", None),
        (TABLE, "", "claim a1-b7", None),
        (TABLE, "", "swap", None),
        (TABLE, "", "nonsense", None),
        (TABLE, "", "", None),
    ],
)
def test_a_press_means(table: str, chosen: str, press: str, means: str | None) -> None:
    assert meaning(sight(table, chosen=chosen), press) == means


@pytest.mark.parametrize("target", ["talk", "talk x", "talk 9", "talk 1 2"])
def test_a_call_of_no_team_means_nothing(target: str) -> None:
    assert meaning(sight(TABLE), target) is None


@pytest.mark.parametrize(
    ("table", "chosen", "label"),
    [
        (GIVE, "card AS 0", "Give this card up"),
        (GIVE, "", None),
        (ALL_NINES, "card 9C 0", "Discard this card"),
        (ALL_NINES, "", None),
        (TABLE, "card 9C 0", None),
        (BY_HAND, "", "End turn"),
        (SWAPPED, "", "Draw a card"),
        (CLAIM, "", None),
    ],
)
def test_the_one_button_offers(table: str, chosen: str, label: str | None) -> None:
    assert VIEW.suggested_action(sight(table, chosen=chosen)) == label


def playable(seen: Sight) -> dict[str, str]:
    """What can be done on the squares, as a screen reader says it."""
    return {name: words.partition(": ")[2] for name, words in labels(seen).items() if ": " in words}


def test_a_chosen_card_lights_up_its_squares() -> None:
    assert playable(sight(TABLE, chosen="card QH 0")) == {"g7": "play here"}
    assert playable(sight(TABLE, chosen="card 9C 0")) == dict.fromkeys(("a5", "c7"), "play here")
    assert playable(sight(TABLE, chosen="card JH 0")) == dict.fromkeys(
        THEIRS.split(), "take this chip away"
    )
    assert len(playable(sight(TABLE, chosen="card JC 0"))) == 100 - 4 - 4


def test_of_a_line_that_is_too_long_each_square_says_what_it_chooses() -> None:
    lines = playable(sight(CLAIM))
    assert list(lines) == ["f4", "f5", "f6", "f7", "f8", "f9"]
    assert lines["f4"] == "choose the line 3 of clubs to ace of clubs"
    assert lines["f9"] == "choose the line 4 of hearts to 3 of spades"
    assert lines["f6"] == "part of several lines that can be your sequence"
    pressed = sight(CLAIM, chosen="line f6")
    assert playable(pressed)["f6"] == "chosen"
    assert VIEW.prompt(pressed) == "Several lines go through there: tap one of their ends."


@pytest.mark.parametrize(
    ("table", "chosen", "squares"),
    [
        (TABLE, "", ""),
        (TABLE, "card 9C 0", "a5 c7"),
        (TABLE, "card QH 0", "g7"),
        (TABLE, "card JC 0", ""),
        (TABLE, "square g7", ""),
        (CLAIM, "", "f4 f9"),
        (EIGHT, "line c2", "c1 c6"),
    ],
)
def test_where_the_board_is_looked_at_closely_it_goes_where_the_card_can(
    table: str, chosen: str, squares: str
) -> None:
    found = VIEW.zoom_targets(sight(table, chosen=chosen))
    assert " ".join(target.removeprefix("square ") for target in found) == squares


def test_what_was_pressed_first_on_the_board_is_marked_there() -> None:
    def chosen(seen: Sight) -> list[str]:
        tiles = with_class(VIEW.board(seen), "tile")
        return [str(tile.key) for tile in tiles if with_class(tile, "chosen-square")]

    assert chosen(sight(TABLE)) == []
    assert chosen(sight(TABLE, chosen="card QH 0")) == []
    assert chosen(sight(TABLE, chosen="square g7")) == ["66"]
    assert playable(sight(TABLE, chosen="square g7"))["g7"] == "chosen"
    assert chosen(sight(EIGHT, chosen="line c2 c3")) == ["12", "22"]


def test_only_lines_through_all_that_was_pressed_glow() -> None:
    def glowing(chosen: str, look: str) -> int:
        return len(with_class(VIEW.board(sight(EIGHT, chosen=chosen)), look))

    assert (glowing("", "line"), glowing("", "claim")) == (2, 6)
    assert (glowing("line c2 c3", "line"), glowing("line c2 c3", "claim")) == (2, 4)


def test_before_a_choice_the_squares_of_all_cards_are_said_but_do_not_glow() -> None:
    seen = sight(position("9C QH"))
    assert playable(seen) == dict.fromkeys(("h2", "a5", "c7", "g7"), "you have a card for it")
    assert "glow" not in str(VIEW.board(seen))


def test_a_chosen_square_lights_up_the_cards_for_it() -> None:
    assert marked(sight(TABLE, chosen="square g7"), "lit") == "JC QH QH"
    assert marked(sight(TABLE, chosen="square a5"), "lit") == "9C JC"
    assert marked(sight(TABLE, chosen="square d4"), "lit") == "JH"
    assert marked(sight(TABLE, chosen="card QH 1"), "chosen") == "QH"
    assert marked(sight(TABLE), "lit") == ""


@pytest.mark.parametrize(
    ("cursor", "key", "square"),
    [
        ("square e5", "ArrowUp", "e4"),
        ("square e1", "ArrowUp", "e1"),
        ("square e5", "ArrowRight", "f5"),
        ("square j5", "ArrowRight", "j5"),
        ("square e5", "Home", "a5"),
        ("square e5", "End", "j5"),
        # The squares of 9C and QH: h2 a5 c7 g7.
        ("square e5", "PageDown", "c7"),
        ("square g7", "PageDown", "h2"),
        ("square e5", "PageUp", "a5"),
        ("square h2", "PageUp", "g7"),
        # From a card in the hand, the board is entered near its middle.
        ("card QH 0", "ArrowDown", "e6"),
    ],
)
@pytest.mark.parametrize("chosen", ["", "square a5"])
def test_keys_walk_over_the_board(cursor: str, key: str, square: str, chosen: str) -> None:
    if chosen and "Page" in key:
        return
    seen = sight(position("9C QH"), cursor=cursor, chosen=chosen)
    assert VIEW.key(seen, key) == Ui(f"square {square}", chosen)


def test_page_keys_keep_to_the_squares_of_the_chosen_card() -> None:
    seen = sight(position("9C QH"), chosen="card 9C 0")
    assert VIEW.key(seen, "PageDown") == Ui("square c7", "card 9C 0")
    again = VIEW.key(replace(seen, ui=Ui("square c7", "card 9C 0")), "PageDown")
    assert again == Ui("square a5", "card 9C 0")


def test_where_nothing_can_be_played_page_keys_and_others_mean_nothing() -> None:
    assert VIEW.key(sight(ALL_NINES), "PageDown") is None
    assert VIEW.key(sight(TABLE), "x") is None


@pytest.mark.parametrize(
    ("table", "chosen", "target"),
    [
        (TABLE, "", "card 9C 0"),
        (TABLE, "card QH 0", "square g7"),
        (TABLE, "square g7", "card JC 0"),
        (CLAIM, "", "square f4"),
        (EIGHT, "line c2", "square c1"),
        (GIVE, "", "card 9C 0"),
        (ALL_NINES, "", "card 9C 0"),
    ],
)
def test_the_focus_is_led_to(table: str, chosen: str, target: str) -> None:
    assert VIEW.first_target(sight(table, chosen=chosen)) == target
