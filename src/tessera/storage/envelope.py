"""An envelope is the one line above a record in storage: which revision this is, whose, when, and a
sum that tells whether every character is as it was written.

    tessera kept 1 17 6f1c2a 2026-11-21T09:15:00Z 9f86d081
    tessera record 6
    …

The numbers are the format of the envelope, the revision (one more with every writing, whatever the
clock says), the tab that wrote, the time, and a CRC-32. Records that leave the device, as files,
links or on the clipboard, have no envelope, so people may edit them. Neither had those of the
first Tessera, which count as revision 0.
"""

import re
from typing import NamedTuple
from zlib import crc32

from tessera.core.limits import CodedError

FORMAT = 1
MAGIC = "tessera kept "
LINE = re.compile(r"(\d{1,15}) ([0-9a-z]{1,32}) (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ) ([0-9a-f]{8})")


class BadEnvelope(CodedError):
    """A stored text that isn't as it was written: the code "damaged", or "newer" for an envelope
    that only a later Tessera can read."""


class Envelope(NamedTuple):
    """The fields of an envelope, and the text under it. `moment` is ISO 8601 in UTC, or empty."""

    number: int
    tab: str
    moment: str
    text: str


def wrap(envelope: Envelope) -> str:
    """The text to store; `unwrap` gives an equal value back."""
    line = f"{envelope.number} {envelope.tab} {envelope.moment}"
    return f"{MAGIC}{FORMAT} {line} {_sum(line, envelope.text)}\n{envelope.text}"


def unwrap(stored: str) -> Envelope:
    """The envelope of a stored text. Raises BadEnvelope."""
    if not stored.startswith(MAGIC):
        return _bare(stored)
    line, _, text = stored.partition("\n")
    number, _, rest = line.removeprefix(MAGIC).partition(" ")
    if number.isascii() and number.isdecimal() and len(number) < 7 and int(number) > FORMAT:
        raise BadEnvelope("newer")
    parts = LINE.fullmatch(rest)
    if parts is None or number != str(FORMAT):
        raise BadEnvelope("damaged")
    revision, tab, moment, written = parts.groups()
    if _sum(f"{revision} {tab} {moment}", text) != written:
        raise BadEnvelope("damaged")
    return Envelope(int(revision), tab, moment, text)


def _sum(line: str, text: str) -> str:
    # A lone surrogate can be stored, so it must be possible to count it.
    return f"{crc32(chr(10).join((line, text)).encode('utf-8', 'surrogatepass')):08x}"


def _bare(stored: str) -> Envelope:
    """The envelope, as revision 0, for a text without one. Raises BadEnvelope("damaged") if it is
    no record."""
    # Imported where a text needs it: hardly any does.
    from tessera.core.record_reader import BadRecord, read_record  # noqa: PLC0415

    try:
        read_record(stored)
    except BadRecord as error:
        if error.code != "newer":
            raise BadEnvelope("damaged") from error
    return Envelope(0, "", "", stored)
