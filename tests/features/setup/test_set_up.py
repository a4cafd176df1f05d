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
from tests.features.setup.forms import FORM, form, names, seats, started


def teams(tablet: Tablet) -> list[str]:
    """Who plays together, and which seat's field has their colour."""
    (block,) = with_class(tablet.page, "teams")
    fields = [row.find_all("data-change", f"colour {i}") for i, row in enumerate(block.children)]
    assert all(len(field) == 1 for field in fields)
    return [row.text() for row in with_class(block, "team-names")]


def checked(tablet: Tablet, group: str) -> list[str]:
    """What is chosen among the choices of a group."""
    inputs = [node for node in tablet.find("name", group) if node.attributes[".checked"]]
    return [str(node.attributes["value"]) for node in inputs]


def test_at_first_one_person_plays_against_a_computer() -> None:
    tablet = form("")
    assert seats(tablet) == "person green Player 1, normal blue Marcus"
    assert started(tablet) == "person green Player 1, normal blue Marcus"


def test_the_form_starts_the_game_that_it_shows() -> None:
    tablet = form()
    tablet.choose("players", "3")
    tablet.choose("name 2", "Eva")
    tablet.choose("colour 0", "red")
    tablet.choose("chips", "box")
    shown = seats(tablet)
    assert started(tablet) == shown
    assert dict(tablet.play.context.table.setup.options) == {"line": "5", "chips": "box"}


@pytest.mark.parametrize("count", [2, 3, 4])
def test_as_many_seats_as_players(count: int) -> None:
    tablet = form("")
    tablet.choose("players", str(count))
    assert checked(tablet, "players") == [str(count)]
    assert seats(tablet).count(",") == count - 1
    assert started(tablet).count(",") == count - 1


def test_whoever_plays_alone_is_not_asked_where_they_sit() -> None:
    tablet = Tablet("#/new/sequences")
    tablet.choose("players", "1")
    assert "Who plays?" in tablet.page.text()
    assert "Who sits where?" not in tablet.page.text()
    assert not tablet.find("data-press", "app:later 0")
    tablet.choose("players", "2")
    assert "Who sits where?" in tablet.page.text()
    assert tablet.find("data-press", "app:later 0")


def test_fewer_players_keep_the_first_and_more_come_back() -> None:
    tablet = form("person Ana, person Rui, person Eva, normal Livia")
    everybody = seats(tablet)
    tablet.choose("players", "2")
    assert seats(tablet) == "person green Ana, person blue Rui"
    tablet.choose("players", "4")
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
    tablet.choose(f"colour {seat}", colour)
    assert " ".join(s.split()[1] for s in seats(tablet).split(", ")) == expected
    shown = seats(tablet)
    assert started(tablet) == shown


def test_somebody_moves_one_seat_on_with_their_colour() -> None:
    tablet = form("person Ana, person Rui, normal Livia")
    tablet.tap("Move Ana one seat on")
    assert seats(tablet) == "person blue Rui, person green Ana, normal red Livia"
    assert tablet.app.services.focus == "app:later 1"
    tablet.tap("Move Ana one seat on")
    tablet.tap("Move Ana one seat on")
    assert seats(tablet) == "person green Ana, normal red Livia, person blue Rui"


def test_somebody_who_moves_gets_another_partner_and_the_colours_are_still_right() -> None:
    tablet = form("person Ana, person Rui, person Eva, person Gil")
    assert teams(tablet) == ["Ana and Eva", "Rui and Gil"]
    tablet.tap("Move Ana one seat on")
    assert names(tablet) == ["Rui", "Ana", "Eva", "Gil"]
    assert teams(tablet) == ["Rui and Eva", "Ana and Gil"]
    colours = [s.split()[1] for s in seats(tablet).split(", ")]
    assert colours[:2] == colours[2:]
    assert len(set(colours)) == 2
    started(tablet)
    assert tablet.app.services.saves.open(tablet.play.context.id) is not None


def test_an_option_that_is_not_offered_falls_back_and_returns() -> None:
    tablet = form()
    assert checked(tablet, "line") == ["6"]
    tablet.choose("players", "3")
    assert tablet.find("name", "line") == [], "three players have nothing to choose"
    tablet.choose("players", "2")
    assert checked(tablet, "line") == ["6"]
    tablet.choose("line", "5")
    tablet.choose("players", "4")
    assert checked(tablet, "line") == ["5"]
    tablet.choose("line", "6")
    tablet.choose("players", "3")
    started(tablet)
    assert tablet.play.context.table.setup["line"] == "5"


def test_a_choice_is_checked_and_nothing_else_is() -> None:
    tablet = form()
    assert (checked(tablet, "line"), checked(tablet, "chips")) == (["6"], ["unlimited"])
    tablet.choose("chips", "box")
    assert (checked(tablet, "line"), checked(tablet, "chips")) == (["6"], ["box"])


def test_who_played_last_time_is_there_again() -> None:
    tablet = form("")
    tablet.choose("players", "4")
    for seat, name in enumerate(["Ana", "Rui", "Eva"]):
        tablet.choose(f"kind {seat}", "person")
        tablet.choose(f"name {seat}", name)
    shown = started(tablet)
    tablet.visit(FORM)
    assert seats(tablet) == shown


def test_colours_and_options_of_last_time_are_there_again() -> None:
    tablet = form()
    tablet.choose("colour 0", "red")
    tablet.choose("line", "5")
    tablet.choose("chips", "box")
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
    (kinds,) = tablet.find("data-change", "kind 0")
    labels = [node.text() for node in nodes(kinds) if node.tag == "option"]
    assert len(set(labels)) == len(labels) == 1 + len(find_game(name).bots)


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
    device = FakeDevice({"tessera/seats": "person Ana\nnormal Livia"})
    tablet = Tablet(f"#/new/{name}", language=language, device=device)
    (told,) = with_class(tablet.page, "levels")
    terms = [node.text() for node in nodes(told) if node.tag == "dt"]
    words = [node.text() for node in nodes(told) if node.tag == "dd"]
    assert len(set(terms)) == len(set(words)) == len(game.bots)
    assert all(word.endswith(".") for word in words)


def test_nothing_is_told_of_computers_where_none_plays() -> None:
    tablet = form("person Ana, normal Livia")
    assert with_class(tablet.page, "levels")
    tablet.choose("kind 1", "person")
    assert not with_class(tablet.page, "levels")


@pytest.mark.parametrize("kind", ["greedy", "planner", "computer", "learned", "easy"])
def test_a_level_that_a_game_has_not_becomes_its_normal_one(kind: str) -> None:
    device = FakeDevice({"tessera/seats": f"person Ana\n{kind} Livia"})
    tablet = Tablet("#/new/sequences", device=device)
    assert [n.attributes[".value"] for n in tablet.find("data-change", "kind 1")] == ["normal"]


def test_a_level_outlives_a_game_that_has_only_one() -> None:
    device = FakeDevice({"tessera/seats": "person Ana\nhard Livia\nperson Rui"})
    tablet = Tablet("#/new/sequences", device=device)
    tablet.choose("players", "3")
    tablet.choose("kind 2", "normal")
    tablet.tap("Start the game")
    tablet.visit("#/new/tabula")
    assert seats(tablet) == "person red Ana, hard blue Livia"


def test_where_there_is_nothing_to_choose_people_play() -> None:
    tablet = Tablet("#/new/sequences")
    tablet.choose("players", "24")
    kinds = [tablet.find("data-change", f"kind {i}")[0].attributes[".value"] for i in range(24)]
    assert kinds == ["person", "normal", *["person"] * 22], "one computer, as the menu says"


@pytest.mark.parametrize("name", [game.rules.name for game in GAMES])
def test_at_first_the_form_seats_whom_the_menu_offers_to_play_with(name: str) -> None:
    tablet = Tablet(f"#/new/{name}")
    at_first = seats(tablet)
    tablet.visit(f"#/begin/{name}")
    players = tablet.play.context.table.players
    assert at_first == ", ".join(f"{p.kind} {p.colour} {p.name}" for p in players)


def test_people_or_computers_everywhere_with_one_press() -> None:
    tablet = form("person Ana, hard Livia, normal Cato, person Rui")
    tablet.tap("All people")
    assert [seat.split()[0] for seat in seats(tablet).split(", ")] == ["person"] * 4
    tablet.tap("All computers")
    kinds = [seat.split()[0] for seat in seats(tablet).split(", ")]
    assert kinds == ["normal"] * 4
    tablet.choose("kind 2", "hard")
    tablet.choose("kind 0", "person")
    assert names(tablet)[0] == "Ana"
    tablet.tap("All computers")
    kinds = [seat.split()[0] for seat in seats(tablet).split(", ")]
    assert kinds == ["normal", "normal", "hard", "normal"]
    assert len(set(names(tablet))) == 4


@pytest.mark.parametrize("address", ["#/rules/sequence_dice", "#/odds/sequence_dice"])
def test_looking_something_up_leaves_the_form_as_it_was(address: str) -> None:
    tablet = form("")
    tablet.choose("players", "3")
    tablet.choose("name 2", "Eva")
    tablet.choose("colour 0", "red")
    tablet.choose("chips", "box")
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
    groups = [f for f in nodes(tablet.page) if f.tag == "fieldset"]
    assert groups[-1].children, "each part of the form has its legend first"
    for group in groups:
        legend = group.children[0]
        assert isinstance(legend, Node)
        assert (legend.tag, bool(legend.text())) == ("legend", True)
    rows = with_class(tablet.page, "seats")[0].find_all("role", "group")
    assert [row.attributes["aria-label"] for row in rows] == ["Ana", "Rui", "Eva", "Gil"][
        : len(rows)
    ]
    for seat, row in enumerate(rows):
        about = {str(node.attributes.get("data-change")) for node in nodes(row)} - {"None"}
        assert {field.rpartition(" ")[2] for field in about} == {str(seat)}
        assert f"name {seat}" in about
    outside = [
        f for f in nodes(tablet.page) if str(f.attributes.get("data-change")).startswith("name")
    ]
    assert len(outside) == len(rows) > 1, "there is no name but in a group"


CHOICES = (
    *(f"choose kind {seat}={kind}" for seat in (0, 1) for kind in ("person", "hard", "normal")),
    *("choose players=2", "choose players=4", "choose colour 1=green", "choose start1=1"),
    *("press all person", "press all normal", "press later 0", "press later 1", "press fewer"),
    "press more",
)


@given(st.lists(st.sampled_from(CHOICES), max_size=5), st.lists(st.sampled_from(CHOICES)))
@example(["choose kind 1=hard"], ["choose kind 1=person"])
@example(["choose kind 1=hard"], ["choose kind 1=normal"])
@example(["choose kind 1=person"], ["choose kind 1=normal"])
@example(["press more", "press all normal"], ["press person Eva"])
@example(["choose players=4"], ["press all normal", "choose players=2", "choose players=4"])
def test_a_name_that_was_typed_outlives_every_other_choice(
    before: list[str], after: list[str]
) -> None:
    device = FakeDevice(
        {"tessera/seats": "person Ana\nnormal Livia", "tessera/people": "cat green Eva"}
    )
    tablet = Tablet("#/new/sequence_dice", device=device)

    def choose(choice: str) -> None:
        verb, _, rest = choice.partition(" ")
        field, _, value = rest.partition("=")
        if verb == "choose" and tablet.find("data-change", field):
            tablet.choose(field, value)
        elif tablet.find("data-press", f"app:{rest}"):
            tablet.press(rest)

    for choice in before:
        choose(choice)
    tablet.choose("name 1", "Zoë")
    for choice in after:
        choose(choice)
    tablet.choose("players", "4")
    fields = [tablet.find("data-change", f"name {seat}")[0] for seat in range(4)]
    assert "Zoë" in [field.attributes[".value"] for field in fields]
