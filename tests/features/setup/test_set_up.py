"""The form before a game: how many, who, where, in which colour, by which rules."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tessera.features.setup.seats import LEVEL_NAMES, NORMAL
from tessera.games import GAMES, find
from tessera.i18n import LANGUAGES
from tessera.kit.game import Game
from tessera.scene.node import Node
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet, nodes, with_class
from tests.features.setup.forms import FORM, agree, form, names, seat_so_many, seats, started


def checked(tablet: Tablet, group: str) -> list[str]:
    """The chosen house rules of a group."""
    tablet.press("rules")
    inputs = [node for node in tablet.find("name", group) if node.attributes[".checked"]]
    tablet.press("close dialog")
    return [str(node.attributes["value"]) for node in inputs]


def labels(tablet: Tablet) -> list[str]:
    """The seats, as a screen reader says them."""
    tokens = [node for node in nodes(tablet.page) if node.attributes.get("data-drag")]
    return [str(node.attributes["aria-label"]) for node in tokens]


def test_at_first_one_person_plays_against_a_computer() -> None:
    tablet = form("")
    assert seats(tablet) == "person green Player 1, normal blue Marcus"
    assert started(tablet) == "person green Player 1, normal blue Marcus"


def test_the_form_starts_the_game_that_it_shows() -> None:
    tablet = form()
    seat_so_many(tablet, 3)
    tablet.seat(2, "name Eva")
    tablet.seat(0, "colour red")
    agree(tablet, "chips", "box")
    shown = seats(tablet)
    assert started(tablet) == shown
    assert dict(tablet.play.context.table.setup.options) == {"line": "5", "chips": "box"}


@pytest.mark.parametrize("count", [2, 3, 4])
def test_as_many_seats_as_players(count: int) -> None:
    tablet = form("")
    seat_so_many(tablet, count)
    assert seats(tablet).count(",") == count - 1
    assert started(tablet).count(",") == count - 1


def test_whoever_plays_alone_changes_places_with_nobody() -> None:
    tablet = Tablet("#/new/sequences")
    seat_so_many(tablet, 1)
    tablet.press("seat 0")
    assert "Change places" not in tablet.page.text()
    assert "Leave the chair empty" not in tablet.page.text()
    tablet.press("close dialog")
    seat_so_many(tablet, 2)
    tablet.press("seat 0")
    assert "Change places" in tablet.page.text()
    assert "Leave the chair empty" in tablet.page.text()


def test_fewer_players_keep_the_first_and_more_come_back() -> None:
    tablet = form("person Ana, person Rui, person Eva, person Gil")
    everybody = seats(tablet)
    seat_so_many(tablet, 2)
    assert seats(tablet) == "person green Ana, person blue Rui"
    seat_so_many(tablet, 4)
    assert seats(tablet) == everybody


@pytest.mark.parametrize(
    ("players", "seat", "colour", "expected"),
    [
        ("person Ana, person Rui", 0, "blue", "blue green"),
        ("person Ana, person Rui", 0, "red", "red blue"),
        ("person Ana, person Rui", 1, "blue", "green blue"),
        ("person A, person B, person C", 2, "green", "red blue green"),
        ("person A, person B, person C, person D", 0, "blue", "blue green blue green"),
        ("person A, person B, person C, person D", 1, "green", "blue green blue green"),
        ("person A, person B, person C, person D", 0, "red", "red blue red blue"),
    ],
)
def test_sides_swap_colours_and_partners_share_one(
    players: str, seat: int, colour: str, expected: str
) -> None:
    tablet = form(players)
    tablet.seat(seat, f"colour {colour}")
    assert " ".join(s.split()[1] for s in seats(tablet).split(", ")) == expected
    shown = seats(tablet)
    assert started(tablet) == shown


def test_two_change_places_with_their_colours() -> None:
    tablet = form("person Ana, person Rui, normal Livia")
    tablet.seat(0, "places 1")
    assert seats(tablet) == "person blue Rui, person green Ana, normal red Livia"
    assert tablet.take_focus() == "game:seat 1"
    assert tablet.said == "Ana and Rui have changed places."
    shown = seats(tablet)
    assert started(tablet) == shown


def test_a_screen_reader_hears_seat_name_kind_colour_and_team() -> None:
    tablet = form("person Ana, hard Livia, person Eva, person Gil")
    assert labels(tablet)[:2] == [
        "Seat 1: Ana, Person, Green, with Eva",
        "Seat 2: Livia, Hard, Blue, with Gil",
    ]
    assert labels(form("person Player 1, easy Cato"))[0] == "Seat 1: You, Person, Green"


def test_somebody_who_changes_places_gets_another_partner_and_the_colours_are_still_right() -> None:
    tablet = form("person Ana, person Rui, person Eva, person Gil")
    tablet.seat(0, "places 1")
    assert names(tablet) == ["Rui", "Ana", "Eva", "Gil"]
    assert [label.rpartition("with ")[2] for label in labels(tablet)] == [
        "Eva",
        "Gil",
        "Rui",
        "Ana",
    ]
    colours = [s.split()[1] for s in seats(tablet).split(", ")]
    assert colours[:2] == colours[2:]
    assert len(set(colours)) == 2
    started(tablet)
    assert tablet.app.services.saves.open(tablet.play.context.id) is not None


def test_an_option_that_is_not_offered_falls_back_and_returns() -> None:
    tablet = form()
    assert checked(tablet, "line") == ["6"]
    seat_so_many(tablet, 3)
    assert checked(tablet, "line") == [], "three players have nothing to choose"
    seat_so_many(tablet, 2)
    assert checked(tablet, "line") == ["6"]
    agree(tablet, "line", "5")
    seat_so_many(tablet, 4)
    assert checked(tablet, "line") == ["5"]
    agree(tablet, "line", "6")
    seat_so_many(tablet, 3)
    started(tablet)
    assert tablet.play.context.table.setup["line"] == "5"


def test_a_choice_is_checked_and_nothing_else_is() -> None:
    tablet = form()
    assert (checked(tablet, "line"), checked(tablet, "chips")) == (["6"], ["unlimited"])
    agree(tablet, "chips", "box")
    assert (checked(tablet, "line"), checked(tablet, "chips")) == (["6"], ["box"])


def test_who_played_last_time_is_there_again() -> None:
    tablet = form("")
    seat_so_many(tablet, 4)
    for seat, name in enumerate(["Ana", "Rui", "Eva"]):
        tablet.seat(seat, "kind person")
        tablet.seat(seat, f"name {name}")
    shown = started(tablet)
    tablet.visit(FORM)
    assert seats(tablet) == shown


def test_colours_and_options_of_last_time_are_there_again() -> None:
    tablet = form()
    tablet.seat(0, "colour red")
    agree(tablet, "line", "5")
    agree(tablet, "chips", "box")
    shown = started(tablet)
    tablet.visit(FORM)
    assert seats(tablet) == shown
    assert (checked(tablet, "line"), checked(tablet, "chips")) == (["5"], ["box"])


@pytest.mark.parametrize(
    "remembered",
    ["\n\n\n", "person", "robot Ana\nrobot Rui", "x" * 5_000, "person A\n" * 99, "\x00 \ud800"],
)
def test_a_memory_gone_wrong_still_gives_a_game(remembered: str) -> None:
    tablet = Tablet(FORM, device=FakeDevice({"tessera/seats": remembered}))
    assert all(names(tablet))
    shown = seats(tablet)
    assert started(tablet) == shown
    assert tablet.app.services.saves.open(tablet.play.context.id) is not None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [game.rules.name for game in GAMES])
def test_no_two_kinds_of_player_have_the_same_name(name: str, language: str) -> None:
    tablet = Tablet(f"#/new/{name}", language=language)
    tablet.press("seat 0")
    levels = [node.children[1] for node in with_class(tablet.page, "robot")]
    words = [node.children[0].text() for node in levels if isinstance(node, Node)]
    assert len(set(words)) == len(words) == len(find_game(name).bots)


def find_game(name: str) -> Game[Any, Any]:
    game = find(name)
    assert game
    return game


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [game.rules.name for game in GAMES])
def test_every_level_of_a_game_is_told_in_words_of_its_own(name: str, language: str) -> None:
    game = find_game(name)
    known = [name for name in LEVEL_NAMES if name in game.bots]
    assert list(game.texts.LEVELS) == list(game.bots) == known
    assert NORMAL in game.bots
    tablet = Tablet(f"#/new/{name}", language=language)
    tablet.press("seat 0")
    (told,) = with_class(tablet.page, "robots")
    terms = [node.text() for node in nodes(told) if node.tag == "b"]
    words = [node.text() for node in nodes(told) if node.tag == "small"]
    assert len(set(terms)) == len(set(words)) == len(game.bots)
    assert all(word.endswith(".") for word in words)


@pytest.mark.parametrize("kind", ["greedy", "planner", "computer", "learned", "easy"])
def test_a_level_that_a_game_has_not_becomes_its_normal_one(kind: str) -> None:
    device = FakeDevice({"tessera/seats": f"person Ana\n{kind} Livia"})
    tablet = Tablet("#/new/sequences", device=device)
    assert seats(tablet).split(", ")[1].startswith("normal ")


def test_a_level_outlives_a_game_that_has_only_one() -> None:
    device = FakeDevice({"tessera/seats": "person Ana\nhard Livia\nperson Rui"})
    tablet = Tablet("#/new/sequences", device=device)
    seat_so_many(tablet, 3)
    tablet.seat(2, "kind normal")
    tablet.tap("Start the game")
    tablet.visit("#/new/tabula")
    assert seats(tablet) == "person red Ana, hard blue Livia"


def test_where_there_is_nothing_to_choose_people_play() -> None:
    tablet = Tablet("#/new/sequences")
    seat_so_many(tablet, 24)
    kinds = [seat.split()[0] for seat in seats(tablet).split(", ")]
    assert kinds.count("normal") == 1, "one computer, as the menu says"
    assert kinds.count("person") == 23


@pytest.mark.parametrize("name", [game.rules.name for game in GAMES])
def test_at_first_the_form_seats_whom_the_menu_offers_to_play_with(name: str) -> None:
    tablet = Tablet(f"#/new/{name}")
    at_first = seats(tablet)
    tablet.visit(f"#/begin/{name}")
    players = tablet.play.context.table.players
    assert at_first == ", ".join(f"{p.kind} {p.colour} {p.name}" for p in players)


def test_against_two_computers_is_one_press_and_start() -> None:
    tablet = form("")
    tablet.press("chair 1")
    assert started(tablet).count("normal") == 2


def test_among_people_another_person_comes() -> None:
    tablet = form("person Ana, person Rui")
    tablet.press("chair 1")
    assert names(tablet) == ["Ana", "Player 3", "Rui"]


def test_where_nobody_is_left_but_computers_a_person_comes_next() -> None:
    tablet = form("normal Livia, normal Marcus")
    tablet.press("chair 3")
    assert "person" in seats(tablet)


@pytest.mark.parametrize("address", ["#/rules/sequence_dice", "#/odds/sequence_dice"])
def test_looking_something_up_leaves_the_form_as_it_was(address: str) -> None:
    tablet = form("")
    seat_so_many(tablet, 3)
    tablet.seat(2, "name Eva")
    tablet.seat(0, "colour red")
    agree(tablet, "chips", "box")
    shown = seats(tablet)
    tablet.visit(address)
    (back,) = [node for node in nodes(tablet.page) if node.text() == "Back to the set-up"][:1]
    tablet.visit(str(back.attributes["href"]))
    assert (seats(tablet), checked(tablet, "chips")) == (shown, ["box"])
    tablet.visit(address)
    tablet.visit(FORM)  # The browser's own way back.
    assert (seats(tablet), checked(tablet, "chips")) == (shown, ["box"])
    assert started(tablet) == shown


def test_from_the_menu_the_rules_lead_to_a_new_game() -> None:
    tablet = Tablet("#/rules/sequence_dice")
    assert [n.attributes["href"] for n in nodes(tablet.page) if n.text() == "Play"] == [FORM]


@pytest.mark.parametrize("address", ["#/new/sequence", "#/new/tabula", "#/post/tabula"])
def test_what_is_about_a_player_is_heard_after_the_player(address: str) -> None:
    seated = {"tessera/seats": "person Ana\nperson Rui\nnormal Eva\nnormal Gil"}
    tablet = Tablet(address, device=FakeDevice(seated))
    tablet.press("rules")
    groups = [f for f in nodes(tablet.page) if f.tag == "fieldset"]
    assert groups[-1].children, "each part of the form has its legend first"
    for group in groups:
        legend = group.children[0]
        assert isinstance(legend, Node)
        assert (legend.tag, bool(legend.text())) == ("legend", True)
    tablet.press("close dialog")
    assert [label.split(", ")[0] for label in labels(tablet)] == [
        f"Seat {seat + 1}: {name}" for seat, name in enumerate(names(tablet))
    ]
    tablet.press("seat 1")
    about = {str(node.attributes.get("data-change")) for node in nodes(tablet.page)} - {"None"}
    assert "name 1" in about
    assert not {f"name {seat}" for seat in (0, 2, 3)} & about, "one seat at a time"


CHOICES = (
    *(f"{seat} kind {kind}" for seat in (0, 1) for kind in ("person", "hard", "normal")),
    *("players 2", "players 4", "1 colour green", "rules start1 1", "0 places 1", "1 places 0"),
    *("0 leave", "1 leave", "chair", "person Eva", "1 person Eva"),
)


def choose(tablet: Tablet, choice: str) -> None:
    """Does it, if it can be done."""
    where, _, what = choice.partition(" ")
    count = len(names(tablet))
    if where == "players":
        seat_so_many(tablet, int(what))
    elif where == "rules":
        agree(tablet, *what.split())
    elif where == "chair" and count < 4:
        seat_so_many(tablet, count + 1)
    elif where.isdecimal() and (what != "leave" or count > 2):
        tablet.seat(int(where), what)
    elif tablet.find("data-press", f"app:{choice}"):
        tablet.press(choice)


@given(st.lists(st.sampled_from(CHOICES), max_size=5), st.lists(st.sampled_from(CHOICES)))
@example(["1 kind hard"], ["1 kind person"])
@example(["1 kind hard"], ["1 kind normal"])
@example(["1 kind person"], ["1 kind normal"])
@example([], ["1 kind hard", "person Eva"])
@example(["chair", "0 kind normal"], ["person Eva"])
@example([], ["0 places 1", "0 kind hard", "person Eva"])
@example(["players 4"], ["0 kind normal", "players 2", "players 4"])
def test_a_name_that_was_typed_outlives_every_other_choice(
    before: list[str], after: list[str]
) -> None:
    device = FakeDevice(
        {"tessera/seats": "person Ana\nnormal Livia", "tessera/people": "cat green Eva"}
    )
    tablet = Tablet("#/new/sequence_dice", device=device)
    for choice in before:
        choose(tablet, choice)
    tablet.seat(1, "name Zoë")
    for choice in after:
        if choice != "1 person Eva":  # That is somebody else on the seat.
            choose(tablet, choice)
    seat_so_many(tablet, 4)
    assert "Zoë" in names(tablet)
