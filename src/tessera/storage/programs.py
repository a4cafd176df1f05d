"""Games in one file that somebody has written on this device: their texts, and which of them run.

A text is a setting, so that a backup has it. But a backup may be a stranger's, and a program may do
anything: so it runs only if this device has seen somebody keep just this text. That stands in the
site's own store, as the sum of the text, and never travels.
"""

from contextlib import suppress
from typing import NamedTuple

from tessera.storage.added import NAME
from tessera.storage.ports import Store, StoreError
from tessera.storage.settings.names import PREFIX

PROGRAM, PROGRAMS = 40_000, 12
"""The most characters of a program, and the most programs that run."""
TEXT = "program/"
"""The first characters of the setting that is a program's text; a game's name follows."""
KEPT = "written/"
"""The same of the key that says which text may run."""


class Written(NamedTuple):
    """A program that may run here, as the menu tells of it."""

    name: str
    title: str
    tagline: str
    since: str = ""
    """The moment at which its text was kept, as in a record; "" if that is unknown."""


class WrittenGames:
    """The programs of one's own in the stores of a device."""

    def __init__(self, journal: Store, site: Store) -> None:
        self._journal, self._site = journal, site

    def text(self, name: str) -> str:
        """The text of a program, whether or not it may run; "" for none."""
        return self._journal.get(f"{PREFIX}{TEXT}{name}") or ""

    def names(self) -> tuple[str, ...]:
        """The names of all texts, in the order of the alphabet."""
        start = PREFIX + TEXT
        names = [key.removeprefix(start) for key in self._journal.names() if key.startswith(start)]
        return tuple(name for name in sorted(names) if NAME.fullmatch(name) and self.text(name))

    def kept(self) -> tuple[Written, ...]:
        """The programs that may run."""
        every = [self._kept(name) for name in self.names()[:PROGRAMS]]
        return tuple(one for one in every if one)

    def may_run(self, name: str, text: str) -> bool:
        """Whether somebody has kept just this text on this device."""
        first = (self._site.get(KEPT + name) or "").partition("\n")[0]
        return bool(text) and first == _sum(text)

    def _kept(self, name: str) -> Written | None:
        if not self.may_run(name, self.text(name)):
            return None
        _, title, tagline, since, *_ = f"{self._site.get(KEPT + name)}\n\n\n".split("\n")
        return Written(name, title or name, tagline, since)

    def allow(self, written: Written, text: str) -> bool:
        """Lets a text run from now on; whether the store took it."""
        words = (" ".join(one.split()) for one in written[1:])
        with suppress(StoreError):
            self._site.set(KEPT + written.name, "\n".join([_sum(text), *words]))
            return True
        return False

    def forbid(self, name: str) -> None:
        """Lets it run no more."""
        with suppress(StoreError):
            self._site.delete(KEPT + name)


def named(text: str) -> str:
    """The name of the game in a program's text, of letters that a file may have."""
    words = (line.partition('"')[2] for line in text.splitlines() if "name = " in line)
    name = next((word.partition('"')[0] for word in words if word), "game")
    safe = "".join(letter for letter in name if letter.isascii() and letter.isidentifier())
    return safe or "game"


def _sum(text: str) -> str:
    from hashlib import sha256  # noqa: PLC0415 - the menu does without

    return sha256(text.encode()).hexdigest()
