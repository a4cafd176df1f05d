"""What records keep out: names that disturb, and texts made to exhaust the reader."""

from __future__ import annotations

import unicodedata
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tessera.core.limits import MAX_CHARACTERS, MAX_LINE
from tessera.core.record import MAX_NAME, clean_name
from tessera.core.record_reader import BadRecord, read_record

HEAD = """\
tessera record 6
game sequence_dice 1
seed 1
seat person green Ana
saved 2026-11-21T09:15:00Z
played 0

"""

FAMILY = "👨\u200d👩\u200d👧\u200d👦"
ENGLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"
PICTURES = {*ENGLAND, *map(chr, range(0x1F000, 0x1FB00))}


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Ana", "Ana"),
        ("  Ana   Luísa ", "Ana Luísa"),
        ("Ana\nplayed 9", "Ana played 9"),
        ("A\u202en\u200ba\x00", "A n a"),
        ("Ana\u00a0\u2028Luísa", "Ana Luísa"),
        ("\ud800", ""),
        ("🎲 Zé", "🎲 Zé"),
        (FAMILY, FAMILY),
        ("A❤️\u200d🔥", "A❤️\u200d🔥"),
        ("🙂\u200d↔️", "🙂\u200d↔️"),
        ("👩🏽\u200d⚕️ Eva", "👩🏽\u200d⚕️ Eva"),
        (ENGLAND, ENGLAND),
        ("ශ්\u200dරී", "ශ්\u200dරී"),
        ("\U0001fae9", "\U0001fae9"),
        ("A\u200dB\u200d", "A B"),
        ("👩\u200d", "👩"),
        ("\u200d👩", "👩"),
        ("👩\u200d\u200d👩", "👩 👩"),
        ("A\U000e0041\U000e007f", "A"),
        ("A" * 20 + FAMILY, "A" * 20),
        ("A" * 17 + FAMILY + "B", "A" * 17 + FAMILY),
        ("A" * 23 + "🇵🇹", "A" * 23),
        ("A" * 22 + "🇵🇹🇪🇸", "A" * 22 + "🇵🇹"),
        ("A" * 23 + "❤️", "A" * 23),
        ("A" * 23 + "👩🏽", "A" * 23),
        ("A" * 23 + "e\u0301", "A" * 23 + "é"),
        ("Jose\u0301", "José"),
        ("A" * 23 + "x\u0301", "A" * 23),
        ("A" * 20 + ENGLAND, "A" * 20),
        ("A" + "\u0301" * 40, "Á" + "\u0301" * 23),
        ("A" * 30, "A" * MAX_NAME),
        ("A" * 23 + " B", "A" * 23),
        ("\t\n ", ""),
    ],
)
def test_a_name_becomes_one_short_line(typed: str, name: str) -> None:
    assert clean_name(typed) == name


@given(st.text(st.characters()) | st.text("A 👩🏽❤️🔥🇵🇹\u200d\u200c\u0301්" + ENGLAND, max_size=60))
def test_a_clean_name_is_clean(typed: str) -> None:
    name = clean_name(typed)
    assert clean_name(name) == name
    assert len(name) <= MAX_NAME
    seen = name.replace("\u200d", "").replace("\u200c", "")
    assert all(unicodedata.category(c)[0] not in "CZ" or c == " " or c in PICTURES for c in seen)


def test_a_text_may_be_as_long_as_the_limit_and_no_longer() -> None:
    event = "roll 1 1\n"
    events = event * ((MAX_CHARACTERS - len(HEAD)) // len(event))
    text = HEAD + events
    longest = text + "x" * (MAX_CHARACTERS - len(text))
    assert len(read_record(longest).events) >= 20_000
    with pytest.raises(BadRecord) as error:
        read_record(longest + "x")
    assert error.value.code == "too_large"


def test_a_line_may_be_as_long_as_the_limit_and_no_longer() -> None:
    assert read_record(HEAD + "x" * MAX_LINE).events == ("x" * MAX_LINE,)
    with pytest.raises(BadRecord) as error:
        read_record(HEAD + "x" * (MAX_LINE + 1))
    assert (error.value.code, error.value.line) == ("bad_line", 8)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("[" * 1_000_000, "too_large"),
        ("[" * MAX_CHARACTERS, "no_record"),
        ("\n" * MAX_CHARACTERS, "no_record"),
        (" " * MAX_CHARACTERS, "no_record"),
        ("tessera record " + "1" * (MAX_CHARACTERS - 15), "no_record"),
        ("tessera record 6\n" + "option a b\n" * 18_000, "too_large"),
        ("tessera record 6\n" + "seat person green Ana\n" * 9_000 + "\n", "too_large"),
        (HEAD + "\n" * 100_000 + "x", "bad_line"),
        (HEAD + " " * 100_000 + "x", "bad_line"),
        (HEAD.replace("played 0", "played 999999"), "cut_off"),
        ("\x00" * 1_000, "no_record"),
        ("", "no_record"),
    ],
    ids=lambda value: repr(value[:30]),
)
def test_a_hostile_text_is_refused(text: str, code: str) -> None:
    with pytest.raises(BadRecord) as error:
        read_record(text)
    assert error.value.code == code


@given(st.text() | st.text().map(lambda text: HEAD + text) | st.text().map(HEAD[:-1].__add__))
def test_any_text_is_a_record_or_a_bad_record(text: str) -> None:
    with suppress(BadRecord):
        assert read_record(text).game == "sequence_dice"
