"""Chains of hashes. The last link of a chain is promised; then the others are told one by one from
there, and each gives the one before by SHA-256. Nobody can tell a link before its house does."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256

LENGTH = 1_000
"""Links that a house can tell after its promise; the longest game of computers had 130 letters."""


def link(secret: str, number: int) -> str:
    """The link of a house's letter of this number: 0 is the promise."""
    return after(_text(sha256(f"tessera post {secret}".encode()).digest()), LENGTH - number)


def after(link: str, steps: int) -> str:
    """The link that was told so many letters before this one."""
    raw = urlsafe_b64decode(link + "=")
    for _ in range(steps):
        raw = sha256(raw).digest()
    return _text(raw)


def between(latest: str, known: str) -> tuple[str, ...]:
    """The links from the known one to a later one, both included; none where they aren't of the
    same chain."""
    raw = urlsafe_b64decode(latest + "=")
    found = [_text(raw)]
    if found[0] != latest:
        return ()  # Four texts have the same bytes: who could choose would have four throws.
    while found[-1] != known:
        if len(found) > LENGTH:
            return ()
        raw = sha256(raw).digest()
        found.append(_text(raw))
    return tuple(reversed(found))


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")
