"""The table before a game of any size: rows of chairs, colours that come round again, stakes."""

from __future__ import annotations

from collections import Counter

import pytest

from tessera.games.sequences.view.drawing import COLOURS
from tessera.scene.node import Node
from tessera_kit.fakes.tablet import Tablet, nodes, with_class
from tessera_kit.walk.checks import check_page
from tests.features.setup.forms import agree, seat_so_many
from tests.games.sequences.view.parties import FORM, act, events, new_party


def form(players: int) -> Tablet:
    tablet = Tablet(FORM)
    seat_so_many(tablet, players)
    return tablet


def colours(tablet: Tablet) -> list[str]:
    """What the form shows, seat by seat."""
    return [str(node.attributes["class"]).split()[-1] for node in tokens(tablet)]


def tokens(tablet: Tablet) -> list[Node]:
    return [node for node in nodes(tablet.page) if node.attributes.get("data-drag")]


def test_eight_chairs_stand_round_the_table_and_more_in_rows() -> None:
    tablet = form(7)
    chairs = [node for node in nodes(tablet.page) if node.attributes.get("data-board")]
    assert len(chairs) == 8
    assert with_class(tablet.page, "round")
    tablet.press("chair 7")
    chairs = [node for node in nodes(tablet.page) if node.attributes.get("data-board")]
    assert len(chairs) == 24
    assert not with_class(tablet.page, "round")


@pytest.mark.parametrize("players", [1, 2, 8, 9, 24])
def test_as_many_sit_as_play(players: int) -> None:
    tablet = form(players)
    assert len(tokens(tablet)) == players
    check_page(tablet.page)
    tablet.tap("Start the game")
    assert len(tablet.play.context.table.players) == players


@pytest.mark.parametrize("players", [8, 9, 16, 24])
def test_every_colour_is_used_before_one_comes_round_again(players: int) -> None:
    counted = Counter(colours(form(players)))
    assert set(counted) == set(COLOURS)
    assert max(counted.values()) - min(counted.values()) <= 1


def test_twenty_four_players_have_twenty_four_names() -> None:
    tablet = form(24)
    for seat in range(0, 24, 2):
        tablet.seat(seat, "kind person")
    tablet.tap("Start the game")
    names = [player.name for player in tablet.play.context.table.players]
    assert len(set(names)) == 24


def test_a_party_of_twenty_four_is_saved_and_opens_again() -> None:
    tablet = form(24)
    shown = colours(tablet)
    tablet.tap("Start the game")
    for _ in range(30):
        act(tablet)
    played = events(tablet)
    again = tablet.app.services.saves.open(tablet.play.context.id)
    assert again is not None
    assert [player.colour for player in again.players] == shown
    address = tablet.address
    tablet.visit("#/")
    tablet.visit(address)
    assert events(tablet) == played
    assert len(played) == 30


def test_who_played_last_time_is_there_again_with_the_same_colours() -> None:
    tablet = form(10)
    tablet.seat(9, "colour brown")
    shown = colours(tablet)
    tablet.tap("Start the game")
    tablet.visit(FORM)
    assert colours(tablet) == shown


def test_one_of_two_who_share_a_colour_may_take_another_and_the_game_opens() -> None:
    tablet = form(9)
    assert colours(tablet)[0] == colours(tablet)[8]
    tablet.seat(0, "colour blue")
    tablet.tap("Start the game")
    assert tablet.app.services.saves.open(tablet.play.context.id) is not None


@pytest.mark.parametrize("players", [1, 2, 24])
def test_a_stake_is_offered_to_more_than_one(players: int) -> None:
    tablet = form(players)
    if tablet.find("data-press", "app:rules"):
        tablet.press("rules")
    values = [node.attributes["value"] for node in tablet.find("name", "stake")]
    assert values == ([] if players == 1 else ["0", "1", "5", "10"])


def test_what_was_agreed_is_what_is_played() -> None:
    tablet = new_party("person", "person", variant="hearts_due", stake="5")
    assert dict(tablet.play.context.table.setup.options) == {"variant": "hearts_due", "stake": "5"}


def test_a_stake_left_over_from_a_larger_party_doesn_t_stop_one_from_practising() -> None:
    tablet = form(2)
    agree(tablet, "stake", "10")
    seat_so_many(tablet, 1)
    tablet.tap("Start the game")
    assert tablet.play.context.table.setup["stake"] == "0"


@pytest.mark.parametrize("seat", [0, 7, 8, 22])
def test_somebody_in_a_large_party_changes_places_with_their_colour(seat: int) -> None:
    tablet = form(24)
    before = colours(tablet)
    tablet.seat(seat, f"places {seat + 1}")
    before[seat : seat + 2] = before[seat + 1], before[seat]
    assert colours(tablet) == before
