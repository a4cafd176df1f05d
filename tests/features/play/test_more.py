"""The sheet of what is seldom needed: what is wanted most stands first."""

from __future__ import annotations

from tessera_kit.fakes.tablet import Tablet, name_of, nodes, with_class
from tests.screens.games import new_game, opened, play_to_the_end


def groups(tablet: Tablet) -> dict[str, list[str]]:
    """The ways of each group of the sheet, by its heading."""
    tablet.press("open more")
    (sheet,) = with_class(tablet.page, "sheet")
    sections = [node for node in nodes(sheet) if node.tag == "section"]
    found = {
        heading.text(): [way.text() for way in with_class(section, "sheet-way")]
        for section in sections
        for heading in nodes(section)
        if heading.tag == "h3"
    }
    tablet.press("close")
    return found


def test_there_are_three_groups_and_no_way_stands_there_twice() -> None:
    tablet = new_game("person Ana, person Cato")
    assert groups(tablet) == {
        "This game": ["Rules", "Who plays?", "New game", "Log"],
        "How we play": [
            "Turn the board",
            "Turn the board to the player",
            "Turn timer",
            "We throw our own dice",
            "Zoom in",
            "Ana",
            "Cato",
        ],
        "Elsewhere": [
            *("Phones", "Show on a second screen", "Replay"),
            *("Set up a position", "Share", "Settings"),
        ],
    }
    play_to_the_end(tablet)
    after = groups(tablet)
    assert after["This game"] == ["Rules", "Play again", "Log"]
    assert after["Elsewhere"] == ["How it went", "Share", "Settings"]


def test_the_bar_has_four_controls() -> None:
    (bar,) = with_class(new_game("person Ana, person Cato").page, "bar")
    assert [name_of(control) for control in nodes(bar)[1:] if control.tag in ("a", "button")] == [
        *("Menu", "Undo", "Hint", "More")
    ]


def test_redo_is_there_once_something_was_taken_back() -> None:
    tablet = opened(new_game("person Ana, person Cato"), "roll 3 4, roll 1 2, roll 1 2, place b1")
    assert "Redo" not in groups(tablet)["This game"]
    tablet.tap("Undo")
    assert "Redo" in groups(tablet)["This game"]


def test_a_switch_says_whether_it_is_on() -> None:
    tablet = new_game("person Ana, person Cato")
    tablet.press("open more")
    (off,) = tablet.find("data-press", "app:own dice")
    tablet.press("own dice")
    (on,) = tablet.find("data-press", "app:own dice")
    assert (off.attributes["role"], off.attributes["aria-checked"]) == ("switch", "false")
    assert on.attributes["aria-checked"] == "true"
