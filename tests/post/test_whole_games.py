"""A whole game that comes from elsewhere: all that is taken over of it is worked out again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tessera.core.record import Note, Player, Record, write_record
from tessera.core.record_reader import BadRecord, read_record
from tessera.core.replay import BadEvent
from tessera.core.rules import CHANCE, Illegal
from tessera.games.tabula.rules import RULES
from tessera.post.game import NotBelieved, PostGame
from tessera.post.letter import believed, whole_text
from tessera.post.mailbox import merged
from tests.effort import part
from tests.post.devices import Device, begun, devices, fresh, refusal
from tests.session.tables import NOW

OPENINGS = ("tabula", "sequence_dice", "sequences")


def changed(text: str, change: Callable[[Record], Record]) -> str:
    return write_record(change(read_record(text)))


def further(text: str, events: int = 1) -> str:
    """The game with events of the next turn behind it, each the kindest that there is."""
    device = Device(0, "reads only")
    device.text = text
    game, record = device.game, read_record(text)
    state, told = game.states[-1], list(record.events)
    for _ in range(events):
        if game.rules.current_player(state) is None:
            break
        chance = game.rules.current_player(state) == CHANCE
        outcomes = game.rules.chance_outcomes(state)
        action = outcomes[-1][0] if chance else game.rules.legal_actions(state)[0]
        state = game.rules.apply(state, action)
        told.append(game.rules.write(action))
    return write_record(replace(record, events=tuple(told), played=len(told)))


def two(letters: int, name: str = "sequence_dice") -> tuple[Device, Device, str]:
    """Who has just written, who has not opened it yet, and the whole game."""
    every = begun(name, (0, 1), letters=letters)
    writer = next(device for device in every if device.game.mine)
    (reader,) = [device for device in every if device is not writer]
    writer.send()
    return writer, reader, whole_text(writer.game)


def test_an_identity_stays_on_its_device() -> None:
    writer, reader, _ = two(3)
    sections = ("people here 5c1e09ab77d2 Ana", "notes 1 well played")
    writer.text = changed(writer.text, lambda record: replace(record, sections=sections))
    assert read_record(whole_text(writer.game)).sections == sections[1:]
    reader.open(whole_text(writer.game))
    assert "5c1e09ab77d2" not in reader.text


@pytest.mark.parametrize("name", OPENINGS)
def test_who_joins_doesnt_throw_for_who_begins(name: str) -> None:
    ana, rui = devices(2)
    rui.open(ana.begin(fresh(name, (0, 1))))
    rui.send()
    answer = whole_text(rui.game)
    assert refusal(ana, further(answer)) == "unsent"
    assert refusal(ana, further(answer, 2)) == "unsent"
    ana.open(answer)
    assert ana.game.record.events == ()


@pytest.mark.parametrize("events", [1, 2, 9])
def test_a_throw_of_who_opens_the_game_isnt_in_it(events: int) -> None:
    _, reader, text = two(12)
    assert refusal(reader, further(text, events)) == "unsent"
    reader.open(text)
    assert refusal(reader, further(text, events)) == "unsent"


def test_neither_is_anything_that_was_undone() -> None:
    """It would stand behind "Redo"."""
    _, reader, text = two(12)
    played = read_record(text).played
    redo = changed(further(text), lambda record: replace(record, played=played))
    assert refusal(reader, redo) == "unsent"


def test_a_result_that_nobody_played_for_is_none() -> None:
    _, reader, text = two(12)
    reader.open(changed(text, lambda record: replace(record, result="1")))
    assert not reader.game.record.result
    new = Device(1, "new")
    new.open(changed(devices(1)[0].begin(fresh("tabula", (0, 1))), won))
    assert not new.game.record.result


def won(record: Record) -> Record:
    return replace(record, result="2")


def test_a_secret_a_place_and_a_time_of_others_are_none_of_this_device() -> None:
    text = devices(1)[0].begin(fresh("tabula", (0, 1)))
    late = text.replace("\nsaved 2026-11-21T09:15:00Z", "\nsaved 9999-11-21T09:15:00Z\nseed theirs")
    new = Device(1, "mine")
    new.open(late.replace("\nsaved", "\nhere 1 1 2026-11-21T09:15:00Z\nsaved"))
    record = new.game.record
    assert (record.seed, record.saved) == ("mine", "2026-11-21T09:15:00Z")
    assert record.post is not None
    assert record.post.here is not None
    assert record.post.here.house == 1


def test_computers_dont_come_in() -> None:
    text = devices(1)[0].begin(fresh("tabula", (0, 1)))
    robot = changed(text, lambda record: replace(record, players=(record.players[0], ROBOT)))
    assert refusal(Device(1, "mine"), robot) == "unreadable"


ROBOT = Player("Rui", "normal", "black")


def test_nobody_writes_hints_into_anothers_game() -> None:
    _, reader, text = two(12)
    game = Device(0, "")
    game.text = text
    choices = [
        n
        for n, state in enumerate(game.game.states[:-1])
        if game.game.rules.current_player(state) not in (CHANCE, None)
    ]
    first = choices[0]
    seat = game.game.rules.current_player(game.game.states[first])
    assert seat is not None
    notes = Note(first, seat), Note(first, 1 - seat), Note(first - 1, seat), Note(len(text))
    noted = [
        changed(text, lambda record, note=note: replace(record, notes=(note,))) for note in notes
    ]
    behind = reader.text
    reader.open(text)
    ahead = reader.text
    for before in (behind, ahead):
        for one in noted:
            reader.text = before
            assert refusal(reader, one) in ("", "story", "yours")
            assert reader.game.record.notes == ()


def test_a_hint_of_a_sent_letter_is_in_the_sum() -> None:
    """Nobody on the way takes one away, or puts one in, without the next answer showing it."""
    writer, reader, text = two(12)
    reader.open(text)
    choice = next(
        n
        for n, state in enumerate(reader.game.states)
        if reader.game.rules.current_player(state) not in (CHANCE, None)
    )
    seat = reader.game.rules.current_player(reader.game.states[choice])
    assert seat is not None
    sent = reader.game.sent
    noted = PostGame(
        reader.game.rules, replace(writer.game.record, notes=(Note(choice, seat), Note(choice)))
    )
    assert noted.sum_at(sent) != writer.game.sum_at(sent)
    assert noted.sum_at(2) == writer.game.sum_at(2)
    assert noted.former_sum_at(sent) == writer.game.sum_at(sent)


# --- anything changed anywhere ---

KEEPS = st.sampled_from(["", "roll 6 6", "pass", "place a1", "note hint 1", "note hint 2"])
LINES = st.one_of(
    KEEPS,
    st.sampled_from(
        ["note copy", "note left 1 normal green Eva", "result 1", "seed theirs", "post 2 hints"]
    ),
    st.text(st.characters(codec="utf-8", exclude_characters="\n"), max_size=12),
)
CHANGES = st.tuples(
    st.sampled_from(["add", "leave out", "replace", "swap", "twice", "character"]),
    st.integers(0, 400),
    LINES,
)


def mended(text: str) -> str:
    """With as many events as it has below its head, as a forger would have it."""
    head, _, body = text.partition("\n\n")
    count = sum(bool(line) and not line.startswith("note ") for line in body.split("\n"))
    lines = [f"played {count}" if line.startswith("played ") else line for line in head.split("\n")]
    return "\n".join(lines) + "\n\n" + body


def forged(text: str, changes: list[tuple[str, int, str]]) -> str:
    lines = text.split("\n")
    for what, at, line in changes:
        n = at % len(lines)
        if what == "add":
            lines.insert(n, line)
        elif what == "leave out":
            del lines[n]
        elif what == "replace":
            lines[n] = line
        elif what == "swap":
            lines[n], lines[n - 1] = lines[n - 1], lines[n]
        elif what == "twice":
            lines.insert(n, lines[n])
        else:
            lines[n] = lines[n][:-1] + line[-1:]
        lines = lines or [""]
    return "\n".join(lines)


def arrived(game: PostGame, text: str) -> PostGame | None:
    """The game after a whole one came from elsewhere; None where it wasn't believed."""
    try:
        record = read_record(text)
        if record.game != game.record.game or record.post is None:
            return None
        return merged(game, believed(game.rules, record), NOW).game
    except (NotBelieved, BadRecord, BadEvent, Illegal):
        return None


@lru_cache
def three_views(letters: int, name: str) -> tuple[PostGame, PostGame, str]:
    """The game of who lacks the last letter, of who has it, and the whole text."""
    _, reader, text = two(letters, name)
    behind = reader.game
    reader.open(text)
    return behind, reader.game, text


@settings(max_examples=part(270), deadline=None)
@given(
    letters=st.sampled_from([2, 3, 11, 24]),
    name=st.sampled_from(OPENINGS),
    changes=st.lists(CHANGES, min_size=1, max_size=3),
    mend=st.booleans(),
    more=st.integers(0, 2),
)
def test_a_whole_game_with_anything_changed_anywhere_is_refused_or_without_effect(
    letters: int, name: str, changes: list[tuple[str, int, str]], *, mend: bool, more: int
) -> None:
    """For who has it all, without any; else what is new are the moves of who wrote, and no more."""
    behind, ahead, text = three_views(letters, name)
    other = forged(further(text, more) if more else text, changes)
    other = mended(other) if mend else other
    assert (arrived(ahead, other) or ahead) is ahead
    found = arrived(behind, other)
    if found is None or found is behind:
        return
    found.check()
    record, honest, last = found.record, ahead.record, found.turns[found.sent - 1]
    assert found.sent == ahead.sent
    assert found.settled == len(record.events) == record.played
    assert record.events[: last.start] == honest.events[: last.start]
    assert record.notes == found.notes(found.sent)
    assert (found.due is None) == bool(record.result)
    same = {"events": (), "played": 0, "notes": (), "result": ""}
    assert replace(record, post=None, **same) == replace(honest, post=None, **same)
    assert (record.post and record.post.here) == (honest.post and honest.post.here)


@settings(max_examples=part(90), deadline=None)
@given(
    changes=st.lists(CHANGES, min_size=1, max_size=3), mend=st.booleans(), more=st.integers(0, 2)
)
def test_an_invitation_with_anything_changed_is_one_to_an_open_table_or_none(
    changes: list[tuple[str, int, str]], *, mend: bool, more: int
) -> None:
    """Nothing was played that isn't told as played before, and nobody has won."""
    text = devices(1)[0].begin(fresh("tabula", (0, 1)))
    other = forged(further(text, more) if more else text, changes)
    try:
        record = read_record(mended(other) if mend else other)
        found = believed(RULES, record)
    except (NotBelieved, BadRecord, BadEvent, Illegal, AssertionError):
        return
    assert found.settled == found.post.began == len(found.record.events)
    assert (found.record.seed, found.post.here) == ("", None)
    assert whole_text(found) == write_record(found.record)
