"""What is heard and felt, remembered instead."""

from __future__ import annotations

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

    def play(self, notes: tuple[Tone, ...]) -> None:
        self.heard.append(notes)

    def hush(self) -> None:
        self.hushed += 1

    def can_vibrate(self) -> bool:
        return self.feels

    def vibrate(self, pattern: tuple[int, ...]) -> None:
        self.felt.append(pattern)
