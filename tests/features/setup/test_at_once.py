"""One press on a game of the menu plays it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tessera.core.edition import Edition
from tessera.features.menu.home import Home
from tessera.games import GAMES
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet, nodes, primary_of, target_of, with_class
from tessera_kit.fakes.tabs import FakeTab
from tests.features.setup.forms import agree
from tests.screens.games import touched
from tests.screens.golden import DICE, KEY, unfinished

EDITIONS = [edition for game in GAMES for edition in game.editions]


PRESSES = {"sequence": 3, "sequence_dice": 3, "sequences": 2, "hearts_due": 2, "tabula": 3}
"""From the menu to one's first play: the game itself, a throw or a card, and the place where that
is played, if there is one. A game that somebody has just added here isn't counted yet."""


COUNTED = [edition for edition in EDITIONS if edition.name in PRESSES]


def kinds(tablet: Tablet) -> list[str]:
    return [player.kind for player in tablet.play.context.table.players]


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.name)
def test_a_game_that_was_never_played_begins_against_a_computer(edition: Edition) -> None:
    tablet = Tablet(f"#/begin/{edition.path}")
    table = tablet.play.context.table
    assert table.rules.name == edition.game
    assert edition.is_of(table.setup)
    assert kinds(tablet)[0] == "person"
    assert kinds(tablet)[1:] == ["normal"]
    assert edition.title in tablet.page.text()


def test_back_leads_to_the_menu_and_a_reload_to_the_same_game() -> None:
    tablet = Tablet("#/begin/tabula")
    assert tablet.device.instead, "the game stands in the place of the address that began it"
    again = Tablet(tablet.address, device=tablet.device)
    assert again.play.context.id == tablet.play.context.id
    assert len(again.app.services.saves.entries()) == 1


def test_the_last_table_of_that_game_sits_down_again() -> None:
    seats = {"tessera/seats": "person Ana\nperson Rui\nhard Julia"}
    tablet = Tablet("#/new/sequence_dice", device=FakeDevice(seats))
    agree(tablet, "chips", "official")
    tablet.tap("Start the game")
    before = tablet.play.context.table
    while before.untouched:
        tablet.press_primary()
    tablet.visit("#/new/tabula")  # Another game in between, with others.
    tablet.seat(0, "kind easy")
    tablet.tap("Start the game")
    tablet.visit("#/begin/sequence_dice")
    again = tablet.play.context.table
    assert (again.players, again.setup, again.played) == (before.players, before.setup, 0)
    going_on = [entry.id for entry in tablet.app.services.saves.entries() if not entry.over]
    assert len(going_on) == 3, "the one that was left is kept"


@pytest.mark.parametrize("throws", [0, 1, 2])
def test_whoever_comes_back_before_having_done_anything_has_one_game_and_not_two(
    throws: int,
) -> None:
    tablet = Tablet("#/begin/sequence_dice")
    id = tablet.play.context.id
    for _ in range(throws):
        tablet.wait()
    tablet.visit("#/new/tabula")
    tablet.visit("#/begin/sequence_dice")
    assert tablet.play.context.id == id


def saved(tablet: Tablet) -> list[str]:
    return [entry.id for entry in tablet.app.services.saves.entries()]


@pytest.mark.parametrize("edition", COUNTED, ids=lambda edition: edition.name)
def test_a_game_that_was_left_untouched_is_not_kept_and_a_way_back_finds_it(
    edition: Edition,
) -> None:
    tablet = Tablet(f"#/begin/{edition.path}")
    id, table = tablet.play.context.id, tablet.play.context.table
    while table.opens or tablet.waits:  # A computer may begin.
        tablet.wait()
    played = table.played
    again = Tablet(tablet.address, device=FakeDevice(dict(tablet.device.store.texts)))
    assert again.play.context.table.played == played, "a reload of it goes on"
    tablet.visit("#/")
    assert "Continue playing" not in tablet.page.text()
    tablet.wait()
    assert saved(tablet) == []
    tablet.visit(f"#/play/{id}")
    assert tablet.play.context.table.played == played
    assert saved(tablet) == [id]


def test_a_game_that_another_tab_has_open_untouched_is_left_to_it() -> None:
    tablet = Tablet("#/begin/tabula")
    browser = tablet.device.tabs.browser
    other = FakeDevice()
    other.store, other.durable_store = tablet.device.store, tablet.device.durable_store
    other.tabs = FakeTab(browser, "bbbb")
    menu = Tablet("#/", device=other)
    menu.wait()
    assert saved(menu) == [tablet.play.context.id]


def test_what_somebody_has_done_is_kept() -> None:
    tablet = touched(Tablet("#/begin/sequence_dice"))
    tablet.visit("#/")
    tablet.wait()
    assert "Continue playing" in tablet.page.text()
    assert len(saved(tablet)) == 1


def test_a_hint_or_a_change_of_seats_is_something_done() -> None:
    tablet = Tablet("#/begin/tabula")
    while tablet.play.context.table.opens:
        tablet.wait()
    table = tablet.play.context.table
    assert table.untouched
    table.seat(1, replace(table.players[1], kind="person", name="Rui"))
    assert not table.untouched


def replaced_by_computers(*names: str) -> Tablet:
    tablet = Tablet("#/begin/sequence_dice", device=FakeDevice({"tessera/seats": "\n".join(names)}))
    table = tablet.play.context.table
    for seat, name in enumerate(("Livia", "Marcus")):
        if table.players[seat].is_person:
            table.seat(seat, replace(table.players[seat], kind="normal", name=name))
    tablet.visit("#/")
    tablet.pass_time(100)
    return tablet


def test_play_has_a_person_though_computers_took_over_all_seats() -> None:
    tablet = replaced_by_computers("person Ana", "person Rui")
    words = tablet.app.screen.more()["with sequence_dice"]  # type: ignore[attr-defined]
    assert words[-1].text().endswith(" with Marcus")
    tablet.visit("#/begin/sequence_dice")
    assert kinds(tablet) == ["person", "normal"]


def test_play_has_a_person_after_a_game_between_computers() -> None:
    tablet = Tablet("#/new/tabula")
    tablet.seat(0, "kind easy")
    tablet.tap("Start the game")
    tablet.wait()
    tablet.visit("#/begin/tabula")
    assert "person" in kinds(tablet)


def test_hearts_due_and_sequences_have_each_their_own_last_table() -> None:
    seats = {"tessera/seats": "person Ana\nperson Rui"}
    tablet = Tablet("#/new/sequences/hearts_due", device=FakeDevice(seats))
    assert not tablet.find("data-change", "variant"), "that was settled in the menu"
    agree(tablet, "stake", "5")
    tablet.tap("Start the game")
    while tablet.play.context.table.untouched:
        tablet.press_primary()
    tablet.visit("#/begin/sequences")
    assert tablet.play.context.table.setup["variant"] == "sequences"
    tablet.visit("#/begin/sequences/hearts_due")
    assert dict(tablet.play.context.table.setup.options) == {"variant": "hearts_due", "stake": "5"}


def test_the_person_and_the_level_of_other_games_are_kept() -> None:
    seats = {"tessera/seats": "easy Cato\nperson Ana\nperson Rui"}
    tablet = Tablet("#/begin/tabula", device=FakeDevice(seats))
    people = [(player.kind, player.name) for player in tablet.play.context.table.players]
    assert people[0] == ("person", "Ana")
    assert [kind for kind, _ in people] == ["person", "easy"]


def test_a_damaged_last_table_is_passed_over() -> None:
    game = unfinished(DICE, 6).replace("seat normal", "seat person", 1)
    older, broken = game.replace("saved 20", "saved 19"), game.replace("place", "palce")
    tablet = Tablet(
        "#/begin/sequence_dice", device=FakeDevice({f"{KEY}a": older, f"{KEY}b": broken})
    )
    names = [player.name for player in tablet.play.context.table.players]
    assert all(name in older for name in names)
    tablet = Tablet("#/begin/sequence_dice", device=FakeDevice({f"{KEY}b": broken}))
    assert kinds(tablet) == ["person", "normal"]


@pytest.mark.parametrize("address", ["#/begin/ludo", "#/begin/sequences/bingo", "#/begin"])
def test_a_game_that_is_not_here_begins_nothing(address: str) -> None:
    tablet = Tablet(address)
    assert tablet.app.services.saves.entries() == []
    assert tablet.find("href", "#/")


@pytest.mark.parametrize("edition", COUNTED, ids=lambda edition: edition.name)
def test_few_presses_lead_from_the_menu_to_ones_first_play(edition: Edition) -> None:
    tablet = Tablet(f"#/begin/{edition.path}")
    presses = 1
    while not has_played(tablet) and presses < 10:
        table = tablet.play.context.table
        if table.rules.opens(table.state) or tablet.waits:
            tablet.wait()
        else:
            tablet.press(what_is_pressed(tablet))
            presses += 1
    assert presses == PRESSES[edition.name]


def has_played(tablet: Tablet) -> bool:
    """Whether the person has chosen something, or thrown where nobody chooses."""
    table = tablet.play.context.table
    at = [table.rules.current_player(state) for state in table.states[:-1]]
    if tablet.play.context.game.has_choices:
        return 0 in at
    return any(
        not table.rules.opens(state) and table.rules.on_turn(state) == 0
        for state in table.states[:-1]
    )


def what_is_pressed(tablet: Tablet) -> str:
    """The big button, or else a card, or else the first place that can be played on."""
    if tablet.primary != "Your move":
        return target_of(primary_of(nodes(tablet.page)))
    chosen = with_class(tablet.page, "chosen")
    cards = [] if chosen else with_class(tablet.page, "card")
    places = with_class(tablet.page, "square")
    can = cards or [place for place in places if place.attributes["aria-disabled"] is None]
    return target_of(can[0])


def test_the_picture_of_the_menu_takes_no_game_from_whoever_reads_its_rules() -> None:
    tablet = Tablet("#/begin/tabula")
    id = tablet.play.context.id
    tablet.visit(f"#/rules/tabula/{id}")
    Home(tablet.app.services).look_at_once()
    assert saved(tablet) == [id]
