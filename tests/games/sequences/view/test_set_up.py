"""The form for a game of any size: a list of numbers, colours that come round again, stakes."""

from __future__ import annotations

from collections import Counter

import pytest

from tessera.games.sequences.view.drawing import COLOURS
from tessera_kit.fakes.tablet import Tablet, nodes, with_class
from tessera_kit.walk.checks import check_page
from tests.games.sequences.view.parties import FORM, act, events, new_party


def form(players: int) -> Tablet:
    tablet = Tablet(FORM)
    tablet.choose("players", str(players))
    return tablet


def colours(tablet: Tablet) -> list[str]:
    """What the form shows, seat by seat."""
    count = len(with_class(tablet.page, "seat"))
    picks = [tablet.find("data-change", f"colour {seat}")[0] for seat in range(count)]
    return [str(pick.attributes[".value"]) for pick in picks]


def test_so_many_numbers_of_players_are_a_list_and_no_buttons() -> None:
    (pick,) = Tablet(FORM).find("data-change", "players")
    assert pick.tag == "select"
    numbers = [node.attributes["value"] for node in nodes(pick) if node.tag == "option"]
    assert numbers == [str(n) for n in range(1, 25)]
    assert pick.attributes["aria-label"] == "How many play?"
    few = Tablet("#/new/sequence_dice").find("data-change", "players")
    assert {node.tag for node in few} == {"input"}


@pytest.mark.parametrize("players", [1, 2, 8, 9, 24])
def test_as_many_seats_as_players_and_the_list_shows_it(players: int) -> None:
    tablet = form(players)
    assert len(with_class(tablet.page, "seat")) == players
    (pick,) = tablet.find("data-change", "players")
    assert pick.attributes[".value"] == str(players)
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
        tablet.choose(f"kind {seat}", "person")
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
    tablet.choose("colour 9", "brown")
    shown = colours(tablet)
    tablet.tap("Start the game")
    tablet.visit(FORM)
    assert colours(tablet) == shown


def test_one_of_two_who_share_a_colour_may_take_another_and_the_game_opens() -> None:
    tablet = form(9)
    assert colours(tablet)[0] == colours(tablet)[8]
    tablet.choose("colour 0", "blue")
    tablet.tap("Start the game")
    assert tablet.app.services.saves.open(tablet.play.context.id) is not None


@pytest.mark.parametrize("players", [1, 2, 24])
def test_a_stake_is_offered_to_more_than_one(players: int) -> None:
    values = [node.attributes["value"] for node in form(players).find("name", "stake")]
    assert values == ([] if players == 1 else ["0", "1", "5", "10"])


def test_what_was_agreed_is_what_is_played() -> None:
    tablet = new_party("person", "person", variant="hearts_due", stake="5")
    assert dict(tablet.play.context.table.setup.options) == {"variant": "hearts_due", "stake": "5"}


def test_a_stake_left_over_from_a_larger_party_doesn_t_stop_one_from_practising() -> None:
    tablet = form(2)
    tablet.choose("stake", "10")
    tablet.choose("players", "1")
    tablet.tap("Start the game")
    assert tablet.play.context.table.setup["stake"] == "0"


@pytest.mark.parametrize("seat", [0, 7, 8, 22])
def test_somebody_in_a_large_party_moves_one_seat_on_with_their_colour(seat: int) -> None:
    tablet = form(24)
    before = colours(tablet)
    tablet.press(f"later {seat}")
    before[seat : seat + 2] = before[seat + 1], before[seat]
    assert colours(tablet) == before
