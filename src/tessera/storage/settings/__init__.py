"""The settings of this device: language, sound, pace, names of players, looks of games."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress

from tessera.storage.ports import Store, StoreError
from tessera.storage.settings.names import DAILY, PEOPLE, PREFIX, SETTING
from tessera.storage.solved_days import SolvedDays
from tessera.storage.write_queue import WriteQueue


class Settings:
    """Short texts by name, in the journal beside the games, and in the durable store."""

    def __init__(self, journal: Store, queue: WriteQueue) -> None:
        self.on_refused: Callable[[], None] = lambda: None
        """Called when a chosen setting can't be stored, and so holds for now only."""
        self._store, self._queue = journal, queue
        self._unkept: dict[str, str] = {}
        """Settings that the journal refused; they hold until the page is closed."""
        self._read: dict[str, str | None] = {}
        """The texts of the journal that were read since `read_anew`."""
        self.derived: dict[str, dict[str, str]] = {}
        """Values worked out from settings, by any name; cleared when a setting may be another."""
        texts = queue.found(SETTING)
        self._safe = {key.removeprefix(SETTING): text for key, text in texts.items()}
        """The settings in the durable store, as far as that is known."""
        for name, text in self._safe.items():
            self._come(name, text)

    def recall(self, name: str, default: str) -> str:
        """The text of a setting; `default` if it isn't set."""
        if name not in self._read:
            self._read[name] = self._store.get(PREFIX + name)
        return self._unkept.get(name) or self._read[name] or default

    def read_anew(self) -> None:
        """Has each setting read again from the journal once it is asked for. Called whenever the
        page was drawn: a press asks up to a hundred times for a dozen settings."""
        self._read.clear()
        self.derived.clear()

    def choice(self, name: str, values: Sequence[str]) -> str:
        """A setting that is one of these values; the first of them unless another was chosen."""
        value = self.recall(name, "")
        return value if value in values else values[0]

    def remember(self, name: str, value: str) -> None:
        """Stores a setting; if that fails, it holds until the page is closed."""
        self._keep(name, value, self.on_refused)

    def travelling(self) -> dict[str, str]:
        """The settings for a backup, by name."""
        names = [*(key.removeprefix(PREFIX) for key in self._store.names()), *self._unkept]
        values = {name: self.recall(name, "") for name in sorted(self._known(names))}
        return {name: text for name, text in values.items() if text}

    def arrive(self, settings: Mapping[str, str]) -> None:
        """Takes over the settings of a backup that aren't set here, and its people and solved
        days."""
        from tessera.storage.settings.known import as_called_here  # noqa: PLC0415 - see `_known`

        settings = as_called_here(settings, self.recall(PEOPLE, ""))
        with self._queue.together():
            for name, most in self._known(settings).items():
                text = settings.get(name, "")
                if 0 < len(text) <= most and (text := self._brought(name, text)):
                    self._keep(name, text, lambda: None)

    def settle(self) -> None:
        """Writes to the durable store the settings that it lacks, such as those of visits before it
        had any."""
        with self._queue.together():
            for name, text in self.travelling().items():
                if self._safe.get(name) != text:
                    self._write(name, text, lambda: None)

    def _known(self, names: Iterable[str]) -> Mapping[str, int]:
        # Imported when settings travel: the games know which there are, and the menu has none yet.
        from tessera.storage.settings.known import known  # noqa: PLC0415

        return known(names)

    def _come(self, name: str, text: str) -> None:
        """Takes over a setting of the durable store that the journal lacks, because it was cleared
        or had no room."""
        if text := self._joined(name, text):
            self._hold(name, text)

    def _joined(self, name: str, text: str) -> str:
        """The new text of a setting when `text` comes from elsewhere: for solved days the days of
        both, for others the text if none is set here; "" if nothing changes."""
        present = self.recall(name, "")
        if name == DAILY and present:
            days = str(SolvedDays(present).joined(SolvedDays(text)))
            return "" if days == present else days
        return "" if present else text

    def _brought(self, name: str, text: str) -> str:
        """The same for a backup: its people join those who are here, and what they have solved."""
        # Those of the durable store don't: whoever was removed here would come back.
        from tessera.storage.settings.known import joined  # noqa: PLC0415 - see `_known`

        present = self.recall(name, "")
        both = joined(name, present, text) if present else None
        if both is None:
            return self._joined(name, text)
        return "" if both == present else both

    def _hold(self, name: str, value: str) -> None:
        self._unkept[name] = value
        self.derived.clear()
        with suppress(StoreError):
            self._store.set(PREFIX + name, value)
            self._read[name] = value
            del self._unkept[name]

    def _keep(self, name: str, value: str, refused: Callable[[], None]) -> None:
        self._hold(name, value)
        self._write(name, value, refused)

    def _write(self, name: str, value: str, refused: Callable[[], None]) -> None:
        def done(fault: str | None) -> None:
            if fault is None:
                self._safe[name] = value
            if self._unkept.get(name) != value:
                return
            if fault is None:  # The journal has an older text, which would count next time.
                self._store.delete(PREFIX + name)
                self._read.pop(name, None)
                self.derived.clear()
            else:
                refused()

        self._queue.commit({SETTING + name: value}, (), lambda there: True, done)
