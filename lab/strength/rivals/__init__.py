"""Programs that others wrote, as bots for the arena, so that ours can be measured against them.

Nothing of theirs is here: whoever repeats a match fetches the program and says where it lies.
"""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from multiprocessing.util import Finalize
from statistics import fmean


@dataclass(slots=True)
class Record:
    """The times and faults of a rival under our rules. Every process in which it played prints them
    to the standard error when it ends."""

    name: str
    seconds: list[float] = field(default_factory=list)
    """What each choice took."""
    faults: list[str] = field(default_factory=list)
    """Choices that were none: what was wrong with each."""
    process: int = 0

    def took(self, seconds: float) -> None:
        """Notes the seconds of one more choice."""
        if self.process != os.getpid():
            self.process = os.getpid()
            self.seconds, self.faults = [], []
            Finalize(None, self.tell, exitpriority=0)
        self.seconds.append(seconds)

    def tell(self) -> None:
        print(
            f"{self.name}: asked {len(self.seconds)} times, {len(self.faults)} faults, "
            f"{fmean(self.seconds):.3f} s on average, {max(self.seconds):.1f} s at most",
            *sorted(dict.fromkeys(self.faults))[:10],
            sep="\n  ",
            file=sys.stderr,
        )
