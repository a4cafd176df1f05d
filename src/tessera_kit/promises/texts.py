"""Promises about the texts of events, positions and records: see `tessera_kit.promises`."""

from collections.abc import Iterator
from typing import Any

from tessera.core.limits import MAX_LINE
from tessera.core.record import NOTE, write_record
from tessera.core.record_reader import read_record
from tessera.core.replay import replay
from tessera.core.rules import Illegal, Rules
from tessera_kit.playing import Playout, events_met, some

AnyGame = Rules[Any, Any]


def check_texts(rules: AnyGame, played: Playout) -> None:
    """The text of every event and position reads back; an event is one line of a record."""
    for event in events_met(rules, played):
        text = rules.write(event)
        line = text.isprintable() and text == text.strip() != "" and len(text) <= MAX_LINE
        assert line, f"{text!r} is no line of a record"
        assert not text.startswith(NOTE), f"{text!r} begins as a note of a record does"
        again = rules.read(text)
        same = (again, type(again)) == (event, type(event))
        assert same, f"{event!r} is written as {text!r}, and read as {again!r}"
    for state in played.sample:
        text = rules.write_position(state)
        assert rules.read_position(text) == state, f"this position reads back otherwise:\n{text}"


def check_slips_of_the_pen(rules: AnyGame, played: Playout) -> None:
    """A text with one character wrong is either another good text or Illegal("unreadable")."""
    for event in some(list(events_met(rules, played)), 40):
        for slip in slips(rules.write(event)):
            check_reader(rules.read, rules.write, slip)
    for state in some(played.states, 3):
        for slip in some(list(slips(rules.write_position(state))), 250):
            check_reader(rules.read_position, rules.write_position, slip)


def check_reader(read: Any, write: Any, text: str) -> None:
    """The text is unreadable, or means something that can be written and read back."""
    try:
        meaning = read(text)
    except Illegal as refusal:
        code = refusal.code
    except Exception as error:
        raise AssertionError(f"{text!r} raises {error!r}") from error
    else:
        again = read(write(meaning))
        assert again == meaning, f"{text!r} is read as {meaning!r}, and that as {again!r}"
        return
    assert code == "unreadable", f"{text!r} is refused by {code}, and not as unreadable"


def slips(text: str) -> Iterator[str]:
    """The text with one character left out, put in, or replaced."""
    for place in range(len(text) + 1):
        rest = text[place + 1 :]
        yield text[:place] + rest
        for wrong in " x0-\n²":
            yield text[:place] + wrong + rest
            yield text[:place] + wrong + text[place:]


def check_record(rules: AnyGame, played: Playout) -> None:
    """A record, written and read, replays to the same states."""
    again = read_record(write_record(played.record(rules)))
    states = tuple(state for _, state in replay(rules, again.setup, again.events))
    assert states == played.states, "a record of it replays to other positions"
