"""The odds beside what was thrown: nobody need believe that the dice are fair."""

from __future__ import annotations

import pytest

from tessera.core.record import write_record
from tessera.features.dice.page import PORTION
from tessera.games import GAMES
from tessera.i18n import LANGUAGES
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet, nodes, with_class
from tessera_kit.walk.checks import check_page
from tests.features.dice.test_throws import FIVE, SEQUENCES, played, sequences_of
from tests.screens.games import new_game, play_to_the_end
from tests.session.tables import NOW
from tests.storage.test_damaged import FOUR, GOOD

KEY = "tessera/game/"
ODDS = "#/odds/sequence_dice"


def tables(tablet: Tablet) -> dict[str, list[list[str]]]:
    """Each table of kinds of throw by its caption: its rows as texts, without the bars."""
    return {title: rows for title, rows in every_table(tablet).items() if "throw" in title}


def every_table(tablet: Tablet) -> dict[str, list[list[str]]]:
    """Those of single dice as well."""
    found = {}
    for table in with_class(tablet.page, "rolled"):
        (caption,) = [node for node in nodes(table) if node.tag == "caption"]
        rows = [node for node in nodes(table) if node.tag == "tr"][1:]
        found[caption.text()] = [[cell.text() for cell in row.children][:4] for row in rows]
    return found


def test_without_games_there_are_only_the_odds() -> None:
    ((caption, rows),) = tables(Tablet(ODDS)).items()
    assert caption == "On this device: 0 throws"
    assert rows[0] == ["2", "2.8%", "0.0 ± 0.0", "0"]
    assert rows[5] == ["7", "16.7%", "0.0 ± 0.0", "0"]
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
    assert device[10] == ["12", "2.8%", "0.2 ± 0.8", "1"]


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


def test_the_way_leads_back_to_the_story_of_the_game() -> None:
    tablet = new_game()
    story = tablet.address.replace("#/play/", "#/watch/")
    address = f"{ODDS}/{story.removeprefix('#/watch/')}"
    tablet.visit(story)
    assert tablet.find("href", address)
    tablet.visit(address)
    assert tablet.find("href", story)
    tablet.visit(ODDS)
    assert not tablet.find("href", story)


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


def of_sequences(*texts: str) -> Tablet:
    """The page about six dice on a device with these games."""
    device = FakeDevice({f"{KEY}{n}": text for n, text in enumerate(texts)})
    tablet = Tablet("#/odds/sequences", device=device)
    while device.timers:
        tablet.wait()
    return tablet


def test_fair_dice_are_called_fair() -> None:
    games = [write_record(played(SEQUENCES, f"{n}").record(NOW)) for n in range(9)]
    assert "That is as it should be" in of_sequences(*games).page.text()


def test_a_loaded_die_is_seen() -> None:
    games = [write_record(sequences_of(*[FIVE.replace("4", "5")] * 5))] * 9
    assert "Fair dice hardly ever stray so far" in of_sequences(*games).page.text()


def test_with_dice_of_ones_own_alone_only_those_are_judged() -> None:
    head, _, events = write_record(sequences_of(FIVE, FIVE)).partition("\n\n")
    shown = every_table(of_sequences(f"{head}\n\nnote dice everybody\n{events}"))
    assert "With your own dice: 12 dice" in shown
    assert not [title for title in shown if title.startswith("On this device: 1")]


def test_of_few_dice_nothing_is_said() -> None:
    text = of_sequences(write_record(sequences_of(FIVE))).page.text()
    assert "too few throws to tell" in text
    assert "too few" not in of_sequences().page.text()


def test_the_throws_of_a_game_are_checked_in_front_of_ones_eyes() -> None:
    tablet = new_game()
    play_to_the_end(tablet)
    id = tablet.address.removeprefix("#/play/")
    throws = sum(text.startswith("roll") for text in tablet.play.context.table.record("").events)
    tablet.visit(f"{ODDS}/{id}")
    tablet.tap("Check the throws of this game")
    (shown,) = with_class(tablet.page, "checked-throws")
    assert 0 < len(shown.children) < throws
    while tablet.device.timers:
        tablet.wait()
    (shown,) = with_class(tablet.page, "checked-throws")
    assert [node.text()[-1] for node in shown.children] == ["✓"] * throws
    assert tablet.said == "Every throw is the one that the seed gives."
    assert tablet.said in tablet.page.text()
    assert "Check the throws" not in tablet.page.text()


def test_of_dice_of_ones_own_alone_nothing_is_said_about_the_seed() -> None:
    head, _, events = GOOD.partition("\n\n")
    text = f"{head}\n\nnote dice everybody\n{events}"
    tablet = Tablet(f"{ODDS}/one", device=FakeDevice({f"{KEY}one": text}))
    tablet.tap("Check the throws of this game")
    while tablet.device.timers:
        tablet.wait()
    assert "Every throw" not in tablet.page.text()
    assert "can't be checked" in tablet.said


def test_a_forged_seed_is_seen_and_a_lacking_one_said() -> None:
    text = GOOD.replace("seed 9f86d081884c7d65", "seed 1")
    tablet = Tablet(f"{ODDS}/one", device=FakeDevice({f"{KEY}one": text}))
    tablet.tap("Check the throws of this game")
    while tablet.device.timers:
        tablet.wait()
    assert "Throw 1 is another than the seed gives." in tablet.page.text()
    text = GOOD.replace("seed 9f86d081884c7d65\n", "")
    tablet = Tablet(f"{ODDS}/one", device=FakeDevice({f"{KEY}one": text}))
    assert "This game came without its seed." in tablet.page.text()
