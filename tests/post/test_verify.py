"""`python -m tessera verify`: the dice of a game by post, proven from its public record."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from tessera.core.record import write_record
from tessera.core.record_reader import read_record
from tessera.post.letter import whole_text
from tessera.post.mailbox import invited_again
from tessera_kit.__main__ import main
from tests.post.devices import Device, at_table, begun, fresh, move, pass_on
from tests.session.tables import NOW, begin, play_to_the_end, record_text

OTHER = "roll 1 2 3 3 3 6"


def verify(tmp_path: Path, text: str) -> int:
    file = tmp_path / "game.txt"
    file.write_text(text, encoding="utf-8")
    return main(["verify", str(file)])


def test_the_dice_of_a_game_are_proven(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = begun("sequences", (0, 1), letters=9)[0].game
    assert verify(tmp_path, whole_text(game)) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[-1] == "7 turns checked: the dice were fair."
    events = [event for line in told[:-1] for event in range(*numbers(line))]
    assert events == [*range(1, len(game.record.events) + 1)], "each by one message"


def numbers(line: str) -> tuple[int, int]:
    """The events that a line is about."""
    found = re.fullmatch(r"Throws and moves (\d+) to (\d+): message \d+, of (Ana|Rui)\.", line)
    assert found
    return int(found[1]), int(found[2]) + 1


def test_a_throw_that_was_changed_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = begun("sequences", (0, 1), letters=9)[0].game
    text, last = whole_text(game), game.record.events[-1]
    assert verify(tmp_path, text.replace(f"{last}\n", f"{OTHER}\n")) == 1
    assert capsys.readouterr().err.startswith("Message 9: The dice of ")


def test_a_chain_that_was_replaced_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = begun("sequences", (0, 1), letters=9)[0].game
    text = whole_text(game).replace(game.post.chains[1].promised, "A" * 43)
    assert verify(tmp_path, text) == 1
    assert "The dice of Rui can't be confirmed" in capsys.readouterr().err


def test_a_game_at_one_table_has_nothing_to_prove(tmp_path: Path) -> None:
    assert verify(tmp_path, record_text("person", "person")) == 2


def invented(text: str) -> str:
    """The game as if a whole one had been played before its letters began."""
    table = begin("person", "person")
    play_to_the_end(table)
    record, played = read_record(text), table.record(NOW)
    assert record.post is not None
    post = replace(record.post, began=played.played)
    return write_record(
        replace(
            record,
            setup=played.setup,
            events=played.events,
            post=post,
            played=played.played,
            result=played.result,
        )
    )


def test_a_game_that_was_made_up_isnt_proven_by_letters_without_events(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    without = write_record(fresh("sequence_dice", (0, 1)))
    for text in (without, whole_text(begun("sequence_dice", (0, 1), letters=2)[0].game)):
        assert verify(tmp_path, invented(text)) == 2
        told = capsys.readouterr()
        assert "No turn could be checked" in told.err
        assert "throws and moves were made before the messages began" in told.err
        assert not told.out


def test_what_was_played_without_letters_was_never_sent(tmp_path: Path) -> None:
    record = read_record(invented(write_record(fresh("sequence_dice", (0, 1)))))
    assert record.post is not None
    text = write_record(replace(record, post=replace(record.post, began=0)))
    assert verify(tmp_path, text) == 2


@pytest.mark.parametrize("undone", [0, 1, 2])
def test_what_was_never_sent_is_told_also_where_it_was_undone(
    undone: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    every = begun("sequence_dice", (0, 1), letters=9)
    device = next(device for device in every if device.game.mine)
    table = at_table(device.game)
    for _ in range(2):
        move(table, "a")
    record = table.record(NOW)
    text = write_record(replace(record, played=record.played - undone))
    assert verify(tmp_path, text) == 1
    assert "The last 2 throws and moves were never sent" in capsys.readouterr().err


def test_what_was_played_before_an_invitation_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old = begun("sequences", (0, 1), letters=9)[0].game
    every = [Device(house, f"again{house}") for house in range(2)]
    every[0].text = write_record(replace(invited_again(old, "again0", NOW)))
    text = every[0].send()
    for _ in range(4):
        text = pass_on(every, text)
    assert verify(tmp_path, whole_text(max((d.game for d in every), key=lambda g: g.sent))) == 0
    out = capsys.readouterr().out
    assert f"The first {old.settled} throws and moves were made before the messages began" in out
