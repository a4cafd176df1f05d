"""“Why?” beside the prompt: the paragraphs of the rules that apply here and now."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tessera.games import find
from tessera.games.sequence.view import VIEW as SEQUENCE
from tessera.games.sequence_dice.view import VIEW as SEQUENCE_DICE
from tessera.games.sequences.view import VIEW as SEQUENCES
from tessera.games.tabula.view import VIEW as TABULA
from tessera.kit.game import Game
from tessera.kit.view import AnySeen, View
from tessera.screens.table.words.why import Explained, why_refused, why_sheet
from tessera.session.turn import throw
from tessera_kit.fakes.tablet import Tablet, with_class
from tests.every_game import EVERY_GAME
from tests.features.setup.forms import agree
from tests.games.sequence.view import sights as sequence
from tests.games.sequence_dice.view import sights as sequence_dice
from tests.games.sequences.view import sights as sequences
from tests.games.tabula.view import sights as tabula

pytestmark = pytest.mark.usefixtures("example_in_the_menu")
each_game = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.rules.name)
AnyGame = Game[Any, Any]


def refusals(game: AnyGame) -> set[str]:
    """The codes of all that the game may refuse."""
    return {*getattr(game.texts, "REFUSALS", {}), *getattr(game.texts, "CLOSED", {})}


@each_game
def test_every_refusal_leads_to_a_paragraph(game: AnyGame) -> None:
    assert refusals(game) - game.why.keys() == set()
    assert bool(refusals(game)) == game.has_choices


@each_game
def test_what_is_refused_at_some_moment_is_a_refusal_and_a_moment(game: AnyGame) -> None:
    for code, slash, moment in (key.partition("/") for key in game.why):
        if slash:
            assert code in {*refusals(game), "over"}, code
            assert moment in game.why, moment


@each_game
def test_every_way_leads_to_paragraphs_of_the_rules_page(game: AnyGame) -> None:
    page = {words for _, paragraphs in game.texts.RULES_PAGE for words in paragraphs}
    for code, paragraphs in game.why.items():
        assert paragraphs, code
        assert set(paragraphs) <= page, code


@each_game
def test_every_prompt_of_a_whole_game_leads_to_a_paragraph(game: AnyGame) -> None:
    tablet = Tablet(f"#/new/{game.rules.name}")
    if tablet.find("data-press", "game:seat 1"):
        tablet.seat(1, "kind person")
    tablet.tap("Start the game")
    context, rng = tablet.play.context, Random(3)
    met = set()
    for _ in range(600):
        seen = context.seen
        topic = game.view.topic(seen)
        assert topic in game.why, game.view.prompt(seen)
        met.add(topic)
        if context.table.rules.result(context.table.state):
            break
        if game.rules.current_player(context.table.state) == -1:
            throw(context.table)
        else:
            context.table.play(rng.choice(game.rules.legal_actions(context.table.state)))
    assert len(met) > 1


CARDS = sequence.position
FREE = "...... ...... ...... ...... ...... ......"
FULL = "BGBRBG GBGBGB BBGGRB GGBBBG BRGBGG GBRGBB"
TWELVE = "roll 3 4, roll 1 2, roll 6 6, replace c3"
FIRST = "first 1: seat 1 to throw"
HOME = "first: 19:2 captured:13\nsecond: 1:2 captured:13\nseat 1: dice 1 2"


def three(rows: str, footer: str) -> str:
    return "\n".join(["players=3", *rows.split(), f"seat 1: {footer}"])


@pytest.mark.parametrize(
    ("view", "seen", "topic"),
    [
        (TABULA, tabula.sight(tabula.ZENO), "steps"),
        (TABULA, tabula.sight(HOME), "going_home"),
        (
            TABULA,
            tabula.sight(
                "first: 3:1 captured:1 off:13\nsecond: 5:2 0:13\nseat 1: dice 2 5 6",
                rules="classical",
            ),
            "enter_first",
        ),
        (
            TABULA,
            tabula.sight("first: 0:15\nsecond: 1:2 2:2 3:2 captured:9\nseat 1: dice 1 2 3"),
            "must_pass",
        ),
        (SEQUENCE, sequence.sight(CARDS()), "play"),
        (SEQUENCE, sequence.sight(CARDS(), chosen="card JC 0"), "two_eyed"),
        (SEQUENCE, sequence.sight(CARDS(), chosen="card JH 0"), "one_eyed"),
        (SEQUENCE, sequence.sight(CARDS("9C", chips=("a5", "c7"))), "discard"),
        (SEQUENCE, sequence.sight(CARDS("")), "no_cards"),
        (SEQUENCE, sequence.sight(CARDS(seats=4, owes=1, awaits="give")), "give"),
        (
            SEQUENCE,
            sequence.sight(CARDS(chips=("f4 f5 f6 f7 f8 f9", ""), awaits="claim f8")),
            "claim",
        ),
        (SEQUENCE, sequence.sight(CARDS(awaits="pile", drawing="by_hand")), "pile"),
        (SEQUENCE, sequence.sight(CARDS(awaits="pile swapped", drawing="by_hand")), "pile_dead"),
        (SEQUENCE_DICE, sequence_dice.sight(three(FREE, "roll 2 3")), "number"),
        (SEQUENCE_DICE, sequence_dice.sight(three(FREE, "roll 6 6")), "again"),
        (SEQUENCE_DICE, sequence_dice.sight(three(FREE, "to throw"), events=TWELVE), "again"),
        (SEQUENCE_DICE, sequence_dice.sight(three(FULL, "roll 4 6")), "defensive"),
        (SEQUENCE_DICE, sequence_dice.sight(three(FREE, "roll 4 6")), "pass_ten"),
        (SEQUENCE_DICE, sequence_dice.sight(three(FULL, "roll 5 6")), "wild"),
        (SEQUENCE_DICE, sequence_dice.sight(three(FULL, "roll 2 3")), "covered_all"),
        (SEQUENCES, sequences.sight("5 | 0", FIRST), "sequences"),
        (SEQUENCES, sequences.sight("5 | 0", FIRST, variant="hearts_due"), "hearts_due"),
        (SEQUENCES, sequences.sight("105 | 0", "first 1: seat 2 to throw"), "last_round"),
        (SEQUENCES, sequences.sight("100 | 100", "first 1: seat 1 plays off with 1 2"), "play_off"),
    ],
)
def test_what_a_prompt_is_about(view: View[Any, Any], seen: AnySeen, topic: str) -> None:
    assert view.topic(seen) == topic


# --- on the screen ---


def in_zenos_place() -> Tablet:
    tablet = Tablet("#/new/tabula")
    agree(tablet, "position", "zeno")
    tablet.tap("Start the game")
    return tablet


def test_the_prompt_leads_to_its_paragraphs() -> None:
    tablet = in_zenos_place()
    tablet.tap("Why?")
    assert tablet.text("asked") == "Choose a piece or a point. Left to play: 2, 5, 6."
    words = tablet.text("why")
    assert "With each die you must land on an open point" in words
    assert "You must use the whole throw" not in words


def test_a_refusal_leads_to_its_own_paragraph_and_back_to_where_one_was() -> None:
    tablet = in_zenos_place()
    tablet.press("point 10")
    tablet.press("point 12")
    tablet.tap("Why?")
    assert tablet.text("asked").startswith("Point 12 is closed")
    assert "Two or more pieces of the other colour close it" in tablet.text("why")
    tablet.tap("Close")
    assert tablet.take_focus() == "app:open why"
    assert tablet.play.context.ui.chosen == "point 10"
    assert tablet.play.context.table.played == 0


def test_after_the_next_press_it_is_about_the_prompt_again() -> None:
    tablet = in_zenos_place()
    tablet.press("point 12")
    tablet.press("point 10")
    tablet.tap("Why?")
    assert tablet.text("asked") == "Where to? Left to play: 2, 5, 6."


@pytest.mark.parametrize(
    ("game", "seen", "code", "begins"),
    [
        # A chip on any free square: two squares that show the card are not the point.
        ("sequence", sequence.sight(CARDS(), chosen="card JC 0"), "covered", "Two-eyed jacks"),
        ("sequence", sequence.sight(CARDS()), "corner", "The four corners"),
        ("sequence_dice", sequence_dice.sight(three(FREE, "roll 6 6")), "other_number", "2 and 12"),
        ("sequence_dice", sequence_dice.sight(three(FREE, "roll 5 6")), "covered", "11, wild"),
        ("sequence_dice", sequence_dice.sight(three(FREE, "roll 4 6")), "must_pass", "10, defen"),
        ("sequence_dice", sequence_dice.sight(three(FREE, "roll 1 2")), "other_number", "Throw"),
    ],
)
def test_a_refusal_is_explained_by_what_was_thrown_or_chosen(
    game: str, seen: AnySeen, code: str, begins: str
) -> None:
    played = find(game)
    (found,) = why_refused(played, code, played.view.topic(seen))
    assert found.startswith(begins)


def test_a_refusal_is_forgotten_when_something_happens() -> None:
    tablet = in_zenos_place()
    tablet.press("point 12")
    tablet.play.context.table.play(tablet.play.context.seen.legal[0])
    tablet.tap("Why?")
    assert not tablet.text("asked").startswith("Point 12")


def test_the_picture_of_the_jacks_stands_beside_their_rule() -> None:
    tablet = Tablet("#/new/sequence")
    tablet.tap("Start the game")
    context = tablet.play.context
    for topic, jacks in (("one_eyed", 2), ("pile", 0)):
        drawn = why_sheet(context, Explained("Take a chip away.", context.game.why[topic]))
        keys = [str(card.key) for card in with_class(drawn, "card-picture")]
        assert len([key for key in keys if key.startswith("J")]) == jacks


@each_game
def test_every_sheet_has_a_picture(game: AnyGame) -> None:
    tablet = Tablet(f"#/new/{game.rules.name}")
    tablet.tap("Start the game")
    for code, paragraphs in game.why.items():
        drawn = why_sheet(tablet.play.context, Explained("Why?", paragraphs))
        assert with_class(drawn, "rule-pictures"), code
