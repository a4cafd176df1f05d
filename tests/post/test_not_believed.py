"""What somebody might send instead of what they should: each is refused, and nothing is lost."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from tessera.core.record import write_record
from tessera.core.record_reader import read_record
from tessera.post import chain
from tessera.post.game import NotBelieved
from tessera.post.letter import letter_text, read_letter, whole_text, write_letter
from tessera.post.mailbox import Arrival
from tessera.session.table import Table
from tests.post.devices import Device, at_table, begun, move, pass_on, refusal

LETTERS = 12


def written(*, letters: int = LETTERS) -> tuple[Device, Device, str]:
    """Who has just written, who is to open the letter, and the letter."""
    every = begun("sequence_dice", (0, 1), letters=letters)
    writer = next(device for device in every if device.game.mine)
    (reader,) = [device for device in every if device is not writer]
    text = writer.send()
    return writer, reader, text


def test_a_letter_is_believed_once_and_then_known() -> None:
    _, reader, text = written()
    assert reader.open(text) is Arrival.NEW
    assert reader.open(text) is Arrival.KNOWN


def test_a_letter_of_one_turn_is_short() -> None:
    _, _, text = written()
    assert len(text) < 200


def test_a_throw_that_was_changed_is_refused() -> None:
    """In a letter there are none; this is the whole game with another first throw of the same
    total, so that all else is by the rules."""
    writer, reader, _ = written()
    text, first = whole_text(writer.game), writer.game.record.events[0]
    _, low, high = first.split()
    other = f"roll {int(low) - 1} {int(high) + 1}" if low != "1" and high != "6" else None
    other = other or f"roll {int(low) + 1} {int(high) - 1}"
    assert refusal(reader, text.replace(f"\n\n{first}\n", f"\n\n{other}\n")) == "throw"


def test_verify_names_the_letter_with_a_throw_that_was_changed() -> None:
    """The last throw of a letter, so that all else is by the rules."""
    every = begun("sequences", (0, 1), letters=LETTERS)
    record = every[0].game.record
    last = len(record.events) - 1
    other = "roll 1 2 3 3 3 6" if record.events[last] != "roll 1 2 3 3 3 6" else "roll 1 1 3 3 3 6"
    changed = replace(record, events=(*record.events[:last], other))
    every[0].text = write_record(changed)
    with pytest.raises(NotBelieved) as error:
        every[0].game.check()
    assert (error.value.code, error.value.letter) == ("throw", every[0].game.sent)


def test_a_guessed_link_is_refused() -> None:
    _, reader, text = written()
    letter = read_letter(text)
    guessed = tuple((house, chain.link("guess", 5)) for house, _ in letter.links)
    assert refusal(reader, write_letter(letter._replace(links=guessed))) == "link"


def test_a_link_written_otherwise_is_refused() -> None:
    """Its last character has bits that don't count: each way to write it would be another throw."""
    _, reader, text = written()
    letter = read_letter(text)
    ((house, link),) = letter.links
    alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    other = link[:-1] + alphabet[alphabet.index(link[-1]) + 1]
    assert chain.after(other, 1) == chain.after(link, 1)
    assert refusal(reader, write_letter(letter._replace(links=((house, other),)))) == "link"


def test_another_link_of_the_same_chain_isnt_one_letter() -> None:
    """Who tells two links at once has left out a letter, or would have another throw."""
    writer, reader, text = written()
    letter, house = read_letter(text), writer.house
    further = chain.link(writer.secret, writer.game.written(house, writer.game.sent))
    ahead = write_letter(letter._replace(links=((house, further),)))
    assert refusal(reader, ahead) in ("link", "unfinished", "illegal")


def test_a_chain_that_was_replaced_is_another_game_or_another_story() -> None:
    writer, reader, _ = written()
    post = writer.game.post
    promised = post.chains[1].promised
    text = whole_text(writer.game).replace(promised, chain.link("other", 0))
    assert refusal(reader, text) == "chain"


def test_choices_of_another_house_are_refused() -> None:
    _, reader, text = written()
    letter = read_letter(text)
    assert refusal(reader, write_letter(letter._replace(chosen=(*letter.chosen, "pass")))) == "more"
    if letter.chosen:
        assert refusal(reader, write_letter(letter._replace(chosen=()))) == "unfinished"


def test_a_choice_against_the_rules_is_refused() -> None:
    _, reader, text = written()
    letter = read_letter(text)
    assert letter.chosen
    wrong = write_letter(letter._replace(chosen=("place z9", *letter.chosen[1:])))
    assert refusal(reader, wrong) == "illegal"


def forked() -> tuple[Device, Device, str, str]:
    """Two letters of the same link."""
    for letters in range(LETTERS, LETTERS + 30):
        every = begun("sequence_dice", (0, 1), letters=letters)
        writer = next(device for device in every if device.game.mine)
        before = writer.text
        one = writer.send("a")
        for chooser in "bcde":
            writer.text = before
            two = writer.send(chooser)
            if read_letter(two).chosen != read_letter(one).chosen:
                (reader,) = [device for device in every if device is not writer]
                return writer, reader, one, two
    raise AssertionError("nobody had a choice")


def test_two_stories_are_found_out_and_named() -> None:
    writer, reader, one, two = forked()
    reader.open(one)
    with pytest.raises(NotBelieved) as error:
        reader.open(two)
    assert (error.value.code, error.value.house) == ("story", writer.house)


def test_two_stories_are_found_out_by_who_answers_the_other() -> None:
    writer, reader, one, _ = forked()  # The writer has the second.
    reader.open(one)
    if reader.game.mine:
        assert refusal(writer, reader.send()) == "yours"


def test_what_was_changed_on_the_way_is_found_out_by_the_answer() -> None:
    writer, reader, one, two = forked()
    reader.open(one)  # Somebody on the way has put these moves in the place of the others.
    assert read_letter(one).links == read_letter(two).links
    if reader.game.mine:
        assert refusal(writer, reader.send()) == "yours"


def test_a_letter_of_another_game_isnt_of_this_one() -> None:
    _, _, text = written()
    other = begun("sequence_dice", (0, 1), letters=LETTERS, secret="other")
    assert read_letter(text).game != read_letter(letter_text(other[0].game)).game
    assert refusal(other[0], text) == "story"


def test_an_old_letter_is_known_and_its_link_isnt_believed_as_a_new_one() -> None:
    _, reader, text = written()
    reader.open(text)
    old = read_letter(text)
    assert reader.open(text) is Arrival.KNOWN
    now = old._replace(before=reader.game.sent, sum=reader.game.sum_at(reader.game.sent))
    assert refusal(reader, write_letter(now)) == "link"


def test_one_that_lacks_a_letter_is_told_so() -> None:
    writer, reader, text = written()
    record = reader.game
    other = Device(reader.house, reader.secret)
    other.text = reader.text
    other.open(text)
    if other.game.mine:
        writer.open(other.send())
    while not writer.game.mine:
        other.open(letter_text(writer.game))
        writer.open(other.send())
    assert record.sent == reader.game.sent
    assert refusal(reader, writer.send()) == "missing"


@pytest.mark.parametrize(
    "text",
    [
        "tessera letter 1",
        "tessera letter 1\n6f1c2a9b03d4 7",
        "tessera letter 1\n6f1c2a9b03d4 7 6f1c2a9b03d4",
        "tessera letter 1\n6f1c2a9b03d4 7 6f1c2a9b03d4\n1 short",
        "tessera letter 1\n6f1c2a9b03d4 7 6f1c2a9b03d4\n1 " + "a" * 43 + "\n1 " + "a" * 43,
        "tessera letter 1\n6f1c2a9b03d4 7 6f1c2a9b03d4\n1 " + "a" * 43 + "\n\n" + "x" * 200,
        "tessera letter 1\n6f1c2a9b03d4 7 6f1c2a9b03d4\n1 " + "a" * 43 + "\n\n" + "x\n" * 9_000,
        "tessera letter x\n",
    ],
)
def test_what_is_no_letter_is_unreadable(text: str) -> None:
    with pytest.raises(NotBelieved) as error:
        read_letter(text)
    assert error.value.code == "unreadable"


def test_a_letter_of_a_newer_tessera_is_told() -> None:
    with pytest.raises(NotBelieved) as error:
        read_letter("tessera letter 3\nwhatever")
    assert error.value.code == "newer"


def test_hints_that_nobody_agreed_on_are_no_part_of_a_letter() -> None:
    every = begun("sequence_dice", (0, 1), letters=LETTERS)
    writer = next(device for device in every if device.game.mine)
    table = at_table(writer.game)
    while table.rules.current_player(table.state) == -1:
        move(table, "a")
    table.note_hint(table.rules.on_turn(table.state) or 0)
    writer.text = write_record(table.record("2026-11-21T09:15:00Z"))
    text = writer.send()
    assert "note hint" in text
    (reader,) = [device for device in every if device is not writer]
    silent = re.sub(r"(?m)^(post \d+) hints$", r"\1", reader.text)
    assert refusal(reader, text) == ""
    assert any(note.seat is not None for note in reader.game.record.notes)
    reader.text = silent
    assert refusal(reader, text) == "yours"


def test_nothing_that_was_sent_can_be_taken_back() -> None:
    every = begun("tabula", (0, 1), letters=6)
    for device in every:
        table = Table(device.game.rules, read_record(device.text))
        table.settled = device.game.settled
        assert not table.can_undo()


def test_an_extra_throw_needs_a_letter_of_the_other_house_first() -> None:
    """Who throws 2 or 12 chooses a square before anybody knows the next throw."""
    every = begun("sequence_dice", (0, 1), letters=1, secret="long")
    text = letter_text(every[0].game)
    for _ in range(90):
        text = pass_on(every, text)
        game = max((device.game for device in every if device.text), key=lambda game: game.sent)
        last, state = game.turns[game.sent - 1], game.states[-1]
        seat = game.rules.on_turn(state)
        if last.end > last.start and seat is not None and game.post.houses[seat] == last.house:
            assert game.due is not None
            assert game.due.house != last.house
            assert game.due.whole
            assert game.due.start == game.due.end
            return
    raise AssertionError("nobody threw twice")
