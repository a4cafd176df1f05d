"""Invitation and answer as the short text of a QR code.

A code is bytes in base64url: version and kind, the number of the invitation, the seat, and then the
fields of a description, those of variable length after their length. An invitation ends with the
name of the player on the seat, and a zero, because other letters may get behind a link.
"""

import base64
import binascii
from typing import NamedTuple

from tessera.core.clusters import cut
from tessera.core.limits import CodedError
from tessera.core.record import clean_name
from tessera.phones.addresses import LENGTHS, packed, unpacked
from tessera.phones.description import (
    DIGEST,
    MOST_CANDIDATES,
    BadDescription,
    Description,
    IceCandidate,
)

INVITATION, ANSWER = 0x21, 0x22
"""The first byte: version 2, and the kind of the code."""
MAX_CODE = 400
"""The most characters of a code; a longer one, which somebody may have made to do harm, isn't
read."""
SPECTATOR = 255
"""The number that stands for no seat."""
NAME_BYTES = 40
"""The most bytes of a name in a code; longer names are cut in it."""


class BadCode(CodedError):
    """Raised for a text that is no code of Tessera's ("no_code"), or one of another version
    ("newer")."""


class Invitation(NamedTuple):
    """An invitation to a seat, or to look on if that is None."""

    number: int
    """From 0 to 65,535; the answer has the same, so that it can't be taken for one to an earlier
    invitation."""
    seat: int | None
    description: Description
    name: str = ""


class Answer(NamedTuple):
    """The answer to the invitation of this number."""

    number: int
    description: Description


def write_invitation(invitation: Invitation) -> str:
    """The code of an invitation."""
    seat = SPECTATOR if invitation.seat is None else invitation.seat
    name = invitation.name
    while len(name.encode()) > NAME_BYTES:
        name = cut(name, len(name) - 1)
    return _coded(INVITATION, invitation.number, bytes([seat]), invitation.description, f"{name}\0")


def write_answer(answer: Answer) -> str:
    """The code of an answer."""
    return _coded(ANSWER, answer.number, b"", answer.description, "")


def read_invitation(code: str) -> Invitation:
    """The invitation of a code. Raises BadCode."""
    reader = _Reader(code[:-1] if len(code) % 4 == 1 else code, INVITATION)
    try:
        number, seat = reader.number(2), reader.number(1)
        description = reader.description()
        name = clean_name(reader.rest().partition(b"\0")[0].decode())
    except ValueError:
        raise BadCode("no_code") from None
    return Invitation(number, None if seat == SPECTATOR else seat, description, name)


def read_answer(code: str) -> Answer:
    """The answer of a code. Raises BadCode."""
    reader = _Reader(code, ANSWER)
    try:
        answer = Answer(reader.number(2), reader.description())
        if reader.rest():
            raise BadCode("no_code")
    except ValueError:
        raise BadCode("no_code") from None
    return answer


def _coded(kind: int, number: int, seat: bytes, of: Description, name: str) -> str:
    words = [word.encode() for word in (of.fragment, of.password)]
    parts = [
        bytes([kind]),
        number.to_bytes(2),
        seat,
        *(bytes([len(word)]) + word for word in words),
        of.fingerprint,
        bytes([len(of.candidates)]),
        *map(_address, of.candidates),
        name.encode(),
    ]
    return base64.urlsafe_b64encode(b"".join(parts)).decode().rstrip("=")


def _address(of: IceCandidate) -> bytes:
    kind, host = packed(of.host)
    return bytes([kind]) + host + of.port.to_bytes(2)


class _Reader:
    """Reads the bytes of a code from first to last. Raises ValueError where there are too few."""

    def __init__(self, code: str, kind: int) -> None:
        if not code.isascii() or len(code) > MAX_CODE:
            raise BadCode("no_code")
        try:
            # Characters outside the alphabet are refused, so that a code has only one spelling.
            bytes_of = base64.b64decode(code + "=" * (-len(code) % 4), b"-_", validate=True)
        except (binascii.Error, ValueError):
            raise BadCode("no_code") from None
        self._bytes = bytes_of
        self._at = 0
        if not bytes_of or bytes_of[0] & 0x0F != kind & 0x0F:
            raise BadCode("no_code")
        if bytes_of[0] != kind:
            raise BadCode("newer")
        self._at = 1

    def take(self, count: int) -> bytes:
        taken = self._bytes[self._at : self._at + count]
        if len(taken) < count:
            raise ValueError(count)
        self._at += count
        return taken

    def rest(self) -> bytes:
        return self.take(len(self._bytes) - self._at)

    def number(self, count: int) -> int:
        return int.from_bytes(self.take(count))

    def description(self) -> Description:
        fragment, password = (self.take(self.number(1)).decode("ascii") for _ in range(2))
        fingerprint, count = self.take(DIGEST), self.number(1)
        if count > MOST_CANDIDATES:
            raise BadDescription(count)
        candidates = tuple(self._candidate() for _ in range(count))
        return Description(fragment, password, fingerprint, candidates)

    def _candidate(self) -> IceCandidate:
        kind = self.number(1)
        if kind not in LENGTHS:
            raise BadDescription(kind)
        host = unpacked(kind, self.take(LENGTHS[kind]))
        return IceCandidate(host, self.number(2))
