"""What people are told who don't see the screen: who plays with which colour, whose turn it is,
what was taken back, and nothing twice."""

from __future__ import annotations

import re

import pytest

from tessera.i18n import LANGUAGES, translator
from tessera.kit.colours import COLOUR_NAMES
from tessera.scene.node import Node
from tessera.screens.services.messages import KEPT
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet, nodes, with_class
from tests.screens.games import act, new_game, opened, play_to_the_end, under_more
from tests.screens.golden import CARDS, DICE, KEY, SCORES, TABULA, unfinished

OPENING = "roll 3 4, roll 1 2"
"""Ana begins."""
GAMES = pytest.mark.parametrize(
    "text", [CARDS, DICE, SCORES, TABULA], ids=["sequence", "sequence_dice", "sequences", "tabula"]
)


def panel(tablet: Tablet) -> str:
    """The heading of the panel where people throw and choose."""
    (node,) = with_class(tablet.page, "turn-panel")
    (heading,) = [one for one in node.children if isinstance(one, Node) and one.tag == "h2"]
    return heading.text()


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_player_is_told_with_colour_and_score_and_who_is_on_turn(
    text: str, language: str
) -> None:
    device = FakeDevice({f"{KEY}one": unfinished(text, text.count("\n") // 2)})
    tablet = Tablet("#/play/one", language=language, device=device)
    if tablet.find("data-press", "app:take over"):
        tablet.press("take over")
    say, context = translator(language), tablet.play.context
    turn = context.table.rules.on_turn(context.table.state)
    rows = with_class(tablet.page, "player")
    assert len(rows) == len(context.table.players)
    for seat, (row, player) in enumerate(zip(rows, context.table.players, strict=True)):
        colour = say(COLOUR_NAMES[player.colour]).lower()
        standing = context.game.view.standing(context.seen, seat)
        assert row.text().startswith(f"{player.name}, {colour}, {standing}")
        assert row.attributes["aria-current"] == ("true" if seat == turn else None)
        badge, *_ = row.children
        assert isinstance(badge, Node)
        assert str(badge.children) == str(context.game.view.badge(player.colour).children)


def test_the_score_sheet_of_sequences_tells_colours_too() -> None:
    tablet = Tablet("#/play/one", device=FakeDevice({f"{KEY}one": unfinished(SCORES, 20)}))
    names = [row.text() for row in with_class(tablet.page, "who-row")]
    players = tablet.play.context.table.players
    assert names == [f"{p.name}, {COLOUR_NAMES[p.colour].lower()}, " for p in players]


def test_the_panel_is_yours_only_where_you_alone_play_and_it_is_your_turn() -> None:
    tablet = opened(new_game("person Ana, normal Livia"), f"{OPENING}, roll 1 2")
    assert panel(tablet) == "Your turn"
    tablet.press("square b1")
    assert panel(tablet) == "Livia's turn"
    tablet = opened(new_game(), OPENING)
    assert panel(tablet) == "Ana's turn"
    play_to_the_end(tablet)
    assert panel(tablet) == "The end"


# --- taking back and doing again ---


def test_undo_and_redo_say_what_they_did() -> None:
    tablet = opened(new_game(), f"{OPENING}, roll 1 2")
    tablet.press("square b1")
    tablet.tap("Undo")
    assert tablet.said == "Taken back: Ana puts a chip on b1. Ana: Put a chip on a free 3."
    under_more(tablet, "Redo")
    assert tablet.said == "Done again: Ana puts a chip on b1. Rui: Throw the dice."


def test_what_followed_is_told_as_such() -> None:
    computers_turn = "roll 1 2, place b1, roll 1 3, place c1"
    tablet = opened(new_game("person Ana, normal Livia"), f"{OPENING}, {computers_turn}")
    tablet.tap("Undo")
    assert tablet.said == (
        "Taken back, with what followed: Ana puts a chip on b1. Put a chip on a free 3."
    )
    under_more(tablet, "Redo")
    assert tablet.said == ("Done again, with what followed: Ana puts a chip on b1. Throw the dice.")


def test_undo_and_redo_that_do_nothing_say_so() -> None:
    tablet = new_game()
    tablet.press("undo")
    assert tablet.notice == tablet.said == "There is nothing to take back yet."
    assert tablet.app.key("Control+y")
    assert tablet.notice == tablet.said == "There is nothing to redo."


# --- nothing twice ---


@GAMES
def test_the_winner_is_said_once(text: str) -> None:
    """A computer plays the last event, as it did in the record."""
    lines = text.rstrip().split("\n")
    played = len(lines) - lines.index("") - 1
    tablet = Tablet("#/play/one", device=FakeDevice({f"{KEY}one": unfinished(text, played - 1)}))
    if tablet.find("data-press", "app:take over"):
        tablet.press("take over")
    table = tablet.play.context.table
    table.play(table.rules.read(lines[-1]))
    assert table.rules.result(table.state) is not None
    outcome = tablet.text("prompt")
    assert tablet.said.count(outcome) == 1
    assert tablet.said.endswith(outcome)


def test_the_winner_is_said_once_when_the_end_is_done_again() -> None:
    tablet = new_game()
    play_to_the_end(tablet)
    outcome = tablet.text("prompt")
    tablet.tap("Undo")
    assert outcome not in tablet.said.partition("Ana: ")[2].partition("Rui: ")[2]
    under_more(tablet, "Redo")
    assert tablet.said.startswith("Done again: ")
    assert tablet.said.count(outcome) == 1


def test_a_computer_is_heard_of_by_what_it_plays() -> None:
    tablet = opened(new_game("person Ana, normal Livia, normal Cato"), OPENING + ", roll 5 6")
    tablet.press_primary()
    tablet = opened(tablet, "roll 3 4, roll 1 2, roll 1 1, roll 1 2")
    tablet.press("square b1")
    assert tablet.said == "Ana puts a chip on b1."
    heard = []
    while tablet.waits:
        tablet.wait()
        heard.append(tablet.said)
    assert len(heard) > 3
    assert not [said for said in heard if "is playing" in said]
    assert heard[-1].endswith("e2. Throw the dice."), "back to the person"
    act(tablet)


@pytest.mark.parametrize(("kind", "asked"), [("normal", "Throw: "), ("person", "Ana: Throw: ")])
def test_that_the_last_round_begins_is_said_once(kind: str, asked: str) -> None:
    """It stands beside what is to be done as well, and both are said together."""
    text = re.sub("seat normal green .*", "seat person green Ana", unfinished(SCORES, 0))
    text = text.replace("seat normal blue", f"seat {kind} blue").replace("golden", "round")
    tablet = Tablet("#/play/one", device=FakeDevice({f"{KEY}one": text}))
    while "The last round!" not in tablet.said:
        tablet.wait() if tablet.waits else tablet.press_primary()
    assert f"in all. The last round! {asked}" in tablet.said


def test_the_deal_is_said_once_and_not_with_every_card() -> None:
    device = FakeDevice({f"{KEY}one": unfinished(CARDS, 3)})
    tablet = Tablet("#/play/one", device=device)
    counts = set()
    while "The cards are dealt." in tablet.text("prompt"):
        counts.add(tablet.app.services.messages.spoken_count)
        tablet.wait()
        if tablet.find("data-press", "app:take over"):
            break
    assert len(counts) <= 2


def test_whoever_plays_alone_needs_no_name_and_several_people_do() -> None:
    alone = opened(new_game("person Ana, normal Livia"), OPENING)
    alone.press_primary()
    assert " Ana: " not in alone.said
    two = opened(new_game("person Ana, person Rui, normal Livia"), f"{OPENING}, roll 1 1")
    two.press_primary()
    assert " Ana: " in two.said


def test_what_was_said_stays_for_a_reader_that_comes_late_but_each_is_new() -> None:
    tablet = opened(new_game(), OPENING)
    for words in (*"abcdefgh", "h"):
        tablet.app.services.messages.announce(words)
    (status,) = tablet.find("role", "status")
    keys = [node.key for node in status.children if isinstance(node, Node)]
    assert len(keys) == len(set(keys)) == KEPT
    assert status.attributes["aria-atomic"] == "false"


@GAMES
def test_nothing_on_a_table_speaks_by_itself(text: str) -> None:
    """A status, an alert or an output would be read beside what is announced, or before it."""
    device = FakeDevice({f"{KEY}one": unfinished(text, text.count("\n") // 2)})
    tablet = Tablet("#/play/one", device=device)
    if tablet.find("data-press", "app:take over"):
        tablet.press("take over")
    live = [n for n in nodes(tablet.page) if n.tag == "output" or "aria-live" in n.attributes]
    assert not live
    assert len(tablet.find("role", "status")) == 1


def test_a_throw_is_said_with_what_is_left_of_it_to_play() -> None:
    tablet = Tablet("#/new/tabula", device=FakeDevice({"tessera/seats": "person Ana\nperson Rui"}))
    tablet.tap("Start the game")
    opened(tablet, "roll 1 2 3, roll 1 1 1, roll 2 3 5, 0-2, 2-5, 0-5").press_primary()
    dice = tablet.said.removeprefix("Rui throws ").partition(".")[0]
    left = dice.replace(" +", ",")
    assert tablet.said == (
        f"Rui throws {dice}. Rui: Choose a piece or a point. Left to play: {left}."
    )


def test_of_several_steps_at_once_each_is_told_once() -> None:
    """And not what there was to do between them."""
    text = unfinished(TABULA, 106).replace("normal", "person")
    tablet = Tablet("#/play/one", device=FakeDevice({f"{KEY}one": text}))
    tablet.press_primary()
    assert tablet.primary == "Make the only move"
    tablet.app.services.messages.forget()
    tablet.press_primary()
    ((_, told),) = tablet.app.services.messages.announcements
    assert told.count("Ana Luísa ") == len(set(re.findall(r"Ana Luísa [^.!]+", told))) == 4
