"""The part of a record about a game by post: the house of each seat, the links that each house has
promised and told of its chain, and the state on this device.

    post 0 hints
    houses 1 2
    chain lqWc…  mI0T…
    here 1 2 2026-11-25T09:15:00Z

`tessera.post` explains houses, chains and links.
"""

import re
from dataclasses import dataclass, replace
from typing import NamedTuple

LINK = re.compile(r"[A-Za-z0-9_-]{43}", re.ASCII)
"""32 bytes in base64 for addresses."""
MOMENT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", re.ASCII)
"""ISO 8601 as every browser reads it; Python alone would take many other forms."""
NUMBER = re.compile(r"[0-9]{1,6}", re.ASCII)
KEYS = ("post", "houses", "chain", "here")
HINTS = "hints"


class Chain(NamedTuple):
    """The end of a house's chain that it promised, and the link that it told last."""

    promised: str
    latest: str


class Here(NamedTuple):
    """The state of a game on one device: its own house, the house whose letter is awaited (None
    after the last letter), and the time since when."""

    house: int
    awaited: int | None
    since: str


@dataclass(frozen=True, slots=True)
class Post:
    """`houses` says for each seat in which house it is, counted from 0 in the order of their first
    letters. `chains` are those that were promised so far, by house. The letters began after
    `began` events. `here` is None where one only looks on."""

    houses: tuple[int, ...]
    chains: tuple[Chain, ...]
    hints: bool
    began: int = 0
    here: Here | None = None

    @property
    def count(self) -> int:
        """The number of houses."""
        return max(self.houses) + 1

    def told(self, house: int, link: str) -> "Post":
        """A copy in which the house has told its next link, or promised its chain with it if that
        is its first."""
        chains = [*self.chains]
        if house == len(chains):
            chains.append(Chain(link, link))
        else:
            chains[house] = chains[house]._replace(latest=link)
        return replace(self, chains=tuple(chains))


def write_post(post: Post) -> list[str]:
    """The lines of a record's head that hold this, without line ends."""
    here = post.here
    awaited = 0 if here is None or here.awaited is None else here.awaited + 1
    return [
        f"post {post.began}" + (f" {HINTS}" if post.hints else ""),
        "houses " + " ".join(str(house + 1) for house in post.houses),
        *(f"chain {chain.promised} {chain.latest}" for chain in post.chains),
        *([f"here {here.house + 1} {awaited} {here.since}"] if here else []),
    ]


class PostLines:
    """Collects these lines. Both methods raise ValueError for lines that make no sense."""

    def __init__(self) -> None:
        self._lines: dict[str, list[str]] = {}
        self._chains: list[Chain] = []

    def take(self, key: str, words: list[str]) -> None:
        """Takes in a line: its first word, and the others."""
        if key == "chain":
            promised, latest = words
            if not (LINK.fullmatch(promised) and LINK.fullmatch(latest)):
                raise ValueError(words)
            self._chains.append(Chain(promised, latest))
            return
        if key in self._lines:
            raise ValueError(key)
        self._lines[key] = words
        if key == "post":
            began, *hints = words
            count_of(began)
            if hints not in ([], [HINTS]):
                raise ValueError(words)
        elif key == "houses":
            if 0 in [count_of(word) for word in words]:
                raise ValueError(words)
        else:
            house, awaited, since = words
            if not count_of(house) or not MOMENT.fullmatch(since):
                raise ValueError(words)
            count_of(awaited)

    def post(self, seats: int) -> Post | None:
        """The `Post` that the lines describe, for a game with so many seats; None without any
        lines."""
        if not self._lines and not self._chains:
            return None
        (began, *hints), words = self._lines.get("post", [""]), self._lines.get("houses", [])
        houses = tuple(count_of(word) - 1 for word in words)
        own, awaited, since = self._lines.get("here", ["", "", ""])
        here = Here(count_of(own) - 1, count_of(awaited) - 1, since) if own else None
        post = Post(houses, tuple(self._chains), bool(hints), count_of(began), here)
        if len(houses) != seats or {*houses} != {*range(post.count)} or post.count < 2:
            raise ValueError("houses")
        if len(self._chains) > post.count:
            raise ValueError("chains")
        if here and (here.house >= post.count or (here.awaited or 0) >= post.count):
            raise ValueError("here")
        if here and here.awaited == -1:
            return replace(post, here=here._replace(awaited=None))
        return post


def count_of(word: str) -> int:
    """The number that a word of a record is. Raises ValueError."""
    if not NUMBER.fullmatch(word):
        raise ValueError(word)
    return int(word)
