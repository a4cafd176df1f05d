"""A game that is written in the page: tried before it runs, kept on the device, and there again."""

from __future__ import annotations

from importlib.resources import files

import pytest

from tessera.features.writing.view import STRANGE
from tessera.screens.packs import FAILURES, Fault
from tessera.storage.links import write_link
from tessera.storage.programs import PROGRAMS
from tessera.storage.settings.known import known
from tessera.storage.settings.names import PREFIX
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet, with_class
from tessera_kit.walk.checks import check_page
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
    assert not later.device.programs.names()
    assert not later.device.packs.added()


def deleted(tablet: Tablet) -> list[str]:
    """The words of the list of deleted games about each."""
    tablet.visit("#/data")
    return [card.text() for card in with_class(tablet.page, "entry-words")]


def test_a_program_that_was_removed_comes_back_with_undo_and_may_run(tablet: Tablet) -> None:
    keep(tablet)
    tablet.visit("#/more")
    tablet.tap("Remove Hog")
    tablet.tap("Undo")
    assert tablet.device.programs.text("hog") == HOG
    assert [pack.tagline["en"] for pack in tablet.device.packs.added()] == [
        "One die and a little nerve, for 2 to 4"
    ]
    assert deleted(tablet) == []


def test_a_program_that_was_removed_lies_among_the_deleted_games_and_more_games(
    tablet: Tablet,
) -> None:
    keep(tablet)
    tablet.visit("#/more")
    tablet.tap("Remove Hog")
    later = again(tablet, "#/data")
    assert "HogWritten on this device" in deleted(later)[0]
    later.visit("#/more")
    check_page(later.page)
    later.tap("Restore")
    assert later.device.programs.may_run("hog", HOG)
    assert later.notice == "Restored."


def test_what_may_not_run_comes_back_so(tablet: Tablet) -> None:
    tablet.app.services.settings.arrive({"program/hog": HOG})
    tablet.visit("#/more")
    tablet.tap("Remove Hog")
    tablet.tap("Undo")
    assert tablet.device.programs.text("hog") == HOG
    assert not tablet.device.packs.added()


def test_a_program_takes_no_place_of_another_when_it_comes_back(tablet: Tablet) -> None:
    keep(tablet)
    tablet.visit("#/more")
    tablet.tap("Remove Hog")
    id = tablet.app.services.saves.deleted()[0].id
    tablet.visit("#/write")
    keep(tablet, f"{HOG}# another")
    tablet.visit("#/data")
    tablet.press(f"restore {id}")
    assert tablet.device.programs.text("hog") == HOG
    (other,) = tablet.app.services.saves.deleted()
    assert other.own
    assert other.own.text == f"{HOG}# another"
    tablet.device.packs.names.append("hog")
    tablet.press(f"restore {other.id}")
    assert tablet.notice == FAILURES["taken"]
    tablet.device.packs.names.clear()
    for n in range(PROGRAMS):
        tablet.app.services.remember(f"program/g{n}", "text")
    tablet.app.services.remember("program/hog", "")
    tablet.press(f"restore {other.id}")
    assert tablet.notice == FAILURES["full"]
    assert len(tablet.app.services.saves.deleted()) == 1


def test_a_text_that_makes_room_for_another_can_be_had_again(tablet: Tablet) -> None:
    tablet.choose("program", f"{PIG}# mine")
    tablet.tap("Take back all changes")
    tablet.tap("Undo")
    assert text(tablet) == f"{PIG}# mine"
    tablet.attempt(lambda: tablet.app.receive(HOG))
    assert text(tablet) == HOG
    tablet.tap("Undo")
    assert text(tablet) == f"{PIG}# mine"
    assert deleted(tablet)[0].startswith("hogA program that was being written")
    check_page(tablet.page)


def at_table(tablet: Tablet) -> str:
    """The address of a new game of Hog."""
    tablet.visit("#/new/hog")
    tablet.tap("Start the game")
    tablet.press("throw")
    return tablet.address


def test_a_game_of_a_removed_program_offers_it(tablet: Tablet) -> None:
    keep(tablet)
    address = at_table(tablet)
    tablet.visit("#/more")
    tablet.tap("Remove Hog")
    tablet.visit(address)
    assert "Look for it" not in tablet.page.text()
    check_page(tablet.page)
    tablet.tap("Restore")
    tablet.attempt(tablet.device.packs.waiting.pop())
    assert tablet.play.context.table.rules.name == "hog"


def test_a_game_of_a_program_of_a_backup_leads_to_the_program(tablet: Tablet) -> None:
    keep(tablet)
    address = at_table(tablet)
    tablet.device.programs.forget("hog")
    tablet.visit(address)
    assert "Look at the program before you run it" in tablet.page.text()
    assert tablet.find("href", "#/write/hog")


@pytest.mark.parametrize("fits", [True, False])
def test_a_saved_game_whose_program_was_changed_says_so_and_offers_the_earlier_one(
    tablet: Tablet,
    fits: bool,  # noqa: FBT001
) -> None:
    keep(tablet)
    address = at_table(tablet)
    tablet.visit("#/write/hog")
    other = f"{HOG}# longer" if fits else HOG.replace("(2,)", "(3,)")
    keep(tablet, other)
    tablet.device.programs.install("hog", other)
    tablet.visit(address)
    assert tablet.app.screen.name == ("play" if fits else "trouble")
    assert "was changed after the game was saved" in tablet.page.text()
    check_page(tablet.page)
    tablet.tap("Use the earlier program")
    tablet.attempt(tablet.device.packs.waiting.pop())
    assert tablet.device.programs.text("hog") == HOG
    assert tablet.play.context.table.played
    tablet.visit(address)
    assert "was changed" not in tablet.page.text()
    (changed,) = tablet.app.services.saves.deleted()
    assert changed.own
    assert changed.own.text == other


def test_a_program_is_changed_as_often_as_somebody_likes_while_nobody_plays_it(
    tablet: Tablet,
) -> None:
    keep(tablet)
    for n in range(3):
        keep(tablet, f"{HOG}# {n}")
    assert deleted(tablet) == []


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
    tablet.tap("Back to the code")
    assert text(tablet) == program
    assert not tablet.app.services.saves.entries()
    assert text(again(tablet, "#/try/nine_holes")) == program, "a reload leads to the text"
