"""Links and pasted texts, as they come out of mail and messengers."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64encode

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tessera.core.limits import MAX_CHARACTERS
from tessera.storage.links import MARK, MAX_LINK, BadLink, read_link, tidy, write_link
from tests.session.tables import record_text

TEXT = record_text("person", "normal") + "roll 1 2\n"


def code(content: bytes) -> str:
    packer = zlib.compressobj(9, wbits=-zlib.MAX_WBITS)
    return "1" + urlsafe_b64encode(packer.compress(content) + packer.flush()).decode().rstrip("=")


@given(st.text(st.characters(codec="utf-8"), max_size=500))
def test_a_link_gives_the_text_back(text: str) -> None:
    link = write_link(text)
    assert read_link(link) == text
    assert all(c.isascii() and (c.isalnum() or c in "-_") for c in link)


@pytest.mark.parametrize(
    ("link", "problem"),
    [
        ("", "bad_link"),
        ("x", "bad_link"),
        ("2abc", "newer_link"),
        ("1", "bad_link"),
        ("1!!!!", "bad_link"),
        ("1é", "bad_link"),
        (write_link(TEXT)[:-5], "bad_link"),
        (code(b"\xff\xfe"), "bad_link"),
        ("1" + "A" * MAX_LINK, "too_large"),
        (code(b"a" * (4 * MAX_CHARACTERS + 1)), "too_large"),
        (code(b"\0" * 100_000_000)[:MAX_LINK], "too_large"),
    ],
    ids=range(11),
)
def test_a_bad_link_says_what_is_wrong(link: str, problem: str) -> None:
    with pytest.raises(BadLink) as error:
        read_link(link)
    assert error.value.code == problem


@pytest.mark.parametrize(
    "pasted",
    [
        TEXT,
        TEXT.replace("\n", "\r\n"),
        TEXT.replace("\n", "\r"),
        f"\ufeff{TEXT}",
        f"\n\n  {TEXT}\n\n\n",
        f"https://example.org/tessera/{MARK}{write_link(TEXT)}",
        f"Look at this!\nhttps://example.org/{MARK}{write_link(TEXT)} What do you say?",
    ],
    ids=range(7),
)
def test_a_pasted_text_is_tidied(pasted: str) -> None:
    assert tidy(pasted) == TEXT


def test_a_last_line_that_may_be_cut_off_can_still_be_told() -> None:
    assert tidy(f"\n{TEXT.rstrip()}") == tidy(TEXT.rstrip()) == TEXT.rstrip()


@pytest.mark.parametrize("text", ["#/open/", "look: #/open/ \n", "#/open/#/open/1"])
def test_a_link_with_nothing_in_it(text: str) -> None:
    with pytest.raises(BadLink):
        tidy(text)


def test_somebody_may_be_called_like_a_link() -> None:
    text = TEXT.replace("Ana", MARK + "x")
    assert tidy(text) == text


def test_a_game_without_events_survives_tidying() -> None:
    text = record_text("person", "normal")
    assert tidy(text) == text
    assert tidy(text.strip()) == text
