"""Who plays again with the same people plays a series, without having asked for one."""

from __future__ import annotations

import pytest

from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet, nodes, with_class
from tessera_kit.walk.checks import check_page
from tests.features.shelf.test_people import won
from tests.screens.golden import KEY, SCORES

TWO = "cat green Ana\nowl blue Rui"
THREE = TWO + "\nfox red Zé"


def finished(by: int, minute: int, *names: str) -> str:
    return won(SCORES, *(names or ("Ana", "Rui")), by=by, saved=f"2026-11-21T08:{minute:02}:00Z")


def evening_at(address: str, *games: str, people: str = TWO) -> Tablet:
    texts = {f"{KEY}g{n}": text for n, text in enumerate(games)}
    return Tablet(address, device=FakeDevice({**texts, "tessera/people": people}))


FIVE = [finished(winner, minute) for minute, winner in enumerate((1, 2, 1, 1, 2))]


def end_says(tablet: Tablet) -> str:
    rows = with_class(tablet.page, "tonight")
    parts = rows[0].children if rows else ()
    return " ".join(" ".join(part.text() for part in parts).split())  # type: ignore[union-attr]


def tesserae(tablet: Tablet) -> dict[str, int]:
    """The games won: counted by their stones, or on the page of the evening by the number."""
    for score in with_class(tablet.page, "score"):
        people = [[part.text() for part in nodes(one)[1:]] for one in score.children]
        return {one[-1]: int(one[-2]) for one in people if len(one) > 2}
    return {
        tally.children[0].text(): sum(node.tag == "i" for node in tally.children)  # type: ignore[union-attr]
        for tally in with_class(tablet.page, "tesserae")
    }


def agreed(tablet: Tablet) -> set[str]:
    chosen = (n for n in nodes(tablet.page) if n.attributes.get(".checked"))
    thrown = (n for n in nodes(tablet.page) if n.attributes.get("aria-checked") == "true")
    return {*(str(n.attributes["value"]) for n in chosen), *(n.text() for n in thrown)}


def test_the_border_has_a_stone_for_each_game_in_the_colour_of_who_won_it() -> None:
    tablet = evening_at("#/evening", *FIVE)
    (floor,) = with_class(tablet.page, "floor")
    laid = [node for node in nodes(floor) if node.tag == "a"]
    assert [stone.attributes["class"] for stone in laid] == [
        "green",
        "blue",
        "green",
        "green",
        "blue",
    ]
    assert [stone.attributes["href"] for stone in laid] == [f"#/end/g{n}" for n in range(5)]


def test_the_end_has_a_tessera_for_each_game_won() -> None:
    tablet = evening_at("#/play/g4", *FIVE)
    check_page(tablet.page)
    assert end_says(tablet) == "Tonight Ana 3. Rui 2."
    assert tesserae(tablet) == {"Ana": 3, "Rui": 2}


def test_the_stone_of_this_game_is_the_one_that_flies_to_its_place() -> None:
    tablet = evening_at("#/play/g4", *FIVE)
    newest = [
        tally.children[0].text()  # type: ignore[union-attr]
        for tally in with_class(tablet.page, "tesserae")
        if with_class(tally, "newest")
    ]
    assert newest == ["Rui"]


def test_of_many_only_those_who_have_won_are_counted() -> None:
    names = tuple(f"N{n}" for n in range(12))
    tablet = evening_at("#/evening", finished(1, 0, *names))
    assert set(tesserae(tablet)) == {"N0"}


def test_what_the_end_shows_is_said_when_it_comes_and_goes_with_the_last_move() -> None:
    tablet = evening_at("#/play/g4", *FIVE)
    tablet.tap("Undo")
    assert end_says(tablet) == ""
    tablet.visit("#/evening")
    assert tesserae(tablet) == {"Ana": 3, "Rui": 1}, "a game that isn't over doesn't count"
    tablet.visit("#/play/g4")
    while tablet.primary != "Play again":
        tablet.press_primary()
    assert "Tonight: Ana" in tablet.said
    assert sum(tesserae(tablet).values()) == 5


def test_a_deleted_game_counts_no_more_and_a_new_name_goes_on() -> None:
    tablet = evening_at("#/evening", *FIVE)
    tablet.app.services.saves.delete("g0")
    assert tesserae(tablet) == {"Ana": 2, "Rui": 2}
    tablet.visit("#/people")
    tablet.choose("name 0", "Zoë")
    tablet.visit("#/evening")
    assert tesserae(tablet) == {"Zoë": 2, "Rui": 2}


def test_another_tab_knows_what_was_agreed_and_ended() -> None:
    tablet = evening_at("#/evening", *FIVE)
    other = Tablet("#/evening", device=tablet.device)
    tablet.tap("End the evening")
    assert tesserae(other) == {}
    assert "No game has been finished here today." in other.page.text()
    check_page(other.page)


def test_an_evening_that_was_ended_can_be_had_again_with_all_that_was_agreed() -> None:
    tablet = evening_at("#/evening", *FIVE)
    tablet.tap("The loser begins")
    tablet.tap("End the evening")
    assert tesserae(tablet) == {}
    tablet.visit("#/data")
    assert "Ana and RuiAn evening together" in tablet.page.text()
    tablet.tap("Restore")
    tablet.visit("#/evening")
    assert tesserae(tablet) == {"Ana": 3, "Rui": 2}
    assert agreed(tablet) == {"open 0", "The loser begins"}
    check_page(tablet.page)


def test_an_evening_of_which_nothing_was_agreed_can_be_had_again() -> None:
    tablet = evening_at("#/evening", *FIVE)
    tablet.tap("End the evening")
    tablet.tap("Undo")
    assert tesserae(tablet) == {"Ana": 3, "Rui": 2}


def test_a_length_that_has_the_score_begin_anew_can_be_undone() -> None:
    tablet = evening_at("#/evening", *FIVE)
    tablet.choose("length", "first 3")
    assert tablet.notice
    assert "The score begins anew." in tablet.notice
    assert tesserae(tablet) == {}
    tablet.tap("Undo")
    assert tesserae(tablet) == {"Ana": 3, "Rui": 2}


def test_the_evening_leads_back_to_the_game_that_one_came_from() -> None:
    tablet = evening_at("#/play/g4", *FIVE)
    for address in ("#/evening", "#/picture", "#/evening"):
        tablet.visit(address)
    (way,) = tablet.find("href", "#/play/g4")
    assert way.text() == "Back to the game"
    tablet.visit("#/")
    tablet.visit("#/evening")
    assert "Back to the game" not in tablet.page.text()


def test_who_joins_a_series_plays_by_what_was_agreed() -> None:
    joined = finished(3, 8, "Ana", "Rui", "Zé")
    tablet = evening_at("#/evening", *FIVE[:3], people=THREE)
    tablet.choose("length", "best 5")
    tablet.tap("The loser begins")
    tablet.device.store.texts[f"{KEY}g7"] = joined
    again = Tablet("#/evening", device=tablet.device)
    assert tesserae(again) == {"Ana": 0, "Rui": 0, "Zé": 1}, "with a score of their own"
    assert agreed(again) == {"best 5", "The loser begins"}
    again.choose("length", "open 0")
    other = evening_at("#/evening", joined, people=THREE)
    assert agreed(other) == {"open 0"}, "where nobody has agreed on anything"


def test_the_menu_begins_with_the_evening_that_goes_on() -> None:
    tablet = evening_at("#/", *FIVE)
    tablet.wait()
    assert tablet.find("href", "#/evening")
    assert tesserae(tablet) == {"Ana": 3, "Rui": 2}
    tablet.visit("#/evening")
    tablet.tap("End the evening")
    tablet.visit("#/")
    tablet.wait()
    assert not tablet.find("href", "#/evening")


def test_a_game_of_yesterday_says_nothing_of_tonight() -> None:
    tablet = evening_at("#/play/g0", finished(1, 0).replace("-21T08", "-20T08"))
    assert end_says(tablet) == ""


@pytest.mark.parametrize("by", [1, 2])
def test_who_lost_begins_the_next_game_if_that_is_agreed(by: int) -> None:
    tablet = evening_at("#/evening", finished(by, 0))
    tablet.tap("The loser begins")
    tablet.visit("#/play/g0")
    loser = ("Ana", "Rui")[2 - by]
    assert f"{loser} begins the next game." in tablet.page.text()
    for address in ("#/begin/sequences", "#/begin/tabula"):
        tablet.visit(address)
        table = tablet.play.context.table
        people = [player.name for player in table.players]
        if {*people} == {"Ana", "Rui"}:
            assert people[table.state.seat] == loser
            assert not table.state.opening
            assert tablet.notice == f"{loser} begins, as agreed."


def test_a_series_is_won_and_the_next_one_begins() -> None:
    tablet = evening_at("#/evening", *FIVE[:3])
    tablet.choose("length", "first 3")
    assert tesserae(tablet) == {"Ana": 2, "Rui": 1}, "it goes on with the games before"
    tablet.device.store.texts[f"{KEY}g9"] = FIVE[3]
    again = Tablet("#/play/g9", device=tablet.device)
    assert end_says(again) == "Tonight Ana 3. Rui 1. Ana: the series is won!"
    assert with_class(again.page, "champion")


def test_what_is_agreed_too_late_begins_anew() -> None:
    tablet = evening_at("#/evening", *FIVE)
    tablet.choose("length", "first 3")
    assert tesserae(tablet) == {}
