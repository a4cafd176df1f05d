"""The form before a game of Sequence: how many, in which teams, by which rules."""

from __future__ import annotations

import pytest

from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet, with_class
from tests.features.setup.forms import agree, seat_so_many

SIX = "\n".join(f"person {name}" for name in ("Ana", "Rui", "Eva", "Gil", "Lia", "Rita"))


def form(count: int, language: str = "en") -> Tablet:
    device = FakeDevice({"tessera/seats": SIX})
    tablet = Tablet("#/new/sequence", language=language, device=device)
    seat_so_many(tablet, count)
    return tablet


def sides(tablet: Tablet) -> list[set[str]]:
    """Who plays together once the game has begun, by colour."""
    tablet.tap("Start the game")
    players = tablet.play.context.table.players
    colours = dict.fromkeys(player.colour for player in players)
    return [{p.name for p in players if p.colour == colour} for colour in colours]


def test_only_numbers_that_make_equal_teams_are_offered() -> None:
    tablet, offered = form(2), [2]
    while chairs := [n for n in range(12) if tablet.find("data-press", f"game:chair {n}")]:
        tablet.press(f"chair {chairs[0]}")
        offered.append(len(tablet.find("aria-haspopup", "dialog")) - 2)
    assert offered == [2, 3, 4, 6, 8, 9, 10, 12]


@pytest.mark.parametrize(
    ("language", "reason"),
    [
        ("en", "More than three play in equal teams."),
        ("pt", "equipas iguais"),
        ("es", "equipos iguales"),
    ],
)
def test_the_form_says_why_five_seven_and_eleven_cannot_play(language: str, reason: str) -> None:
    chairs = with_class(form(4, language).page, "chair")
    assert {chair.text() for chair in chairs} == {"+2"}
    assert all(reason in str(chair.attributes["aria-description"]) for chair in chairs)


@pytest.mark.parametrize("count", [2, 3, 4, 8, 9, 10])
def test_where_there_is_one_way_to_make_teams_nothing_is_asked(count: int) -> None:
    tablet = form(count)
    tablet.press("rules")
    assert tablet.find("name", "teams") == []
    tablet.press("close dialog")
    assert len(sides(tablet)) == {2: 2, 3: 3, 4: 2, 8: 2, 9: 3, 10: 2}[count]


def test_six_choose_between_two_and_three_teams_and_partners_follow() -> None:
    tablet = form(6)
    assert teams(tablet) == [{"Ana", "Eva", "Lia"}, {"Rui", "Gil", "Rita"}]
    agree(tablet, "teams", "3x2")
    assert teams(tablet) == [{"Ana", "Gil"}, {"Rui", "Lia"}, {"Eva", "Rita"}]
    assert sides(tablet) == [{"Ana", "Gil"}, {"Rui", "Lia"}, {"Eva", "Rita"}]
    tablet = form(6)
    assert sides(tablet) == [{"Ana", "Eva", "Lia"}, {"Rui", "Gil", "Rita"}]


def test_back_to_two_teams_the_third_colour_goes() -> None:
    tablet = form(6)
    agree(tablet, "teams", "3x2")
    agree(tablet, "teams", "2x3")
    assert sides(tablet) == [{"Ana", "Eva", "Lia"}, {"Rui", "Gil", "Rita"}]


def test_twelve_sit_in_three_teams_of_four() -> None:
    tablet = form(12)
    agree(tablet, "teams", "3x4")
    assert [len(side) for side in sides(tablet)] == [4, 4, 4]


def teams(tablet: Tablet) -> list[set[str]]:
    """Those who are told to play together, as a screen reader says them."""
    told = [
        str(node.attributes.get("aria-label")) for node in tablet.find("aria-haspopup", "dialog")
    ]
    names = [words.replace(" and ", ", ").split(", ") for words in told if "with" in words]
    every = [{seat.split(": ")[1], first.removeprefix("with "), *rest}
             for seat, _, _, first, *rest in names]  # fmt: skip
    return [team for n, team in enumerate(every) if team not in every[:n]]


def test_what_was_agreed_is_played() -> None:
    tablet = form(3)
    for option, value in (("drawing", "by_hand"), ("hands", "open"), ("undo", "friendly")):
        agree(tablet, option, value)
    tablet.tap("Start the game")
    assert dict(tablet.play.context.table.setup.options) == {
        "drawing": "by_hand",
        "hands": "open",
        "undo": "friendly",
    }


def agreed_undo(seats: str, *, device: FakeDevice | None = None, choose: str = "") -> str:
    """What may be taken back in a game begun with these players."""
    device = device or FakeDevice()
    device.store.texts["tessera/seats"] = "\n".join(seats.split(", "))
    tablet = Tablet("#/new/sequence", device=device)
    if choose:
        agree(tablet, "undo", choose)
    tablet.tap("Start the game")
    return tablet.play.context.table.setup["undo"]


ALONE, TWO, COMPUTERS = "person Ana, hard Rui", "person Ana, person Rui", "hard Ana, hard Rui"


def test_whoever_chose_nothing_else_may_take_anything_back() -> None:
    assert agreed_undo(ALONE) == agreed_undo(TWO) == agreed_undo(COMPUTERS) == "friendly"


def test_what_somebody_alone_may_take_back_says_nothing_about_a_game_among_several() -> None:
    device = FakeDevice({"tessera/options/sequence": "drawing=automatic hands=hidden undo=strict"})
    assert agreed_undo(ALONE, device=device) == "friendly", (
        "strict was said of a game among several"
    )
    assert agreed_undo(TWO, device=device) == "strict"
    assert agreed_undo(TWO, device=device, choose="friendly") == "friendly"
    assert agreed_undo(ALONE, device=device, choose="strict") == "strict"
    assert agreed_undo(TWO, device=device) == "friendly"
    assert agreed_undo(ALONE, device=device) == "strict"


def test_the_form_follows_when_a_second_person_sits_down() -> None:
    device = FakeDevice({"tessera/seats": ALONE.replace(", ", "\n")})
    device.store.texts["tessera/options/sequence"] = "undo=strict"
    tablet = Tablet("#/new/sequence", device=device)
    for kind, undo in (("person", "strict"), ("easy", "friendly")):
        tablet.seat(1, f"kind {kind}")
        tablet.press("rules")
        fields = tablet.find("name", "undo")
        tablet.press("close dialog")
        assert [f.attributes["value"] for f in fields if f.attributes[".checked"]] == [undo]
