"""Input from outside: files, links and pasted texts, none of which is to be trusted.

Nothing is parsed before its size is checked, a link is inflated up to a maximum, and the result is
plain lines: there is no nesting, no number of more than a few digits, and no key that may occur
twice.
"""

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64

from tessera.core.limits import MAX_CHARACTERS, CodedError
from tessera.storage.addresses import MAX_LINK, address_in

MAX_FILE = 40_000_000
"""The most bytes of a file that is read: a backup of some thousand games."""
MARK = "#/open/"
"""The part of a link before the record."""
FORMAT = "1"
"""The first character of the record in a link. This one says: deflated, in base64 for addresses."""
SHORT = "2"
"""The same of a link in which events are numbers (`short.py`)."""


class BadLink(CodedError):
    """A link that holds no record: the code "bad_link", "too_large", "newer_link", or, of a short
    one, "unknown_game"."""


def write_link(text: str, effort: int = zlib.Z_BEST_COMPRESSION) -> str:
    """A record as a part of an address; `read_link` gives it back. With less effort than the most,
    9, it is longer and takes less time."""
    return FORMAT + coded(deflated(text, effort))


def deflated(text: str, effort: int = zlib.Z_BEST_COMPRESSION) -> bytes:
    """The text as it stands in a link."""
    # A damaged text may contain half a character, which becomes a "?".
    packer = zlib.compressobj(effort, wbits=-zlib.MAX_WBITS)
    return packer.compress(text.encode(errors="replace")) + packer.flush()


def coded(data: bytes) -> str:
    """These bytes in characters that an address may have."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def read_link(code: str) -> str:
    """The text in that part of an address, which may have other letters behind it. Raises
    BadLink."""
    if code[:1] != FORMAT:
        raise BadLink("newer_link" if code[:1].isdigit() else "bad_link")
    return inflated(code[1:])[0]


def inflated(body: str) -> tuple[str, bytes]:
    """The text in a code without its format, and the bytes behind the text. Raises BadLink."""
    if len(body) >= MAX_LINK:
        raise BadLink("too_large")
    if len(body) % 4 == 1:  # No base64 has this length: the last letter isn't the code's.
        body = body[:-1]
    unpacker = zlib.decompressobj(-zlib.MAX_WBITS)
    try:
        packed = urlsafe_b64decode(body.encode("ascii") + b"=" * (-len(body) % 4))
        unpacked = unpacker.decompress(packed, 4 * MAX_CHARACTERS)
        if not unpacker.eof:
            raise BadLink("too_large" if unpacker.unconsumed_tail else "bad_link")
        return unpacked.decode(), unpacker.unused_data
    except (NotBase64, zlib.error, UnicodeError):
        raise BadLink("bad_link") from None


def tidy(text: str) -> str:
    """A text without the changes of mail, messengers and editors: with plain line ends, and nothing
    round it but the end of the last line, if it has one. For a link, the record in it; a short
    link is for `short.py`. Raises BadLink."""
    if (address := address_in(text)).startswith(MARK):
        return read_link(address.removeprefix(MARK))
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").lstrip()
    end = "\n" if text.rstrip(" ").endswith("\n") else ""  # Without one it may be cut off.
    text = text.rstrip()
    return f"{text}{end}" if "\n\n" in text else f"{text}\n\n"
