"""The page of people: what is changed there holds in all saved games."""

from __future__ import annotations

from tessera.storage.saves import Entry
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet, with_class
from tessera_kit.walk.checks import check_page
from tests.screens.games import under_more
from tests.screens.golden import DICE, KEY, SCORES

ANA, RUI = "Ana", "Rui"


def won(text: str, *names: str, by: int, saved: str) -> str:
    """The game, played by people of these names and won by one of them."""
    head, _, tail = text.partition("\n\n")
    lines = [n for n in head.split("\n") if not n.startswith(("seat", "result", "saved"))]
    colours = ("green", "blue", "red") * 8
    seats = [f"seat person {colour} {n}" for colour, n in zip(colours, names, strict=False)]
    lines[-1:-1] = seats
    return "\n".join([*lines, f"saved {saved}", f"result {by}", "", tail])


def day(number: int) -> str:
    return f"2026-11-{number:02}T20:00:00Z"


def at_home(people: str = "cat green Ana\nowl blue Rui", **games: str) -> Tablet:
    texts = {f"{KEY}{id}": text for id, text in games.items()}
    return Tablet("#/people", device=FakeDevice({**texts, "tessera/people": people}))


def names_in(tablet: Tablet) -> list[list[str]]:
    """The names on the seats of each saved game, the latest first."""

    def read(entry: Entry) -> list[str]:
        assert entry.head
        return [player.name for player in entry.head.players]

    return [read(entry) for entry in tablet.app.services.saves.entries()]


def shown(tablet: Tablet) -> list[str]:
    return [node.children[1].text() for node in with_class(tablet.page, "people")[0].children]  # type: ignore[union-attr]


GAMES = {
    f"g{n}": won(SCORES, ANA, RUI, by=winner, saved=day(n))
    for n, winner in enumerate([1, 1, 1, 2, 1, 1], 1)
}


def test_games_wins_and_rows_of_each_person() -> None:
    tablet = at_home(**GAMES)
    check_page(tablet.page)
    ana, rui = shown(tablet)
    assert ana == "6 games\u00a0· 5 won\u00a0· 2 wins in a row now\u00a0· at most 3 in a row"
    assert rui == "6 games\u00a0· 1 won"


def test_games_won_against_computers_are_told_by_the_strongest_level_there() -> None:
    games = {f"g{n}": won(SCORES, ANA, RUI, "Eva", by=1 + n // 3, saved=day(n)) for n in (1, 2, 3)}
    games["g2"] = games["g2"].replace("seat person blue Rui", "seat easy blue Rui")
    eva, hard = "seat person red Eva", "seat hard red Eva"
    with_eva = {id: text.replace(eva, hard) for id, text in games.items()}
    ana, rui = shown(at_home(**with_eva, easy=games["g2"]))
    assert ana.endswith("· Won against computers: Easy 1/1, Hard 2/3")
    assert rui.endswith("· Won against computers: Hard 1/2")


def test_a_new_name_stands_in_every_saved_game_and_in_the_replay() -> None:
    tablet = at_home(**GAMES)
    tablet.choose("name 0", "Ana Luísa")
    assert names_in(tablet) == [["Ana Luísa", RUI]] * 6
    assert shown(tablet)[0].startswith("6 games")
    tablet.visit("#/watch/g1")
    assert "Ana Luísa" in tablet.page.text()
    assert "seat person green Ana\n" in tablet.device.store.texts[f"{KEY}g1"], "records stay"


def test_a_game_that_goes_on_is_saved_with_the_new_name() -> None:
    tablet = at_home(g1=won(SCORES, ANA, RUI, by=1, saved=day(1)))
    tablet.choose("name 0", "Zoë")
    tablet.visit("#/play/g1")
    tablet.tap("Undo")
    assert "seat person green Zoë\n" in tablet.device.store.texts[f"{KEY}g1"]


def test_another_window_shows_the_new_name_too() -> None:
    tablet = at_home(**GAMES)
    other = Tablet("#/saved", device=tablet.device)
    assert "Ana Luísa" not in other.page.text()
    tablet.choose("name 0", "Ana Luísa")
    assert "Ana Luísa" in other.page.text()


def test_two_spellings_are_joined_and_can_part_again() -> None:
    games = {
        "one": won(SCORES, "Jose\u0301", RUI, by=1, saved=day(1)),
        "two": won(SCORES, "jose", RUI, by=1, saved=day(2)),
    }
    tablet = at_home("cat green José\ndog red jose\nowl blue Rui", **games)
    assert "José and jose: is that the same person?" in tablet.page.text()
    tablet.tap("Yes, join them")
    assert names_in(tablet) == [["José", RUI]] * 2
    assert shown(tablet)[0].startswith("2 games\u00a0· 2 won\u00a0· 2 wins in a row")
    tablet.tap("Somebody else")
    assert names_in(tablet)[0] == ["jose", RUI]
    assert "is that the same person?" in tablet.page.text()


def test_to_be_called_like_somebody_else_joins_the_two_and_says_so() -> None:
    tablet = at_home(**GAMES)
    tablet.choose("name 1", "Ana")
    assert tablet.notice == "Rui and Ana are one person now, in all games."
    assert names_in(tablet)[0] == [ANA, RUI], "they played against each other"


def test_who_is_removed_is_offered_again_because_the_games_stay() -> None:
    tablet = at_home(**GAMES)
    tablet.tap("Remove Rui")
    assert len(shown(tablet)) == 1
    tablet.tap("Add Rui")
    assert shown(tablet)[1] == "6 games\u00a0· 1 won"


def test_looks_are_chosen() -> None:
    tablet = at_home()
    tablet.choose("picture 0", "frog")
    tablet.choose("colour 0", "teal")
    looks = [(person.picture, person.colour) for person in tablet.app.services.saves.people]
    assert looks == [("frog", "teal"), ("owl", "blue")]
    check_page(tablet.page)


def test_a_game_by_others_or_a_damaged_one_costs_no_page() -> None:
    tablet = at_home(bad="tessera record 6\nrubbish", dice=DICE)
    check_page(tablet.page)


def test_with_nobody_it_says_what_it_is_for() -> None:
    tablet = at_home("")
    assert "Nobody has played here yet." in tablet.page.text()
    check_page(tablet.page)


def test_a_restored_backup_knows_the_games_under_their_new_names() -> None:
    tablet = at_home(**GAMES)
    tablet.visit("#/data")
    backup = GAMES["g1"]
    tablet.visit("#/people")
    tablet.choose("name 0", "Zoë")
    tablet.visit("#/play/g1")
    tablet.tap("Undo")
    under_more(tablet, "Redo")
    tablet.attempt(
        lambda: tablet.app.receive(
            f"tessera backup 1\ngame g1 {len(backup.split(chr(10)))}\n{backup}\n"
        )
    )
    tablet._follow()
    tablet.tap("Restore")
    while tablet.device.timers:
        tablet.wait()
    assert len(tablet.app.services.saves.entries()) == 6, tablet.page.text()


def series(tablet: Tablet) -> str:
    """The score of the evening, as its page says it."""
    tablet.visit("#/evening")
    return with_class(tablet.page, "score")[0].text()


def test_another_who_takes_a_name_that_was_given_up_gets_no_game_of_it() -> None:
    tablet = at_home("cat green Ana\nowl blue Rui", **GAMES)
    tablet.choose("name 0", "Ana Maria")
    tablet.visit("#/new/sequences")
    tablet.seat(0, "name Ana")
    assert tablet.notice == "Ana Maria was Ana before and keeps those games. This Ana is new here."
    tablet.tap("Start the game")
    begun = tablet.address.removeprefix("#/play/")
    tablet.visit("#/people")
    assert [person.name for person in tablet.app.services.saves.people][:1] == ["Ana"]
    assert shown(tablet)[0] == "No game was played yet."
    assert shown(tablet)[1].startswith("6 games") or shown(tablet)[2].startswith("6 games")
    check_page(tablet.page)
    # Both change their names once more: each game stays with the one who played it.
    tablet.choose("name 0", "Zoë")
    names = {name for name, *_ in names_in(tablet)}
    assert names == {"Zoë", "Ana Maria"}
    entry = tablet.app.services.saves.entry(begun)
    assert entry
    assert entry.head
    assert "Zoë" in [player.name for player in entry.head.players]


def test_a_name_that_was_given_up_can_not_be_parted_from_its_games() -> None:
    tablet = at_home(**GAMES)
    tablet.choose("name 0", "Ana Maria")
    assert "Earlier: Ana" in tablet.page.text()
    assert "Somebody else" not in tablet.page.text()


def test_who_is_removed_changes_no_result_and_comes_back_by_undo() -> None:
    tablet = at_home(g1=won(SCORES, ANA, RUI, by=1, saved="2026-11-21T09:00:00Z"))
    tablet.choose("name 0", "Ana Maria")
    before = series(tablet)
    assert "Ana Maria" in before
    tablet.visit("#/people")
    tablet.tap("Remove Ana Maria")
    assert series(tablet) == before
    tablet.visit("#/people")
    assert "Add Ana Maria" in tablet.page.text()
    assert "Add Ana\n" not in tablet.page.text()
    tablet.tap("Add Ana Maria")
    tablet.tap("Remove Ana Maria")
    tablet.press("add Ana Maria")
    assert [person.name for person in tablet.app.services.saves.people] == ["Ana Maria", RUI]


def test_a_new_name_stands_in_what_was_agreed_solved_and_seated() -> None:
    settings = {
        "evenings": "2026-11-21T20:15:00Z first 3 loser\n= Ana\n= Rui",
        "solvers": "Ana\n+ tabula 5a1c0e=solved",
        "helped": "Ana",
        "seats": "person Ana\nnormal Ana",
    }
    tablet = at_home()
    for name, text in settings.items():
        tablet.app.services.remember(name, text)
    tablet.choose("name 0", "Zoë")
    for name, text in settings.items():
        wanted = text.replace("Ana", "Zoë").replace("normal Zoë", "normal Ana")
        assert tablet.app.services.settings.recall(name, "") == wanted
