"""The data that two browsers need of each other to connect: those fields of a session description
(SDP) that differ from one to the next. The rest of its text is the same for every data channel, and
is written here."""

import re
from dataclasses import dataclass
from typing import Literal

from tessera.phones.addresses import NAMED, V4, V6, at_home, packed

Role = Literal["offer", "answer"]

MOST_CANDIDATES = 6
"""The most addresses in a code that a phone can scan easily; few devices have more."""
WORD = re.compile(r"[A-Za-z0-9+/]{4,64}", re.ASCII)
"""A user fragment or a password (RFC 8839, 5.4)."""
CANDIDATE = re.compile(r"a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host\b.*", re.I | re.ASCII)
DIGEST = 32
"""The bytes of SHA-256, which browsers use for fingerprints."""
HOST, LOCAL_PREFERENCE = 126 << 24, 65_535
"""The parts of the priority of a host candidate (RFC 8445, 5.1.2.1)."""


class BadDescription(ValueError):
    """Raised for a description that no browser in a home network makes."""


@dataclass(frozen=True, slots=True)
class IceCandidate:
    """A place at which a browser can be reached: an address and a port. Instead of the address, a
    browser gives a name that ends in `.local` to pages that may not use its camera."""

    host: str
    port: int

    def __post_init__(self) -> None:
        """Raises BadDescription for an invalid address or port, and for an address outside the home
        network."""
        if not 0 < self.port < 65_536:
            raise BadDescription(self.port)
        if not at_home(self.host):
            raise BadDescription(self.host)

    @property
    def rank(self) -> int:
        """The order in which candidates are listed and tried: 0 for IPv4, which most networks have,
        1 for names, 2 for IPv6."""
        kind, _ = packed(self.host)
        return (V4, NAMED, V6).index(kind)


@dataclass(frozen=True, slots=True)
class Description:
    """The description of one browser for the other."""

    fragment: str
    password: str
    fingerprint: bytes
    candidates: tuple[IceCandidate, ...]

    def __post_init__(self) -> None:
        """Raises BadDescription for values that no browser has."""
        words = WORD.fullmatch(self.fragment) and WORD.fullmatch(self.password)
        if not words or len(self.fingerprint) != DIGEST:
            raise BadDescription
        if not 0 < len(self.candidates) <= MOST_CANDIDATES:
            raise BadDescription(len(self.candidates))


def read_description(text: str) -> Description:
    """The fields of a browser's session description. Raises BadDescription."""
    lines = text.splitlines()
    hosts = [(m[1], int(m[2])) for line in lines if (m := CANDIDATE.fullmatch(line))]
    candidates_at_home = [IceCandidate(host, port) for host, port in hosts if at_home(host)]
    # A browser may list the same address once for each network.
    candidates = sorted(dict.fromkeys(candidates_at_home), key=lambda candidate: candidate.rank)
    digest = _field(lines, "a=fingerprint:").partition(" ")
    if digest[0].lower() != "sha-256":
        raise BadDescription(digest[0])
    try:
        fingerprint = bytes.fromhex(digest[2].replace(":", ""))
    except ValueError:
        raise BadDescription(digest[2]) from None
    fragment, password = _field(lines, "a=ice-ufrag:"), _field(lines, "a=ice-pwd:")
    return Description(fragment, password, fingerprint, tuple(candidates[:MOST_CANDIDATES]))


def _field(lines: list[str], name: str) -> str:
    value = next((line.removeprefix(name) for line in lines if line.startswith(name)), None)
    if value is None:
        raise BadDescription(name)
    return value


def write_description(of: Description, role: Role) -> str:
    """The whole session description of a browser, for the other one to connect to it. `role` is the
    part that this browser has: the phone's text is an "answer"."""
    # The table begins the DTLS handshake, with the phone whose answer it has read. If phones began,
    # the first packet of any phone that has read the same invitation would spoil it for the chosen
    # one.
    addresses = [
        f"a=candidate:{n} 1 udp {HOST | LOCAL_PREFERENCE - n << 8 | 255} "
        f"{candidate.host} {candidate.port} typ host"
        for n, candidate in enumerate(of.candidates, start=1)
    ]
    lines = [
        "v=0",
        "o=- 1 1 IN IP4 127.0.0.1",
        "s=-",
        "t=0 0",
        "a=group:BUNDLE 0",
        "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
        "c=IN IP4 0.0.0.0",
        *addresses,
        "a=end-of-candidates",
        f"a=ice-ufrag:{of.fragment}",
        f"a=ice-pwd:{of.password}",
        f"a=fingerprint:sha-256 {of.fingerprint.hex(':').upper()}",
        f"a=setup:{'active' if role == 'offer' else 'passive'}",
        "a=mid:0",
        "a=sctp-port:5000",
        "a=max-message-size:262144",
    ]
    return "\r\n".join(lines) + "\r\n"
