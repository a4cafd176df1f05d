"""A game that is given away while it goes on doesn't tell what is to come in it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tessera.core.record import Note, Record, write_record
from tessera.core.record_reader import read_record
from tessera.core.rules import CHANCE
from tessera.games import find
from tessera.storage.links import MARK, read_link, write_link
from tessera.storage.migrations import migrate
from tessera.storage.opening import open_table
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet
from tessera_kit.walk.checks import check_page
from tests.post.devices import begun
from tests.screens.golden import CARDS, DICE, KEY, SCORES, TABULA, tablet, unfinished
from tests.session.tables import NOW

GAMES = {"dice": DICE, "scores": SCORES, "tabula": TABULA, "cards": CARDS}
AT = 40
each_game = pytest.mark.parametrize("text", GAMES.values(), ids=GAMES)


def people(text: str) -> str:
    """The game with a person on every seat, so that nothing goes on by itself."""
    return text.replace("seat normal", "seat person")


def going(text: str) -> str:
    return people(unfinished(text, AT))


def given(text: str) -> list[str]:
    """The game as it leaves the device in each way."""
    board = tablet("#/share/one", text)
    check_page(board.page)
    post = board.device.sharing
    for way in ("Copy the text", "Copy the link", "Share…", "Save as a file", "Show a QR code"):
        board.tap(way)
    whole, link = post.clipboard
    assert post.coded == [link] == [post.sent[0].link]
    return [whole, read_link(link.partition(MARK)[2]), post.sent[0].text, post.files[0][1]]


def kept(text: str) -> Tablet:
    """A tablet on which somebody keeps this game."""
    board = Tablet("#/open")
    board.app.receive(text)
    assert ("what comes by chance is drawn anew" in board.page.text()) == ("\nresult" not in text)
    check_page(board.page)
    board.tap("Keep this game")
    return board


def record_of(board: Tablet) -> Record:
    return board.play.context.table.record("")


def to_come(text: str) -> list[str]:
    """What chance brings in this game, whatever is chosen."""
    table, come = open_table(text, find), []
    while (player := table.rules.current_player(table.state)) is not None:
        if player == CHANCE:
            table.play(table.draw())
            come.append(table.record("").events[-1])
        else:
            table.play(table.rules.legal_actions(table.state)[0])
    return come


@pytest.mark.parametrize("text", [DICE, TABULA], ids=["dice", "tabula"])
def test_no_way_out_takes_the_seed_of_a_game_that_goes_on_along(text: str) -> None:
    for out in given(going(text)):
        assert "seed golden" not in out
        assert read_record(out).events == read_record(going(text)).events
    for out in given(text):
        assert out == text, "of a game that is over nothing is to come"


@each_game
def test_a_game_without_a_seed_is_replayed_to_the_same_end(text: str) -> None:
    whole = open_table(text, find)
    bare = open_table(text.replace("seed golden\n", "", 1).replace("record 2", "record 3"), find)
    assert bare.states == whole.states


@each_game
def test_what_comes_in_a_copy_is_not_what_comes_in_the_original(text: str) -> None:
    original = going(text)
    board = tablet("#/share/one", original)
    board.tap("Copy the text")
    (out,) = board.device.sharing.clipboard
    for shared in (out, original):  # An older Tessera gave the seed away.
        copy = kept(shared)
        entry = copy.app.services.saves.entries()[0]
        assert read_record(entry.text).seed not in ("", "golden")
        assert to_come(entry.text) != to_come(original)


def test_a_copy_goes_on_differently_in_each_tablet_that_keeps_it() -> None:
    device = FakeDevice()
    seeds = set()
    for _ in range(2):
        board = Tablet(MARK + write_link(going(DICE)), device=device)
        board.tap("Keep this game")
        seeds.add(board.app.services.saves.entries()[0].text.partition("\nseed ")[2][:32])
    assert len(seeds) == 2


def test_the_record_notes_that_it_is_a_copy_and_everything_tells_it() -> None:
    board = kept(going(DICE))
    assert record_of(board).notes == (Note(AT),)
    table, words = board.play.context.table, "From here on this is a copy"
    assert words not in board.page.text()
    while table.played < AT + 2:
        player = table.rules.current_player(table.state)
        legal = table.rules.legal_actions(table.state)
        table.play(table.draw() if player == CHANCE else legal[0])
    assert board.page.text().count(words) == 1, "in the log"
    id, move = board.address.split("/")[-1], board.play.context.log.moves.number(AT)
    board.visit(f"#/watch/{id}/{AT + 1}")
    assert words in board.text("told")
    board.visit(f"#/end/{id}")
    assert f"Move {move}: {words}" in board.page.text()


def test_a_game_that_is_over_is_kept_as_it_is() -> None:
    board = kept(DICE)
    (entry,) = board.app.services.saves.entries()
    assert (read_record(entry.text).seed, read_record(entry.text).notes) == ("golden", ())


def test_of_a_game_by_message_neither_a_place_nor_a_secret_nor_redo_is_kept() -> None:
    """It is over, so it is kept as one by message, to be looked at and checked."""
    ana = begun("sequences", (0, 1), letters=9)[0]
    table = open_table(ana.text, find)
    while table.rules.result(table.state) is None:
        table.play(table.draw())
    undone = replace(table.record(NOW), played=ana.game.settled)
    over = replace(table.record(NOW), seed="theirs")
    for record in (over, undone):
        board = Tablet("#/open")
        board.app.receive(write_record(record))
        board.tap("Keep this game")
        entry = board.app.services.saves.entries()[0]
        found = read_record(entry.text)
        assert found.seed != "theirs"
        assert found.post is None or found.post.here is None
        assert not entry.awaits_you
        if found.post:
            assert found.played == len(found.events)


def test_a_backup_keeps_the_seed() -> None:
    board = Tablet("#/data", device=FakeDevice({f"{KEY}one": going(DICE)}))
    board.tap("Save a backup")
    board.app.receive(board.device.sharing.files[0][1])
    other = Tablet("#/open")
    other.app.receive(board.device.sharing.files[0][1])
    other.tap("Restore")
    assert other.app.services.saves.entries()[0].text == migrate(going(DICE), find)


def test_a_game_without_a_seed_that_lies_here_anyhow_gets_one_when_it_goes_on() -> None:
    bare = going(DICE).replace("seed golden\n", "", 1).replace("record 2", "record 3")
    board = tablet("#/play/one", bare)
    assert record_of(board).seed
    assert record_of(board).notes == (Note(AT),)


@pytest.mark.parametrize("cut", [0, 1, 30, 39])
@pytest.mark.parametrize("end", ["\n", "", "\nro", "\nnote le"])
def test_a_game_that_is_cut_off_says_so_and_its_beginning_can_be_kept(cut: int, end: str) -> None:
    head, _, tail = going(DICE).partition("\n\n")
    text = "\n".join([f"{head}\n", *tail.split("\n")[:cut]]) + end
    here = cut if end or not cut else cut - 1  # The last line may be half of one.
    board = Tablet("#/open")
    board.choose("pasted", text)
    board.tap("Open it")
    check_page(board.page)
    problem = (
        f"The end of this saved game is missing: {here} of {AT} moves are here. "
        "Look for another copy of it."
    )
    assert board.text("problem") == board.said == problem
    board.tap("Keep the readable part")
    assert board.play.context.table.played == here
    stored = tablet("#/play/one", text)
    assert stored.text("lead") == problem
    assert "Open the readable part" in stored.page.text()


def test_what_stands_before_a_bad_line_can_be_kept() -> None:
    board = Tablet("#/open")
    board.app.receive(going(DICE).replace("\nplace b3\n", "\n\nplace b3\n", 1))
    assert board.text("problem").startswith("Line ")
    board.tap("Keep the readable part")
    assert 0 < board.play.context.table.played < AT
