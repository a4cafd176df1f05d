"""The game that a letter belongs to, if it is on this device."""

import re
from typing import NamedTuple

from tessera.core.houses import LINK
from tessera.core.limits import MAX_HEAD
from tessera.post.game import NotBelieved, PostGame, game_id
from tessera.storage.opening import Damaged
from tessera.storage.saves import Entry, Saves

PROMISED = re.compile(rf"\nchain ({LINK.pattern}) ", re.ASCII)
"""The first promise, also in a text that can't be read."""


class KeptPost(NamedTuple):
    """A game by post on this device, with the id under which it is saved; `game` is None where it
    can't be read."""

    id: str
    game: PostGame | None


def kept(saves: Saves, letter_of: str, now: str) -> KeptPost | None:
    """The saved game by post of this name, to be gone on with at the time `now`; of several one
    that can be read."""
    ids = [entry.id for entry in saves.entries() if _is(entry, letter_of)]
    games = [KeptPost(id, _read(saves, id, now)) for id in ids]
    return max(games, key=lambda post: post.game is not None, default=None)


def was_deleted(saves: Saves, letter_of: str) -> bool:
    """Whether the game by post of this name was deleted and can be restored on this device."""
    return any(_is(entry, letter_of) for entry in saves.deleted())


def _is(entry: Entry, letter_of: str) -> bool:
    promised = PROMISED.search(entry.text[:MAX_HEAD])
    return game_id(promised[1]) == letter_of if promised else entry.id == letter_of


def _read(saves: Saves, id: str, now: str) -> PostGame | None:
    try:
        table = saves.open(id)
        return PostGame(table.rules, table.record(now)) if table and table.post else None
    except (Damaged, NotBelieved):
        return None
