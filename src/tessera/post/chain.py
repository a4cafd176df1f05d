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


def steps_to(latest: str, known: str) -> int | None:
    """How many letters later than the known link the other was told; None where it isn't of the
    same chain."""
    raw, wanted = urlsafe_b64decode(latest + "="), urlsafe_b64decode(known + "=")
    for steps in range(LENGTH + 1):
        if raw == wanted:
            return steps
        raw = sha256(raw).digest()
    return None


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")
