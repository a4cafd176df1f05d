"""What is heard and felt, remembered instead."""

from __future__ import annotations

from collections.abc import Collection

from tessera.scene.sound import Tone


class FakeSpeaker:
    """Remembers what was heard and felt. It hears whatever is played, also unwoken."""

    def __init__(self) -> None:
        self.awake = False
        self.heard: list[tuple[Tone, ...]] = []
        self.felt: list[tuple[int, ...]] = []
        self.hushed = 0
        self.feels = False
        """Whether it can vibrate."""

    def wake(self) -> None:
        self.awake = True

    def rest(self) -> None:
        self.awake = False

    def play(self, notes: tuple[Tone, ...], *, lands: bool) -> None:
        self.heard.append(notes)

    def hush(self) -> None:
        self.hushed += 1

    def can_vibrate(self) -> bool:
        return self.feels

    def vibrate(self, pattern: tuple[int, ...], *, lands: bool) -> None:
        self.felt.append(pattern)


class FakeVoice:
    """A voice that remembers what it read."""

    def __init__(self) -> None:
        self.speaks: Collection[str] = ()
        """The languages that it speaks."""
        self.heard: list[str] = []
        """The sentences since it was last silent."""

    def can_read(self, language: str) -> bool:
        return language in self.speaks

    def read(self, sentences: tuple[str, ...], language: str) -> None:
        assert language in self.speaks
        self.heard += sentences

    def hush(self) -> None:
        self.heard = []
