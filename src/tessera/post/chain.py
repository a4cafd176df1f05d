"""Chains of hashes. Each link is the SHA-256 of the next one. A house first promises link 0, and
then tells the others one by one; nobody else can know a link before that, but everybody can check
it. Links are 32 bytes in base64 for addresses."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256

LENGTH = 1_000
"""The number of links that a house can tell after its promise; the longest game between bots had
130 letters."""


def link(secret: str, number: int) -> str:
    """The link that a house tells in its letter of this number; in 0, the promise."""
    return after(_text(sha256(f"tessera post {secret}".encode()).digest()), LENGTH - number)


def after(link: str, steps: int) -> str:
    """The link that was told so many of the house's letters before this one."""
    raw = urlsafe_b64decode(link + "=")
    for _ in range(steps):
        raw = sha256(raw).digest()
    return _text(raw)


def between(latest: str, known: str) -> tuple[str, ...]:
    """The links from the known one to a later one, both included; an empty tuple if they aren't of
    the same chain."""
    raw = urlsafe_b64decode(latest + "=")
    links = [_text(raw)]
    if links[0] != latest:
        # Four texts decode to the same bytes: a house that could choose would have four throws.
        return ()
    while links[-1] != known:
        if len(links) > LENGTH:
            return ()
        raw = sha256(raw).digest()
        links.append(_text(raw))
    return tuple(reversed(links))


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")
