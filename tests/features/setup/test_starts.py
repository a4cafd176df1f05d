"""Even chances: what a side is given to begin with is agreed before the game and told after it."""

from __future__ import annotations

import pytest

from tessera.core.record import Player, Record, write_record
from tessera.core.setup import Setup
from tessera.features.setup.begin import begun_by
from tessera.features.setup.starts import read, worth
from tessera.features.setup.tables import first_table
from tessera.games import find
from tessera.kit.game import AnyGame
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet, nodes, with_class
from tests.every_game import EVERY_GAME
from tests.features.setup.forms import agree, seat_so_many
from tests.screens.games import touched

FORM = "#/new/sequences"


def form(seats: str = "person Ana, person Rui", address: str = FORM) -> Tablet:
    return Tablet(address, device=FakeDevice({"tessera/seats": "\n".join(seats.split(", "))}))


def differs(tablet: Tablet) -> str:
    """The line that says what differs from usual."""
    return tablet.text("differs")


def offers(tablet: Tablet, side: int) -> dict[str, str]:
    """The words of a side's list, by value."""
    tablet.press("rules")
    (chosen,) = tablet.find("data-change", f"start{side}")
    tablet.press("close dialog")
    return {str(n.attributes["value"]): n.text() for n in nodes(chosen) if n.tag == "option"}


def begun(tablet: Tablet) -> dict[str, str]:
    """The options of the game that was begun."""
    tablet.tap("Start the game")
    return dict(tablet.play.context.table.setup.options)


def test_a_side_is_given_a_start_and_the_line_of_the_rules_says_so() -> None:
    tablet = form()
    assert differs(tablet) == "standard"
    agree(tablet, "start2", "20")
    assert differs(tablet) == "Head start for Rui: 20 points"
    assert begun(tablet) == {"variant": "sequences", "stake": "0", "start2": "20"}


def test_beside_each_start_stands_how_often_it_wins() -> None:
    tablet = form()
    assert offers(tablet, 1)["0"] == "Nothing"
    assert offers(tablet, 1)["20"] == "20 points: about 66 wins in 100"
    hearts_due = form(address="#/new/sequences/hearts_due")
    assert offers(hearts_due, 2)["20"] == "20 points: about 68 wins in 100"
    tablet.press("rules")
    assert "about 50 games in 100" in tablet.page.text()


@pytest.mark.parametrize("seats", ["person Ana, person Rui", "person A, person B, person C"])
@pytest.mark.parametrize("name", ["sequence", "sequence_dice", "sequences", "tabula"])
def test_no_two_starts_of_a_list_are_worth_the_same(name: str, seats: str) -> None:
    tablet = form(seats, f"#/new/{name}")
    tablet.press("rules")
    lines = tablet.find("data-change", "line")
    tablet.press("close dialog")
    for line in [str(node.attributes["value"]) for node in lines] or [""]:
        if line:
            agree(tablet, "line", line)
        told = [words.partition(": ")[2] for words in offers(tablet, 1).values()]
        known = [words for words in told if words]
        assert len(known) == len(set(known)), f"{name} line={line}: {known}"


def test_it_isn_t_said_where_another_side_has_a_start_too() -> None:
    tablet = form()
    agree(tablet, "start1", "10")
    assert offers(tablet, 1)["20"] == "20 points: about 66 wins in 100"
    assert offers(tablet, 2)["20"] == "20 points"


def test_what_a_player_was_given_moves_to_the_next_seat_with_them() -> None:
    tablet = form("person Ana, person Rui, person Eva")
    agree(tablet, "start2", "30")
    tablet.seat(1, "places 2")
    assert differs(tablet) == "Head start for Rui: 30 points"
    assert begun(tablet)["start3"] == "30"


def test_a_start_for_somebody_who_left_is_no_part_of_the_game() -> None:
    tablet = form("person Ana, person Rui, person Eva")
    agree(tablet, "start3", "30")
    seat_so_many(tablet, 2)
    assert differs(tablet) == "standard"
    assert begun(tablet) == {"variant": "sequences", "stake": "0"}


def test_one_alone_has_nobody_to_be_even_with() -> None:
    tablet = form("person Ana")
    seat_so_many(tablet, 1)
    assert with_class(tablet.page, "starts") == []


def test_how_it_went_tells_of_it() -> None:
    tablet = form()
    agree(tablet, "start2", "20")
    tablet.tap("Start the game")
    touched(tablet)
    there = Tablet(f"#/end/{tablet.play.context.id}", device=tablet.device)
    assert "Head start for Rui: 20 points" in there.page.text()


def test_the_record_names_only_what_was_given() -> None:
    tablet = form()
    agree(tablet, "start2", "20")
    tablet.tap("Start the game")
    text = write_record(tablet.play.context.table.record("2026-11-21T10:00:00Z"))
    assert "option start2 20\n" in text
    assert "start1" not in text
    assert "\ngame sequences 2\n" in text


def test_next_time_it_is_as_it_was_left() -> None:
    tablet = form()
    agree(tablet, "start2", "20")
    begun(tablet)
    again = Tablet(FORM, device=tablet.device)
    assert differs(again) == "Head start for Rui: 20 points"


def test_a_game_of_others_doesn_t_take_over_what_somebody_was_given() -> None:
    tablet = form()
    agree(tablet, "start2", "20")
    begun(tablet)
    services = tablet.app.services
    game = find("sequences")
    assert game is not None
    setup, _ = first_table(services, game, game.editions[0])
    assert "start2" not in dict(setup.options)


def test_where_two_change_places_what_one_was_given_goes_along() -> None:
    game = find("tabula")
    assert game is not None
    options = (("rules", "seed"), ("ties", "draw"), ("position", "zeno"), ("start2", "3"))
    players = tuple(Player(name, "person", name) for name in ("green", "red"))
    record = Record("tabula", 2, Setup(2, options), "s", players, "2026-11-21T10:00:00Z")
    turned = begun_by(game, record, 1, lambda: "seed")
    assert [player.name for player in turned.players] == ["red", "green"]
    assert (turned.setup.start(0), turned.setup.start(1)) == ("3", "0")


def test_by_message_it_can_be_agreed_too() -> None:
    tablet = form(address="#/post/sequences")
    agree(tablet, "start2", "20")
    assert differs(tablet).endswith("20 points")


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.rules.name)
def test_a_game_that_offers_starts_says_what_each_is_worth(game: AnyGame) -> None:
    rules, two = game.rules, 2
    if two not in rules.players:
        return
    usual = rules.standard_setup(two)
    offered = [option for option in rules.options(two) if option.side == 0]
    wins = [worth(game.starts(), usual, start) for o in offered for start in o.values[1:]]
    assert all(each is not None and each < 95 for each in wins), wins
    assert not wins or max(filter(None, wins)) > 55, "nobody would be helped by any"


def test_a_line_that_is_no_figure_is_not_read() -> None:
    with pytest.raises(ValueError, match="about half"):
        read("players=2 start=1: about half")
