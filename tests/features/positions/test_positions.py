"""A position from the real board: laid out by touch or by key, refused with its reason, played on,
and kept in the record."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from importlib import import_module
from random import Random
from typing import Any

import pytest

from tessera import games
from tessera.core import record as records
from tessera.core.cards import name_of
from tessera.core.position import read_setup
from tessera.core.record import write_record
from tessera.core.record_reader import read_record
from tessera.core.replay import first_state
from tessera.core.rules import CHANCE, Illegal
from tessera.core.setup import Setup
from tessera.games import find
from tessera.kit.game import AnyGame
from tessera.post.game import NotBelieved
from tessera.post.letter import believed
from tessera.screens.table.page import TablePage
from tessera.session.branch import branch
from tessera.session.table import Table
from tessera.storage.analyses import sum_of
from tessera.storage.giving import without_own
from tessera.storage.links import read_link, write_link
from tessera.storage.links.short import at_once, read_short_link, short_link
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet, nodes, with_class
from tessera_kit.playing import play_on
from tessera_kit.walk.checks import check_page
from tests.effort import part
from tests.features.setup.forms import agree
from tests.games.sequence.view.deals import ANA, RUI, card, enter, entering
from tests.languages import FEW
from tests.screens.golden import KEY

OURS = ("tabula", "sequence_dice", "sequences", "sequence")
LAID = [
    *filter(None, map(find, OURS)),
    import_module("tessera_ur").GAME,
    import_module("tessera_rota").GAME,
]
NAMES = [game.rules.name for game in LAID]
TWICE = "2C 2C 3D 3D 9C 9C JH"


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("ur", "rota"):
        monkeypatch.setitem(games.INSTALLED, name, f"tessera_{name}")


def laid_out(name: str, language: str = "en") -> Tablet:
    return Tablet(f"#/positions/{name}", language=language)


def saved(tablet: Tablet) -> records.Record:
    """The record of the game that is played on."""
    entry = tablet.app.services.saves.entry(tablet.address.rpartition("/")[2])
    assert entry
    record = entry.read()
    assert record
    return record


def held(tablet: Tablet) -> list[str]:
    """The cards of each seat in the game that is played on."""
    table = tablet.app.services.saves.open(tablet.address.rpartition("/")[2])
    assert table
    return [" ".join(map(name_of, hand)) for hand in table.state.hands]


def words(tablet: Tablet) -> str:
    """The instruction, or the reason why nobody can play on."""
    (prompt,) = [n for n in nodes(tablet.page) if "prompt" in str(n.attributes.get("class"))]
    return prompt.text()


def state(tablet: Tablet) -> Any:
    assert isinstance(tablet.app.screen, TablePage)
    return tablet.app.screen.context.table.state


def random_state(game: AnyGame, rng: Random) -> Any:
    """A position in the middle of a random game."""
    rules = game.rules
    players = rng.choice(rules.players[:4])
    options = [(o.name, rng.choice(o.values)) for o in rules.options(players) if o.side is None]
    setup = Setup(players, tuple(options))
    events = play_on(rules, rules.new(setup), str(rng.random()))
    reached, far = rules.new(setup), rng.randrange(120)
    for _, (_, after) in zip(range(far), events, strict=False):
        if rules.result(after) is not None:
            break
        reached = after
    return reached


def seated(game: AnyGame, setup: Setup, lines: tuple[str, ...]) -> records.Record:
    """The record of a game between people that begins so."""
    players = tuple(
        records.Player(f"P{n}", "person", game.colours[side % len(game.colours)])
        for n, side in enumerate(game.rules.sides(setup))
    )
    rules, now = game.rules, "2026-12-01T00:00:00Z"
    return records.laid(
        records.Record(rules.name, rules.version, setup, "abc", players, now), lines
    )


@pytest.mark.parametrize("game", LAID, ids=NAMES)
def test_random_positions_come_out_of_a_record_as_they_went_in(game: AnyGame) -> None:
    rules, positions, rng = game.rules, game.positions(), Random(80)
    assert positions
    for _ in range(part(1000, every=20)):
        reached = random_state(game, rng)
        seat = rules.on_turn(reached)
        assert seat is not None
        begun = positions.turned(reached, seat)
        if rules.on_turn(begun) != seat:
            continue  # At Rota no slide leads to some of them but from the end of a game.
        assert positions.fault(begun) is None, rules.write_position(begun)
        assert rules.current_player(begun) in (CHANCE, seat)
        head, *lines = rules.write_position(begun).split("\n")
        setup = read_setup(head, rules.players, rules.options)
        record = read_record(write_record(seated(game, setup, tuple(lines))))
        assert not record.needs
        assert first_state(rules, record) == Table(rules, record).state == begun


@pytest.mark.parametrize("game", LAID, ids=NAMES)
def test_whatever_is_pressed_the_position_can_be_played_or_says_why_not(game: AnyGame) -> None:
    """No press makes a position that the rules refuse without a reason of its own."""
    rules, positions, rng = game.rules, game.positions(), Random(81)
    assert positions
    setup = rules.standard_setup(2)
    board = {str(n.attributes.get("data-press")) for n in nodes(laid_out(rules.name).page)}
    targets = [press[5:] for press in sorted(board) if press.startswith("game:")]
    found = positions.turned(rules.new(setup), 0)
    for _ in range(part(1000)):
        if targets and rng.random() < 0.8:
            with suppress(Illegal):
                found = positions.put(found, rng.choice([0, 0, 1, 1, None]), rng.choice(targets))
        elif counts := positions.counts(found):
            count = rng.choice(counts)
            found = positions.counted(found, count, rng.choice(count.values))
        found = positions.turned(found, rng.randrange(2))
        if positions.fault(found) is None and rules.result(found) is None:
            assert rules.read_position(rules.write_position(found)) == found


@pytest.mark.parametrize("language", FEW)
@pytest.mark.parametrize("name", [*NAMES, "sequences/hearts_due"])
def test_the_page_is_sound_in_every_language(name: str, language: str) -> None:
    tablet = laid_out(name, language)
    check_page(tablet.page)
    assert not tablet.find("aria-disabled", "true"), "every place can be pressed"


def test_pieces_are_laid_and_taken_away_by_touch() -> None:
    tablet = laid_out("tabula")
    for place in (3, 3, 24):
        tablet.press(f"point {place}")
    tablet.press("thing 1")
    tablet.press("point 8")
    tablet.press("point 3")
    assert tablet.app.services.messages.announcements[-1][1] == "point 3, 1 blue piece"
    tablet.press("thing away")
    tablet.press("point 8")
    tablet.choose("count 0", "2")
    tablet.choose("turn", "1")
    written = find("tabula").rules.write_position(state(tablet))  # type: ignore[union-attr]
    assert written.split("\n")[1:] == [
        "first: 0:12 24:1 captured:2",
        "second: 0:14 3:1",
        "seat 2: to throw",
    ]


def test_keys_go_over_the_board_and_lay() -> None:
    tablet = laid_out("sequence_dice")
    tablet.press("square c3", by_keyboard=True)
    assert tablet.app.screen.board_focus == "game:square c3"
    tablet.attempt(lambda: tablet.app.key("ArrowRight"))
    assert tablet.take_focus() == "game:square d3"
    tablet.press("square d3", by_keyboard=True)
    assert state(tablet).chips[0].bit_count() == 2
    tablet.press("square d3", by_keyboard=True)
    assert state(tablet).chips[0].bit_count() == 1, "pressed again, it goes"


def test_no_more_is_laid_than_there_is() -> None:
    tablet = laid_out("tabula")
    for _ in range(15):
        tablet.press("point 20")
    tablet.press("point 21")
    assert "None of these are left." in tablet.page.text()
    assert state(tablet).sides[0] >> 80 & 15 == 15


def test_what_cannot_be_says_why_and_is_not_played() -> None:
    tablet = laid_out("sequence_dice")
    for column in "abcdef":
        tablet.press(f"square {column}1")
    assert words(tablet) == "In this position the game is over."
    here = tablet.address
    tablet.tap("Play from here")
    assert tablet.address == here
    tablet.press("square a1")
    tablet.tap("Play from here")
    assert tablet.address.startswith("#/play/")


def test_nobody_is_home_at_tabula_while_pieces_are_still_to_come() -> None:
    tablet = laid_out("tabula")
    tablet.press("point 25")
    assert words(tablet).startswith("Pieces leave the board only when")
    for _ in range(14):
        tablet.press("point 23")
    assert words(tablet).startswith("Choose what")


def test_points_are_chosen_where_there_is_no_board() -> None:
    tablet = laid_out("sequences")
    tablet.choose("count 1", "45")
    tablet.choose("turn", "1")
    tablet.tap("Play from here")
    assert saved(tablet).position == ("", "45", "first 2: seat 2 to throw")
    check_page(tablet.page)


def again(tablet: Tablet, address: str = "") -> Tablet:
    """The device after a reload."""
    return Tablet(address or tablet.address, device=tablet.device)


def test_what_was_laid_waits_until_it_is_played_or_cleared() -> None:
    tablet = laid_out("sequence_dice")
    tablet.press("square c3")
    tablet.visit("#/")
    tablet.visit("#/positions/sequence_dice")
    assert any(state(tablet).chips)
    tablet.choose("turn", "1")
    tablet = again(tablet)
    assert any(state(tablet).chips)
    assert state(tablet).seat == 1
    tablet.tap("Play from here")
    tablet = again(tablet, "#/positions/sequence_dice")
    assert not any(state(tablet).chips)
    tablet.press("square c3")
    tablet.tap("Clear the board")
    tablet = again(tablet)
    assert not any(state(tablet).chips)


def test_what_was_laid_stays_while_something_else_is_agreed_also_after_a_reload() -> None:
    tablet = laid_out("sequence_dice")
    tablet.press("square c3")
    tablet.visit("#/new/sequence_dice")
    agree(tablet, "chips", "box")
    tablet.visit("#/positions/sequence_dice")
    assert state(tablet).terms.setup["chips"] == "box"
    assert any(state(tablet).chips)
    tablet.press("square d3")
    tablet = again(tablet)
    assert state(tablet).terms.setup["chips"] == "box"
    assert state(tablet).chips[0].bit_count() == 2


def test_what_was_laid_on_a_game_counts_until_the_game_goes_on() -> None:
    tablet = Tablet("#/begin/sequence_dice")
    id, here = tablet.address.rpartition("/")[2], tablet.address
    tablet.visit(f"#/position/{id}")
    tablet.press("square c3")
    tablet = again(tablet)
    assert any(state(tablet).chips)
    tablet.visit(here)
    tablet.press_primary()
    tablet.visit(f"#/position/{id}")
    assert not any(state(tablet).chips)


def test_a_draft_of_other_rules_does_no_harm() -> None:
    tablet = laid_out("tabula")
    tablet.press("point 3")
    drafts = tablet.device.store.texts
    for old, new in (("put 0 point 3", "put 9 point 3"), ("option", "optional"), ("put", "pat")):
        text = drafts["tessera/laid/tabula"]
        drafts["tessera/laid/tabula"] = text.replace(old, new)
        check_page(again(tablet).page)


TWO = {
    "tabula": ("point 12", "point 20"),
    "sequence_dice": ("square a1", "square b2"),
    "ur": ("square c4", "square a4"),
    "rota": ("point 1", "point 2"),
    "sequence": ("square c3", "square d4"),
}


@pytest.mark.parametrize("name", NAMES)
def test_a_game_goes_on_from_there_to_its_end_and_is_analysed(name: str) -> None:
    tablet = laid_out(name)
    first, second = TWO.get(name, ("", ""))
    if first:
        tablet.press(first)
        tablet.press("thing 1")
        tablet.press(second)
    tablet.tap("Play from here")
    id = tablet.address.rpartition("/")[2]
    entry = tablet.app.services.saves.entry(id)
    assert entry
    assert not entry.untouched, "what was laid out isn't thrown away"
    game = find(name)
    assert game
    table = tablet.app.services.saves.open(id)
    assert table
    for event, _ in play_on(game.rules, table.state, "on"):
        table.play(event)
    assert table.result
    tablet.app.services.saves.save(id, table.record(tablet.device.now()))
    tablet.visit(f"#/analysis/{id}")
    tablet.attempt(tablet.device.thinker.find_steps)
    check_page(tablet.page)
    tablet.visit(f"#/odds/{name}/{id}")
    check_page(tablet.page)
    tablet.visit(f"#/end/{id}")
    tablet.tap("Play again")
    assert saved(tablet).position == table.position


def test_a_game_can_be_laid_out_differently_from_its_own_page() -> None:
    tablet = Tablet("#/begin/tabula")
    tablet.wait()
    id = tablet.address.rpartition("/")[2]
    tablet.visit(f"#/position/{id}")
    tablet.press("point 3")
    tablet.tap("Play from here")
    assert tablet.address != f"#/play/{id}"
    assert saved(tablet).position


def test_chips_of_sequence_make_sequences_and_leave_their_cards_out_of_the_deck() -> None:
    tablet = laid_out("sequence")
    assert "no jack as played yet" in tablet.page.text()
    tablet.press("square a1")
    assert "The corners are wild" in str(tablet.notice)
    for column in "bcde":
        tablet.press(f"square {column}1")
    (corner,) = tablet.find("data-press", "game:square e1")
    assert "part of a sequence" in str(corner.attributes["aria-label"])
    tablet.press("thing 1")
    tablet.press("square e1")
    assert not any(state(tablet).sequences), "the other side has it now"
    tablet.tap("Play from here")
    table = tablet.app.services.saves.open(tablet.address.rpartition("/")[2])
    assert table
    rules = table.rules
    while rules.opens(table.state):
        coming = {rules.write(card): left for card, left in rules.chance_outcomes(table.state)}
        assert coming.get("card 3S", 0) < 2, "one of them lies for the chip on c1"
        table.play(table.draw())
    assert [len(cards) for cards in table.state.hands] == [7, 7]
    assert table.state.pile == 104 - 4 - 14


def test_no_more_chips_of_sequence_are_laid_than_leave_cards_for_the_hands() -> None:
    tablet = laid_out("sequence")
    for row in range(1, 11):
        for at, column in enumerate("abcdefghij"):
            tablet.press(f"thing {int((at + 2 * row) % 4 < 2)}")
            tablet.press(f"square {column}{row}")
    assert words(tablet).startswith("There are too many chips")
    tablet.press("thing away")
    for column in "bcdefgh":
        tablet.press(f"square {column}5")
    assert words(tablet).startswith("Choose what")


def test_everybody_enters_the_cards_that_they_hold_after_a_reload_too() -> None:
    tablet = entering("person", "person")
    enter(tablet, ANA)
    tablet = again(tablet)
    assert with_class(tablet.page, "handover"), "the chips are still there, and no hand"
    enter(tablet, ANA)
    enter(tablet, RUI)
    assert held(tablet) == [ANA, RUI]
    assert state(tablet).chips[0].bit_count() == 1
    check_page(tablet.page)
    assert not state(again(tablet, "#/positions/sequence")).chips[0]


def test_a_computer_gets_what_nobody_holds() -> None:
    for _ in range(part(50, every=5)):
        tablet = entering("normal", "person")
        enter(tablet, TWICE)
        other, own = held(tablet)
        assert own == TWICE
        assert len(other.split()) == 7
        assert not {*own.split()} & {*other.split()}


def test_no_hand_has_more_cards_than_are_dealt_or_than_there_are() -> None:
    tablet = entering("person", "normal")
    tablet.press(card(tablet, "2D"))
    tablet.press(card(tablet, "2D"))
    assert "each chip counts as played with its card" in tablet.page.text()
    tablet.tap("That is my hand")
    assert words(tablet) == "Tap the cards in your hand: 1 of 7."
    assert tablet.address == "#/positions/sequence"
    for name in ["2C", "3D", "9C", "JC", "JH", "QH"]:
        tablet.press(card(tablet, name))
    tablet.press(card(tablet, "AS"))
    assert "Your hand is full" in tablet.page.text()
    tablet.press("back 0")
    assert words(tablet) == "Tap the cards in your hand: 6 of 7."
    tablet.press(card(tablet, "AS"))
    tablet.tap("That is my hand")
    assert held(tablet)[0] == ANA


def test_undo_leads_from_card_to_card_to_the_one_before_and_to_the_board() -> None:
    tablet = entering("person", "person")
    enter(tablet, ANA)
    tablet.tap("Undo")
    assert tablet.text("who") == "Ana", "who must say so again"
    tablet.press("take over")
    for n in reversed(range(7)):
        tablet.attempt(lambda: tablet.app.key("Control+z"))
        assert words(tablet) == f"Tap the cards in your hand: {n} of 7."
    tablet.tap("Undo")
    assert words(tablet).startswith("Choose what")
    assert state(tablet).chips[0].bit_count() == 1


def test_what_cannot_be_among_several_hands_is_entered_anew() -> None:
    tablet = entering("person", "person")
    enter(tablet, TWICE)
    enter(tablet, ANA)
    assert "One card was entered more often" in tablet.page.text()
    assert tablet.text("who") == "Ana"
    enter(tablet, ANA)
    enter(tablet, RUI)
    assert held(tablet) == [ANA, RUI]


@pytest.mark.parametrize(("turn", "whose"), [("0", records.PEOPLE), ("1", records.EVERYBODY)])
def test_the_throw_that_lies_on_the_real_table_is_tapped(turn: str, whose: str) -> None:
    tablet = laid_out("tabula")
    tablet.choose("turn", turn)
    tablet.tap("Enter the throw")
    for face in (2, 5, 5):
        tablet.press(f"face {face}")
    assert saved(tablet).events == ("roll 2 5 5",)
    assert saved(tablet).notes == (records.Note(0, dice=whose),)


def test_at_ur_nobody_stands_where_they_never_come() -> None:
    tablet = laid_out("ur")
    tablet.press("square a1")
    assert "never come to this square" in tablet.page.text()
    tablet.press("square b4")
    tablet.press("thing 1")
    tablet.press("square b4")
    assert state(tablet).sides[0].count(0) == 7, "one piece sends the other back"


def test_at_rota_the_pieces_tell_whose_turn_it_is() -> None:
    tablet = laid_out("rota")
    tablet.press("point 1")
    tablet.choose("turn", "0")
    assert "it is the turn of Marcus" in tablet.page.text()
    tablet.press("point 2")
    assert words(tablet).startswith("Both have as many pieces")
    for points in (("3",), ("4", "5", "7")):
        for point in points:
            tablet.press(f"point {point}")
        tablet.press("thing 1")
    tablet.choose("turn", "1")
    assert words(tablet).startswith("Choose what")
    tablet.tap("Play from here")
    assert saved(tablet).position[-1].startswith("before ")


DICE = (".G.B..", "......", "..GG..", "......", "......", "......", "seat 1: to throw")


def of_dice(lines: tuple[str, ...] = DICE) -> records.Record:
    game = find("sequence_dice")
    assert game
    return seated(game, game.rules.standard_setup(2), lines)


def test_an_older_tessera_keeps_such_a_game_and_says_what_it_lacks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    text = write_record(of_dice())
    monkeypatch.setattr(records, "POSITIONS", "something older")
    record = read_record(text)
    assert record.needs == ("positions",)
    assert write_record(record) == text
    tablet = Tablet("#/play/one", device=FakeDevice({f"{KEY}one": text}))
    assert "positions" in tablet.page.text()
    assert tablet.device.store.texts[f"{KEY}one"] == text


def test_a_later_form_of_the_section_is_kept_too() -> None:
    text = write_record(of_dice()).replace("positions 1", "positions 2")
    record = read_record(text)
    assert record.needs == ("positions",)
    assert write_record(record) == text


@pytest.mark.parametrize(
    "lines",
    [
        (*DICE[:6], "seat 3: to throw"),
        (*DICE[:5], "X.....", DICE[6]),
        DICE[1:],
        (*DICE, "more"),
    ],
)
def test_what_strangers_lay_out_is_checked(lines: tuple[str, ...]) -> None:
    game = find("sequence_dice")
    assert game
    with pytest.raises(Illegal):
        Table(game.rules, of_dice(lines))


@pytest.mark.parametrize("hand", ["2C 3C 4C 5C 6C 7C 8C", "?? ?? ?? ?? ?? ?? ??"])
def test_no_record_lays_out_hidden_hands(hand: str) -> None:
    game = find("sequence")
    assert game
    rows = ["*........*", *[".........."] * 8, "*........*"]
    lines = (*rows, "G:", "B:", *(f"seat {n}: {hand}" for n in (1, 2)), "pile 90", "seat 1: play")
    setup = game.rules.standard_setup(2)
    assert game.rules.read_position("\n".join(["players=2", *lines]))
    with pytest.raises(Illegal):
        Table(game.rules, seated(game, setup, lines))


def of_cards() -> records.Record:
    """A game of Sequence that begins with two chips and no hands."""
    tablet = laid_out("sequence")
    tablet.press("square c3")
    tablet.press("square d3")
    tablet.tap("Play from here")
    return replace(saved(tablet), seed="abc")


@pytest.mark.parametrize("begun", [of_dice, of_cards])
def test_the_position_goes_wherever_the_game_goes(begun: Callable[[], records.Record]) -> None:
    record = begun()
    game = find(record.game)
    assert game
    table = Table(game.rules, record)
    for _, (event, _) in zip(range(20), play_on(game.rules, table.state, "s"), strict=False):
        table.play(event)
    grown = table.record("2026-12-01T01:00:00Z")
    text = write_record(grown)
    assert read_link(write_link(text)) == text
    short = at_once(short_link(text, find))
    assert short.startswith("2")
    assert at_once(read_short_link(short, find)) == text
    assert read_record(without_own(text)).position == record.position
    assert branch(table, 4, "other", "2026-12-01T01:00:00Z").position == record.position
    assert sum_of(grown) != sum_of(replace(grown, sections=()))


@pytest.mark.parametrize("name", NAMES)
def test_a_position_is_shared_by_a_link_that_says_what_it_is_and_is_played_elsewhere(
    name: str,
) -> None:
    tablet = laid_out(name)
    for place in TWO.get(name, ())[:1]:
        tablet.press(place)
    tablet.tap("Share as a puzzle")
    assert "even those still hidden" not in tablet.page.text()
    tablet.tap("Copy the link")
    (link,) = tablet.device.sharing.clipboard
    elsewhere = Tablet(link[link.index("#") :])
    assert "A position to play on from." in elsewhere.page.text()
    elsewhere.tap("Play from here")
    assert saved(elsewhere).position == saved(tablet).position
    check_page(elsewhere.page)


def test_no_game_by_message_begins_so() -> None:
    game = find("sequence_dice")
    assert game
    with pytest.raises(NotBelieved):
        believed(game.rules, of_dice())
