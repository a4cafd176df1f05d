"""A game that is written in the page: tried before it runs, kept on the device, and there again."""

from __future__ import annotations

from importlib.resources import files

import pytest

from tessera.screens.packs import Fault
from tessera.screens.writing.view import STRANGE
from tessera.storage.links import write_link
from tessera.storage.settings.known import known
from tessera.storage.settings.names import PREFIX
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet
from tools.paths import ROOT

PIG = (files("tessera_plain") / "pig.txt").read_text(encoding="utf-8")
HOG = PIG.replace('name = "pig"', 'name = "hog"').replace('N_("Pig")', 'N_("Hog")')
for long, short in (("(2, 3, 4)", "(2,)"), ('{"50": "50", "100": "100"}', '{"9": "9"}')):
    HOG = HOG.replace(long, short)  # It is tried at random: a short game takes less time.


@pytest.fixture
def tablet() -> Tablet:
    return Tablet("#/write")


def text(tablet: Tablet) -> object:
    (field,) = tablet.find("data-change", "program")
    return field.attributes[".value"]


def answer(tablet: Tablet) -> None:
    """Have the worker answer, and time pass."""
    tablet.attempt(tablet.device.programs.answer)
    tablet._follow()


def keep(tablet: Tablet, program: str = HOG) -> None:
    tablet.choose("program", program)
    tablet.tap("Keep")
    answer(tablet)


def again(tablet: Tablet, address: str) -> Tablet:
    """Another launch on the same device."""
    device = FakeDevice()
    device.store.texts.update(tablet.device.store.texts)
    return Tablet(address, device=device)


def test_it_begins_with_a_whole_game(tablet: Tablet) -> None:
    assert text(tablet) == PIG


def test_a_reload_keeps_what_was_typed(tablet: Tablet) -> None:
    tablet.choose("program", f"{PIG}# more")
    tablet.visit("#/")
    assert text(again(tablet, "#/write")) == f"{PIG}# more"


def test_what_was_changed_can_be_taken_back(tablet: Tablet) -> None:
    tablet.choose("program", "nothing")
    tablet.tap("Take back all changes")
    assert text(tablet) == PIG


def test_a_fault_is_said_with_its_line_and_leads_there(tablet: Tablet) -> None:
    tablet.choose("program", PIG.replace("return s.seat\n", "return s.seet\n"))
    tablet.tap("Run")
    answer(tablet)
    words = tablet.text("fault")
    assert "Line 44: AttributeError: 'State' object has no attribute 'seet'" in words
    assert "Line 44" in tablet.said
    tablet.tap("Go to line 44")
    assert tablet.device.programs.marked == [44]
    assert tablet.find("class", "wrong")
    tablet.choose("program", PIG)
    assert "Line 44" in tablet.text("fault"), "it can be read while it is mended"
    assert not tablet.find("class", "wrong"), "where its line is now nobody knows"
    tablet.tap("Run")
    assert not tablet.find("id", "fault")


def test_nothing_is_installed_before_it_was_tried(tablet: Tablet) -> None:
    tablet.choose("program", HOG)
    tablet.tap("Run")
    assert not tablet.device.programs.installed
    tablet.tap("Stop")
    assert not tablet.device.programs.waiting
    assert tablet.find("data-press", "app:run")[0].text() == "Run"


def test_what_is_kept_is_among_the_games_and_can_be_changed_and_removed(tablet: Tablet) -> None:
    keep(tablet)
    assert tablet.address == "#/write/hog"
    assert tablet.notice == "Hog is on this device now."
    later = again(tablet, "#/more")
    assert "Written on this device" in later.page.text()
    later.visit("#/write/hog")
    assert text(later) == HOG
    later.visit("#/more")
    later.tap("Remove Hog")
    assert "Written on this device" not in later.page.text()
    assert not later.device.programs.names()


def test_it_takes_no_name_of_another_game(tablet: Tablet) -> None:
    keep(tablet, PIG.replace('name = "pig"', 'name = "tabula"'))
    assert "another game with this name" in tablet.text("fault")
    keep(tablet, HOG)
    tablet.visit("#/write")
    keep(tablet, HOG)
    assert "another game with this name" in tablet.text("fault")


def test_a_file_opens_with_the_words_for_strangers_programs(tablet: Tablet) -> None:
    assert STRANGE not in tablet.page.text()
    tablet.attempt(lambda: tablet.app.receive(HOG))
    assert text(tablet) == HOG
    assert STRANGE in tablet.page.text()
    assert not tablet.device.programs.waiting, "nothing runs by itself"
    assert STRANGE in again(tablet, "#/write").page.text(), "after a reload as well"
    keep(tablet)
    assert STRANGE not in tablet.page.text()
    tablet.visit("#/write")
    tablet.attempt(lambda: tablet.app.receive(HOG))
    assert STRANGE not in tablet.page.text(), "it is what was kept here"


def test_no_link_carries_a_program(tablet: Tablet) -> None:
    code = write_link(HOG)
    for page in ("open", "write", "try", "new", "begin"):
        tablet.visit(f"#/{page}/{code}")
        assert "Hog" not in tablet.page.text()
        assert not tablet.find("data-change", "program") or text(tablet) == PIG
    tablet.visit("#/write")
    assert text(tablet) == PIG
    assert not tablet.device.programs.waiting
    assert not tablet.device.programs.installed


def test_a_file_that_is_too_long_is_refused(tablet: Tablet) -> None:
    tablet.attempt(lambda: tablet.app.receive(None))
    assert "too long" in tablet.text("fault")
    assert text(tablet) == PIG


def test_it_is_saved_as_a_file_of_its_name(tablet: Tablet) -> None:
    tablet.choose("program", HOG)
    tablet.tap("Save as a file")
    assert tablet.device.sharing.files == [("hog.py", HOG)]


def test_a_program_of_a_backup_does_not_run_before_it_was_kept_here(tablet: Tablet) -> None:
    keep(tablet)
    travelling = tablet.app.services.settings.travelling()
    assert travelling["program/hog"] == HOG
    other = Tablet("#/more")
    other.app.services.settings.arrive(travelling)
    assert "came with a backup" in other.page.text()
    assert not other.device.packs.added()
    other.visit("#/write/hog")
    assert STRANGE in other.page.text()


def test_a_text_that_another_program_wrote_into_the_store_does_not_run(tablet: Tablet) -> None:
    keep(tablet)
    tablet.device.store.texts[f"{PREFIX}program/hog"] = f"{HOG}# and more"
    assert not again(tablet, "#/more").device.packs.added()


def test_a_backup_brings_no_more_programs_than_one_can_have() -> None:
    assert len([n for n in known([f"program/g{n}" for n in range(50)]) if "program" in n]) == 12


def test_what_cannot_be_fetched_is_said() -> None:
    device = FakeDevice()
    device.programs.offline = True
    tablet = Tablet("#/write", device=device)
    assert "can't be downloaded now" in tablet.page.text()
    device.programs.offline = False
    tablet.tap("Try again")
    assert text(tablet) == PIG


def test_it_is_said_where_it_cannot_be_started_or_kept(tablet: Tablet) -> None:
    tablet.device.programs.starts = False
    keep(tablet)
    assert "couldn't be started" in tablet.text("fault")
    tablet.device.programs.starts = True
    tablet.device.store.full = True
    keep(tablet)
    assert tablet.notice
    assert "no room" in tablet.notice


def test_every_code_has_a_sentence(tablet: Tablet) -> None:
    tablet.tap("Run")
    (_, then), *_ = tablet.device.programs.waiting
    tablet.attempt(lambda: then(Fault("endless", 7)))
    assert tablet.text("fault").startswith("Line 7: This never ends.")


def test_a_run_is_a_table_of_its_own_that_leads_back_and_is_not_saved(tablet: Tablet) -> None:
    folder = ROOT / "tests" / "examples" / "nine_holes"
    program = (folder / "tessera_nine_holes" / "__init__.py").read_text(encoding="utf-8")
    tablet.choose("program", program)
    tablet.tap("Run")
    answer(tablet)
    assert tablet.address == "#/try/nine_holes"
    assert tablet.find("class", "board plain lone")
    tablet.tap("New game")
    tablet.tap("Back to the text")
    assert text(tablet) == program
    assert not tablet.app.services.saves.entries()
    assert text(again(tablet, "#/try/nine_holes")) == program, "a reload leads to the text"
