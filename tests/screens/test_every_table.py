"""What every kind of page that shows a table has, and does alike."""

from __future__ import annotations

import pytest

from tessera.features.play.dice.own_dice import OwnDice
from tessera.features.play.passing.helping import Helping
from tessera.features.play.passing.phones import PhonesHere
from tessera.features.play.sand_glass import SandGlass
from tessera.kit.view import AnySeen
from tessera.scene.node import Node
from tessera.screens.components import bar_button
from tessera.screens.table import page
from tessera.screens.table.context import Context
from tessera.screens.table.page import TablePage
from tessera.screens.table.parts.part import Part
from tessera_kit.fakes.tablet import Tablet, nodes, with_class
from tessera_kit.walk.checks import check_page
from tests.screens.games import new_game
from tests.screens.tables import CONTROLS, TABLES, having, reached
from tests.screens.test_languages import words


class Bell(Part):
    """A control for every table is one part, and a name in the list of those that all have."""

    place = 65
    rung: int

    def __init__(self, context: Context) -> None:
        Bell.rung = 0
        self.presses = {"bell": self._ring}

    def bar(self, seen: AnySeen) -> tuple[Node, ...]:
        return (bar_button("again", "Bell", "bell"),)

    def _ring(self) -> None:
        Bell.rung += 1


@pytest.mark.parametrize("kind", TABLES)
def test_a_control_for_every_table_stands_there_and_does_what_it_says(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "EVERY_TABLE", (*page.EVERY_TABLE, Bell))
    TABLES[kind]().tap("Bell")
    assert Bell.rung == 1


def test_it_is_a_table_and_sound(every_table: Tablet) -> None:
    assert isinstance(every_table.app.screen, TablePage)
    check_page(every_table.page)


def test_the_settings_open_over_it_and_leave_it_as_it_was(every_table: Tablet) -> None:
    opener = reached(every_table, "settings")
    before = every_table.text("screen")
    every_table.press("settings")
    assert every_table.take_focus() == "app:settings close"
    check_page(every_table.page)
    assert every_table.app.key("Escape")
    assert every_table.take_focus() == "app:settings"
    assert every_table.text("screen") == before
    assert opener == "app:settings" or every_table.find("data-panel", "more")


def test_another_language_is_seen_at_once_and_so_is_the_first_again(every_table: Tablet) -> None:
    english = words(every_table)
    every_table.app.services.speak("pt")
    assert words(every_table) != english
    check_page(every_table.page)
    every_table.app.services.speak("en")
    assert words(every_table) == english


@pytest.mark.parametrize("kind", TABLES)
def test_it_has_the_controls_of_its_kind(kind: str) -> None:
    tablet = TABLES[kind]()
    targets = {"log": "open log", "more": "open more", "why": "open why"}
    every = {control for controls in CONTROLS.values() for control in controls.split()}
    there = [node.attributes.get("data-press") for node in nodes(tablet.page)]
    if "app:open more" in there:
        tablet.press("open more")
        there += [node.attributes.get("data-press") for node in nodes(tablet.page)]
    found = {one for one in every if f"app:{targets.get(one, one)}" in there}
    assert found == set(CONTROLS[kind].split())


@pytest.mark.parametrize(("kind", "panel"), having("log", "more", "why"))
def test_escape_and_its_button_close_a_panel(kind: str, panel: str) -> None:
    tablet, target = TABLES[kind](), f"open {panel}"
    opener = reached(tablet, target)
    tablet.press(target, by_keyboard=True)
    assert tablet.find("data-panel", panel)
    assert tablet.app.key("Escape")
    assert tablet.find("data-panel", "none")
    assert tablet.take_focus() == opener
    for opened_now in ("true", "false") if opener == f"app:{target}" else ():
        tablet.press(target)
        button, *_ = tablet.find("data-press", f"app:{target}")
        assert button.attributes["aria-expanded"] == opened_now


@pytest.mark.parametrize(("kind", "control"), having("turn", "zoom"))
def test_the_board_is_turned_or_drawn_large_and_as_it_was(kind: str, control: str) -> None:
    tablet = TABLES[kind]()
    for expected in ("true", "false"):
        reached(tablet, control)
        tablet.press(control)
        (button,) = tablet.find("data-press", f"app:{control}")
        state = button.attributes.get("aria-pressed") or button.attributes["aria-checked"]
        assert state == expected
        turned = bool(with_class(tablet.page, "turned"))
        assert turned == (control == "turn" and expected == "true")


@pytest.mark.parametrize(("kind", "panel"), having("log", "more", "why"))
def test_a_press_beside_what_lies_over_the_table_closes_it(kind: str, panel: str) -> None:
    tablet, target = TABLES[kind](), f"open {panel}"
    assert not with_class(tablet.page, "backdrop")
    opener = reached(tablet, target)
    tablet.press(target)
    (backdrop,) = with_class(tablet.page, "backdrop")
    assert backdrop.attributes["data-press"] == "app:close"
    tablet.press("close")
    assert not with_class(tablet.page, "backdrop")
    assert tablet.find("data-panel", "none")
    assert tablet.take_focus() == opener


def test_each_control_of_the_bar_has_a_word_that_its_name_holds(every_table: Tablet) -> None:
    (bar,) = with_class(every_table.page, "bar")
    for control in bar.children:
        assert isinstance(control, Node)
        (word,) = with_class(control, "bar-word")
        name = control.attributes.get("aria-label") or control.attributes["title"]
        assert word.text().lower() in str(name).lower()
        assert word.attributes["aria-hidden"] == "true"


RESTING = (SandGlass, Helping, PhonesHere, OwnDice)


def asked(tablet: Tablet) -> set[type]:
    """The kinds of parts that a press or a drawing calls."""
    slots = tablet.play.context.slots
    others = (Part.arrive, Part.more, Part.leave)
    own = [slot for name, slot in vars(Part).items() if not name.startswith("__")]
    each = [slot for slot in own if callable(slot) and slot not in others]
    return {type(method.__self__) for slot in each for method in slots[slot]}


def test_a_part_with_nothing_to_do_is_not_asked() -> None:
    tablet = new_game("person Ana, easy Livia")
    assert not asked(tablet).intersection(RESTING)
    for press in ("open more", "help 0", "own dice"):
        tablet.press(press)
    tablet.press("glass")
    assert asked(tablet).issuperset({SandGlass, Helping, OwnDice})
    tablet.press("glass")
    tablet.press("help 0")
    assert not asked(tablet).intersection({SandGlass, Helping})
