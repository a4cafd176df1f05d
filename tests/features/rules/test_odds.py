"""The odds beside what was thrown: nobody need believe that the dice are fair."""

from __future__ import annotations

import pytest

from tessera.features.rules.odds import PORTION
from tessera.games import GAMES
from tessera.i18n import LANGUAGES
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet, nodes, with_class
from tessera_kit.walk.checks import check_page
from tests.screens.games import new_game, play_to_the_end
from tests.storage.test_damaged import FOUR, GOOD

KEY = "tessera/game/"
ODDS = "#/odds/sequence_dice"


def tables(tablet: Tablet) -> dict[str, list[list[str]]]:
    """Each table by its caption: its rows as texts, without the bars."""
    found = {}
    for table in with_class(tablet.page, "rolled"):
        (caption,) = [node for node in nodes(table) if node.tag == "caption"]
        rows = [node for node in nodes(table) if node.tag == "tr"][1:]
        found[caption.text()] = [[cell.text() for cell in row.children][:4] for row in rows]
    return found


def test_without_games_there_are_only_the_odds() -> None:
    ((caption, rows),) = tables(Tablet(ODDS)).items()
    assert caption == "On this device: 0 throws"
    assert rows[0] == ["2", "2.8%", "0.0", "0"]
    assert rows[5] == ["7", "16.7%", "0.0", "0"]
    assert [row[0] for row in rows] == [str(total) for total in range(2, 13)]


def test_the_throws_of_all_games_are_counted_and_those_of_one_beside_them() -> None:
    texts = {f"{KEY}one": GOOD, f"{KEY}two": FOUR.replace("played 0", "played 1") + "roll 6 6\n"}
    shown = tables(Tablet(f"{ODDS}/one", device=FakeDevice(texts)))
    here, device = shown["In this game: 5 throws"], shown["On this device: 6 throws"]
    assert {row[0]: row[3] for row in here if row[3] != "0"} == {
        "2": "1",
        "3": "2",
        "5": "1",
        "7": "1",
    }
    assert device[10] == ["12", "2.8%", "0.2", "1"]


def test_throws_with_dice_of_ones_own_are_counted_by_themselves() -> None:
    events = GOOD.partition("\n\n")[2]
    last = [line for line in events.splitlines() if line.startswith("roll")][-1]
    mixed = GOOD.replace(f"\n{last}\n", f"\nnote dice people\n{last}\n")
    shown = tables(Tablet(ODDS, device=FakeDevice({f"{KEY}one": mixed})))
    assert list(shown) == ["On this device: 4 throws", "With your own dice: 1 throw"]


def test_thousands_of_games_are_counted_in_portions_until_the_page_is_left() -> None:
    texts = {f"{KEY}{n}": GOOD for n in range(2 * PORTION + 1)}
    tablet = Tablet(ODDS, device=FakeDevice(texts))
    for games in (PORTION, 2 * PORTION):
        assert list(tables(tablet)) == [f"On this device: {5 * games} throws"]
        tablet.wait()
    assert list(tables(tablet)) == [f"On this device: {5 * (2 * PORTION + 1)} throws"]
    assert not tablet.device.timers
    tablet = Tablet(ODDS, device=FakeDevice(texts))
    tablet.app.show("#/about")
    assert not tablet.device.timers


def test_throws_that_were_taken_back_do_not_count() -> None:
    text = GOOD.replace("played 6", "played 4")
    shown = tables(Tablet(ODDS, device=FakeDevice({f"{KEY}one": text})))
    assert list(shown) == ["On this device: 4 throws"]


@pytest.mark.parametrize(
    "text",
    ["junk", "", GOOD.replace("sequence_dice", "ludo"), GOOD.replace("roll 1 1", "roll 1 7")],
)
def test_a_damaged_game_harms_nothing(text: str) -> None:
    tablet = Tablet(f"{ODDS}/one", device=FakeDevice({f"{KEY}one": text, f"{KEY}two": GOOD}))
    check_page(tablet.page)
    assert any(caption.startswith("On this device") for caption in tables(tablet))


def test_the_way_leads_back_to_the_game() -> None:
    tablet = new_game()
    game = tablet.address
    tablet.tap("More")
    address = f"{ODDS}/{game.removeprefix('#/play/')}"
    assert tablet.find("href", address)
    tablet.visit(address)
    assert tablet.find("href", game)
    tablet.visit(ODDS)
    assert not tablet.find("href", game)


def test_a_game_is_counted_as_it_was_played() -> None:
    tablet = new_game()
    play_to_the_end(tablet)
    events = tablet.play.context.table.record("").events
    throws = sum(text.startswith("roll") for text in events)
    tablet.visit(ODDS)
    ((caption, rows),) = tables(tablet).items()
    assert caption == f"On this device: {throws} throws"
    assert sum(int(row[3]) for row in rows) == throws


@pytest.mark.parametrize(
    "game", [game for game in GAMES if game.odds()], ids=lambda game: game.rules.name
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_odds_of_every_game_can_be_shown_in_every_language(game, language: str) -> None:
    tablet = Tablet(f"#/odds/{game.rules.name}", language=language)
    check_page(tablet.page)
    assert len(with_class(tablet.page, "rolled")) == len(game.odds())
