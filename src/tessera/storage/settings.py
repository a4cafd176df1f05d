"""What was chosen on this device: language, sound, pace, names of players, looks of games."""

from collections.abc import Mapping, Sequence

from tessera import games
from tessera.storage.ports import Store

PREFIX = "tessera/"
WORD, LIST, SEATS, PUZZLES = 40, 400, 2_000, 4_000
"""Characters of one choice, of a choice for each seat or option, of the names of all seats, and of
what became of all puzzles of a game."""


def known() -> Mapping[str, int]:
    """Every setting there is, with the most characters it may have. A backup takes these along and
    brings no others: it may be a stranger's, and must neither fill the store nor reach what else is
    kept in it."""
    own = dict.fromkeys(
        ("language", "theme", "text", "sound", "vibration", "pace", "replay", "turning"), WORD
    )
    own["seats"] = SEATS
    for game in games.GAMES:
        name = game.rules.name
        own |= {f"{kept}/{name}": LIST for kept in ("options", "colours", "lessons")}
        own |= {f"puzzles/{name}": PUZZLES} if game.has_puzzles else {}
        own |= {f"{name}/{preference.name}": WORD for preference in game.preferences}
    return own


class Settings:
    """Short texts by name, beside the games in the same store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._unkept: dict[str, str] = {}
        """What the device refused to keep: it holds as long as the page is there."""

    def recall(self, name: str, default: str) -> str:
        """A setting kept earlier."""
        return self._unkept.get(name) or self._store.get(PREFIX + name) or default

    def choice(self, name: str, values: Sequence[str]) -> str:
        """A setting that is one of these values; the first of them unless another was kept."""
        kept = self.recall(name, "")
        return kept if kept in values else values[0]

    def remember(self, name: str, value: str) -> None:
        """Keeps a setting. Raises StoreError, and it holds for now."""
        self._unkept[name] = value
        self._store.set(PREFIX + name, value)
        del self._unkept[name]

    def travelling(self) -> dict[str, str]:
        """The settings for a backup, by name."""
        found = {name: self.recall(name, "") for name in sorted(known())}
        return {name: text for name, text in found.items() if text}

    def arrive(self, settings: Mapping[str, str]) -> None:
        """Takes those settings of a backup that are missing here. Raises StoreError."""
        for name, most in known().items():
            text = settings.get(name, "")
            if 0 < len(text) <= most and self._store.get(PREFIX + name) is None:
                self.remember(name, text)
