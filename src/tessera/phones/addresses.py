"""Addresses of a home's network as bytes: IPv4, IPv6, and the names that browsers give instead.

`ipaddress` and `uuid` of the standard library do far more, and would make a first visit larger.
"""

import re

NUMBER = re.compile(r"\d{1,3}", re.ASCII)
GROUP = re.compile(r"[0-9a-f]{1,4}", re.ASCII)
NAME = re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", re.ASCII)
SUFFIX = ".local"
HYPHENS = (8, 4, 4, 4, 12)
"""Digits between the hyphens of a name."""
NAMED, V4, V6 = 0, 4, 6
"""The kinds of addresses."""
LENGTHS = {NAMED: 16, V4: 4, V6: 16}
"""Bytes of each kind."""


def packed(host: str) -> tuple[int, bytes]:
    """The kind of an address, and its bytes. Raises ValueError for a text that is no address."""
    host = host.lower()
    if host.endswith(SUFFIX):
        if not NAME.fullmatch(name := host.removesuffix(SUFFIX)):
            raise ValueError(host)
        return NAMED, bytes.fromhex(name.replace("-", ""))
    if ":" in host:
        return V6, _groups(host)
    numbers = host.split(".")
    if len(numbers) != 4 or not all(map(NUMBER.fullmatch, numbers)):
        raise ValueError(host)
    return V4, bytes(map(int, numbers))  # A number above 255 is a ValueError too.


def at_home(host: str) -> bool:
    """Whether this is an address within a home's own network: a private one (RFC 1918, RFC 4193), a
    link-local one, or a name."""
    # A code may come from anywhere, and must not lead to any other address.
    try:
        kind, data = packed(host)
    except ValueError:
        return False
    if kind == V4:
        first, second = data[0], data[1]
        private = first == 10 or (first == 172 and second >> 4 == 1)
        return private or (first, second) in ((192, 168), (169, 254))
    if kind == V6:
        private, of_link = data[0] >> 1 == 0xFC >> 1, data[0] == 0xFE and data[1] >> 6 == 0b10
        return private or of_link
    return kind == NAMED


def unpacked(kind: int, data: bytes) -> str:
    """The address of these bytes; their number is that of `LENGTHS`."""
    if kind == V4:
        return ".".join(map(str, data))
    digits = data.hex()
    if kind == V6:
        return ":".join(digits[at : at + 4].lstrip("0") or "0" for at in range(0, 32, 4))
    parts, at = [], 0
    for length in HYPHENS:
        parts.append(digits[at : at + length])
        at += length
    return "-".join(parts) + SUFFIX


def _groups(host: str) -> bytes:
    """The bytes of an IPv6 address, in which "::" stands for all missing groups of zeros. Raises
    ValueError."""
    first, gap, second = host.partition("::")
    head, tail = (half.split(":") if half else [] for half in (first, second))
    groups = [*head, *["0"] * (8 - len(head) - len(tail) if gap else 0), *tail]
    if len(groups) != 8:
        raise ValueError(host)
    if not all(map(GROUP.fullmatch, groups)):
        raise ValueError(host)
    return b"".join(int(group, 16).to_bytes(2) for group in groups)
