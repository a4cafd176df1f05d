"""The list of saved games, and the games to go on with in the menu."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tessera.games.sequences import GAME as SCORES
from tessera_kit.fakes.device import HINTED, TOLD, FakeDevice
from tessera_kit.fakes.tablet import Tablet, nodes, with_class
from tessera_kit.walk.checks import check_page
from tests.screens.games import new_game, play_to_the_end
from tests.storage.test_damaged import FOUR, GOOD

KEY = "tessera/game/"
HINTED_FOUR = f"{FOUR}note hint 1\n"
MANY = ("option variant sequences", "option stake 0", "seed many")
BEGUN = ("saved 2026-11-21T09:15:00Z", "played 0", "")


def dated(text: str, day: int) -> str:
    return text.replace("saved 2026-11-21", f"saved 2026-11-{day}")


def listed(tablet: Tablet) -> list[str]:
    return [card.text() for card in with_class(tablet.page, "entry-words")]


def test_without_saved_games_the_list_says_where_they_come_from() -> None:
    empty = Tablet("#/saved")
    assert empty.text("lead") == "Your games are saved here automatically."
    assert [way.text() for way in with_class(empty.page, "primary")] == ["Play"]


def test_each_game_is_listed_with_its_players_and_how_it_stands() -> None:
    won = FOUR.replace("played 0", "played 0\nresult 1 3")
    drawn = dated(FOUR.replace("played 0", "played 0\nresult draw"), 18)
    texts = {f"{KEY}a": GOOD, f"{KEY}b": dated(won, 20), f"{KEY}c": "junk", f"{KEY}d": drawn}
    tablet, chips = Tablet("#/saved", device=FakeDevice(texts)), "Chips: Twenty, as in the box"
    assert listed(tablet) == [
        "Sequence DiceAna Luísa, Rui, EvaIn progress\xa0· 2026-11-21T09:15:00Z (en)",
        f"Sequence DiceAna, Rui, Eva, Gil{chips}Won by Ana + Eva\xa0· 2026-11-20T09:15:00Z (en)",
        f"Sequence DiceAna, Rui, Eva, Gil{chips}A draw\xa0· 2026-11-18T09:15:00Z (en)",
        "A saved game that can't be readIt is kept as it is.",
    ]
    ways = [
        link.text() for link in with_class(tablet.page, "button") if link.attributes.get("href")
    ]
    assert ways == [
        *("Continue", "How it went", "How it went", "What is the problem?"),
        "Menu",
    ]
    described = [node.attributes.get("aria-describedby") for node in nodes(tablet.page)]
    told = [tablet.page.find_all("id", id) for id in described if id]
    assert [words.text() for (words,) in told] == listed(tablet)
    check_page(tablet.page)
    tablet.press("more a")
    (rest,) = with_class(tablet.page, "rest")
    words = [way.text() for way in nodes(rest) if way.tag in ("a", "button")]
    assert words == ["Replay", "Share", "Save as a file", "Delete"]
    check_page(tablet.page)


def test_a_game_of_a_kind_we_do_not_know_is_kept() -> None:
    tablet = Tablet(
        "#/saved", device=FakeDevice({f"{KEY}a": GOOD.replace("sequence_dice", "ludo")})
    )
    assert listed(tablet) == ["LudoThis game isn't on this device."]
    assert tablet.find("href", "#/play/a")


def test_of_very_many_players_some_are_named_and_people_before_computers() -> None:
    names = [f"P{n}" for n in range(1, 25)]
    kinds = dict.fromkeys(names, "normal") | {"P2": "person", "P24": "person"}
    colours = itertools.cycle(SCORES.colours)
    seats = [f"seat {kinds[name]} {next(colours)} {name}" for name in names]
    text = "\n".join(
        ["tessera record 6", "game sequences 1", *MANY, *seats, *BEGUN, "note hint 2", ""]
    )
    tablet = Tablet("#/saved", device=FakeDevice({f"{KEY}a": text}))
    for address in ("#/saved", "#/"):
        tablet.visit(address)
        tablet.pass_time(100)
        assert with_class(tablet.page, "names")[0].text() == "P1, P2, P3, P4, P24 and 19 more"
        check_page(tablet.page)


def test_deleting_asks_first() -> None:
    tablet = Tablet("#/saved", device=FakeDevice({f"{KEY}a": GOOD, f"{KEY}b": FOUR}))
    tablet.press("more a", by_keyboard=True)
    tablet.press("delete a", by_keyboard=True)
    assert set(tablet.device.store.texts) == {f"{KEY}a", f"{KEY}b", TOLD, HINTED}
    assert tablet.take_focus() == "app:really a"
    tablet.press("more b")
    assert not tablet.find("data-press", "app:really a"), (
        "what was asked about another is forgotten"
    )
    tablet.press("more a")
    tablet.press("delete a")
    tablet.tap("Yes, delete")
    assert set(tablet.device.store.texts) == {f"{KEY}b", "tessera/deleted/a", TOLD, HINTED}
    assert tablet.said == "Deleted. You can restore it under “My data”."
    assert len(listed(tablet)) == 1
    tablet.tap("Undo")
    assert len(listed(tablet)) == 2
    assert tablet.said == "Restored."


def test_a_game_is_kept_unless_somebody_says_really() -> None:
    tablet = Tablet("#/saved", device=FakeDevice({f"{KEY}a": GOOD}))
    tablet.press("more a")
    tablet.tap("Delete")
    tablet.press("keep")
    assert not tablet.find("data-press", "app:really a")
    tablet.visit("#/")
    tablet.visit("#/saved")
    assert not tablet.find("data-press", "app:really a")
    assert tablet.device.store.get(f"{KEY}a") == GOOD


def test_the_focus_goes_on_when_what_had_it_is_gone() -> None:
    texts = {
        f"{KEY}{name}": dated(GOOD, day) for name, day in zip("abc", (20, 19, 18), strict=True)
    }
    tablet = Tablet("#/saved", device=FakeDevice(texts))
    tablet.press("more b")
    tablet.press("delete b")
    tablet.press("keep")
    assert tablet.take_focus() == "app:delete b"
    tablet.press("more b")
    for id, after in (("b", "#/play/c"), ("c", "#/play/a"), ("a", "heading")):
        tablet.press(f"more {id}")
        tablet.press(f"delete {id}")
        tablet.press(f"really {id}")
        assert tablet.take_focus() == after
    tablet.visit("#/data")
    for id, after in (("b", "app:restore c"), ("c", "app:restore a"), ("a", "heading")):
        order = [str(b.attributes["data-press"]) for b in tablet.buttons()]
        assert f"app:restore {id}" in order
        tablet.press(f"restore {id}")
        assert tablet.take_focus() in (after, "app:restore a", "app:restore c", "heading")
        assert tablet.notice == "Restored."


def test_more_games_are_shown_with_the_focus_on_the_first_of_them() -> None:
    tablet = Tablet("#/saved", device=FakeDevice({f"{KEY}{n:02}": GOOD for n in range(25)}))
    tablet.press("more")
    ways = [n for n in with_class(tablet.page, "primary") if n.attributes.get("href")]
    assert tablet.take_focus() == ways[20].attributes["href"]


@pytest.mark.parametrize(("left", "focus"), [(20, "#/play/19"), (0, "heading")])
def test_what_another_tab_has_deleted_meanwhile_is_not_missed(left: int, focus: str) -> None:
    tablet = Tablet("#/saved", device=FakeDevice({f"{KEY}{n:02}": GOOD for n in range(25)}))
    for n in range(left, 25):
        tablet.app.services.saves.delete(f"{n:02}")
    tablet.attempt(lambda: tablet.app.press("app:more", by_keyboard=True))
    assert tablet.take_focus() == focus


@pytest.mark.parametrize("text", ["junk", "", GOOD.replace("sequence_dice", "ludo")])
def test_the_text_of_a_game_that_cannot_be_read_can_be_had_as_a_file(text: str) -> None:
    tablet = Tablet("#/saved", device=FakeDevice({f"{KEY}a": text, f"{KEY}b": FOUR}))
    tablet.press("more a")
    tablet.press("export a")
    ((name, content),) = tablet.device.sharing.files
    assert content == text
    assert name.endswith(".txt")
    assert tablet.notice == "The browser has the file: see its downloads."


def test_a_game_just_won_is_listed_with_its_winner() -> None:
    tablet = new_game()
    play_to_the_end(tablet)
    result = tablet.play.context.table.rules.result(tablet.play.context.table.state)
    assert result is not None
    winner = ["Ana", "Rui"][result.winners[0]]
    tablet.visit("#/saved")
    assert f"Won by {winner}" in tablet.page.text()
    tablet.visit("#/")
    assert not [c for c in with_class(tablet.page, "resume") if c.attributes.get("href")]


def test_an_entry_shows_the_board_and_the_standings_once_it_was_looked_at() -> None:
    texts = {f"{KEY}a": GOOD, f"{KEY}b": dated(FOUR, 20), f"{KEY}c": "junk"}
    tablet = Tablet("#/saved", device=FakeDevice(texts))
    assert not with_class(tablet.page, "drawing"), "the list stands at once"
    assert len(with_class(tablet.page, "glimpse")) == 2, "with room for what comes"
    tablet.wait()
    assert len(with_class(tablet.page, "drawing")) == 1, "one game after the other"
    tablet.wait()
    tablet.wait()
    assert not tablet.device.timers
    first, second = with_class(tablet.page, "glimpse")
    assert len(with_class(first, "chip")) == 1, "f2 is taken"
    assert not with_class(second, "chip")
    assert not [n for n in nodes(first) if n.tag == "button"], "there is nothing to press in it"
    standings = "Ana Luísa 0 of 5 in line, Rui 1 of 5 in line, Eva 0 of 5 in line"
    assert listed(tablet)[0].startswith(f"Sequence Dice{standings}")
    check_page(tablet.page)


def test_a_list_that_is_left_looks_at_nothing_more() -> None:
    for address in ("#/saved", "#/"):
        tablet = Tablet(address, device=FakeDevice({f"{KEY}a": GOOD}))
        assert tablet.device.timers
        tablet.visit("#/about")
        assert not tablet.device.timers


def test_the_menu_stands_and_then_shows_the_board_and_whose_turn_it_is() -> None:
    tablet = Tablet("#/", device=FakeDevice({f"{KEY}a": GOOD, f"{KEY}b": dated(HINTED_FOUR, 20)}))
    (latest,) = with_class(tablet.page, "resume")
    assert latest.attributes["href"] == "#/play/a", "the latest"
    assert not with_class(tablet.page, "drawing"), "the menu stands at once"
    assert len(with_class(tablet.page, "glimpse")) == 1, "with room for what comes"
    tablet.pass_time(0)
    assert len(with_class(tablet.page, "drawing")) == 1
    assert [node.text() for node in with_class(tablet.page, "whose-turn")] == ["Eva's turn"]
    check_page(tablet.page)


@pytest.mark.parametrize("address", ["#/", "#/saved"])
def test_all_words_of_a_game_follow_the_language(address: str) -> None:
    tablet = Tablet(address, device=FakeDevice({f"{KEY}a": GOOD}))
    tablet.pass_time(100)
    for language, words in (("de", "1 von 5 in einer Reihe"), ("fr", "alignés\xa0: 1 sur 5")):
        tablet.adjust("language", language)
        tablet.fetch()
        (entry,) = with_class(tablet.page, "entry-words")
        assert words in entry.text()
        assert address == "#/saved" or "turn" not in entry.text()


def test_from_the_menu_a_game_is_shared_in_two_presses() -> None:
    tablet = Tablet("#/share", device=FakeDevice({f"{KEY}a": GOOD, f"{KEY}b": "junk"}))
    assert [n.attributes["href"] for n in with_class(tablet.page, "primary")] == ["#/share/a"]
    check_page(tablet.page)
    assert "There is no game to share yet." in Tablet("#/share").page.text()


def test_the_menu_offers_the_latest_unfinished_game_and_a_way_to_the_others() -> None:
    won = GOOD.replace("played 6", "played 6\nresult 1")
    texts = {
        f"{KEY}won": dated(won, 30),
        f"{KEY}ludo": dated(GOOD.replace("sequence_dice", "ludo"), 29),
        f"{KEY}junk": "junk",
        **{f"{KEY}{day}": dated(GOOD, day) for day in (12, 15, 11, 14, 13)},
    }
    tablet = Tablet("#/", device=FakeDevice(texts))
    ways = [c.attributes.get("href") for c in with_class(tablet.page, "resume")]
    assert ways == ["#/play/15"]
    assert [way.text() for way in tablet.find("href", "#/saved")] == ["Other games in progress"]
    check_page(tablet.page)


def test_a_menu_without_games_to_go_on_with_is_empty() -> None:
    assert Tablet("#/").page.text() == ""


@pytest.mark.parametrize(
    "saved",
    ["2026-11-21x09:15:00Z", "20261121T091500Z", "2026-W47-6", "2026-11-21T09:15:00+00:00:30"],
)
def test_a_date_that_no_browser_can_read_does_not_take_the_menu_down(saved: str) -> None:
    text = GOOD.replace("saved 2026-11-21T09:15:00Z", f"saved {saved}")
    for address in ("#/", "#/saved", "#/play/a"):
        check_page(Tablet(address, device=FakeDevice({f"{KEY}a": text})).page)


@given(
    place=st.integers(0, len(GOOD) - 1),
    length=st.integers(0, 9),
    wrong=st.text(max_size=2) | st.sampled_from(["\n", "\n\n", " ", "²", "١", "0", "-", "{"]),
)
@example(GOOD.index("Ana"), 0, "<b>")
def test_a_game_with_a_slip_in_its_text_can_always_be_looked_at(
    place: int, length: int, wrong: str
) -> None:
    if GOOD.index("saved") <= place + length and place <= GOOD.index("played"):
        return  # Dates have a test of their own, above.
    text = GOOD[:place] + wrong + GOOD[place + length :]
    device = FakeDevice({f"{KEY}a": text})
    for address in ("#/", "#/saved", "#/play/a"):
        check_page(Tablet(address, device=device).page)
    assert device.store.get(f"{KEY}a") == text


def searched(words: str) -> Tablet:
    """The list of many games, once these words were typed."""
    names = dict(zip(range(13), ("Zé", "Ana", "Ártemis"), strict=False))
    texts = {f"{KEY}{n}": GOOD.replace("Rui", names.get(n, "Rui")) for n in range(13)}
    texts[f"{KEY}12"] = dated(FOUR, 18)
    tablet = Tablet("#/saved", device=FakeDevice(texts))
    check_page(tablet.page)
    tablet.pass_time(1000)
    tablet.choose("search", words)
    return tablet


@pytest.mark.parametrize(
    ("words", "count"),
    [("ze", 1), ("ARTEMIS", 1), ("gil eva", 1), ("2026-11-18", 1), ("sequence dice", 13), ("", 13)],
)
def test_games_are_found_by_name_game_or_date_whatever_the_accents(words: str, count: int) -> None:
    assert len(listed(searched(words))) == count


def test_where_nothing_is_found_a_sentence_says_so_and_one_press_shows_all() -> None:
    tablet = searched("nobody")
    assert not listed(tablet)
    assert tablet.text("lead") == "No saved game fits these words."
    tablet.tap("Show all games")
    assert tablet.take_focus() == "field:search"
    assert len(listed(tablet)) == 13


def test_games_are_found_by_the_words_of_the_language_that_was_chosen_meanwhile() -> None:
    tablet = searched("")
    tablet.adjust("language", "de")
    tablet.fetch()
    check_page(tablet.page)
    tablet.pass_time(1000)
    tablet.choose("search", "läuft noch")
    assert len(listed(tablet)) == 13
    tablet.choose("search", "in progress")
    assert not listed(tablet)


def test_a_few_games_need_no_search() -> None:
    texts = {f"{KEY}{n}": GOOD for n in range(12)}
    assert not Tablet("#/saved", device=FakeDevice(texts)).find("data-change", "search")
