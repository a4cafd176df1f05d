"""Invitations and answers: what goes into a QR code comes out of it, and nothing else is taken."""

from __future__ import annotations

import base64
from random import Random

import pytest

from tessera.phones.addresses import packed, unpacked
from tessera.phones.codes import (
    MAX_CODE,
    Answer,
    BadCode,
    Invitation,
    read_answer,
    read_invitation,
    write_answer,
    write_invitation,
)
from tessera.phones.description import (
    BadDescription,
    Description,
    IceCandidate,
    read_description,
    write_description,
)
from tests.phones.descriptions import CHROMIUM, FIREFOX

NAME = "4f1c0f3e-7a0b-4a57-9d5e-0c2b6a1d9e10.local"
SHORT = Description("aB+/", "p" * 24, bytes(range(32)), (IceCandidate("192.168.1.20", 50_123),))
LONG = Description(
    "12ab34cd",
    "0123456789abcdef0123456789abcdef",
    bytes(range(32)),
    (
        IceCandidate("192.168.178.254", 65_535),
        IceCandidate(NAME, 1),
        IceCandidate("fd00:0:0:0:1:2:3:4", 9),
    ),
)
ADDRESS = "https://somebody.github.io/tessera/#/join/"


@pytest.mark.parametrize("description", [SHORT, LONG])
@pytest.mark.parametrize(("seat", "name"), [(0, "Ana"), (11, "Zé 👩‍👩‍👧"), (None, "")])
def test_what_is_written_is_read(description: Description, seat: int | None, name: str) -> None:
    invitation = Invitation(65_535, seat, description, name)
    assert read_invitation(write_invitation(invitation)) == invitation
    answer = Answer(7, description)
    assert read_answer(write_answer(answer)) == answer


def test_an_address_is_short_enough_to_be_read_from_a_tablet() -> None:
    assert len(ADDRESS + write_invitation(Invitation(1, 0, SHORT, "Ana"))) <= 160
    assert (
        len(ADDRESS + write_invitation(Invitation(1, 0, LONG, "A name with 24 letters!!"))) <= 250
    )


def test_a_long_name_is_cut_and_not_torn() -> None:
    code = write_invitation(Invitation(1, 0, SHORT, "👩‍👩‍👧" * 4))
    assert read_invitation(code).name == "👩‍👩‍👧" * 2


@pytest.mark.parametrize(
    "host", ["10.0.0.1", NAME, "fe80:0:0:0:0:0:0:1", "2001:db8:0:1:0:0:0:ff00"]
)
def test_addresses_come_back(host: str) -> None:
    assert unpacked(*packed(host)) == host


@pytest.mark.parametrize(
    ("short", "long"),
    [
        ("fe80::1", "fe80:0:0:0:0:0:0:1"),
        ("::1", "0:0:0:0:0:0:0:1"),
        ("::", "0:0:0:0:0:0:0:0"),
    ],
)
def test_zeros_may_be_left_out(short: str, long: str) -> None:
    assert packed(short) == packed(long)


@pytest.mark.parametrize(
    "host",
    ["", "1.2.3", "1.2.3.256", "1.2.3.-4", "a.b.c.d", "::1::", "1:2:3", "1:2:3:4:5:6:7:8:9", ":::",
     "g::", "12345::", "x.local", "²5.1.1.1", "example.org", "1.2.3.4 1"],
)  # fmt: skip
def test_nothing_else_is_an_address(host: str) -> None:
    with pytest.raises(BadDescription):
        IceCandidate(host, 5)


@pytest.mark.parametrize("text", [CHROMIUM, FIREFOX])
def test_what_a_browser_says_is_read_and_can_be_told_to_another(text: str) -> None:
    found = read_description(text)
    again = read_description(write_description(found, "offer"))
    assert again == found
    assert all(candidate.port > 9 for candidate in found.candidates), "none of TCP"


def test_what_lacks_a_field_is_no_description() -> None:
    lines = CHROMIUM.splitlines()
    for number, line in enumerate(lines):
        if line.startswith(("a=ice-ufrag", "a=ice-pwd", "a=fingerprint", "a=candidate:2")):
            with pytest.raises(BadDescription):
                read_description("\n".join(lines[:number] + lines[number + 1 :]))


def test_nothing_but_a_code_is_taken() -> None:
    good, rng = write_invitation(Invitation(3, 1, LONG, "Ana")), Random(1)
    answer = write_answer(Answer(3, LONG))
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=+/ é\n"
    for _ in range(3_000):
        at, length = rng.randrange(len(good)), rng.randrange(4)
        noise = "".join(rng.choices(letters, k=length))
        for text in (good[:at] + noise + good[at + rng.randrange(4) :], good[:at], noise):
            try:
                found = read_invitation(text)
            except BadCode:
                continue
            assert read_invitation(write_invitation(found)) == found
    for text in (answer, "", "A" * (MAX_CODE + 1), "https://example.org"):
        with pytest.raises(BadCode, match="no_code"):
            read_invitation(text)
    with pytest.raises(BadCode, match="newer"):
        read_answer("M" + answer[1:])


@pytest.mark.parametrize(
    "host",
    ["10.0.0.1", "172.16.0.1", "172.31.255.254", "192.168.0.9", "169.254.1.1", "fe80::1", "febf::1",
     "fc00::1", "fd12:3456::1", NAME],
)  # fmt: skip
def test_an_address_of_a_home_is_taken(host: str) -> None:
    assert IceCandidate(host, 5).host == host


@pytest.mark.parametrize(
    "host",
    ["8.8.8.8", "172.15.0.1", "172.32.0.1", "192.0.2.1", "169.253.0.1", "100.64.0.1", "127.0.0.1",
     "0.0.0.0", "224.0.0.251", "255.255.255.255", "2001:db8::1", "::1", "::", "ff02::fb", "fec0::1",
     "::ffff:808:808", "64:ff9b::808:808"],
)  # fmt: skip
def test_an_address_out_in_the_world_is_none(host: str) -> None:
    with pytest.raises(BadDescription):
        IceCandidate(host, 5)


def test_of_what_a_browser_says_only_what_is_at_home_is_told_to_another() -> None:
    public = CHROMIUM.splitlines()[9].replace("192.168.1.20", "2001:db8::7")
    assert "typ host" in public
    both = CHROMIUM.replace("a=ice-ufrag", f"{public}\na=ice-ufrag")
    assert read_description(both) == read_description(CHROMIUM)
    with pytest.raises(BadDescription):
        read_description(CHROMIUM.replace("192.168.1.20", "203.0.113.9"))


def test_a_code_that_somebody_made_leads_to_nobody_out_in_the_world() -> None:
    code = write_invitation(Invitation(3, 1, SHORT, "Ana"))
    data = bytearray(base64.urlsafe_b64decode(code + "=" * (-len(code) % 4)))
    at = data.index(bytes([192, 168, 1, 20]))
    data[at : at + 4] = bytes([203, 0, 113, 9])
    with pytest.raises(BadCode, match="no_code"):
        read_invitation(base64.urlsafe_b64encode(data).decode().rstrip("="))
