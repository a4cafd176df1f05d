"""A game by post on tablets that know nothing of each other but links."""

from __future__ import annotations

import pytest

from tessera.features.play.last_round import LastRound
from tessera.i18n import LANGUAGES, translator
from tessera.post.game import NotBelieved
from tessera.screens.table.words.letters import REFUSED, why_not
from tessera.storage.links import read_link, write_link
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet, name_of
from tests.features.post.houses import act, invited, joined, opens, sent, turn
from tests.features.setup.forms import agree, seat_so_many

MARK = "#/letter/"


def letter(link: str) -> str:
    """What a link has in it."""
    return read_link(link.partition(MARK)[2])


def link_of(text: str) -> str:
    return MARK + write_link(text)


def played(game: str, letters: int) -> tuple[Tablet, Tablet, str]:
    """Who has just written, who is to open the letter, and its link."""
    ana, link = invited(game)
    rui, link = joined(link)
    writer, reader = rui, ana
    for _ in range(letters):
        opens(reader, link)
        link = turn(reader)
        writer, reader = reader, writer
    return writer, reader, link


def test_two_tablets_play_sequences_to_the_end_by_links_alone() -> None:
    ana, link = invited("sequences")
    rui, link = joined(link)
    tablets = [ana, rui]
    for number in range(200):
        tablet = tablets[number % 2]
        opens(tablet, link)
        if tablet.primary == "Play again":
            break
        link = turn(tablet)
    reader, writer = tablets[number % 2], tablets[1 - number % 2]
    assert "Send again" not in [name_of(button) for button in reader.buttons()]
    for again in (writer, Tablet(writer.address, device=writer.device)):  # The sheet may be closed.
        again.visit(again.address)
        assert again.primary == "Play again"
        again.tap("Send again")
        again.tap("Copy the link")
        assert again.device.sharing.clipboard[-1] == link
    records = [tablet.play.context.table.record("") for tablet in tablets]
    assert records[0].events == records[1].events
    assert records[0].result
    ana.visit(ana.address.replace("#/play/", "#/end/"))
    assert "turns checked: the dice were fair." in ana.page.text()


def test_what_happened_since_is_shown_moving_and_then_it_is_ones_turn() -> None:
    _, reader, link = played("tabula", 2)
    opens(reader, link)
    assert reader.play.part(LastRound).shows
    while reader.play.part(LastRound).shows:
        reader.wait()
    assert reader.primary == "Throw"


def test_undo_ends_with_the_letter() -> None:
    _, reader, link = played("tabula", 2)
    opens(reader, link)
    act(reader)
    for _ in range(20):
        if reader.primary == "Send":
            break
        act(reader)
    assert reader.play.context.table.can_undo()
    throws = [e for e in reader.play.context.table.record("").events if e.startswith("roll")]
    reader.press("undo")
    assert reader.primary != "Send"
    while reader.primary != "Send":
        act(reader)
    again = [e for e in reader.play.context.table.record("").events if e.startswith("roll")]
    assert again == throws
    sent(reader)
    assert not reader.play.context.table.can_undo()


def test_a_throw_is_the_same_after_a_reload() -> None:
    _, reader, link = played("tabula", 2)
    opens(reader, link)
    stored = dict(reader.device.store.texts)
    reader.press("last round")
    act(reader)
    first = reader.play.context.table.record("").events
    again = Tablet(reader.address, device=FakeDevice(stored))
    act(again)
    assert again.play.context.table.record("").events == first


def test_while_a_letter_is_awaited_nothing_can_be_played_and_it_is_said_whose() -> None:
    writer, _, link = played("tabula", 2)
    assert writer.primary == "Send again"
    assert "Waiting for " in writer.text("prompt")
    assert not writer.playable()
    writer.press_primary()
    writer.tap("Copy the link")
    assert writer.device.sharing.clipboard[-1] == link


def test_a_letter_that_is_opened_twice_is_known() -> None:
    ana, link = invited()
    _, answer = joined(link)
    opens(ana, answer)
    opens(ana, answer)
    assert ana.notice == "You already have this message."


def test_ones_own_letter_is_told_for_what_it_is() -> None:
    writer, _, link = played("tabula", 2)
    opens(writer, link)
    assert "You made this link" in writer.page.text()


def test_saved_games_say_whose_letter_is_awaited_and_ones_own_come_first() -> None:
    writer, reader, link = played("tabula", 2)
    opens(reader, link)
    for tablet, words in ((writer, "By message: waiting for"), (reader, "By message: your turn")):
        tablet.visit("#/begin/sequence_dice")
        tablet.visit("#/saved")
        entries = [node.text() for node in tablet.find("class", "entry")]
        (place,) = [n for n, entry in enumerate(entries) if words in entry]
        assert place == (0 if tablet is reader else 1)


def test_one_press_on_the_menu_begins_a_game_at_this_table_and_none_by_post() -> None:
    ana, _ = invited("tabula")
    post = ana.address
    ana.visit("#/begin/tabula")
    assert ana.address != post
    assert ana.play.context.table.post is None


def test_a_letter_is_sent_again_from_the_list_of_saved_games() -> None:
    writer, _, link = played("tabula", 1)
    writer.visit("#/saved")
    writer.tap("Send again")
    writer.tap("Copy the link")
    assert writer.device.sharing.clipboard[-1] == link


def test_what_is_missing_is_asked_of_who_wrote_it_and_comes_with_the_whole_game() -> None:
    writer, reader, first = played("tabula", 2)
    stale = dict(reader.device.store.texts)
    opens(reader, first)
    link = turn(reader)
    opens(writer, link)
    link = turn(writer)
    late = Tablet("#/", device=FakeDevice(stale))
    opens(late, link)
    assert "An earlier message is missing" in late.page.text()
    writer.press("close")
    writer.press("open more")
    writer.tap("Copy the whole game as a link")
    opens(late, writer.device.sharing.clipboard[-1])
    assert late.play.context.table.played == writer.play.context.table.played


def test_who_lost_a_device_is_invited_again_with_new_chains() -> None:
    writer, _, _ = played("tabula", 2)
    before = writer.play.context.table.record("").events
    writer.press("close")
    writer.press("open more")
    writer.tap("Invite again")
    link = sent(writer)
    lost = Tablet(link[link.index("#") :], device=FakeDevice())
    lost.press("join")
    opens(writer, sent(lost))
    assert writer.play.context.table.record("").events[: len(before)] == before
    assert any(note.seat is None for note in writer.play.context.table.notes)


def test_a_letter_that_was_pasted_is_opened() -> None:
    """An installed app never sees the link that was pressed in a messenger."""
    ana, link = invited()
    _, answer = joined(link)
    ana.visit("#/open")
    ana.choose("pasted", f"Here you are: {answer} Love, Rui")
    ana.tap("Open it")
    assert ana.address.startswith("#/play/")


def test_three_houses_and_two_people_on_one_device() -> None:
    ana = Tablet("#/post/sequence_dice", device=FakeDevice())
    seat_so_many(ana, 3)
    ana.choose("house 1", "0")
    ana.tap("Start the game")
    post = ana.play.context.table.post
    assert post is not None
    assert post.houses == (0, 0, 1)


def test_nobody_leaves_a_table_of_two() -> None:
    tablet = Tablet("#/post/sequences")
    tablet.press("seat 0")
    assert not tablet.find("data-press", "app:leave")


def test_hints_that_were_not_agreed_on_are_not_there() -> None:
    ana = Tablet("#/post/tabula", device=FakeDevice())
    agree(ana, "post hints", "no")
    ana.tap("Start the game")
    assert not ana.find("data-press", "app:hint")


def test_a_game_with_hidden_hands_has_no_page_for_messages() -> None:
    assert (
        "is nothing at this address" in Tablet("#/post/sequence", device=FakeDevice()).page.text()
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", sorted(REFUSED))
def test_each_refusal_is_a_sentence_in_each_language(code: str, language: str) -> None:
    words = why_not(translator(language), NotBelieved(code))
    assert "{" not in words
    assert language == "en" or words != REFUSED[code]


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (lambda text: text.replace("\n\n", "\n\n24-off\n", 1), "illegal"),
        (lambda text: text + "\npass", "more"),
        (lambda text: text.partition("\n\n")[0], "unfinished"),
        (lambda text: text[:30], "unreadable"),
        (lambda text: text.replace("letter 2", "letter 3"), "newer"),
    ],
)
def test_what_isnt_believed_is_said_and_changes_nothing(wrong, code: str) -> None:
    _, reader, link = played("tabula", 2)
    before = dict(reader.device.store.texts)
    opens(reader, link_of(wrong(letter(link))))
    words = reader.app.services.say(REFUSED[code], players="{}").split("{}")[0]
    assert words in reader.page.text()
    assert reader.device.store.texts == before


def test_a_letter_of_ten_megabytes_is_refused_before_it_is_read() -> None:
    ana, _ = invited()
    opens(ana, MARK + "1" + "A" * 10_000_000)
    assert "far too large" in ana.page.text()


def test_a_letter_of_a_game_that_isnt_here_is_told_so() -> None:
    _, _, link = played("tabula", 2)
    assert "This game isn't in this browser" in Tablet(link[link.index("#") :]).page.text()
