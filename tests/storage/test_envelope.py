"""An envelope tells every change of what is under it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tessera.core.record import FORMAT
from tessera.storage.envelope import BadEnvelope, Envelope, unwrap, wrap
from tests.session.tables import NOW, record_text

TEXT = record_text("person", "normal")
STORED = wrap(Envelope(17, "6f1c2a", NOW, TEXT))


@given(st.integers(0, 10**14), st.from_regex(r"[0-9a-z]{1,32}", fullmatch=True), st.text())
def test_whatever_is_wrapped_comes_out_again(revision: int, tab: str, text: str) -> None:
    envelope = Envelope(revision, tab, NOW, text)
    assert unwrap(wrap(envelope)) == envelope


def test_a_stored_record_is_still_plain_text_under_one_line() -> None:
    first, _, rest = STORED.partition("\n")
    assert first.startswith("tessera kept 1 17 6f1c2a 2026-11-21T09:15:00Z ")
    assert rest == TEXT


@given(place=st.integers(0, len(STORED) - 1), wrong=st.characters())
def test_a_changed_character_is_noticed(place: int, wrong: str) -> None:
    changed = STORED[:place] + wrong + STORED[place + 1 :]
    if changed != STORED:
        with pytest.raises(BadEnvelope):
            unwrap(changed)


@pytest.mark.parametrize("length", range(0, len(STORED), 7))
def test_a_text_that_was_cut_off_is_noticed(length: int) -> None:
    with pytest.raises(BadEnvelope):
        unwrap(STORED[:length])


def test_what_the_first_tessera_stored_has_no_seal_and_counts_as_oldest() -> None:
    assert unwrap(TEXT) == Envelope(0, "", "", TEXT)


@pytest.mark.parametrize(
    ("stored", "code"),
    [
        (STORED.replace("kept 1", "kept 2", 1), "newer"),
        ("tessera kept 999999 who knows what\n", "newer"),
        ("tessera kept 9999999 far too new\n", "damaged"),
        ("", "damaged"),
        ("junk", "damaged"),
        (TEXT[:-60], "damaged"),
    ],
)
def test_what_cannot_be_unwrapped_says_why(stored: str, code: str) -> None:
    with pytest.raises(BadEnvelope) as error:
        unwrap(stored)
    assert error.value.code == code


def test_a_record_of_a_newer_tessera_without_a_seal_is_not_called_damaged() -> None:
    newer = TEXT.replace(f"tessera record {FORMAT}", f"tessera record {FORMAT + 1}")
    assert unwrap(newer).text == newer
